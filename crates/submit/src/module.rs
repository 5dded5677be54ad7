//! A file to paste as a module of another program.

/// What stands before and after a file that is the module `name`: `name::start()` is then its `main`. In a module rustc
/// finds whatever is unused; at the root of a program it takes public methods for used. Editions from 2018 on find the
/// names that the file itself uses.
pub fn around(name: &str) -> [String; 2] {
    let name = name.replace('-', "_");
    [format!("mod {name} {{\n"), "\npub fn start() {\n    main();\n}\n}\n".to_string()]
}
