//! Recursive types of any dialect, declared with a name and a body (RFC "First-Party Support
//! for LLVM Types", "Other Recursive Types"): two types that refer to each other, in a
//! definition file and with derives.

use isogloss::text::{Limits, ParserOptions, PrintOptions, parse_attribute, parse_type, parse_type_with};
use isogloss::{BodyError, Context, Type};
use std::sync::Barrier;
use std::thread;

/// The hooks of both declarations.
macro_rules! hooks {
    () => {
        impl TreeTypeVerify for TreeType<'_> {
            fn verify(_: &isogloss::Context, name: &str) -> Result<(), Diagnostic> {
                if name.is_empty() { Err(Diagnostic::error("a tree has a name")) } else { Ok(()) }
            }
            fn verify_body<'c>(
                value: TreeType<'c>,
                member: isogloss::Type<'c>,
                _: Option<ForestType<'c>>,
            ) -> Result<(), Diagnostic> {
                if member == value.into() {
                    Err(Diagnostic::error("a tree is not its own value"))
                } else {
                    Ok(())
                }
            }
        }

        impl LinkAttrChain for LinkAttr<'_> {
            fn parse<'c>(
                parser: &mut isogloss::text::AsmParser<'_, 'c>,
            ) -> Result<Vec<isogloss::Attribute<'c>>, Diagnostic> {
                Ok(vec![parser.attribute()?])
            }
            fn print<'c>(
                printer: &mut isogloss::text::AsmPrinter<'_, 'c>,
                _: LinkAttr<'c>,
                next: &'c [isogloss::Attribute<'c>],
            ) {
                printer.attribute(next[0]);
            }
        }
    };
}

/// The declarations by a definition file.
mod declared {
    use isogloss::Diagnostic;

    isogloss::dialect! { r#"
        def Rec_Dialect : Dialect { let name = "rec"; }

        def Rec_TreeType : TypeDef<Rec_Dialect, "Tree", [MutableType]> {
          let summary = "A value, and the forest in which the tree is.";
          let mnemonic = "tree";
          let parameters = (ins "&str":$name);
          let bodyParameters = (ins "Type":$value, OptionalParameter<"ForestType">:$forest);
          let assemblyFormat = "`<` $name (`,` $value^ (`in` $forest^)?)? `>`";
          let genVerifyDecl = 1;
        }

        def Rec_ForestType : TypeDef<Rec_Dialect, "Forest", [MutableType]> {
          let summary = "Trees in a row.";
          let mnemonic = "forest";
          let parameters = (ins "u32":$id, DefaultValuedParameter<"u32", "1">:$area);
          let bodyParameters = (ins DefaultValuedParameter<"bool", "false">:$sorted, ArrayRefParameter<"Type">:$trees);
          let assemblyFormat = "`<` $id (`x` $area^)? (`,` (`sorted` `=` $sorted^)? `[` $trees^ `]`)? `>`";
        }

        def Rec_LinkAttr : AttrDef<Rec_Dialect, "Link"> {
          let mnemonic = "link";
          let parameters = (ins "&str":$name);
          let bodyParameters = (ins OptionalArrayRefParameter<"Attribute">:$next);
          let assemblyFormat = "`<` $name (`:` custom<Chain>($next)^)? `>`";
        }
    "# }

    hooks!();
}

/// The same by derives.
mod derived {
    use isogloss::{Attribute, Diagnostic, Dialect, DialectAttr, DialectType, Type};

    #[derive(Dialect)]
    #[dialect(types(TreeType, ForestType), attributes(LinkAttr))]
    pub(crate) struct Rec;

    pub(crate) fn dialect() -> &'static isogloss::def::Dialect {
        Rec::dialect()
    }

    /// A value, and the forest in which the tree is.
    #[derive(DialectType)]
    #[dialect(Rec, mnemonic = "tree", format = "`<` $name (`,` $value^ (`in` $forest^)?)? `>`", verify)]
    pub(crate) struct Tree<'c> {
        pub(crate) name: &'c str,
        #[dialect(body)]
        pub(crate) value: Type<'c>,
        #[dialect(body)]
        pub(crate) forest: Option<ForestType<'c>>,
    }

    /// Trees in a row.
    #[derive(DialectType)]
    #[dialect(
        Rec,
        mnemonic = "forest",
        format = "`<` $id (`x` $area^)? (`,` (`sorted` `=` $sorted^)? `[` $trees^ `]`)? `>`"
    )]
    pub(crate) struct Forest<'c> {
        pub(crate) id: u32,
        #[dialect(default = "1")]
        pub(crate) area: u32,
        #[dialect(body, default = "false")]
        pub(crate) sorted: bool,
        #[dialect(body)]
        pub(crate) trees: &'c [Type<'c>],
    }

    #[derive(DialectAttr)]
    #[dialect(Rec, mnemonic = "link", format = "`<` $name (`:` custom<Chain>($next)^)? `>`")]
    pub(crate) struct Link<'c> {
        pub(crate) name: &'c str,
        #[dialect(body)]
        pub(crate) next: &'c [Attribute<'c>],
    }

    hooks!();
}

/// A test for each way to declare the dialect.
macro_rules! both {
    ($($(#[$meta:meta])* fn $name:ident() $body:block)*) => {
        mod by_definition_file {
            use super::declared::*;
            use super::*;
            $($(#[$meta])* #[test] fn $name() $body)*
        }
        mod by_derive {
            use super::derived::*;
            use super::*;
            $($(#[$meta])* #[test] fn $name() $body)*
        }
    };
}

/// A tree and a forest that name each other.
const MUTUAL: &str = r#"!rec.tree<"oak", i32 in <3, [!rec.tree<"oak">, !rec.tree<"elm", f32 in <3>>]>>"#;

both! {
    /// `llvm-types-rfc:153`, "Other dialects requiring recursive types can consider the following model".
    // llvm-types-rfc:153: Other dialects requiring recursive types can consider the following model
    // llvm-types-rfc:155: Potentially recursive types are split into the "identifier" (e.g., name) and
    // "content" (e.g., list of members) part
    fn two_types_that_name_each_other_are_made_printed_and_read() {
        let ctx = Context::with_dialects([dialect()]);
        let forest = ForestType::get(&ctx, 3, 1);
        let oak = TreeType::get_with_body(&ctx, "oak", ctx.i32(), Some(forest)).expect("a new name");
        let elm = TreeType::get(&ctx, "elm");
        assert!(!elm.has_body() && elm.value().is_none() && elm.forest().is_none());
        elm.set_body(ctx.f32(), Some(forest)).expect("a new name");
        forest.set_body(false, &[oak.into(), elm.into()]).expect("a new name");

        assert_eq!(oak.to_string(), MUTUAL);
        // The name is the whole text inside of the body only: from the forest, the trees are in full.
        let from_forest = r#"!rec.forest<3, [!rec.tree<"oak", i32 in <3>>, !rec.tree<"elm", f32 in <3>>]>"#;
        assert_eq!(forest.to_string(), from_forest);

        for text in [MUTUAL, from_forest] {
            let other = Context::with_dialects([dialect()]);
            let read = parse_type(&other, text).expect("as printed");
            assert_eq!(read.to_string(), text);
            assert_eq!(parse_type(&ctx, text).map(|ty| ty.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(parse_type(&ctx, MUTUAL), Ok(oak.into()));
        assert_eq!(oak.forest(), Some(forest));
        assert_eq!((forest.sorted(), forest.trees()), (Some(false), Some(&[Type::from(oak), elm.into()][..])));
    }

    /// `llvm-types-rfc:157`, "The “identifier” is the sufficient uniquing key", and `llvm-types-rfc:159`, "allow setting the
    /// “content” once".
    // llvm-types-rfc:156: The "identifier" is the sufficient uniquing key
    // llvm-types-rfc:157: The main storage has fixed size and is allocated the first type the "identifier" is
    // encountered
    fn a_name_is_one_type_whose_body_is_set_once() {
        let ctx = Context::with_dialects([dialect()]);
        let oak = TreeType::get(&ctx, "oak");
        assert_eq!(oak.set_body(ctx.i32(), None), Ok(()));
        assert_eq!(TreeType::get(&ctx, "oak"), oak);
        assert_eq!(oak.set_body(ctx.i32(), None), Ok(()), "an equal body");
        assert_eq!(oak.set_body(ctx.i64(), None), Err(BodyError::Different));
        assert_eq!(TreeType::get_with_body(&ctx, "oak", ctx.i64(), None), Err(BodyError::Different));
        assert_eq!((oak.has_body(), oak.value(), oak.forest()), (true, Some(ctx.i32()), None));
        assert_eq!(oak.to_string(), r#"!rec.tree<"oak", i32>"#);
        // The area is a part of the name; omitted, it is 1.
        assert_ne!(ForestType::get(&ctx, 3, 1), ForestType::get(&ctx, 3, 2));
        let forest = ForestType::get_with_body(&ctx, 3, 2, true, &[oak.into()]).expect("a new name");
        assert_eq!(forest.to_string(), r#"!rec.forest<3 x 2, sorted = true [!rec.tree<"oak", i32>]>"#);
        assert_eq!(parse_type(&ctx, &forest.to_string()), Ok(forest.into()));
    }

    // llvm-types-rfc:159: The parser keeps a list of the types in process of being constructed and sets up
    // their "content" part when available
    fn verifiers_see_the_name_and_the_body() {
        let ctx = Context::with_dialects([dialect()]);
        let invalid = |error: Result<TreeType<'_>, BodyError>| match error {
            Err(BodyError::Invalid(error)) => error.message().to_owned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(invalid(TreeType::get_with_body(&ctx, "", ctx.i32(), None)), "a tree has a name");
        let own = TreeType::get(&ctx, "own");
        assert_eq!(invalid(own.set_body(own.into(), None).map(|()| own)), "a tree is not its own value");
        assert!(!own.has_body());
        let error = parse_type(&ctx, r#"!rec.tree<"own", !rec.tree<"own">>"#).expect_err("its own value");
        assert_eq!((error.message(), error.span()), ("a tree is not its own value", Some(15..16)));
        assert!(!own.has_body(), "what is not read leaves no body");
    }

    /// `llvm-types-rfc:160`, "the “identifier” part serves as a placeholder for self-references within a recursive type".
    // llvm-types-rfc:159: the "identifier" part serves as a placeholder for self-references within a recursive
    // type
    fn references_are_for_the_inside_of_a_body() {
        let ctx = Context::with_dialects([dialect()]);
        let error = |text: &str| {
            let error = parse_type(&ctx, text).expect_err(text);
            (error.message().to_owned(), error.span().map(|span| text[span].to_owned()))
        };
        let alone = "TreeType without a body is only allowed inside of its own body";
        assert_eq!(error(r#"!rec.tree<"a">"#), (alone.to_owned(), Some(">".to_owned())));
        let again = "TreeType inside of its own body has no body again";
        assert_eq!(
            error(r#"!rec.tree<"a", tuple<!rec.tree<"a", i32>>>"#),
            (again.to_owned(), Some(",".to_owned()))
        );
        // The body ends with its text, also after an error.
        assert_eq!(error(r#"!rec.tree<"a", tuple<!rec.tree<"a">, 3>>"#).0, "expected non-function type");
        assert_eq!(error(r#"!rec.tree<"a">"#).0, alone);
        let _ = parse_type(&ctx, r#"!rec.tree<"a", i32>"#).expect("a new name");
        let different = "identified type already used with a different body";
        assert_eq!(error(r#"!rec.tree<"a", i64>"#), (different.to_owned(), Some(",".to_owned())));
        // A type without a body is printed as its name.
        assert_eq!(TreeType::get(&ctx, "unset").to_string(), r#"!rec.tree<"unset">"#);
    }

    fn attributes_have_bodies_too() {
        let ctx = Context::with_dialects([dialect()]);
        let (a, b) = (LinkAttr::get(&ctx, "a"), LinkAttr::get(&ctx, "b"));
        a.set_body(&[b.into()]).expect("a new name");
        b.set_body(&[a.into()]).expect("a new name");
        let text = r##"#rec.link<"a" : #rec.link<"b" : #rec.link<"a">>>"##;
        assert_eq!(a.to_string(), text);
        let other = Context::with_dialects([dialect()]);
        assert_eq!(parse_attribute(&other, text).map(|read| read.to_string()), Ok(text.to_owned()));
    }

    /// `llvm-types-rfc:44`, "Type creation and manipulation should be thread safe".
    // llvm-types-rfc:158: It may be desirable to only allow setting the "content" once to avoid surprising
    // concurrent modifications
    fn threads_agree_on_a_body() {
        let ctx = Context::with_dialects([dialect()]);
        let start = Barrier::new(4);
        let won: Vec<u32> = thread::scope(|scope| {
            let one = |width: u32| {
                let (ctx, start) = (&ctx, &start);
                scope.spawn(move || {
                    start.wait();
                    TreeType::get_with_body(ctx, "t", ctx.integer(width), None).ok().map(|_| width)
                })
            };
            let threads: Vec<_> = (1..=4).map(one).collect();
            threads.into_iter().filter_map(|thread| thread.join().expect("no panic")).collect()
        });
        let [width] = won[..] else { panic!("one body wins: {won:?}") };
        assert_eq!(TreeType::get(&ctx, "t").value(), Some(ctx.integer(width)));
    }

    fn long_chains_of_bodies_are_bounded() {
        let ctx = Context::with_dialects([dialect()]);
        for index in 0..100_000u32 {
            let next = TreeType::get(&ctx, &(index + 1).to_string());
            TreeType::get(&ctx, &index.to_string()).set_body(next.into(), None).expect("a new name");
        }
        let text = TreeType::get(&ctx, "0").to_string();
        assert!(text.contains(PrintOptions::TOO_DEEP) && text.len() < 1_000_000);
        let deep: String = (0..60).map(|level| format!("!rec.tree<\"a{level}\", tuple<")).collect();
        let deep = deep + "i8" + &">>".repeat(60);
        let options = ParserOptions::default().limits(Limits::default().nesting(40));
        let error = parse_type_with(&ctx, deep.as_bytes(), options).expect_err("too deep");
        assert_eq!(error.message(), "nesting is deeper than the limit of 40 levels");
    }
}

#[test]
fn a_struct_is_the_name_and_the_body() {
    use derived::{Forest, Link, Rec, Tree, TreeType};
    let ctx = Context::with_dialects([Rec::dialect()]);
    let oak = Tree { name: "oak", value: ctx.i32(), forest: None }.intern(&ctx).expect("a new name");
    let Ok(tree) = Tree::try_from(oak) else { panic!("it has its body") };
    assert_eq!((tree.name, tree.value, tree.forest), ("oak", ctx.i32(), None));
    assert!(Tree { name: "oak", value: ctx.i64(), forest: None }.intern(&ctx).is_err());
    let trees = [oak.into()];
    let forest = Forest { id: 3, area: 2, sorted: false, trees: &trees }.intern(&ctx).expect("a new name");
    assert_eq!(forest.to_string(), r#"!rec.forest<3 x 2, [!rec.tree<"oak", i32>]>"#);
    assert!(Forest::try_from(forest).is_ok_and(|forest| forest.trees == [oak.into()]
        && forest.area == 2
        && forest.id == 3
        && !forest.sorted));
    let link = Link { name: "end", next: &[] }.intern(&ctx).expect("a new name");
    assert!(Link::try_from(link).is_ok_and(|link| link.name == "end" && link.next.is_empty()));
    let elm = TreeType::get(&ctx, "elm");
    assert!(Tree::try_from(elm).is_err_and(|handle| handle == elm), "it has no body");
}
