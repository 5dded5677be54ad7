//! The package of Kattis and ICPC: format version 2025-09, and the older one, to which DOMjudge adds a file.

use crate::answers::answers;
use crate::checker::flags;
use crate::package::{quoted, Contents, Package};
use crate::reasons::{self, reasons};

/// The exit statuses of a validator.
const ACCEPTED: i32 = 42;
const REFUSED: i32 = 43;

/// A title; their tools pass it to LaTeX unchanged.
fn title(name: &str) -> String {
    name.replace(" & ", " and ").replace('&', " and ")
}

/// The statements by their languages, each with its title.
fn statements(package: &Package) -> Vec<(&'static str, String, String)> {
    let statement = &package.statement;
    let name = title(&statement.name);
    let mut all = vec![("en", name.clone(), statement.latex(&name))];
    // A setter's own title is the same in every language.
    let chinese = statement.chinese_name.map_or(name, title);
    if let Some(text) = statement.chinese_latex(&chinese) {
        all.push(("zh", chinese, text));
    }
    all
}

/// The files in format version 2025-09.
pub fn files(package: &Package) -> Contents {
    let output =
        output_limit(package).map_or(String::new(), |limit| format!("  output: {limit}\n"));
    // The time limit is a multiple of the resolution, which is 1 s if nothing is said.
    let resolution = match (package.seconds * 1000.0).round() as u64 {
        time if time % 1000 == 0 => "",
        time if time % 100 == 0 => "  time_resolution: 0.1\n",
        _ => "  time_resolution: 0.001\n",
    };
    let statements = statements(package);
    let names: String =
        statements.iter().map(|(lang, name, _)| format!("  {lang}: {}\n", quoted(name))).collect();
    let problem = format!(
        "problem_format_version: 2025-09\nname:\n{names}uuid: {}\n{}license: cc0\n\
         rights_owner: Grundy\nkeywords: [impartial game]\nlimits:\n  time_limit: {}\n{resolution}  \
         memory: {}\n{output}",
        uuid(package),
        source(package),
        package.seconds,
        package.megabytes,
    );
    let mut files: Contents = vec![("problem.yaml".to_string(), problem.into())];
    for (lang, _, text) in statements {
        files.push((format!("statement/problem.{lang}.tex"), text.into()));
    }
    let answers = answers(package.header.name, &package.cases, ACCEPTED, REFUSED);
    files.push(("answer_validators/answers.py".to_string(), answers.into()));
    let flags = flags(package.accepts);
    for group in ["sample", "secret"].iter().filter(|_| !flags.is_empty()) {
        let arguments = format!("output_validator_args: [{}]\n", flags.join(", "));
        files.push((format!("data/{group}/test_group.yaml"), arguments.into()));
    }
    common(package, &mut files);
    files
}

/// The files in the older format, as DOMjudge accepts it.
pub fn older_files(package: &Package) -> Contents {
    let title = title(&package.statement.name);
    let name = quoted(&title);
    let output =
        output_limit(package).map_or(String::new(), |limit| format!("  output: {limit}\n"));
    let flags = match flags(package.accepts) {
        [] => String::new(),
        flags => format!("validator_flags: {}\n", flags.join(" ")),
    };
    let problem = format!(
        "name: {name}\nuuid: {}\n{}license: cc0\nrights_owner: Grundy\nvalidation: default\n{flags}\
         limits:\n  memory: {}\n{output}",
        uuid(package),
        source(package),
        package.megabytes,
    );
    let ini = format!("name = {name}\ntimelimit = {}\n", package.seconds);
    let mut files: Contents = vec![
        ("problem.yaml".to_string(), problem.into()),
        ("domjudge-problem.ini".to_string(), ini.into()),
        (".timelimit".to_string(), format!("{}\n", package.seconds).into()),
        ("problem_statement/problem.en.tex".to_string(), package.statement.latex(&title).into()),
        ("problem.html".to_string(), package.statement.html(package.sample()).into()),
    ];
    common(package, &mut files);
    files
}

/// The output limit in MB, if a judge's usual 8 are not enough.
fn output_limit(package: &Package) -> Option<usize> {
    let lengths = package.cases.iter().map(|case| case.output.len());
    let most = lengths.max().unwrap_or(0);
    (most > 4_000_000).then_some(2 * most.div_ceil(1 << 20))
}

fn common(package: &Package, files: &mut Contents) {
    let cases: Vec<_> = package.cases.iter().collect();
    files.push((reasons::FILE.to_string(), reasons(&cases).into()));
    for case in &package.cases {
        let folder = if case.is_sample { "sample" } else { "secret" };
        let file = format!("data/{folder}/{}", case.name);
        files.push((format!("{file}.in"), case.input.clone().into()));
        files.push((format!("{file}.ans"), case.output.clone().into()));
    }
    files.push((
        "input_validators/validate.py".to_string(),
        package.validator(ACCEPTED, REFUSED).into(),
    ));
    files.extend(package.accepted(&format!("submissions/accepted/{}", package.id)));
    for wrong in &package.wrong {
        let file = format!("submissions/wrong_answer/{}", wrong.what());
        files.push((file, wrong.text.clone().into()));
    }
}

fn source(package: &Package) -> String {
    package.source().map_or(String::new(), |source| format!("source: {}\n", quoted(&source)))
}

/// A fixed number for each problem with its title and limits, as a UUID of version 8: a judge may have it with several.
fn uuid(package: &Package) -> String {
    let Package { header, statement, seconds, megabytes, .. } = package;
    let text = format!("{}\n{}\n{seconds}\n{megabytes}", header.name, statement.name);
    // FNV-1a with 128 bits.
    let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    for byte in text.bytes() {
        hash ^= u128::from(byte);
        hash = hash.wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
    }
    let hash = hash & !(0xf << 76) & !(0x3 << 62) | (0x8 << 76) | (0x2 << 62);
    let digits = format!("{hash:032x}");
    let parts = [0..8, 8..12, 12..16, 16..20, 20..32];
    parts.map(|part| &digits[part]).join("-")
}
