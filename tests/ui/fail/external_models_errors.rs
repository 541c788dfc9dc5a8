// No list.
isogloss::external_models! {
    type WithoutList = T: I;
}

// A list that is a static.
isogloss::external_models! {
    static STATIC;
}

// An unknown kind.
isogloss::external_models! {
    const UNKNOWN;
    region Body = T: I;
}

// A kind is left out.
isogloss::external_models! {
    const LEFT_OUT;
    = T: I;
}

// A type by its name.
isogloss::external_models! {
    const NAMED;
    type Tuple = "builtin.tuple": I;
}

// An operation without a dialect.
isogloss::external_models! {
    const NO_DIALECT;
    operation Module = "module": I;
}

// No interface.
isogloss::external_models! {
    const NO_INTERFACE;
    type Nothing = T;
}

// Interfaces with a comma.
isogloss::external_models! {
    const COMMA;
    type Comma = T: I, I;
}

// Two lists of a dialect, and none.
isogloss::external_models! { pub const ONE; }
isogloss::external_models! { pub const TWO; }

#[derive(isogloss::Dialect)]
#[dialect(external_models(ONE, TWO))]
struct Twice;

#[derive(isogloss::Dialect)]
#[dialect(external_models = "ONE")]
struct Text;

#[derive(isogloss::Dialect)]
#[dialect(external_model(ONE))]
struct Misspelt;

fn main() {}
