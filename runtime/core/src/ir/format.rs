//! Assembly formats of operations, as tables (ODS `Op::assemblyFormat`).
//!
//! A format is a list of [`OpElement`]s. `text::format` and `text::format_print`
//! interpret it. If the text omits the type of an operand or a result, its
//! [`TypeSource`] determines the type.
//!
//! Not here: the checks of formats and the placement of blanks, which the generator
//! does; formats of types and attributes ([`crate::def`]).

use super::def::Arity;
pub use super::text::bare::BareDirective;
use super::text::{EntryArgument, OpParser, OpPrinter, UnresolvedOperand};
use super::{BlockRef, OpDef, OpRef, Operands, PropertyDef, RegionId, RegionRef, ValueRef};
use crate::builtin::{ArrayAttr, DictionaryAttr, StringAttr};
use crate::constraint::Step;
use crate::def::{Def, EnumDef, FormatElement};
use crate::ir::BlockId;
use crate::{Attribute, Diagnostic, Type};
use std::fmt;

/// One element of a compiled assembly format of an operation.
pub type OpElement = FormatElement<OpPart, Anchor>;

/// The elements that only formats of operations have.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum OpPart {
    /// The values of the declared operand at an index (ODS `$name`).
    Operand(u16),
    /// One inherent attribute or property (ODS `$name`).
    Property {
        /// Its index in the definition.
        index: u16,
        /// Whether a dialect attribute is written with its `#dialect.mnemonic`.
        qualified: bool,
        /// Whether the parser looks for it: an attribute that may be absent. In a group, the parser expects it.
        optional: bool,
    },
    /// The property at an index, which is set by the presence of the group around it, and has no text.
    Flag(u16),
    /// The declared successor at an index (ODS `$name`).
    Successor(u16),
    /// The declared region at an index (ODS `$name`).
    Region(u16),
    /// Types (ODS `type(...)`).
    Type {
        /// The values whose types it has.
        of: TypesOf,
        /// Whether a dialect type is written with its `!dialect.mnemonic`.
        qualified: bool,
    },
    /// `(inputs) -> results` (ODS `functional-type(...)`).
    FunctionalType {
        /// The inputs.
        inputs: TypesOf,
        /// The results.
        results: TypesOf,
    },
    /// A directive without arguments (ODS `attr-dict`, `operands`).
    Bare(&'static BareDirective),
    /// The author's directive (ODS `custom<Name>(...)`).
    Custom {
        /// Its functions.
        directive: &'static OpDirective,
        /// Its arguments.
        arguments: &'static [OpArgument],
    },
    /// Clauses in any order (ODS `oilist(...)`).
    Clauses(&'static [Clause]),
}

/// The values whose types an element has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TypesOf {
    /// One declared operand.
    Operand(u16),
    /// One declared result.
    Result(u16),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// One clause of an `oilist`.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// The keyword that begins it.
    pub keyword: &'static str,
    /// Whether a blank is printed before the keyword.
    pub space: bool,
    /// The elements after the keyword.
    pub elements: &'static [OpElement],
    /// It is printed if one of these is present.
    pub anchors: &'static [Anchor],
}

/// The condition for printing a group.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Anchor {
    /// The operand has values.
    Operand(u16),
    /// The result has values.
    Result(u16),
    /// The property is present and not its default.
    Property(u16),
    /// The region is present and not empty.
    Region(u16),
    /// The successor is present.
    Successor(u16),
    /// The operation has operands.
    Operands,
    /// The operation has results.
    Results,
    /// The operation has a region that is not empty.
    Regions,
    /// The operation has successors.
    Successors,
    /// One of several conditions holds.
    Any(&'static [Anchor]),
    /// The anchor is always present.
    Always,
}

/// The source of the type of an operand or a result.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum TypeSource {
    /// The text has it.
    Written,
    /// It is always this type, in MLIR's text: `"i32"` (ODS `BuildableType`).
    Known(&'static str),
    /// It follows from something else (ODS `AllTypesMatch`, `SameTypeOperands`,
    /// `TypesMatchWith`).
    Follows {
        /// The source.
        from: TypeFrom,
        /// The steps from the source to the type.
        steps: &'static [Step],
    },
    /// The operation infers its results' types (`InferTypeOpInterface`).
    Inferred,
}

/// The source of a type that follows from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeFrom {
    /// The types of a declared operand.
    Operand(u16),
    /// The types of a declared result.
    Result(u16),
    /// The type of a typed attribute.
    Property(u16),
}

/// The syntax of a property in a format.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum PropertyText {
    /// As any attribute, with its type: `1 : i32`.
    Full,
    /// As an attribute whose type is known, in MLIR's text: `1`.
    OfType(&'static str),
    /// As an instance of a def: without the dialect and the mnemonic.
    OfDef(&'static Def),
    /// As a list of numbers in brackets: dense arrays, with their element type.
    List(&'static str),
    /// As `@name` (ODS `SymbolNameAttr`).
    SymbolName,
    /// As the keyword of an enum's case; it is stored as an integer of that many bits.
    Enum {
        /// The enum.
        def: &'static EnumDef,
        /// The width of the integer in bits.
        width: u32,
    },
    /// As keywords of an enum's cases, with the separator of the enum between several: a native property, stored as
    /// an integer of that many bits (ODS `EnumProp`).
    Cases {
        /// The keyword before `<` and `>` around the cases; empty for the cases alone (ODS `NamedEnumProp`).
        keyword: &'static str,
        /// The enum.
        def: &'static EnumDef,
        /// The width of the integer in bits.
        width: u32,
        /// MLIR's name for the storage: `IntegerAttr storage for ::toy::Color`.
        expected: &'static str,
    },
    /// By its presence (ODS `UnitAttr`, `UnitProp`).
    Unit,
    /// As a number: a native property, stored as an integer of that type.
    Integer(&'static str),
    /// As a number without a sign: a native property, stored as a signless integer of that type.
    Unsigned(&'static str),
    /// As quoted text.
    String,
    /// As `true` or `false`: a native property.
    Bool,
    /// As a list in brackets of native properties, stored as an array of their attributes (ODS `ArrayProp`).
    Elements(&'static PropertyDef),
    /// As another native property: the value of an option that is an option.
    Nested(&'static PropertyDef),
}

/// The syntax of an option in a format (ODS `OptionalProp`). An absent one is `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionText {
    /// The text of the value alone.
    Alone,
    /// `some<value>`: the text of the value alone does not show where it begins, or has a default value.
    Some,
}

/// The function that parses the arguments of a directive, see [`OpDirective::parse`].
pub type ParseDirective =
    for<'c> fn(&mut OpParser<'_, '_, 'c>, &mut Arguments<'c>) -> Result<bool, Diagnostic>;

/// The function that prints the arguments of a directive, see [`OpDirective::print`].
pub type PrintDirective = for<'a, 'c> fn(OpRef<'a, 'c>, &mut OpPrinter<'_, 'a, 'c>, &'static [OpArgument]);

/// The functions of a `custom<Name>(...)` of an operation, or of a directive of the format language with a text of its
/// own. A loader of definitions finds them by name.
///
/// The other fields describe effects beyond the directive's own text. [`OpDirective::new`] has none of them.
#[derive(Clone, Copy)]
pub struct OpDirective {
    /// The name in the format.
    pub name: &'static str,
    /// Parses its arguments. `Ok(false)` if the directive begins an optional group that
    /// is absent.
    pub parse: ParseDirective,
    /// Prints its arguments.
    pub print: PrintDirective,
    /// Words for errors. Without them, errors contain the name.
    pub text: Option<DirectiveText>,
    /// Whether it prints only attributes of the operation and of operations inside it. The printer then skips the directive
    /// in its search for aliases if those attributes have none.
    pub prints_own_attributes: bool,
    /// The positions of string arguments that name attributes which the operation need not declare: the first one, and the
    /// one after the last. The attribute dictionary leaves these attributes out.
    pub undeclared: [u8; 2],
    /// Two arguments by their positions: an array of strings, and the region whose entry arguments are printed with these
    /// names.
    pub argument_names: Option<[u8; 2]>,
    /// Two arguments by their positions: a region, and the operands whose names its entry arguments have inside it.
    pub shadowed: Option<[u8; 2]>,
    /// The position of an affine map that is printed with values in place of its dimensions, so that it needs no alias.
    pub applied_map: Option<u8>,
    /// The same for one attribute, for a directive that is about its first argument alone.
    pub value: Option<ValueDirective>,
}

/// The functions of a directive for the attribute that its first argument is: the elements of an array have them, too. They
/// get all arguments of the directive.
#[derive(Clone, Copy)]
pub struct ValueDirective {
    /// Parses an attribute; `None` if the text does not begin with it.
    pub parse: ParseValue,
    /// Prints an attribute.
    pub print: PrintValue,
}

/// The function that parses an attribute, see [`ValueDirective::parse`].
pub type ParseValue =
    for<'c> fn(&mut OpParser<'_, '_, 'c>, &'static [OpArgument]) -> Result<Option<Attribute<'c>>, Diagnostic>;

/// The function that prints an attribute, see [`ValueDirective::print`].
pub type PrintValue = for<'a, 'c> fn(&mut OpPrinter<'_, 'a, 'c>, Attribute<'c>, &'static [OpArgument]);

impl ValueDirective {
    /// Parses the attribute that the first argument of the directive is.
    ///
    /// # Errors
    /// If the text is malformed.
    pub fn parse_first<'c>(
        parse: ParseValue,
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
    ) -> Result<bool, Diagnostic> {
        let bound = arguments.bound();
        let (Some(first), Some(value)) = (bound.first(), parse(parser, bound)?) else { return Ok(false) };
        arguments.set_property(first, value);
        Ok(true)
    }

    /// Prints the attribute that the first argument of the directive is, if the operation has it.
    pub fn print_first<'a, 'c>(
        print: PrintValue,
        op: OpRef<'a, 'c>,
        printer: &mut OpPrinter<'_, 'a, 'c>,
        arguments: &'static [OpArgument],
    ) {
        if let Some(value) = arguments.first().and_then(|first| first.property_of(op)) {
            print(printer, value, arguments);
        }
    }
}

impl OpDirective {
    /// A directive without effects beyond its text.
    #[must_use]
    pub const fn new(name: &'static str, parse: ParseDirective, print: PrintDirective) -> Self {
        Self {
            name,
            parse,
            print,
            text: None,
            prints_own_attributes: false,
            undeclared: [0, 0],
            argument_names: None,
            shadowed: None,
            applied_map: None,
            value: None,
        }
    }

    /// The arguments that name undeclared attributes.
    pub(crate) fn undeclared_of(&self, arguments: &'static [OpArgument]) -> &'static [OpArgument] {
        let [first, end] = self.undeclared.map(usize::from);
        arguments.get(first..end.min(arguments.len())).unwrap_or_default()
    }
}

/// The text of a directive, for errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectiveText {
    /// What an error expects if the text of the directive does not begin here: `a list of values`, `'('`.
    pub expected: &'static str,
    /// Its text in a line that shows the form of an operation: `[%value, 4, ...]`. Empty for a directive without text.
    pub form: &'static str,
}

impl fmt::Debug for OpDirective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// One argument of a `custom` directive.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum OpArgument {
    /// A declared operand.
    Operand(u16),
    /// A property.
    Property(u16),
    /// A declared region.
    Region(u16),
    /// A declared successor.
    Successor(u16),
    /// Types.
    Types(TypesOf),
    /// The attributes that the format does not name.
    AttrDict,
    /// The properties that the format does not name.
    PropDict,
    /// The value of another element of the format (ODS `ref(...)`).
    Ref(&'static OpArgument),
    /// A string of the definition, passed unchanged.
    Text(&'static str),
    /// The elements of the directive `each`.
    Elements(&'static [OpElement]),
}

impl OpArgument {
    /// The argument itself, or the argument that a `ref` refers to.
    pub(crate) fn target(&self) -> &Self {
        let mut target = self;
        while let Self::Ref(inner) = target {
            target = inner;
        }
        target
    }

    /// The string that the argument is.
    #[must_use]
    pub fn text(&self) -> Option<&'static str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The strings among arguments.
    pub fn texts(arguments: &[Self]) -> impl Iterator<Item = &'static str> {
        arguments.iter().filter_map(Self::text)
    }

    /// The index of the operand of the argument or of its `ref`.
    #[must_use]
    pub fn operand_index(&self) -> Option<usize> {
        if let Self::Operand(index) = self.target() { Some(usize::from(*index)) } else { None }
    }

    /// The values of the operand that the argument, or its `ref`, is; none for other arguments.
    #[must_use]
    pub fn operands_of<'a, 'c>(&self, op: OpRef<'a, 'c>) -> Operands<'a, 'c> {
        match self.operand_index() {
            Some(index) => op.operand_group(index),
            None => op.operands().slice(0..0),
        }
    }

    /// The types that the argument, or its `ref`, is; none for other arguments.
    #[must_use]
    pub fn types_of<'c>(&self, op: OpRef<'_, 'c>) -> Vec<Type<'c>> {
        match *self.target() {
            Self::Types(TypesOf::Operand(index)) => {
                op.operand_group(usize::from(index)).map(ValueRef::ty).collect()
            }
            Self::Types(TypesOf::Result(index)) => {
                op.result_group(usize::from(index)).map(ValueRef::ty).collect()
            }
            Self::Types(TypesOf::Operands) => op.operands().map(ValueRef::ty).collect(),
            Self::Types(TypesOf::Results) => op.results().map(ValueRef::ty).collect(),
            Self::Operand(_)
            | Self::Property(_)
            | Self::Region(_)
            | Self::Successor(_)
            | Self::AttrDict
            | Self::PropDict
            | Self::Ref(_)
            | Self::Text(_)
            | Self::Elements(_) => Vec::new(),
        }
    }

    /// The index of the property of the argument or of its `ref`.
    #[must_use]
    pub fn property_index(&self) -> Option<usize> {
        if let Self::Property(index) = self.target() { Some(usize::from(*index)) } else { None }
    }

    /// The property of an operation that the argument, or its `ref`, is; `None` if the operation does not have it.
    #[must_use]
    pub fn property_of<'c>(&self, op: OpRef<'_, 'c>) -> Option<Attribute<'c>> {
        self.property_index().and_then(|index| op.property(index))
    }

    /// The elements of the array attribute that the argument, or its `ref`, is; none without it.
    #[must_use]
    pub fn elements_of<'c>(&self, op: OpRef<'_, 'c>) -> &'c [Attribute<'c>] {
        let array = self.property_of(op).and_then(|array| array.dyn_cast::<ArrayAttr<'_>>());
        array.map_or(&[][..], ArrayAttr::elements)
    }

    /// The index of the region of the argument or of its `ref`.
    #[must_use]
    pub fn region_index(&self) -> Option<usize> {
        if let Self::Region(index) = self.target() { Some(usize::from(*index)) } else { None }
    }

    /// The region of an operation for the argument or its `ref`: the first one of a variadic argument.
    #[must_use]
    pub fn region_of<'a, 'c>(&self, op: OpRef<'a, 'c>) -> Option<RegionRef<'a, 'c>> {
        self.region_index().and_then(|index| op.region_group(index).next())
    }

    /// The arguments of the first block of the region that the argument is.
    pub fn entry_of<'a, 'c>(&self, op: OpRef<'a, 'c>) -> impl Iterator<Item = ValueRef<'a, 'c>> + Clone {
        self.region_of(op).and_then(RegionRef::entry).into_iter().flat_map(BlockRef::arguments)
    }

    /// Whether a directive's function that takes this argument, of one definition, also takes another argument, of
    /// another definition: both are of the same kind and have equally many values.
    #[must_use]
    pub fn is_like(&self, def: &OpDef, other: &Self, other_def: &OpDef) -> bool {
        let operand = |def: &OpDef, index: u16| def.operands.get(usize::from(index)).map(count_of);
        let types = |def: &OpDef, of: TypesOf| match of {
            TypesOf::Operand(index) => operand(def, index),
            TypesOf::Result(index) => def.results.get(usize::from(index)).map(count_of),
            TypesOf::Operands | TypesOf::Results => Some(std::mem::discriminant(&Arity::Variadic)),
        };
        let region =
            |def: &OpDef, index: u16| def.regions.get(usize::from(index)).map(|region| region.variadic);
        let successor = |def: &OpDef, index: u16| {
            def.successors.get(usize::from(index)).map(|successor| successor.variadic)
        };
        match (self, other) {
            (Self::Operand(index), Self::Operand(other)) => {
                operand(def, *index) == operand(other_def, *other)
            }
            (Self::Types(of), Self::Types(other)) => types(def, *of) == types(other_def, *other),
            (Self::Property(index), Self::Property(other)) => {
                let property = |def: &'_ OpDef, index: u16| def.properties.get(usize::from(index)).copied();
                match (property(def, *index), property(other_def, *other)) {
                    (Some(own), Some(other)) => own.is_like(&other),
                    (None, _) | (_, None) => false,
                }
            }
            (Self::Region(index), Self::Region(other)) => region(def, *index) == region(other_def, *other),
            (Self::Successor(index), Self::Successor(other)) => {
                successor(def, *index) == successor(other_def, *other)
            }
            (Self::Ref(inner), Self::Ref(other)) => inner.is_like(def, other, other_def),
            (Self::AttrDict, Self::AttrDict)
            | (Self::PropDict, Self::PropDict)
            | (Self::Text(_), Self::Text(_)) => true,
            (
                Self::Operand(_)
                | Self::Types(_)
                | Self::Property(_)
                | Self::Region(_)
                | Self::Successor(_)
                | Self::Ref(_)
                | Self::AttrDict
                | Self::PropDict
                | Self::Text(_)
                | Self::Elements(_),
                _,
            ) => false,
        }
    }
}

/// The arity of a group, without the property that holds the sizes of its groups.
fn count_of(group: &super::def::ValueGroup) -> std::mem::Discriminant<Arity> {
    std::mem::discriminant(&group.arity)
}

/// The parts of an operation that its format has parsed, for `custom` directives.
///
/// The lists are flat and are reused for the next operation, so that parsing an operation
/// allocates nothing.
#[derive(Debug, Default)]
pub struct Arguments<'c> {
    /// The byte offset of the operation's name in the text.
    pub(crate) name_at: usize,
    /// The definition of the operation.
    pub(crate) def: Option<&'static OpDef>,
    /// The arguments of the directive that is running.
    pub(crate) bound: &'static [OpArgument],
    pub(crate) names: Vec<UnresolvedOperand>,
    /// By declared operand: its names in the text.
    pub(crate) operands: Runs,
    /// The names that `operands` parsed.
    pub(crate) all_operands: Option<Written>,
    pub(crate) types: Vec<Type<'c>>,
    /// By declared operand: its types in the text.
    pub(crate) operand_types: Runs,
    /// By declared result: its types in the text.
    pub(crate) result_types: Runs,
    /// The types that `type(operands)` parsed.
    pub(crate) all_operand_types: Option<Written>,
    /// The types that `type(results)` parsed.
    pub(crate) all_result_types: Option<Written>,
    /// The sizes of the groups of variadics of variadics, by declared operand.
    pub(crate) groups: Vec<(u16, Vec<i32>)>,
    /// By property.
    pub(crate) properties: Vec<Option<Attribute<'c>>>,
    /// The dictionaries that `attr-dict` parsed, with their byte offsets.
    pub(crate) dictionaries: Vec<(DictionaryAttr<'c>, usize)>,
    /// Whether `regions` parsed all regions.
    pub(crate) all_regions: bool,
    /// With the index of the declared region.
    pub(crate) regions: Vec<(u16, RegionId)>,
    /// The arguments of entry blocks that were parsed before their regions, with the index of the declared region.
    pub(crate) entries: Vec<(usize, EntryArgument<'c>)>,
    /// With the index of the declared successor.
    pub(crate) successors: Vec<(u16, BlockId)>,
}

/// The runs of names or types of declared operands or results in the text. Runs of the previous operation are not
/// removed, but have another number.
#[derive(Debug, Default)]
pub(crate) struct Runs {
    list: Vec<(u32, Written)>,
    /// The number of the operation, not 0: a text has fewer operations than bytes.
    operation: u32,
}

/// A run of names or types that the text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The byte offset of its start in the text.
    pub(crate) at: u32,
}

impl<'c> Arguments<'c> {
    /// The arguments of the directive that is running, in order.
    #[must_use]
    pub fn bound(&self) -> &'static [OpArgument] {
        self.bound
    }

    /// The definition of the operation.
    #[must_use]
    pub fn def(&self) -> Option<&'static OpDef> {
        self.def
    }

    /// The attribute of this name in the dictionaries that were parsed so far.
    #[must_use]
    pub fn attribute(&self, name: impl AsRef<[u8]>) -> Option<Attribute<'c>> {
        self.dictionaries.iter().find_map(|(dictionary, _)| dictionary.lookup(&name))
    }

    /// Adds attributes, which the operation need not declare; `at` is their byte offset in the text, for errors about them.
    pub fn add_attributes(&mut self, attributes: DictionaryAttr<'c>, at: usize) {
        self.dictionaries.push((attributes, at));
    }

    /// As [`Self::add_attributes`], for a single attribute.
    ///
    /// # Errors
    /// None for a valid name.
    pub fn add_attribute(&mut self, name: &str, value: Attribute<'c>, at: usize) -> Result<(), Diagnostic> {
        let context = value.context();
        let attributes = DictionaryAttr::get(context, [(StringAttr::get(context, name), value)])?;
        self.add_attributes(attributes, at);
        Ok(())
    }

    /// The span of the operation's name in the text, for errors about the whole operation.
    #[must_use]
    pub fn name_span(&self) -> crate::Span {
        self.name_at..self.name_at + 1
    }

    /// Sets the names of an argument's operand; `at` is their byte offset in the text.
    pub fn set_operands(&mut self, argument: &OpArgument, names: &[UnresolvedOperand], at: usize) {
        let OpArgument::Operand(index) = *argument else { return };
        let start = self.names.len() as u32;
        self.names.extend_from_slice(names);
        let run = Written { start, end: self.names.len() as u32, at: at as u32 };
        self.operands.set(index, run);
    }

    /// Sets the names of each group of an argument's operand, a variadic of variadics (ODS `VariadicOfVariadic`); `at`
    /// is their byte offset in the text.
    pub fn set_operand_groups(
        &mut self,
        argument: &OpArgument,
        groups: &[Vec<UnresolvedOperand>],
        at: usize,
    ) {
        let OpArgument::Operand(index) = *argument else { return };
        self.set_operands(argument, &groups.concat(), at);
        self.groups.push((index, groups.iter().map(|group| group.len() as i32).collect()));
    }

    /// Sets the types of an argument; `at` is their byte offset in the text.
    pub fn add_types(&mut self, argument: &OpArgument, types: &[Type<'c>], at: usize) {
        let OpArgument::Types(of) = *argument else { return };
        let start = self.types.len() as u32;
        self.types.extend_from_slice(types);
        self.set_types(of, Written { start, end: self.types.len() as u32, at: at as u32 });
    }

    /// Sets the value of an argument's property.
    pub fn set_property(&mut self, argument: &OpArgument, value: Attribute<'c>) {
        if let OpArgument::Property(index) = *argument
            && let Some(slot) = self.properties.get_mut(usize::from(index))
        {
            *slot = Some(value);
        }
    }

    /// Removes the value of the property of an argument or of its `ref`.
    pub fn clear_property(&mut self, argument: &OpArgument) {
        if let Some(slot) = argument.property_index().and_then(|index| self.properties.get_mut(index)) {
            *slot = None;
        }
    }

    /// The types of an argument as far as they were parsed, also inside `ref`.
    #[must_use]
    pub fn types(&self, argument: &OpArgument) -> &[Type<'c>] {
        let run = match argument {
            OpArgument::Types(TypesOf::Operand(index)) => self.operand_types.get(*index),
            OpArgument::Types(TypesOf::Result(index)) => self.result_types.get(*index),
            OpArgument::Types(TypesOf::Operands) => self.all_operand_types,
            OpArgument::Types(TypesOf::Results) => self.all_result_types,
            OpArgument::Ref(inner) => return self.types(inner),
            OpArgument::Operand(_)
            | OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Successor(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => None,
        };
        run.map_or(&[], |run| &self.types[run.range()])
    }

    /// The names of an argument's operand as far as they were parsed, also inside `ref`.
    #[must_use]
    pub fn operand_names(&self, argument: &OpArgument) -> &[UnresolvedOperand] {
        let run = match argument {
            OpArgument::Operand(index) => self.operands.get(*index),
            OpArgument::Ref(inner) => return self.operand_names(inner),
            OpArgument::Types(_)
            | OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Successor(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => None,
        };
        run.map_or(&[], |run| &self.names[run.range()])
    }

    /// Whether an argument is of one value at most, or of its type.
    #[must_use]
    pub fn is_single(&self, argument: &OpArgument) -> bool {
        let (of, index) = match argument {
            OpArgument::Types(TypesOf::Operand(index)) | OpArgument::Operand(index) => {
                (self.def.map(|def| def.operands), *index)
            }
            OpArgument::Types(TypesOf::Result(index)) => (self.def.map(|def| def.results), *index),
            OpArgument::Ref(inner) => return self.is_single(inner),
            OpArgument::Types(TypesOf::Operands | TypesOf::Results)
            | OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Successor(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => return false,
        };
        let group = of.and_then(|groups| groups.get(usize::from(index)));
        group.is_some_and(|group| matches!(group.arity, Arity::One | Arity::Optional))
    }

    /// The parsed property of an argument or of its `ref`; `None` if it was not parsed.
    #[must_use]
    pub fn property(&self, argument: &OpArgument) -> Option<Attribute<'c>> {
        self.properties.get(argument.property_index()?).copied().flatten()
    }

    /// Adds a region to an argument's declared region.
    pub fn add_region(&mut self, argument: &OpArgument, region: RegionId) {
        if let OpArgument::Region(index) = *argument {
            self.regions.push((index, region));
        }
    }

    /// The first region that was added to an argument's declared region.
    #[must_use]
    pub fn region(&self, argument: &OpArgument) -> Option<RegionId> {
        let index = argument.region_index()?;
        self.regions.iter().find(|(of, _)| usize::from(*of) == index).map(|(_, region)| *region)
    }

    /// Adds arguments to the entry block of the declared region of an argument, or of its `ref`, if their text precedes
    /// the region's. Where the format has the region, its block gets them.
    pub fn add_entry_arguments(&mut self, argument: &OpArgument, entry: &[EntryArgument<'c>]) {
        if let Some(index) = argument.region_index() {
            self.entries.extend(entry.iter().map(|entry| (index, *entry)));
        }
    }

    /// The arguments of the entry block of an argument's declared region that were added so far.
    #[must_use]
    pub fn entry_arguments(&self, argument: &OpArgument) -> Vec<EntryArgument<'c>> {
        let index = argument.region_index();
        self.entries.iter().filter(|(of, _)| Some(*of) == index).map(|(_, entry)| *entry).collect()
    }

    /// The number of values of an argument with types, as far as its operands were parsed.
    #[must_use]
    pub fn count(&self, argument: &OpArgument) -> usize {
        let length = |run: Written| run.range().len();
        let values = match argument {
            OpArgument::Types(types) => *types,
            OpArgument::Ref(inner) => return self.count(inner),
            OpArgument::Operand(index) => TypesOf::Operand(*index),
            OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Successor(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => return 0,
        };
        match values {
            TypesOf::Operand(index) => self.operands.get(index).map_or(1, length),
            TypesOf::Operands => match (self.all_operands, self.def) {
                (Some(run), _) => length(run),
                (None, Some(def)) => self.operands.of_all(def.operands.len()).flatten().map(length).sum(),
                (None, None) => 0,
            },
            TypesOf::Result(_) => 1,
            TypesOf::Results => self.def.map_or(0, |def| def.results.len()),
        }
    }

    /// Adds a block to an argument's declared successor.
    pub fn add_successor(&mut self, argument: &OpArgument, block: BlockId) {
        if let OpArgument::Successor(index) = *argument {
            self.successors.push((index, block));
        }
    }

    /// The types of an operand or a result in the text; none for a property.
    pub(crate) fn types_of(&self, of: TypeFrom) -> Option<Written> {
        match of {
            TypeFrom::Operand(index) => self.operand_types.get(index),
            TypeFrom::Result(index) => self.result_types.get(index),
            TypeFrom::Property(_) => None,
        }
    }

    pub(crate) fn set_types(&mut self, of: TypesOf, run: Written) {
        match of {
            TypesOf::Operand(index) => self.operand_types.set(index, run),
            TypesOf::Result(index) => self.result_types.set(index, run),
            TypesOf::Operands => self.all_operand_types = Some(run),
            TypesOf::Results => self.all_result_types = Some(run),
        }
    }
}

impl Runs {
    /// Empties the list for an operation that declares this many parts.
    #[inline]
    pub(crate) fn reset(&mut self, count: usize) {
        self.operation += 1;
        if self.list.len() < count {
            self.list.resize(count, (0, Written { start: 0, end: 0, at: 0 }));
        }
    }

    #[inline]
    pub(crate) fn get(&self, index: u16) -> Option<Written> {
        let (operation, run) = *self.list.get(usize::from(index))?;
        (operation == self.operation).then_some(run)
    }

    #[inline]
    pub(crate) fn set(&mut self, index: u16, run: Written) {
        if let Some(slot) = self.list.get_mut(usize::from(index)) {
            *slot = (self.operation, run);
        }
    }

    /// The runs of this many declared parts.
    pub(crate) fn of_all(&self, count: usize) -> impl Iterator<Item = Option<Written>> {
        (0..count as u16).map(|index| self.get(index))
    }
}

impl Written {
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}
