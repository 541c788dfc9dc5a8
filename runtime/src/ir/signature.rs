//! [`Signatures`]: what the verifier knows to satisfy the checks that depend on types and properties alone.

use super::OpRef;
use super::def::OpDef;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher as _, Hash};

/// The number of operands, results and properties of an operation with a signature, at most.
const PARTS: usize = 7;

/// The number of cached signatures: a power of two.
const CACHED: usize = 512;

/// The name of an operation without regions, the types of its operands and results, its properties and the number of its
/// successors. Operations with equal signatures satisfy the same declared constraints.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Signature {
    /// The name, and the numbers of operands, results and successors. 0 in a cache without an entry.
    counts: u64,
    /// The addresses of types and properties.
    parts: [usize; PARTS],
}

impl Signature {
    /// The signature of an operation; `None` if it has regions, or too many parts.
    #[inline]
    pub(super) fn of(op: OpRef<'_, '_>, def: &'static OpDef) -> Option<Self> {
        let (operands, results, successors) =
            (op.operands().len(), op.results().len(), op.successors().len());
        // Property values are in the order of the definition, which the name decides.
        let parts = operands + results + def.properties.len();
        if op.regions().len() != 0 || parts > PARTS || successors >= 1 << 8 {
            return None;
        }
        let name = op.ir().name(op.id()).index() as u64 + 1;
        let counts = name << 24 | (operands << 16 | results << 8 | successors) as u64;
        let mut signature = Self { counts, parts: [0; PARTS] };
        let types = op.operands().chain(op.results()).map(|value| value.ty().node().address());
        let properties = op.properties().map(|(_, value)| value.map_or(0, |value| value.node().address()));
        signature.parts.iter_mut().zip(types.chain(properties)).for_each(|(part, found)| *part = found);
        Some(signature)
    }

    fn slot(&self) -> usize {
        (FxBuildHasher.hash_one(self) >> 32) as usize % CACHED
    }
}

/// A cached signature whose operations satisfy everything that is checked before their regions.
#[derive(Clone, Copy)]
struct Known {
    signature: Signature,
    /// Whether the types of the results are also the inferred ones.
    inferred: bool,
}

/// A cache of signatures, for one verification.
pub(super) struct Signatures(Vec<Known>);

impl Signatures {
    pub(super) fn new() -> Self {
        Self(Vec::new())
    }

    /// Whether operations with a signature are known to satisfy the declared constraints.
    #[inline]
    pub(super) fn knows(&self, signature: &Signature) -> bool {
        self.0.get(signature.slot()).is_some_and(|known| known.signature == *signature)
    }

    /// Adds a signature whose operations satisfy the declared constraints.
    pub(super) fn add(&mut self, signature: Signature) {
        let vacant = Known { signature: Signature { counts: 0, parts: [0; PARTS] }, inferred: false };
        self.0.resize(CACHED, vacant);
        self.0[signature.slot()] = Known { signature, inferred: false };
    }

    /// For a known signature: whether the types of the results are known to be the inferred ones.
    #[inline]
    pub(super) fn inferred(&mut self, signature: &Signature) -> Option<&mut bool> {
        let known = self.0.get_mut(signature.slot()).filter(|known| known.signature == *signature)?;
        Some(&mut known.inferred)
    }
}
