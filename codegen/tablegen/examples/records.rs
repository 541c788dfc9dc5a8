//! Evaluates a definition file and writes its records:
//! `records [--format text|json|null] [-I DIR]... [-D MACRO]... [--pretty] FILE`.

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use isogloss_tablegen::{Diagnostic, Records, Renderer, Session, SourceMap};

fn main() -> ExitCode {
    let mut session = Session::new();
    let (mut format, mut file, mut pretty) = ("text".to_owned(), None, false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--format" => format = args.next().unwrap_or_default(),
            "-I" => session = session.include_dir(args.next().unwrap_or_default()),
            "-D" => session = session.define(args.next().unwrap_or_default()),
            "--pretty" => pretty = true,
            _ => file = Some(arg),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: records [--format text|json|null] [-I DIR]... [-D MACRO]... FILE");
        return ExitCode::from(2);
    };
    let show = |diagnostics: &[Diagnostic], sources: &SourceMap| {
        let renderer = if pretty { Renderer::pretty(false) } else { Renderer::plain() };
        eprint!("{}", renderer.render_all(diagnostics, sources));
    };
    match session.parse_file(&file) {
        Ok(records) => {
            show(records.diagnostics(), records.sources());
            let written = write(&records, &format);
            // Handing memory back piece by piece costs more than it is worth
            // at the end of a program.
            std::mem::forget(records);
            match written {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => {
                    eprintln!("error: {error}");
                    ExitCode::FAILURE
                }
            }
        }
        Err(errors) => {
            show(&errors.diagnostics, &errors.sources);
            ExitCode::FAILURE
        }
    }
}

fn write(records: &Records, format: &str) -> std::io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 18, std::io::stdout());
    match format {
        "text" => records.write_text(&mut out)?,
        "json" => records.write_json(&mut out)?,
        _ => {}
    }
    out.flush()
}
