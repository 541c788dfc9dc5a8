//! The growth of the cost of `isogloss records` with definition files of many shapes, compared with `llvm-tblgen`.
//!
//! `cargo run --release -p isogloss-benches --bin tablegen_growth -- [--runs N] [WORD...]` prints a line for each shape whose
//! name contains one of the words: CPU time at n, 2n and 4n, the exponent between 2n and 4n, and the peak memory of one
//! repetition; then the same for the reference tool. `tablegen_growth shape NAME N` prints the text of a shape.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss_benches::growth::{Growth, Shape};
    use isogloss_benches::process::{Result, isogloss, measure, reference};
    use std::io::Write as _;
    use std::path::Path;

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        if arguments.first().is_some_and(|word| word == "measure") {
            return measure(&arguments[1..]);
        }
        if let [word, name, n] = arguments.as_slice()
            && word == "shape"
        {
            let shape = SHAPES.iter().find(|shape| shape.name == name).ok_or("no such shape")?;
            return Ok(std::io::stdout().write_all((shape.generate)(n.parse()?).as_bytes())?);
        }
        let (runs, wanted) = match arguments.as_slice() {
            [flag, runs, rest @ ..] if flag == "--runs" => (runs.parse()?, rest),
            rest => (3, rest),
        };
        let folder = std::env::temp_dir().join(format!("isogloss-growth-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        std::fs::write(
            folder.join("guarded.td"),
            "#ifndef G\n#define G\nclass G<int n> { int v = n; }\n#endif\ndef : G<1>;\n",
        )?;
        let outcome = compare(&folder, wanted, runs);
        std::fs::remove_dir_all(&folder)?;
        outcome
    }

    fn compare(folder: &Path, wanted: &[String], runs: usize) -> Result<()> {
        let text = |path: &Path| path.to_string_lossy().into_owned();
        let (own, peer, include) = (text(&isogloss()?), text(&reference("llvm-tblgen")), text(folder));
        let ours = |file: &str| {
            [&own, "records", "--format", "null", "-I", &include, file].map(str::to_owned).to_vec()
        };
        let peer = |file: &str| [&peer, "--null-backend", "-I", &include, file].map(str::to_owned).to_vec();
        Growth { folder, extension: "td", ours: &ours, peer: &peer }.print(SHAPES, wanted, runs)?;
        Ok(())
    }

    /// The concatenation of `part` for 0 to `n - 1`.
    fn repeat(n: usize, part: impl Fn(usize) -> String) -> String {
        (0..n).map(part).collect()
    }

    /// As [`repeat`], separated by commas.
    fn list(n: usize, part: impl Fn(usize) -> String) -> String {
        (0..n).map(part).collect::<Vec<_>>().join(", ")
    }

    const SHAPES: &[Shape] = &[
        Shape::new("defs", |n| {
            let class = "class C<int n> { int v = n; string s = \"c\" # n; list<int> l = [n, 1]; }\n";
            class.to_owned() + &repeat(n, |i| format!("def D{i} : C<{i}>;\n"))
        }).most(400_000),
        Shape::new("references between records", |n| {
            let class = "class C<int n> { int v = n; }\nclass R<C a, C b> { C left = a; C right = b; int v = !add(a.v, b.v); }\n";
            class.to_owned()
                + &repeat(n, |i| format!("def D{i} : C<{i}>;\ndef R{i} : R<D{i}, D{}>;\n", i / 2))
        }),
        Shape::new("foreach", |n| {
            format!("foreach i = 0...{n} in def D#i {{ int v = !mul(i, 2); string s = \"s\" # i; }}\n")
        }).most(400_000),
        Shape::new("nested foreach", |n| {
            format!(
                "foreach i = 0...{} in foreach j = 0...9 in def D#i#_#j {{ int v = !add(i, j); }}\n",
                n / 10
            )
        }).most(400_000),
        Shape::new("fold of numbers", |n| {
            format!("def A {{ int v = !foldl(0, !range({n}), sum, i, !add(sum, !mul(i, 3))); }}\n")
        })
        .most(1_000_000),
        Shape::new("fold of texts", |n| {
            format!("def A {{ string v = !foldl(\"\", !range({n}), text, i, text # \"x\"); }}\n")
        })
        .most(1_000_000),
        Shape::new("fold of lists", |n| {
            format!(
                "def A {{ list<int> v = !foldl([]<int>, !range({n}), all, i, !listconcat(all, [i])); }}\n"
            )
        }).most(16_000)
        .start(500),
        Shape::new("foreach and filter over lists", |n| {
            format!(
                "def A {{ list<int> v = !filter(i, !foreach(i, !range({n}), !add(i, 7)), !lt(i, 1000)); }}\n"
            )
        })
        .most(1_000_000),
        Shape::new("multiclasses in multiclasses", |n| {
            let classes = "class C<int n> { int v = n; }\nmulticlass A<int n> { def a : C<n>; def b : C<!add(n, 1)>; }\n\
                multiclass B<int n> { defm x : A<n>; defm y : A<!add(n, 2)>; }\nmulticlass D<int n> { defm p : B<n>; defm q : B<!add(n, 4)>; }\n";
            classes.to_owned() + &repeat(n, |i| format!("defm I{i} : D<{i}>;\n"))
        }).most(60_000),
        Shape::new("multiclass with many defs", |n| {
            format!(
                "class C<int n> {{ int v = n; }}\nmulticlass M<int n> {{\n{}}}\ndefm I : M<1>;\n",
                repeat(n, |i| format!("def d{i} : C<!add(n, {i})>;\n"))
            )
        }).most(240_000),
        Shape::new("long list of strings", |n| {
            format!("def A {{ list<string> l = [{}]; }}\n", list(n, |i| format!("\"text {i}\"")))
        }).most(1_000_000),
        Shape::new("many lists of strings", |n| {
            repeat(n, |i| format!("def A{i} {{ list<string> l = [\"a{i}\", \"b\", \"c\"]; }}\n"))
        }).most(400_000),
        Shape::new("long # chain", |n| {
            format!("class C<string s> {{ string v = {}; }}\ndef A : C<\"x\">;\n", vec!["s"; n].join(" # "))
        })
        .most(900)
        .start(900),
        Shape::new("many # chains", |n| {
            let class = "class C<string s> { string v = s # \"a\" # s # \"b\" # s # \"c\" # s # \"d\"; }\n";
            class.to_owned() + &repeat(n, |i| format!("def D{i} : C<\"x{i}\">;\n"))
        }).most(400_000),
        Shape::new("many let scopes", |n| {
            let class = "class C { int a = 0; int b = 0; string s = \"\"; }\n";
            class.to_owned()
                + &repeat(n, |i| format!("let a = {i}, s = \"s{i}\" in {{ let b = {i} in def D{i} : C; }}\n"))
        }).most(400_000),
        Shape::new("one let around many defs", |n| {
            format!(
                "class C {{ int a = 0; string s = \"\"; }}\nlet a = 1, s = \"x\" in {{\n{}}}\n",
                repeat(n, |i| format!("def D{i} : C;\n"))
            )
        }).most(400_000),
        Shape::new("lets in bodies", |n| {
            let class = "class C { int a = 0; bits<8> b = 0; string s = \"\"; }\n";
            class.to_owned()
                + &repeat(n, |i| {
                    format!("def D{i} : C {{ let a = {i}; let b{{3-0}} = {}; let s = \"x{i}\"; }}\n", i % 16)
                })
        }).most(400_000),
        Shape::new("many includes", |n| "include \"guarded.td\"\n".repeat(n)),
        Shape::new("long chain of classes", |n| {
            "class C0 { int v = 0; }\n".to_owned()
                + &repeat(n, |i| format!("class C{} : C{i} {{ let v = {i}; }}\n", i + 1))
                + &format!("def A : C{n};\n")
        })
        .most(3_900),
        Shape::new("many classes", |n| repeat(n, |i| format!("class C{i}<int n> {{ int v{i} = n; }}\n"))),
        Shape::new("many parents", |n| {
            repeat(n, |i| format!("class C{i} {{ int v{i} = {i}; }}\n"))
                + &format!("def A : {};\n", list(n, |i| format!("C{i}")))
        }),
        Shape::new("many template arguments", |n| {
            format!(
                "class C<{}> {{\n{}}}\ndef A : C<{}>;\n",
                list(n, |i| format!("int a{i}")),
                repeat(n, |i| format!("int v{i} = a{i};\n")),
                list(n, |i| i.to_string())
            )
        }),
        Shape::new("one class with many fields", |n| {
            format!("class C {{\n{}}}\ndef A : C;\ndef B : C;\n", repeat(n, |i| format!("int f{i} = {i};\n")))
        }),
        Shape::new("fields that need each other", |n| {
            format!(
                "class C<int n> {{\nint f0 = n;\n{}}}\ndef A : C<1>;\n",
                repeat(n, |i| format!("int f{} = !add(f{i}, 1);\n", i + 1))
            )
        })
        .most(2_000),
        Shape::new("many bits fields", |n| {
            let class = "class C<bits<8> op, bits<5> r> { bits<32> i; let i{31-24} = op; let i{23-19} = r; let i{18-0} = 0; }\n";
            class.to_owned() + &repeat(n, |i| format!("def D{i} : C<{}, {}>;\n", i % 256, i % 32))
        }).most(400_000),
        Shape::new("one wide bits field", |n| format!("def A {{ bits<{n}> b = 5; }}\n")).most(1_000_000),
        Shape::new("huge dag", |n| {
            format!("def o;\ndef A {{ dag d = (o {}); }}\n", list(n, |i| format!("{i}:$a{i}")))
        }).most(900_000),
        Shape::new("many dags", |n| {
            "def o;\nclass C<dag d> { dag all = !con(d, (o 1:$z)); }\n".to_owned()
                + &repeat(n, |i| format!("def D{i} : C<(o {i}:$x, \"t\":$y)>;\n"))
        }).most(400_000),
        Shape::new("many defvars", |n| {
            repeat(n, |i| {
                format!(
                    "defvar v{i} = {};\n",
                    if i == 0 { "1".to_owned() } else { format!("!add(v{}, {i})", i - 1) }
                )
            })
        }),
        Shape::new("defvars in a body", |n| {
            format!("def A {{\n{}int v = v{};\n}}\n", repeat(n, |i| format!("defvar v{i} = {i};\n")), n - 1)
        }),
        Shape::new("many ifs", |n| {
            repeat(n, |i| format!("if !eq({}, 1) then {{ def A{i}; }} else {{ def B{i}; }}\n", i % 2))
        }).most(160_000),
        Shape::new("nested ifs", |n| "if 1 then {\n".repeat(n) + "def A;\n" + &"}\n".repeat(n))
            .most(900)
            .start(900),
        Shape::new("many deftypes", |n| repeat(n, |i| format!("deftype T{i} = list<int>;\n"))),
        Shape::new("preprocessor blocks", |n| {
            repeat(n, |i| format!("#define M{i}\n#ifdef M{i}\ndef A{i};\n#else\nnothing here\n#endif\n"))
        }).most(400_000),
        Shape::new("skipped text", |n| {
            format!("#ifdef NO\n{}#endif\n", "def nothing : Unknown<1, 2>;\n".repeat(n))
        }),
        Shape::new("long string", |n| format!("def A {{ string s = \"{}\"; }}\n", "0123456789".repeat(n)))
            .most(1_600_000),
        Shape::new("long code", |n| {
            format!("def A {{ code s = [{{\n{}}}]; }}\n", "int x = 0; // text\n".repeat(n))
        })
        .most(800_000),
        Shape::new("many code literals", |n| {
            repeat(n, |i| format!("def A{i} {{ code s = [{{ return {i}; }}]; }}\n"))
        }).most(400_000),
        Shape::new("comments", |n| {
            "// a comment of usual length, and then some more of it\n/* another */\n".repeat(n) + "def A;\n"
        }),
        Shape::new("anonymous records", |n| {
            "class C<int n> { int v = n; }\n".to_owned() + &repeat(n, |i| format!("def : C<{i}>;\n"))
        }).most(400_000),
        Shape::new("instances as values", |n| {
            "class C<int n> { int v = !mul(n, n); }\n".to_owned()
                + &repeat(n, |i| format!("def D{i} {{ int v = C<{i}>.v; }}\n"))
        }).most(400_000),
        Shape::new("defset", |n| {
            format!(
                "class C<int n> {{ int v = n; }}\ndefset list<C> All = {{\n{}}}\ndef Sum {{ int v = !foldl(0, All, s, c, !add(s, c.v)); }}\n",
                repeat(n, |i| format!("def D{i} : C<{i}>;\n"))
            )
        }).most(400_000),
        Shape::new("instances of a class", |n| {
            format!(
                "class C<int n> {{ int v = n; }}\n{}def All {{ list<C> l = !instances<C>(); }}\n",
                repeat(n, |i| format!("def D{i} : C<{i}>;\n"))
            )
        }).most(400_000),
        Shape::new("casts by name", |n| {
            "class C<int n> { int v = n; }\n".to_owned()
                + &repeat(n, |i| {
                    format!("def D{i} : C<{i}>;\ndef E{i} {{ int v = !cast<C>(\"D{}\").v; }}\n", i / 2)
                })
        }).most(200_000),
        Shape::new("assertions", |n| {
            "class C<int n> { int v = n; assert !ge(v, 0), \"must not be negative: \" # v; }\n".to_owned()
                + &repeat(n, |i| format!("def D{i} : C<{i}>;\n"))
        }).most(400_000),
    ];
}
