//! Verifiers of dialects that have no module of their own here: the C++ parts of MLIR's definition files for `vector`,
//! `linalg`, `affine`, `gpu` and `bufferization` (ODS `hasVerifier`, verifiers of interfaces), and the control flow
//! between operations of some others and their regions, with the messages of `mlir-opt`. A dialect that is loaded from
//! these files has them by the names of its operations.
//!
//! | module | contents |
//! |---|---|
//! | `parts` | operands, attributes and types of an operation by their names; the result of a verifier |
//! | `indexing` | indexing maps against the shapes of operands |
//! | `branches` | control flow between operations and their regions |
//! | `vector`, `linalg`, `affine`, `gpu`, `bufferization` | the verifiers, a function for each operation |
//!
//! A definition of another version may lack a part that a function needs. Then the function checks nothing.

mod affine;
mod branches;
mod bufferization;
mod destinations;
mod gpu;
mod indexing;
mod linalg;
mod parts;
mod vector;

use isogloss::def::{VerifyOpAttribute, VerifyRegionAttribute};
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
    /// Checks the dialect's attributes of any operation (ODS `hasOperationAttrVerify`).
    pub op_attribute: Option<VerifyOpAttribute>,
    /// Checks the dialect's attributes of functions' arguments (ODS `hasRegionArgAttrVerify`).
    pub argument_attribute: Option<VerifyRegionAttribute>,
    /// Whether operations with the dialect's prefix that it does not define are accepted in generic form: its C++ calls
    /// `allowUnknownOperations`.
    pub accepts_unknown_operations: bool,
}

impl Verifiers {
    /// No verifiers except the region-branch checks in `branches`.
    const fn new(dialect: &'static str, namespace: &'static str) -> Self {
        Self {
            dialect,
            namespace,
            ops: &[],
            interfaces: &[],
            op_attribute: None,
            argument_attribute: None,
            accepts_unknown_operations: false,
        }
    }

    /// As [`Self::new`], for a dialect that accepts unknown operations.
    const fn accepting_unknown(dialect: &'static str, namespace: &'static str) -> Self {
        Self { accepts_unknown_operations: true, ..Self::new(dialect, namespace) }
    }

    /// The verifiers of an operation.
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&'static OpVerifier> {
        self.ops.iter().find(|known| known.name == name)
    }

    /// The verifier of an interface of an operation, by its full C++ name and the name of the operation.
    #[must_use]
    pub fn interface(&self, class: &str, op: &str) -> Option<&'static OpTrait> {
        let class = class.trim_start_matches(':');
        if class == branches::INTERFACE {
            return branches::check(op);
        }
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
    /// A check before `verify` that reads only types and properties: see `OpDef::verify_signature`.
    pub verify_signature: Option<VerifyOp>,
    /// Checks the operation after its regions (ODS `hasRegionVerifier`).
    pub verify_regions: Option<VerifyOp>,
    /// Checks the conditions of traits that are C++ in the definition, before the checks of other traits.
    pub conditions: Option<&'static OpTrait>,
}

impl OpVerifier {
    /// A verifier that runs before the regions.
    const fn new(name: &'static str, verify: VerifyOp) -> Self {
        Self { name, verify: Some(verify), verify_signature: None, verify_regions: None, conditions: None }
    }
}

/// The verifiers of operations: the name of each with its function, which may stop at a missing part. A verifier
/// `with_conditions` checks the conditions of traits that are C++. One `of_signature` reads only types and properties,
/// and another one may follow after `then`. One `after_regions`, or a second one, runs after the regions.
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
    (@one $name:literal, of_signature $function:ident) => {
        $crate::verifiers::OpVerifier {
            verify: None,
            verify_signature: Some(|op| $crate::verifiers::parts::verified($function(op))),
            ..$crate::verifiers::verifiers!(@one $name, $function)
        }
    };
    (@one $name:literal, of_signature $signature:ident then $function:ident) => {
        $crate::verifiers::OpVerifier {
            verify_signature: Some(|op| $crate::verifiers::parts::verified($signature(op))),
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
static ALL: &[&Verifiers] = &[
    &Verifiers::new("acc", "mlir::acc"),
    &affine::VERIFIERS,
    &Verifiers::new("async", "mlir::async"),
    &bufferization::VERIFIERS,
    &gpu::VERIFIERS,
    &linalg::VERIFIERS,
    &Verifiers::accepting_unknown("nvvm", "mlir::NVVM"),
    &Verifiers::accepting_unknown("rocdl", "mlir::ROCDL"),
    &Verifiers::accepting_unknown("shape", "mlir::shape"),
    &Verifiers::accepting_unknown("spirv", "mlir::spirv"),
    &Verifiers::new("transform", "mlir::transform"),
    &vector::VERIFIERS,
];
