//! The items that a program reaches: by their names, and then without those that the compiler finds unused.

use crate::compiler;
use crate::library::{leaves, Kind, Module, Unit, Words};
use anyhow::{bail, Result};
use std::collections::HashSet;

/// Marks what `program` reaches: an item by its name, where its module is visible and, for the program itself, the item
/// is public; a part of an `impl` by its name after a dot or two colons, if the type is reached; the `impl` of a trait
/// together with the type.
///
/// Only names are compared, so of two items with one name both may be kept: `unused` finds those that are not needed.
pub fn mark(modules: &mut [Module], program: &Words) {
    modules.iter_mut().flat_map(|module| &mut module.units).for_each(forget);
    loop {
        let words: Vec<Words> = modules.iter().map(reached_words).collect();
        let mut all = Words::default();
        words.iter().chain([program]).for_each(|words| all.extend(words));
        let types: HashSet<String> = modules
            .iter()
            .flat_map(|module| &module.units)
            .filter(|unit| unit.is_reached)
            .filter_map(|unit| match &unit.kind {
                Kind::Named(name) => Some(name.clone()),
                _ => None,
            })
            .collect();
        let mut is_new = false;
        for to in 0..modules.len() {
            let near: Vec<&Words> = (0..modules.len())
                .filter(|&from| sees(modules, from, to, &words[from]))
                .map(|from| &words[from])
                .collect();
            let is_seen = program.has(&whole(modules, to).name);
            let is_named = |name: &str, is_public: bool| {
                is_seen && is_public && program.has(name)
                    || near.iter().any(|words| words.has(name))
            };
            for unit in &mut modules[to].units {
                is_new |= reach(unit, &is_named, &types, &all);
            }
        }
        if !is_new {
            return;
        }
    }
}

// Clear the marks of the previous program.
fn forget(unit: &mut Unit) {
    unit.is_reached = false;
    if let Kind::Impl { units, .. } = &mut unit.kind {
        units.iter_mut().for_each(forget);
    }
}

// Whether `unit` or a part of it is newly reached.
fn reach(
    unit: &mut Unit,
    is_named: &dyn Fn(&str, bool) -> bool,
    types: &HashSet<String>,
    all: &Words,
) -> bool {
    let is_reached = match &mut unit.kind {
        Kind::Use(_) => false, // only those of its names that are reached are printed
        Kind::Named(name) => is_named(name, unit.text.contains("pub ")),
        Kind::Method(name) => all.has_member(name),
        Kind::TraitImpl { of, .. } => types.contains(of),
        Kind::Impl { of, units } => {
            let mut is_new = false;
            if types.contains(of) {
                for unit in units {
                    is_new |= reach(unit, is_named, types, all);
                }
            }
            unit.is_reached |= is_new;
            return is_new;
        }
    };
    let is_new = is_reached && !unit.is_reached;
    unit.is_reached |= is_reached;
    is_new
}

/// The words of the reached items of a module.
pub fn reached_words(module: &Module) -> Words {
    let mut words = Words::default();
    for unit in module.units.iter().filter(|unit| unit.is_reached) {
        words.extend(&unit.words);
        if let Kind::Impl { units, .. } = &unit.kind {
            units.iter().filter(|unit| unit.is_reached).for_each(|unit| words.extend(&unit.words));
        }
    }
    words
}

// The module that `file` is a part of.
fn whole(modules: &[Module], file: usize) -> &Module {
    match modules[file].parent {
        Some(parent) => whole(modules, parent),
        None => &modules[file],
    }
}

// Whether the names of `to` can be used in the reached items of `from`, whose words are given.
fn sees(modules: &[Module], from: usize, to: usize, words: &Words) -> bool {
    let name = &whole(modules, to).name;
    let uses = |unit: &Unit| match &unit.kind {
        Kind::Use(item) => {
            leaves(&item.tree).iter().any(|(leaf, path)| words.has(leaf) && path.contains(name))
        }
        _ => false,
    };
    whole(modules, from).name == *name || words.has(name) || modules[from].units.iter().any(uses)
}

/// Drops the items that rustc calls unused, and then each `impl Default`
/// without which the file still compiles. `print` gives the file, with a note before each item.
///
/// # Errors
///
/// If the file does not compile, or something unused is not an item but a field or a variant.
pub fn drop_unused(
    modules: &mut [Module],
    print: impl Fn(&[Module], &dyn Fn(&Unit) -> String) -> String,
) -> Result<()> {
    let note = |unit: &Unit| format!("/*item {}*/", unit.id);
    // What only unused items use is unused, too: they all go at once.
    let text = print(modules, &note);
    for (at, what) in compiler::unused(&text)? {
        let id = text[..at].rsplit("/*item ").next().and_then(|rest| rest.split("*/").next());
        let id: Option<usize> = id.and_then(|id| id.parse().ok());
        let is_item = id.is_some_and(|id| modules.iter_mut().any(|module| unreach(module, id)));
        if !is_item || what.starts_with("field") || what.starts_with("variant") {
            bail!("{what}, and it is no item that could be left out");
        }
    }
    // Only `Default`: the compiler does not notice a missing `Drop`.
    let is_default = |unit: &Unit| match &unit.kind {
        Kind::TraitImpl { of_trait, .. } => unit.is_reached && of_trait == "Default",
        _ => false,
    };
    for module in 0..modules.len() {
        for unit in 0..modules[module].units.len() {
            if is_default(&modules[module].units[unit]) {
                modules[module].units[unit].is_reached = false;
                let is_missed = compiler::unused(&print(modules, &note)).is_err();
                modules[module].units[unit].is_reached = is_missed;
            }
        }
    }
    Ok(())
}

// Whether an item with that number could be dropped. The methods of a type go with it.
fn unreach(module: &mut Module, id: usize) -> bool {
    let mut dropped = None;
    for unit in &mut module.units {
        if let Kind::Impl { units, .. } = &mut unit.kind {
            if let Some(part) = units.iter_mut().find(|part| part.id == id) {
                part.is_reached = false;
                return true;
            }
        }
        if unit.id == id {
            unit.is_reached = false;
            dropped = Some(match &unit.kind {
                Kind::Named(name) => name.clone(),
                _ => String::new(),
            });
        }
    }
    let Some(name) = dropped else { return false };
    for unit in &mut module.units {
        if let Kind::Impl { of, .. } | Kind::TraitImpl { of, .. } = &unit.kind {
            unit.is_reached &= *of != name;
        }
    }
    true
}
