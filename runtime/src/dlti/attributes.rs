//! The attributes: tables, handles and accessors, in the shape of generated code.

use super::{interfaces, syntax, verify};
use crate::attribute::Attribute;
use crate::builtin::StringAttr;
use crate::context::Context;
use crate::def::{
    CustomSyntax, Def, DefKind, InterfaceImpl, ParamCodec, ParamDef, ParamKind, Presence, Syntax,
};
use crate::def_handle;
use crate::diagnostic::Diagnostic;
use crate::layout::{
    DATA_LAYOUT_ENTRY_INTERFACE, DATA_LAYOUT_SPEC_INTERFACE, DLTI_QUERY_INTERFACE, DataLayoutEntry,
    DataLayoutEntryInterfaceTable, DataLayoutSpecInterfaceTable, DltiQueryInterfaceTable, EntryKey,
    TARGET_DEVICE_SPEC_INTERFACE, TARGET_SYSTEM_SPEC_INTERFACE, TargetDeviceSpecInterfaceTable,
    TargetSystemSpecInterfaceTable,
};
use crate::node::Node;
use crate::param::Param;
use crate::plumbing;

pub(super) static DEFS: &[&Def] = &[
    &DATA_LAYOUT_ENTRY,
    &DATA_LAYOUT_SPEC,
    &MAP,
    &TARGET_DEVICE_SPEC,
    &TARGET_SYSTEM_SPEC,
    &FUNCTION_POINTER_ALIGNMENT,
];

const fn required(name: &'static str, kind: ParamKind, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind, type_name, presence: Presence::Required }
}

/// The parameters of the attributes that are lists of entries.
static ENTRIES: [ParamDef; 1] =
    [required("entries", ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<DataLayoutEntryInterface>")];

static QUERY: InterfaceImpl = InterfaceImpl {
    interface: &DLTI_QUERY_INTERFACE,
    table: &DltiQueryInterfaceTable { query: interfaces::query },
};

static DATA_LAYOUT_ENTRY: Def = Def {
    mnemonic: Some("dl_entry"),
    summary: "A key and a value.",
    params: &[
        required(
            "key",
            ParamKind::Custom(&ParamCodec { parse: syntax::parse_key, print: syntax::print_key }),
            "DataLayoutEntryKey",
        ),
        required("value", ParamKind::Attr(None), "Attribute"),
    ],
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_entry, print: syntax::print_entry }),
    interfaces: &[InterfaceImpl {
        interface: &DATA_LAYOUT_ENTRY_INTERFACE,
        table: &const { DataLayoutEntryInterfaceTable::of::<DataLayoutEntryAttr<'static>>() },
    }],
    ..Def::new(DefKind::Attribute, "dlti", "dlti.dl_entry", "DataLayoutEntryAttr")
};

static DATA_LAYOUT_SPEC: Def = Def {
    mnemonic: Some("dl_spec"),
    summary: "A data layout specification.",
    params: &ENTRIES,
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_spec, print: syntax::print_entries }),
    verify: Some(verify::spec),
    interfaces: &[
        InterfaceImpl {
            interface: &DATA_LAYOUT_SPEC_INTERFACE,
            table: &const { DataLayoutSpecInterfaceTable::of::<DataLayoutSpecAttr<'static>>() },
        },
        QUERY,
    ],
    ..Def::new(DefKind::Attribute, "dlti", "dlti.dl_spec", "DataLayoutSpecAttr")
};

static MAP: Def = Def {
    mnemonic: Some("map"),
    summary: "Keys and values, to be queried.",
    params: &ENTRIES,
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_map, print: syntax::print_entries }),
    verify: Some(verify::spec),
    interfaces: &[QUERY],
    ..Def::new(DefKind::Attribute, "dlti", "dlti.map", "MapAttr")
};

static TARGET_DEVICE_SPEC: Def = Def {
    mnemonic: Some("target_device_spec"),
    summary: "The properties of a device.",
    params: &ENTRIES,
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_device, print: syntax::print_entries }),
    verify: Some(verify::device),
    interfaces: &[
        InterfaceImpl {
            interface: &TARGET_DEVICE_SPEC_INTERFACE,
            table: &const { TargetDeviceSpecInterfaceTable::of::<TargetDeviceSpecAttr<'static>>() },
        },
        QUERY,
    ],
    ..Def::new(DefKind::Attribute, "dlti", "dlti.target_device_spec", "TargetDeviceSpecAttr")
};

static TARGET_SYSTEM_SPEC: Def = Def {
    mnemonic: Some("target_system_spec"),
    summary: "The devices of a system.",
    params: &ENTRIES,
    syntax: Syntax::Custom(&CustomSyntax { parse: syntax::parse_system, print: syntax::print_entries }),
    verify: Some(verify::system),
    interfaces: &[
        InterfaceImpl {
            interface: &TARGET_SYSTEM_SPEC_INTERFACE,
            table: &const { TargetSystemSpecInterfaceTable::of::<TargetSystemSpecAttr<'static>>() },
        },
        QUERY,
    ],
    ..Def::new(DefKind::Attribute, "dlti", "dlti.target_system_spec", "TargetSystemSpecAttr")
};

static FUNCTION_POINTER_ALIGNMENT: Def = Def {
    mnemonic: Some("function_pointer_alignment"),
    summary: "The alignment of function pointers.",
    params: &[
        required("alignment", ParamKind::Int { bits: 64, signed: false }, "uint64_t"),
        required("function_dependent", ParamKind::Bool, "bool"),
    ],
    syntax: Syntax::Custom(&CustomSyntax {
        parse: syntax::parse_function_pointer_alignment,
        print: syntax::print_function_pointer_alignment,
    }),
    ..Def::new(DefKind::Attribute, "dlti", "dlti.function_pointer_alignment", "FunctionPointerAlignmentAttr")
};

/// One key and value of a specification (ODS `DLTI_DataLayoutEntryAttr`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataLayoutEntryAttr<'c>(Attribute<'c>);
def_handle!(DataLayoutEntryAttr, Attribute, DATA_LAYOUT_ENTRY);

impl<'c> DataLayoutEntryAttr<'c> {
    /// The entry of that key and value.
    #[must_use]
    pub fn get(context: &'c Context, key: impl Into<EntryKey<'c>>, value: Attribute<'c>) -> Self {
        plumbing::handle(context.intern(&DATA_LAYOUT_ENTRY, &[key.into().encode(), Param::Attr(value)]))
    }

    /// The entry with a string as its key.
    #[must_use]
    pub fn named(context: &'c Context, key: &str, value: Attribute<'c>) -> Self {
        Self::get(context, StringAttr::get(context, key), value)
    }

    /// What it is about.
    ///
    /// # Panics
    /// When the node was interned with a parameter that is no key.
    #[must_use]
    pub fn key(self) -> EntryKey<'c> {
        match self.0.params().first().and_then(|param| EntryKey::decode(*param)) {
            Some(key) => key,
            None => panic!("the key of `dlti.dl_entry` is neither a type nor a string"),
        }
    }

    /// What it says.
    #[must_use]
    pub fn value(self) -> Attribute<'c> {
        plumbing::param(self.0.node(), 1)
    }
}

/// The handles that are lists of entries.
macro_rules! entry_lists {
    ($($(#[$doc:meta])* $handle:ident = $def:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $handle<'c>(Attribute<'c>);
        def_handle!($handle, Attribute, $def);

        impl<'c> $handle<'c> {
            /// The attribute with these entries, each of which implements
            /// [`DataLayoutEntryInterface`](crate::layout::DataLayoutEntryInterface).
            ///
            /// # Errors
            /// When an entry is none, a key occurs twice, or a key is not of the
            /// kind that this attribute holds.
            pub fn get(context: &'c Context, entries: &[Attribute<'c>]) -> Result<Self, Diagnostic> {
                context.intern_checked(&$def, &[Param::Attrs(entries)]).map(plumbing::handle)
            }

            /// The entries in order, as attributes.
            #[must_use]
            pub fn attributes(self) -> &'c [Attribute<'c>] {
                plumbing::param(self.0.node(), 0)
            }

            /// The entries in order.
            pub fn entries(self) -> impl Iterator<Item = DataLayoutEntry<'c>> + Clone {
                self.attributes().iter().filter_map(|entry| decode_entry(*entry))
            }

            /// The value of a key.
            #[must_use]
            pub fn query(self, key: impl Into<EntryKey<'c>>) -> Option<Attribute<'c>> {
                interfaces::query(self.0, key.into())
            }
        }
    )*};
}

entry_lists! {
    /// A data layout specification (ODS `DLTI_DataLayoutSpecAttr`). Keys are types
    /// and strings; there may be no entry.
    DataLayoutSpecAttr = DATA_LAYOUT_SPEC;
    /// Keys and values, to be queried (ODS `DLTI_MapAttr`). Keys are types and
    /// strings; there may be no entry.
    MapAttr = MAP;
    /// The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`). Keys are
    /// strings.
    TargetDeviceSpecAttr = TARGET_DEVICE_SPEC;
    /// The devices of a system by name (ODS `DLTI_TargetSystemSpecAttr`). Values
    /// implement [`TargetDeviceSpecInterface`](crate::layout::TargetDeviceSpecInterface).
    TargetSystemSpecAttr = TARGET_SYSTEM_SPEC;
}

impl<'c> DataLayoutSpecAttr<'c> {
    /// The specification with these entries: those of a data layout, say, that
    /// combines several.
    ///
    /// # Errors
    /// As [`Self::get`].
    pub fn of(context: &'c Context, entries: &[DataLayoutEntry<'c>]) -> Result<Self, Diagnostic> {
        let attributes: Vec<_> = entries.iter().map(|entry| entry.attribute).collect();
        Self::get(context, &attributes)
    }
}

/// The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FunctionPointerAlignmentAttr<'c>(Attribute<'c>);
def_handle!(FunctionPointerAlignmentAttr, Attribute, FUNCTION_POINTER_ALIGNMENT);

impl<'c> FunctionPointerAlignmentAttr<'c> {
    /// Function pointers are aligned to a multiple of `alignment` bits, and, if
    /// `function_dependent`, to a multiple of the function's own alignment.
    #[must_use]
    pub fn get(context: &'c Context, alignment: u64, function_dependent: bool) -> Self {
        let params = [Param::UInt(alignment), Param::Bool(function_dependent)];
        plumbing::handle(context.intern(&FUNCTION_POINTER_ALIGNMENT, &params))
    }

    /// The alignment in bits.
    #[must_use]
    pub fn alignment(self) -> u64 {
        plumbing::param(self.0.node(), 0)
    }

    /// Whether it is that of the function, where that is more.
    #[must_use]
    pub fn function_dependent(self) -> bool {
        plumbing::param(self.0.node(), 1)
    }
}

/// As [`DataLayoutEntry::of`], which need not search for the interface of what
/// this dialect itself defines.
fn decode_entry(attribute: Attribute<'_>) -> Option<DataLayoutEntry<'_>> {
    match (attribute.cast::<DataLayoutEntryAttr<'_>>(), attribute.params()) {
        (Some(_), [key, Param::Attr(value)]) => {
            Some(DataLayoutEntry { key: EntryKey::decode(*key)?, value: *value, attribute })
        }
        _ => DataLayoutEntry::of(attribute),
    }
}

/// The attribute entries of a list attribute; none of anything else.
pub(super) fn entry_attributes<'c>(node: Node<'c>) -> &'c [Attribute<'c>] {
    match node.params() {
        [Param::Attrs(entries)] => entries,
        _ => &[],
    }
}

/// Which list attribute the parser makes.
pub(super) enum List {
    Spec,
    Map,
    Device,
    System,
}

impl List {
    pub(super) fn def(&self) -> &'static Def {
        match self {
            Self::Spec => &DATA_LAYOUT_SPEC,
            Self::Map => &MAP,
            Self::Device => &TARGET_DEVICE_SPEC,
            Self::System => &TARGET_SYSTEM_SPEC,
        }
    }
}
