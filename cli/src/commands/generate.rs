//! `isogloss generate`: generates the Rust of dialects.

use super::{Definition, Input};
use crate::json::quoted;
use crate::output::{Color, Failure, stdout};
use crate::report::without_repeats;
use isogloss_codegen::{Config, Hook, Report};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Generate the Rust of the dialects that definition files define.
///
/// A build script does the same by `isogloss_codegen::compile`. Of MLIR's own definition files, what is C++ is left to the
/// author: `--report` lists it.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    definition: Definition,
    /// Write to OUT.rs, if it would change, instead of standard output. Its directory must
    /// exist.
    #[arg(short, value_name = "OUT.rs")]
    output: Option<PathBuf>,
    /// Write nothing; exit with 1 if OUT.rs would change.
    #[arg(long, requires = "output")]
    check: bool,
    /// Also write a rule for make with the files that OUT.rs depends on.
    #[arg(long, value_name = "FILE", requires = "output", conflicts_with = "check")]
    depfile: Option<PathBuf>,
    /// The path of the runtime crate in the generated code.
    #[arg(long, value_name = "PATH", default_value = "::isogloss")]
    runtime_path: String,
    /// The module of a dialect of another crate, such as `MyDialect=::my_crate::my`.
    #[arg(long = "extern-dialect", value_name = "NAME=PATH")]
    extern_dialects: Vec<String>,
    /// Write what became of each record as JSON: to standard output instead of the Rust if WHERE is `json`, else to the file
    /// WHERE. Each entry has `def`, `kind`, `status` (`generated`, `needs-user-code` or `unsupported`), `reason`, `hooks` and
    /// `rust`.
    #[arg(long, value_name = "WHERE")]
    report: Option<PathBuf>,
    /// How descriptions become documentation: `sanitised`, or `summary` to leave them out.
    #[arg(long, value_name = "MODE", default_value = "sanitised")]
    docs: String,
    /// Keep it a warning that a condition in your own files is C++ that is not understood: it accepts everything. In files that
    /// come with MLIR it always is one.
    #[arg(long)]
    accept_unknown_conditions: bool,
    /// Do not report LINT: a lint by its name or code, or `all`. `isogloss explain --lints` lists the lints. These three flags
    /// override the table `[lints]` of `isogloss.toml`, which is searched in the folder of the definition file and in those
    /// around it; a name overrides a code, and a code overrides `all`.
    #[arg(long, value_name = "LINT", value_delimiter = ',')]
    allow: Vec<String>,
    /// Report LINT as a warning.
    #[arg(long, value_name = "LINT", value_delimiter = ',')]
    warn: Vec<String>,
    /// Report LINT as an error.
    #[arg(long, value_name = "LINT", value_delimiter = ',')]
    deny: Vec<String>,
}

impl Args {
    /// The configuration with the options of the flags.
    fn options(&self, config: Config) -> Result<Config, String> {
        let several = |name, values: &[String]| -> Vec<_> {
            values.iter().map(|value| (name, value.clone())).collect()
        };
        let given = [("runtime_path", &self.runtime_path), ("docs", &self.docs)];
        given
            .map(|(name, value)| (name, value.clone()))
            .into_iter()
            .chain([("accept_unknown_conditions", self.accept_unknown_conditions.to_string())])
            .chain(several("extern_dialect", &self.extern_dialects))
            .chain(several("allow", &self.allow))
            .chain(several("warn", &self.warn))
            .chain(several("deny", &self.deny))
            .chain(self.definition.chosen().map(|name| ("dialect", name.clone())))
            .try_fold(config, |config, (name, value)| config.option(name, &value))
    }
}

pub(crate) fn run(args: &Args, color: Color) -> Result<(), Failure> {
    let definition = &args.definition;
    let mut config =
        args.options(Config::new().quiet().limits(definition.limits())).map_err(Failure::Usage)?;
    config = definition.include_dirs.iter().fold(config, Config::include_dir);
    config = definition.macros.iter().fold(config, Config::define);
    if args.report.is_some() {
        config = config.report();
    }
    let input = definition.input()?;
    let source = match &input {
        Input::Text { name, text } => config.source_of_text(name, text.clone()),
        Input::Several { name, text } => {
            config = config.combined(true);
            config.source_of_text(name, text.clone())
        }
        Input::File(file) => config.source(file),
    };
    let source = source.map_err(|errors| color.fail(&errors))?;
    let warnings = without_repeats(&source.warnings, "; `--report` lists all records");
    color.report(&warnings, &source.sources);
    if let (Some(path), Some(report)) = (&args.report, &source.report) {
        let text = json(report);
        if path.as_os_str() == "json" {
            let out = &mut stdout();
            out.write_all(text.as_bytes())?;
            out.close()?;
            if args.output.is_none() {
                return Ok(());
            }
        } else {
            let written = isogloss_codegen::write_if_changed(path, &text);
            written.map_err(|error| Failure::Io(format!("{}: {error}", path.display())))?;
        }
    }
    let Some(output) = &args.output else {
        let out = &mut stdout();
        out.write_all(source.text.as_bytes())?;
        return out.close();
    };
    if args.check {
        return match fs::read_to_string(output) {
            Ok(text) if text == source.text => Ok(()),
            Ok(_) => Err(Failure::Io(format!("{} is not up to date", output.display()))),
            Err(error) => Err(Failure::Io(format!("{}: {error}", output.display()))),
        };
    }
    if let Some(name) = output.file_name() {
        config = config.file_name(name.to_string_lossy());
    }
    config = config.out_dir(output.parent().unwrap_or(Path::new("")));
    if let Some(depfile) = &args.depfile {
        config = config.depfile(depfile);
    }
    let file = match &input {
        Input::File(file) => file.as_path(),
        Input::Text { name, .. } | Input::Several { name, .. } => Path::new(name),
    };
    config.write(file, source).map(drop).map_err(|errors| color.fail(&errors))
}

/// A report as an array with a line for each record.
fn json(report: &Report) -> String {
    let list = |items: &mut dyn Iterator<Item = String>| format!("[{}]", items.collect::<Vec<_>>().join(","));
    let hook = |hook: &Hook| {
        let signatures = list(&mut hook.signatures.iter().map(|text| quoted(text)));
        let (name, implement) = (quoted(&hook.name), quoted(&hook.implement));
        format!("{{\"name\":{name},\"implement\":{implement},\"signatures\":{signatures}}}")
    };
    let lines = report.entries.iter().map(|entry| {
        format!(
            "{{\"def\":{},\"kind\":\"{}\",\"status\":\"{}\",\"reason\":{},\"hooks\":{},\"rust\":{}}}",
            quoted(&entry.def),
            entry.kind,
            entry.status,
            quoted(&entry.reason),
            list(&mut entry.hooks.iter().map(hook)),
            quoted(&entry.rust),
        )
    });
    format!("[{}]\n", lines.collect::<Vec<_>>().join(",\n "))
}
