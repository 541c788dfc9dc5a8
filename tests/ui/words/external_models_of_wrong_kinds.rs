// says: cannot find type `TupelType` in this scope
// says: could not find `CostlyTable` in `prices`
// says: `OnlyListed<'c>` needs an `impl DataLayoutTypeInterface`
// says: the trait bound `Function<'_, '_>: Handle` is not satisfied
use isogloss::builtin::{FunctionType, TupleType};
use isogloss::layout;

// No such type.
isogloss::external_models! {
    const MISSPELT;
    type Misspelt = TupelType: layout::DataLayoutTypeInterface;
}

// A trait that is not an interface.
mod prices {
    pub trait Costly {}
}
isogloss::external_models! {
    const NO_INTERFACE;
    type Plain = TupleType: prices::Costly;
}

// An interface that is not implemented.
isogloss::external_models! {
    const NOT_IMPLEMENTED;
    type OnlyListed = TupleType: layout::DataLayoutTypeInterface;
}

// An interface of types for an operation.
isogloss::external_models! {
    const OF_TYPES;
    operation Function = isogloss::func::FuncOp: layout::DataLayoutTypeInterface;
    type Known = FunctionType: layout::DataLayoutTypeInterface;
}

fn main() {}
