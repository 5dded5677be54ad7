//! What is made for each program, as a hash a kind: to see that a change of formats changes no input.

use grundy_trial::damage::{damaged, other_forms};
use grundy_trial::format::{Case, Shape, Size};
use grundy_trial::problem::problem;

use grundy_trial::judging::inputs::{random, Small};
use grundy_trial::process::text;
use grundy_trial::random::Random;
use grundy_trial::suite::{all_programs, sample};
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;

fn main() {
    for program in all_programs() {
        let Some(problem) = problem(&program) else {
            println!("{program} none");
            continue;
        };
        let format = &problem.format;
        let print = |cases: Vec<Case>| cases.into_iter().map(|case| format.print(&case));
        let put = |kind: &str, count: usize, texts: &mut dyn Iterator<Item = String>| {
            let mut hash = DefaultHasher::new();
            let mut bytes = 0;
            for text in texts {
                hash.write(text.as_bytes());
                hash.write_u8(255);
                bytes += text.len();
            }
            println!("{program} {kind} {count} {bytes} {:016x}", hash.finish());
        };
        let of_sizes: Vec<_> = Small::new(format, 5000).collect();
        let count = of_sizes.iter().map(|of| of.cases.len()).sum();
        let mut texts = of_sizes.iter().flat_map(|of| {
            let head = format!("size {} {}", of.size, of.is_all);
            [head].into_iter().chain(of.cases.iter().map(|case| format.print(case)))
        });
        put("small", count, &mut texts);
        let cases = random(format, 7, 200);
        put("random", cases.len(), &mut print(cases));
        let cases = problem.hard_cases(&mut Random(7));
        put("hard", cases.len(), &mut print(cases));
        for shape in Shape::ALL {
            let mut cases = format.largest_cases(shape, 7).map(|case| format.print(&case));
            put(&format!("{shape:?}"), 0, &mut cases);
        }
        let cases = format.all_small(2500);
        put("all", cases.len(), &mut print(cases));
        let mut seed = Random(7);
        let mut cases = (0..200).map(|_| format.print(&format.case(&mut seed, Size::Small)));
        put("seeded", 200, &mut cases);
        let (input, _) = sample(&program).unwrap();
        let input = text(&input);
        let bad = damaged(format, &input, 8);
        let mut texts = bad
            .iter()
            .map(|bad| format!("{} {} {} {:?}", text(&bad.input), bad.how, bad.whole, bad.said));
        put("damaged", bad.len(), &mut texts);
        let forms = other_forms(format, &input);
        put("forms", forms.len(), &mut forms.iter().map(|form| text(&form.1)));
        put("table", 0, &mut [format.table().unwrap()].into_iter());
        put("ranges", 0, &mut format.ranges().unwrap().into_iter());
    }
}
