//! [`Signatures`]: a cache of the operation signatures that pass the checks of types and properties.

use super::OpRef;
use super::structure::Checks;
use crate::hash;

/// The number of operands, results and properties of an operation with a signature, at most.
const PARTS: usize = 10;

/// The number of cached signatures: a power of two.
const CACHED: usize = 512;

/// The name of an operation, the types of its operands and results, its properties and the numbers of its regions and
/// successors. Operations with equal signatures satisfy the same declared constraints, except constraints on regions.
#[derive(Clone, Copy)]
pub(super) struct Signature {
    /// The name, and the numbers of operands, results, regions and successors. 0 in a cache without an entry.
    counts: u64,
    /// The addresses of types and properties.
    parts: [usize; PARTS],
    hash: u64,
}

impl Signature {
    const NONE: Self = Self { counts: 0, parts: [0; PARTS], hash: 0 };

    /// The signature of a registered operation; `None` if it has too many parts.
    #[inline]
    pub(super) fn of(op: OpRef<'_, '_>) -> Option<Self> {
        let (ir, data) = (op.ir(), &op.ir().ops[op.id]);
        // Property values are in the order of the definition, which the name decides.
        let (operands, results, properties) =
            (&ir.uses[data.operands], &ir.values[data.results], &ir.slots[data.properties]);
        let extra = ir.extra(op.id);
        let parts = operands.len() + results.len() + properties.len();
        if parts > PARTS || extra.regions.len.max(extra.successors.len) >= 1 << 8 {
            return None;
        }
        let name = data.name?.index() as u64 + 1;
        let values = (operands.len() << 24 | results.len() << 16) as u64;
        let counts = name << 32 | values | u64::from(extra.regions.len << 8 | extra.successors.len);
        let mut signature = Self { counts, parts: [0; PARTS], hash: counts };
        let mut places = signature.parts.iter_mut();
        let mut add = |address: usize| {
            if let Some(place) = places.next() {
                *place = address;
                signature.hash =
                    (signature.hash.rotate_left(5) ^ address as u64).wrapping_mul(hash::MULTIPLIER);
            }
        };
        for operand in operands {
            add(ir.values[operand.value?].ty.node().address());
        }
        results.iter().for_each(|value| add(value.ty.node().address()));
        properties.iter().for_each(|value| add(value.map_or(0, |value| value.node().address())));
        Some(signature)
    }

    #[inline]
    fn is(&self, other: &Self) -> bool {
        // The parts are compared without a call and without a branch for each.
        let difference = self.parts.iter().zip(&other.parts).fold(0, |all, (a, b)| all | (a ^ b));
        self.counts == other.counts && difference == 0
    }

    /// The two slots that it may have. With one, two frequent signatures that share it would be rechecked every time.
    #[inline]
    fn slots(&self) -> [usize; 2] {
        let first = (self.hash >> 32) as usize % CACHED;
        [first, first ^ 1]
    }
}

/// A cached signature whose operations pass all checks before their regions.
#[derive(Clone, Copy)]
struct CachedSignature {
    signature: Signature,
    /// Whether they also pass the checks after the regions that depend on the signature.
    satisfies_rest: bool,
    /// As [`Checks::ends_with_signature`].
    ends: bool,
}

/// The slot of a cached signature, until another one is added.
#[derive(Clone, Copy)]
pub(super) struct KnownSignature(usize);

/// A cache of signatures, for one verification.
pub(super) struct Signatures(Vec<CachedSignature>);

impl Signatures {
    pub(super) fn new() -> Self {
        Self(Vec::new())
    }

    /// The slot of a signature whose operations satisfy the declared constraints, if it is cached.
    #[inline]
    pub(super) fn find(&self, signature: &Signature) -> Option<KnownSignature> {
        let is_known = |slot: &usize| self.0.get(*slot).is_some_and(|known| known.signature.is(signature));
        signature.slots().into_iter().find(is_known).map(KnownSignature)
    }

    /// Adds a signature whose operations satisfy the declared constraints.
    pub(super) fn add(&mut self, signature: Signature, checks: &Checks) -> KnownSignature {
        let (satisfies_rest, ends) = (checks.after_regions.is_empty(), checks.ends_with_signature);
        let none = CachedSignature { signature: Signature::NONE, satisfies_rest: false, ends: false };
        self.0.resize(CACHED, none);
        let [first, second] = signature.slots();
        if self.0[first].signature.counts != 0 {
            self.0[second] = self.0[first];
        }
        self.0[first] = CachedSignature { signature, satisfies_rest, ends };
        KnownSignature(first)
    }

    /// Whether nothing is left to check after the regions.
    #[inline]
    pub(super) fn is_complete(&self, at: KnownSignature) -> bool {
        let known = &self.0[at.0];
        known.satisfies_rest && known.ends
    }

    /// Whether its operations satisfy the checks after the regions that depend on it alone.
    #[inline]
    pub(super) fn is_satisfied(&self, at: KnownSignature) -> bool {
        self.0[at.0].satisfies_rest
    }

    /// Records that one of its operations satisfied the checks after the regions.
    #[inline]
    pub(super) fn satisfy(&mut self, at: KnownSignature) {
        self.0[at.0].satisfies_rest = true;
    }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::def::Dialect;
    use crate::ir::traits::OpTrait;
    use crate::ir::{Ir, OpDef, OpTraits};
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    static OF_SIGNATURE: AtomicU32 = AtomicU32::new(0);
    static OF_EACH: AtomicU32 = AtomicU32::new(0);

    /// Two checks after the regions that depend on the signature alone, and one that does not.
    static AFTER: [AtomicU32; 3] = [const { AtomicU32::new(0) }; 3];

    fn count_after<const AT: usize>(op: crate::ir::OpRef<'_, '_>) -> Result<(), crate::Diagnostic> {
        AFTER[AT].fetch_add(1, Relaxed);
        let is_valid = op.results().all(|result| result.ty() != op.context().integer(9));
        if AT != 1 || is_valid { Ok(()) } else { Err(op.error("has a result of nine bits")) }
    }

    static AFTER_OP: OpDef = OpDef {
        native_traits: &[
            &OpTrait::checked_after_regions("First", count_after::<0>).of_signature(),
            &OpTrait::checked_after_regions("Second", count_after::<1>).of_signature(),
            &OpTrait::checked_after_regions("Third", count_after::<2>),
        ],
        ..OpDef::new("t", "t.after")
    };

    static OP: OpDef = OpDef {
        traits: OpTraits::SINGLE_BLOCK.union(OpTraits::NO_TERMINATOR),
        verify_signature: Some(|op| {
            OF_SIGNATURE.fetch_add(1, Relaxed);
            let is_valid = op.results().all(|result| result.ty() != op.context().integer(8));
            if is_valid { Ok(()) } else { Err(op.error("has a result of eight bits")) }
        }),
        verify: Some(|_| {
            OF_EACH.fetch_add(1, Relaxed);
            Ok(())
        }),
        ..OpDef::new("t", "t.op")
    };
    static DIALECT: Dialect = Dialect { ops: &[&OP, &AFTER_OP], ..Dialect::new("t") };

    #[test]
    fn checks_after_regions_that_follow_the_signature_run_once() {
        let ctx = Context::with_dialects([&DIALECT]);
        let text = "%0 = \"t.after\"() : () -> i32\n%1 = \"t.after\"() : () -> i32\n";
        assert!(Ir::parse(&ctx, text).expect("valid text").verify().is_ok());
        assert_eq!(AFTER.each_ref().map(|count| count.swap(0, Relaxed)), [1, 1, 2]);
        let text = format!("{text}%2, %3 = \"t.after\"() : () -> (i32, i9)");
        let found = Ir::parse(&ctx, &text).expect("valid text").verify().expect_err("nine bits");
        assert_eq!(found[0].message(), "'t.after' op has a result of nine bits");
        assert_eq!(AFTER.each_ref().map(|count| count.swap(0, Relaxed)), [2, 2, 2]);
    }

    #[test]
    fn operations_that_are_alike_differ_in_what_is_beyond_their_signature() {
        let ctx = Context::with_dialects([&DIALECT]);
        let errors = |text: &str| {
            OF_SIGNATURE.store(0, Relaxed);
            OF_EACH.store(0, Relaxed);
            let found = Ir::parse(&ctx, text).expect("valid text").verify();
            let found = found.err().into_iter().flat_map(|found| found.to_vec());
            let found: Vec<_> = found.map(|error| error.message().to_owned()).collect();
            (found, OF_SIGNATURE.load(Relaxed), OF_EACH.load(Relaxed))
        };
        let op = "%0 = \"t.op\"() ({ }) : () -> i32\n";
        let alike = op.replace("%0", "%1") + op;
        assert_eq!(errors(&alike), (vec![], 1, 2));
        let wrong =
            op.replace("%0", "%2").replace("{ }", "{ ^a: \"u.a\"() : () -> () ^b: \"u.b\"() : () -> () }");
        let message = "'t.op' op expects region #0 to have 0 or 1 blocks";
        assert_eq!(errors(&(alike.clone() + &wrong)), (vec![message.to_owned()], 1, 2));
        let wrong = alike + &op.replace("%0", "%2").replace("i32", "i8");
        assert_eq!(errors(&wrong), (vec!["'t.op' op has a result of eight bits".to_owned()], 2, 2));
    }
}
