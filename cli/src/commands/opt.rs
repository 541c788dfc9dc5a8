//! `isogloss opt`: parses, verifies and prints IR.

use super::{Form, Loading};
use crate::input;
use crate::opt::{Dialects, OptOptions, OptStreams, Pass, run_opt_of};
use crate::output::{Color, Failure, stdout};
use clap::{Arg, ArgAction, ArgMatches, Command};
use isogloss::MlirVersion;
use isogloss::def::Dialect;
use isogloss_support::OutputFile;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Parse, verify and print IR, and fold it or find common subexpressions before, as mlir-opt does.
///
/// Flags, output and diagnostics are those of mlir-opt.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The IR, text or bytecode; `-`, the default, reads standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
    /// Write to FILE instead of standard output; nothing is written if there are errors.
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Accept operations, types and attributes of unknown dialects.
    #[arg(long)]
    allow_unregistered_dialect: bool,
    /// Print operations whose custom form is C++ as they were; without it, they are errors.
    #[arg(long)]
    keep_unknown_forms: bool,
    /// Print operations in generic form only.
    #[arg(long)]
    mlir_print_op_generic: bool,
    /// Print locations.
    #[arg(long)]
    mlir_print_debuginfo: bool,
    /// Print every type, attribute and location inline, without aliases.
    #[arg(long)]
    mlir_print_local_scope: bool,
    /// Process the parts between `// -----` as separate files.
    #[arg(long)]
    split_input_file: bool,
    /// Compare the diagnostics with `// expected-error {{...}}` comments.
    #[arg(long)]
    verify_diagnostics: bool,
    /// Expect a single top-level operation, without an implicit module.
    #[arg(long)]
    no_implicit_module: bool,
    /// Print what was read without verifying it.
    #[arg(long)]
    mlir_very_unsafe_disable_verifier_on_parsing: bool,
    /// Print constants of more than N elements as hexadecimal bytes; -1 for never.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    mlir_print_elementsattrs_with_hex_if_larger: Option<i64>,
    /// Elide constants of more than N elements; -1 for never.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    mlir_elide_elementsattrs_if_larger: Option<i64>,
    #[command(flatten)]
    passes: Passes,
    /// Rewrite every `contiguous<...>` layout as strides or an affine map.
    #[arg(long)]
    lower_contiguous: bool,
    /// Write identity maps in `bufferization.buffer_layout` as `contiguous<N>`.
    #[arg(long)]
    migrate_buffer_layouts: bool,
    /// Reject old spellings, which are accepted with a warning by default.
    #[arg(long)]
    no_old_syntax: bool,
    /// Write bytecode rather than text.
    #[arg(long)]
    emit_bytecode: bool,
    /// The version of the bytecode, 0 to 6; by default 6.
    #[arg(long, value_name = "N")]
    emit_bytecode_version: Option<u64>,
    /// The version of LLVM whose tools read the bytecode, 22 or 24; by default 22.
    #[arg(long, value_name = "N", value_parser = target_version)]
    target_version: Option<MlirVersion>,
    /// The producer string in the bytecode.
    #[arg(long, value_name = "NAME")]
    emit_bytecode_producer: Option<String>,
    /// Leave the data of resources out of the bytecode.
    #[arg(long)]
    elide_resource_data_from_bytecode: bool,
    /// How deeply types, attributes and regions may nest; by default 16384.
    #[arg(long, value_name = "N")]
    max_nesting: Option<u32>,
    #[command(flatten)]
    loading: Loading,
    /// Print the dialects, their operations, and what of loaded ones is not checked; read no IR.
    #[arg(long, value_name = "FORM", num_args = 0..=1, default_missing_value = "text", require_equals = true)]
    #[arg(help_heading = "Dialects from definition files")]
    show_dialects: Option<Form>,
}

/// The version of a value of `--target-version`.
fn target_version(text: &str) -> Result<MlirVersion, String> {
    let version = text.parse().ok().and_then(MlirVersion::from_major);
    version.ok_or_else(|| {
        let versions: Vec<_> = MlirVersion::ALL.iter().map(ToString::to_string).collect();
        format!("must be one of {}", versions.join(", "))
    })
}

/// The passes, in the order of their flags.
struct Passes(Vec<Pass>);

impl clap::Args for Passes {
    fn augment_args(command: Command) -> Command {
        let flag = |pass: Pass| {
            // A repeatable flag with a position in the command line.
            let flag = Arg::new(pass.flag()).long(pass.flag()).help(pass.summary());
            flag.action(ArgAction::Append).num_args(0).default_missing_value("")
        };
        command.args(Pass::ALL.map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for Passes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let of = |pass: Pass| matches.indices_of(pass.flag()).into_iter().flatten().map(move |at| (at, pass));
        let mut passes: Vec<(usize, Pass)> = Pass::ALL.into_iter().flat_map(of).collect();
        passes.sort_by_key(|(at, _)| *at);
        Ok(Self(passes.into_iter().map(|(_, pass)| pass).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The help text about known dialects and missing features.
pub(crate) fn limits(known: &[&'static Dialect]) -> String {
    // This runs for every command, and creating a context would cost too much time.
    let dialects = std::iter::once(isogloss::builtin::dialect()).chain(known.iter().copied());
    let mut names: Vec<_> = dialects.map(|dialect| dialect.name).collect();
    names.sort_unstable();
    names.dedup();
    let others = if cfg!(feature = "load") {
        "Others are loaded from their definition files by --load or --dialect; operations, types and attributes of dialects \
         that are not loaded need --allow-unregistered-dialect."
    } else {
        "Operations, types and attributes of others need --allow-unregistered-dialect."
    };
    format!(
        "Dialects: {}. {others}\n\nThe passes \
         are --canonicalize, which folds, erases dead code and applies the patterns of your dialects, not those of mlir-opt, and --cse, in the order in \
         which they are given. --pass-pipeline, --convert-*-to-* and the like are flags of mlir-opt, whose output this command \
         reads.",
        names.join(", ")
    )
}

impl Args {
    fn options(&self, file_name: String, color: Color) -> OptOptions {
        let mut options = OptOptions::default();
        options.file_name = file_name;
        options.color = color.enabled();
        options.parser = options
            .parser
            .allow_unregistered(self.allow_unregistered_dialect)
            .keep_unknown_forms(self.keep_unknown_forms)
            .old_syntax(!self.no_old_syntax);
        if let Some(nesting) = self.max_nesting {
            options.parser.limits = options.parser.limits.nesting(nesting);
        }
        options.print_flags = options
            .print_flags
            .generic(self.mlir_print_op_generic)
            .debug_info(self.mlir_print_debuginfo)
            .local_scope(self.mlir_print_local_scope);
        let limit = |elements: i64| u64::try_from(elements).ok();
        if let Some(elements) = self.mlir_print_elementsattrs_with_hex_if_larger {
            options.print.hex_elements_above = limit(elements);
        }
        if let Some(elements) = self.mlir_elide_elementsattrs_if_larger {
            options.print.elide_elements_above = limit(elements);
        }
        options.split_input_file = self.split_input_file;
        options.verify_diagnostics = self.verify_diagnostics;
        options.no_implicit_module = self.no_implicit_module;
        options.skip_verifier = self.mlir_very_unsafe_disable_verifier_on_parsing;
        options.passes.clone_from(&self.passes.0);
        options.lower_contiguous = self.lower_contiguous;
        options.migrate_buffer_layouts = self.migrate_buffer_layouts;
        options.emit_bytecode = self.emit_bytecode;
        if let Some(version) = self.emit_bytecode_version {
            options.bytecode.version = version;
        }
        if let Some(target) = self.target_version {
            options.bytecode.target = target;
        }
        if let Some(producer) = &self.emit_bytecode_producer {
            options.bytecode.producer.clone_from(producer);
        }
        options.bytecode.elide_resource_data = self.elide_resource_data_from_bytecode;
        options
    }
}

pub(crate) fn run(args: &Args, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    if let Some(form) = args.show_dialects {
        let list = args.loading.shown(form, known, color)?;
        let out = &mut stdout();
        out.write_all(list.as_bytes())?;
        return out.close();
    }
    let mut loading = args.loading.begin(known, color)?;
    let (text, name) = input::read(&args.file)?;
    let dialects = loading.for_input(&text)?;
    let mut others = loading.others();
    let others = others.as_mut().map(|load| load as &mut dyn FnMut() -> Vec<&'static Dialect>);
    let mut dialects = Dialects::new(dialects, others);
    let options = args.options(name, color);
    let messages = &mut io::stderr();
    let success = if args.output.as_os_str() == "-" {
        let out = &mut stdout();
        let success = run_opt_of(&mut dialects, text, &options, OptStreams::new(out, messages))
            .map_err(|error| Failure::of_writing("standard output", &error))?;
        out.close()?;
        success
    } else {
        let name = args.output.display().to_string();
        let failure = |error| Failure::of_writing(&name, &error);
        let mut out = OutputFile::create(&args.output).map_err(failure)?;
        let success = run_opt_of(&mut dialects, text, &options, OptStreams::new(&mut out, messages));
        let success = success.map_err(failure)?;
        if success {
            out.finish().map_err(failure)?;
        }
        success
    };
    if success { Ok(()) } else { Err(Failure::Reported) }
}
