//! Derives that define types, attributes, enums and dialects in Rust, without a
//! definition file. They fill the model that `isogloss-codegen` fills from records, and
//! use its checks and its emitter.
//!
//! Use them through the crate `isogloss`, which documents them with examples.
#![forbid(unsafe_code)]

mod attributes;
mod def;
mod dialect;
mod enums;
mod inline;
mod interface;
mod layout;
mod models;
mod operation;
mod places;
mod types;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, parse_macro_input};

/// Makes the fields of a struct the parameters of a type.
///
/// `struct Length<'c>` gets a handle `LengthType<'c>` with `get`, an accessor for each field,
/// a parser and a printer. The struct itself holds the parameters: `Length { ..
/// }.intern(&context)` returns the handle, and `Length::from(handle)` returns the parameters.
///
/// Attributes, as `#[dialect(Units, mnemonic = "length", ...)]`:
///
/// | on the struct | meaning |
/// |---|---|
/// | `Units` (first) | the dialect: a struct with `#[derive(Dialect)]`; its name in snake case is the dialect's |
/// | `dialect = "units"` | the dialect's name, if it differs |
/// | `mnemonic = "length"` | the keyword |
/// | ``format = "`<` $unit `>`"`` | the assembly format (ODS `assemblyFormat`) |
/// | `custom_format` | the author implements `isogloss::text::CustomFormat` (ODS `hasCustomAssemblyFormat`) |
/// | `verify` | the author implements `LengthTypeVerify` (ODS `genVerifyDecl`) |
/// | `alias` | it may be printed as an alias (ODS `genMnemonicAlias`) |
/// | `bytecode` | bytecode encodes its fields rather than its text (`isogloss::bytecode`) |
/// | `class = "LengthType"` | the name of the handle |
/// | `summary = "..."` | one line; otherwise the first line of the documentation |
/// | `interfaces(A, b::B)` | interfaces that the author implements for the handle, each by a path through its module if that is another one: `isogloss::builtin::ShapedTypeInterface` |
/// | `crate = "::isogloss"` | the path of the runtime |
///
/// | on a field | meaning |
/// |---|---|
/// | `default = "4"` | its value if omitted, a Rust expression over `context` |
/// | `name = "elementType"` | its name in the text |
/// | `constraint = "AnyFloat"` | a constraint of `isogloss/Op.td` on the value of a field, or on each element of a list: on types and attributes (`AnyFloat`), numbers (`IntPositive`), texts, bytes, enums and types of your own; a condition of your own is `Constraint<RustPred<"crate::is_even">, "even">`, a function `fn is_even(subject: Subject<'_>) -> bool` that gets the value by `subject.value::<u32>()`. `get_checked`, the parser and the reader of bytecode verify it |
/// | `body` | it is a parameter of the body, which is set once after the type is made (`bodyParameters` in a definition file); the other fields are the name. `intern` then returns a `Result`, and the parameters come back by `TryFrom` |
///
/// An `Option` field may be omitted. A list is a slice of the context, `&'c [Type<'c>]`, of `Type`, `Attribute`, `i64`
/// and `bool`, or a `Vec` of other elements: `Vec<TileType<'c>>`. `get` takes slices, as `&[TileType<'c>]`; accessors
/// return slices or a `List`. `String`, `Vec<u8>` and `ApInt` fields own their data, too. See also `#[derive(DataLayoutType)]`.
#[proc_macro_derive(DialectType, attributes(dialect))]
pub fn dialect_type(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(def::expand(&input, isogloss_codegen::model::DefKind::Type))
}

/// Makes the fields of a struct the parameters of an attribute.
///
/// As `DialectType`, with a handle `NameAttr<'c>`.
#[proc_macro_derive(DialectAttr, attributes(dialect))]
pub fn dialect_attr(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(def::expand(&input, isogloss_codegen::model::DefKind::Attribute))
}

/// Gives a type with `#[derive(DialectType)]` a layout.
///
/// | `#[data_layout(...)]` | meaning |
/// |---|---|
/// | `fixed(64, 8)`, `fixed(64, 8, 16)` | size in bits, ABI alignment in bytes, preferred alignment if it differs |
/// | `computed("width", "8")` | the same by expressions over the fields |
/// | `like(repr)` | the layout of the field's type |
/// | `structure(a, b)`, `packed(a, b)` | the types of the fields in order, with padding or without |
/// | `array(element, "rows * columns")` | an array of that many values of the field's type |
/// | `scalable(RULE)` | multiplied by the runtime vector length |
/// | `index("64", RULE)` | with a width in bits for index computations |
/// | `pointer`, `pointer(space)`, `pointer(space, RULE)` | a pointer: the scope's entry for the value of the field; otherwise 64 bits, or the rule |
/// | `entry("exact", RULE)` | the scope's entry, otherwise the rule; the key is `"exact"`, `"first"`, or an expression for the width |
/// | `entry("exact", RULE, compatibility = "identical")` | which entries an inner scope may have: `"any"` (the default), `"identical"`, `"relax"` for the same size and an alignment that divides the outer one, or `"redefine"` for any, if the inner scope has every outer key |
/// | `by_hand` | the author implements `DataLayoutTypeInterface` for the handle |
/// | `..., overrides` | after a rule: the author implements `LayoutRuleOverrides` to override single results |
#[proc_macro_derive(DataLayoutType, attributes(data_layout))]
pub fn data_layout_type(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(layout::expand(&input))
}

/// Makes a unit struct a dialect.
///
/// | `#[dialect(...)]` | meaning |
/// |---|---|
/// | `name = "units"` | the name; the default is the name of the struct in snake case |
/// | `summary = "..."` | one line; otherwise the first line of the documentation |
/// | `types(LengthType)` | its types, by their handles |
/// | `attributes(ScaleAttr)` | its attributes |
/// | `operations(AddOp)` | its operations, by their handles |
/// | `ops(ROOM)` | the same by statics of `isogloss::ir::OpDef` |
/// | `interfaces(Named, ENTRY)` | interfaces of dialects that the author implements for the struct, or constants of `isogloss::def::InterfaceImpl` |
/// | `depends(Other)` | dialects that it depends on: structs with this derive, or modules with a `const fn dialect` |
/// | `external_models(MODELS)` | the constant of `external_models!` with models that it attaches to items of other dialects |
/// | `crate = "::isogloss"` | the path of the runtime |
#[proc_macro_derive(Dialect, attributes(dialect))]
pub fn derive_dialect(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(dialect::expand(&input))
}

/// Declares an interface of types, attributes, operations or dialects by a trait.
///
/// The trait is implemented for handles, and listed by those that implement it:
/// `#[dialect(interfaces(Counted))]`. `AnyCounted` is the handle of any type that implements it. A method
/// with a body is a default that an implementation may override.
///
/// ```ignore
/// #[isogloss::interface(Type)]
/// pub trait Counted {
///     /// The number of elements.
///     fn elements(self) -> u64;
///     /// The number of elements, rounded up to a block.
///     fn padded(self, block: u64) -> u64 {
///         self.elements().next_multiple_of(block)
///     }
/// }
///
/// impl<'c> Counted<'c> for VectorType<'c> {
///     fn elements(self) -> u64 {
///         self.size()
///     }
/// }
/// ```
///
/// | `#[interface(...)]` | meaning |
/// |---|---|
/// | `Type`, `Attribute`, `Operation`, `Dialect` (first) | the kind of items that implement it |
/// | `crate = "::isogloss"` | the path of the runtime |
///
/// The trait has the lifetime `'c` of the context, which its methods may name: `fn element(self) ->
/// Type<'c>`; an interface of operations has the borrow `'a` of the operation before it, an interface of
/// dialects neither. Methods take `self`, or are static; they have no type parameters. Methods of an interface of
/// dialects are static.
///
/// `trait Grid: Counted` has the base interface `Counted`: a handle that implements `Grid` implements `Counted`, too, and
/// lists `Grid` only.
#[proc_macro_attribute]
pub fn interface(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as syn::ItemTrait);
    finish(interface::expand(arguments.into(), &item))
}

/// Makes an enum of unit variants a type of parameters, with a keyword for each case; or a struct of
/// one number a set of bits, with a constant for each case.
///
/// ```ignore
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
/// #[dialect(separator = "|", case(READ = 1), case(WRITE = 2), case(ALL = 3, text = "all"))]
/// pub struct Access(u32);
/// ```
///
/// | `#[dialect(...)]` | meaning |
/// |---|---|
/// | on a variant `text = "m"` | the text; otherwise its name in snake case |
/// | on a bit set `case(READ = 1)`, `case(READ = 1, text = "read")` | a constant, its bits and its text; otherwise its name in snake case |
/// | on a bit set `separator = ", "` | the text between cases; otherwise <code>&#124;</code> |
/// | on a bit set `quoted` | several cases are printed as one quoted string (ODS `printBitEnumQuoted`) |
/// | on a bit set `primary_groups` | the bits of a printed group are omitted (ODS `printBitEnumPrimaryGroups`) |
/// | on the enum `summary = "..."` | its name in messages; otherwise the first line of its documentation, without the period |
/// | on the enum `crate = "::isogloss"` | the path of the runtime |
#[proc_macro_derive(DialectEnum, attributes(dialect))]
pub fn dialect_enum(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(enums::expand(&input))
}

/// Makes a struct the declaration of an operation: its fields are the operands, results, attributes, regions and
/// successors.
///
/// `struct Add` generates the same items as `def Calc_AddOp : Op<Calc_Dialect, "add">` in a
/// definition file: the handle `AddOp<'a, 'c>` with accessors, builders and setters, the
/// static `ADD_OP`, and the function `add`. The dialect must list it:
/// `#[dialect(operations(AddOp))]`.
///
/// | `#[dialect(...)]` on the struct | meaning |
/// |---|---|
/// | `Calc` (first) | the dialect: a struct with `#[derive(Dialect)]`; its name in snake case is the dialect's |
/// | `dialect = "calc"` | the dialect's name, if it differs |
/// | `name = "add"` | the name after the dialect's; the default is the name of the struct in snake case (ODS `opName`) |
/// | `traits(Pure, SameOperandsAndResultType)` | traits and interfaces (ODS `traits`) |
/// | `interfaces(Counted, b::Sized)` | interfaces of `#[interface]` that the author implements for the handle |
/// | ``format = "$lhs `,` $rhs attr-dict"`` | the assembly format (ODS `assemblyFormat`) |
/// | `custom_format` | the author implements `isogloss::ir::text::OpFormat` (ODS `hasCustomAssemblyFormat`) |
/// | `verify`, `verify_regions` | the author implements `AddOpVerify`, `AddOpRegionVerify` (ODS `hasVerifier`, `hasRegionVerifier`) |
/// | `fold` | ODS `hasFolder` |
/// | `canonicalizer`, `canonicalize` | the author implements `isogloss::rewrite::CanonicalizationPatterns`, `OpCanonicalize` (ODS `hasCanonicalizer`, `hasCanonicalizeMethod`) |
/// | `skip_builders` | no builders are generated (ODS `skipDefaultBuilders`) |
/// | `class = "AddOp"` | the name of the handle |
/// | `summary = "..."` | one line; otherwise the first line of the documentation |
/// | `crate = "::isogloss"` | the path of the runtime |
///
/// | field | declares |
/// |---|---|
/// | `#[operand(C)] x: ValueId` | an operand whose type satisfies `C`; of any type without `(C)`. `Option<ValueId>` is ODS's `Optional`, `Vec<ValueId>` its `Variadic` |
/// | `#[result(C)] x: ValueId` | a result, likewise |
/// | `#[attribute(C)] x: T` | an attribute. Without `(C)` the type says which: `i64` is `I64Attr`, `String` `StrAttr`, `bool` `BoolAttr`, `()` `UnitAttr`, `Vec<i32>` `DenseI32ArrayAttr`, `Type` `TypeAttr`, and so on; `#[attribute(enum)]` is an enum that derives [`DialectEnum`](macro@DialectEnum); `Option<T>` may be absent |
/// | `#[property(C)] x: T` | a native property |
/// | `#[region(C)] x: RegionId` | a region; `Vec<RegionId>` any number of them |
/// | `#[successor] x: BlockId` | a successor; `Vec<BlockId>` any number of them |
///
/// Constraints and traits come from `isogloss/Op.td`, with the same syntax:
/// `AnyTypeOf<[I32, Index]>`, `DefaultValuedAttr<I32Attr, "1">`, `SizedRegion<1>`,
/// `AllTypesMatch<["lhs", "rhs"]>`. `isa(LengthType)` accepts instances of a handle. Traits
/// that refer to an operation use its full name: `HasParent<"calc.loop">`.
#[proc_macro_derive(Operation, attributes(dialect, operand, result, attribute, property, region, successor))]
pub fn derive_operation(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    finish(operation::expand(&input))
}

/// Defines a dialect by a definition file, or by the text of one in a string.
///
/// | `dialect! { ... }` | meaning |
/// |---|---|
/// | `file = "shapes.td"` | the file, relative to the crate's `Cargo.toml` |
/// | `r#"def Shapes : Dialect { ... }"#` | the definitions themselves; `include "isogloss/DataLayout.td"` is implicit |
/// | `include_dir = "vendor/include"` | a directory that is searched for included files, relative to `Cargo.toml`; may be repeated, as each option |
/// | `define = "WITH_TENSORS"` | a macro for `#ifdef` |
/// | `dialect = "shapes"` | a dialect to generate; the default is all dialects in the definitions |
/// | `extern_dialect = "MyDialect=::my_crate::my"` | the module of a dialect of another crate; Isogloss's own are known |
/// | `runtime_path = "::isogloss"` | the path of the runtime; also spelled `crate = "..."` |
/// | `docs = "summary"` | descriptions are left out |
/// | `allow = "lost-default"`, `warn`, `deny` | the level of a lint |
/// | `max_errors = 10`, ... | a limit of `isogloss_codegen::Config::limits` |
///
/// The options are the same as for `isogloss_codegen::Config` in a build script and for `isogloss
/// generate`. Errors in the definitions are compiler errors, with file, line and column. Cargo
/// rebuilds the crate if the file, or a file that it includes, changes.
///
/// For a large dialect prefer a build script (`isogloss_codegen::compile`): it shows errors
/// with their source, shows all warnings, detects new files on an include path, and writes the
/// generated Rust to a file.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    finish(inline::expand(&parse_macro_input!(input as inline::Input)))
}

/// Declares models: structs that implement interfaces for types, attributes and operations of other dialects (MLIR's external
/// models), and the list of them that a dialect attaches.
///
/// ```ignore
/// isogloss::external_models! {
///     /// What this dialect attaches.
///     pub(crate) const MODELS;
///     /// Tuples as packed structs.
///     type Packed = TupleType: DataLayoutTypeInterface;
///     attribute Table = DictionaryAttr: DataLayoutSpecInterface + DLTIQueryInterface;
///     operation Room = "other.room": DataLayoutOpInterface;
///     operation PricedSum = arith::AddIOp: Priced;
/// }
/// impl<'c> DataLayoutTypeInterface<'c> for Packed<'c> { /* ... */ }
/// ```
///
/// | declaration | meaning |
/// |---|---|
/// | `const MODELS;` | the list, of the type `isogloss::def::ExternalModels` |
/// | `type NAME = Handle: Interface + ...;` | a struct over the handle of a type, to which it dereferences |
/// | `attribute NAME = Handle: ...;` | the same for an attribute |
/// | `operation NAME = "dialect.name": ...;` | a struct over an operation of this name, an `OpRef` |
/// | `operation NAME = Handle: ...;` | a struct over the handle of an operation |
///
/// An interface is named by its full path, `crate::Priced`, because its table `PricedTable` is in the same module: with `use`
/// of the trait alone the table is not found.
///
/// The author implements the traits of the interfaces for the structs. A definition file attaches the list by the path of the
/// constant, `let externalModels = "crate::MODELS";` in its `Dialect`, and a struct by `external_models(MODELS)` of its
/// `Dialect` derive; a table by hand by the fields `models` and `op_models` of `isogloss::def::Dialect`.
#[proc_macro]
pub fn external_models(input: TokenStream) -> TokenStream {
    models::expand(&parse_macro_input!(input as models::Input)).into()
}

fn finish(result: Result<proc_macro2::TokenStream, Error>) -> TokenStream {
    result.unwrap_or_else(|error| error.to_compile_error()).into()
}
