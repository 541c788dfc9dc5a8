//! [`Signatures`]: what the verifier knows to satisfy the checks that depend on types and properties alone.

use super::OpRef;
use super::def::OpDef;

/// The number of operands, results and properties of an operation with a signature, at most.
const PARTS: usize = 7;

/// The number of cached signatures: a power of two.
const CACHED: usize = 512;

/// The name of an operation without regions, the types of its operands and results, its properties and the number of its
/// successors. Operations with equal signatures satisfy the same declared constraints.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Signature {
    /// The name, and the numbers of operands, results and successors. 0 in a cache without an entry.
    counts: u64,
    /// The addresses of types and properties.
    parts: [usize; PARTS],
    hash: u64,
}

impl Signature {
    const NONE: Self = Self { counts: 0, parts: [0; PARTS], hash: 0 };

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
        let mut signature = Self { counts, parts: [0; PARTS], hash: counts };
        let mut places = signature.parts.iter_mut();
        let mut add = |address: usize| {
            if let Some(place) = places.next() {
                *place = address;
                // As `FxHasher` adds a number.
                signature.hash = (signature.hash.rotate_left(5) ^ address as u64).wrapping_mul(MULTIPLIER);
            }
        };
        op.operands().for_each(|value| add(value.ty().node().address()));
        op.results().for_each(|value| add(value.ty().node().address()));
        op.properties().for_each(|(_, value)| add(value.map_or(0, |value| value.node().address())));
        Some(signature)
    }

    #[inline]
    fn slot(&self) -> usize {
        (self.hash >> 32) as usize % CACHED
    }
}

/// An odd number with bits everywhere.
const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;

/// A cached signature whose operations satisfy everything that is checked before their regions.
#[derive(Clone, Copy)]
struct Known {
    signature: Signature,
    /// Whether the types of the results are also the inferred ones.
    inferred: bool,
}

/// The place of a known signature, until another one is added.
#[derive(Clone, Copy)]
pub(super) struct KnownSignature(usize);

/// A cache of signatures, for one verification.
pub(super) struct Signatures(Vec<Known>);

impl Signatures {
    pub(super) fn new() -> Self {
        Self(Vec::new())
    }

    /// The place of a signature whose operations are known to satisfy the declared constraints.
    #[inline]
    pub(super) fn find(&self, signature: &Signature) -> Option<KnownSignature> {
        let slot = signature.slot();
        let known = self.0.get(slot).is_some_and(|known| known.signature == *signature);
        known.then_some(KnownSignature(slot))
    }

    /// Adds a signature whose operations satisfy the declared constraints.
    pub(super) fn add(&mut self, signature: Signature) -> KnownSignature {
        self.0.resize(CACHED, Known { signature: Signature::NONE, inferred: false });
        let slot = signature.slot();
        self.0[slot] = Known { signature, inferred: false };
        KnownSignature(slot)
    }

    /// Whether the types of the results are known to be the inferred ones.
    #[inline]
    pub(super) fn inferred(&mut self, at: KnownSignature) -> &mut bool {
        &mut self.0[at.0].inferred
    }
}
