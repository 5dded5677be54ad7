//! The census of octal games (docs/census.md), as plain data.

use crate::read;
use anyhow::{bail, Result};
use databake::Bake;
use grundy_lang::{told, Lang, Told};
use std::path::Path;

const FILE: &str = "crates/engine/data/census.csv";
const HEXADECIMAL: &str = "crates/engine/data/hexadecimal.csv";

/// An octal game.
#[derive(Bake)]
#[databake(path = grundy_catalogue::census)]
pub struct Game {
    /// Its code's digits: `0o40077` for 4.0077.
    pub digits: u16,
    /// The length of the period, and the heap from which it holds.
    pub period: Option<(u32, u32)>,
    /// The largest heap computed.
    pub reached: u32,
    /// Games of a class have the same values behind the zeros in front.
    pub class: u32,
}

impl Game {
    /// Its code, such as `0.0700`.
    pub fn code(&self) -> String {
        format!("{}.{:04o}", self.digits >> 12, self.digits & 0o7777)
    }
}

/// What the census says of a game besides, in the file's numbers.
#[derive(Bake)]
#[databake(path = grundy_catalogue::census)]
pub enum Remark {
    Sparse { mask: &'static str, counts_heap: bool, rare: &'static str, last: &'static str },
    Published { period: &'static str, start: &'static str },
}

/// Remarks, each behind the digits of its game: few games have one.
pub type Remarks = Vec<(u16, Remark)>;

impl Told for Remark {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Remark::Sparse { mask, counts_heap: false, rare, last } =>
                "sparse: mask {mask}; {rare} rare heaps; the last {last}",
                "稀疏：掩码 {mask}，稀有的堆有 {rare} 个，最后一个是 {last}";
            Remark::Sparse { mask, counts_heap: true, rare, last } =>
                "sparse: mask {mask} and the parity of the heap; {rare} rare heaps; the last {last}",
                "稀疏：掩码 {mask} 与堆的奇偶，稀有的堆有 {rare} 个，最后一个是 {last}";
            Remark::Published { period, start } =>
                "published: period {period} from {start}",
                "已发表：从 {start} 起周期为 {period}";
        })
    }
}

/// A hexadecimal code, with a digit from 8 on, and what was seen of it.
#[derive(Bake)]
#[databake(path = grundy_catalogue::census)]
pub struct Hexadecimal {
    /// Its digits behind the point: `0x83c` for 0.83c.
    pub digits: u16,
    pub seen: Seen,
    /// The length of the period, how much the values grow in it, and the heap from which it holds.
    pub period: u32,
    pub saltus: u32,
    pub from: u32,
    /// The largest heap computed.
    pub reached: u32,
}

/// Which regularity was seen in the values of a hexadecimal code.
#[derive(Bake, Clone, Copy, Debug, PartialEq)]
#[databake(path = grundy_catalogue::census)]
pub enum Seen {
    /// A proved period.
    Proved,
    /// That a period later each value is larger by the saltus.
    Observed,
    /// The same but for some heaps, of which twice as much repairs about half, and so on.
    Ruler,
    /// None.
    Nothing,
}

impl Told for Hexadecimal {
    fn told(&self, lang: Lang) -> String {
        let Hexadecimal { seen, period, saltus, from, reached, .. } = self;
        told!(lang, match seen {
            Seen::Proved => "period {period} from {from}", "从 {from} 起周期为 {period}";
            Seen::Observed =>
                "observed up to {reached}: period {period}, saltus {saltus} from {from}",
                "算到 {reached} 观察到：从 {from} 起周期为 {period}，每周期增加 {saltus}";
            Seen::Ruler =>
                "observed up to {reached}: ruler regularity, period {period}, saltus {saltus}",
                "算到 {reached} 观察到：尺子规律，周期 {period}，每周期增加 {saltus}";
            Seen::Nothing => "no regularity up to {reached}", "到 {reached} 为止没有规律";
        })
    }
}

/// All hexadecimal codes.
///
/// # Errors
///
/// If the file cannot be read, or has a line that does not belong there.
pub fn hexadecimal(root: &Path) -> Result<Vec<Hexadecimal>> {
    let text = read(root, HEXADECIMAL)?;
    let codes = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let cells: Vec<&str> = line.split(',').collect();
        let [code, seen, period, saltus, from, reached, ..] = cells[..] else {
            bail!("{HEXADECIMAL}: `{line}` has not six cells")
        };
        let seen = match seen {
            "proved" => Seen::Proved,
            "observed" => Seen::Observed,
            "ruler" => Seen::Ruler,
            "" => Seen::Nothing,
            _ => bail!("{HEXADECIMAL}: `{line}` has no known regularity"),
        };
        let digits = u16::from_str_radix(code.trim_start_matches("0."), 16)?;
        let [period, saltus, from] = [period, saltus, from].map(|cell| cell.parse().unwrap_or(0));
        Ok(Hexadecimal { digits, seen, period, saltus, from, reached: reached.parse()? })
    });
    codes.collect()
}

/// All games, and the remarks.
///
/// # Errors
///
/// If the file cannot be read, or has a line that does not belong there.
pub fn census(root: &Path) -> Result<(Vec<Game>, Remarks)> {
    let (mut games, mut remarks) = (Vec::new(), Vec::new());
    for line in read(root, FILE)?.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split(',').collect();
        let [code, period, start, reached, _, _, class, note] = cells[..] else {
            bail!("{FILE}: `{line}` has not eight cells")
        };
        let digits = u16::from_str_radix(&code.replace('.', ""), 8)?;
        let period = period.parse().ok().zip(start.parse().ok());
        let (reached, class) = (reached.parse()?, u32::from_str_radix(class, 16)?);
        games.push(Game { digits, period, reached, class });
        // sparse: mask 1101 and the parity of the heap; 15 rare heaps; the last 1103; published: period 4 from 20
        let numbers = note.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
        let (sparse, published) = numbers.split_at(if note.starts_with("sparse") { 3 } else { 0 });
        if let &[mask, rare, last] = sparse {
            let counts_heap = note.contains("parity of the heap");
            remarks.push((digits, Remark::Sparse { mask, counts_heap, rare, last }));
        }
        if let &[period, start] = published {
            remarks.push((digits, Remark::Published { period, start }));
        }
    }
    Ok((games, remarks))
}

#[test]
fn remarks_say_in_english_what_the_file_says() {
    let root = crate::root();
    let (games, remarks) = census(&root).unwrap();
    let lines = read(&root, FILE).unwrap().lines().filter(|line| !line.starts_with('#'));
    for (game, line) in games.iter().zip(lines) {
        let own = remarks.iter().filter(|(digits, _)| *digits == game.digits);
        let told: Vec<String> = own.map(|(_, remark)| remark.told(Lang::En)).collect();
        assert!(line.starts_with(&game.code()), "{line}");
        assert_eq!(line.rsplit(',').next(), Some(&told.join("; ")[..]), "{line}");
    }
    assert_eq!(games.len(), 2 * 8 * 8 * 8 * 8);
}

#[test]
fn every_hexadecimal_code_is_listed_once() {
    let codes = hexadecimal(&crate::root()).unwrap();
    let digits = (0..0x1000).filter(|digits| (0..3).any(|place| digits >> (4 * place) & 8 > 0));
    assert!(digits.eq(codes.iter().map(|code| code.digits)));
    let told = |digits| codes.iter().find(|code| code.digits == digits).unwrap().told(Lang::En);
    assert_eq!(told(0xfe2), "observed up to 4096: period 1, saltus 1 from 3");
    assert_eq!(told(0x83c), "observed up to 4096: ruler regularity, period 14, saltus 8");
}
