//! Handles, adaptors, accessors and setters. Not here: the code that sets an argument (`builders`).

/// Makes the struct of a handle with the accessors and setters of its parts: `kind name "nameInC++"(index, ...)`.
#[macro_export]
#[doc(hidden)]
macro_rules! op_handle {
    (
        $(#[$meta:meta])*
        pub struct $handle:ident<$a:lifetime, $c:lifetime> = $table:ident, adaptor $adaptor:ident;
        $($parts:tt)*
    ) => {
        $crate::op_handle! { $(#[$meta])* pub struct $handle<$a, $c> = $table; $($parts)* }
        $crate::op_adaptor! { $handle $adaptor $a $c $($parts)* }
    };
    (
        $(#[$meta:meta])*
        pub struct $handle:ident<$a:lifetime, $c:lifetime> = $table:ident;
        $($(#[$doc:meta])* $kind:ident $name:ident $($alias:literal)? ($($how:tt)*);)*
    ) => {
        $(#[$meta])*
        #[derive(
            ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq
        )]
        pub struct $handle<$a, $c>($crate::ir::OpRef<$a, $c>);
        impl<$a, $c> $handle<$a, $c> {
            /// An operation that is known to be of this definition, for example one that was
            /// just created.
            ///
            /// # Panics
            /// If it is of another definition.
            #[track_caller]
            #[must_use]
            pub fn of(ir: &$a $crate::ir::Ir<$c>, op: $crate::ir::OpId) -> Self {
                $crate::plumbing::op::cast::<$handle<'_, '_>>(ir.op(op))
            }
            $($crate::op_part! { $kind $name $a $c [$(#[$doc])* $(#[doc(alias = $alias)])?] $($how)* })*
        }
        impl $crate::ir::OpHandle for $handle<'_, '_> {
            type Of<'a, 'c: 'a> = $handle<'a, 'c>;
            #[inline]
            fn from_op<'a, 'c>(op: $crate::ir::OpRef<'a, 'c>) -> ::core::option::Option<$handle<'a, 'c>> {
                if op.is(&$table) {
                    ::core::option::Option::Some($handle(op))
                } else {
                    ::core::option::Option::None
                }
            }
        }
        impl $crate::ir::OpDefHandle for $handle<'_, '_> {
            const DEF: &'static $crate::ir::OpDef = &$table;
        }
        impl<'a, 'c> $crate::ir::OpView<'a, 'c> for $handle<'_, '_> {
            type View = $handle<'a, 'c>;
            #[inline]
            fn view(op: $crate::ir::OpRef<'a, 'c>) -> $handle<'a, 'c> {
                $crate::plumbing::op::cast::<$handle<'_, '_>>(op)
            }
        }
        $crate::op_view_traits!($handle, 0);
    };
}

/// The adaptor of an operation that infers its result types: the accessors of its parts before it is created.
#[macro_export]
#[doc(hidden)]
macro_rules! op_adaptor {
    (
        $handle:ident $adaptor:ident $a:lifetime $c:lifetime
        $($(#[$doc:meta])* $kind:ident $name:ident $($alias:literal)? ($($how:tt)*);)*
    ) => {
        #[doc = ::core::concat!("The parts of a [`", ::core::stringify!($handle), "`] that is not created yet, by name.")]
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        pub struct $adaptor<$a, $c>(pub(crate) $crate::ir::infer::Operation<$a, $c>);
        #[allow(dead_code)]
        impl<$a, $c> $adaptor<$a, $c> {
            $($crate::adaptor_part! { $kind $name $a $c [$(#[$doc])*] $($how)* })*
        }
        impl<$a, $c> ::core::ops::Deref for $adaptor<$a, $c> {
            type Target = $crate::ir::infer::Operation<$a, $c>;
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
    };
}

/// The accessor of one part in an adaptor. It has no results and successors.
#[macro_export]
#[doc(hidden)]
macro_rules! adaptor_part {
    (operand $($rest:tt)*) => { $crate::adaptor_part! { later_operand $($rest)* } };
    (later_operand $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal $(, $set:ident)?) => {
        $($doc)*
        ///
        /// # Errors
        /// If it is missing.
        pub fn $name(self) -> ::core::result::Result<$crate::Type<$c>, $crate::Diagnostic> {
            $crate::plumbing::op::adaptor_operand(self.0, ::core::stringify!($name), $index)
        }
    };
    (optional_operand $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> ::core::option::Option<$crate::Type<$c>> {
            self.0.operand_group($index).first().copied()
        }
    };
    (operands $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> &$a [$crate::Type<$c>] {
            self.0.operand_group($index)
        }
    };
    (operand_groups $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> ::std::vec::Vec<&$a [$crate::Type<$c>]> {
            self.0.nested_operand_groups($index)
        }
    };
    (unit $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> bool {
            self.0.property($index).is_some_and($crate::plumbing::op::is_set)
        }
    };
    (
        required $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        ///
        /// # Errors
        /// If it is missing.
        pub fn $name(self) -> ::core::result::Result<$ty, $crate::Diagnostic> {
            let value = $crate::plumbing::op::$read(self.0.property($index));
            $crate::plumbing::op::adaptor_attribute(self.0, $index, value)
        }
    };
    (
        optional $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> ::core::option::Option<$ty> {
            $crate::plumbing::op::$read(self.0.property($index))
        }
    };
    (
        option $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> ::core::option::Option<$ty> {
            $crate::plumbing::op::$read($crate::plumbing::op::adaptor_held(self.0, $index))
        }
    };
    (
        default $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty = $default:expr, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> $ty {
            $crate::plumbing::op::$read(self.0.property($index)).unwrap_or($default)
        }
    };
    (region $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        ///
        /// # Errors
        /// If it is missing.
        pub fn $name(self) -> ::core::result::Result<$crate::ir::RegionRef<$a, $c>, $crate::Diagnostic> {
            $crate::plumbing::op::adaptor_region(self.0, ::core::stringify!($name), $index)
        }
    };
    (regions $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        pub fn $name(self) -> impl ::core::iter::ExactSizeIterator<Item = $crate::ir::RegionRef<$a, $c>> {
            self.0.region_group($index)
        }
    };
    (result $($rest:tt)*) => {};
    (later_result $($rest:tt)*) => {};
    (optional_result $($rest:tt)*) => {};
    (results $($rest:tt)*) => {};
    (successor $($rest:tt)*) => {};
    (successors $($rest:tt)*) => {};
}

/// The accessor and the setter of one part of an operation.
#[macro_export]
#[doc(hidden)]
macro_rules! op_part {
    // Operands and results. Fixed positions come first; the other parts follow optional or variadic ones.
    (operand $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[inline]
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::ValueRef<$a, $c> {
            $crate::plumbing::op::operand(self.0, ::core::stringify!($name), $index)
        }
        $crate::op_part! { @set $c $set = operand($index) }
    };
    (later_operand $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::ValueRef<$a, $c> {
            $crate::plumbing::op::only(self.0, ::core::stringify!($name), self.0.operand_group($index))
        }
        $crate::op_part! { @set $c $set = operand($index) }
    };
    (optional_operand $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> ::core::option::Option<$crate::ir::ValueRef<$a, $c>> {
            ::core::iter::Iterator::next(&mut self.0.operand_group($index))
        }
        $crate::op_part! { @set $c $set = maybe_operand($index) }
    };
    (operands $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::Operands<$a, $c> {
            self.0.operand_group($index)
        }
        $crate::op_part! { @set $c $set = operands($index) }
    };
    (operand_groups $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> impl ::core::iter::ExactSizeIterator<Item = $crate::ir::Operands<$a, $c>> {
            self.0.nested_operand_groups($index)
        }
        $crate::op_part! { @set $c $set = operand_groups($index) }
    };
    (result $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[inline]
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::ValueRef<$a, $c> {
            $crate::plumbing::op::result(self.0, ::core::stringify!($name), $index)
        }
    };
    (later_result $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::ValueRef<$a, $c> {
            $crate::plumbing::op::only(self.0, ::core::stringify!($name), self.0.result_group($index))
        }
    };
    (optional_result $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> ::core::option::Option<$crate::ir::ValueRef<$a, $c>> {
            ::core::iter::Iterator::next(&mut self.0.result_group($index))
        }
    };
    (results $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::Results<$a, $c> {
            self.0.result_group($index)
        }
    };
    // Attributes and properties: how they are read, the type, the setter.
    (unit $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> bool {
            self.0.property($index).is_some_and($crate::plumbing::op::is_set)
        }
        $crate::op_part! { @set $c $set = unit($index) bool }
    };
    (
        required $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $ty {
            $crate::plumbing::op::required(self.0, ::core::stringify!($name), $crate::plumbing::op::$read(self.0.property($index)))
        }
        $crate::op_part! { @set_as $c $index $ty, $($set)* }
    };
    (
        optional $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> ::core::option::Option<$ty> {
            $crate::plumbing::op::$read(self.0.property($index))
        }
        $crate::op_part! { @set_as $c $index $ty, $($set)* }
    };
    (
        option $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> ::core::option::Option<$ty> {
            $crate::plumbing::op::$read($crate::plumbing::op::held(self.0, $index))
        }
        $crate::op_part! { @set_as $c $index $ty, $($set)* }
    };
    (
        default $name:ident $a:lifetime $c:lifetime [$($doc:tt)*]
        $read:ident $index:literal -> $ty:ty = $default:expr, $($set:tt)*
    ) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $ty {
            $crate::plumbing::op::$read(self.0.property($index)).unwrap_or($default)
        }
        $crate::op_part! { @set_as $c $index $ty, $($set)* }
    };
    // Regions and successors.
    (region $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::RegionRef<$a, $c> {
            $crate::plumbing::op::only(self.0, ::core::stringify!($name), self.0.region_group($index))
        }
    };
    (regions $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> impl ::core::iter::ExactSizeIterator<Item = $crate::ir::RegionRef<$a, $c>> {
            self.0.region_group($index)
        }
    };
    (successor $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> $crate::ir::BlockRef<$a, $c> {
            $crate::plumbing::op::only(
                self.0,
                ::core::stringify!($name),
                ::core::iter::Iterator::skip(self.0.successors(), $index),
            )
        }
        $crate::op_part! { @set $c $set = successor($index) }
    };
    (successors $name:ident $a:lifetime $c:lifetime [$($doc:tt)*] $index:literal, $set:ident) => {
        $($doc)*
        #[must_use]
        #[track_caller]
        pub fn $name(self) -> impl ::core::iter::ExactSizeIterator<Item = $crate::ir::BlockRef<$a, $c>> {
            ::core::iter::Iterator::skip(self.0.successors(), $index)
        }
        $crate::op_part! { @set $c $set = successors($index) }
    };
    (@set_as $c:lifetime $index:literal $ty:ty, $name:ident) => {
        $crate::op_part! { @set $c $name = set($index) $ty }
    };
    (@set_as $c:lifetime $index:literal $ty:ty, $name:ident = $store:ident($($argument:expr),*)) => {
        $crate::op_part! { @set $c $name = $store($($argument),*) $ty }
    };
    (@set $c:lifetime $name:ident = $store:ident($($argument:expr),*) $($ty:ty)?) => {
        /// Sets this part of an operation of this definition; with `None` or `false` it is removed.
        ///
        /// The id comes first, so that it may come from a handle, which borrows the IR:
        /// `XOp::set_part(x.id(), &mut ir, ...)`.
        ///
        /// # Panics
        /// If the operation is of another definition.
        #[track_caller]
        pub fn $name(
            op: $crate::ir::OpId,
            ir: &mut $crate::ir::Ir<$c>,
            value: $crate::op_argument!(@ty $c $store ($($argument),*) $($ty)?),
        ) {
            let op = $crate::plumbing::op::at::<Self>(ir, op);
            let _ = $crate::op_argument!(@step op value $store ($($argument),*) $($ty)?);
        }
    };
}
