//! The traits and interfaces of operations.

use super::classes::verify_of;
use super::field_place;
use super::fields::Fields;
use super::interfaces::{Bases, Entered, full_name, interface_name};
use super::op::{Operations, effect};
use crate::codes;
use crate::lints::{ignored_interface, unknown_override};
use crate::model::Name;
use crate::model::constraint::{Path, Predicate, Step};
use crate::model::cpp_class::CppClass;
use crate::model::op::{
    AttrPresence, Comparator, CoreTrait, Meaning, OpClassRef, OpInterface, OpTrait, OpTraitKind, Operation,
    PredicateTrait, Segments,
};
use crate::source::one_line;
use isogloss_tablegen::{Diagnostic, FileId, ListValue, Record, Records, Span, StringValue, Value};
use std::collections::HashMap;

/// Interfaces that are hooks in Rust instead of traits of a handle.
pub(super) const HOOKS: &[&str] = &["InferTypeOpInterface"];

/// The C++ classes that the accessors of an operation's parts return, by the names of the parts.
fn classes_of_parts(operation: &Operation) -> HashMap<String, CppClass> {
    let mut classes = HashMap::new();
    for group in operation.operands.iter().chain(&operation.results) {
        let class = if group.arity.is_list() { "OperandRange" } else { "Value" };
        classes.extend(group.name.iter().map(|name| (name.text.clone(), CppClass::new(class))));
    }
    for attribute in &operation.attributes {
        let class = match &attribute.presence {
            // The accessor returns its presence.
            AttrPresence::Unit => Some(CppClass::new("UnitAttr")),
            AttrPresence::Optional => CppClass::parse(&attribute.value)
                .filter(CppClass::is_option)
                .or_else(|| Some(CppClass::new("Attribute"))),
            AttrPresence::Required | AttrPresence::Default(_) | AttrPresence::OptionalDefault(_) => {
                CppClass::parse(&attribute.value)
            }
        };
        classes.extend(class.map(|class| (attribute.name.text.clone(), class)));
    }
    for property in &operation.properties {
        let class = CppClass::parse(&property.value);
        classes.extend(class.map(|class| (property.name.text.clone(), class)));
    }
    classes
}

/// The maximum nesting depth of lists of traits.
const MAX_NESTING: usize = 64;

impl<'r> Operations<'r, '_> {
    /// Sets the traits of an operation, and the segments that they specify.
    pub(super) fn traits(&mut self, record: Record<'r>, form: Option<Record<'r>>, operation: &mut Operation) {
        let namespace = record.find::<&str>("cppNamespace").unwrap_or("");
        let mut flat = Vec::new();
        for record in [Some(record), form].into_iter().flatten() {
            let listed = Fields::new(record, self.errors).get::<Vec<Record<'_>>>("traits");
            let Some(listed) = listed else { return };
            let span = field_place(record, "traits");
            let places = super::list_places(record, "traits");
            for (index, item) in listed.iter().enumerate() {
                let place = places.get(index).copied().unwrap_or(span);
                let before = self.errors.len();
                self.flatten(&[*item], place, 0, &mut flat);
                if self.errors.len() > before {
                    break; // One error is enough.
                }
            }
        }
        self.check_order(&flat);
        // Only conditions name parts.
        if flat.iter().any(|(item, _)| item.is_subclass_of("PredTrait")) {
            self.constraints.set_arguments(classes_of_parts(operation));
        }
        for (item, span) in flat {
            self.op_trait(item, namespace, span, &mut operation.traits);
        }
        self.constraints.set_arguments(HashMap::new());
        if has_graph_regions(record) && !operation.has(CoreTrait::HasOnlyGraphRegion) {
            operation.traits.push(OpTrait {
                kind: OpTraitKind::Core(CoreTrait::HasOnlyGraphRegion),
                structural: false,
                span: field_place(record, "extraClassDeclaration"),
                words: Vec::new(),
            });
        }
        let mut traits = std::mem::take(&mut operation.traits);
        for item in &mut traits {
            if let OpTraitKind::Predicate(PredicateTrait { meaning: Meaning::Condition(condition), .. }) =
                &mut item.kind
                && condition.names_parts()
            {
                *condition = std::mem::replace(condition, Predicate::TRUE).of_operation(operation);
            }
        }
        operation.traits = traits;
        let segments = |sized, equal| {
            if operation.has(sized) {
                Segments::Sized
            } else if operation.has(equal) {
                Segments::Equal
            } else {
                Segments::Counted
            }
        };
        let operands = segments(CoreTrait::AttrSizedOperandSegments, CoreTrait::SameVariadicOperandSize);
        let results = segments(CoreTrait::AttrSizedResultSegments, CoreTrait::SameVariadicResultSize);
        (operation.operand_segments, operation.result_segments) = (operands, results);
    }

    /// The traits of lists, each once, in order.
    fn flatten(
        &mut self,
        listed: &[Record<'r>],
        span: Span,
        depth: usize,
        flat: &mut Vec<(Record<'r>, Span)>,
    ) {
        if depth > MAX_NESTING {
            let message = format!(
                "lists of traits nest deeper than {MAX_NESTING} levels, or one of them contains itself"
            );
            self.errors.push(Diagnostic::error(message).code(codes::OP_TRAIT_CYCLE).at(span));
            return;
        }
        for item in listed {
            if item.is_subclass_of("TraitList") {
                let members: Vec<Record<'_>> = item.find("traits").unwrap_or_default();
                let before = self.errors.len();
                self.flatten(&members, span, depth + 1, flat);
                if self.errors.len() > before && depth > 0 {
                    return; // One error is enough.
                }
            } else if !flat.iter().any(|(known, _)| known == item) {
                flat.push((*item, span));
            }
        }
    }

    /// Checks that each trait follows the traits that it depends on.
    fn check_order(&mut self, flat: &[(Record<'r>, Span)]) {
        let has = |flat: &[(Record<'r>, Span)], wanted| flat.iter().any(|(item, _)| *item == wanted);
        for (index, &(item, span)) in flat.iter().enumerate() {
            let needed: Vec<Record<'_>> = item.find("dependentTraits").unwrap_or_default();
            for needed in needed.into_iter().filter(|needed| !has(&flat[..index], *needed)) {
                let (name, needed_name) = (display_name(item), display_name(needed));
                let message =
                    format!("`{name}` requires `{needed_name}` to precede it in the list of traits");
                let mut error = Diagnostic::error(message).code(codes::OP_TRAIT_ORDER).at(span);
                if has(flat, needed) {
                    error = error.help(format!("move `{needed_name}` before `{name}`"));
                } else {
                    error = error.help(format!("add `{needed_name}` before `{name}`"));
                }
                self.errors.push(error);
            }
        }
    }

    /// Adds a trait, and the bases of an interface before it.
    fn op_trait(&mut self, item: Record<'r>, namespace: &str, span: Span, found: &mut Vec<OpTrait>) {
        let structural = item.is_subclass_of("StructuralOpTrait");
        let kind = if item.is_subclass_of("OpInterface") {
            self.interface(item, span, &mut Bases::default(), found);
            return;
        } else if item.is_subclass_of("Interface") {
            let message = format!("`{}` is not an interface of operations", display_name(item));
            self.errors.push(Diagnostic::error(message).code(codes::INTERFACE_KIND).at(span));
            return;
        } else if item.is_subclass_of("SideEffectsTraitBase") {
            let effects: Vec<Record<'_>> = item.find("effects").unwrap_or_default();
            OpTraitKind::Effects(effects.into_iter().filter_map(effect).collect())
        } else if item.is_subclass_of("PredTrait") {
            let Some(meaning) = self.meaning(item, span) else { return };
            let summary = item.find::<&str>("summary").unwrap_or("").to_owned();
            OpTraitKind::Predicate(PredicateTrait { summary, meaning })
        } else if item.is_subclass_of("NativeTrait") || item.is_subclass_of("GenInternalTrait") {
            self.native(item, namespace)
        } else {
            let name = display_name(item).to_owned();
            OpTraitKind::Foreign { name, path: None, arguments: String::new(), similar: None }
        };
        found.push(OpTrait { kind, structural, span, words: self.words(item, span) });
    }

    /// The words in the arguments of a trait, with their spans in the file of `span`.
    fn words(&mut self, item: Record<'r>, span: Span) -> Vec<Name> {
        let file = self.records.sources().file_of(span);
        // A use of a class has spans of its own.
        if item.is_anonymous() {
            return words(self.records, item, file);
        }
        let read = || words(self.records, item, file);
        self.words.entry((item.name(), file)).or_insert_with(read).clone()
    }

    fn native(&self, item: Record<'r>, namespace: &str) -> OpTraitKind {
        let spelled: &str = item.find("trait").unwrap_or("");
        let spelled = spelled.trim().trim_end_matches("::Impl");
        let (name, arguments) = match spelled.split_once('<') {
            Some((name, rest)) => (name, rest.trim_end_matches('>').trim()),
            None => (spelled, ""),
        };
        let name = name.rsplit("::").next().unwrap_or(name);
        let classes =
            || arguments.split(',').map(|class| self.op_class(class, namespace)).collect::<Vec<_>>();
        let path = item.find::<&str>("rustPath").filter(|path| !path.is_empty());
        let path = path.and_then(|path| self.types.path(path)).map(one_line);
        let core = CoreTrait::parse(name).filter(|_| arguments.is_empty());
        match (name, core) {
            (name, _) if path.is_some() => OpTraitKind::Foreign {
                name: name.to_owned(),
                path,
                arguments: arguments.to_owned(),
                similar: None,
            },
            ("HasParent", _) => OpTraitKind::HasParent(classes()),
            ("SingleBlockImplicitTerminator", _) => {
                OpTraitKind::ImplicitTerminator(self.op_class(arguments, namespace))
            }
            (_, Some(core)) => OpTraitKind::Core(core),
            (name, None) => OpTraitKind::Foreign {
                name: name.to_owned(),
                path,
                arguments: arguments.to_owned(),
                similar: self.similar(item, name).filter(|_| arguments.is_empty()),
            },
        }
    }

    /// The library trait with a name like that of a trait of the definition file.
    fn similar(&self, item: Record<'r>, name: &str) -> Option<String> {
        let key = (item.name(), item.span());
        if let Some(known) = self.similar.borrow().get(&key) {
            return known.clone();
        }
        let similar = self.find_similar(item, name);
        self.similar.borrow_mut().insert(key, similar.clone());
        similar
    }

    fn find_similar(&self, item: Record<'r>, name: &str) -> Option<String> {
        let sources = self.records.sources();
        let in_library = |item: &Record<'_>| {
            let file = sources.file_of(item.span()).map(|file| sources.file(file).name());
            file.is_some_and(|name| isogloss_defs::files().iter().any(|(known, _)| *known == name))
        };
        if in_library(&item) {
            return None;
        }
        let library = self.records.derived_from("NativeOpTrait").filter(in_library);
        let library = library.filter_map(|item| item.find::<&str>("trait"));
        let known = CoreTrait::ALL.iter().map(|item| item.name());
        isogloss_tablegen::closest(name, known.chain(library)).map(str::to_owned)
    }

    /// The operation that a class name refers to inside of a namespace.
    fn op_class(&self, class: &str, namespace: &str) -> OpClassRef {
        let name = self.classes.operation(class, namespace);
        let class = class.trim().trim_start_matches("::").to_owned();
        let name = name.or_else(|| well_known(&class)).map(str::to_owned);
        OpClassRef { name, class }
    }

    /// The condition of a `PredTrait`. Known classes are recognized by their fields, which are
    /// more precise than the predicate.
    fn meaning(&mut self, item: Record<'r>, span: Span) -> Option<Meaning> {
        let text = |field: &str| item.find::<&str>(field).map(str::to_owned);
        // In C++ these are expressions, and may refer to the operation itself.
        let names_parts = ["lhs", "rhs"].iter().all(|field| {
            let text: &str = item.find(field).unwrap_or_default();
            !self.types.of_mlir || text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
        });
        if item.is_subclass_of("TypesMatchWith") && names_parts {
            let transformer = item.find::<StringValue<'_>>("transformer")?;
            let place = transformer.origin_of(0..transformer.text().len()).unwrap_or(span);
            let name = Name::new(transformer.text(), place);
            let comparator = self.comparator(item);
            return Some(Meaning::TypesMatchWith {
                lhs: text("lhs")?,
                rhs: text("rhs")?,
                transformer: self.constraints.transformer(name),
                comparator,
            });
        }
        if item.is_subclass_of("ShapedTypeMatchesElementCountAndTypes") {
            return Some(Meaning::ElementCountAndTypes {
                shaped: text("shaped")?,
                elements: text("elements")?,
            });
        }
        let known = [
            ("AllTypesMatch", &[Step::Type][..]),
            ("AllRanksMatch", &[Step::Type, Step::Rank]),
            ("AllShapesMatch", &[Step::Type, Step::Shape]),
            ("AllElementTypesMatch", &[Step::Type, Step::ElementTypeOrSelf]),
            ("AllElementCountsMatch", &[Step::Type, Step::ElementCount]),
            ("AllTypeIDsMatch", &[Step::Type, Step::TypeId]),
        ];
        for (class, steps) in known {
            if item.is_subclass_of(class) {
                let names: Vec<&str> = item.find("values")?;
                let names = names.into_iter().map(str::to_owned).collect();
                let part = steps.iter().fold(Path::THIS, |path, step| path.then(step.clone()));
                return Some(Meaning::AllMatch { names, part });
            }
        }
        let predicate: Record<'_> = match item.get("predicate") {
            Ok(predicate) => predicate,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return None;
            }
        };
        let condition: Predicate = self.constraints.predicate(predicate, self.errors);
        Some(Meaning::Condition(condition))
    }

    fn comparator(&self, item: Record<'r>) -> Comparator {
        if item.is_subclass_of("RangedTypesMatchWith") {
            return Comparator::Ranges;
        }
        if item.is_subclass_of("OptionalTypesMatchWith") {
            return Comparator::EqualIfPresent;
        }
        // MLIR's record has the comparator only as part of its predicate.
        let text = item.find::<&str>("comparator").map(str::to_owned).or_else(|| {
            let predicate: Record<'_> = item.find("predicate")?;
            let text: &str = predicate.find("predExpr")?;
            let call = text.trim_start_matches('(');
            let end = call.find("()(").map(|at| at + 2).or_else(|| call.find('('))?;
            Some(call[..end].to_owned())
        });
        match text.as_deref().map(|text| text.trim_start_matches("::")) {
            None | Some("std::equal_to<>()") => Comparator::Equal,
            Some("llvm::equal") => Comparator::Ranges,
            Some(other) => Comparator::Cpp(other.to_owned()),
        }
    }

    /// Adds an interface after its bases, or merges it with an existing entry.
    fn interface(&mut self, item: Record<'r>, span: Span, visited: &mut Bases, found: &mut Vec<OpTrait>) {
        let (name, full_class) = (interface_name(item), full_name(item));
        let bases: Vec<Record<'_>> = item.find("baseInterfaces").unwrap_or_default();
        match visited.enter(&full_class, name) {
            Entered::First => {
                for base in &bases {
                    self.interface(*base, span, visited, found);
                }
                visited.leave();
            }
            Entered::Again => {}
            Entered::Cycle(message) => {
                self.errors.push(Diagnostic::error(message).code(codes::INTERFACE_CYCLE).at(span));
                return;
            }
        }
        let declared = item.is_subclass_of("DeclareInterfaceMethods");
        let overridden: Vec<&str> = item.find("alwaysOverriddenMethods").unwrap_or_default();
        let methods: Vec<Record<'_>> = item.find("methods").unwrap_or_default();
        let method_name = |method: &Record<'r>| method.find::<&str>("name").unwrap_or("").to_owned();
        let names: Vec<String> = methods.iter().map(method_name).collect();
        for (index, method) in overridden.iter().enumerate() {
            if !names.iter().any(|name| name == method) {
                let message = format!("the interface `{name}` has no method `{method}`");
                let list = item.find::<ListValue<'_>>("alwaysOverriddenMethods");
                let place = list.and_then(|list| super::element_place(self.records, list, index, span));
                let mut error =
                    Diagnostic::error(message).code(codes::UNKNOWN_METHOD).at(place.unwrap_or(span));
                if self.types.of_mlir {
                    // mlir-tblgen ignores such a name.
                    error = unknown_override::downgrade(error);
                }
                // Methods have their C++ names here.
                let known: Vec<&str> = names.iter().map(String::as_str).collect();
                let bare = method.strip_prefix("get").unwrap_or(method);
                let close =
                    crate::model::nearest(method, &known).or_else(|| crate::model::nearest(bare, &known));
                let help = close.map(|close| format!("did you mean `{close}`?"));
                let help = help.or_else(|| crate::model::name_help(method, &known, "", "method"));
                error = help.into_iter().fold(error, Diagnostic::help);
                self.errors.push(error);
            }
        }
        let known = found.iter_mut().find_map(|item| {
            if let OpTraitKind::Interface(interface) = &mut item.kind {
                (interface.full_class == full_class).then_some(interface)
            } else {
                None
            }
        });
        let overridden = overridden.into_iter().map(str::to_owned);
        if let Some(known) = known {
            known.declared |= declared;
            known.overridden.extend(overridden);
            return;
        }
        let empty = |record: Record<'r>, field: &str| {
            record.find::<&str>(field).is_some_and(|text| text.trim().is_empty())
        };
        let required = |method: &&Record<'r>| empty(**method, "body") && empty(**method, "defaultBody");
        // `DeclareOpInterfaceMethods` copies the methods only; the interface itself has the other fields.
        let itself = if declared { self.interfaces.get(&full_class).copied().unwrap_or(item) } else { item };
        let verify = self.types.counterpart(&full_class).unwrap_or_else(|| verify_of(itself));
        let path = self.types.interface_text(&full_class).map(str::to_owned);
        if path.is_none() && !HOOKS.contains(&name) {
            self.errors.push(ignored_interface::report(name, span));
        }
        let interface = OpInterface {
            record: Name::new(itself.name(), itself.span()),
            name: name.to_owned(),
            full_class,
            path,
            declared,
            overridden: overridden.collect(),
            required: methods.iter().filter(required).map(method_name).collect(),
            bases: bases.iter().map(|base| interface_name(*base).to_owned()).collect(),
            verify,
            dynamic: itself.field("extraClassOf").is_some() && !empty(itself, "extraClassOf"),
        };
        found.push(OpTrait {
            kind: OpTraitKind::Interface(interface),
            structural: false,
            span,
            words: Vec::new(),
        });
    }
}

/// The words in the arguments of a trait, with their spans: names of parts of the operation, and classes.
fn words(records: &Records, item: Record<'_>, own_file: Option<FileId>) -> Vec<Name> {
    let sources = records.sources();
    let is_separator = |c: char| !(c.is_alphanumeric() || "_$:.".contains(c));
    let (mut whole, mut parts) = (Vec::new(), Vec::new());
    let mut add = |string: StringValue<'_>| {
        let mut end = 0;
        for piece in string.text().split_inclusive(is_separator) {
            let start = end;
            end += piece.len();
            let word = piece.trim_end_matches(is_separator);
            let place = string.origin_of(start..start + word.len()).filter(|_| !word.is_empty());
            let Some(place) = place.filter(|place| sources.file_of(*place) == own_file) else { continue };
            let words = if word == string.text() { &mut whole } else { &mut parts };
            words.push(Name::new(word, place));
        }
    };
    for field in item.fields().filter(|field| field.name() != "summary") {
        match field.value() {
            Value::String(string) => add(string),
            Value::List(list) => {
                for element in list.iter() {
                    if let Value::String(string) = element {
                        add(string);
                    }
                }
            }
            _ => {}
        }
    }
    // Arguments that consist of the word take precedence over those that contain it.
    whole.append(&mut parts);
    whole
}

/// The name of a trait in messages; for an anonymous record a name from its fields.
fn display_name(item: Record<'_>) -> &str {
    if !item.is_anonymous() {
        return item.name();
    }
    let field = |field: &str| item.find::<&str>(field);
    field("cppInterfaceName").or_else(|| field("trait")).or_else(|| field("summary")).unwrap_or(item.name())
}

/// Operations of MLIR that traits name although definition files may not include them.
fn well_known(class: &str) -> Option<&'static str> {
    let class = class.strip_prefix("mlir::").unwrap_or(class);
    Some(match class {
        "ModuleOp" => "builtin.module",
        "func::FuncOp" | "FuncOp" => "func.func",
        "smt::YieldOp" => "smt.yield",
        _ => return None,
    })
}

/// Whether the C++ of the definition makes all regions graph regions: `getRegionKind` returns nothing else.
fn has_graph_regions(record: Record<'_>) -> bool {
    let text: &str = record.find("extraClassDeclaration").unwrap_or("");
    let body = text.split_once("getRegionKind(").and_then(|(_, rest)| rest.split_once(')'));
    let body = body.and_then(|(_, rest)| rest.trim_start().strip_prefix('{')?.split_once('}'));
    let returned = body.and_then(|(body, _)| body.trim().strip_prefix("return")?.strip_suffix(';'));
    returned.is_some_and(|kind| {
        kind.trim().trim_start_matches("::").trim_start_matches("mlir::") == "RegionKind::Graph"
    })
}
