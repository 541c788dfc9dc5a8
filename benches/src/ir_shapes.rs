//! Shapes of IR for [`crate::growth`]: each repeats one construct `n` times.

use std::fmt::{Display, Write as _};

use crate::growth::Shape;

/// The nesting depth of the shapes with deep nests, in operations.
const DEPTH: usize = 48;

/// The shapes that are parsed and printed without locations.
pub const SHAPES: &[Shape] = &[
    // Operations.
    Shape::new("operations in a block", |n| {
        body(n, |i| {
            let before = i.saturating_sub(1);
            match i {
                0 => "%v0 = \"t.start\"() : () -> i32\n".to_owned(),
                _ => format!("%v{i} = \"t.add\"(%v{before}, %v{}) : (i32, i32) -> i32\n", i / 2),
            }
        })
    }),
    Shape::new("functions with blocks and calls", functions),
    Shape::new("functions, declared only", |n| {
        repeat("", n, |i| format!("func.func private @declared_{i}(i32, f32) -> index\n"), "")
    }),
    Shape::new("calls of one function each", |n| {
        let callees = repeat("", n, |i| format!("func.func private @callee_{i}(i32) -> i32\n"), "");
        let calls = repeat(
            "func.func @caller(%v0: i32) {\n",
            n,
            |i| format!("%v{} = call @callee_{}(%v{i}) : (i32) -> i32\n", i + 1, i * 7919 % n),
            "return\n}\n",
        );
        callees + &calls
    }),
    Shape::new("nested modules", |n| {
        repeat(
            "",
            n,
            |i| {
                format!(
                    "module @m{i} {{\n  module {{\n    func.func @f(%a: i32) -> i32 {{\n      return %a : i32\n    }}\n  }}\n}}\n"
                )
            },
            "",
        )
    }),
    Shape::new("deep nests", |n| {
        let open: String = (0..DEPTH).map(|_| "\"t.nest\"() ({\n").collect();
        let close: String = (0..DEPTH).map(|_| "\"t.end\"() : () -> ()\n}) : () -> ()\n").collect();
        repeat("", n, |i| format!("{open}%v{i} = \"t.inner\"() : () -> i32\n{close}"), "")
    })
    .start(100),
    Shape::new("deep nests that use what is outside", |n| {
        let open: String = (0..DEPTH).map(|_| "\"t.nest\"(%a) ({\n\"t.use\"(%a) : (i32) -> ()\n").collect();
        let close: String = (0..DEPTH).map(|_| "\"t.end\"() : () -> ()\n}) : (i32) -> ()\n").collect();
        let unit = open + &close;
        repeat("func.func @f(%a: i32) {\n", n, |_| unit.clone(), "return\n}\n")
    })
    .start(100),
    Shape::new("names of operations", |n| body(n, |i| format!("\"t.operation_{i}\"() : () -> ()\n"))),
    Shape::new("modules with names of operations", |n| {
        repeat("", n, |i| format!("module {{\n  \"t.operation_{i}\"() : () -> ()\n}}\n"), "")
    }),
    // Blocks.
    Shape::new("blocks in a chain", |n| blocks(n, |_, next| vec![next])),
    Shape::new("blocks with edges back by one", |n| {
        blocks(n, |i, next| vec![next, i.saturating_sub(1).max(1)])
    }),
    Shape::new("blocks with edges back to the first", |n| blocks(n, |_, next| vec![next, 1])),
    Shape::new("blocks with edges back by half", |n| blocks(n, |i, next| vec![next, (i / 2).max(1)])),
    Shape::new("blocks with edges to the end", |n| blocks(n, |_, next| vec![next, n])),
    Shape::new("blocks with edges both ways", |n| {
        blocks(n, |i, next| vec![next, (i * 7919 % n).max(1), (i + 17).min(n), i.saturating_sub(3).max(1)])
    }),
    Shape::new("blocks in nested loops", |n| {
        // The last block of the first half jumps back to the start of each loop in turn.
        blocks(n, |i, next| if i > n / 2 { vec![next, (n - i).max(1)] } else { vec![next] })
    }),
    Shape::new("blocks listed backwards", |n| {
        let label = |i: usize| format!("^bb{}:\n\"t.br\"()[^bb{}] : () -> ()\n", n - i, n - i + 1);
        let end = format!("^bb{}:\n\"t.end\"() : () -> ()\n", n + 1);
        in_function(&(repeat("\"t.br\"()[^bb1] : () -> ()\n", n, label, "") + &end))
    }),
    Shape::new("blocks that use the entry's value", |n| {
        let block = |i: usize| format!("^bb{i}:\n\"t.br\"(%a)[^bb{}] : (i32) -> ()\n", i + 1);
        let start = "\"t.br\"(%a)[^bb0] : (i32) -> ()\n";
        in_function(&repeat(start, n, block, &format!("^bb{n}:\n\"t.end\"() : () -> ()\n")))
    }),
    Shape::new("blocks with arguments", |n| {
        let block = |i: usize| {
            format!(
                "^bb{i}(%x{i}: i32, %y{i}: f32):\n\"t.br\"(%x{i}, %y{i})[^bb{}] : (i32, f32) -> ()\n",
                i + 1
            )
        };
        let end = format!("^bb{n}(%x{n}: i32, %y{n}: f32):\n\"t.end\"() : () -> ()\n");
        in_function(&repeat("\"t.br\"(%a)[^bb0] : (i32) -> ()\n", n, block, &end))
    }),
    // Parts of one operation.
    Shape::new("operands of an operation", |n| {
        let operands = list(n, |_| "%a");
        let types = list(n, |_| "i32");
        in_function(&format!("\"t.all\"({operands}) : ({types}) -> ()\nreturn\n"))
    }),
    Shape::new("results of an operation", |n| {
        let types = list(n, |_| "i32");
        let uses = repeat("", n, |i| format!("\"t.use\"(%r#{i}) : (i32) -> ()\n"), "return\n");
        in_function(&format!("%r:{n} = \"t.all\"() : () -> ({types})\n{uses}"))
    }),
    Shape::new("regions of an operation", |n| {
        let regions = list(n, |_| "{\n\"t.in\"() : () -> ()\n}");
        in_function(&format!("\"t.all\"() ({regions}) : () -> ()\nreturn\n"))
    }),
    Shape::new("successors of an operation", |n| {
        let targets = list(n, |i| format!("^bb{i}"));
        let blocks = repeat("", n, |i| format!("^bb{i}:\n\"t.end\"() : () -> ()\n"), "");
        in_function(&format!("\"t.switch\"()[{targets}] : () -> ()\n{blocks}"))
    }),
    Shape::new("attributes of an operation", |n| {
        let attributes = list(n, |i| format!("attribute_{i} = {i} : i32"));
        in_function(&format!("\"t.all\"() {{{attributes}}} : () -> ()\nreturn\n"))
    }),
    Shape::new("attributes of a module", |n| {
        let attributes = list(n, |i| format!("t.attribute_{i} = {i} : i32"));
        format!("module attributes {{{attributes}}} {{\n}}\n")
    }),
    Shape::new("arguments with attributes", |n| {
        let arguments = list(n, |i| format!("%a{i}: i32 {{t.attribute = {i} : i32}}"));
        format!("func.func @f({arguments}) {{\n  return\n}}\n")
    }),
    Shape::new("arguments of a block", |n| {
        let arguments = list(n, |i| format!("%b{i}: i32"));
        in_function(&format!("\"t.br\"()[^bb1] : () -> ()\n^bb1({arguments}):\n\"t.end\"() : () -> ()\n"))
    }),
    Shape::new("results of functions with attributes", |n| {
        let results = list(n, |i| format!("i32 {{t.attribute = {i} : i32}}"));
        format!("func.func private @f() -> ({results})\n")
    }),
    // Values.
    Shape::new("uses before definitions", |n| {
        let uses = repeat("", n, |i| format!("\"t.use\"(%late{i}) : (i32) -> ()\n"), "");
        repeat(&uses, n, |i| format!("%late{i} = \"t.make\"() : () -> i32\n"), "")
    }),
    Shape::new("uses before definitions, across blocks", |n| {
        let uses = repeat(
            "^use:\n",
            n,
            |i| format!("\"t.use\"(%late{i}) : (i32) -> ()\n"),
            "\"t.end\"() : () -> ()\n",
        );
        let make = repeat("^make:\n", n, |i| format!("%late{i} = \"t.make\"() : () -> i32\n"), "");
        in_function(&format!("\"t.br\"()[^make] : () -> ()\n{uses}{make}\"t.br\"()[^use] : () -> ()\n"))
    }),
    Shape::new("names of values that are words", |n| {
        body(n, |i| format!("%value_{i} = \"t.make\"() : () -> i32\n\"t.use\"(%value_{i}) : (i32) -> ()\n"))
    }),
    // Types.
    Shape::new("tensor types", |n| body(n, |i| format!("\"t.op\"() : () -> tensor<{}x?xf32>\n", i + 1))),
    Shape::new("nested types", |n| {
        body(n, |i| {
            format!("\"t.op\"() : () -> tuple<vector<{}xi8>, tuple<i{}, f32>>\n", i + 1, i % 4000 + 1)
        })
    }),
    Shape::new("function types", |n| {
        body(n, |i| format!("\"t.op\"() : () -> ((i{}, i{}) -> f32)\n", i % 3000 + 1, i / 3000 + 1))
    }),
    Shape::new("opaque types", |n| body(n, |i| format!("\"t.op\"() : () -> !other.type<{i}, i32>\n"))),
    Shape::new("memory references with layouts", |n| {
        body(n, |i| format!("\"t.op\"() : () -> memref<4x4xf32, strided<[{}, 1], offset: ?>>\n", i + 4))
    }),
    Shape::new("identified structures", |n| {
        body(n, |i| format!("\"t.op\"() : () -> !llvm.struct<\"structure_{i}\", (i32, ptr)>\n"))
    }),
    Shape::new("identified structures in each other", |n| {
        body(n, |i| {
            let inner = i / 8;
            format!(
                "\"t.op\"() : () -> !llvm.struct<\"outer_{i}\", (ptr, struct<\"inner_{inner}\", (i32, array<4 x ptr>)>)>\n"
            )
        })
    }),
    Shape::new("fields of a structure", |n| {
        in_function(&format!("\"t.op\"() : () -> !llvm.struct<({})>\nreturn\n", list(n, |_| "i32")))
    }),
    Shape::new("members of a tuple", |n| {
        in_function(&format!(
            "\"t.op\"() : () -> tuple<{}>\nreturn\n",
            list(n, |i| format!("i{}", i % 4000 + 1))
        ))
    }),
    // Attributes.
    Shape::new("strings", |n| {
        body(n, |i| format!("\"t.op\"() {{name = \"text number {i}\\0A\"}} : () -> ()\n"))
    }),
    Shape::new("integers", |n| body(n, |i| format!("\"t.op\"() {{value = {i} : i64}} : () -> ()\n"))),
    Shape::new("floats", |n| body(n, |i| format!("\"t.op\"() {{value = {i}.3 : f64}} : () -> ()\n"))),
    Shape::new("symbol references", |n| {
        body(n, |i| format!("\"t.op\"() {{to = @table_{i}::@symbol}} : () -> ()\n"))
    }),
    Shape::new("elements of an array", |n| {
        in_function(&format!("\"t.op\"() {{all = [{}]}} : () -> ()\nreturn\n", list(n, |i| i)))
    }),
    Shape::new("elements of a dense array", |n| {
        in_function(&format!("\"t.op\"() {{all = array<i64: {}>}} : () -> ()\nreturn\n", list(n, |i| i)))
    }),
    Shape::new("entries of a dictionary", |n| {
        let entries = list(n, |i| format!("key_{i} = unit"));
        in_function(&format!("\"t.op\"() {{all = {{{entries}}}}} : () -> ()\nreturn\n"))
    }),
    Shape::new("integers of a dense literal", |n| {
        in_function(&format!(
            "\"t.op\"() {{all = dense<[{}]> : tensor<{n}xi32>}} : () -> ()\nreturn\n",
            list(n, |i| i)
        ))
    }),
    Shape::new("floats of a dense literal", |n| {
        let values = list(n, |i| format!("{}.5", i % 1000));
        in_function(&format!("\"t.op\"() {{all = dense<[{values}]> : tensor<{n}xf32>}} : () -> ()\nreturn\n"))
    }),
    Shape::new("bytes of a dense literal in hexadecimal", |n| {
        let bytes = repeat("", n, |i| format!("{:08X}", i * 31), "");
        in_function(&format!(
            "\"t.op\"() {{all = dense<\"0x{bytes}\"> : tensor<{n}xi32>}} : () -> ()\nreturn\n"
        ))
    }),
    Shape::new("small dense literals", |n| {
        body(n, |i| {
            format!("\"t.op\"() {{all = dense<[[1, 2, 3], [4, 5, {i}]]> : tensor<2x3xi64>}} : () -> ()\n")
        })
    }),
    Shape::new("sparse elements", |n| {
        let (indices, values) = (list(n, |i| format!("[0, {i}]")), list(n, |i| i));
        in_function(&format!(
            "\"t.op\"() {{all = sparse<[{indices}], [{values}]> : tensor<4x{n}xi32>}} : () -> ()\nreturn\n"
        ))
    }),
    Shape::new("distinct attributes", |n| {
        body(n, |i| format!("\"t.op\"() {{id = distinct[{i}]<{i} : i32>}} : () -> ()\n"))
    }),
    Shape::new("opaque attributes", |n| {
        body(n, |i| format!("\"t.op\"() {{id = #other.attribute<{i}>}} : () -> ()\n"))
    }),
    // Aliases.
    Shape::new("affine maps", |n| {
        body(n, |i| {
            format!("\"t.op\"() {{map = affine_map<(d0, d1) -> (d0 + {i}, d1 floordiv 2)>}} : () -> ()\n")
        })
    }),
    Shape::new("affine maps by alias", |n| {
        let maps = repeat("", n, |i| format!("#map{i} = affine_map<(d0)[s0] -> (d0 * {i} + s0)>\n"), "");
        maps + &body(n, |i| format!("\"t.op\"() {{map = #map{i}}} : () -> ()\n"))
    }),
    Shape::new("affine sets", |n| {
        body(n, |i| format!("\"t.op\"() {{set = affine_set<(d0) : (d0 - {i} >= 0, d0 == 0)>}} : () -> ()\n"))
    }),
    Shape::new("results of an affine map", |n| {
        let results = list(n, |i| format!("d0 + {i}"));
        in_function(&format!("\"t.op\"() {{map = affine_map<(d0) -> ({results})>}} : () -> ()\nreturn\n"))
    }),
    Shape::new("dimensions of an affine map", |n| {
        let dimensions = list(n, |i| format!("d{i}"));
        in_function(&format!(
            "\"t.op\"() {{map = affine_map<({dimensions}) -> ({dimensions})>}} : () -> ()\nreturn\n"
        ))
    }),
    Shape::new("attribute aliases", |n| {
        let aliases = repeat("", n, |i| format!("#attribute{i} = [{i}, \"text\"]\n"), "");
        aliases + &body(n, |i| format!("\"t.op\"() {{value = #attribute{i}}} : () -> ()\n"))
    }),
    Shape::new("type aliases", |n| {
        let aliases = repeat("", n, |i| format!("!type{i} = tuple<vector<{}xf32>, i32>\n", i + 1), "");
        aliases + &body(n, |i| format!("\"t.op\"() : () -> !type{i}\n"))
    }),
    Shape::new("layout entries", |n| {
        let entries = list(n, |i| format!("\"t.key_{i}\" = {i} : i32"));
        format!("module attributes {{t.spec = #dlti.map<{entries}>}} {{\n}}\n")
    }),
    Shape::new("modules with layouts", |n| {
        repeat(
            "",
            n,
            |i| {
                format!(
                    "module attributes {{dlti.dl_spec = #dlti.dl_spec<index = {} : i64>}} {{\n}}\n",
                    32 << (i % 2)
                )
            },
            "",
        )
    }),
    // Resources.
    Shape::new("resources", |n| {
        let ops = body(n, |i| {
            format!("\"t.op\"() {{data = dense_resource<key_{i}> : tensor<1xi32>}} : () -> ()\n")
        });
        let keys = (0..n).map(|i| format!("      key_{i}: \"0x04000000{:08X}\"", i * 31)).collect::<Vec<_>>();
        format!(
            "{ops}{{-#\n  dialect_resources: {{\n    builtin: {{\n{}\n    }}\n  }}\n#-}}\n",
            keys.join(",\n")
        )
    }),
    Shape::new("external resources", |n| {
        let keys = (0..n).map(|i| format!("      key_{i}: \"0x04000000{:08X}\"", i * 31)).collect::<Vec<_>>();
        format!("{{-#\n  external_resources: {{\n    tool: {{\n{}\n    }}\n  }}\n#-}}\n", keys.join(",\n"))
    }),
    Shape::new("bytes of a resource", |n| {
        let bytes = repeat("", n, |i| format!("{:08X}", i * 31), "");
        format!(
            "\"t.op\"() {{data = dense_resource<key> : tensor<{n}xi32>}} : () -> ()\n{{-#\n  dialect_resources: {{\n    builtin: {{\n      key: \"0x04000000{bytes}\"\n    }}\n  }}\n#-}}\n"
        )
    }),
    // Bytes between and in tokens.
    Shape::new("comments", |n| body(n, |i| format!("// comment number {i}\n\n\"t.op\"() : () -> ()\n"))),
    Shape::new("bytes of a string", |n| {
        in_function(&format!(
            "\"t.op\"() {{text = \"{}\"}} : () -> ()\nreturn\n",
            "sixteen letters \\".repeat(n)
        ))
        .replace("\\\"}", "\"}")
        .replace("letters \\s", "letters \\0As")
    }),
];

/// The shapes that are parsed and printed with locations.
pub const LOCATION_SHAPES: &[Shape] = &[
    Shape::new("places", |n| body(n, |i| format!("\"t.op\"() : () -> () loc(\"file.x\":{i}:3)\n"))),
    Shape::new("places in files", |n| {
        body(n, |i| format!("\"t.op\"() : () -> () loc(\"file_{i}.x\":1:3)\n"))
    }),
    Shape::new("places of the text itself", |n| body(n, |_| "\"t.op\"() : () -> ()\n".to_owned())),
    Shape::new("names as locations", |n| {
        body(n, |i| format!("\"t.op\"() : () -> () loc(\"name_{i}\"(\"file.x\":{i}:1))\n"))
    }),
    Shape::new("fused locations", |n| {
        body(n, |i| format!("\"t.op\"() : () -> () loc(fused<{i}>[\"a\":{i}:1, \"b\":1:{i}])\n"))
    }),
    Shape::new("locations of calls", |n| {
        body(n, |i| format!("\"t.op\"() : () -> () loc(callsite(\"a\":{i}:1 at \"b\":{}:1))\n", i / 4))
    }),
    Shape::new("location aliases after their uses", |n| {
        let ops = body(n, |i| format!("\"t.op\"() : () -> () loc(#loc{i})\n"));
        repeat(&ops, n, |i| format!("#loc{i} = loc(\"file.x\":{i}:7)\n"), "")
    }),
    Shape::new("location aliases of each other", |n| {
        let ops = body(n, |i| format!("\"t.op\"() : () -> () loc(#loc{i})\n"));
        let alias = |i: usize| match i % 16 {
            0 => format!("#loc{i} = loc(\"file.x\":{i}:7)\n"),
            _ => format!("#loc{i} = loc(callsite(\"g\":{i}:1 at #loc{}))\n", i - 1),
        };
        repeat("", n, alias, "") + &ops
    }),
    Shape::new("locations of arguments", |n| {
        let arguments = list(n, |i| format!("%a{i}: i32 loc(\"file.x\":{i}:9)"));
        format!("func.func @f({arguments}) {{\n  return\n}}\n")
    }),
];

/// `head`, a line for each of `n` numbers, and `tail`.
fn repeat(head: &str, n: usize, line: impl Fn(usize) -> String, tail: &str) -> String {
    let mut out = head.to_owned();
    for i in 0..n {
        out.push_str(&line(i));
    }
    out + tail
}

/// A function whose only block has the operations of `line` for 0 to `n - 1`.
fn body(n: usize, line: impl Fn(usize) -> String) -> String {
    in_function(&repeat("", n, line, "return\n"))
}

/// A function of one argument, `%a`.
fn in_function(body: &str) -> String {
    format!("func.func @f(%a: i32) {{\n{body}}}\n")
}

/// `n` items separated by commas.
fn list<T: Display>(n: usize, item: impl Fn(usize) -> T) -> String {
    let mut out = String::new();
    for i in 0..n {
        let _ = write!(out, "{}{}", if i == 0 { "" } else { ", " }, item(i));
    }
    out
}

/// A function of blocks 1 to `n`. `successors` returns the successors of a block from its
/// number and the next one.
fn blocks(n: usize, successors: impl Fn(usize, usize) -> Vec<usize>) -> String {
    let mut out = "\"t.br\"()[^bb1] : () -> ()\n".to_owned();
    for i in 1..n {
        let targets = successors(i, i + 1);
        let _ = writeln!(
            out,
            "^bb{i}:\n\"t.br\"()[{}] : () -> ()",
            list(targets.len(), |at| format!("^bb{}", targets[at]))
        );
    }
    let _ = writeln!(out, "^bb{n}:\n\"t.end\"() : () -> ()");
    in_function(&out)
}

fn functions(n: usize) -> String {
    repeat(
        "",
        n,
        |i| {
            let callee = i.saturating_sub(1);
            format!(
                r#"func.func @f{i}(%a: i32, %b: memref<?xf32>) -> i32 {{
  %0 = "t.compare"(%a) {{predicate = {i} : i64}} : (i32) -> i1
  "t.branch"(%0)[^left, ^right] : (i1) -> ()
^left:
  %1 = call @f{callee}(%a, %b) : (i32, memref<?xf32>) -> i32
  "t.branch"(%1)[^end] : (i32) -> ()
^right:
  "t.branch"(%a)[^end] : (i32) -> ()
^end(%r: i32):
  return %r : i32
}}
"#
            )
        },
        "",
    )
}
