//! The package of Hydro: a folder with `problem.yaml`, a statement for each language, and `testdata/config.yaml`.

use crate::cases::scored;
use crate::checker::{self, checker};
use crate::package::{quoted, Contents, Package};
use crate::reasons::{self, reasons};
use grundy_lang::{Lang, Told};

/// All files.
pub fn files(package: &Package) -> Contents {
    let statement = &package.statement;
    let mut title = statement.name.clone();
    if let Some(name) = statement.chinese_name {
        title = format!("{name} {title}");
    }
    // Participants are to find out the game by themselves.
    let tags = "tag:\n  - 博弈论\n  - games\n";
    let problem = format!("pid: {}\ntitle: {}\n{tags}", package.id, quoted(&title));
    let plan = package.for_hydro();
    let mut config: String =
        plan.notes.iter().map(|note| format!("# {}\n", note.told(Lang::En))).collect();
    config += &format!(
        "type: default\ntime: {}s\nmemory: {}m\nsubtasks:\n",
        package.seconds, plan.megabytes
    );
    for (id, (points, cases)) in scored(&plan.cases).iter().enumerate() {
        config += &format!("  - id: {id}\n    score: {points}\n    type: min\n    cases:\n");
        for case in cases {
            let name = &case.name;
            config += &format!("      - input: {name}.in\n        output: {name}.out\n");
        }
    }
    let mut files: Contents = vec![("problem.yaml".to_string(), problem.into())];
    if let Some(text) = checker(package.accepts) {
        config += &format!("checker_type: kattis\nchecker: {}\n", checker::FILE);
        files.push((format!("testdata/{}", checker::FILE), text.into()));
    }
    let english = statement.markdown(package.sample());
    files.push(("problem_en.md".to_string(), english.into()));
    if let Some(text) = statement.chinese_markdown(package.sample()) {
        files.push(("problem_zh.md".to_string(), text.into()));
    }
    for case in &plan.cases {
        let name = &case.name;
        files.push((format!("testdata/{name}.in"), case.input.clone().into()));
        files.push((format!("testdata/{name}.out"), case.output.clone().into()));
    }
    files.push((format!("testdata/{}", reasons::FILE), reasons(&plan.cases).into()));
    files.push(("testdata/config.yaml".to_string(), config.into()));
    // Hidden from participants: only those who may edit the problem see it.
    files.push(("testdata/validate.py".to_string(), package.validator(0, 1).into()));
    files.extend(package.accepted("testdata/std"));
    for wrong in &package.wrong {
        let file = format!("testdata/wrong-{}", wrong.what());
        files.push((file, wrong.text.clone().into()));
    }
    files
}
