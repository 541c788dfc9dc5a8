//! MLIR's own definition files become Rust: a report has one entry for every record, and the generated Rust compiles with
//! stubs for the hooks that the report lists, with and without the standard prelude. `ISOGLOSS_GENERATED=all` compiles every
//! dialect, `ISOGLOSS_GENERATED=tosa,scf` some.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, io};

use isogloss_codegen::{Options, RecordKind, Status, generate_with_report, session};
use isogloss_load::find::Index;
use isogloss_tablegen::{Record, Records};
use isogloss_tests::stubs::stubs;
use isogloss_tests::user::UserCrate;
use isogloss_tests::{definition_files, golden, oracle_include, parallel, repository};

/// The dialects that are compiled in every run.
const DIALECTS: [&str; 5] = ["emitc", "gpu", "pdl", "scf", "sparse_tensor"];

/// The classes whose records a report lists.
const CLASSES: [&str; 9] = [
    "Dialect",
    "Op",
    "TypeDef",
    "AttrDef",
    "EnumInfo",
    "Interface",
    "TypeConstraint",
    "AttrConstraint",
    "PropConstraint",
];

/// A record: its file, its place there, and its name.
type Key = (String, String, String);

/// What one file says: entries, and records that belong to other files.
#[derive(Default)]
struct Found {
    entries: BTreeMap<Key, (RecordKind, Status)>,
    wrong: Vec<String>,
    records: BTreeSet<Key>,
}

fn key(records: &Records, record: Record<'_>) -> Key {
    let sources = records.sources();
    let file = sources.file_of(record.span()).map_or("", |file| sources.file(file).name());
    (file.to_owned(), sources.location(record.span()).to_string(), record.name().to_owned())
}

/// Whether a report must list a record.
fn is_listed(record: Record<'_>) -> bool {
    let is = |class: &str| record.is_subclass_of(class);
    let is_constraint = ["TypeConstraint", "AttrConstraint", "PropConstraint"].into_iter().any(is);
    let is_more = ["Dialect", "Op", "TypeDef", "AttrDef", "EnumInfo", "Interface"].into_iter().any(is);
    CLASSES.into_iter().any(is)
        && !is("DeclareInterfaceMethods")
        && (is_more || !is_constraint || !record.is_anonymous())
}

/// The report on a file; `None` if it cannot be evaluated by itself.
fn examine(include: &Path, path: &Path) -> Option<Found> {
    let records = session().search_beside(true).include_dir(include).parse_file(path).ok()?;
    let mut found = Found::default();
    let (_, report) = match generate_with_report(&records, &Options::default()) {
        Ok(generated) => generated,
        Err(errors) => {
            let errors: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
            found.wrong.push(format!("{}: refused: {errors:?}", path.display()));
            return Some(found);
        }
    };
    let own = path.display().to_string();
    let mut entries: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for entry in &report.entries {
        if entry.reason.is_empty() && entry.status == Status::Unsupported {
            found.wrong.push(format!("{own}: no reason for `{}`", entry.def));
        }
        entries.entry(&entry.def).or_default().push((entry.kind, entry.status));
    }
    for record in records.defs().filter(|record| is_listed(*record)) {
        let key = key(&records, record);
        match entries.get(record.name()).map(Vec::as_slice) {
            Some([only]) => drop(found.entries.insert(key, *only)),
            Some(several) => found.wrong.push(format!("{own}: {} entries for {key:?}", several.len())),
            None if key.0 == own => found.wrong.push(format!("{own}: no entry for {key:?}")),
            None => drop(found.records.insert(key)),
        }
    }
    Some(found)
}

#[test]
fn every_record_of_the_installed_files_has_one_entry_in_a_report() {
    let Some(include) = oracle_include() else { return };
    let files = definition_files(&include.join("mlir"));
    let found = parallel::map(&files, |path| examine(&include, path));
    let evaluated: BTreeSet<String> = files
        .iter()
        .zip(&found)
        .filter(|(_, found)| found.is_some())
        .map(|(path, _)| path.display().to_string())
        .collect();
    // A file that is not evaluated by itself is reported with one that includes it.
    let mut entries = BTreeMap::new();
    let (mut wrong, mut elsewhere) = (Vec::new(), BTreeSet::new());
    for (path, found) in files.iter().zip(found) {
        let Some(found) = found else { continue };
        wrong.extend(found.wrong);
        let own = path.display().to_string();
        elsewhere.extend(found.records.into_iter().filter(|record| !evaluated.contains(&record.0)));
        let here = found.entries.into_iter().filter(|(key, _)| key.0 == own || !evaluated.contains(&key.0));
        for (key, entry) in here {
            entries.entry(key).or_insert(entry);
        }
    }
    wrong.extend(
        elsewhere.iter().filter(|key| !entries.contains_key(*key)).map(|key| format!("no entry: {key:?}")),
    );
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    let mut counts: BTreeMap<RecordKind, BTreeMap<Status, usize>> = BTreeMap::new();
    for (kind, status) in entries.values() {
        *counts.entry(*kind).or_default().entry(*status).or_default() += 1;
    }
    let mut table = format!(
        "{} files, {} evaluated by themselves\nkind generated needs-user-code unsupported\n",
        files.len(),
        evaluated.len()
    );
    for (kind, counts) in &counts {
        let count = |status| counts.get(&status).copied().unwrap_or(0);
        let (generated, needed) = (count(Status::Generated), count(Status::NeedsUserCode));
        let _ = writeln!(table, "{kind} {generated} {needed} {}", count(Status::Unsupported));
    }
    println!("{table}");
    golden::check_text(&repository().join("tests/upstream/report.txt"), &table);
}

/// Generated Rust, with stubs of its hooks.
struct Module {
    name: String,
    text: String,
}

/// The Rust of a dialect, by the files that define it: a module for each.
fn modules(include: &Path, name: &str, files: &[PathBuf]) -> io::Result<Vec<Module>> {
    let mut modules = Vec::new();
    for (number, path) in files.iter().enumerate() {
        // Some files include what is beside them.
        let session = session().include_dir(include);
        let records = session.parse_file(path).unwrap_or_else(|errors| panic!("{errors}"));
        let mut options = Options::default();
        options.dialects = vec![name.to_owned()];
        let (generated, report) = generate_with_report(&records, &options)
            .unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()));
        modules.push(Module { name: format!("{name}_{number}"), text: generated.source + &stubs(&report) });
    }
    Ok(modules)
}

/// The dialects of `isogloss-dialects` that texts name.
fn used_dialects<'t>(texts: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let after = texts.flat_map(|text| text.split("::isogloss_dialects::").skip(1));
    let names: BTreeSet<&str> = after.filter_map(|rest| rest.split("::").next()).collect();
    names.into_iter().collect()
}

#[test]
fn generated_rust_of_upstream_dialects_compiles_with_stubs_of_its_hooks() {
    let Some(include) = oracle_include() else { return };
    let wanted = env::var("ISOGLOSS_GENERATED").unwrap_or_else(|_| DIALECTS.join(","));
    let index = Index::read([&include]).expect("readable definition files");
    let names: Vec<String> = match wanted.as_str() {
        "all" => index.names().map(str::to_owned).collect(),
        wanted => wanted.split(',').map(str::to_owned).collect(),
    };
    let user = UserCrate::new("upstream", Path::new(env!("CARGO_TARGET_TMPDIR")));
    let began = Instant::now();
    let generated = parallel::map(&names, |name| {
        let found = index.dialect(name).unwrap_or_else(|| panic!("no dialect `{name}`"));
        modules(&include, name, &found.files).expect("readable files")
    });
    let seconds = began.elapsed().as_secs_f64();
    let (mut root, mut lines) = ("#![allow(warnings)]\n".to_owned(), 0);
    for Module { name, text } in generated.iter().flatten() {
        let _ = writeln!(root, "pub mod {name};");
        lines += text.lines().count();
        user.write(&format!("src/{name}.rs"), text);
    }
    println!("{} modules, {lines} lines, generated in {seconds:.1} s", generated.iter().flatten().count());
    user.write("src/lib.rs", &root);
    let mut manifest = "[package]\nname = \"upstream\"\nedition = \"2024\"\n\n[dependencies]\n\
                        isogloss = { path = \"../isogloss/runtime\" }\n"
        .to_owned();
    let features = used_dialects(generated.iter().flatten().map(|module| module.text.as_str()));
    if !features.is_empty() {
        let _ = writeln!(
            manifest,
            "isogloss-dialects = {{ path = \"../isogloss/dialects\", features = {features:?} }}"
        );
    }
    user.write("Cargo.toml", &manifest);
    let _ = user.printed("the generated Rust", &user.check("src/lib.rs"));
}
