//! The parsers of the small languages inside strings are generated from pest grammars and checked in, so that a user's
//! build does not pay for pest's generator. Here they are regenerated and compared.
//!
//! After a change of a grammar: `UPDATE_EXPECT=1 cargo test -p isogloss-grammars`.

use quote::quote;
use std::path::Path;
use std::{env, fs};

/// The parser for a grammar as Rust source.
fn generate(name: &str, grammar: &str) -> String {
    let file = format!("{name}.pest");
    let parser = pest_generator::derive_parser(
        quote! { #[grammar_inline = #grammar] pub(crate) struct Grammar; },
        false,
    );
    let tokens: proc_macro2::TokenStream = parser.to_string().parse().expect("the generator writes tokens");
    let header = format!("// @generated from {file} by `cargo test -p isogloss-grammars`. Do not edit.\n\n");
    let file = syn::parse2(quote! {
        /// The parser.
        pub(crate) struct Grammar;
        #tokens
    })
    .expect("the generator writes Rust");
    header + &prettyplease::unparse(&file)
}

#[test]
fn checked_in_parsers_are_those_of_the_grammars() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../codegen/src/grammar");
    for name in ["count", "cpp"] {
        let grammar = fs::read_to_string(folder.join(name).with_extension("pest")).expect("the grammar");
        let path = folder.join(format!("{name}_parser.rs"));
        let fresh = generate(name, &grammar);
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, fresh).expect("the folder is writable");
            continue;
        }
        let found = fs::read_to_string(&path).expect("the checked-in parser");
        assert!(found == fresh, "{} is stale; run this test with UPDATE_EXPECT=1", path.display());
    }
}
