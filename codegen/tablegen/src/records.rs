//! The result of a run: classes, records and their values, to be read.
//!
//! [`Records`] owns everything; [`Record`], [`Field`] and [`Value`] are small
//! handles that borrow from it.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::provenance::{Uses, Via};
use crate::store::{self, FastMap, FieldKind, RecordId, Store, ValueId};
use crate::value::{FromValue, Value};
use crate::{Dependencies, Diagnostic, SourceMap, Span};

/// Everything that a definition file defines.
///
/// ```
/// use isogloss_tablegen::Session;
///
/// let records = Session::new().parse_str("zoo.td", r#"
///     class Animal<int l> { int legs = l; string sound = ?; }
///     def Dog : Animal<4> { let sound = "woof"; }
///     def Ant : Animal<6>;
/// "#)?;
/// let names: Vec<_> = records.derived_from("Animal").map(|r| r.name()).collect();
/// assert_eq!(names, ["Dog", "Ant"]);
/// let dog = records.def("Dog").unwrap();
/// assert_eq!(dog.get::<i64>("legs").unwrap(), 4);
/// assert_eq!(dog.get::<Option<&str>>("sound").unwrap(), Some("woof"));
/// let ant = records.def("Ant").unwrap();
/// assert_eq!(ant.get::<Option<&str>>("sound").unwrap(), None);
/// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
/// ```
#[derive(Debug)]
pub struct Records {
    pub(crate) store: Arc<Store>,
    pub(crate) sources: SourceMap,
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) dependencies: Dependencies,
    pub(crate) lists: Arc<Lists>,
    pub(crate) uses: Uses,
}

/// The finished records in other orders, each made on first use.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    /// In byte order of their names.
    by_name: OnceLock<Vec<RecordId>>,
    /// For each class, the positions in [`Store::defs`] of the records that name it as a parent.
    by_parent: OnceLock<FastMap<RecordId, Vec<u32>>>,
}

impl Records {
    /// The source texts that spans point into.
    #[must_use]
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The source texts, for a later stage that adds its own or outlives the records.
    #[must_use]
    pub fn into_sources(self) -> SourceMap {
        self.sources
    }

    /// The same evaluation with other source texts.
    pub(crate) fn in_sources(&self, sources: SourceMap) -> Records {
        Records {
            store: self.store.clone(),
            sources,
            diagnostics: self.diagnostics.clone(),
            dependencies: self.dependencies.clone(),
            lists: self.lists.clone(),
            uses: Uses::default(),
        }
    }

    /// Whether both come from one evaluation, so that all records, values and spans are the same.
    /// [`Session::reevaluate`](crate::Session::reevaluate) shares one evaluation between two texts that differ
    /// only in blanks and comments. The [sources](Records::sources) of each map the spans to its own text.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A { int x = 1; }");
    /// let mut checkpoint = None;
    /// let mut evaluate = |text: &str| session.reevaluate("a.td", text, &mut checkpoint);
    /// let old = evaluate("include \"base.td\"\ndef a : A;");
    /// let new = evaluate("include \"base.td\"\n// Of one.\ndef a : A;");
    /// assert!(new.is_evaluation_of(&old));
    /// let place = |text: &isogloss_tablegen::Records| text.sources().range(text.def("a").unwrap().span());
    /// assert_eq!((place(&old), place(&new)), (Some(22..23), Some(33..34)));
    /// assert!(!evaluate("include \"base.td\"\ndef b : A;").is_evaluation_of(&new));
    /// ```
    #[must_use]
    pub fn is_evaluation_of(&self, other: &Records) -> bool {
        Arc::ptr_eq(&self.store, &other.store)
    }

    /// Warnings, and the notes that `dump` asked for. [`Session::evaluate_str`](crate::Session::evaluate_str) adds the
    /// errors.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The files that were opened or searched for.
    #[must_use]
    pub fn dependencies(&self) -> &Dependencies {
        &self.dependencies
    }

    /// The finished records (`def`s and anonymous instances), in the order in
    /// which they were finished: source order, except that an anonymous instance
    /// comes before the record that mentions it.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> + Clone {
        self.store.defs.iter().map(|&id| self.record(id))
    }

    /// The finished records in byte order of their names.
    pub fn defs_by_name(&self) -> impl ExactSizeIterator<Item = Record<'_>> + Clone {
        self.sorted_defs().iter().map(|&id| self.record(id))
    }

    /// The classes in source order.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> + Clone {
        self.store.classes.iter().map(|&id| self.record(id))
    }

    /// The classes in byte order of their names.
    #[must_use]
    pub fn classes_by_name(&self) -> Vec<Record<'_>> {
        by_name(self.classes().map(|class| (class.name(), class.id))).map(|id| self.record(id)).collect()
    }

    /// The record called `name`.
    #[must_use]
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.syms.find(name)?;
        self.store.def_names.get(sym).map(|id| self.record(id))
    }

    /// The class called `name`.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.syms.find(name)?;
        self.store.class_names.get(sym).map(|id| self.record(id))
    }

    /// The records that have the class called `class` among their ancestors,
    /// in the order of [`Records::defs`]; none if the class does not exist.
    pub fn derived_from<'a>(&'a self, class: &str) -> impl Iterator<Item = Record<'a>> + Clone + 'a {
        let positions = self.class(class).map_or_else(Vec::new, |class| self.positions_below(class.id));
        positions.into_iter().map(|at| self.record(self.store.defs[at as usize]))
    }

    /// The positions in [`Store::defs`] of the records that have a class among their ancestors. Walks the parents,
    /// because there are fewer of them than records, and a generator asks for many classes.
    fn positions_below(&self, class: RecordId) -> Vec<u32> {
        let by_parent = self.lists.by_parent.get_or_init(|| {
            let mut found: FastMap<RecordId, Vec<u32>> = FastMap::default();
            for (&def, at) in self.store.defs.iter().zip(0..) {
                for &(parent, _) in self.store.rec(def).supers() {
                    found.entry(parent).or_default().push(at);
                }
            }
            found
        });
        let below = by_parent.iter().filter(|(parent, _)| self.store.is_or_inherits(**parent, class));
        let mut positions: Vec<u32> = below.flat_map(|(_, positions)| positions).copied().collect();
        positions.sort_unstable();
        positions.dedup();
        positions
    }

    /// The value of a global `defvar` or `defset`.
    #[must_use]
    pub fn global(&self, name: &str) -> Option<Value<'_>> {
        let sym = self.store.syms.find(name)?;
        self.store.global(sym).map(|global| self.value(global.value))
    }

    pub(crate) fn sorted_defs(&self) -> &[RecordId] {
        self.lists.by_name.get_or_init(|| {
            by_name(self.store.defs.iter().map(|&def| (self.record(def).name(), def))).collect()
        })
    }

    pub(crate) fn record(&self, id: RecordId) -> Record<'_> {
        Record { records: self, id, via: Via::DIRECT }
    }

    pub(crate) fn value(&self, id: ValueId) -> Value<'_> {
        Value::new(self, Via::DIRECT, id)
    }
}

/// Sorts by name, in byte order. The first 16 bytes are compared as one number; only equal
/// ones need a comparison of strings.
pub(crate) fn by_name<'a, T: Ord>(named: impl Iterator<Item = (&'a str, T)>) -> impl Iterator<Item = T> {
    let mut sorted: Vec<_> = named.map(|(name, item)| (first_bytes(name), name, item)).collect();
    sorted.sort_unstable();
    sorted.into_iter().map(|(_, _, item)| item)
}

fn first_bytes(name: &str) -> u128 {
    let bytes = name.as_bytes();
    let mut first = [0; 16];
    let count = bytes.len().min(first.len());
    first[..count].copy_from_slice(&bytes[..count]);
    u128::from_be_bytes(first)
}

/// A class or a finished record.
///
/// Two handles are equal if they refer to the same record of the same run.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    pub(crate) records: &'a Records,
    pub(crate) id: RecordId,
    /// The use of an instance through which the record was reached.
    pub(crate) via: Via,
}

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.records, other.records)
    }
}

impl Eq for Record<'_> {}

impl std::hash::Hash for Record<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({})", self.name())
    }
}

impl<'a> Record<'a> {
    fn data(self) -> &'a store::RecordData {
        self.records.store.rec(self.id)
    }

    /// The records of the run that the record belongs to.
    #[must_use]
    pub fn records(self) -> &'a Records {
        self.records
    }

    /// The name; `anonymous_` and a number for an anonymous record.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.records.store.name_of(self.id)
    }

    /// Whether it is anonymous: defined without a name.
    #[must_use]
    pub fn is_anonymous(self) -> bool {
        self.data().is_anonymous()
    }

    /// Whether it is a class.
    #[must_use]
    pub fn is_class(self) -> bool {
        self.data().is_class()
    }

    /// Where it is defined: its name, or the keyword or class name that an
    /// anonymous record starts with.
    ///
    /// Equal instances of a class are one record. If the record was read from a value, the spans of the record and of
    /// its values are those of that use.
    ///
    /// ```
    /// # use isogloss_tablegen::{ListValue, Record, Session, StringValue};
    /// let records = Session::new().parse_str("a.td", r#"
    /// class Case<string s> { string symbol = s; }
    /// def A { list<Case> cases = [Case<"x">]; }
    /// def B { list<Case> cases = [Case<"x">]; }
    /// "#)?;
    /// let place = |span| records.sources().location(span).to_string();
    /// let cases = records.def("B").unwrap().get::<ListValue>("cases").unwrap();
    /// let case = cases.collect::<Record>().unwrap()[0];
    /// assert_eq!(place(case.span()), "a.td:4:29");
    /// assert_eq!(place(case.get::<StringValue>("symbol").unwrap().span().unwrap()), "a.td:4:34");
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn span(self) -> Span {
        let class = self.parents().next();
        let used = class.and_then(|(class, _)| self.records.used_at(self.via, class.name()));
        used.unwrap_or(self.data().span)
    }

    /// The `defm`s by which the record came from a multiclass, innermost
    /// first.
    #[must_use]
    pub fn instantiated_from(self) -> &'a [Span] {
        self.data().instantiated()
    }

    /// An error at this record, with the `defm`s that led to it.
    #[must_use]
    pub fn error(self, message: impl Into<String>) -> Diagnostic {
        self.traced(Diagnostic::error(message).at(self.span()))
    }

    fn traced(self, diagnostic: Diagnostic) -> Diagnostic {
        self.instantiated_from().iter().fold(diagnostic, |diagnostic, &span| {
            diagnostic.frame(span, format!("`{}` comes from this instantiation", self.name()))
        })
    }

    /// The direct parents in the order of the definition, each with the span of its name
    /// there.
    pub fn parents(self) -> impl Iterator<Item = (Record<'a>, Span)> + 'a {
        self.data().supers().iter().map(move |&(id, span)| (self.records.record(id), span))
    }

    /// All ancestors: the ancestors of each parent before the parent, parents in order.
    #[must_use]
    pub fn superclasses(self) -> Vec<Record<'a>> {
        let ids = self.records.store.superclasses(self.id);
        ids.into_iter().map(|id| self.records.record(id)).collect()
    }

    /// Whether the class called `class` is among the ancestors.
    #[must_use]
    pub fn is_subclass_of(self, class: &str) -> bool {
        self.records.class(class).is_some_and(|class| self.is_subclass_of_record(class))
    }

    /// Whether `class` is among the ancestors; quicker than by name.
    #[must_use]
    pub fn is_subclass_of_record(self, class: Record<'_>) -> bool {
        self.records.store.is_subclass(self.id, class.id)
    }

    /// The fields in the order of declaration, ancestors' first; template
    /// arguments are not among them.
    pub fn fields(self) -> impl Iterator<Item = Field<'a>> + Clone + 'a {
        self.some_fields(self.data().arg_fields().len()..self.data().fields.len())
    }

    /// The template arguments of a class, in order. Their names have the name
    /// of the class and a colon before them.
    pub fn template_args(self) -> impl Iterator<Item = Field<'a>> + Clone + 'a {
        self.some_fields(0..self.data().arg_fields().len())
    }

    fn some_fields(self, which: std::ops::Range<usize>) -> impl Iterator<Item = Field<'a>> + Clone + 'a {
        which.map(move |index| Field { record: self, index })
    }

    /// The field called `name`.
    #[must_use]
    pub fn field(self, name: &str) -> Option<Field<'a>> {
        let sym = self.records.store.syms.find(name)?;
        let index = self.data().field(sym)?;
        Some(Field { record: self, index })
    }

    /// The value of the field called `name`, if there is one.
    #[must_use]
    pub fn value(self, name: &str) -> Option<Value<'a>> {
        self.field(name).map(Field::value)
    }

    /// The value of a field as a Rust type: see [`FromValue`] for which.
    ///
    /// # Errors
    ///
    /// A diagnostic at the field if its value has another type, or at the record if it has no
    /// such field.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", "def A { string n = \"x\"; }")?;
    /// let wrong = records.def("A").unwrap().get::<i64>("n").unwrap_err();
    /// assert_eq!(records.sources().location(wrong.span()).to_string(), "a.td:1:20");
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    pub fn get<T: FromValue<'a>>(self, name: &str) -> Result<T, Box<Diagnostic>> {
        let Some(field) = self.field(name) else {
            let error = self.error(format!("`{}` has no field `{name}`", self.name()));
            let known = self.fields().map(Field::name);
            return Err(Box::new(match crate::closest(name, known) {
                Some(close) => error.help(format!("did you mean `{close}`?")),
                None => error,
            }));
        };
        field.get()
    }

    /// As [`Record::get`], without an error: `None` if there is no such field, or if its value has another type.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", "def A { string n = \"x\"; }")?;
    /// let a = records.def("A").unwrap();
    /// assert_eq!(a.find("n"), Some("x"));
    /// assert_eq!(a.find::<i64>("n"), None);
    /// assert_eq!(a.find::<&str>("m"), None);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn find<T: FromValue<'a>>(self, name: &str) -> Option<T> {
        T::from_value(self.field(name)?.value()).ok()
    }
}

/// A field of a record or class.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    record: Record<'a>,
    index: usize,
}

impl<'a> Field<'a> {
    fn data(self) -> &'a store::FieldData {
        &self.record.data().fields[self.index]
    }

    fn decl(self) -> &'a store::FieldDecl {
        self.record.records.store.decl(self.data())
    }

    /// The record that the field was found in.
    #[must_use]
    pub fn record(self) -> Record<'a> {
        self.record
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.record.records.store.syms.get(self.data().name)
    }

    /// The declared type, as TableGen spells it.
    #[must_use]
    pub fn type_name(self) -> String {
        crate::print::type_text(&self.record.records.store, self.decl().ty)
    }

    /// Whether it was declared with the keyword `field`.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.decl().kind == FieldKind::Open
    }

    /// The name in the declaration, which may be in an ancestor.
    #[must_use]
    pub fn span(self) -> Span {
        let start = self.decl().start;
        Span::new(start, start + self.name().rsplit(':').next().unwrap_or("").len() as u32)
    }

    /// The expression in the declaration or `let` that set the field last. If
    /// there is none, the name in the declaration.
    #[must_use]
    pub fn value_span(self) -> Span {
        let source = self.record.records.store.setting(self.data()).source;
        if source.is_none() { self.span() } else { source }
    }

    /// The expression that the value itself was written as. It differs from
    /// [`Field::value_span`] if that expression only passes a value on: for `let traits =
    /// props;` it is the argument given for `props`, or its default. For a computed value it
    /// is `value_span`.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", r#"
    /// class Op<list<string> props> { list<string> traits = props; }
    /// def Add : Op<["Pure"]>;
    /// "#)?;
    /// let traits = records.def("Add").unwrap().field("traits").unwrap();
    /// let text = |span| records.sources().snippet(span);
    /// assert_eq!(text(traits.value_span()), "props");
    /// assert_eq!(text(traits.origin()), r#"["Pure"]"#);
    /// # Ok::<(), Box<isogloss_tablegen::Errors>>(())
    /// ```
    #[must_use]
    pub fn origin(self) -> Span {
        let records = self.record.records;
        records.written_at(self.record.via, self.data().value).unwrap_or_else(|| self.value_span())
    }

    /// The value.
    #[must_use]
    pub fn value(self) -> Value<'a> {
        Value::new(self.record.records, self.record.via, self.data().value)
    }

    /// The value as a Rust type.
    ///
    /// # Errors
    ///
    /// A diagnostic at the field if its value has another type.
    pub fn get<T: FromValue<'a>>(self) -> Result<T, Box<Diagnostic>> {
        T::from_value(self.value()).map_err(|wrong| Box::new(self.error(wrong.to_string())))
    }

    /// An error at the value of this field, with the `defm`s that led to the record.
    #[must_use]
    pub fn error(self, message: impl fmt::Display) -> Diagnostic {
        let (name, record) = (self.name(), self.record.name());
        let mut error =
            Diagnostic::error(format!("field `{name}` of `{record}`: {message}")).at(self.value_span());
        if !self.record.span().contains(self.value_span()) {
            error = error.secondary(self.record.span(), format!("in `{record}`"));
        }
        self.record.traced(error)
    }
}
