//! A source as it is without features and tests: every `cfg` that only asks for those is decided.

use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Meta, Token};

/// `source` without what has a `cfg` that is false where no feature is on and nothing is tested,
/// and without the attributes of those that are true.
///
/// # Errors
///
/// If `source` is no Rust, or has such a `cfg` where this does not look, as in a macro.
pub fn off(source: &str) -> Result<String, String> {
    let file = syn::parse_file(source).map_err(|error| error.to_string())?;
    let mut cuts = Cuts::default();
    cuts.visit_file(&file);
    let mut ranges = cuts.ranges;
    // What is inside of something longer goes with it.
    ranges.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
    let (mut rest, mut done) = (String::new(), 0);
    for range in ranges
        .into_iter()
        .map(|(range, is_item)| with_surroundings(source, range, is_item))
    {
        if range.start >= done {
            rest.push_str(&source[done..range.start]);
            done = range.end;
        }
    }
    rest.push_str(&source[done..]);
    let tokens = rest.parse().map_err(|error| format!("{error}: {rest}"))?;
    if asks_for_features(tokens) {
        return Err("a feature is asked for where no item, statement, field or arm begins".into());
    }
    Ok(rest)
}

// The comma behind a field or an arm goes with it; so does the line, if nothing else is on it, and
// the comment in front of an item.
fn with_surroundings(source: &str, range: Range<usize>, is_item: bool) -> Range<usize> {
    let mut end = range.end;
    if let Some(rest) = source[end..].trim_start().strip_prefix(',') {
        end = source.len() - rest.len();
    }
    let mut before = source[..range.start].trim_end_matches(' ').len();
    let is_line = source[..before].ends_with('\n') || before == 0;
    if !is_line || !source[end..].starts_with('\n') {
        return range.start..end;
    }
    if is_item {
        while let Some(line) = source[..before].lines().next_back() {
            if !line.trim_start().starts_with("// ") {
                break;
            }
            before -= line.len() + 1;
        }
    }
    before..end + 1
}

#[derive(Default)]
struct Cuts {
    // With whether it is what the `cfg` is about, and not the `cfg` alone.
    ranges: Vec<(Range<usize>, bool)>,
}

impl Cuts {
    // Whether what has these attributes stays.
    fn decide(&mut self, attributes: &[Attribute], whole: Range<usize>) -> bool {
        for attribute in attributes {
            match condition(attribute) {
                Some(true) => self.ranges.push((attribute.span().byte_range(), false)),
                Some(false) => {
                    self.ranges.push((whole, true));
                    return false;
                }
                None => {}
            }
        }
        true
    }
}

// What a `cfg` says, or `None` if it is none, or asks for more than features and tests.
fn condition(attribute: &Attribute) -> Option<bool> {
    if !attribute.path().is_ident("cfg") {
        return None;
    }
    holds(&attribute.parse_args().ok()?)
}

fn holds(meta: &Meta) -> Option<bool> {
    match meta {
        Meta::Path(path) if path.is_ident("test") => Some(false),
        Meta::NameValue(pair) if pair.path.is_ident("feature") => Some(false),
        Meta::List(list) => {
            let parts = list
                .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                .ok()?;
            let mut parts = parts.iter().map(holds);
            if list.path.is_ident("not") {
                parts.next()?.map(|holds| !holds)
            } else if list.path.is_ident("all") {
                parts.try_fold(true, |all, part| Some(all & part?))
            } else if list.path.is_ident("any") {
                parts.try_fold(false, |any, part| Some(any | part?))
            } else {
                None
            }
        }
        _ => None,
    }
}

// Every kind of syntax that can have attributes and is found in the library.
macro_rules! decided {
    ($($name:ident: $kind:ident, $attributes:expr;)*) => {
        $(fn $name(&mut self, node: &'ast syn::$kind) {
            let attributes: &dyn Fn(&syn::$kind) -> Vec<Attribute> = &$attributes;
            if self.decide(&attributes(node), node.span().byte_range()) {
                visit::$name(self, node);
            }
        })*
    };
}

impl<'ast> Visit<'ast> for Cuts {
    decided! {
        visit_item: Item, item_attributes;
        visit_impl_item: ImplItem, |node| match node {
            syn::ImplItem::Const(item) => item.attrs.clone(),
            syn::ImplItem::Fn(item) => item.attrs.clone(),
            syn::ImplItem::Type(item) => item.attrs.clone(),
            _ => Vec::new(),
        };
        visit_stmt: Stmt, |node| match node {
            syn::Stmt::Local(local) => local.attrs.clone(),
            syn::Stmt::Macro(statement) => statement.attrs.clone(),
            syn::Stmt::Expr(expression, _) => expression_attributes(expression),
            syn::Stmt::Item(_) => Vec::new(), // visit_item decides
        };
        visit_field: Field, |node| node.attrs.clone();
        visit_field_value: FieldValue, |node| node.attrs.clone();
        visit_arm: Arm, |node| node.attrs.clone();
        visit_variant: Variant, |node| node.attrs.clone();
    }
}

/// Whether there is a `cfg`, `cfg_attr` or `cfg!` of a feature.
pub fn asks_for_features(tokens: TokenStream) -> bool {
    let mut after_cfg = false;
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) if after_cfg => names_a_feature(group.stream()),
        TokenTree::Group(group) => asks_for_features(group.stream()),
        TokenTree::Ident(name) => {
            after_cfg = name == "cfg" || name == "cfg_attr";
            false
        }
        TokenTree::Punct(mark) => {
            after_cfg &= mark.as_char() == '!';
            false
        }
        TokenTree::Literal(_) => false,
    })
}

fn names_a_feature(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => names_a_feature(group.stream()),
        TokenTree::Ident(name) => name == "feature",
        _ => false,
    })
}

/// The attributes of an item of any kind.
pub fn item_attributes(item: &syn::Item) -> Vec<Attribute> {
    use syn::Item::*;
    match item {
        Const(item) => item.attrs.clone(),
        Enum(item) => item.attrs.clone(),
        Fn(item) => item.attrs.clone(),
        Impl(item) => item.attrs.clone(),
        Macro(item) => item.attrs.clone(),
        Mod(item) => item.attrs.clone(),
        Static(item) => item.attrs.clone(),
        Struct(item) => item.attrs.clone(),
        Trait(item) => item.attrs.clone(),
        Type(item) => item.attrs.clone(),
        Use(item) => item.attrs.clone(),
        _ => Vec::new(),
    }
}

fn expression_attributes(expression: &syn::Expr) -> Vec<Attribute> {
    use syn::Expr::*;
    match expression {
        Assign(it) => it.attrs.clone(),
        Binary(it) => it.attrs.clone(),
        Block(it) => it.attrs.clone(),
        Call(it) => it.attrs.clone(),
        ForLoop(it) => it.attrs.clone(),
        If(it) => it.attrs.clone(),
        Loop(it) => it.attrs.clone(),
        Macro(it) => it.attrs.clone(),
        Match(it) => it.attrs.clone(),
        MethodCall(it) => it.attrs.clone(),
        Return(it) => it.attrs.clone(),
        While(it) => it.attrs.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::off;

    fn is(source: &str, expected: &str) {
        assert_eq!(off(source).as_deref(), Ok(expected));
    }

    #[test]
    fn a_statement_goes_whole_and_the_next_one_stays() {
        is(
            "fn memory(&self) -> usize {
    let engine = 0;
    #[cfg(feature = \"large\")]
    let engine = self
        .engine
        .as_ref()
        .map_or(engine, |engine| engine.memory());
    self.table.memory() + engine
}
",
            "fn memory(&self) -> usize {
    let engine = 0;
    self.table.memory() + engine
}
",
        );
    }

    #[test]
    fn what_is_there_without_features_stays_without_its_cfg() {
        is(
            "/// Said.\n#[cfg(not(feature = \"large\"))]\n#[inline]\nfn f() {}\n",
            "/// Said.\n#[inline]\nfn f() {}\n",
        );
        is(
            "#[cfg(not(any(test, feature = \"a\")))]\nuse a::b;\n",
            "use a::b;\n",
        );
        is(
            "#[cfg(all(unix, test))]\nuse a::b;\nfn g() {}\n",
            "#[cfg(all(unix, test))]\nuse a::b;\nfn g() {}\n",
        );
    }

    #[test]
    fn fields_arms_variants_methods_and_tests_go_with_their_commas() {
        is(
            "struct S {\n    a: u8,\n    // Of b.\n    #[cfg(feature = \"x\")]\n    b: u8,\n    c: u8,\n}\n",
            "struct S {\n    a: u8,\n    c: u8,\n}\n",
        );
        is(
            "fn f() -> S {\n    S { a: 1, #[cfg(feature = \"x\")] b: 2, c: 3 }\n}\n",
            "fn f() -> S {\n    S { a: 1,  c: 3 }\n}\n",
        );
        is(
            "fn f(x: E) {\n    match x {\n        #[cfg(feature = \"x\")]\n        E::A => {}\n        E::B => {}\n    }\n}\n",
            "fn f(x: E) {\n    match x {\n        E::B => {}\n    }\n}\n",
        );
        is(
            "enum E {\n    A,\n    #[cfg(test)]\n    B,\n}\n",
            "enum E {\n    A,\n}\n",
        );
        is(
            "impl S {\n    #[cfg(feature = \"x\")]\n    fn f() {\n        \"}\";\n    }\n    fn g() {}\n}\n",
            "impl S {\n    fn g() {}\n}\n",
        );
        is(
            "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    fn g() {}\n}\n",
            "fn f() {}\n\n",
        );
    }

    #[test]
    fn a_feature_where_nothing_is_cut_is_refused() {
        for source in [
            "fn f() { if cfg!(feature = \"large\") {} }",
            "fn f() { vec![#[cfg(feature = \"large\")] 1]; }",
            "#[cfg_attr(feature = \"large\", inline)] fn f() {}",
            "fn f(#[cfg(feature = \"large\")] x: u8) {}",
            "#[cfg(any(unix, feature = \"large\"))] fn f() {}",
            "fn f() { if cfg!(not(feature = \"large\")) {} }",
        ] {
            assert!(off(source).is_err(), "{source}");
        }
        assert!(off("fn f( {}").is_err());
    }
}
