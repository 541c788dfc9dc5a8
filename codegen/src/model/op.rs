//! Operations (ODS `Op`).

use super::constraint::{Buildable, Class, ClassKind, Constraint, own_name};
use super::format::{Bare, CustomArgument, FormatElement, Leaf, OpFormat, OpLeaf, Values};
use super::{DeclaredBuilder, Docs, Name, StoredValue, TypeSource, default_bool};
use isogloss_tablegen::Span;
use std::sync::Arc;

pub use super::op_traits::{
    Comparator, CoreKind, CoreTrait, Meaning, OpClassRef, OpTrait, OpTraitKind, PredicateTrait, Transformer,
};

/// An operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Operation {
    /// The record or struct, for messages.
    pub record: Name,
    /// The class name: the part of the record's name after its first `_`.
    pub class: String,
    /// The dialect's name.
    pub dialect: String,
    /// The name after the dialect's (ODS `opName`).
    pub name: Name,
    /// Its documentation.
    pub docs: Docs,
    /// Operands, in the order of the definition.
    pub operands: Vec<ValueGroup>,
    /// Results, in the order of the definition.
    pub results: Vec<ValueGroup>,
    /// Inherent attributes, in the order of the definition.
    pub attributes: Vec<OpAttribute>,
    /// Properties, in the order of the definition.
    pub properties: Vec<OpProperty>,
    /// Operands, attributes and properties in the order of the definition (ODS `arguments`).
    pub arguments: Vec<ArgumentRef>,
    /// Regions, in the order of the definition.
    pub regions: Vec<OpRegion>,
    /// Successors, in the order of the definition.
    pub successors: Vec<OpSuccessor>,
    /// How operands are divided among the declared groups.
    pub operand_segments: Segments,
    /// How results are divided among the declared groups.
    pub result_segments: Segments,
    /// Traits and interfaces, flattened, each once, in the order in which they are
    /// verified.
    pub traits: Vec<OpTrait>,
    /// The hooks that the author implements.
    pub hooks: OpHooks,
    /// Declared builders, which the author implements (ODS `builders`).
    pub builders: Vec<DeclaredBuilder>,
    /// Whether the default builders are generated (ODS `skipDefaultBuilders = 0`).
    pub default_builders: bool,
    /// The dialect whose prefix is omitted in its regions.
    pub default_dialect: DefaultDialect,
    /// Whether a `prop-dict` has all properties, including those with default values (the C++ of the definition has the
    /// function `printProperties`).
    pub prints_all_properties: bool,
    /// Whether a format must have every inherent attribute or a `prop-dict` (`useStrictPropertiesInAssemblyFormat` of the dialect).
    pub strict_properties: bool,
    /// The names of values in custom form that are declared next to the definition (`OpNames` of `isogloss/Form.td`).
    pub hints: Vec<NameHint>,
    /// The attributes that verification leaves at it, which are declared beside the definition (`OpCache` of
    /// `isogloss/Form.td`).
    pub cached: Vec<CachedAttribute>,
    /// The syntax after the name.
    pub syntax: OpSyntax,
    /// The source of the result types when the operation is built.
    pub result_types: ResultTypes,
    /// Whether it was read without errors; otherwise parts may be missing.
    pub sound: bool,
}

impl Operation {
    /// Removes the default value of an attribute or a property.
    pub(crate) fn drop_default(&mut self, part: PartRef) {
        match part {
            PartRef::Attribute(index) => {
                let attribute = &mut self.attributes[index];
                (attribute.presence, attribute.unknown_default) = (AttrPresence::Optional, true);
            }
            PartRef::Property(index) => self.properties[index].drop_default(),
            PartRef::Operand(_) | PartRef::Result(_) | PartRef::Region(_) | PartRef::Successor(_) => {}
        }
    }

    /// The name with its dialect: `toy.add`.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{}.{}", self.dialect, self.name.text)
    }

    /// Whether it has a trait that the runtime knows.
    #[must_use]
    pub fn has(&self, core: CoreTrait) -> bool {
        self.traits.iter().any(|item| matches!(item.kind, OpTraitKind::Core(found) if found == core))
    }

    /// The interface with a C++ name, if the operation lists it.
    #[must_use]
    pub fn interface(&self, name: &str) -> Option<&OpInterface> {
        let mut interfaces = self.traits.iter().filter_map(|item| item.kind.interface());
        interfaces.find(|interface| interface.mlir_name() == Some(name))
    }

    /// The number of operands, results, attributes, properties, regions and successors.
    #[must_use]
    pub fn part_count(&self) -> usize {
        let [.., successors] = self.starts();
        successors + self.successors.len()
    }

    /// The index of a part among operands, results, attributes, properties, regions and
    /// successors, in this order.
    #[must_use]
    pub fn index_of(&self, part: PartRef) -> usize {
        let [results, attributes, properties, regions, successors] = self.starts();
        match part {
            PartRef::Operand(index) => index,
            PartRef::Result(index) => results + index,
            PartRef::Attribute(index) => attributes + index,
            PartRef::Property(index) => properties + index,
            PartRef::Region(index) => regions + index,
            PartRef::Successor(index) => successors + index,
        }
    }

    /// The part with an index of [`Self::index_of`].
    #[must_use]
    pub fn part(&self, index: usize) -> Option<PartRef> {
        let [results, attributes, properties, regions, successors] = self.starts();
        Some(if index < results {
            PartRef::Operand(index)
        } else if index < attributes {
            PartRef::Result(index - results)
        } else if index < properties {
            PartRef::Attribute(index - attributes)
        } else if index < regions {
            PartRef::Property(index - properties)
        } else if index < successors {
            PartRef::Region(index - regions)
        } else if index < successors + self.successors.len() {
            PartRef::Successor(index - successors)
        } else {
            return None;
        })
    }

    /// The first indices of results, attributes, properties, regions and successors.
    fn starts(&self) -> [usize; 5] {
        let results = self.operands.len();
        let attributes = results + self.results.len();
        let properties = attributes + self.attributes.len();
        let regions = properties + self.properties.len();
        [results, attributes, properties, regions, regions + self.regions.len()]
    }

    /// The attributes and properties that the assembly format writes.
    #[must_use]
    pub fn bound_properties(&self) -> Vec<PartRef> {
        let mut found = Vec::new();
        self.visit_format(&mut |leaf| match leaf {
            OpLeaf::Part { part, .. } | OpLeaf::Flag(part) => found.push(*part),
            OpLeaf::Custom { arguments, .. } => {
                found.extend(arguments.iter().filter_map(|argument| match argument {
                    CustomArgument::Part(part) => Some(*part),
                    CustomArgument::Type(_)
                    | CustomArgument::AttrDict
                    | CustomArgument::PropDict
                    | CustomArgument::Ref(_)
                    | CustomArgument::Text(_)
                    | CustomArgument::Elements(_) => None,
                }));
            }
            OpLeaf::Type { .. } | OpLeaf::FunctionalType { .. } | OpLeaf::Bare(_) | OpLeaf::OiList(_) => {}
        });
        found
    }

    /// Whether the assembly format always prints an attribute or a property, not only if a group is present.
    #[must_use]
    pub fn always_writes(&self, part: PartRef) -> bool {
        let OpSyntax::Format(format) = &self.syntax else { return false };
        format.elements.iter().any(|element| match element {
            FormatElement::Leaf { leaf: Leaf::Operation(OpLeaf::Part { part: found, .. }), .. } => {
                *found == part
            }
            FormatElement::Literal { .. }
            | FormatElement::Whitespace(_)
            | FormatElement::Leaf { .. }
            | FormatElement::Optional { .. }
            | FormatElement::Body(_) => false,
        })
    }

    /// Whether the text shows how the operands, or the results, are divided into groups. A format with `operands` or
    /// `type(results)` does not show it.
    #[must_use]
    pub fn writes_sizes(&self, results: bool) -> bool {
        let mut at_once = false;
        self.visit_format(&mut |leaf| {
            at_once |= match leaf {
                OpLeaf::Bare(Bare::Operands) => !results,
                OpLeaf::Type { of: Values::Results, .. }
                | OpLeaf::FunctionalType { results: Values::Results, .. } => results,
                OpLeaf::Part { .. }
                | OpLeaf::Flag(_)
                | OpLeaf::Type { .. }
                | OpLeaf::FunctionalType { .. }
                | OpLeaf::Bare(_)
                | OpLeaf::Custom { .. }
                | OpLeaf::OiList(_) => false,
            }
        });
        !at_once
    }

    /// Calls `see` with every leaf of the assembly format.
    pub fn visit_format(&self, see: &mut dyn FnMut(&OpLeaf)) {
        if let OpSyntax::Format(format) = &self.syntax {
            OpLeaf::visit(&format.elements, see);
        }
    }

    /// Whether the assembly format has a directive `custom<...>`.
    #[must_use]
    pub fn has_directive(&self) -> bool {
        let mut found = false;
        self.visit_format(&mut |leaf| found |= matches!(leaf, OpLeaf::Custom { by_author: true, .. }));
        found
    }

    /// Whether the printer uses the names of results in the definition: if several results are
    /// declared, and the author does not name them by `OpAsmOpInterface`.
    #[must_use]
    pub fn names_results(&self) -> bool {
        self.results.len() > 1
            && self.results.iter().any(|result| result.name.is_some())
            && self.interface("OpAsmOpInterface").is_none()
    }

    /// The names of all named parts.
    pub fn part_names(&self) -> impl Iterator<Item = &Name> {
        let results = self.results.iter().filter_map(|part| part.name.as_ref());
        let regions = self.regions.iter().filter_map(|part| part.name.as_ref());
        self.settable_names().chain(results).chain(regions)
    }

    /// The names of the parts that can be set after creation: all except results and regions.
    pub fn settable_names(&self) -> impl Iterator<Item = &Name> {
        let operands = self.operands.iter().filter_map(|part| part.name.as_ref());
        let attributes = self.attributes.iter().map(|part| &part.name);
        let properties = self.properties.iter().map(|part| &part.name);
        let successors = self.successors.iter().filter_map(|part| part.name.as_ref());
        operands.chain(attributes).chain(properties).chain(successors)
    }

    /// Whether the part called `operands`, `results`, `regions` or `successors` has all values
    /// that the method of every operation with this name returns.
    #[must_use]
    pub fn is_all_of(&self, name: &str) -> bool {
        let all = |groups: &[ValueGroup]| matches!(groups, [only] if only.arity.is_list());
        match name {
            "operands" => all(&self.operands),
            "results" => all(&self.results),
            "regions" => matches!(self.regions.as_slice(), [OpRegion { variadic: true, .. }]),
            "successors" => matches!(self.successors.as_slice(), [OpSuccessor { variadic: true, .. }]),
            _ => false,
        }
    }

    /// Whether a part is an attribute that may be absent.
    #[must_use]
    pub fn is_optional_attribute(&self, part: PartRef) -> bool {
        let PartRef::Attribute(index) = part else { return false };
        !matches!(self.attributes[index].presence, AttrPresence::Required | AttrPresence::Default(_))
    }

    /// Whether a part is a unit, which a format prints as a flag.
    #[must_use]
    pub fn is_flag(&self, part: PartRef) -> bool {
        match part {
            PartRef::Attribute(index) => self.attributes[index].presence == AttrPresence::Unit,
            PartRef::Property(index) => self.properties[index].is_flag(),
            PartRef::Operand(_) | PartRef::Result(_) | PartRef::Region(_) | PartRef::Successor(_) => false,
        }
    }

    /// The operand, result, attribute, property, region or successor with a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<PartRef> {
        let is = |found: &Option<Name>| found.as_ref().is_some_and(|found| found.text == name);
        None.or_else(|| self.operands.iter().position(|part| is(&part.name)).map(PartRef::Operand))
            .or_else(|| self.results.iter().position(|part| is(&part.name)).map(PartRef::Result))
            .or_else(|| {
                self.attributes.iter().position(|part| part.name.text == name).map(PartRef::Attribute)
            })
            .or_else(|| self.properties.iter().position(|part| part.name.text == name).map(PartRef::Property))
            .or_else(|| self.regions.iter().position(|part| is(&part.name)).map(PartRef::Region))
            .or_else(|| self.successors.iter().position(|part| is(&part.name)).map(PartRef::Successor))
            .or_else(|| self.unnamed(name))
    }

    /// The unnamed part for `operand_0`, `result_1` or `region_0`.
    fn unnamed(&self, name: &str) -> Option<PartRef> {
        let (word, number) = name.rsplit_once('_')?;
        let number = number.parse::<usize>().ok()?;
        let (named, part) = match word {
            "operand" => (&self.operands.get(number)?.name, PartRef::Operand(number)),
            "result" => (&self.results.get(number)?.name, PartRef::Result(number)),
            "region" => (&self.regions.get(number)?.name, PartRef::Region(number)),
            _ => return None,
        };
        named.is_none().then_some(part)
    }
}

/// A name of values in custom form, from MLIR's C++ of `OpAsmOpInterface`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameHint {
    /// The values of a declared result.
    Result(usize, String),
    /// The arguments of the first region that belong to the values of a declared operand.
    Argument(usize, String),
}

/// A discardable attribute that the C++ of an operation computes when it verifies it, and leaves at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedAttribute {
    /// The name.
    pub name: String,
    /// The value, in MLIR's syntax.
    pub value: String,
    /// The attributes whose elements replace the symbols of affine maps in the value, and each element if there is no such
    /// attribute.
    pub symbols: Vec<(String, i64)>,
}

/// One of [`Operation::arguments`], by its index in its own list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names are those of the parts.
pub enum ArgumentRef {
    Operand(usize),
    Attribute(usize),
    Property(usize),
}

/// A part of an operation, by its index in its own list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names are those of the parts.
pub enum PartRef {
    Operand(usize),
    Result(usize),
    Attribute(usize),
    Property(usize),
    Region(usize),
    Successor(usize),
}

/// A declared operand or result: one value, or several.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ValueGroup {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// The source range of the declaration.
    pub span: Span,
    /// The constraint on each value.
    pub constraint: Arc<Constraint>,
    /// The number of values.
    pub arity: Arity,
    /// The type, if the constraint can build it.
    pub buildable: Option<Buildable>,
    /// The C++ or Rust class of the type, as the constraint spells it.
    pub class: String,
    /// One line of documentation.
    pub summary: String,
    /// The effects of the operation on memory through these values.
    pub effects: Vec<Effect>,
}

impl ValueGroup {
    /// Whether the class of the type is MLIR's class of all types.
    pub(crate) fn has_any_class(&self) -> bool {
        matches!(self.class.trim().trim_start_matches("::"), "Type" | "mlir::Type")
    }

    /// Whether a format prints the whole text of the type although the constraint allows one class only, because the
    /// constraint does not name the class (ODS `cppType`).
    pub(crate) fn is_written_in_full(&self) -> bool {
        self.arity == Arity::One && self.has_any_class() && self.constraint.predicate.is_of_class()
    }
}

/// The number of values of a [`ValueGroup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arity {
    /// One.
    One,
    /// Zero or one (ODS `Optional`).
    Optional,
    /// Any number (ODS `Variadic`).
    Variadic,
    /// Any number, in groups (ODS `VariadicOfVariadic`).
    Nested {
        /// The name of the attribute with the sizes of the groups.
        sizes: String,
    },
}

impl Arity {
    /// Whether the number of values is not fixed.
    #[must_use]
    pub fn is_variable(&self) -> bool {
        *self != Self::One
    }

    /// Whether there may be more than one value.
    #[must_use]
    pub fn is_list(&self) -> bool {
        matches!(self, Self::Variadic | Self::Nested { .. })
    }
}

/// How values are divided among several declared groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Segments {
    /// At most one group is variable; it has the values that remain.
    #[default]
    Counted,
    /// The operation stores the size of each group (ODS `AttrSizedOperandSegments`).
    Sized,
    /// All variable groups have the same size (ODS `SameVariadicOperandSize`).
    Equal,
}

/// An inherent attribute.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpAttribute {
    /// Its name.
    pub name: Name,
    /// The constraint on it.
    pub constraint: Arc<Constraint>,
    /// Whether it may be absent.
    pub presence: AttrPresence,
    /// The C++ class of the attribute (ODS `storageType`); empty for any attribute.
    pub storage: String,
    /// The class of `storage`.
    pub class: Class,
    /// The C++ type of the value that accessors return (ODS `returnType`).
    pub value: String,
    /// The type of the attribute if it is fixed, so that formats omit it (ODS `valueType`).
    pub value_type: Option<Buildable>,
    /// Its syntax in an assembly format.
    pub form: AttrForm,
    /// Whether it has a default value that is not understood, so that it may be absent.
    pub unknown_default: bool,
    /// The default value as the text of an attribute, if the value alone does not determine it: a float, a type, an
    /// array of attributes, dense elements.
    pub default_text: Option<String>,
    /// The keywords and punctuation that may begin its text, as far as the definition lists them: the first literal of
    /// its own format, or the cases of its enum; `"` for a case that is printed as a string.
    pub begins: Vec<String>,
    /// Whether it can be built from a plain value (ODS `constBuilderCall`).
    pub const_buildable: bool,
    /// One line of documentation.
    pub summary: String,
    /// The effects of the operation on the symbol that it names.
    pub effects: Vec<Effect>,
}

impl OpAttribute {
    /// Whether it may be absent from the operation.
    #[must_use]
    pub fn is_optional(&self) -> bool {
        matches!(
            self.presence,
            AttrPresence::Optional | AttrPresence::OptionalDefault(_) | AttrPresence::Unit
        )
    }

    /// Its default value, if it has one.
    #[must_use]
    pub fn default(&self) -> Option<&Name> {
        match &self.presence {
            AttrPresence::Default(value) | AttrPresence::OptionalDefault(value) => Some(value),
            AttrPresence::Required | AttrPresence::Optional | AttrPresence::Unit => None,
        }
    }
}

/// Whether an attribute may be absent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttrPresence {
    /// It must be present.
    Required,
    /// It may be absent (ODS `OptionalAttr`).
    Optional,
    /// If absent, it is set to this default value (ODS `DefaultValuedAttr`).
    Default(Name),
    /// If absent, accessors return this default value (ODS `DefaultValuedOptionalAttr`).
    OptionalDefault(Name),
    /// Its presence is its value (ODS `UnitAttr`).
    Unit,
}

/// The syntax of an attribute in an assembly format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttrForm {
    /// The syntax of attributes.
    Attribute,
    /// `@name` (ODS `SymbolNameAttr`).
    SymbolName,
    /// The keyword of a case of an enum that is stored as an integer. The field is the enum's
    /// class.
    EnumInteger(String),
    /// The format of an attribute with a case of an enum. The field is the enum's class.
    EnumAttr(String),
    /// `[1, 2]`: a dense array.
    DenseArray,
    /// Computed, not stored (ODS `DerivedAttr`).
    Derived,
}

/// A native property (ODS `Property`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpProperty {
    /// Its name.
    pub name: Name,
    /// The constraint on it.
    pub constraint: Arc<Constraint>,
    /// The C++ type that is stored (ODS `storageType`).
    pub storage: String,
    /// The class of `storage`.
    pub class: Class,
    /// The C++ type that accessors return (ODS `interfaceType`).
    pub value: String,
    /// Its default value (ODS `defaultValue`); for an option, the default of the value inside, without which the option
    /// is none.
    pub default: Option<Name>,
    /// Whether it has a default value that is not understood.
    pub unknown_default: bool,
    /// Whether it is a unit or `false` (ODS `UnitProp`).
    pub unit: bool,
    /// The full C++ name of its enum, if it is a case of one.
    pub enumeration: Option<String>,
    /// The keyword before the case in a format, which is then between `<` and `>` (ODS `NamedEnumProp`).
    pub keyword: String,
    /// The expected storage in MLIR's words, for a case of an enum: `IntegerAttr storage for ::toy::Color`.
    pub expected: String,
    /// Whether its value is an option, and the syntax of that (ODS `OptionalProp`). Types, unit, enum and element are
    /// those of the value inside.
    pub option: Option<OptionSyntax>,
    /// The property inside of its option, if that is an option, too.
    pub inside: Option<Box<OpProperty>>,
    /// The property of an element, if its value is an array of attributes (ODS `ArrayProp`).
    pub element: Option<Box<OpProperty>>,
    /// One line of documentation.
    pub summary: String,
}

impl OpProperty {
    /// Whether it is a unit, but not an option of one: a format prints it as a flag.
    #[must_use]
    pub const fn is_flag(&self) -> bool {
        self.unit && self.option.is_none()
    }

    /// Whether its presence is its value: a flag that is absent unless it is set.
    #[must_use]
    pub fn is_presence(&self) -> bool {
        let default = self.default.as_ref().and_then(|default| default_bool(&default.text));
        self.is_flag() && default != Some(true)
    }

    /// Whether its numbers are unsigned, including numbers in an array or an option.
    pub(crate) fn is_unsigned(&self) -> bool {
        match self.inside.as_ref().or(self.element.as_ref()) {
            Some(nested) => nested.is_unsigned(),
            None => matches!(self.stored(|_| false), StoredValue::Unsigned(_)),
        }
    }

    /// Removes a default value that is not understood: the property becomes required, or any attribute if it is an
    /// option.
    pub(crate) fn drop_default(&mut self) {
        (self.default, self.unknown_default) = (None, true);
        if self.option.take().is_some() {
            (self.inside, self.element, self.enumeration, self.unit) = (None, None, None, false);
            (self.storage, self.value) = (String::new(), String::new());
            self.class = Class { name: String::new(), kind: ClassKind::Unknown };
        }
    }

    /// Whether a builder has an argument for it, because it has no other value.
    #[must_use]
    pub fn is_required(&self) -> bool {
        self.default.is_none() && !self.unit && self.option.is_none()
    }
}

/// The syntax of an option in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionSyntax {
    /// The text of the value, or `none`.
    Alone,
    /// `some<value>`, or `none`.
    Some,
}

/// A declared region.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpRegion {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// The constraint on it.
    pub constraint: Arc<Constraint>,
    /// Whether it has any number of values (ODS `VariadicRegion`).
    pub variadic: bool,
}

impl OpRegion {
    /// Whether an operation without a block in this region is invalid, and one block is enough.
    #[must_use]
    pub fn needs_block(&self) -> bool {
        let holds = |blocks| self.constraint.predicate.holds_for_blocks(blocks);
        !self.variadic && holds(0) == Some(false) && holds(1) != Some(false)
    }
}

/// A declared successor.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpSuccessor {
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// The constraint on it.
    pub constraint: Arc<Constraint>,
    /// Whether it has any number of values (ODS `VariadicSuccessor`).
    pub variadic: bool,
}

/// An effect on memory or another resource (ODS `SideEffect`).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effect {
    /// The interface that lists it, by its C++ name without namespaces.
    pub interface: String,
    /// The effect: `Read`, `Write`, `Allocate`, `Free` or one that the author defines.
    pub effect: String,
    /// The resource that it acts on.
    pub resource: String,
    /// Its stage: smaller stages come first.
    pub stage: i64,
    /// Whether all of the resource is affected.
    pub full: bool,
}

/// An interface of an operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpInterface {
    /// The record.
    pub record: Name,
    /// The C++ name without namespaces (ODS `cppInterfaceName`).
    pub name: String,
    /// The full C++ name.
    pub full_class: String,
    /// The Rust path of the trait, if it has one.
    pub path: Option<String>,
    /// Whether the author implements its methods (ODS `DeclareOpInterfaceMethods`).
    pub declared: bool,
    /// Methods with a default that the author overrides (ODS `alwaysOverriddenMethods`).
    pub overridden: Vec<String>,
    /// The names of methods without a default.
    pub required: Vec<String>,
    /// Its base interfaces, by C++ names.
    pub bases: Vec<String>,
    /// Whether it has a verifier, and when that runs.
    pub verify: InterfaceVerify,
    /// Whether an operation that lists it may not implement it (ODS `extraClassOf`).
    pub dynamic: bool,
}

impl OpInterface {
    /// The name of the interface if it is one of MLIR: in MLIR's namespace, or given only as a Rust trait.
    #[must_use]
    pub fn mlir_name(&self) -> Option<&str> {
        own_name(&self.full_class)
    }

    /// Whether its implementations may be symbols.
    #[must_use]
    pub fn is_of_symbols(&self) -> bool {
        matches!(self.mlir_name(), Some("SymbolOpInterface" | "FunctionOpInterface"))
    }

    /// Whether it infers result types from operands.
    #[must_use]
    pub fn infers_types(&self) -> bool {
        self.mlir_name() == Some("InferTypeOpInterface")
    }
}

/// Whether an interface has a verifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceVerify {
    /// No verifier.
    None,
    /// A verifier that runs before the verification of the regions.
    Before,
    /// A verifier that runs after the verification of the regions (ODS `verifyWithRegions`).
    After,
}

/// The hooks that the author of an operation implements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpHooks {
    /// A verifier (ODS `hasVerifier`).
    pub verify: bool,
    /// A verifier that runs after the verification of the regions (ODS `hasRegionVerifier`).
    pub verify_regions: bool,
    /// A folder (ODS `hasFolder`).
    pub fold: bool,
    /// Patterns that bring it to a canonical form (ODS `hasCanonicalizer`).
    pub canonicalizer: bool,
    /// One such pattern, a method (ODS `hasCanonicalizeMethod`).
    pub canonicalize: bool,
}

/// The dialect whose prefix is omitted in the regions of an operation (MLIR `OpAsmOpInterface::getDefaultDialect`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DefaultDialect {
    /// None: the operation does not override the method.
    #[default]
    None,
    /// The dialect with this name: the C++ of the definition has the method, with a body that returns it.
    Named(String),
    /// A dialect that only the author's implementation of the interface knows.
    Hook,
}

/// The syntax of an operation after its name.
#[derive(Clone, Debug, Default)]
pub enum OpSyntax {
    /// The generic form only.
    #[default]
    Generic,
    /// The author's parser and printer (ODS `hasCustomAssemblyFormat`).
    Custom,
    /// The form of functions, as in `func.func`, which the runtime implements (Isogloss `StandardFunctionForm`).
    Function,
    /// An assembly format.
    Format(OpFormat),
}

/// The source of result types when an operation is built.
#[derive(Clone, Debug)]
pub enum ResultTypes {
    /// Arguments of the builder, or there are no results.
    Given,
    /// Inferred, in this order; later types may depend on earlier ones.
    Inferred(Vec<(usize, TypeSource)>),
    /// The author's implementation of `InferTypeOpInterface`.
    Hook,
    /// The type of the first attribute, or the type in it.
    FirstAttribute,
}
