//! The statements of the documents "Data Layout Modeling" and "'dlti' Dialect" on scopes,
//! entries and queries. Each test quotes its sentence.

use isogloss::builtin::StringAttr;
use isogloss::def::Dialect;
use isogloss::ir::{Ir, OpDef, OpRef, OpTraits};
use isogloss::layout::{
    DataLayout, DataLayoutEntry, DataLayoutOpInterface, DataLayoutOpInterfaceTable,
    DataLayoutSpecInterfaceTable, DataLayoutTypeInterface, LayoutError, LayoutQuery, ScopeProperty,
    ScopedDataLayout, TypeLayout, TypeSize, is_scope, query_json, report_json,
};
use isogloss::text::{ParserOptions, parse_attribute, parse_attribute_with, parse_type};
use isogloss::{Attribute, Context, Type, dlti, ir::text::FileOptions, llvm};
use std::sync::atomic::{AtomicUsize, Ordering};

isogloss::dialect! { r#"
def Doc : Dialect { let name = "doc"; }
class Doc_Type<string name, string keyword, dag fields = (ins), string syntax = "">
    : TypeDef<Doc, name, [DataLayoutTypeInterface]> {
  let mnemonic = keyword;
  let parameters = fields;
  let assemblyFormat = syntax;
}
// Counts how often it is asked.
def Doc_Counted : TypeDef<Doc, "Counted", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "counted";
}
// A size and no alignment.
def Doc_Cloud : TypeDef<Doc, "Cloud", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "cloud";
}
// A size and an ABI alignment.
def Doc_Grain : TypeDef<Doc, "Grain", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "grain";
}
// Alignments and no size.
def Doc_Mist : TypeDef<Doc, "Mist", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "mist";
}
def Doc_Row : Doc_Type<"Row", "row", (ins "Type":$part, "u64":$count), "`<` $count `x` $part `>`"> {
  let dataLayout = ArrayLayout<"part", "count">;
}
def Doc_Pair : Doc_Type<"Pair", "pair", (ins "Type":$first, "Type":$second), "`<` params `>`"> {
  let dataLayout = StructLayout<["first", "second"]>;
}
def Doc_Like : Doc_Type<"Like", "like", (ins "Type":$part), "`<` $part `>`"> {
  let dataLayout = LikeLayout<"part">;
}
// Reads the entries that it can see.
def Doc_Spy : TypeDef<Doc, "Spy", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "spy";
}
def Doc_Fixed : Doc_Type<"Fixed", "fixed"> { let dataLayout = FixedLayout<48, 4>; }
def Doc_Redefine : EntryLayout<"exact", FixedLayout<32, 4>> { let compatibility = "redefine"; }
def Doc_Strict : Doc_Type<"Strict", "strict", (ins "u32":$kind), "`<` $kind `>`"> {
  let dataLayout = Doc_Redefine;
}
"# }

impl<'c> DataLayoutTypeInterface<'c> for CloudType<'c> {
    fn size_in_bits(
        self,
        _: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Ok(TypeSize::fixed(100))
    }

    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Err(LayoutError::unsupported(self.into()))
    }
}

impl<'c> DataLayoutTypeInterface<'c> for GrainType<'c> {
    fn size_in_bits(
        self,
        _: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Ok(TypeSize::fixed(20))
    }

    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Ok(4)
    }

    fn preferred_alignment(
        self,
        _: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError> {
        Err(LayoutError::unsupported(self.into()))
    }
}

impl<'c> DataLayoutTypeInterface<'c> for MistType<'c> {
    fn size_in_bits(
        self,
        _: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Err(LayoutError::unsupported(self.into()))
    }

    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Ok(2)
    }
}

impl<'c> DataLayoutTypeInterface<'c> for SpyType<'c> {
    /// A bit for each thing that it could see.
    fn size_in_bits(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        let seen = [
            entries.len() as u64,
            2 * u64::from(layout.identified("doc.own").is_some()),
            4 * u64::from(layout.identified("dlti.endianness").is_some()),
            8 * u64::from(layout.property(ScopeProperty::Endianness).is_some()),
        ];
        Ok(TypeSize::fixed(seen.iter().sum()))
    }

    fn abi_alignment(self, _: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Result<u64, LayoutError> {
        Ok(1)
    }
}

isogloss::op_model! {
    /// A machine whose bytes have 16 bits.
    struct WordMachine;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for WordMachine<'a, 'c> {
    fn byte_width() -> u64 {
        16
    }
}

isogloss::op_model! {
    /// The same, on which nothing is aligned.
    struct PackedMachine;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for PackedMachine<'a, 'c> {
    fn byte_width() -> u64 {
        16
    }

    fn layout(
        ty: Type<'c>,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<isogloss::layout::TypeLayout, LayoutError> {
        let usual = layout.default_layout(ty, entries)?;
        Ok(isogloss::layout::TypeLayout { abi_alignment: 1, preferred_alignment: 1, ..usual })
    }
}

isogloss::op_model! {
    /// An operation without regions, whose specification is made on the fly, and whose description of a system is its
    /// own.
    struct Leaf;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for Leaf<'a, 'c> {
    fn data_layout_spec(self) -> Option<Attribute<'c>> {
        let width = self.attribute("width")?;
        let entry = dlti::DataLayoutEntryAttr::get(self.context(), self.context().index(), width);
        dlti::DataLayoutSpecAttr::get(self.context(), &[entry.into()]).ok().map(Into::into)
    }

    fn target_system_spec(self) -> Option<Attribute<'c>> {
        self.attribute("system")
    }
}

const fn machine(name: &'static str) -> OpDef {
    OpDef { traits: OpTraits::NO_TERMINATOR.union(OpTraits::SINGLE_BLOCK), ..OpDef::new("machine", name) }
}

static WORD: OpDef = OpDef {
    interfaces: &[DataLayoutOpInterfaceTable::entry::<WordMachine<'_, '_>>()],
    ..machine("machine.word")
};
static PACKED: OpDef = OpDef {
    interfaces: &[DataLayoutOpInterfaceTable::entry::<PackedMachine<'_, '_>>()],
    ..machine("machine.packed")
};
static LEAF: OpDef = OpDef {
    interfaces: &[DataLayoutOpInterfaceTable::entry::<Leaf<'_, '_>>()],
    ..OpDef::new("machine", "machine.leaf")
};
static MACHINES: Dialect = Dialect { ops: &[&WORD, &PACKED, &LEAF], ..Dialect::new("machine") };

fn context() -> Box<Context> {
    Context::with_dialects([dlti::dialect(), llvm::dialect(), dialect(), &MACHINES])
}

fn find<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
    let mut ops = ir.root().into_iter().flat_map(OpRef::walk);
    ops.find(|op| op.name() == name).expect("an operation of that name")
}

/// Size in bytes and bits, and the ABI alignment, in a scope.
fn in_scope(scope: &str, ty: &str) -> (u64, u64, u64) {
    let ctx = context();
    let ir = Ir::parse(&ctx, &format!("\"{scope}\"() ({{ \"t.inside\"() : () -> () }}) : () -> ()"))
        .expect("valid");
    let layout = ScopedDataLayout::closest(find(&ir, "t.inside")).expect("a layout");
    let layout = layout.layout(parse_type(&ctx, ty).expect(ty)).expect(ty);
    (layout.size.min_value(), layout.size_in_bits.min_value(), layout.abi_alignment)
}

/// "Operations can redefine this for all types, providing scoped versions for cases of byte sizes
/// other than eight without having to modify types, including built-in types."
// data-layout:57: scoped versions for cases of byte sizes other than eight
// data-layout:57: Operations can redefine this for all types
// data-layout:101: The default data layout assumes 8-bit bytes
#[test]
fn bytes_of_sixteen_bits() {
    for (ty, answers) in [
        ("i8", (1, 8, 1)),
        ("i32", (2, 32, 2)),
        ("i33", (3, 33, 4)),
        // "4 bytes (32 bits)".
        ("i64", (4, 64, 2)),
        ("f64", (4, 64, 4)),
        ("index", (4, 64, 2)),
        ("complex<f32>", (4, 64, 2)),
        ("complex<i8>", (2, 24, 1)),
        ("vector<3xi32>", (8, 128, 8)),
        ("!llvm.ptr", (4, 64, 4)),
        ("!llvm.struct<(i32, i16)>", (4, 64, 2)),
        ("!llvm.struct<packed (i32, i16)>", (3, 48, 1)),
        ("!llvm.array<3 x i8>", (3, 48, 1)),
        ("!doc.fixed", (3, 48, 2)),
    ] {
        assert_eq!(in_scope("machine.word", ty), answers, "{ty}");
    }
    for (ty, answers) in [
        ("!llvm.struct<(i32, i16)>", (3, 48, 1)),
        ("!llvm.array<2 x struct<(i32, i8)>>", (6, 96, 1)),
        ("vector<2xi24>", (4, 64, 1)),
        ("i24", (2, 24, 1)),
    ] {
        assert_eq!(in_scope("machine.packed", ty), answers, "{ty}");
    }
    let ctx = context();
    assert_eq!(DataLayout::new(&ctx).byte_width(), 8, "The default data layout assumes 8-bit bytes");
}

/// "one may require nested modules to fully redefine all constraints of the outer scope"
// data-layout:9: one may require nested modules to fully redefine all constraints of the outer scope
#[test]
fn a_policy_may_ask_for_everything_again() {
    let ctx = context();
    let spec = |entries: &str| parse_attribute(&ctx, &format!("#dlti.dl_spec<{entries}>")).expect(entries);
    let (one, two) =
        ("!doc.strict<1> = dense<8> : vector<1xi64>", "!doc.strict<2> = dense<16> : vector<1xi64>");
    let other = "!doc.strict<1> = dense<64> : vector<1xi64>";
    let combines =
        |outer: &str, inner: &str| DataLayout::with_specs(&ctx, &[spec(outer), spec(inner)]).is_ok();
    assert!(combines(one, other), "another value is free");
    assert!(combines(one, &format!("{two}, {other}")));
    assert!(!combines(one, two));
    assert!(!combines(one, "index = 32 : i32"), "asked although the inner scope has no such entry");
    assert!(!combines(one, ""));
    assert!(combines("index = 32 : i32", one));
    // Types of the default policies do not mind.
    assert!(combines("!llvm.ptr = dense<32> : vector<3xi64>, i8 = dense<8> : vector<1xi64>", ""));
}

/// "Type classes that intend to handle data layout queries themselves are expected to implement the
/// `DataLayoutTypeInterface`. This interface provides overridable hooks for each data layout query."
// data-layout:52: This interface provides overridable hooks for each data layout query
// data-layout:57: deriving the size in bytes by rounding up the result of division of the size in bits by 8
#[test]
fn each_query_stands_alone() {
    let ctx = context();
    let layout = DataLayout::new(&ctx);
    for ty in ["!doc.cloud", "!doc.like<!doc.cloud>", "!doc.like<!doc.like<!doc.cloud>>"] {
        let ty = parse_type(&ctx, ty).expect(ty);
        let unsupported =
            |answer: Option<LayoutError>| matches!(answer, Some(LayoutError::Unsupported { .. }));
        // Twice: the second time from the cache.
        for _ in 0..2 {
            assert_eq!(layout.size(ty), Ok(TypeSize::fixed(13)), "{ty}");
            assert_eq!(layout.size_in_bits(ty), Ok(TypeSize::fixed(100)), "{ty}");
            assert_eq!(layout.index_bit_width(ty), Ok(None), "{ty}");
            assert!(unsupported(layout.abi_alignment(ty).err()), "{ty}");
            assert!(unsupported(layout.preferred_alignment(ty).err()), "{ty}");
            assert!(unsupported(layout.layout(ty).err()), "{ty}");
        }
    }
    // A struct needs the alignment of its members, packed or not: the whole's is the largest.
    let record = parse_type(&ctx, "!llvm.struct<(!doc.cloud)>").expect("a struct");
    assert!(layout.size(record).is_err());
    // Through the functions of a scope.
    let ir =
        Ir::parse(&ctx, "\"machine.packed\"() ({ \"t.inside\"() : () -> () }) : () -> ()").expect("valid");
    let scoped = ScopedDataLayout::closest(find(&ir, "t.inside")).expect("a layout");
    let cloud = parse_type(&ctx, "!doc.cloud").expect("a type");
    assert_eq!(scoped.size(cloud), Ok(TypeSize::fixed(7)));
    assert!(scoped.abi_alignment(cloud).is_err());
    // In a report.
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let report = report_json(&ctx, br#""t.q"() {query_type = !doc.cloud} : () -> ()"#, &options);
    let line = report.lines.iter().find(|line| line.contains("cloud")).expect("an answer");
    assert!(line.ends_with("\"size\": 13, \"bits\": 100, \"abi\": null, \"preferred\": null}"), "{line}");
}

/// The same of aggregates: "Each of these hooks is supplied with the type instance, a `DataLayout` object suitable for
/// recursive queries".
// data-layout:52: Each of these hooks is supplied with the type instance, a DataLayout object suitable for
// recursive queries, and a list
#[test]
fn an_aggregate_needs_only_what_its_answer_depends_on() {
    let ctx = context();
    let layout = DataLayout::new(&ctx);
    // The size of an array needs the size and the ABI alignment of its element.
    for ty in
        ["!llvm.array<3 x !doc.grain>", "!doc.row<3 x !doc.grain>", "!doc.row<1 x !doc.row<3 x !doc.grain>>"]
    {
        let ty = parse_type(&ctx, ty).expect(ty);
        for _ in 0..2 {
            assert_eq!(layout.size(ty), Ok(TypeSize::fixed(12)), "{ty}");
            assert_eq!(layout.size_in_bits(ty), Ok(TypeSize::fixed(96)), "{ty}");
            assert_eq!(layout.abi_alignment(ty), Ok(4), "{ty}");
            assert_eq!(layout.index_bit_width(ty), Ok(None), "{ty}");
            assert!(layout.preferred_alignment(ty).is_err() && layout.layout(ty).is_err(), "{ty}");
        }
    }
    // The alignment of an aggregate needs no size; its size needs each part's.
    for (ty, abi) in [
        ("!llvm.array<3 x !doc.mist>", 2),
        ("!doc.row<3 x !doc.mist>", 2),
        ("!doc.pair<i32, !doc.mist>", 4),
        ("!llvm.struct<(i8, !doc.mist)>", 2),
        ("!llvm.struct<packed (i8, !doc.mist)>", 1),
    ] {
        let ty = parse_type(&ctx, ty).expect(ty);
        assert_eq!(layout.abi_alignment(ty), Ok(abi), "{ty}");
        assert_eq!(layout.preferred_alignment(ty), Ok(abi.max(2)), "{ty}");
        assert!(layout.size(ty).is_err() && layout.size_in_bits(ty).is_err(), "{ty}");
    }
    // A struct is laid out by the ABI alignments of its members.
    for ty in ["!doc.pair<i8, !doc.grain>", "!llvm.struct<(i8, !doc.grain)>"] {
        let ty = parse_type(&ctx, ty).expect(ty);
        assert_eq!((layout.size(ty), layout.abi_alignment(ty)), (Ok(TypeSize::fixed(8)), Ok(4)), "{ty}");
    }
    let cloud = parse_type(&ctx, "!doc.row<3 x !doc.cloud>").expect("a type");
    assert!(layout.size(cloud).is_err(), "an element without an ABI alignment has no distance");
}

/// The sizes of vectors that the document compares.
// data-layout:82: vector<3xi32> and vector<4xi32> have the same size. So do vector<2x3xf32> and
// vector<2x4xf32>, but vector<3x4xf32> and vector<4x4xf32> have different sizes
#[test]
fn sizes_of_the_vectors_of_the_document() {
    let ctx = context();
    let layout = DataLayout::new(&ctx);
    let size = |ty: &str| layout.size(parse_type(&ctx, ty).expect(ty)).expect(ty);
    assert_eq!(size("vector<3xi32>"), size("vector<4xi32>"));
    assert_eq!(size("vector<2x3xf32>"), size("vector<2x4xf32>"));
    assert_ne!(size("vector<3x4xf32>"), size("vector<4x4xf32>"));
}

/// An error deep inside of a type is not computed once for each way to it.
#[test]
fn failures_cost_no_more_than_answers() {
    let ctx = context();
    let layout = DataLayout::new(&ctx);
    let cloud = parse_type(&ctx, "!doc.cloud").expect("a type");
    let deep = (0..200).fold(cloud, |ty, _| LikeType::get(&ctx, ty).into());
    assert_eq!(layout.size(deep), Ok(TypeSize::fixed(13)));
    let deeper = (0..200).fold(deep, |ty, _| LikeType::get(&ctx, ty).into());
    assert!(matches!(DataLayout::new(&ctx).size(deeper), Err(LayoutError::TooDeep { .. })));
}

/// "Operations that define a scope for data layout queries [...] are expected to implement the
/// `DataLayoutOpInterface`. [...] The specification need not be necessarily attached to the operation
/// as an attribute and may be constructed on-the-fly"
// data-layout:46: Operations that define a scope for data layout queries are expected to implement the
// DataLayoutOpInterface
// data-layout:48: may be constructed on-the-fly; it is only fetched once per DataLayout object
// data-layout:48: Such ops must provide at least a way of obtaining the data layout specification
#[test]
fn an_operation_without_regions_is_a_scope() {
    let ctx = context();
    let ir = Ir::parse(&ctx, r#""machine.leaf"() {width = 16 : i32} : () -> ()"#).expect("valid");
    let leaf = find(&ir, "machine.leaf");
    assert!(is_scope(leaf));
    let layout = ScopedDataLayout::closest(leaf).expect("a layout");
    assert_eq!(layout.scope(), Some(leaf));
    assert_eq!(layout.index_bit_width(ctx.index()), Ok(Some(16)));
    // Its specification is verified as any other.
    let ir = Ir::parse(&ctx, r#""machine.leaf"() {width = "wide"} : () -> ()"#).expect("it can be read");
    let errors = ir.verify().expect_err("not an integer");
    assert_eq!(errors[0].message(), "expected integer attribute in the data layout entry for 'index'");
}

/// The same: a scope says itself what its system is; others are asked up to the nearest module.
// dlti-dialect:105: A system specification describes the overall system containing multiple devices
#[test]
fn a_scope_describes_its_system() {
    let ctx = context();
    let system =
        |size| format!(r#"#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = {size} : i32>>"#);
    let text = format!(
        r#"module attributes {{dlti.target_system_spec = {}}} {{
             "machine.leaf"() {{system = {}}} : () -> ()
             "machine.word"() ({{ "t.inside"() : () -> () }}) {{dlti.target_system_spec = {}}} : () -> ()
           }}"#,
        system(1),
        system(2),
        system(3)
    );
    let ir = Ir::parse(&ctx, &text).expect("valid");
    let asked = |name| {
        let layout = ScopedDataLayout::closest(find(&ir, name)).expect("a layout");
        layout.device_property("CPU", "L1").map(|size| size.to_string())
    };
    assert_eq!(asked("machine.leaf").as_deref(), Some("2 : i32"));
    assert_eq!(asked("t.inside").as_deref(), Some("1 : i32"), "as MLIR: only modules, unless said otherwise");
}

/// "a type or a dialect can only see the specification entries relevant to them and must go through
/// the supplied `DataLayout` object for any recursive query"
// data-layout:26: a type or a dialect can only see the specification entries relevant to them
// data-layout:40: but will not see those for f32 or memref<?xi32>
// data-layout:53: These hooks do not have access to the operation in the scope of which the query is handled
#[test]
fn a_type_sees_its_own_entries() {
    let ctx = context();
    let spec = "#dlti.dl_spec<!doc.spy = 1, i8 = dense<8> : vector<1xi64>, \"doc.own\" = 1, \
                \"dlti.endianness\" = \"big\">";
    let spec = parse_attribute(&ctx, spec).expect("valid");
    let layout = DataLayout::with_specs(&ctx, &[spec]).expect("combines");
    let spy = parse_type(&ctx, "!doc.spy").expect("a type");
    assert_eq!(layout.size_in_bits(spy), Ok(TypeSize::fixed(1 + 2 + 8)));
}

/// "With the flat encoding, the implied structure of the key is ignored": the error says where, as
/// mlir-opt does.
// dlti-dialect:61: With the flat encoding, the implied structure of the key is ignored
#[test]
fn failed_queries_have_places() {
    let ctx = context();
    let text =
        "module attributes {dlti.map = #dlti.map<\"CPU::cache\" = 1>} {\n  \"t.asked\"() : () -> ()\n}\n";
    let ir = Ir::parse(&ctx, text).expect("valid");
    let keys = ["CPU", "cache"].map(|key| StringAttr::get(&ctx, key).into());
    let error = dlti::query(find(&ir, "t.asked"), &keys).expect_err("two keys");
    let place = |location: isogloss::builtin::Location<'_>| location.to_string();
    assert_eq!(error.message, "target op of failed DLTI query");
    assert!(place(error.location).contains(":2:3"), "{}", error.location);
    let [note] = &error.notes[..] else { panic!("one note: {error}") };
    assert!(place(note.location).contains(":1:1"), "{}", note.location);
    assert_eq!(note.message, "key \"CPU\" has no DLTI-mapping per attr: #dlti.map<\"CPU::cache\" = 1 : i64>");
    let json = query_json(find(&ir, "t.asked"), &keys);
    assert!(json.contains("\"ok\": false") && json.contains("\"line\": 2, \"col\": 3"), "{json}");
    assert!(json.contains("\"line\": 1, \"col\": 1"), "{json}");
    let flat = [StringAttr::get(&ctx, "CPU::cache").into()];
    assert_eq!(
        query_json(find(&ir, "t.asked"), &flat),
        r#"{"kind": "dlti", "keys": ["\"CPU::cache\""], "ok": true, "value": "1 : i64"}"#
    );
}

/// "dlti.target_system_spec = #dlti.target_system_spec< "CPU": #dlti.target_device_spec<...". MLIR 22
/// writes `=`.
// dlti-dialect:54: #dlti.target_system_spec<"CPU":
#[test]
fn devices_after_a_colon_are_an_old_spelling() {
    let ctx = context();
    let text = r#"#dlti.target_system_spec<"CPU": #dlti.target_device_spec<#dlti.dl_entry<"dlti.L1_cache_size_in_bytes", 4096 : ui32>>>"#;
    let mut parser =
        isogloss::text::AsmParser::new(&ctx, text.as_bytes(), ParserOptions::default()).expect("small");
    let read = parser.attribute().expect("read");
    assert_eq!(
        read.to_string(),
        r#"#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.L1_cache_size_in_bytes" = 4096 : ui32>>"#
    );
    let warnings = parser.take_warnings();
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0].message(), "old spelling; use `=`");
    assert_eq!(warnings[0].span(), Some(30..31));
    let error = parse_attribute_with(&ctx, text.as_bytes(), ParserOptions::default().old_syntax(false));
    assert_eq!(error.expect_err("refused").message(), "expected '='");
}

/// The number of times that the layout of a `!doc.counted` was computed.
static COMPUTED: AtomicUsize = AtomicUsize::new(0);

impl<'c> DataLayoutTypeInterface<'c> for CountedType<'c> {
    fn size_in_bits(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeSize, LayoutError> {
        Ok(DataLayoutTypeInterface::layout(self, layout, entries)?.size_in_bits)
    }

    fn abi_alignment(
        self,
        layout: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<u64, LayoutError> {
        Ok(DataLayoutTypeInterface::layout(self, layout, entries)?.abi_alignment)
    }

    fn layout(
        self,
        _: LayoutQuery<'_, 'c>,
        entries: &[DataLayoutEntry<'c>],
    ) -> Result<TypeLayout, LayoutError> {
        COMPUTED.fetch_add(1, Ordering::Relaxed);
        Ok(TypeLayout {
            size: TypeSize::fixed(4),
            size_in_bits: TypeSize::fixed(32),
            abi_alignment: if entries.is_empty() { 2 } else { 4 },
            preferred_alignment: 4,
            index_bit_width: None,
        })
    }
}

/// "Since the data layout properties are fixed in the scope, they will be computed only once upon first request and cached
/// for further use", and "`DataLayout(op.getParentOfType<DataLayoutOpInterface>()).getTypeSize(type)` is considered an
/// anti-pattern since it discards the cache after use".
// data-layout:16: they will be computed only once upon first request and cached
// data-layout:62: has a cached response, this response is returned immediately
#[test]
fn an_answer_is_computed_once_for_each_layout() {
    let ctx = context();
    let counted = parse_type(&ctx, "!doc.counted").expect("a type");
    let count = |work: &dyn Fn()| {
        let before = COMPUTED.load(Ordering::Relaxed);
        work();
        COMPUTED.load(Ordering::Relaxed) - before
    };
    let layout = DataLayout::new(&ctx);
    assert_eq!(count(&|| assert_eq!(layout.size(counted), Ok(TypeSize::fixed(4)))), 1, "the first request");
    let again = || {
        assert_eq!(layout.size(counted), Ok(TypeSize::fixed(4)));
        assert_eq!(layout.size_in_bits(counted), Ok(TypeSize::fixed(32)));
        assert_eq!((layout.abi_alignment(counted), layout.preferred_alignment(counted)), (Ok(2), Ok(4)));
        assert_eq!(layout.index_bit_width(counted), Ok(None));
        // The parts of other types, and other threads.
        for (text, size) in [("!doc.row<3 x !doc.counted>", 12), ("!doc.pair<!doc.counted, i8>", 6)] {
            let ty = parse_type(&ctx, text).expect(text);
            assert_eq!(layout.size(ty), Ok(TypeSize::fixed(size)), "{text}");
        }
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| assert_eq!(layout.size(counted), Ok(TypeSize::fixed(4))));
            }
        });
    };
    assert_eq!(count(&again), 0, "all others");
    // Another layout has another cache, and other answers.
    let spec = parse_attribute(&ctx, "#dlti.dl_spec<!doc.counted = 1>").expect("valid");
    let other = DataLayout::with_specs(&ctx, &[spec]).expect("combines");
    let pair = parse_type(&ctx, "!doc.pair<i8, !doc.counted>").expect("a type");
    assert_eq!(count(&|| assert_eq!(other.size(pair), Ok(TypeSize::fixed(8)))), 1);
    assert_eq!(count(&|| assert_eq!(other.abi_alignment(counted), Ok(4))), 0);
    assert_eq!(count(&again), 0);
    let anti_pattern = || assert_eq!(DataLayout::new(&ctx).size(counted), Ok(TypeSize::fixed(4)));
    assert_eq!(count(&|| (0..3).for_each(|_| anti_pattern())), 3);
}

/// The specification of the document, as another dialect has it.
mod my_dialect {
    isogloss::dialect! { r#"
def My_Dialect : Dialect { let name = "my_dialect"; let interfaces = [DataLayoutDialectInterface]; }
class My_Type<string name, string keyword>
    : TypeDef<My_Dialect, name, [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = keyword;
}
def My_PlainType : My_Type<"Plain", "type">;
def My_VectorType : My_Type<"Lanes", "vector">;
def My_EntryAttr : AttrDef<My_Dialect, "LayoutEntry", [DeclareAttrInterfaceMethods<DataLayoutEntryInterface>]> {
  let mnemonic = "layout_entry";
  let parameters = (ins "Attribute":$about, "Attribute":$held);
  let hasCustomAssemblyFormat = 1;
}
def My_SpecAttr : AttrDef<My_Dialect, "LayoutSpec", [DeclareAttrInterfaceMethods<DataLayoutSpecInterface>]> {
  let mnemonic = "layout_spec";
  let parameters = (ins ArrayRefParameter<"Attribute">:$list);
  let assemblyFormat = "`<` $list `>`";
}
"# }

    use isogloss::builtin::{IntegerAttr, StringAttr, TypeAttr, UnitAttr};
    use isogloss::layout::*;
    use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, Parsed, Tok};
    use isogloss::{Attribute, Diagnostic};

    const LARGE: &str = "prefer_large_alignment";

    impl<'c> CustomFormat<'c> for LayoutEntryAttr<'c> {
        fn parse(parser: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
            parser.expect(Tok::Less)?;
            let about = parser.attribute()?;
            parser.expect(Tok::Comma)?;
            let context = parser.context();
            let held = if parser.eat_keyword("size") {
                parser.expect(Tok::Equal)?;
                let bits: i64 = parser.integer()?;
                IntegerAttr::get(context.i64(), bits).into()
            } else if parser.eat_keyword(LARGE) {
                UnitAttr::get(context).into()
            } else {
                parser.attribute()?
            };
            parser.expect(Tok::Greater)?;
            Ok(LayoutEntryAttr::get(context, about, held))
        }

        fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
            printer.write("<");
            printer.attribute(self.about());
            printer.write(", ");
            match self.held().dyn_cast::<IntegerAttr<'_>>() {
                Some(bits) => printer.write(&format!("size={}", bits.value().to_u64().unwrap_or_default())),
                None if self.held().isa::<StringAttr<'_>>() => printer.attribute(self.held()),
                None => printer.write(LARGE),
            }
            printer.write(">");
        }
    }

    impl<'c> DataLayoutEntryInterface<'c> for LayoutEntryAttr<'c> {
        fn key(self) -> EntryKey<'c> {
            match self.about().dyn_cast::<TypeAttr<'_>>() {
                Some(ty) => EntryKey::Type(ty.value()),
                None => EntryKey::Identifier(self.about().dyn_cast::<StringAttr<'_>>().expect("a string")),
            }
        }

        fn value(self) -> Attribute<'c> {
            self.held()
        }
    }

    impl<'c> DataLayoutSpecInterface<'c> for LayoutSpecAttr<'c> {
        fn entries(self) -> Vec<DataLayoutEntry<'c>> {
            self.list().iter().filter_map(|entry| DataLayoutEntry::of(*entry)).collect()
        }

        fn combine_with(self, outer: &[Attribute<'c>]) -> Option<Vec<DataLayoutEntry<'c>>> {
            outer.is_empty().then(|| self.entries())
        }
    }

    impl<'c> DataLayoutTypeInterface<'c> for PlainType<'c> {
        fn size_in_bits(
            self,
            _: LayoutQuery<'_, 'c>,
            entries: &[DataLayoutEntry<'c>],
        ) -> Result<TypeSize, LayoutError> {
            let bits = entries.iter().find_map(|entry| entry.value.dyn_cast::<IntegerAttr<'_>>());
            Ok(TypeSize::fixed(bits.and_then(|bits| bits.value().to_u64()).unwrap_or(8)))
        }

        fn abi_alignment(
            self,
            _: LayoutQuery<'_, 'c>,
            _: &[DataLayoutEntry<'c>],
        ) -> Result<u64, LayoutError> {
            Ok(1)
        }
    }

    impl<'c> DataLayoutTypeInterface<'c> for LanesType<'c> {
        /// Depends on the order of bytes, so that the test sees whether it is known.
        fn size_in_bits(
            self,
            layout: LayoutQuery<'_, 'c>,
            _: &[DataLayoutEntry<'c>],
        ) -> Result<TypeSize, LayoutError> {
            let order = layout.identified("my_dialect.endianness");
            let order = order.and_then(|order| order.dyn_cast::<StringAttr<'_>>()).and_then(StringAttr::text);
            Ok(TypeSize::fixed(if order == Some("little") { 256 } else { 128 }))
        }

        fn abi_alignment(
            self,
            _: LayoutQuery<'_, 'c>,
            _: &[DataLayoutEntry<'c>],
        ) -> Result<u64, LayoutError> {
            Ok(16)
        }

        fn preferred_alignment(
            self,
            _: LayoutQuery<'_, 'c>,
            entries: &[DataLayoutEntry<'c>],
        ) -> Result<u64, LayoutError> {
            Ok(if entries.is_empty() { 16 } else { 64 })
        }
    }

    impl DataLayoutDialectInterface for MyDialectDialect {
        fn verify_entry(entry: &DataLayoutEntry<'_>) -> Result<(), Diagnostic> {
            match entry.identifier() {
                Some("my_dialect.endianness") => Ok(()),
                _ => Err(Diagnostic::error("no such key")),
            }
        }
    }
}

/// "a data layout specification may be an actual list of pairs with simple custom syntax resembling the following".
// data-layout:29: #my_dialect.layout_spec< #my_dialect.layout_entry<!my_dialect.type, size=42>
#[test]
fn the_specification_of_the_document() {
    let ctx = Context::with_dialects([my_dialect::dialect(), dialect(), &MACHINES]);
    let text = "#my_dialect.layout_spec< #my_dialect.layout_entry<!my_dialect.type, size=42>, \
                #my_dialect.layout_entry<\"my_dialect.endianness\", \"little\">, \
                #my_dialect.layout_entry<!my_dialect.vector, prefer_large_alignment>>";
    let spec = parse_attribute(&ctx, text).expect("the text of the document");
    assert_eq!(spec.to_string(), text.replace("< #", "<#"));
    let table = DataLayoutSpecInterfaceTable::find(spec).expect("a specification");
    assert_eq!(((table.entries)(spec.node()).len(), (table.verify_spec)(spec.node())), (3, Ok(())));
    let [plain, lanes] =
        ["type", "vector"].map(|name| parse_type(&ctx, &format!("!my_dialect.{name}")).expect(name));
    let answers = |layout: &DataLayout<'_>| {
        let bits = [plain, lanes].map(|ty| layout.size_in_bits(ty).map(TypeSize::min_value));
        (bits, layout.preferred_alignment(lanes))
    };
    let with = DataLayout::with_specs(&ctx, &[spec]).expect("one specification");
    assert_eq!(answers(&with), ([Ok(42), Ok(256)], Ok(64)));
    assert_eq!(answers(&DataLayout::new(&ctx)), ([Ok(8), Ok(128)], Ok(16)));
    let wrong =
        parse_attribute(&ctx, &text.replace("my_dialect.endianness", "my_dialect.order")).expect("a text");
    assert!((table.verify_spec)(wrong.node()).is_err());
}
