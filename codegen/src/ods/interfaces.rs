//! Interfaces, and the interfaces that a def implements.

use super::Ods;
use super::classes::interface_kind;
use super::cpp_names::{joined, namespace_of};
use super::fields::Fields;
use super::rust_text::Callable;
use crate::codes;
use crate::lints::{cpp_method, ignored_interface, unknown_override};
use crate::model;
use crate::model::{
    DefKind, Interface, InterfaceKind, InterfaceUse, InterfaceVerifier, Method, MethodBody, Name, ParamType,
    Text,
};
use isogloss_tablegen::{DagValue, Diagnostic, ListValue, Record, Span, StringValue, Value};
use std::collections::BTreeSet;
use std::ops::Range;

/// Whether a type declares by `DeclareTypeInterfaceMethods<DataLayoutTypeInterface>` that its
/// author overrides results of its rule.
pub(super) fn declares_layout(record: Record<'_>) -> bool {
    let traits: Vec<Record<'_>> = record.find("traits").unwrap_or_default();
    traits.iter().any(|item| {
        item.is_subclass_of("DeclareInterfaceMethods")
            && item.find::<&str>("cppInterfaceName").is_some_and(|name| name == model::LAYOUT_INTERFACE)
    })
}

/// Interfaces that an item lists.
#[derive(Default)]
pub(super) struct UsedInterfaces {
    /// The interfaces with a Rust trait.
    pub(super) uses: Vec<InterfaceUse>,
    /// The full C++ names of the other interfaces.
    pub(super) ignored: Vec<String>,
}

/// The maximum nesting depth of base interfaces.
const MAX_BASES: usize = 64;

/// The interfaces seen on a walk over bases, by full names.
#[derive(Default)]
pub(super) struct Bases {
    /// The interfaces whose bases are being visited, outermost first.
    open: Vec<String>,
    seen: BTreeSet<String>,
}

/// The result of [`Bases::enter`].
pub(super) enum Entered {
    /// Its bases are to be visited, then [`Bases::leave`] is to be called.
    First,
    /// It and its bases were visited before.
    Again,
    /// It is among its own bases, or they nest too deep: the message.
    Cycle(String),
}

impl Bases {
    /// Enters an interface by its full name; messages call it `name`.
    pub(super) fn enter(&mut self, full: &str, name: &str) -> Entered {
        if self.open.iter().any(|open| open == full) {
            return Entered::Cycle(format!("the interface `{name}` is among its own bases"));
        }
        if self.open.len() > MAX_BASES {
            return Entered::Cycle(format!("the bases of `{name}` nest deeper than {MAX_BASES} levels"));
        }
        if !self.seen.insert(full.to_owned()) {
            return Entered::Again;
        }
        self.open.push(full.to_owned());
        Entered::First
    }

    pub(super) fn leave(&mut self) {
        self.open.pop();
    }
}

/// An interface in a list of traits that types and attributes cannot have.
fn foreign_member(list: Record<'_>, depth: usize) -> Option<Record<'_>> {
    let members: Vec<Record<'_>> = list.find("traits").unwrap_or_default();
    members.into_iter().find_map(|member| {
        if member.is_subclass_of("TraitList") && depth < MAX_BASES {
            return foreign_member(member, depth + 1);
        }
        let is_foreign = member.is_subclass_of("Interface")
            && !matches!(interface_kind(member), Some(InterfaceKind::Values(_)));
        is_foreign.then_some(member)
    })
}

/// The name of a record for messages; for `DeclareTypeInterfaceMethods<I>`, the name of the interface.
fn display_name(item: Record<'_>) -> &str {
    if item.is_anonymous() { interface_name(item) } else { item.name() }
}

/// The name of an interface (ODS `cppInterfaceName`).
pub(super) fn interface_name(item: Record<'_>) -> &str {
    item.find::<&str>("cppInterfaceName").unwrap_or(item.name())
}

/// The full C++ name of an interface.
pub(super) fn full_name(item: Record<'_>) -> String {
    joined(namespace_of(item), interface_name(item))
}

impl<'r> Ods<'r, '_> {
    /// The interfaces of a def, with their bases, each once.
    pub(super) fn interface_uses(&mut self, record: Record<'r>, kind: DefKind) -> UsedInterfaces {
        let traits: Vec<Record<'_>> = match record.get::<Option<Vec<Record<'_>>>>("traits") {
            Ok(traits) => traits.unwrap_or_default(),
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return UsedInterfaces::default();
            }
        };
        let place = super::field_place(record, "traits");
        let mut found = UsedInterfaces::default();
        let places = super::list_places(record, "traits");
        let place_of = |index: usize| places.get(index).copied().unwrap_or(place);
        let mut pending: Vec<_> =
            traits.into_iter().enumerate().map(|(at, item)| (item, place_of(at))).rev().collect();
        while let Some((item, place)) = pending.pop() {
            if item.is_subclass_of("TraitList") {
                // One error about the list is enough.
                if let Some(member) = foreign_member(item, 0) {
                    let message = format!("`{}` is not a trait of {}s", item.name(), kind.word());
                    let error = Diagnostic::error(message).code(codes::INTERFACE_KIND).at(place);
                    self.errors.push(
                        error.help(format!(
                            "it contains `{}`, an interface of operations",
                            display_name(member)
                        )),
                    );
                    continue;
                }
                let members: Vec<Record<'_>> = item.find("traits").unwrap_or_default();
                pending.extend(members.into_iter().rev().map(|member| (member, place)));
            }
            if !item.is_subclass_of("Interface") {
                continue;
            }
            let fits = match kind {
                DefKind::Type => "TypeInterface",
                DefKind::Attribute => "AttrInterface",
            };
            if !item.is_subclass_of(fits) {
                let message = format!("`{}` is not an interface of {}s", display_name(item), kind.word());
                let mut error = Diagnostic::error(message).code(codes::INTERFACE_KIND).at(place);
                if let Some(own) = interface_kind(item) {
                    error = error.help(format!("it is an interface of {}s", own.word()));
                }
                self.errors.push(error);
                continue;
            }
            self.check_overridden(item, place);
            let item = self.with_bases(item, place);
            for used in item.uses {
                match found.uses.iter_mut().find(|known| known.full_class == used.full_class) {
                    Some(known) => known.by_hand |= used.by_hand,
                    None => found.uses.push(used),
                }
            }
            found.ignored.extend(item.ignored);
        }
        found
    }

    /// The interfaces of a dialect itself, if the record has the field `interfaces`.
    pub(super) fn dialect_interfaces(&mut self, record: Record<'r>) -> Vec<InterfaceUse> {
        if record.field("interfaces").is_none() {
            return Vec::new();
        }
        let interfaces: Vec<Record<'_>> = match record.get("interfaces") {
            Ok(interfaces) => interfaces,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return Vec::new();
            }
        };
        let place = super::field_place(record, "interfaces");
        interfaces.into_iter().flat_map(|item| self.with_bases(item, place).uses).collect()
    }

    /// An interface after its bases, each once.
    fn with_bases(&mut self, item: Record<'r>, place: Span) -> UsedInterfaces {
        let mut found = UsedInterfaces::default();
        self.add_with_bases(item, place, &mut Bases::default(), &mut found);
        found
    }

    fn add_with_bases(
        &mut self,
        item: Record<'r>,
        place: Span,
        bases: &mut Bases,
        found: &mut UsedInterfaces,
    ) {
        let (name, full_class) = (interface_name(item), full_name(item));
        match bases.enter(&full_class, name) {
            Entered::First => {}
            Entered::Again => {
                let known = found.uses.iter_mut().find(|known| known.full_class == full_class);
                known
                    .into_iter()
                    .for_each(|known| known.by_hand |= item.is_subclass_of("DeclareInterfaceMethods"));
                return;
            }
            Entered::Cycle(message) => {
                self.errors.push(Diagnostic::error(message).code(codes::INTERFACE_CYCLE).at(place));
                return;
            }
        }
        for base in item.find::<Vec<Record<'_>>>("baseInterfaces").unwrap_or_default() {
            self.add_with_bases(base, place, bases, found);
        }
        bases.leave();
        match self.types.interface(&full_class).cloned() {
            Some(path) => {
                let by_hand = item.is_subclass_of("DeclareInterfaceMethods");
                found.uses.push(InterfaceUse { name: Name::new(name, place), full_class, path, by_hand });
            }
            None => {
                found.ignored.push(full_class);
                // A loader of definitions does not write Rust.
                if self.for_tables {
                    return;
                }
                self.errors.push(ignored_interface::report(name, place));
            }
        }
    }

    /// Checks that the methods named as overridden exist.
    fn check_overridden(&mut self, item: Record<'r>, place: Span) {
        let Some(list) = item.find::<ListValue<'_>>("alwaysOverriddenMethods") else { return };
        let overridden: Vec<&str> = list.collect().unwrap_or_default();
        let methods: Vec<Record<'_>> = item.find("methods").unwrap_or_default();
        let known: Vec<&str> = methods.iter().filter_map(|method| method.find("name")).collect();
        for (index, name) in overridden.into_iter().enumerate().filter(|(_, name)| !known.contains(name)) {
            let place = super::element_place(self.records, list, index, place).unwrap_or(place);
            let interface = item.find::<&str>("cppInterfaceName").unwrap_or("");
            let message = format!("`{interface}` has no method `{name}` to override");
            let mut error = Diagnostic::error(message).code(codes::UNKNOWN_METHOD).at(place);
            if self.types.of_mlir {
                // mlir-tblgen ignores such a name.
                error = unknown_override::downgrade(error);
            }
            // Methods have their C++ names here.
            let renamed =
                known.iter().copied().find(|known| crate::names::method(known) == crate::names::method(name));
            let close = renamed.or_else(|| isogloss_tablegen::closest(name, known.iter().copied()));
            if let Some(close) = close {
                error = error.help(format!("did you mean `{close}`?"));
            }
            self.errors.push(error);
        }
    }

    /// An interface that is generated.
    pub(super) fn interface(&mut self, record: Record<'r>) -> Option<Interface> {
        let kind = interface_kind(record)?;
        let mut fields = Fields::new(record, self.errors);
        let class = fields.text("cppInterfaceName");
        let full_class = joined(namespace_of(record), &class);
        let class_place = fields.name_place("cppInterfaceName");
        let docs = super::docs(None, fields.optional("description"));
        let missing = fields.optional::<&str>("whenMissing").unwrap_or_default().to_owned();
        self.warn_of_interface(record);
        let mut fields = Fields::new(record, self.errors);
        let methods: Vec<Record<'_>> = fields.get("methods").unwrap_or_default();
        let bases: Vec<Record<'_>> = fields.get("baseInterfaces").unwrap_or_default();
        let mut uses = Vec::new();
        for base in bases {
            if interface_kind(base) != Some(kind) {
                let message = format!("the base `{}` is not an interface of {}s", base.name(), kind.word());
                let place = super::field_place(record, "baseInterfaces");
                self.errors.push(Diagnostic::error(message).code(codes::INTERFACE_KIND).at(place));
                continue;
            }
            uses.extend(self.with_bases(base, record.span()).uses.pop());
        }
        let known = self.callable(record);
        let mut methods: Vec<Method> =
            methods.into_iter().filter_map(|method| self.method(method, &known)).collect();
        if self.types.of_mlir {
            super::foreign::rename_overloads(&mut methods);
        }
        let verifier = (kind == InterfaceKind::Operations).then(|| self.interface_verifier(record)).flatten();
        let record = Name::new(record.name(), record.span());
        Some(Interface {
            full_class,
            class_place,
            docs,
            missing,
            bases: uses,
            methods,
            verifier,
            ..Interface::new(record, class, kind)
        })
    }

    /// The verifier of the operations that implement an interface.
    fn interface_verifier(&mut self, record: Record<'r>) -> Option<InterfaceVerifier> {
        let verify: StringValue<'_> = record.find("verify")?;
        if verify.text().trim().is_empty() {
            return None;
        }
        let name = Name::new("verify", super::field_place(record, "verify"));
        if self.types.of_mlir {
            self.errors.push(cpp_method::report(&name, "it is not run"));
            return None;
        }
        let after_regions = record.find("verifyWithRegions").unwrap_or(false);
        Some(InterfaceVerifier {
            body: self.rust_body(verify, &name, &self.callable(record).in_verifier())?,
            after_regions,
        })
    }

    fn method(&mut self, record: Record<'r>, known: &Callable) -> Option<Method> {
        let mut fields = Fields::new(record, self.errors);
        let Some(name) = fields.name("name") else {
            self.errors.push(record.error("a method of an interface has no name").code(codes::BAD_NAME));
            return None;
        };
        let description = fields.text("description");
        let result: StringValue<'_> = fields.get("returnType")?;
        let arguments: DagValue<'_> = fields.get("arguments")?;
        let body: StringValue<'_> = fields.get("body")?;
        let default: StringValue<'_> = fields.get("defaultBody")?;
        let is_static = record.is_subclass_of("StaticInterfaceMethod");
        let result = match result.text().trim() {
            "void" | "()" | "" => None,
            _ => match self.spelled_string(result, name.span) {
                Some(ty) => Some(ty),
                None => {
                    if self.types.named(&name.text).is_some()
                        && let Some(mut error) = self.errors.pop()
                    {
                        let order = format!("\"{}\", \"{}\"", name.text, result.text());
                        error.help = vec![format!("the type comes before the name: `{order}`")];
                        self.errors.push(error);
                    }
                    return None;
                }
            },
        };
        let arguments = arguments
            .args()
            .enumerate()
            .map(|(index, (argument, value))| {
                let span = arguments.arg_span(index).unwrap_or(name.span);
                self.argument(&name, span, argument, value)
            })
            .collect::<Option<Vec<_>>>()?;
        let body = match (body.text().trim().is_empty(), default.text().trim().is_empty()) {
            (true, true) => MethodBody::Required,
            _ if self.types.of_mlir => {
                self.errors.push(cpp_method::report(&name, "each implementation has its own"));
                MethodBody::Required
            }
            (false, true) => MethodBody::Final(self.rust_body(body, &name, known)?),
            (true, false) => MethodBody::Provided(self.rust_body(default, &name, known)?),
            (false, false) => {
                let message = format!("method `{}` has a body and a default", name.text);
                let [body, default] = ["body", "defaultBody"].map(|field| super::field_place(record, field));
                let error = Diagnostic::error(message).code(codes::BODY_AND_DEFAULT);
                self.errors.push(error.primary(default, "the default").secondary(body, "the body"));
                return None;
            }
        };
        let types = result.iter().map(|ty| (ty, name.span));
        let types = types.chain(arguments.iter().map(|(argument, ty)| (ty, argument.span)));
        let mut places = types.map(|(ty, place)| self.types.place_of(ty, place));
        let rust_type = places.find(|place| !place.is_none()).unwrap_or(Span::NONE);
        Some(Method { name, description, result, arguments, is_static, body, rust_type })
    }

    fn argument(
        &mut self,
        method: &Name,
        span: Span,
        name: Option<&str>,
        value: Value<'r>,
    ) -> Option<(Name, ParamType)> {
        let (Some(name), Value::String(spelled)) = (name, value) else {
            let message = format!("an argument of `{}` needs a type in a string, and a name", method.text);
            let error = Diagnostic::error(message).code(codes::UNNAMED_PARAMETER).at(span);
            self.errors.push(error.help("write `\"u32\":$width`"));
            return None;
        };
        Some((Name::new(name, span), self.spelled_string(spelled, span)?))
    }

    fn spelled_string(&mut self, spelled: StringValue<'r>, otherwise: Span) -> Option<ParamType> {
        let locate = |range: Range<usize>| spelled.origin_of(range).unwrap_or(otherwise);
        self.spelled(Text { text: spelled.text(), locate: &locate })
    }
}

#[cfg(test)]
mod tests {
    use super::{Bases, Entered, MAX_BASES};

    fn message(entered: Entered) -> String {
        match entered {
            Entered::First => "first".to_owned(),
            Entered::Again => "again".to_owned(),
            Entered::Cycle(message) => message,
        }
    }

    #[test]
    fn bases_in_a_circle_and_deep_ones_are_refused() {
        let mut bases = Bases::default();
        assert_eq!(message(bases.enter("::A", "A")), "first");
        assert_eq!(message(bases.enter("::A", "A")), "the interface `A` is among its own bases");
        assert_eq!(message(bases.enter("::B", "B")), "first");
        assert_eq!(message(bases.enter("::A", "A")), "the interface `A` is among its own bases");
        bases.leave();
        assert_eq!(message(bases.enter("::B", "B")), "again");
        for index in 0..MAX_BASES {
            assert_eq!(message(bases.enter(&index.to_string(), "C")), "first");
        }
        let deep = format!("the bases of `D` nest deeper than {MAX_BASES} levels");
        assert_eq!(message(bases.enter("::D", "D")), deep);
    }
}
