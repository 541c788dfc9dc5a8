//! Runs `programs/*.calc`. Comments that begin with `#>` are the expected value of `main` or the expected errors. A `.mlir`
//! file of the same name has the expected IR.

use std::fs;

#[test]
fn programs_do_what_their_comments_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
    let files = fs::read_dir(folder).expect("the programs").map(|entry| entry.expect("a file").path());
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "calc")) {
        let source = fs::read_to_string(&file).expect("a program");
        let context = calc::context();
        let compiled = calc::compile(&context, "test.calc", &source);
        if let (Ok(text), Ok(ir)) = (fs::read_to_string(file.with_extension("mlir")), &compiled) {
            let again = isogloss::ir::Ir::parse(&context, &text).expect("IR");
            assert_eq!([ir.to_string(), again.to_string()], [text.as_str(); 2], "{}", file.display());
        }
        let value = compiled.and_then(|ir| calc::run(&ir, "main").map_err(|error| vec![error]));
        let found = value.map_or_else(|errors| calc::render(&errors, &source), |value| value.to_string());
        let expected: Vec<&str> = source.lines().filter_map(|line| line.strip_prefix("#> ")).collect();
        assert_eq!(found, expected.join("\n"), "{}", file.display());
    }
}
