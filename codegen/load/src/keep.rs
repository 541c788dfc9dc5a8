//! Converts values of the model's tables to values of the runtime's, with static lifetime.

use crate::leak;
use isogloss::constraint::{self as c, Path};
use isogloss::ir::interfaces as i;
use isogloss::layout as l;
use isogloss::plumbing::op as p;
use isogloss_codegen::model::constraint::{Comparison, Constant, Measure, Property};
use isogloss_codegen::model::number::{Arithmetic, Integer};
use isogloss_codegen::model::tables::{self, Start, TypeFrom as From};
use isogloss_codegen::model::{
    Compatibility, CountExpr, CountOp, EffectKind, EffectTarget, EntryRule, EntryValue, LayoutRule, Part,
};

pub(crate) type Pred = tables::Pred<c::Pred, c::Step>;
type Number = tables::Number<c::Step>;
type Step = tables::Step<c::Step>;
type Source = tables::TypeSource<c::Step>;

/// A value of the model that a table keeps as a `T`; `None` if a number in it is too large.
pub(crate) trait Keep<T> {
    fn keep(&self) -> Option<T>;
}

macro_rules! keep {
    ($module:ident $name:ident {
        $($variant:ident $(($($part:ident),*))? $({ $($field:ident),* })?),*
    } $($made:ident)?) => {
        impl Keep<$module::$name> for $name {
            fn keep(&self) -> Option<$module::$name> {
                Some(match self {
                    $($name::$variant $(($($part),*))? $({ $($field),* })? => $module::$name::$variant
                        $(($($part.keep()?),*))? $({ $($field: $field.keep()?),* })?,)*
                    $($name::$made(made) => *made,)?
                })
            }
        }
    };
}

isogloss_codegen::tables!(keep);

impl Keep<Path> for tables::Path<c::Step> {
    fn keep(&self) -> Option<Path> {
        Some(Path::new(self.start.keep()?, self.steps.keep()?))
    }
}

impl Keep<u8> for Part {
    fn keep(&self) -> Option<u8> {
        self.param.keep()
    }
}

impl<S: Keep<T>, T: 'static> Keep<&'static [T]> for Vec<S> {
    fn keep(&self) -> Option<&'static [T]> {
        self.iter().map(Keep::keep).collect::<Option<Vec<T>>>().map(leak::slice)
    }
}

impl<S: Keep<T>, T: 'static> Keep<&'static T> for Box<S> {
    fn keep(&self) -> Option<&'static T> {
        S::keep(self).map(leak::value)
    }
}

impl Keep<&'static str> for String {
    fn keep(&self) -> Option<&'static str> {
        Some(leak::text(self))
    }
}

macro_rules! numbers {
    ($($from:ty => $to:ty;)*) => {
        $(impl Keep<$to> for $from {
            fn keep(&self) -> Option<$to> {
                <$to>::try_from(*self).ok()
            }
        })*
    };
}

numbers! {
    bool => bool;
    f64 => f64;
    i32 => i32;
    i64 => i64;
    u16 => u16;
    u64 => u64;
    usize => u8;
    usize => u32;
}
