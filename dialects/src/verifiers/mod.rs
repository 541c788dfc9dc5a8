//! Verifiers of dialects that have no module of their own here: what the definition files of MLIR leave to C++ of `vector`,
//! `linalg`, `affine`, `gpu` and `bufferization` (ODS `hasVerifier`, verifiers of interfaces), with the messages of
//! `mlir-opt`. A dialect that is loaded from these files has them by the names of its operations.
//!
//! | module | contents |
//! |---|---|
//! | `parts` | operands, attributes and types of an operation by their names; what a verifier returns |
//! | `indexing` | indexing maps against the shapes of operands |
//! | `vector`, `linalg`, `affine`, `gpu`, `bufferization` | the verifiers, a function for each operation |
//!
//! A definition of another version may lack a part that a function asks for. Then the function checks nothing.

mod affine;
mod bufferization;
mod destinations;
mod gpu;
mod indexing;
mod linalg;
mod parts;
mod vector;

use isogloss::ir::VerifyOp;
use isogloss::ir::traits::OpTrait;

/// The verifiers of a dialect.
#[derive(Debug)]
#[non_exhaustive]
pub struct Verifiers {
    /// The name of the dialect.
    pub dialect: &'static str,
    /// The C++ namespace of the definitions that they are for (ODS `cppNamespace`), without colons before it.
    pub namespace: &'static str,
    /// The verifiers of operations.
    pub ops: &'static [OpVerifier],
    /// The verifiers of interfaces, as traits, by the full C++ names of the interfaces, without colons before them.
    pub interfaces: &'static [(&'static str, &'static OpTrait)],
}

impl Verifiers {
    /// Those of an operation.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&'static OpVerifier> {
        self.ops.iter().find(|known| known.name == name)
    }

    /// That of an interface, by its full C++ name.
    #[must_use]
    pub fn interface(&self, class: &str) -> Option<&'static OpTrait> {
        let class = class.trim_start_matches(':');
        self.interfaces.iter().find(|(known, _)| *known == class).map(|(_, check)| *check)
    }
}

/// The verifiers of an operation.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct OpVerifier {
    /// The name of the operation.
    pub name: &'static str,
    /// Checks the operation before its regions (ODS `hasVerifier`).
    pub verify: Option<VerifyOp>,
    /// Checks the operation after its regions (ODS `hasRegionVerifier`).
    pub verify_regions: Option<VerifyOp>,
    /// Checks the conditions of traits that are C++ in the definition, before those of other traits.
    pub conditions: Option<&'static OpTrait>,
}

impl OpVerifier {
    /// A verifier that runs before the regions.
    const fn new(name: &'static str, verify: VerifyOp) -> Self {
        Self { name, verify: Some(verify), verify_regions: None, conditions: None }
    }
}

/// The verifiers of operations: the name of each with its function, which may stop at a missing part. One
/// `with_conditions` checks the conditions of traits that are C++; one `after_regions`, or a second one, runs after the regions.
macro_rules! verifiers {
    ($($name:literal: $($word:ident)+ $(, $after_regions:ident)?;)*) => {
        &[$($crate::verifiers::verifiers!(@one $name, $($word)+ $(, $after_regions)?)),*]
    };
    (@one $name:literal, with_conditions $function:ident) => {
        $crate::verifiers::OpVerifier {
            verify: None,
            conditions: Some(&isogloss::ir::traits::OpTrait::checked("Conditions", |op| {
                $crate::verifiers::parts::verified($function(op))
            })),
            ..$crate::verifiers::verifiers!(@one $name, $function)
        }
    };
    (@one $name:literal, after_regions $function:ident) => {
        $crate::verifiers::OpVerifier {
            verify: None,
            verify_regions: Some(|op| $crate::verifiers::parts::verified($function(op))),
            ..$crate::verifiers::verifiers!(@one $name, $function)
        }
    };
    (@one $name:literal, $function:ident, $after_regions:ident) => {
        $crate::verifiers::OpVerifier {
            verify_regions: Some(|op| $crate::verifiers::parts::verified($after_regions(op))),
            ..$crate::verifiers::verifiers!(@one $name, $function)
        }
    };
    (@one $name:literal, $function:ident) => {
        $crate::verifiers::OpVerifier::new($name, |op| $crate::verifiers::parts::verified($function(op)))
    };
}
use verifiers;

/// The verifiers of the dialect of that name, whose definitions have that C++ namespace.
///
/// ```
/// let vector = isogloss_dialects::verifiers::of("vector", "::mlir::vector").expect("the dialect of MLIR");
/// assert!(vector.op("vector.shuffle").is_some());
/// assert!(isogloss_dialects::verifiers::of("vector", "::geometry").is_none());
/// ```
#[must_use]
pub fn of(dialect: &str, namespace: &str) -> Option<&'static Verifiers> {
    ALL.iter()
        .copied()
        .find(|found| found.dialect == dialect && found.namespace == namespace.trim_start_matches(':'))
}

/// All of them.
static ALL: &[&Verifiers] =
    &[&affine::VERIFIERS, &bufferization::VERIFIERS, &gpu::VERIFIERS, &linalg::VERIFIERS, &vector::VERIFIERS];
