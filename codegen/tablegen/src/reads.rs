//! A log of the fields that a program reads, to decide whether an edit affects its results.

use crate::store::{Differences, RecordId};
use crate::{Changes, Record, Records};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::marker::PhantomData;

/// The reads since a point in time: see [`Records::note_reads`].
#[derive(Clone, Debug, Default)]
pub struct Reads {
    /// Records and the positions of fields.
    pub(crate) fields: HashSet<(RecordId, u32)>,
    /// The names of the classes whose records were listed.
    classes: HashSet<Box<str>>,
}

impl Reads {
    /// The names of the classes whose records were listed, in no order.
    pub fn classes(&self) -> impl Iterator<Item = &str> {
        self.classes.iter().map(|class| &**class)
    }

    /// The names of the records with a field that was read, in no order, each once for every field.
    pub fn names<'r>(&'r self, records: &'r Records) -> impl Iterator<Item = &'r str> {
        self.fields.iter().map(|(record, _)| records.record(*record).name())
    }

    /// The fields that were read, as names of record and field, in no order. `records` are the records that were read.
    pub fn fields<'r>(&'r self, records: &'r Records) -> impl Iterator<Item = (&'r str, &'r str)> {
        self.fields.iter().map(|(record, field)| field_names(records, *record, *field as usize))
    }
}

impl Changes {
    /// The fields with other values, as names of record and field. `records` are the records after the edit.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A<int n> { int x = n; int y = 1; }");
    /// let mut checkpoint = None;
    /// let mut evaluate = |text: &str| session.evaluate_again("a.td", text, &mut checkpoint);
    /// let old = evaluate("include \"base.td\"\ndef a : A<1>;\n");
    /// let new = evaluate("include \"base.td\"\ndef a : A<2>;\n");
    /// let changes = new.changes_since(&old).unwrap();
    /// assert_eq!(changes.fields(&new).collect::<Vec<_>>(), [("a", "x")]);
    /// ```
    pub fn fields<'r>(&'r self, records: &'r Records) -> impl Iterator<Item = (&'r str, &'r str)> {
        let changed = self.differences().changed.iter();
        changed
            .flat_map(|changed| changed.fields.iter().map(|field| field_names(records, changed.new, *field)))
    }

    /// The instances of classes that differ: the old ones from `before`, the new ones from `after`.
    pub fn other_instances<'r>(
        &'r self,
        before: &'r Records,
        after: &'r Records,
    ) -> impl Iterator<Item = Record<'r>> {
        let Differences { gone, added, .. } = self.differences();
        let gone = gone.iter().map(|record| before.record(*record));
        gone.chain(added.iter().map(|record| after.record(*record)))
    }
}

/// The names of a record and of the field at a position.
fn field_names(records: &Records, record: RecordId, field: usize) -> (&str, &str) {
    let store = &records.store;
    (store.name_of(record), store.syms.get(store.rec(record).fields[field].name))
}

thread_local! {
    /// The address of the records whose reads are logged on this thread, or 0.
    static NOTED: Cell<usize> = const { Cell::new(0) };
    static READS: RefCell<Reads> = RefCell::default();
}

/// Logs reads until it is dropped: see [`Records::note_reads`].
#[derive(Debug)]
pub struct NotedReads {
    /// The log belongs to one thread.
    thread: PhantomData<*const ()>,
}

impl NotedReads {
    /// The reads since the start, or since the last call.
    #[must_use]
    pub fn take(&self) -> Reads {
        READS.take()
    }

    /// Restores a log that `take` returned, and drops everything logged since.
    pub fn put_back(&self, reads: Reads) {
        READS.set(reads);
    }
}

impl Drop for NotedReads {
    fn drop(&mut self) {
        NOTED.set(0);
        READS.take();
    }
}

impl Records {
    /// Logs which fields of records are read on this thread from now on, for comparison with
    /// [`Changes`](crate::Changes). Records of included files that are not evaluated again are not logged, because no
    /// edit can change them. One set of records is logged at a time: the last one.
    ///
    /// ```
    /// use isogloss_tablegen::Session;
    /// let session = Session::new().file("base.td", "class A { int x = 1; int y = 2; }");
    /// let text = "include \"base.td\"\ndef a : A;\ndef b : A;";
    /// let records = session.evaluate_again("a.td", text, &mut None);
    /// let noted = records.note_reads();
    /// assert_eq!(records.def("a").unwrap().get::<i64>("x").unwrap(), 1);
    /// let reads = noted.take();
    /// assert_eq!(reads.names(&records).collect::<Vec<_>>(), ["a"]);
    /// assert_eq!(reads.classes().count(), 0);
    /// ```
    #[must_use]
    pub fn note_reads(&self) -> NotedReads {
        NOTED.set(self.address());
        READS.take();
        NotedReads { thread: PhantomData }
    }

    fn address(&self) -> usize {
        std::ptr::from_ref(self).addr()
    }

    /// Logs that a field was read.
    #[inline]
    pub(crate) fn note_field(&self, record: RecordId, field: usize) {
        if NOTED.get() == self.address() && self.is_late(record) {
            READS.with_borrow_mut(|reads| reads.fields.insert((record, field as u32)));
        }
    }

    /// Logs that the records of a class are listed.
    pub(crate) fn note_list(&self, class: &str) {
        if NOTED.get() == self.address() {
            READS.with_borrow_mut(|reads| {
                if !reads.classes.contains(class) {
                    reads.classes.insert(class.into());
                }
            });
        }
    }

    /// Whether an edit may change a record.
    fn is_late(&self, record: RecordId) -> bool {
        self.base.as_ref().is_some_and(|base| !base.has(record))
    }
}
