//! A file with many changes in it, of which the first argument chooses one: so it is compiled once.
//!
//! The changes are those of mutation testing: another operator, a number greater by one, a negation left out, a guard
//! that always or never holds, a function that returns at once. What is a constant, a pattern, a type or inside of a
//! macro stays as it is, for the choice is made when the program runs; so does what a program refuses to read.

use proc_macro2::{LineColumn, TokenStream};
use quote::{quote, ToTokens};
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    parse_quote, Arm, BinOp, Block, Expr, ExprMethodCall, ExprRepeat, File, GenericArgument,
    ImplItemFn, Item, ItemFn, Lit, Pat, ReturnType, Signature, Stmt, Type, UnOp,
};

/// A change of a file.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// From 1: the argument that chooses it.
    pub number: u32,
    pub line: usize,
    /// Such as `replace + with - in is_lost`.
    pub what: String,
    /// Of a submission, the module of the library; empty for the program's own rule.
    pub module: String,
}

/// A text with switches, and what they choose.
pub struct Switched {
    pub text: String,
    pub mutants: Vec<Mutant>,
}

/// Puts switches into a submission: into its rule and into the modules of the library, not into the reader, which
/// stands behind them. The mutants in `without` are left out, as such that do not compile.
///
/// # Errors
///
/// If the text is no Rust.
pub fn switched(text: &str, without: &HashSet<u32>) -> Result<Switched, String> {
    let mut file: File = syn::parse_str(text).map_err(|error| error.to_string())?;
    let mut switches = Switches::new(without);
    let mut is_behind_main = false;
    for item in &mut file.items {
        match item {
            Item::Fn(function) if function.sig.ident == "main" => {
                is_behind_main = true;
                let block = &function.block;
                function.block = parse_quote!({
                    let chosen = std::env::args().nth(1).and_then(|number| number.parse().ok());
                    MUTANT.store(chosen.unwrap_or(0), std::sync::atomic::Ordering::Relaxed);
                    #block
                });
            }
            Item::Mod(module) => {
                switches.module = module.ident.to_string();
                switches.visit_item_mut(item);
                switches.module.clear();
            }
            _ if !is_behind_main => switches.visit_item_mut(item),
            _ => {}
        }
    }
    file.items.push(parse_quote!(
        static MUTANT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    ));
    file.items.push(parse_quote!(
        #[inline]
        fn chosen_mutant(number: u32) -> bool {
            MUTANT.load(std::sync::atomic::Ordering::Relaxed) == number
        }
    ));
    Ok(switches.of(&file))
}

/// The same in a file of the library, but not in its tests; `crate::chosen_mutant` is to be added to the crate.
///
/// # Errors
///
/// If the text is no Rust.
pub fn switched_module(text: &str, without: &HashSet<u32>) -> Result<Switched, String> {
    let mut file: File = syn::parse_str(text).map_err(|error| error.to_string())?;
    let mut switches = Switches::new(without);
    for item in &mut file.items {
        let is_test = match item {
            Item::Mod(module) => module.attrs.iter().any(|attr| attr.path().is_ident("cfg")),
            _ => false,
        };
        if !is_test {
            switches.visit_item_mut(item);
        }
    }
    Ok(switches.of(&file))
}

struct Switches<'a> {
    without: &'a HashSet<u32>,
    mutants: Vec<Mutant>,
    next: u32,
    /// The function that is being changed.
    place: String,
    /// The type that it belongs to, with `::`.
    owner: String,
    module: String,
}

impl<'a> Switches<'a> {
    fn new(without: &'a HashSet<u32>) -> Switches<'a> {
        Switches {
            without,
            mutants: Vec::new(),
            next: 0,
            place: String::new(),
            owner: String::new(),
            module: String::new(),
        }
    }

    /// The text of a file that has them.
    fn of(self, file: &File) -> Switched {
        Switched {
            text: file.to_token_stream().to_string(),
            mutants: self.mutants,
        }
    }

    /// A new mutant: the condition under which it is chosen, unless it is left out.
    fn mutant(&mut self, at: LineColumn, what: String) -> Option<TokenStream> {
        self.next += 1;
        if self.without.contains(&self.next) {
            return None;
        }
        let number = self.next;
        self.mutants.push(Mutant {
            number,
            line: at.line,
            what: format!("{what} in {}", self.place),
            module: self.module.clone(),
        });
        Some(quote!(crate::chosen_mutant(#number)))
    }

    /// `left operator right`, with other operators in its place.
    fn operators(&mut self, at: LineColumn, left: &TokenStream, of: &BinOp) -> Option<TokenStream> {
        let plain = quote!(#left #of __right);
        let mut whole = plain.clone();
        for other in others(of) {
            let what = format!("replace {} with {}", shown(of), shown(&other));
            if let Some(is_chosen) = self.mutant(at, what) {
                whole = quote!(if #is_chosen { #left #other __right } else { #whole });
            }
        }
        (whole.to_string() != plain.to_string()).then_some(whole)
    }

    /// An operator between two expressions that have their switches already. No name of a program begins with `__`.
    fn binary(&mut self, left: &Expr, of: &BinOp, right: &Expr) -> Option<Expr> {
        let at = of.span().start();
        if has_let(left) || has_let(right) {
            return None;
        }
        if matches!(of, BinOp::And(_) | BinOp::Or(_)) {
            let other = others(of).remove(0);
            let what = format!("replace {} with {}", shown(of), shown(&other));
            let is_chosen = self.mutant(at, what)?;
            // The right side is asked where the left one does not say all.
            let asks = match of {
                BinOp::And(_) => quote!(__left != #is_chosen),
                _ => quote!(__left == #is_chosen),
            };
            return Some(parse_quote!({
                let __left: bool = #left;
                if #asks { #right } else { __left }
            }));
        }
        if is_assignment(of) {
            let whole = self.operators(at, &left.to_token_stream(), of)?;
            return Some(parse_quote!((match #right { __right => { #whole } })));
        }
        let whole = self.operators(at, &quote!(__left), of)?;
        Some(match is_comparison(of) {
            true => parse_quote!((match (&(#left), &(#right)) { (__left, __right) => #whole })),
            false => parse_quote!((match (#left, #right) { (__left, __right) => #whole })),
        })
    }

    /// What replaces an expression whose parts have their switches already.
    fn replacement(&mut self, expr: &Expr) -> Option<Expr> {
        match expr {
            Expr::Binary(binary) => self.binary(&binary.left, &binary.op, &binary.right),
            Expr::Unary(unary) => {
                let (op, inner) = (&unary.op, &unary.expr);
                let is_number = matches!(**inner, Expr::Lit(_));
                if is_number || matches!(op, UnOp::Deref(_)) {
                    return None;
                }
                let at = op.span().start();
                let is_chosen = self.mutant(at, format!("delete {}", op.to_token_stream()))?;
                Some(parse_quote!((match #inner {
                    __inner => if #is_chosen { __inner } else { #op __inner }
                })))
            }
            Expr::Lit(literal) => {
                let Lit::Int(int) = &literal.lit else {
                    return None;
                };
                let value: u128 = int.base10_parse().ok()?;
                // The largest number of a type has none above it.
                if value > 1 && (value + 1).is_power_of_two() && value.count_ones() % 8 == 0 {
                    return None;
                }
                let more: TokenStream = format!("{}{}", value + 1, int.suffix()).parse().ok()?;
                let at = int.span().start();
                let is_chosen = self.mutant(at, format!("replace {int} with {more}"))?;
                Some(parse_quote!((if #is_chosen { #more } else { #literal })))
            }
            _ => None,
        }
    }

    /// Lets a function return at once.
    fn returns(&mut self, signature: &Signature, block: &mut Block) {
        let at = signature.ident.span().start();
        let values: Vec<TokenStream> = match &signature.output {
            ReturnType::Default => vec![quote!(())],
            ReturnType::Type(_, of) => simple_values(of),
        };
        for value in values.into_iter().rev() {
            let what = format!("return {value} at once");
            if let Some(is_chosen) = self.mutant(at, what) {
                let first: Stmt = parse_quote!(if #is_chosen { return #value; });
                block.stmts.insert(0, first);
            }
        }
    }

    fn function(&mut self, signature: &Signature, block: &mut Block) {
        if signature.constness.is_some() {
            return;
        }
        let outer = self.place.clone();
        self.place = format!("{}{}", self.owner, signature.ident);
        visit_mut::visit_block_mut(self, block);
        self.returns(signature, block);
        self.place = outer;
    }
}

impl VisitMut for Switches<'_> {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        visit_mut::visit_expr_mut(self, expr);
        if let Some(replaced) = self.replacement(expr) {
            *expr = replaced;
        }
    }

    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        self.function(&function.sig, &mut function.block);
    }

    fn visit_impl_item_fn_mut(&mut self, function: &mut ImplItemFn) {
        self.function(&function.sig, &mut function.block);
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let plain = arm.guard.as_ref().map(|guard| guard.1.to_token_stream());
        let plain = plain.unwrap_or_default();
        visit_mut::visit_arm_mut(self, arm);
        let Some((word, guard)) = &mut arm.guard else {
            return;
        };
        let at = word.span().start();
        for value in [true, false] {
            let what = format!("replace match guard {plain} with {value}");
            if let Some(is_chosen) = self.mutant(at, what) {
                **guard = match value {
                    true => parse_quote!((#is_chosen || #guard)),
                    false => parse_quote!((!#is_chosen && #guard)),
                };
            }
        }
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut ExprMethodCall) {
        self.visit_expr_mut(&mut call.receiver);
        // What a program refuses to read is not its rule; what it does with each case is.
        let reads = call.method.to_string().starts_with("read");
        for argument in &mut call.args {
            if !reads || matches!(argument, Expr::Closure(_)) {
                self.visit_expr_mut(argument);
            }
        }
    }

    fn visit_expr_repeat_mut(&mut self, repeat: &mut ExprRepeat) {
        self.visit_expr_mut(&mut repeat.expr);
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        // Of the others each is known when it is compiled.
        if matches!(
            item,
            Item::Fn(_) | Item::Impl(_) | Item::Mod(_) | Item::Trait(_)
        ) {
            let outer = std::mem::replace(&mut self.owner, owner(item));
            visit_mut::visit_item_mut(self, item);
            self.owner = outer;
        }
    }

    fn visit_pat_mut(&mut self, _: &mut Pat) {}

    fn visit_type_mut(&mut self, _: &mut Type) {}

    fn visit_generic_argument_mut(&mut self, _: &mut GenericArgument) {}
}

/// What stands before the names of an item's functions.
fn owner(item: &Item) -> String {
    let Item::Impl(item) = item else {
        return String::new();
    };
    let of = item.self_ty.to_token_stream().to_string().replace(' ', "");
    match &item.trait_ {
        None => format!("{of}::"),
        Some((_, path, _)) => {
            let path = path.to_token_stream().to_string().replace(' ', "");
            format!("<impl {path} for {of}>::")
        }
    }
}

/// Whether a condition binds a name, which cannot be taken out of it.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// Values of a type that are as simple as can be.
fn simple_values(of: &Type) -> Vec<TokenStream> {
    let Type::Path(path) = of else {
        return Vec::new();
    };
    let Some(last) = path.path.segments.last() else {
        return Vec::new();
    };
    match &last.ident.to_string()[..] {
        "bool" => vec![quote!(true), quote!(false)],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128"
        | "isize" => vec![quote!(0), quote!(1)],
        "Option" => vec![quote!(None)],
        "Vec" => vec![quote!(Vec::new())],
        _ => Vec::new(),
    }
}

fn is_comparison(operator: &BinOp) -> bool {
    ["==", "!=", "<", "<=", ">", ">="].contains(&&shown(operator)[..])
}

fn is_assignment(operator: &BinOp) -> bool {
    shown(operator).ends_with('=') && !is_comparison(operator)
}

fn shown(operator: &BinOp) -> String {
    operator.to_token_stream().to_string()
}

/// What people write instead of an operator.
fn others(operator: &BinOp) -> Vec<BinOp> {
    let mut shown = shown(operator);
    let is_assignment = is_assignment(operator);
    if is_assignment {
        shown.pop();
    }
    let others: &[&str] = match &shown[..] {
        "+" => &["-", "*"],
        "-" => &["+", "/"],
        "*" => &["+", "/"],
        "/" => &["%", "*"],
        "%" => &["/", "+"],
        "&&" => &["||"],
        "||" => &["&&"],
        "^" => &["|", "&"],
        "&" => &["|", "^"],
        "|" => &["&", "^"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "==" => &["!="],
        "!=" => &["=="],
        "<" => &["<=", ">"],
        "<=" => &["<", ">"],
        ">" => &[">=", "<"],
        ">=" => &[">", "<"],
        _ => &[],
    };
    let of = |other: &&str| {
        let other = format!("{other}{}", if is_assignment { "=" } else { "" });
        syn::parse_str(&other).expect("an operator")
    };
    others.iter().map(of).collect()
}
