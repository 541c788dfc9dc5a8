//! Reads records of operations (ODS `Op`) into the model.

use super::builders::declared_builders;
use super::constraints::Constraints;
use super::cpp_names::{CppNames, class_name, enum_name, namespace_of};
use super::defaults;
use super::fields::Fields;
use super::forms::FormTable;
use super::ineffective::warn_of_operation;
use super::interfaces::full_name;
use super::shipped::Shipped;
use super::types::Types;
use super::{field_error, field_place, locator};
use crate::model::constraint::{Buildable, Class, ClassKind, Constraint, Predicate};
use crate::model::op::{
    ArgumentRef, Arity, AttrForm, AttrPresence, DefaultDialect, Effect, OpAttribute, OpHooks, OpProperty,
    OpRegion, OpSuccessor, OpSyntax, Operation, ResultTypes, Segments, ValueGroup,
};
use crate::model::{
    Forms, Name, Text, compile_op_format, default_cases, default_integer, dense_array_element,
    infer_result_types, integer_range, last_name, wrapped_integer, wrong_element,
};
use crate::{codes, lints, names};
use isogloss_tablegen::{DagValue, Diagnostic, FileId, Record, Records, Span, StringValue, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// The maximum length of a chain of base attributes or properties.
pub(super) const MAX_BASES: usize = 64;

/// The state that the readers of operations share.
pub(super) struct Operations<'r, 'e> {
    pub(super) records: &'r Records,
    pub(super) types: &'e Types<'r>,
    pub(super) errors: &'e mut Vec<Diagnostic>,
    pub(super) constraints: &'e mut Constraints<'r>,
    pub(super) forms: &'e FormTable<'r>,
    /// The operations by their C++ classes.
    pub(super) classes: Arc<CppNames>,
    /// The interfaces of operations by their full C++ names.
    pub(super) interfaces: BTreeMap<String, Record<'r>>,
    /// The names of parts of the operation with an error in their declaration.
    refused: Vec<String>,
    /// By name and span of the record of a trait, the library trait with a similar name.
    pub(super) similar: RefCell<BTreeMap<(&'r str, Span), Option<String>>>,
    /// By the name of a trait and the file of its use, the words in the arguments.
    pub(super) words: HashMap<(&'r str, Option<FileId>), Vec<Name>>,
    /// The enums by their full names, collected on first use.
    enums: Option<HashMap<String, Record<'r>>>,
}

/// Resolves the names of parts in the conditions of an operation.
fn name_parts_of_conditions(operation: &mut Operation) {
    fn constraints(operation: &mut Operation) -> impl Iterator<Item = &mut Arc<Constraint>> {
        let values = operation.operands.iter_mut().chain(&mut operation.results);
        let values = values.map(|group| &mut group.constraint);
        let attributes = operation.attributes.iter_mut().map(|attribute| &mut attribute.constraint);
        values
            .chain(attributes)
            .chain(operation.properties.iter_mut().map(|property| &mut property.constraint))
    }
    if constraints(operation).all(|constraint| !constraint.predicate.names_parts()) {
        return;
    }
    let parts = operation.clone();
    for constraint in constraints(operation).filter(|constraint| constraint.predicate.names_parts()) {
        let own = Arc::make_mut(constraint);
        let condition = std::mem::replace(&mut own.predicate, Predicate::TRUE);
        own.predicate = condition.of_operation(&parts);
    }
}

/// The format of `StandardFunctionForm` (`isogloss/Form.td`).
const STANDARD_FUNCTION: &str = "<function>";

impl<'r, 'e> Operations<'r, 'e> {
    pub(super) fn new(
        records: &'r Records,
        types: &'e Types<'r>,
        constraints: &'e mut Constraints<'r>,
        forms: &'e FormTable<'r>,
        errors: &'e mut Vec<Diagnostic>,
    ) -> Self {
        let classes = Arc::clone(&types.names);
        let interfaces = records
            .derived_from("OpInterface")
            .filter(|record| !record.is_subclass_of("DeclareInterfaceMethods"))
            .map(|record| (full_name(record), record))
            .collect();
        let (refused, similar, words) = (Vec::new(), RefCell::default(), HashMap::new());
        let enums = None;
        Self {
            records,
            types,
            errors,
            constraints,
            forms,
            classes,
            interfaces,
            refused,
            similar,
            words,
            enums,
        }
    }

    /// The operation of a record, and its form.
    pub(super) fn operation_with(
        &mut self,
        record: Record<'r>,
        shipped: Shipped,
    ) -> (Operation, Option<Record<'r>>) {
        self.types.enter(namespace_of(record));
        self.constraints.enter(namespace_of(record));
        let mut fields = Fields::new(record, self.errors);
        let docs = fields.docs();
        let name = fields.name("opName").unwrap_or_else(|| Name::new("", record.span()));
        let dialect = fields.get::<Record<'_>>("opDialect").and_then(|dialect| dialect.find::<&str>("name"));
        let hooks = OpHooks {
            verify: fields.flag("hasVerifier"),
            verify_regions: fields.flag("hasRegionVerifier"),
            fold: fields.flag("hasFolder"),
            canonicalizer: fields.flag("hasCanonicalizer"),
            canonicalize: fields.flag("hasCanonicalizeMethod"),
        };
        let default_builders = !fields.flag("skipDefaultBuilders");
        let custom = fields.flag("hasCustomAssemblyFormat");
        let format: Option<StringValue<'_>> = fields.optional("assemblyFormat");
        let is_cpp = custom && format.is_none();
        let form = self.forms.operation(dialect.unwrap_or_default(), &name.text, is_cpp);
        let form = form.filter(|form| shipped == Shipped::All || !self.forms.is_shipped(*form));
        let mut operation = Operation {
            record: Name::new(record.name(), record.span()),
            class: names::op_class(class_name(record.name())),
            dialect: dialect.unwrap_or("").to_owned(),
            name,
            docs,
            operands: Vec::new(),
            results: Vec::new(),
            attributes: Vec::new(),
            properties: Vec::new(),
            arguments: Vec::new(),
            regions: Vec::new(),
            successors: Vec::new(),
            operand_segments: Segments::Counted,
            result_segments: Segments::Counted,
            traits: Vec::new(),
            hooks,
            builders: declared_builders(record, self.types, self.errors),
            default_builders,
            default_dialect: default_dialect(record),
            prints_all_properties: prints_properties(record),
            strict_properties: has_strict_properties(record),
            hints: Vec::new(),
            cached: Vec::new(),
            syntax: if custom { OpSyntax::Custom } else { OpSyntax::Generic },
            result_types: ResultTypes::Given,
            sound: true,
        };
        self.refused.clear();
        self.arguments(record, &mut operation);
        self.results(record, &mut operation);
        self.regions(record, &mut operation);
        self.successors(record, &mut operation);
        self.traits(record, form, &mut operation);
        name_parts_of_conditions(&mut operation);
        operation.hints = self.forms.hints(&operation, self.errors);
        operation.cached = self.forms.cached(&operation, self.errors);
        if self.types.of_mlir && operation.interface("OpAsmOpInterface").is_none() {
            // Without the interface nothing queries it.
            operation.default_dialect = DefaultDialect::None;
        }
        let overrides = |name: &str| {
            operation
                .interface(name)
                .is_some_and(|known| known.overridden.iter().any(|method| method == "getDefaultDialect"))
        };
        if operation.default_dialect == DefaultDialect::None && overrides("OpAsmOpInterface") {
            operation.default_dialect = DefaultDialect::Hook;
        }
        if operation.default_dialect == DefaultDialect::Hook && self.types.of_mlir {
            // In all of MLIR, a method with its body in a C++ file returns the dialect of the operation.
            operation.default_dialect = DefaultDialect::Named(operation.dialect.clone());
        }
        warn_of_operation(record, self.errors);
        crate::model::check_operation(&operation, self.errors);
        operation.result_types = infer_result_types(&operation);
        // mlir-tblgen prefers the format.
        if format.is_some() && custom && form.is_none() && !self.types.of_mlir {
            let message = "cannot specify both `assemblyFormat` and `hasCustomAssemblyFormat`";
            self.errors.push(field_error(record, "assemblyFormat", message).code(codes::BOTH_SYNTAXES));
        }
        let owner = form.unwrap_or(record);
        let format = form.map_or(format, |form| form.find::<StringValue<'_>>("assemblyFormat"));
        let is_function = form.is_some() && format.is_some_and(|format| format.text() == STANDARD_FUNCTION);
        if is_function {
            operation.syntax = OpSyntax::Function;
        }
        if let Some(format) = format.filter(|_| !is_function) {
            let locate = locator(owner, "assemblyFormat", format);
            let text = Text { text: format.text(), locate: &locate };
            let forms = Forms {
                dialect: &operation.dialect,
                directives: &self.forms.directives,
                with_shipped: shipped != Shipped::None,
            };
            let mut found = Vec::new();
            if let Some(format) = compile_op_format(text, &operation, forms, &mut found) {
                operation.syntax = OpSyntax::Format(format);
            }
            // A part with an error is not reported as missing, too.
            let is_refused = |error: &Diagnostic| {
                error.code == Some(codes::FORMAT_UNKNOWN_PARAMETER)
                    && self.refused.iter().any(|name| error.message.ends_with(&format!("named `{name}`")))
            };
            found.retain(|error| !is_refused(error));
            if let Some(form) = form {
                // The text may be from a file of the library, such as `FunctionForm`.
                let sources = self.records.sources();
                let own = sources.file_of(form.span());
                for error in found.iter_mut().filter(|error| sources.file_of(error.span()) != own) {
                    let message = format!("the form of `{}` is here", operation.full_name());
                    *error = error.clone().secondary(form.span(), message);
                }
            }
            self.errors.append(&mut found);
        }
        (operation, form)
    }

    pub(super) fn constraint(
        &mut self,
        record: Record<'r>,
    ) -> std::sync::Arc<crate::model::constraint::Constraint> {
        self.constraints.constraint(record, self.errors)
    }

    /// The class that the text of a field names.
    pub(super) fn class(&self, record: Record<'r>, field: &str) -> Class {
        match record.find::<StringValue<'_>>(field) {
            Some(text) => self.constraints.class(record, text),
            None => Class { name: String::new(), kind: ClassKind::Unknown },
        }
    }

    /// The declared parts in one of the dags of an operation.
    fn parts(&mut self, record: Record<'r>, field: &str, operator: &str) -> Vec<Part<'r>> {
        let dag: DagValue<'_> = match record.get(field) {
            Ok(dag) => dag,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return Vec::new();
            }
        };
        if let Value::Record(found) = dag.operator()
            && found.name() != operator
        {
            let message = format!("`{field}` is a list of `{operator}`, not of `{}`", found.name());
            let error = field_error(record, field, message).code(codes::OP_ARGUMENT);
            self.errors.push(error.help(format!("write `let {field} = ({operator} ...);`")));
        }
        let mut parts = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = argument_place(record, field, index);
            match value {
                Value::Record(declared) => parts.push(Part::new(declared, name, span)),
                other => {
                    let name = name.filter(|name| !name.is_empty());
                    self.refused.extend(name.map(str::to_owned));
                    let (word, any) = (word(field), any_of(field));
                    let message = match (other, name) {
                        (Value::Unset, Some(name)) => {
                            format!("{word} #{index}, `${name}`, has no constraint")
                        }
                        (Value::Unset, None) => format!("{word} #{index} has no constraint"),
                        (other, _) => format!("{word} #{index} is {}, not a constraint", other.kind()),
                    };
                    let mut error = Diagnostic::error(message).code(codes::OP_ARGUMENT).at(span);
                    if let (Value::Unset, Some(name)) = (other, name) {
                        error = error.help(format!("write `{any}:${name}`"));
                    }
                    if let Value::String(text) = other
                        && let Some(close) = self.closest_constraint(text.text())
                    {
                        error = error.help(format!("did you mean `{close}`?"));
                    }
                    self.errors.push(error);
                }
            }
        }
        parts
    }

    /// The constraint whose name is closest to a type given as a string.
    fn closest_constraint(&self, text: &str) -> Option<&'r str> {
        let names = self.records.derived_from("TypeConstraint").filter(|record| !record.is_anonymous());
        let last = text.rsplit("::").next().unwrap_or(text);
        // Names in other languages.
        let last = match last {
            "Type" | "Value" | "OpOperand" => "AnyType",
            "Attribute" => "AnyAttr",
            "bool" => "I1",
            "u8" | "uint8_t" => "UI8",
            "u16" | "uint16_t" => "UI16",
            "u32" | "uint32_t" | "unsigned" => "UI32",
            "u64" | "uint64_t" => "UI64",
            "int" | "int32_t" => "I32",
            "int64_t" => "I64",
            "str" | "&str" | "StringRef" => "StrAttr",
            other => other,
        };
        let names: Vec<&str> = names.map(Record::name).collect();
        if ["AnyAttr", "StrAttr"].contains(&last) {
            return self.records.def(last).map(Record::name);
        }
        let same = names.iter().copied().find(|name| name.eq_ignore_ascii_case(last));
        same.or_else(|| isogloss_tablegen::closest(last, names))
    }

    fn arguments(&mut self, record: Record<'r>, operation: &mut Operation) {
        for part in self.parts(record, "arguments", "ins") {
            if part.constraint.is_subclass_of("TypeConstraint") {
                operation.arguments.push(ArgumentRef::Operand(operation.operands.len()));
                operation.operands.push(self.values(&part));
            } else if part.constraint.is_subclass_of("Attr") {
                if let Some(attribute) = self.attribute(record, &part) {
                    operation.arguments.push(ArgumentRef::Attribute(operation.attributes.len()));
                    operation.attributes.push(attribute);
                }
            } else if part.constraint.is_subclass_of("Property") {
                if let Some(property) = self.property(record, &part) {
                    operation.arguments.push(ArgumentRef::Property(operation.properties.len()));
                    operation.properties.push(property);
                }
            } else {
                self.not_declarable(&part, "a constraint on types, an attribute or a property");
            }
        }
    }

    fn results(&mut self, record: Record<'r>, operation: &mut Operation) {
        for part in self.parts(record, "results", "outs") {
            if part.constraint.is_subclass_of("TypeConstraint") {
                operation.results.push(self.values(&part));
            } else {
                self.not_declarable(&part, "a constraint on types");
            }
        }
    }

    fn regions(&mut self, record: Record<'r>, operation: &mut Operation) {
        for part in self.parts(record, "regions", "region") {
            if part.constraint.is_subclass_of("RegionConstraint") {
                let constraint = self.constraint(part.constraint);
                let variadic = part.constraint.is_subclass_of("VariadicRegion");
                operation.regions.push(OpRegion { name: part.name, constraint, variadic });
            } else {
                self.not_declarable(&part, "a constraint on regions");
            }
        }
    }

    fn successors(&mut self, record: Record<'r>, operation: &mut Operation) {
        for part in self.parts(record, "successors", "successor") {
            if part.constraint.is_subclass_of("SuccessorConstraint") {
                let constraint = self.constraint(part.constraint);
                let variadic = part.constraint.is_subclass_of("VariadicSuccessor");
                operation.successors.push(OpSuccessor { name: part.name, constraint, variadic });
            } else {
                self.not_declarable(&part, "a constraint on successors");
            }
        }
    }

    fn not_declarable(&mut self, part: &Part<'r>, wanted: &str) {
        let name = part.constraint.name();
        self.refused.extend(part.name.iter().map(|name| name.text.clone()));
        let mut error = Diagnostic::error(format!("`{name}` is not {wanted}"))
            .code(codes::OP_ARGUMENT)
            .at(part.span)
            .secondary(part.constraint.span(), "this record");
        if part.constraint.is_subclass_of("AttrConstraint") && wanted.contains("attribute") {
            error = error.help(format!("it confines an attribute: `ConfinedAttr<I64Attr, [{name}]>`"));
        }
        let variable = part.name.as_ref().map(|name| format!(":${}", name.text)).unwrap_or_default();
        if part.constraint.is_subclass_of("Op") && wanted.contains("types") {
            error = error.help(format!(
                "it is an operation; an operand or a result is declared by its type: `AnyType{variable}`, or a type of the dialect"
            ));
        } else if part.constraint.is_subclass_of("Trait") {
            error = error.help(format!("it is a trait: `Op<..., [{name}]>`"));
        }
        let kinds = [
            ("RegionConstraint", "region", "regions"),
            ("SuccessorConstraint", "successor", "successors"),
            ("TypeConstraint", "ins", "arguments"),
            ("Attr", "ins", "arguments"),
        ];
        let kind = kinds.iter().find(|(class, ..)| part.constraint.is_subclass_of(class));
        if let Some((_, operator, field)) = kind.filter(|_| !part.constraint.is_anonymous()) {
            error = error.help(format!("it belongs in `let {field} = ({operator} {name}{variable});`"));
        }
        self.errors.push(error);
    }

    /// An operand or result.
    fn values(&mut self, part: &Part<'r>) -> ValueGroup {
        let record = part.constraint;
        let (arity, base) = if record.is_subclass_of("VariadicOfVariadic") {
            let sizes: &str = record.find("segmentAttrName").unwrap_or("");
            (Arity::Nested { sizes: sizes.to_owned() }, record.find("baseType").unwrap_or(record))
        } else if record.is_subclass_of("Variadic") {
            (Arity::Variadic, record.find("baseType").unwrap_or(record))
        } else if record.is_subclass_of("Optional") {
            (Arity::Optional, record.find("baseType").unwrap_or(record))
        } else {
            (Arity::One, record)
        };
        ValueGroup {
            name: part.name.clone(),
            span: part.span,
            constraint: self.constraint(record),
            arity,
            buildable: self.constraints.buildable(base),
            class: record.find::<&str>("cppType").unwrap_or("").to_owned(),
            summary: part.summary.to_owned(),
            effects: part.effects.clone(),
        }
    }

    fn attribute(&mut self, owner: Record<'r>, part: &Part<'r>) -> Option<OpAttribute> {
        let record = part.constraint;
        let name = self.required_name(owner, part, "attribute")?;
        if record.is_subclass_of("DerivedAttr") {
            let message = format!("derived attributes are not allowed in `arguments`: `{}`", name.text);
            let error = Diagnostic::error(message).code(codes::OP_ARGUMENT).at(part.span);
            self.errors.push(error.help(format!("declare it as a field of `{}`", owner.name())));
            return None;
        }
        let text = |field: &str| record.find::<&str>(field).map(|text| text.trim().to_owned());
        let base = base_attribute(record);
        let form = attribute_form(base);
        let class = self.class(record, "storageType");
        let value_type = match record.find::<Record<'_>>("valueType") {
            Some(ty) => self.constraints.buildable(ty),
            None => enum_width(base).map(|width| Buildable::Text(format!("i{width}"))),
        };
        let default = record.find::<StringValue<'_>>("defaultValue");
        let default = default.map(|value| {
            let place = value.origin_of(0..value.text().len()).unwrap_or(part.span);
            let default = self.constraints.default_value(Name::new(value.text(), place));
            match (&form, &value_type, class.mlir_name()) {
                (AttrForm::EnumInteger(class) | AttrForm::EnumAttr(class), ..) => {
                    self.check_default_case(&name, &default, class);
                    default
                }
                (_, Some(Buildable::Text(ty)), Some("IntegerAttr")) => {
                    self.fitted_default("attribute", &name, default, ty)
                }
                (_, _, Some(class)) => {
                    self.check_default_array(&name, &default, class);
                    default
                }
                (_, _, None) => default,
            }
        });
        let optional = record.find::<bool>("isOptional").unwrap_or(false);
        let presence = match (optional, default) {
            // `UnitAttr` is optional; absence is the default value that it may also have.
            _ if base.name() == "UnitAttr" => AttrPresence::Unit,
            (true, Some(default)) => AttrPresence::OptionalDefault(default),
            (true, None) => AttrPresence::Optional,
            (false, Some(default)) => AttrPresence::Default(default),
            (false, None) => AttrPresence::Required,
        };
        let default_text = match &presence {
            AttrPresence::Default(default) | AttrPresence::OptionalDefault(default) => {
                defaults::attribute_text(base, &default.text, &|call| self.constraints.built(call))
            }
            AttrPresence::Required | AttrPresence::Optional | AttrPresence::Unit => None,
        };
        let const_buildable = text("constBuilderCall").is_some_and(|call| !call.is_empty())
            || is_structural(base) && value_type.is_some();
        Some(OpAttribute {
            name,
            constraint: self.constraint(record),
            presence,
            class,
            storage: text("storageType").unwrap_or_default(),
            value: text("returnType").unwrap_or_default(),
            value_type,
            unknown_default: false,
            default_text,
            begins: attribute_begins(base),
            form,
            const_buildable,
            summary: part.summary.to_owned(),
            effects: part.effects.clone(),
        })
    }

    /// An attribute whose default value is a constant of a pattern.
    pub(super) fn constant_attribute(
        &mut self,
        record: Record<'r>,
        value: &str,
        span: Span,
    ) -> Option<OpAttribute> {
        let part = Part::new(record, Some("value"), span);
        let mut attribute = self.attribute(record, &part)?;
        let text = Name::new(value, span);
        let text = self.constraints.default_value(text);
        let base = base_attribute(record);
        attribute.default_text =
            defaults::attribute_text(base, &text.text, &|call| self.constraints.built(call));
        if base.name() == "UnitAttr" {
            attribute.default_text = (text.text == "true").then(|| "unit".to_owned());
        }
        attribute.presence = AttrPresence::Default(text);
        Some(attribute)
    }

    /// A property whose default value is a constant of a pattern.
    pub(super) fn constant_property(&mut self, record: Record<'r>, value: &str, span: Span) -> OpProperty {
        let property = self.property_of(record, Name::new("value", span), span, MAX_BASES);
        OpProperty { default: Some(Name::new(value, span)), ..property }
    }

    /// A default value of an integer type. An out-of-range value is wrapped as by MLIR's `IntegerAttr`.
    pub(super) fn fitted_default(&mut self, what: &str, name: &Name, default: Name, ty: &str) -> Name {
        // A number above the signed maximum has the bits of a negative one.
        let is_written = |value: i64| value >= 0 || default.text.trim().starts_with('-');
        let range = default_integer(&default.text).filter(|value| is_written(*value)).zip(integer_range(ty));
        let Some((value, range)) = range.filter(|(value, range)| !range.contains(&i128::from(*value))) else {
            return default;
        };
        let Some(wrapped) = wrapped_integer(ty, value) else { return default };
        self.errors.push(lints::wrapped_default::report(what, &name.text, &default, ty, wrapped, &range));
        Name::new(wrapped.to_string(), default.span)
    }

    /// The first enum with a full name.
    fn enumeration(&mut self, class: &str) -> Option<Record<'r>> {
        let records = self.records;
        let enums = self.enums.get_or_insert_with(|| {
            let mut enums = HashMap::new();
            for info in records.derived_from("EnumInfo") {
                enums.entry(enum_name(info)).or_insert(info);
            }
            enums
        });
        enums.get(class).copied()
    }

    /// Checks that a default value of an enum is one of its cases, or for a bit set a combination of cases.
    fn check_default_case(&mut self, name: &Name, default: &Name, class: &str) {
        let is_other = |letter: char| !(letter.is_ascii_alphanumeric() || "_:| ".contains(letter));
        if self.types.of_mlir || default.text.starts_with("crate::") || default.text.contains(is_other) {
            return;
        }
        let Some(info) = self.enumeration(class) else { return };
        let is_bit_set = info.is_subclass_of("BitEnumBase");
        let cases: Vec<Record<'_>> = info.find("enumerants").unwrap_or_default();
        let known: Vec<&str> = cases.iter().filter_map(|case| case.find("symbol")).collect();
        let class = last_name(class);
        // A combination with `|` is not a case of an enum that is not a bit set.
        let named = default_cases(&default.text, is_bit_set).unwrap_or_else(|| vec![default.text.trim()]);
        let in_rust = |case: &str| crate::names::variant(case).to_string();
        let is_known = |case: &str| known.iter().any(|known| *known == case || in_rust(known) == case);
        let Some(case) = named.into_iter().find(|case| !is_known(case)) else { return };
        let message =
            format!("the default value of the attribute `{}` is not a case of `{class}`", name.text);
        let error = Diagnostic::error(message)
            .code(codes::OP_DEFAULT)
            .at(default.span)
            .note(format!("`{class}` has no case `{case}`"));
        let same = known.iter().copied().find(|known| known.eq_ignore_ascii_case(case));
        let close = same.or_else(|| isogloss_tablegen::closest(case, known.iter().copied()));
        self.errors.push(match (close, known.first()) {
            (Some(close), _) => error.help(format!("did you mean `{class}::{close}`?")),
            (None, Some(first)) => error.help(format!("write a case: `{class}::{first}`")),
            (None, None) => error,
        });
    }

    /// Checks that the elements of a default value are in the range of the element type of a dense array.
    fn check_default_array(&mut self, name: &Name, default: &Name, class: &str) {
        let Some(element) = dense_array_element(class).filter(|_| !self.types.of_mlir) else { return };
        let Some(wrong) = wrong_element(element, &default.text) else { return };
        let message = format!(
            "the default value of the attribute `{}` has the element {wrong}, which is not a value of `{element}`",
            name.text
        );
        self.errors.push(Diagnostic::error(message).code(codes::OP_DEFAULT).at(default.span));
    }

    pub(super) fn required_name(&mut self, owner: Record<'r>, part: &Part<'r>, what: &str) -> Option<Name> {
        if part.name.is_none() {
            let message = format!("every {what} of `{}` must have a name", owner.name());
            let error = Diagnostic::error(message).code(codes::OP_UNNAMED).at(part.span);
            self.errors.push(error.help(format!("write `{}:$name`", part.constraint.name())));
        }
        part.name.clone()
    }
}

/// The name of the constraint that accepts anything in a field.
fn any_of(field: &str) -> &'static str {
    match field {
        "regions" => "AnyRegion",
        "successors" => "AnySuccessor",
        _ => "AnyType",
    }
}

/// Whether the dialect of an operation has `useStrictPropertiesInAssemblyFormat`, as of MLIR 24.
fn has_strict_properties(record: Record<'_>) -> bool {
    let dialect = record.find::<Record<'_>>("opDialect");
    dialect.and_then(|dialect| dialect.find::<bool>("useStrictPropertiesInAssemblyFormat")).unwrap_or(false)
}

/// Whether the C++ of the definition prints the properties itself. MLIR's code then prints all of them.
fn prints_properties(record: Record<'_>) -> bool {
    // A function that skips `elidedProps` prints the same properties as the default printer.
    let is_of_all =
        |text: &str| text.contains("printProperties(") && !text.contains("is_contained(elidedProps");
    record.find::<&str>("extraClassDeclaration").is_some_and(is_of_all)
}

/// Whether all members in the C++ of a definition are understood: `getDefaultDialect`, and functions that print
/// properties.
pub(super) fn is_read(code: &str) -> bool {
    let lines = code.lines().map(|line| line.split_once("//").map_or(line, |(before, _)| before));
    let (mut depth, mut member) = (0usize, String::new());
    let mut members = Vec::new();
    for letter in lines.flat_map(str::chars) {
        member.push(letter);
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(letter, '}' | ';') {
            members.push(std::mem::take(&mut member));
        }
    }
    members.push(member);
    let mut members = members.iter().filter(|member| !member.trim_matches([';', ' ']).is_empty());
    members.all(|member| member.contains("getDefaultDialect") || member.contains("printProperties("))
}

/// The implementation of `getDefaultDialect` in the C++ of the definition.
fn default_dialect(record: Record<'_>) -> DefaultDialect {
    let mut found = DefaultDialect::None;
    for text in class_texts(record) {
        let Some(rest) = text.split_once("getDefaultDialect").map(|(_, rest)| rest.trim_start()) else {
            continue;
        };
        let Some(rest) = rest.strip_prefix('(').and_then(|rest| rest.trim_start().strip_prefix(')')) else {
            continue;
        };
        found = DefaultDialect::Hook;
        // Without a body, it is a declaration.
        let Some((body, _)) = rest.trim_start().strip_prefix('{').and_then(|rest| rest.split_once('}'))
        else {
            continue;
        };
        let returned = body.split_once("return").and_then(|(_, value)| returned_dialect(record, value));
        if let Some(dialect) = returned {
            return DefaultDialect::Named(dialect);
        }
    }
    found
}

/// The C++ in the class of an operation: its own, then the C++ of its traits.
fn class_texts<'r>(record: Record<'r>) -> impl Iterator<Item = &'r str> {
    let own = ["extraClassDeclaration", "extraClassDefinition"].map(|field| record.find::<&str>(field));
    let mut of_traits = Vec::new();
    let mut pending: Vec<Record<'r>> = record.find("traits").unwrap_or_default();
    pending.reverse();
    while let Some(item) = pending.pop() {
        if item.is_subclass_of("TraitList") {
            let inner: Vec<Record<'r>> = item.find("traits").unwrap_or_default();
            pending.extend(inner.into_iter().rev());
        } else if item.is_subclass_of("NativeTrait") {
            let fields = ["extraConcreteClassDeclaration", "extraConcreteClassDefinition"];
            of_traits.extend(fields.map(|field| item.find::<&str>(field)));
        }
    }
    own.into_iter().chain(of_traits).flatten()
}

/// The name of the dialect in a C++ expression: a literal, or `FooDialect::getDialectNamespace()`.
fn returned_dialect(record: Record<'_>, value: &str) -> Option<String> {
    if let Some((class, _)) = value.split_once("getDialectNamespace()") {
        let class = last_name(class.trim().trim_end_matches("::"));
        let own: Option<Record<'_>> = record.find("opDialect");
        // The class of a dialect is the name of its record without `_`.
        let is_class = |dialect: &Record<'_>| dialect.name().replace('_', "") == class;
        let named = own
            .filter(is_class)
            .or_else(|| record.records().derived_from("Dialect").into_iter().find(is_class));
        return named?.find::<&str>("name").map(str::to_owned);
    }
    let (_, value) = value.split_once('"')?;
    Some(value.split_once('"')?.0.to_owned())
}

/// One argument of a dag, without its decorators.
pub(super) struct Part<'r> {
    pub(super) constraint: Record<'r>,
    name: Option<Name>,
    pub(super) span: Span,
    pub(super) summary: &'r str,
    effects: Vec<Effect>,
}

impl<'r> Part<'r> {
    fn new(declared: Record<'r>, name: Option<&'r str>, span: Span) -> Self {
        let name = name.filter(|name| !name.is_empty()).map(|name| Name::new(name, span));
        if !declared.is_subclass_of("OpVariable") {
            return Self { constraint: declared, name, span, summary: "", effects: Vec::new() };
        }
        let decorators: Vec<Record<'_>> = declared.find("decorators").unwrap_or_default();
        Self {
            constraint: declared.find("constraint").unwrap_or(declared),
            name,
            span,
            summary: declared.find("summary").unwrap_or(""),
            effects: decorators.into_iter().filter_map(effect).collect(),
        }
    }
}

/// The effect of a record of ODS's `SideEffect`.
pub(super) fn effect(record: Record<'_>) -> Option<Effect> {
    if !record.is_subclass_of("SideEffect") {
        return None;
    }
    let text = |field: &str| record.find::<&str>(field).unwrap_or("");
    let last = |text: &str| text.rsplit("::").next().unwrap_or(text).to_owned();
    let full = match record.value("effectOnFullRegion") {
        Some(Value::Bit(full)) => full,
        _ => false,
    };
    Some(Effect {
        interface: last(text("interfaceTrait").trim_end_matches("::Trait")),
        effect: last(text("effect")),
        resource: text("resource").trim_start_matches("::mlir::SideEffects::").to_owned(),
        stage: record.find("stage").unwrap_or(0),
        full,
    })
}

/// The singular of the name of a dag.
fn word(field: &str) -> &str {
    field.strip_suffix('s').unwrap_or(field)
}

/// The source range of an argument of a dag.
fn argument_place(record: Record<'_>, field: &str, index: usize) -> Span {
    let place = field_place(record, field);
    record.find::<DagValue<'_>>(field).and_then(|dag| dag.arg_span(index)).unwrap_or(place)
}

/// The base of an optional, default-valued or confined attribute.
fn base_attribute(record: Record<'_>) -> Record<'_> {
    base(record, "baseAttr")
}

/// The last record of a chain, in which each is a field of the one before.
pub(super) fn base<'r>(record: Record<'r>, field: &str) -> Record<'r> {
    bases(record, field).last().unwrap_or(record)
}

/// A chain of records, in which each is a field of the one before.
pub(super) fn bases<'r>(record: Record<'r>, field: &str) -> impl Iterator<Item = Record<'r>> {
    let next = move |record: &Record<'r>| record.find::<Record<'r>>(field);
    // `take` ends cycles.
    std::iter::successors(Some(record), next).take(MAX_BASES)
}

fn attribute_form(base: Record<'_>) -> AttrForm {
    if base.is_subclass_of("EnumAttr") {
        return AttrForm::EnumAttr(base.find::<Record<'_>>("enum").map(enum_name).unwrap_or_default());
    }
    if base.is_subclass_of("EnumAttrInfo") {
        return AttrForm::EnumInteger(enum_name(base));
    }
    if base.is_subclass_of("DerivedAttr") {
        return AttrForm::Derived;
    }
    if base.is_subclass_of("DenseArrayAttrBase") {
        return AttrForm::DenseArray;
    }
    if base.name() == "SymbolNameAttr" { AttrForm::SymbolName } else { AttrForm::Attribute }
}

/// The first tokens of an attribute's text: the first literal of its own format, or the cases of its enum.
fn attribute_begins(base: Record<'_>) -> Vec<String> {
    let info = if base.is_subclass_of("EnumAttr") { base.find("enum") } else { Some(base) };
    let format = base.find::<&str>("assemblyFormat").unwrap_or("$value").trim_start();
    if let Some((literal, _)) = format.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
        return vec![literal.to_owned()];
    }
    let info: Option<Record<'_>> = info.filter(|_| format.starts_with("$value"));
    let cases = info.and_then(|info| info.find::<Vec<Record<'_>>>("enumerants"));
    let begin = |case: &Record<'_>| {
        let text = case.find::<&str>("str").filter(|text| !text.is_empty())?;
        let is_keyword = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
        Some(if is_keyword { text } else { "\"" }.to_owned())
    };
    cases.iter().flatten().filter_map(begin).collect()
}

/// The width of an enum that is stored as an integer.
fn enum_width(base: Record<'_>) -> Option<i64> {
    if base.is_subclass_of("EnumAttrInfo") { base.find("bitwidth") } else { None }
}

/// Whether an attribute is from Isogloss's library, which has no C++ calls.
fn is_structural(base: Record<'_>) -> bool {
    base.is_subclass_of("ClassAttr") || base.is_subclass_of("EnumAttrInfo")
}
