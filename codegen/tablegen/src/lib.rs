//! TableGen, the definition language of LLVM and MLIR, as a library.
//!
//! A definition file is read, evaluated and turned into [`Records`], which a
//! generator walks. The language is that of LLVM 22: the same files are
//! accepted and give the same records, as [text](Records::write_text) and as
//! [JSON](Records::write_json), or [with the place of each
//! field](Records::write_detailed). Errors are [values](Diagnostic) with places;
//! nothing here prints or exits. What dialects, types or instructions are, this
//! crate does not know.
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
//! A `def` is a record: a name and fields. A `class` is a record with template
//! arguments that others take over. Parents stand after `:`, in order; what a
//! later one says holds. `let` gives an inherited field another value, and all
//! fields that depend on it follow, because fields are computed last.
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
//! A `def` without a name is called `anonymous_N`. A class with arguments is a
//! value, too: `Shape<3>` is an anonymous record, the same one wherever it is
//! written. `let x = 1 in { ... }` around definitions does for all of them what
//! `let` in a body does for one.
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
//! `?` is no value, of any type. `x.field` reads a field, `x{3-0}` bits. `a # b`
//! pastes: strings, numbers as strings, or lists.
//!
//! ## Operators
//!
//! Numbers: `!add !sub !mul !div !and !or !xor !not !shl !sra !srl !logtwo`.
//! Comparison: `!eq !ne !lt !le !gt !ge`. Choice: `!if !cond`. Strings:
//! `!strconcat !interleave !subst !substr !find !tolower !toupper !match !repr`.
//! Lists: `!head !tail !size !empty !listconcat !listsplat !listremove
//! !listflatten !range !foreach !filter !foldl`. Dags: `!dag !con !getdagop
//! !getdagopname !setdagop !setdagopname !getdagarg !setdagarg !getdagname
//! !setdagname`. Records: `!cast<T>(name) !isa<T> !exists<T> !instances<T>
//! !initialized`.
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
//! ## Many records at once
//!
//! `foreach x = list in` and `if c then ... else ...` repeat and choose
//! definitions. A `multiclass` is a group of definitions with arguments; each
//! `defm` makes all of them, its name before theirs, or where `NAME` stands.
//! `defset list<T> name = { ... }` collects what is defined inside. `defvar`
//! names a value, `deftype` a type. `assert condition, message;` and `dump
//! message;` speak to whoever runs the file.
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
//! ## When things are computed
//!
//! An expression is computed as soon as all it needs is known: literals when
//! they are read, template arguments when a class is given them, fields when
//! the record is finished. So a `let` in a body, or around the definition,
//! still changes what inherited fields give, and the last one wins. `defvar` is
//! no field: it keeps the value that it had where it stands.
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
//! It means nothing by itself; generators give it a meaning.
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
//! `include "name"` may stand anywhere; there is no include-once, so files
//! guard themselves with `#ifndef`, `#define`, `#endif`. Where names are looked
//! for is the [`Session`]'s.
//!
//! # Errors and limits
//!
//! A run reports all it finds; the first error is where LLVM's tool has its
//! error. [`Renderer`] makes text of them. Files that ask for too much meet a
//! [limit](Limits), never the end of the stack or of memory.
#![forbid(unsafe_code)]

mod diag;
mod eval;
mod print;
mod provenance;
mod records;
mod render;
mod run;
mod session;
mod source;
mod store;
mod suggest;
mod syntax;
mod value;

pub use diag::{Diagnostic, Errors, Frame, Label, Severity};
pub use records::{Field, Record, Records};
pub use render::Renderer;
pub use session::{Dependencies, IncludeResolver, Limits, Resolved, Session};
pub use source::{FileId, Location, SourceFile, SourceMap, Span};
pub use syntax::{SyntaxTree, parse_only};
pub use value::{BitsValue, DagValue, FromValue, ListValue, Mismatch, StringValue, UnresolvedValue, Value};
