//! The package of DMOJ: `init.yml` and an archive of the cases. The limits and the statement are entered on the site.

use crate::cases::scored;
use crate::checker::{self, checker};
use crate::package::{Contents, Package};
use crate::reasons::{self, reasons};
use crate::system::System;

/// The folder of the files that belong into the archive.
pub const CASES: &str = "cases/";

/// The files; those of the archive are in the folder of the cases.
pub fn files(package: &Package) -> Contents {
    let mut init = format!("archive: {}\ntest_cases:\n", package.archive());
    let mut files = Contents::new();
    if let Some(text) = checker(package.accepts) {
        init = format!("checker: {}\n{init}", checker::FILE);
        files.push((checker::FILE.to_string(), text.into()));
    }
    let cases = package.cases_for(System::Dmoj);
    files.push((reasons::FILE.to_string(), reasons(&cases).into()));
    for (points, cases) in scored(&cases) {
        init += &format!("- points: {points}\n  batched:\n");
        for case in cases {
            init += &format!("  - {{in: {0}.in, out: {0}.out}}\n", case.name);
        }
    }
    for case in &package.cases {
        let name = &case.name;
        files.push((format!("{CASES}{name}.in"), case.input.clone().into()));
        files.push((format!("{CASES}{name}.out"), case.output.clone().into()));
    }
    let statement = format!(
        "{}\nTime limit: {} s. Memory limit: {} MB.\n",
        package
            .statement
            .markdown(package.sample())
            .replace("```input1", "```")
            .replace("```output1", "```"),
        package.seconds,
        package.megabytes
    );
    let statement = format!("# {}\n\n{statement}", package.statement.name);
    files.push(("init.yml".to_string(), init.into()));
    files.push(("statement.md".to_string(), statement.into()));
    files.push(("validate.py".to_string(), package.validator(0, 1).into()));
    files.extend(package.accepted(&format!("solutions/{}", package.id)));
    for wrong in &package.wrong {
        let file = format!("solutions/wrong-{}", wrong.what());
        files.push((file, wrong.text.clone().into()));
    }
    files
}
