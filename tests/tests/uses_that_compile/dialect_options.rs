//! `dialect!` with the options of a build script.
#![deny(warnings, missing_docs)]

mod other {
    //! A dialect that another file defines.
    isogloss::dialect! { r#"
    def Other_Dialect : Dialect { let name = "other"; let summary = "Elsewhere."; }
    "# }
}

mod renamed {
    //! The runtime by another path.
    pub(super) use ::isogloss as runtime;
}

isogloss::dialect! {
    file = "tests/uses_that_compile/options.td",
    include_dir = "tests/uses_that_compile/include",
    define = "WITH_FLAG",
    extern_dialect = "OtherDialect=crate::dialect_options::other",
    runtime_path = "crate::dialect_options::renamed::runtime",
    docs = "summary",
    max_errors = 10,
}

#[test]
fn dialects_come_with_those_that_they_depend_on() {
    let context = isogloss::Context::with_dialects([dialect()]);
    for name in ["other", "dlti", "func", "gpu", "llvm", "builtin"] {
        assert!(context.dialect(name).is_some(), "{name}");
    }
}

#[test]
fn macros_and_include_directories_apply() {
    let context = isogloss::Context::with_dialects([dialect()]);
    assert_eq!(FlagType::get(&context, 3).to_string(), "!opts.flag<3>");
}
