//! Resources: named data next to the operations, shared with the file that it was read from.
//!
//! Their text is in `text::resources`, their encoding in `bytecode`.

use super::Ir;
use crate::text::is_bare_id;
use rustc_hash::FxHashMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// Bytes with shared ownership: a file in memory, for instance, or a memory-mapped one.
pub type SharedBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// A resource of an [`Ir`] (LangRef, "File Resources").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource<'r> {
    /// The name of the dialect, or of the external tool, that it belongs to: a bare identifier, as in a text.
    pub owner: &'r [u8],
    /// Its name.
    pub key: &'r [u8],
    /// Whether it belongs to an external tool. The resources of a dialect are blobs: one is written if an attribute
    /// refers to it, and if several have the same key, the last one counts.
    pub external: bool,
    /// Its value.
    pub value: ResourceValue<'r>,
}

/// The value of a [`Resource`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ResourceValue<'r> {
    /// A truth value.
    Bool(bool),
    /// A text.
    Text(&'r [u8]),
    /// Data.
    Blob {
        /// The bytes.
        data: &'r [u8],
        /// The alignment of the data in bytes: a power of two, or 0 for none.
        alignment: u32,
    },
}

impl fmt::Debug for ResourceValue<'_> {
    /// A blob is shown by its number of bytes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => f.debug_tuple("Bool").field(value).finish(),
            Self::Text(text) => f.debug_tuple("Text").field(&String::from_utf8_lossy(text)).finish(),
            Self::Blob { data, alignment } => {
                f.debug_struct("Blob").field("len", &data.len()).field("alignment", alignment).finish()
            }
        }
    }
}

/// Groups with the data of their sections.
type Groups<'r> = Vec<(&'r ResourceGroup, &'r [u8])>;

/// The resources of an [`Ir`].
#[derive(Clone, Default)]
pub(crate) struct Resources {
    sections: Vec<ResourceSection<SharedBytes>>,
}

/// Resources that were read from one file or made together; `D` holds the data of the blobs.
#[derive(Clone, Default)]
pub(crate) struct ResourceSection<D = Vec<u8>> {
    pub(crate) data: D,
    pub(crate) groups: Vec<ResourceGroup>,
}

/// The resources of one owner in a section. There may be millions, so they are ranges of a few buffers.
#[derive(Clone)]
pub(crate) struct ResourceGroup {
    owner: Box<[u8]>,
    external: bool,
    /// The keys and the texts.
    text: Vec<u8>,
    entries: Vec<ResourceEntry>,
}

#[derive(Clone)]
struct ResourceEntry {
    key: Range<usize>,
    value: StoredValue,
}

/// A value whose bytes are elsewhere.
#[derive(Clone)]
pub(crate) enum StoredValue {
    Bool(bool),
    /// A range of [`ResourceGroup::text`].
    Text(Range<usize>),
    /// A range of [`ResourceSection::data`].
    Blob(Range<usize>, u32),
}

impl ResourceGroup {
    pub(crate) fn new(owner: &[u8], external: bool) -> Self {
        Self { owner: owner.into(), external, text: Vec::new(), entries: Vec::new() }
    }

    pub(crate) fn is_external(&self) -> bool {
        self.external
    }

    /// Adds a text for a value.
    pub(crate) fn text(&mut self, text: &[u8]) -> StoredValue {
        StoredValue::Text(self.append(text))
    }

    pub(crate) fn push(&mut self, key: &[u8], value: StoredValue) {
        let key = self.append(key);
        self.entries.push(ResourceEntry { key, value });
    }

    fn append(&mut self, text: &[u8]) -> Range<usize> {
        let start = self.text.len();
        self.text.extend_from_slice(text);
        start..self.text.len()
    }

    fn resources<'r>(&'r self, data: &'r [u8]) -> impl Iterator<Item = Resource<'r>> {
        fn part<'r>(bytes: &'r [u8], range: &Range<usize>) -> &'r [u8] {
            bytes.get(range.clone()).unwrap_or_default()
        }
        self.entries.iter().map(move |ResourceEntry { key, value }| Resource {
            owner: &self.owner,
            key: part(&self.text, key),
            external: self.external,
            value: match value {
                StoredValue::Bool(value) => ResourceValue::Bool(*value),
                StoredValue::Text(text) => ResourceValue::Text(part(&self.text, text)),
                StoredValue::Blob(range, alignment) => {
                    ResourceValue::Blob { data: part(data, range), alignment: *alignment }
                }
            },
        })
    }
}

impl ResourceSection {
    /// The section with its data shared.
    pub(crate) fn share(self) -> ResourceSection<SharedBytes> {
        ResourceSection { data: Arc::new(self.data), groups: self.groups }
    }

    /// The last group, if it is of that owner; otherwise a new one.
    pub(crate) fn group(&mut self, owner: &[u8], external: bool) -> &mut ResourceGroup {
        let is_same = |last: &ResourceGroup| *last.owner == *owner && last.external == external;
        if !self.groups.last().is_some_and(is_same) {
            self.groups.push(ResourceGroup::new(owner, external));
        }
        let last = self.groups.len() - 1;
        &mut self.groups[last]
    }

    pub(crate) fn has_blobs(&self) -> bool {
        let mut entries = self.groups.iter().flat_map(|group| &group.entries);
        entries.any(|entry| matches!(entry.value, StoredValue::Blob(..)))
    }

    /// Adds the data of a blob.
    pub(crate) fn append(&mut self, data: &[u8]) -> Range<usize> {
        let start = self.data.len();
        self.data.extend_from_slice(data);
        start..self.data.len()
    }
}

impl Resources {
    pub(crate) fn push(&mut self, section: ResourceSection<SharedBytes>) {
        if !section.groups.is_empty() {
            self.sections.push(section);
        }
    }

    /// All groups with their data.
    fn groups(&self) -> impl Iterator<Item = (&ResourceGroup, &[u8])> {
        self.sections.iter().flat_map(|ResourceSection { data, groups }| {
            let data = (**data).as_ref();
            groups.iter().map(move |group| (group, data))
        })
    }

    fn iter(&self) -> impl Iterator<Item = Resource<'_>> {
        self.groups().flat_map(|(group, data)| group.resources(data))
    }

    /// The resources of dialects by dialect and key.
    pub(crate) fn of_dialects(&self) -> FxHashMap<(&[u8], &[u8]), Resource<'_>> {
        let own = self.groups().filter(|(group, _)| !group.external);
        let named = own.flat_map(|(group, data)| group.resources(data));
        named.map(|found| ((found.owner, found.key), found)).collect()
    }

    /// The external resources by owner, in the order of the first group of each. An owner may have none: it is written in
    /// bytecode, as by MLIR.
    pub(crate) fn external<'r>(&'r self) -> Vec<(&'r [u8], impl Iterator<Item = Resource<'r>>)> {
        let mut numbers: FxHashMap<&[u8], usize> = FxHashMap::default();
        let mut owners: Vec<(&'r [u8], Groups<'r>)> = Vec::new();
        for (group, data) in self.groups().filter(|(group, _)| group.external) {
            let number = *numbers.entry(&group.owner).or_insert(owners.len());
            if number == owners.len() {
                owners.push((&group.owner, Vec::new()));
            }
            owners[number].1.push((group, data));
        }
        let resources =
            |groups: Groups<'r>| groups.into_iter().flat_map(|(group, data)| group.resources(data));
        owners.into_iter().map(|(owner, groups)| (owner, resources(groups))).collect()
    }
}

impl<'c> Ir<'c> {
    /// The resources that were read with the operations, and the resources that were added.
    ///
    /// ```
    /// use isogloss::{Context, ir::{Ir, ResourceValue}};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, r#"
    ///   "toy.constant"() {value = dense_resource<weights> : tensor<2xi8>} : () -> ()
    ///   {-# dialect_resources: { builtin: { weights: "0x010000000703" } } #-}
    /// "#)?;
    /// let weights = ir.resources().find(|resource| resource.key == b"weights").unwrap();
    /// assert_eq!(weights.owner, b"builtin");
    /// assert_eq!(weights.value, ResourceValue::Blob { data: &[7, 3], alignment: 1 });
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    pub fn resources(&self) -> impl Iterator<Item = Resource<'_>> {
        self.resources.iter()
    }

    /// Adds resources, whose data is copied. The owner of a resource that is not external should be a dialect with
    /// resources ([`has_resources`](crate::def::Dialect::has_resources)): others are written, but cannot be read.
    ///
    /// # Panics
    /// If an owner is not a bare identifier, an alignment is neither a power of two nor 0, or a resource of a dialect is not
    /// a blob.
    ///
    /// ```
    /// use isogloss::{Context, ir::{Ir, Resource, ResourceValue}};
    /// let ctx = Context::new();
    /// let mut ir = Ir::new(&ctx);
    /// let value = ResourceValue::Text(b"1.4.2");
    /// ir.add_resources([Resource { owner: b"tool", key: b"version", external: true, value }]);
    /// assert!(ir.to_string().contains("version: \"1.4.2\""));
    /// ```
    #[track_caller]
    pub fn add_resources<'r>(&mut self, resources: impl IntoIterator<Item = Resource<'r>>) {
        let mut section = ResourceSection::default();
        for Resource { owner, key, external, value } in resources {
            let shown = owner.escape_ascii();
            assert!(
                is_bare_id(owner),
                "the owner of a resource is `{shown}`, which is not a bare identifier"
            );
            let value = match value {
                ResourceValue::Blob { data, alignment } => {
                    assert!(
                        alignment == 0 || alignment.is_power_of_two(),
                        "the alignment {alignment} is not a power of two"
                    );
                    // Only no data have no alignment.
                    let alignment = if data.is_empty() { alignment } else { alignment.max(1) };
                    StoredValue::Blob(section.append(data), alignment)
                }
                _ if !external => panic!("a resource of a dialect is a blob"),
                ResourceValue::Bool(value) => StoredValue::Bool(value),
                ResourceValue::Text(text) => section.group(owner, external).text(text),
            };
            section.group(owner, external).push(key, value);
        }
        self.resources.push(section.share());
    }
}
