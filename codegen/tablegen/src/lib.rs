//! TableGen, the definition language of LLVM and MLIR, as a library.
//!
//! A [`Session`] reads and evaluates a definition file. The result is [`Records`], which a
//! generator walks. The language is that of LLVM 22: the same files are accepted and give the
//! same records, as [text](Records::write_text) and as [JSON](Records::write_json), or [with
//! the location of each field](Records::write_detailed). Errors are [values](Diagnostic) with
//! locations; the crate neither prints nor exits. It knows nothing of dialects, types or
//! instructions.
//!
//! ```
//! use isogloss_tablegen::Session;
//!
//! let records = Session::new().parse_str("ops.td", r#"
//!     class Op<string mnemonic, int operands> {
//!       string name = "toy." # mnemonic;
//!       int arity = operands;
//!     }
//!     foreach n = ["add", "mul"] in
//!       def !toupper(n) : Op<n, 2>;
//! "#)?;
//! for op in records.derived_from("Op") {
//!     println!("{}: {} operands", op.get::<&str>("name").unwrap(), op.get::<i64>("arity").unwrap());
//! }
//! # assert_eq!(records.def("MUL").unwrap().get::<&str>("name").unwrap(), "toy.mul");
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! # The language
//!
//! ## Records and classes
//!
//! A `def` is a record: a name and fields. A `class` is a template for records: it may
//! have arguments, and records inherit its fields. Parents follow after `:`; if two give a
//! field a value, the later one wins. `let` gives an inherited field another value. Fields
//! that depend on it change as well, because fields are computed last.
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("shapes.td", r#"
//!     class Shape<int n> { int corners = n; int edges = corners; }
//!     def Square : Shape<4>;
//!     def Star : Shape<5> { let corners = 10; }
//! "#)?;
//! assert_eq!(records.def("Star").unwrap().get::<i64>("edges").unwrap(), 10);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! A `def` without a name is called `anonymous_N`. A class with arguments is a value, too:
//! `Shape<3>` is an anonymous record, and all uses of `Shape<3>` are the same record. `let x =
//! 1 in { ... }` applies to all definitions in the braces.
//!
//! ## Types and values
//!
//! | type | values |
//! |---|---|
//! | `bit` | `0`, `1`, `true`, `false` |
//! | `bits<n>` | `{1, 0, ?}`, highest bit first; integers that fit; `0b101` |
//! | `int` | 64 bits: `7`, `-7`, `0x1F` |
//! | `string`, `code` | `"text"`, `[{text}]`; strings side by side are one |
//! | `list<T>` | `[a, b]`, `[]<int>`; `l[0]`, `l[1...3]`, `l[2, 0]` |
//! | `dag` | `(operator arg:$name, $name, arg)` |
//! | a class | records that derive from it |
//!
//! `?` is the unset value of every type. `x.field` reads a field, `x{3-0}` bits. `a # b`
//! pastes: strings, numbers as strings, or lists.
//!
//! ## Operators
//!
//! | on | operators |
//! |---|---|
//! | numbers | `!add !sub !mul !div !logtwo`, bitwise `!and !or !xor !shl !sra !srl`, `!not` (1 for 0, else 0) |
//! | comparison | `!eq !ne !lt !le !gt !ge`, of numbers and strings; `!eq` and `!ne` of records, too |
//! | choice | `!if(condition, then, else)`, `!cond(a: x, b: y, true: z)` |
//! | strings | `!strconcat !interleave !subst !substr !find !tolower !toupper !match !repr !size !empty` |
//! | lists | `!head !tail !size !empty !listconcat !listsplat !listremove !listflatten !range` |
//! | over lists | `!foreach(x, list, expression) !filter(x, list, condition) !foldl(start, list, sum, x, expression)` |
//! | dags | `!dag !con !getdagop !setdagop !getdagopname !setdagopname !getdagarg !setdagarg !getdagname !setdagname !foreach` |
//! | records | `!cast<T>(name) !isa<T>(value) !exists<T>(name) !instances<T>(regex) !initialized(value)` |
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("a.td", r#"
//!     def a {
//!       list<int> squares = !foreach(i, !range(4), !mul(i, i));
//!       int sum = !foldl(0, squares, total, s, !add(total, s));
//!     }
//! "#)?;
//! assert_eq!(records.def("a").unwrap().get::<Vec<i64>>("squares").unwrap(), [0, 1, 4, 9]);
//! assert_eq!(records.def("a").unwrap().get::<i64>("sum").unwrap(), 14);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! `a # b` pastes two values into a string, or two lists into one; values that are not strings
//! are converted. In the name of a record an identifier that is not a variable is a string, so
//! that `def Add # n` needs no quotes.
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("paste.td", r#"
//!     foreach n = [8, 16] in
//!       def Int # n { string text = "i" # n; list<int> widths = [n] # [!mul(n, 2)]; }
//! "#)?;
//! let int = records.def("Int16").unwrap();
//! assert_eq!(int.get::<&str>("text").unwrap(), "i16");
//! assert_eq!(int.get::<Vec<i64>>("widths").unwrap(), [16, 32]);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ## `let`
//!
//! In a body, `let field = value;` replaces an inherited value, and
//! `let field{3-0} = value;` some bits of it. Around definitions, `let a = 1, b =
//! 2 in` does so for all of them, before their bodies are read. The field must exist.
//!
//! ```
//! # use isogloss_tablegen::{BitsValue, Session};
//! let records = Session::new().parse_str("let.td", r#"
//!     class Instruction { bits<8> opcode = 0; bit commutes = 0; }
//!     let commutes = 1 in {
//!       def Add : Instruction { let opcode{7-4} = 0b1010; }
//!       def Sub : Instruction { let commutes = 0; }
//!     }
//! "#)?;
//! let add = records.def("Add").unwrap();
//! assert_eq!(add.get::<BitsValue>("opcode").unwrap().to_u64(), Some(0xA0));
//! assert!(add.get::<bool>("commutes").unwrap());
//! assert!(!records.def("Sub").unwrap().get::<bool>("commutes").unwrap());
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ## Many records at once
//!
//! `foreach x = list in` and `if c then ... else ...` repeat and choose definitions. A
//! `multiclass` is a group of definitions with arguments; each `defm` makes all of them. Its
//! name is put before theirs, or replaces `NAME` in them. `defset list<T> name = { ... }`
//! collects the records defined inside. `defvar` names a value, `deftype` a type. `assert
//! condition, message;` reports an error and `dump message;` a note.
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("regs.td", r#"
//!     class Reg<int n> { int number = n; }
//!     multiclass Pair<int n> { def _lo : Reg<n>; def _hi : Reg<!add(n, 1)>; }
//!     defm r0 : Pair<0>;
//! "#)?;
//! assert_eq!(records.def("r0_hi").unwrap().get::<i64>("number").unwrap(), 1);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("sets.td", r#"
//!     class Case<string text> { string name = text; assert !not(!empty(text)), "a case needs a name"; }
//!     deftype Names = list<string>;
//!     defvar basic = ["red", "green"];
//!     defset list<Case> Colours = {
//!       foreach name = basic in def : Case<name>;
//!       if !gt(!size(basic), 1) then { def Blue : Case<"blue">; } else { def Black : Case<"black">; }
//!     }
//!     def All { Names names = !foreach(c, Colours, c.name); }
//! "#)?;
//! assert_eq!(records.def("All").unwrap().get::<Vec<&str>>("names").unwrap(), ["red", "green", "blue"]);
//! assert!(records.global("Colours").is_some());
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ## When expressions are evaluated
//!
//! An expression is evaluated as soon as its operands are known: literals when they are read,
//! template arguments when a class is instantiated, fields when the record is finished. So a
//! `let` in a body, or around the definition, still changes the values of inherited fields,
//! and the last one wins. `defvar` is not a field: it keeps the value that it has at its
//! definition.
//!
//! ```
//! # use isogloss_tablegen::Session;
//! let records = Session::new().parse_str("late.td", r#"
//!     class Op<string name> { string prefix = "toy"; string full = prefix # "." # name; }
//!     let prefix = "test" in def A : Op<"a">;
//!     def B : Op<"b"> { let prefix = "mine"; }
//! "#)?;
//! assert_eq!(records.def("A").unwrap().get::<&str>("full").unwrap(), "test.a");
//! assert_eq!(records.def("B").unwrap().get::<&str>("full").unwrap(), "mine.b");
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ## Dags
//!
//! A dag is an operator, which is a record, with arguments that may have names.
//! Generators give it a meaning.
//!
//! ```
//! # use isogloss_tablegen::{DagValue, Session};
//! let records = Session::new().parse_str("dag.td", r#"
//!     def ins;
//!     def Add { dag arguments = !con((ins "I32":$lhs), (ins "I32":$rhs)); }
//! "#)?;
//! let dag = records.def("Add").unwrap().get::<DagValue>("arguments").unwrap();
//! let names: Vec<_> = dag.args().filter_map(|(name, _)| name).collect();
//! assert_eq!(names, ["lhs", "rhs"]);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! ## Files
//!
//! `include "name"` is allowed between any two tokens. TableGen has no include-once, so files
//! guard themselves with `#ifndef`, `#define`, `#endif`. `#ifdef` and `#else` exist, too, and
//! [`Session::define`] defines a macro from outside. The [`Session`] searches its texts in
//! memory first, such as those of an embedded library, then the path as written and the
//! include directories. An [`IncludeResolver`] replaces this search.
//!
//! ```
//! use isogloss_tablegen::{IncludeResolver, Resolved, Session};
//!
//! struct Registry;
//! impl IncludeResolver for Registry {
//!     fn resolve(
//!         &self,
//!         name: &str,
//!         _from: &str,
//!         _missed: &mut Vec<std::path::PathBuf>,
//!     ) -> Result<Option<Resolved>, String> {
//!         let text = format!("def from_{};", name.trim_end_matches(".td"));
//!         Ok(Some(Resolved { name: name.to_owned(), path: None, text: text.into() }))
//!     }
//! }
//! let records = Session::new().resolver(Registry).parse_str("a.td", "include \"b.td\"")?;
//! assert!(records.def("from_b").is_some());
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! # Records in Rust
//!
//! [`Records`] gives classes and records in source order or by name; a [`Record`] its parents,
//! ancestors and fields. [`Record::get`] reads a field as a Rust type, and its error is a
//! [`Diagnostic`] at the field. A string has the [location of each of its
//! bytes](StringValue::origin), even if it was joined from pieces, so that a generator can
//! report errors inside strings that it parses.
//!
//! ```
//! use isogloss_tablegen::{Session, StringValue};
//!
//! let records = Session::new().parse_str("ops.td", r#"
//!     class Base { int size = 1; }
//!     class Op<string name> : Base { string format = "`" # name # "` $lhs"; }
//!     def Add : Op<"add"> { let size = 2; }
//! "#)?;
//! let add = records.def("Add").unwrap();
//! let ancestors: Vec<_> = add.superclasses().iter().map(|class| class.name()).collect();
//! assert_eq!(ancestors, ["Base", "Op"]);
//! assert!(add.is_subclass_of("Base"));
//! assert_eq!(records.sources().location(add.field("size").unwrap().value_span()).line, 4);
//!
//! let error = add.get::<bool>("format").unwrap_err();
//! assert!(!error.labels.is_empty());
//!
//! let format = add.get::<StringValue>("format").unwrap();
//! let lhs = format.origin(format.text().find("$lhs").unwrap()).unwrap();
//! assert_eq!(records.sources().location(lhs).line, 3);
//! # Ok::<(), Box<isogloss_tablegen::Errors>>(())
//! ```
//!
//! # Errors and limits
//!
//! A run reports all errors that it finds; the first is at the location of `llvm-tblgen`'s
//! error. [`Renderer`] turns them into text. [`Limits`] reject input that would exhaust
//! the stack or the memory.
//!
//! ```
//! use isogloss_tablegen::{Renderer, Session};
//!
//! let errors = Session::new().parse_str("a.td", "def a : Shap;\nclass Shape;\ndef b : Shpe;").unwrap_err();
//! assert_eq!(errors.diagnostics.len(), 2);
//! let text = Renderer::plain().render_all(&errors.diagnostics, &errors.sources);
//! assert!(text.contains("a.td:3:9") && text.contains("did you mean `Shape`?"), "{text}");
//! ```
//!
//! # What differs from `llvm-tblgen`
//!
//! - `llvm-tblgen` stops at its first error; this crate continues, also after syntax errors.
//! - Input that needs too much time, memory or stack reaches a limit ([`Limits`]), which the error names.
//! - Columns are counted in bytes, from 1, and an error may show further locations: the
//!   previous definition, the `defm`s that led to the record.
//! - An error is in the line in which `llvm-tblgen` has it, and in its column unless another one is nearer to the cause:
//!
//!   | error | column here | column of `llvm-tblgen` |
//!   |---|---|---|
//!   | an element of a list does not fit | the element | the token after the list |
//!   | a list where none is expected | the list | the token after its bracket |
//!   | an operand of an operator has another type, or none, or is surplus | the operand | the token after it, the comma before it, or the operator |
//!   | a string without an end, an unknown escape | the quote, the backslash | the character after it |
//!   | a name that is used twice | the name | the type before it, or the token after it |
//!   | the list of a `foreach`, or an end of a range | the value | the token after it |
//!   | `Class(` for `Class<` | the bracket | the class, as if nothing followed |
//!
//!   `tests/tablegen/columns.txt` lists the files of the repository that differ.
//! - `!getdagopname` of a dag whose operator has no name is an error, except as the value of a declared field.
//!   `llvm-tblgen` rejects it, too, with another message or none.
//! - `llvm-tblgen` has backends; this crate returns the records.
#![forbid(unsafe_code)]

mod checkpoint;
mod diag;
mod eval;
mod limits;
mod operators;
mod prelude;
mod print;
mod provenance;
#[cfg(test)]
mod random;
mod records;
mod render;
mod run;
mod scan;
mod session;
#[cfg(test)]
mod shown;
mod source;
mod store;
mod syntax;
pub mod tree;
mod trivia;
mod value;

pub use checkpoint::Checkpoint;
pub use diag::{Diagnostic, Errors, Frame, Label, Severity};
pub use isogloss_support::closest;
pub use limits::Limits;
pub use operators::{BangOperator, bang_operators};
pub use prelude::Preludes;
pub use records::{Field, Record, Records};
pub use render::Renderer;
pub use run::including;
pub use session::{Dependencies, IncludeResolver, Resolved, Session};
pub use source::{FileId, Location, SourceFile, SourceMap, Span, Text};
pub use syntax::{SyntaxTree, parse_only};
pub use value::{BitsValue, DagValue, FromValue, ListValue, Mismatch, StringValue, UnresolvedValue, Value};
