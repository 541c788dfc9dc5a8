//! Converts values of the model's tables to values of the runtime's, with static lifetime.

use crate::leak;
use crate::names;
use crate::values::Change;
use isogloss::constraint::{self as c, Path};
use isogloss::def::InterfaceImpl;
use isogloss::ir::interfaces as i;
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{
    self,
    format::{OpDirective, OpElement},
};
use isogloss::layout as l;
use isogloss::plumbing::{op as p, op_format as f};
use isogloss_codegen::model::constraint::{Comparison, Constant, Measure, Property};
use isogloss_codegen::model::number::{Arithmetic, Integer};
use isogloss_codegen::model::op::CachedAttribute;
use isogloss_codegen::model::op_def::{
    self, Chain, Class, Inside, Items, NativeTrait, OpTraits, Property as OpProperty, Unset as _,
};
use isogloss_codegen::model::tables::{self, Start, TypeFrom as From};
use isogloss_codegen::model::{
    Compatibility, CountExpr, CountOp, EffectKind, EffectTarget, EntryRule, EntryValue, LayoutRule, Part,
};

pub(crate) type Pred = tables::Pred<c::Pred, c::Step>;
type Number = tables::Number<c::Step>;
type Step = tables::Step<c::Step>;
type Source = tables::TypeSource<c::Step>;
pub(crate) type OpDef = op_def::OpDef<Kept>;
/// The items of generic tables.
type I = Kept;

/// The loader makes the runtime's values of all items.
#[derive(Debug)]
pub(crate) struct Kept;

impl Items for Kept {
    type Step = c::Step;
    type Constraint = &'static c::Constraint;
    type Predicate = c::Constraint;
    type Trait = &'static OpTrait;
    type Interface = InterfaceImpl;
    type PropertyCall = Change;
    type Mark = ();
    type Element = OpElement;
    type Directive = &'static OpDirective;
}

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

/// A call of a method that a table keeps as its result.
trait Apply<T> {
    fn apply(&self, value: T) -> Option<T>;
}

macro_rules! keep_calls {
    ($module:ident $of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $($function:ident)::+ $(($($part:ident: $ty:ty),*))? $({ $($field:ident: $own:ty),* })?),*
    } $(Made($made:ty))?) => {
        impl Keep<$of> for op_def::$name $(<$items>)? {
            fn keep(&self) -> Option<$of> {
                Some(match self {
                    $(Self::$variant $(($($part),*))? $({ $($field),* })? => $module::$($function)::+
                        $(($($part.keep()?),*))? $({ $($field: $field.keep()?),* })?,)*
                    $(Self::Made(made) => <$made as Clone>::clone(made),)?
                })
            }
        }
    };
}

macro_rules! keep_methods {
    ($of:ty: $name:ident $(<$items:ident>)? {
        $($variant:ident = $method:ident($($part:ident: $ty:ty),*)),*
    } $(Made($made:ty))?) => {
        impl Apply<$of> for op_def::$name $(<$items>)? {
            fn apply(&self, value: $of) -> Option<$of> {
                Some(match self {
                    $(Self::$variant($($part),*) => value.$method($($part.keep()?),*),)*
                    $(Self::Made(made) => <$made as Apply<$of>>::apply(made, value)?,)?
                })
            }
        }
    };
}

macro_rules! keep_fields {
    ($module:ident $name:ident $(<$items:ident>)? = $($function:ident)::+($($part:ident: $ty:ty),*) {
        $($field:ident: $own:ty),*
    }) => {
        impl Keep<$module::$name> for op_def::$name $(<$items>)? {
            fn keep(&self) -> Option<$module::$name> {
                let mut table = $module::$($function)::+($(self.$part.keep()?),*);
                $(if !self.$field.is_unset() {
                    table.$field = self.$field.keep()?;
                })*
                Some(table)
            }
        }
    };
}

isogloss_codegen::op_tables!(keep_calls, keep_methods, keep_fields);
keep! { p Source { Written, Known(ty), Follows { from, steps }, Inferred } }

impl<T, F: Keep<T>, M: Apply<T>> Keep<T> for Chain<F, M> {
    fn keep(&self) -> Option<T> {
        self.calls.iter().try_fold(self.start.keep()?, |value, call| call.apply(value))
    }
}

impl Keep<p::T> for OpTraits {
    fn keep(&self) -> Option<p::T> {
        let bits = self.0.iter().filter_map(|(_, name)| p::T::named(name));
        Some(bits.fold(p::T::NONE, p::T::union))
    }
}

impl Keep<ir::PropertyDef> for OpProperty<Kept> {
    fn keep(&self) -> Option<ir::PropertyDef> {
        self.table.keep()
    }
}

impl Keep<&'static ir::PropertyDef> for Inside<Kept> {
    fn keep(&self) -> Option<&'static ir::PropertyDef> {
        self.0.keep()
    }
}

impl Keep<&'static c::Class> for Class {
    fn keep(&self) -> Option<&'static c::Class> {
        names::class(self.0)
    }
}

impl Apply<ir::PropertyDef> for Change {
    fn apply(&self, property: ir::PropertyDef) -> Option<ir::PropertyDef> {
        Some(match *self {
            Self::Storage(storage) => ir::PropertyDef { storage, ..property },
            Self::Values(storage, text) => ir::PropertyDef { storage, text, ..property },
            Self::Default { value, optional } => {
                ir::PropertyDef { default: Some(value), optional, ..property }
            }
        })
    }
}

impl Keep<&'static OpTrait> for NativeTrait<Kept> {
    fn keep(&self) -> Option<&'static OpTrait> {
        Some(match self {
            Self::Named(name) => leak::value(p::named(leak::text(name))),
            Self::Made(made) => made,
        })
    }
}

impl Keep<p::CachedAttribute> for CachedAttribute {
    fn keep(&self) -> Option<p::CachedAttribute> {
        let (name, value) = (leak::text(&self.name), leak::text(&self.value));
        Some(p::CachedAttribute { name, value, symbols: self.symbols.keep()? })
    }
}

impl<A: Keep<S>, B: Keep<T>, S, T> Keep<(S, T)> for (A, B) {
    fn keep(&self) -> Option<(S, T)> {
        Some((self.0.keep()?, self.1.keep()?))
    }
}

impl<S: Keep<T>, T> Keep<Option<T>> for Option<S> {
    fn keep(&self) -> Option<Option<T>> {
        match self {
            Some(value) => value.keep().map(Some),
            None => Some(None),
        }
    }
}

/// Values that the loader has made.
macro_rules! made {
    ($($ty:ty),*) => {
        $(impl Keep<$ty> for $ty {
            fn keep(&self) -> Option<$ty> {
                Some(*self)
            }
        })*
    };
}

made! { &'static c::Constraint, c::Constraint, InterfaceImpl, &'static OpDirective }

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
    u32 => u32;
    u64 => u64;
    usize => u8;
    usize => u16;
    usize => u32;
}
