//! The book in `docs/`: its generated parts are fresh, its contents are complete, its links lead somewhere, and its
//! definitions and Rust compile and behave as the pages say.
//!
//! `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test book` writes the generated parts. The
//! pages' commands are tested in `cli/tests/book.rs`, which has the command.

use isogloss_codegen::model::format_directives;
use isogloss_codegen::{EXPLANATIONS, LINTS, Lint, Options, fields_without_effect, generate, session};
use isogloss_tablegen::{Record, Records};
use isogloss_tests::book::{self, Block};
use isogloss_tests::user::UserCrate;
use isogloss_tests::{TemporaryFile, library_docs, oracle, oracle_include, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// All files of the library.
fn library() -> Records {
    let includes = isogloss_defs::files().iter().map(|(name, _)| format!("include \"{name}\"\n"));
    session().parse_str("library.td", includes.collect::<String>()).expect("the library")
}

/// A text in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[test]
fn the_library_pages_are_fresh_and_name_every_class_and_field() {
    let records = library();
    for (name, text) in isogloss_defs::files() {
        let page = library_docs::page(name, text, &records);
        let silent: Vec<&str> = page.lines().filter(|line| line.ends_with("|  |")).collect();
        assert!(silent.is_empty(), "{name}: comments are missing: {silent:#?}");
        let short = name.trim_start_matches("isogloss/").trim_end_matches(".td");
        book::check_file(&format!("reference/library/{short}.md"), &page);
        let sources = records.sources();
        let here = |record: &Record<'_>| {
            let file = sources.file_of(record.span()).map(|file| sources.file(file).name());
            file.is_some_and(|file| file.ends_with(name))
        };
        for record in records.classes().chain(records.defs()).filter(here) {
            if record.is_anonymous() {
                continue;
            }
            assert!(page.contains(record.name()), "{name}: no `{}`", record.name());
            for field in record.fields().filter(|_| record.is_class()) {
                let declared_here = sources.file_of(field.span()) == sources.file_of(record.span());
                assert!(
                    !declared_here || page.contains(field.name()),
                    "{}: no `{}`",
                    record.name(),
                    field.name()
                );
            }
        }
    }
}

#[test]
fn tables_of_the_reference_are_fresh() {
    // The first subject has MLIR's own directives; the others are for forms that are declared.
    let (mut of_mlir, mut further, mut subject) = (String::new(), String::new(), "");
    let first = format_directives().first().expect("a directive").subject;
    for directive in format_directives() {
        let directives = if directive.subject == first { &mut of_mlir } else { &mut further };
        if subject != directive.subject {
            subject = directive.subject;
            let _ = writeln!(
                directives,
                "\n## {subject}\n\n| directive | types, attributes | operations | prints and parses |\n|---|---|---|---|"
            );
        }
        let yes = |yes| if yes { "yes" } else { "" };
        let fence = if directive.usage.contains('`') { "``" } else { "`" };
        let _ = writeln!(
            directives,
            "| {fence}{}{fence} | {} | {} | {} |",
            cell(directive.usage),
            yes(directive.of_values),
            if directive.of_forms { "with forms" } else { yes(directive.of_operations) },
            cell(directive.meaning)
        );
    }
    book::check_part("reference/formats.md", "directives", &of_mlir);
    book::check_part("reference/directives.md", "directives", &further);

    let mut fields = "| class | field | alternative |\n|---|---|---|\n".to_owned();
    for (class, field, help) in fields_without_effect() {
        let class = class.replace(", ", "`, `");
        let _ = writeln!(fields, "| `{class}` | `{field}` | {} |", cell(help));
    }
    book::check_part("reference/ods.md", "fields", &fields);

    let areas = [
        "definitions",
        "assembly formats",
        "types and expressions",
        "layout rules",
        "interfaces",
        "files",
        "operations",
        "patterns",
    ];
    let mut codes = String::new();
    for (area, number) in areas.into_iter().zip(2..) {
        let prefix = format!("E0{number}");
        let _ = writeln!(codes, "## {prefix}xx: {area}\n");
        let mut sorted: Vec<_> = EXPLANATIONS.iter().filter(|(code, _)| code.starts_with(&prefix)).collect();
        sorted.sort();
        assert!(!sorted.is_empty(), "{prefix}");
        for (code, page) in sorted {
            let _ = writeln!(codes, "### {code}\n\n{page}");
        }
    }
    assert!(EXPLANATIONS.iter().all(|(code, _)| codes.contains(code)), "a new area");
    book::check_part("reference/errors.md", "codes", &codes);

    let mut lints = "| lint | code | level | reports |\n|---|---|---|---|\n".to_owned();
    for Lint { name, code, level, summary, .. } in LINTS {
        let code =
            code.map_or_else(String::new, |code| format!("[{code}](errors.md#{})", code.to_lowercase()));
        let _ = writeln!(lints, "| [`{name}`](#{name}) | {code} | `{level}` | {summary} |");
    }
    for lint in LINTS {
        let _ = writeln!(lints, "\n### {}\n\n{}", lint.name, lint.page.trim_end());
    }
    book::check_part("reference/lints.md", "lints", &lints);
}

/// The documentation comments before the derives of `isogloss-macros`.
#[test]
fn the_derive_reference_is_that_of_the_macros() {
    let source = fs::read_to_string(repository().join("macros/src/lib.rs")).expect("the macros");
    let (mut text, mut comment) = (String::new(), String::new());
    let mut name = None;
    for line in source.lines() {
        if let Some(rest) = line.strip_prefix("///") {
            comment.push_str(rest.strip_prefix(' ').unwrap_or(rest));
            comment.push('\n');
        } else if let Some(rest) = line.strip_prefix("#[proc_macro_derive(") {
            name = rest.split([',', ')']).next().map(|name| format!("#[derive({name})]"));
        } else if line.starts_with("pub fn interface(") {
            name = Some("#[interface(...)]".to_owned());
        } else if line.starts_with("pub fn dialect(") {
            name = Some("dialect! { ... }".to_owned());
        } else if line.starts_with("pub fn external_models(") {
            name = Some("external_models! { ... }".to_owned());
        }
        if line.starts_with("pub fn ") {
            let heading = name.take().expect("a macro");
            let comment =
                std::mem::take(&mut comment).replace("[`DialectEnum`](macro@DialectEnum)", "`DialectEnum`");
            let _ = writeln!(text, "## `{heading}`\n\n{}\n", comment.trim());
        }
    }
    assert_eq!(text.matches("## `#[derive(").count(), 6);
    book::check_part("reference/derives.md", "derives", &text);
}

/// Types of parameters: the spellings, a value, and a text.
const PARAMETERS: [(&str, &str); 32] = [
    ("\"bool\"", "true"),
    ("\"u8\"", "200"),
    ("\"u16\"", "42"),
    ("\"u32\", \"unsigned\", \"uint32_t\"", "42"),
    ("\"u64\", \"uint64_t\", \"size_t\"", "42"),
    ("\"i8\", \"char\"", "-8"),
    ("\"i16\", \"short\"", "-42"),
    ("\"i32\", \"int\", \"int32_t\"", "-42"),
    ("\"i64\", \"int64_t\"", "-42"),
    ("APIntParameter<\"\">, \"APInt\"", "123456789012345678901234567890"),
    ("APFloatParameter<\"\">, \"APFloat\"", "1.500000e+00"),
    ("StringRefParameter<>, \"&str\", \"::llvm::StringRef\"", "\"text\""),
    ("\"&[u8]\"", "\"\\FF\""),
    ("\"Type\", \"::mlir::Type\"", "vector<4xi32>"),
    ("\"Attribute\"", "1 : i32"),
    ("\"IntegerType\"", "i32"),
    ("\"StringAttr\"", "\"text\""),
    ("\"::mlir::AffineMap\"", "(d0) -> (d0 + 1)"),
    ("ArrayRefParameter<\"int64_t\">, \"ArrayRef<int64_t>\", \"&[i64]\"", "1, 2"),
    ("ArrayRefParameter<\"Type\">", "i32, f32"),
    ("OptionalParameter<\"Type\">, \"Option<Type>\"", "i32"),
    ("\"::mlir::IntegerSet\"", "(d0) : (d0 - 1 == 0)"),
    ("\"::mlir::Location\"", "loc(\"a.mlir\":1:2)"),
    ("ArrayRefParameter<\"bool\">, \"&[bool]\"", "true, false"),
    ("ArrayRefParameter<\"uint32_t\">, \"ArrayRef<unsigned>\"", "1, 2"),
    ("ArrayRefParameter<\"::llvm::StringRef\">", "\"a\", \"b\""),
    ("ArrayRefParameter<\"IntegerType\">", "i32, i8"),
    ("OptionalParameter<\"uint32_t\">", "42"),
    ("\"Option<u32>\"", "42"),
    ("\"Color\"", "red"),
    ("\"Access\"", "read|write"),
    ("ArrayRefParameter<\"Color\">", "red, red"),
];

/// A type for each spelling of [`PARAMETERS`].
fn parameters_td() -> String {
    let mut td =
        "include \"isogloss/Dialect.td\"\ndef Parameters_Dialect : Dialect { let name = \"parameters\"; }\n\
        def Color : I32Enum<\"Color\", \"color\", [I32EnumCase<\"Red\", 0, \"red\">]>;\n\
        def Access : I32BitEnum<\"Access\", \"access\", [I32BitEnumCaseBit<\"Read\", 0, \"read\">, \
        I32BitEnumCaseBit<\"Write\", 1, \"write\">]>;\n"
            .to_owned();
    for (index, (spellings, _)) in PARAMETERS.iter().enumerate() {
        for (other, spelling) in spellings.split(", ").enumerate() {
            let _ = writeln!(
                td,
                "def T{index}x{other} : TypeDef<Parameters_Dialect, \"T{index}x{other}\"> {{ let mnemonic = \"t{index}x{other}\"; \
                 let parameters = (ins {spelling}:$value); let assemblyFormat = \"`<` $value `>`\"; }}"
            );
        }
    }
    td
}

#[test]
fn the_types_of_parameters_are_those_of_the_generator() {
    let records = session().parse_str("parameters.td", parameters_td()).expect("definitions");
    let source = generate(&records, &Options::default()).expect("types").source;
    let source = source.split_whitespace().collect::<Vec<_>>().join(" ");
    let clean = |text: &str| {
        let text =
            text.trim().trim_end_matches(',').replace("::isogloss::", "").replace("::core::option::", "");
        text.replace("builtin::", "").replace("affine::", "").replace("numeric::", "")
    };
    let mut table = "| spelling | Rust type | text |\n|---|---|---|\n".to_owned();
    for (index, (spellings, text)) in PARAMETERS.iter().enumerate() {
        let mut types = BTreeSet::new();
        for other in 0..spellings.split(", ").count() {
            let (_, methods) =
                source.split_once(&format!("impl<'c> T{index}x{other}Type<'c> {{")).expect("the methods");
            let (_, argument) = methods.split_once("value: ").expect("the argument");
            let (_, result) = methods.split_once("pub fn value(self) -> ").expect("the accessor");
            let argument = clean(argument.split(") ->").next().expect("an end"));
            let result = clean(result.split(" {").next().expect("an end"));
            let same = argument.replace("&'c ", "&") == result.replace("&'c ", "&");
            types.insert(if same { format!("`{result}`") } else { format!("`{argument}` → `{result}`") });
        }
        assert_eq!(types.len(), 1, "{spellings}: {types:?}");
        let spellings: Vec<_> = spellings.split(", ").map(|spelling| format!("`{spelling}`")).collect();
        let _ = writeln!(
            table,
            "| {} | {} | `{}` |",
            spellings.join(", "),
            types.into_iter().collect::<String>(),
            cell(text)
        );
    }
    book::check_part("reference/parameters.md", "types", &table);

    // Handles whose name is the same in C++ are one row.
    let (mut names, mut same) = (BTreeMap::<_, Vec<_>>::new(), BTreeMap::<_, Vec<_>>::new());
    let library = library();
    for record in library.derived_from("CppType") {
        let text = |field: &str| record.get::<&str>(field).expect("a string");
        let (cpp, rust) = (format!("`{}`", text("cpp")), text("rust").trim_start_matches("::"));
        match rust.rsplit_once("::") {
            Some((module, name)) if name == text("cpp") && module.starts_with("isogloss::") => {
                same.entry((module, text("kind"))).or_default().push(cpp);
            }
            _ => names.entry(rust).or_default().push(cpp),
        }
    }
    let mut table = "| C++ | Rust |\n|---|---|\n".to_owned();
    for (rust, cpp) in names {
        let shown = ["::core::option::", "core::result::", "core::option::", "::std::vec::", "std::vec::"];
        let rust = shown.iter().fold(rust.to_owned(), |text, path| text.replace(path, ""));
        let rust = rust.replace("::isogloss::", "isogloss::");
        let _ = writeln!(table, "| {} | `{}` |", cpp.join(", "), cell(&rust));
    }
    for ((module, kind), names) in same {
        let what = if kind == "type" || kind == "attribute" { "the handle" } else { "the type" };
        let _ = writeln!(table, "| {} | {what} of that name in `{module}` |", names.join(", "));
    }
    book::check_part("reference/parameters.md", "names", &table);
}

/// A test in Rust that reads and prints the texts of [`PARAMETERS`].
fn parameters_rs() -> String {
    let mut texts = String::new();
    for (index, (spellings, text)) in PARAMETERS.iter().enumerate() {
        for other in 0..spellings.split(", ").count() {
            let _ = writeln!(texts, "            {:?},", format!("!parameters.t{index}x{other}<{text}>"));
        }
    }
    format!(
        "isogloss::dialect! {{ file = \"parameter_table.td\" }}\n\n#[test]\nfn texts_are_those_of_the_table() {{\n    \
         let ctx = isogloss::Context::with_dialects([dialect()]);\n    for text in [\n{texts}        ] {{\n        \
         assert_eq!(isogloss::text::parse_type(&ctx, text).map(|ty| ty.to_string()), Ok(text.to_owned()));\n    }}\n}}\n"
    )
}

/// The pages whose definitions and Rust are modules of one crate, and the tutorial, which is the
/// crate itself. A module includes its definitions, if the page has some; further tables of the manifest are added to it.
const MODULES: [&str; 9] = [
    "reference/formats.md",
    "reference/derives.md",
    "reference/parameters.md",
    "porting.md",
    "patterns.md",
    "dialects.md",
    "bytecode.md",
    "layouts.md",
    "tutorial/further_hooks.md",
];
/// The page whose Rust is examples of documentation: see `isogloss_tests::Recipes`.
const RECIPES: &str = "recipes.md";
const TUTORIAL: [&str; 7] = ["types", "attributes", "enums", "interfaces", "hooks", "layouts", "tests"];

/// Whether a block belongs to a crate.
fn is_code(block: &Block) -> bool {
    ["rust", "tablegen", "toml"].contains(&block.language.as_str()) && block.attributes.is_empty()
}

#[test]
fn definitions_and_rust_of_the_pages_compile_and_pass() {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for chapter in TUTORIAL {
        let name = format!("tutorial/{chapter}.md");
        for block in book::blocks(&book::page(&name)).into_iter().filter(is_code) {
            let file = block.file.unwrap_or_else(|| panic!("{name}:{}: no file is named", block.line));
            let text = files.entry(file).or_default();
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&block.text);
        }
    }
    assert_eq!(files.keys().collect::<Vec<_>>(), ["Cargo.toml", "src/lib.rs", "tile.td"]);
    let mut modules = String::new();
    for name in MODULES {
        let module = name.trim_end_matches(".md").rsplit('/').next().expect("a name");
        let _ = writeln!(modules, "#[cfg(test)]\nmod {module};");
        let (mut rust, mut td, mut manifest) = (String::new(), String::new(), String::new());
        for block in book::blocks(&book::page(name)).into_iter().filter(is_code) {
            match block.language.as_str() {
                "rust" => rust.push_str(&block.text),
                "tablegen" => td.push_str(&block.text),
                "toml" => manifest.push_str(&block.text),
                language => panic!("{name}:{}: {language}", block.line),
            }
        }
        let includes_itself = rust.contains("dialect! {");
        if !td.is_empty() {
            if !includes_itself {
                rust.insert_str(0, &format!("isogloss::dialect! {{ file = \"{module}.td\" }}\n"));
            }
            if !td.starts_with("include") {
                td.insert_str(0, "include \"isogloss/Op.td\"\ninclude \"isogloss/DataLayout.td\"\n");
            }
            files.insert(format!("{module}.td"), td);
        }
        files.insert(format!("src/{module}.rs"), rust);
        files.get_mut("Cargo.toml").expect("the manifest").push_str(&format!("\n{manifest}"));
    }
    modules.push_str("#[cfg(test)]\nmod parameter_table;\n");
    files.insert("parameter_table.td".to_owned(), parameters_td());
    files.insert("src/parameter_table.rs".to_owned(), parameters_rs());
    let library = files.get_mut("src/lib.rs").expect("the library");
    let tests = library.matches("#[test]").count();
    library.push_str(&modules);
    let (title, rest) = library.split_once('\n').expect("several lines");
    *library = format!("{title}\n#![deny(warnings)]\n{rest}");

    let user = UserCrate::new("book", Path::new(env!("CARGO_TARGET_TMPDIR")));
    for (name, text) in &files {
        user.write(name, text);
    }
    user.check_manifest();
    let printed = user.printed("tests", &user.test());
    assert!(tests >= 10, "{tests} tests in the tutorial");
    assert!(printed.contains("test result: ok."), "{printed}");
}

/// Blocks with the attribute `mlir` are definition files for MLIR's own generator, which accepts them.
#[test]
fn definitions_for_mlir_are_accepted_by_mlir() {
    let Some((tool, include)) = oracle("mlir-tblgen").zip(oracle_include()) else { return };
    let mut count = 0;
    for name in book::pages() {
        for block in book::blocks(&book::page(&name)) {
            if !block.attributes.contains(&"mlir".to_owned()) {
                continue;
            }
            count += 1;
            let path = TemporaryFile::new("book.td", &block.text);
            let action = if block.text.contains(": Op<") { "--gen-op-decls" } else { "--gen-typedef-decls" };
            let output = Command::new(&tool).arg(action).arg("-I").arg(&include).arg(&*path).output();
            let output = output.expect("the tool runs");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "docs/{name}:{}: {said}", block.line);
        }
    }
    assert!(count >= 1, "no definitions for MLIR");
}

#[test]
fn every_block_is_tested_somewhere() {
    // `docs/calc.md` is the subject of the suite `tutorial`.
    for name in book::pages().into_iter().filter(|name| name != "calc.md") {
        for block in book::blocks(&book::page(&name)) {
            let in_crate = MODULES.contains(&name.as_str()) || name.starts_with("tutorial/");
            let tested = match block.language.as_str() {
                "rust" if name == RECIPES => true,
                "rust" | "tablegen" | "toml" => {
                    (is_code(&block) && in_crate) || block.attributes == ["mlir"] || block.file.is_some()
                }
                // `cli/tests/book.rs`.
                "sh" | "text" | "mlir" => true,
                "cpp" => name == "porting.md",
                _ => false,
            };
            assert!(tested, "docs/{name}:{}: nothing tests this block", block.line);
        }
    }
}

#[test]
fn the_contents_list_every_page_and_links_lead_somewhere() {
    let pages: BTreeSet<String> = book::pages().into_iter().collect();
    let links = |name: &str| {
        let text = book::page(name);
        // Code has brackets, too.
        let outside: String = text.split("```").step_by(2).collect();
        let targets = outside.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        targets.map(str::to_owned).collect::<Vec<_>>()
    };
    let listed: BTreeSet<String> = links("SUMMARY.md").into_iter().collect();
    let expected: BTreeSet<String> = pages.iter().filter(|name| *name != "SUMMARY.md").cloned().collect();
    assert_eq!(listed, expected);
    for name in &pages {
        for target in links(name) {
            if target.starts_with("http") || target.starts_with('#') {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let path = book::folder().join(name).parent().expect("a folder").join(file);
            assert!(path.exists(), "docs/{name}: {target}");
            // mdBook knows nothing outside of the folder.
            let path = fs::canonicalize(path).expect("a path");
            assert!(
                path.starts_with(fs::canonicalize(book::folder()).expect("a folder")),
                "docs/{name}: {target}"
            );
            let headings = fs::read_to_string(&path).unwrap_or_default();
            let mut headings = headings.lines().filter(|line| line.starts_with('#')).map(slug);
            assert!(anchor.is_empty() || headings.any(|slug| slug == anchor), "docs/{name}: {target}");
        }
    }
}

/// The anchor of a heading.
fn slug(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// A row with more cells than the heading loses them in HTML.
#[test]
fn rows_of_tables_have_as_many_cells_as_the_heading() {
    for name in book::pages() {
        let (mut cells, mut in_code) = (None, false);
        for (line, number) in book::page(&name).lines().zip(1..) {
            in_code ^= line.starts_with("```");
            if in_code || !line.starts_with('|') {
                cells = None;
                continue;
            }
            let found = line.matches('|').count() - line.matches("\\|").count();
            assert_eq!(found, *cells.get_or_insert(found), "docs/{name}:{number}: {line}");
        }
    }
}

/// Words in quotes or backticks of the pages of the reference.
fn reference() -> String {
    book::pages().iter().filter(|name| name.starts_with("reference/")).map(|name| book::page(name)).collect()
}

#[test]
fn every_field_of_ods_is_in_the_reference() {
    let Some(include) = oracle_include() else { return };
    let files = ["OpBase", "EnumAttr", "AttrTypeBase", "Interfaces", "Properties"];
    let text: String = files.iter().map(|name| format!("include \"mlir/IR/{name}.td\"\n")).collect();
    let records = session().include_dir(include).parse_str("ods.td", text).expect("the definitions of MLIR");
    let reference = reference();
    let words: BTreeSet<&str> = reference.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let mut count = 0;
    // Other classes compute texts of C++.
    let is_public = |class: &Record<'_>| class.name().starts_with(|c: char| c.is_ascii_uppercase());
    for class in records.classes().filter(is_public) {
        for field in class.fields().filter(|_| class.name() != "NormalizeIndex") {
            assert!(words.contains(field.name()), "`{}` of `{}`", field.name(), class.name());
            count += 1;
        }
    }
    assert!(count > 500, "{count} fields");
}

#[test]
fn every_layout_rule_is_in_the_guide() {
    let (records, guide) = (library(), book::page("layouts.md"));
    let rules =
        records.classes().filter(|class| class.is_subclass_of("LayoutRule") && class.name() != "LayoutRule");
    let missing: Vec<_> =
        rules.map(|rule| rule.name()).filter(|name| !guide.contains(&format!("`{name}<"))).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// The texts of the Rust files below a folder.
fn all_sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.fold(Vec::new(), |mut found, path| {
        if path.is_dir() {
            found.extend(all_sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(fs::read_to_string(&path).expect("a text"));
        }
        found
    })
}

/// The Rust files below a folder of the repository, except generated ones.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = all_sources(folder);
    found.retain(|text| !text.starts_with("// @generated"));
    found
}

#[test]
fn the_readme_has_the_four_ways_of_the_book() {
    let page = book::page("introduction.md");
    let (_, section) = page.split_once("## Four ways to a dialect\n").expect("the section");
    let table: String = section
        .lines()
        .filter(|line| line.starts_with('|'))
        .fold(String::new(), |text, line| text + line + "\n");
    assert_eq!(table.lines().count(), 6);
    assert!(fs::read_to_string(repository().join("README.md")).expect("a README").contains(&table));
}

/// The paths of Rust items and files in a page of tables: `isogloss::ir::Ir::parse`, `examples/calc/src/lib.rs`.
fn named_places(page: &str) -> Vec<String> {
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| I want"));
    rows.map(|row| {
        let cell = row.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default();
        cell.trim_matches('`').to_owned()
    })
    .collect()
}

/// Pages are links, which another test follows.
#[test]
fn every_task_leads_to_a_place() {
    let places = named_places(&book::page("tasks.md"));
    assert!(places.len() >= 60, "{}", places.len());
    let crates = [
        ("isogloss", "runtime"),
        ("isogloss_cli", "cli"),
        ("isogloss_codegen", "codegen"),
        ("isogloss_dialects", "dialects"),
        ("isogloss_fmt", "fmt"),
        ("isogloss_load", "codegen/load"),
        ("isogloss_lsp", "lsp"),
        ("isogloss_tablegen", "codegen/tablegen"),
        ("isogloss_testing", "testing"),
    ];
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    for place in &places {
        let Some((name, path)) = place.split_once("::") else {
            assert!(repository().join(place).exists(), "no file {place}");
            continue;
        };
        let (_, folder) =
            crates.into_iter().find(|(known, _)| known == &name).unwrap_or_else(|| panic!("{place}"));
        let text = texts.entry(name).or_insert_with(|| all_sources(&repository().join(folder)).concat());
        // For a method, its type is declared, too.
        let parts: Vec<&str> = path.trim_end_matches('!').split("::").collect();
        let is_type = |part: &&str| part.starts_with(|first: char| first.is_ascii_uppercase());
        let from = parts.iter().position(is_type).unwrap_or(parts.len() - 1);
        for part in &parts[from..] {
            let kinds = ["struct", "enum", "trait", "fn", "const fn", "macro_rules!", "derive("];
            let declared = |kind: &str| {
                let start = format!("{kind} {part}").replace("( ", "(");
                text.match_indices(&start).any(|(at, found)| {
                    !text[at + found.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_')
                })
            };
            // The traits of aliases are made by a macro, and derives are declared by their names.
            let is_made = [
                format!("\n    {part},\n"),
                format!("proc_macro_derive({part}"),
                format!("::{{{part}"),
                format!(" = {part}("),
            ];
            assert!(
                kinds.into_iter().any(declared) || is_made.iter().any(|made| text.contains(made)),
                "{place}: no `{part}`"
            );
        }
    }
}

#[test]
fn every_hook_has_an_example() {
    let page = book::page("tutorial/hooks.md");
    let table = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| field"));
    let mut rows = 0;
    for row in table {
        rows += 1;
        assert!(
            row.trim_end_matches(" |").rsplit(" | ").next().is_some_and(|cell| cell.contains("](")),
            "no example: {row}"
        );
    }
    assert!(rows >= 20, "{rows}");
}

#[test]
fn every_hook_is_in_the_tutorial() {
    let page = book::page("tutorial/hooks.md");
    let mut names = BTreeSet::new();
    // The compiler's message where one is missing.
    for source in sources(&repository().join("runtime/core/src")) {
        for message in source.split("needs an `impl isogloss::").skip(1) {
            let path = message.split('`').next().unwrap_or_default();
            names.extend(path.rsplit("::").next().map(str::to_owned));
        }
    }
    for name in &names {
        assert!(page.contains(&format!("::{name}`")) || page.contains(&format!("`{name}`")), "{name}");
    }
    assert!(names.len() >= 13, "{names:?}");
}

/// The words that the macros compare arguments with.
#[test]
fn every_argument_of_the_macros_is_in_the_reference() {
    // The first cells of the tables.
    let page = book::page("reference/derives.md");
    let arguments: String =
        page.lines().filter_map(|line| line.strip_prefix('|')?.rsplit_once(" | ")).map(|row| row.0).collect();
    let mut words = BTreeSet::new();
    for file in ["def", "dialect", "enums", "interface", "layout", "operation"] {
        let source = fs::read_to_string(repository().join(format!("macros/src/{file}.rs"))).expect("a file");
        for line in source.lines().map(str::trim) {
            for mark in ["name == \"", "key == \"", "is_ident(\"", "Some(\"", "\""] {
                // An arm of a match begins with the word.
                let starts: Vec<&str> = match mark {
                    "\"" => line.strip_prefix(mark).filter(|_| line.contains("\" =>")).into_iter().collect(),
                    _ => line.split(mark).skip(1).collect(),
                };
                let found = starts.into_iter().filter_map(|rest| rest.split('"').next());
                words.extend(found.filter(|word| !word.is_empty()).map(str::to_owned));
            }
        }
    }
    let is_argument =
        |word: &&String| word.chars().all(|c| c.is_ascii_lowercase() || c == '_') && word.len() > 2;
    let missing: Vec<_> =
        words.iter().filter(is_argument).filter(|word| !arguments.contains(word.as_str())).collect();
    assert_eq!(missing, Vec::<&String>::new());
    assert!(words.len() > 30, "{words:?}");
}
