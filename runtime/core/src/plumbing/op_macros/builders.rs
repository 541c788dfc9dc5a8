//! Builders, and the code that sets an argument, which setters of handles call, too.

/// Makes the builders of an operation by the arguments for its required parts: `create`; for a public one also the
/// function that returns the results; and for one with optional parts or regions the struct that sets them.
///
/// An operation that needs regions has the struct only. Its last parameter is the region to give next, or `()`.
#[macro_export]
#[doc(hidden)]
macro_rules! op_builder {
    (
        $handle:ident<$c:lifetime> = $table:ident, $op:literal, $regions:literal regions;
        pub fn $short:ident $arguments:tt -> $results:tt;
    ) => {
        $crate::op_builder! { @create [pub] $handle $c $table $op $regions $arguments }
        $crate::op_builder! { @short $handle $c $op $short $arguments $results }
    };
    (
        $handle:ident<$c:lifetime> = $table:ident, $op:literal, $regions:literal regions $(, $omit:ident($at:literal))*;
        pub fn $short:ident $arguments:tt -> $results:tt;
        $builder:ident { $($parts:tt)* }
    ) => {
        $crate::op_builder! { @create [pub] $handle $c $table $op $regions [$($omit($at))*] $arguments $builder }
        $crate::op_builder! { @short $handle $c $op $short $arguments $results }
        $crate::op_builder! { @struct $handle $c $builder $results $($parts)* }
    };
    // An operation without default builders: these are for the author's own.
    (
        $handle:ident<$c:lifetime> = $table:ident, $op:literal, $regions:literal regions;
        pub(crate) fn create $arguments:tt -> $results:tt;
    ) => {
        $crate::op_builder! { @create [pub(crate)] $handle $c $table $op $regions $arguments }
    };
    (
        $handle:ident<$c:lifetime> = $table:ident, $op:literal, $regions:literal regions $(, $omit:ident($at:literal))*;
        pub(crate) fn create $arguments:tt -> $results:tt;
        $builder:ident { $($parts:tt)* }
    ) => {
        $crate::op_builder! { @create [pub(crate)] $handle $c $table $op $regions [$($omit($at))*] $arguments $builder }
        $crate::op_builder! { @struct $handle $c $builder $results $($parts)* }
    };
    // An operation that needs regions.
    (
        $handle:ident<$c:lifetime> = $table:ident, $op:literal, $regions:literal regions $(, $omit:ident($at:literal))*;
        $vis:vis builder $arguments:tt -> $results:tt;
        $builder:ident<$state:ident> { $($parts:tt)* } needs $name:ident($index:literal): $first:ident => $($more:tt)*
    ) => {
        impl<$c> $handle<'_, $c> {
            $crate::op_builder! {
                @builder [$vis] $c $table $op "give its regions and set its optional parts." $regions [$($omit($at))*]
                $arguments $builder [$first] [, ::core::marker::PhantomData]
            }
        }
        $crate::op_builder! {
            @struct $handle $c $builder $state [$name($index): $first => $($more)*] $results $($parts)*
        }
    };
    (
        @create [$($vis:tt)*] $handle:ident $c:lifetime $table:ident $op:literal $regions:literal
        ($($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),*)
    ) => {
        impl<$c> $handle<'_, $c> {
            #[doc = ::core::concat!("Creates a `", $op, "`.")]
            #[allow(clippy::too_many_arguments, dead_code)]
            #[track_caller]
            $($vis)* fn create(
                builder: &mut $crate::ir::Builder<'_, $c>,
                $($name: $crate::op_argument!(@ty $c $how $(($($fixed),*) $($ty)?)?)),*
            ) -> $crate::ir::OpId {
                let op = $crate::ir::Building::new(builder, &$table).regions($regions);
                $(let op = $crate::op_argument!(@step op $name $how $(($($fixed),*) $($ty)?)?);)*
                op.create()
            }
        }
    };
    (
        @create $vis:tt $handle:ident $c:lifetime $table:ident $op:literal $regions:literal $omitted:tt
        $arguments:tt $builder:ident
    ) => {
        impl<$c> $handle<'_, $c> {
            $crate::op_builder! {
                @builder $vis $c $table $op "set the optional parts." $regions $omitted $arguments $builder [] []
            }
            $crate::op_builder! { @create_plain $vis $c $op $arguments }
        }
    };
    (
        @create_plain [$($vis:tt)*] $c:lifetime $op:literal
        ($($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),*)
    ) => {
        #[doc = ::core::concat!("Creates a `", $op, "` without optional parts.")]
        #[allow(clippy::too_many_arguments, dead_code)]
        #[track_caller]
        $($vis)* fn create(
            builder: &mut $crate::ir::Builder<'_, $c>,
            $($name: $crate::op_argument!(@ty $c $how $(($($fixed),*) $($ty)?)?)),*
        ) -> $crate::ir::OpId {
            Self::builder(builder, $($name),*).create()
        }
    };
    (
        @builder [$($vis:tt)*] $c:lifetime $table:ident $op:literal $setters:literal
        $regions:literal [$($omit:ident($at:literal))*]
        ($($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),*)
        $builder:ident [$($state:ident)?] [$($more:tt)*]
    ) => {
        #[doc = ::core::concat!("Begins a `", $op, "`; the setters of the returned builder ", $setters)]
        #[allow(clippy::too_many_arguments, dead_code)]
        #[track_caller]
        $($vis)* fn builder<'b, 'i>(
            builder: &'b mut $crate::ir::Builder<'i, $c>,
            $($name: $crate::op_argument!(@ty $c $how $(($($fixed),*) $($ty)?)?)),*
        ) -> $builder<'b, 'i, $c $(, $state)?> {
            let op = $crate::ir::Building::new(builder, &$table).regions($regions);
            $(let op = $crate::op_argument!(@step op $name $how $(($($fixed),*) $($ty)?)?);)*
            $builder(op$(.$omit($at))* $($more)*)
        }
    };
    (@short $handle:ident $c:lifetime $op:literal $short:ident $arguments:tt value) => {
        $crate::op_builder! {
            @short $handle $c $short $arguments ["Creates the result of a new `", $op, "`."] $crate::ir::ValueId,
            |builder, op| {
                let [value] = $crate::plumbing::op::results(builder, op);
                value
            }
        }
    };
    (@short $handle:ident $c:lifetime $op:literal $short:ident $arguments:tt [$count:literal]) => {
        $crate::op_builder! {
            @short $handle $c $short $arguments ["Creates the results of a new `", $op, "`."]
            [$crate::ir::ValueId; $count], |builder, op| $crate::plumbing::op::results(builder, op)
        }
    };
    (@short $handle:ident $c:lifetime $op:literal $short:ident $arguments:tt op) => {
        $crate::op_builder! {
            @short $handle $c $short $arguments ["Creates a new `", $op, "`."] $crate::ir::OpId, |builder, op| op
        }
    };
    (
        @short $handle:ident $c:lifetime $short:ident
        ($($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),*) [$($doc:tt)*] $returns:ty,
        |$b:ident, $created:ident| $body:expr
    ) => {
        #[doc = ::core::concat!($($doc)*)]
        #[allow(clippy::too_many_arguments)]
        #[track_caller]
        pub fn $short<$c>(
            $b: &mut $crate::ir::Builder<'_, $c>,
            $($name: $crate::op_argument!(@ty $c $how $(($($fixed),*) $($ty)?)?)),*
        ) -> $returns {
            let $created = $handle::create($b, $($name),*);
            $body
        }
    };
    (
        @struct $handle:ident $c:lifetime $builder:ident $results:tt
        $($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),* $(,)?
    ) => {
        #[doc = ::core::concat!("The builder of a [`", ::core::stringify!($handle), "`].")]
        #[allow(dead_code)]
        #[must_use = "an operation is created by `create`"]
        #[derive(::core::fmt::Debug)]
        pub struct $builder<'b, 'i, $c>($crate::ir::Building<'b, 'i, $c>);
        #[allow(dead_code)]
        impl<$c> $builder<'_, '_, $c> {
            $($crate::op_argument! { @setter [] $c $name $how $(($($fixed),*) $($ty)?)? })*
            $crate::op_argument! { @finish $results [] }
        }
    };
    (
        @struct $handle:ident $c:lifetime $builder:ident $state:ident
        [$($region:ident($index:literal): $needed:ident => $next:tt),*] $results:tt
        $($name:ident: $how:ident $(($($fixed:expr),*) $($ty:ty)?)?),* $(,)?
    ) => {
        #[doc = ::core::concat!("The builder of a [`", ::core::stringify!($handle), "`].")]
        #[allow(dead_code)]
        #[must_use = "an operation is created by `create`"]
        #[derive(::core::fmt::Debug)]
        pub struct $builder<'b, 'i, $c, $state = ()>(
            $crate::ir::Building<'b, 'i, $c>,
            ::core::marker::PhantomData<$state>,
        );
        #[allow(dead_code)]
        impl<$c, $state> $builder<'_, '_, $c, $state> {
            $($crate::op_argument! { @setter [, ::core::marker::PhantomData] $c $name $how $(($($fixed),*) $($ty)?)? })*
            $crate::op_argument! { @finish $results [$state] }
        }
        $(
            #[doc = ::core::concat!("The state of a [`", ::core::stringify!($builder), "`] that needs `", ::core::stringify!($region), "` next.")]
            #[allow(dead_code)]
            #[derive(::core::fmt::Debug)]
            pub enum $needed {}
            #[allow(dead_code)]
            impl<'b, 'i, $c> $builder<'b, 'i, $c, $needed> {
                $crate::op_argument! { @region [, ::core::marker::PhantomData] $c $region $index $builder [<'b, 'i, $c, $next>] }
            }
        )*
    };
}

/// An argument of a builder: its type, and the call that passes it on; or a setter of a builder.
#[macro_export]
#[doc(hidden)]
macro_rules! op_argument {
    (@ty $c:lifetime operand $(($index:expr))?) => { impl $crate::ir::IntoValue };
    (@ty $c:lifetime maybe_operand ($index:expr)) => { impl $crate::ir::OptionalValue };
    (@ty $c:lifetime operands $(($index:expr))?) => { &[$crate::ir::ValueId] };
    (@ty $c:lifetime operand_groups $(($index:expr))?) => { &[&[$crate::ir::ValueId]] };
    (@ty $c:lifetime result) => { impl ::core::convert::Into<$crate::Type<$c>> };
    (@ty $c:lifetime results) => { &[$crate::Type<$c>] };
    (@ty $c:lifetime successor $(($index:expr))?) => { $crate::ir::BlockId };
    (@ty $c:lifetime successors $(($index:expr))?) => { &[$crate::ir::BlockId] };
    (@ty $c:lifetime regions) => { usize };
    (@ty $c:lifetime text ($index:expr) $($ty:ty)?) => { impl $crate::ir::IntoText<$c> };
    (@ty $c:lifetime maybe_text ($index:expr) $($ty:ty)?) => { impl $crate::ir::OptionalText<$c> };
    (@ty $c:lifetime symbol ($index:expr) $($ty:ty)?) => { impl $crate::ir::IntoSymbol<$c> };
    (@ty $c:lifetime maybe_symbol ($index:expr) $($ty:ty)?) => { impl $crate::ir::OptionalSymbol<$c> };
    (@ty $c:lifetime ty ($index:expr) $($ty:ty)?) => { impl ::core::convert::Into<$crate::Type<$c>> };
    (@ty $c:lifetime maybe_ty ($index:expr) $($ty:ty)?) => { impl $crate::ir::OptionalType<$c> };
    (@ty $c:lifetime attribute ($index:expr) $($ty:ty)?) => { impl ::core::convert::Into<$crate::Attribute<$c>> };
    (@ty $c:lifetime maybe_attribute ($index:expr) $($ty:ty)?) => { impl $crate::ir::OptionalAttribute<$c> };
    (@ty $c:lifetime maybe_set ($index:expr) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime maybe_int ($($fixed:expr),*) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime maybe_int_of ($($fixed:expr),*) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime maybe_case ($($fixed:expr),*) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime maybe_wrap ($($fixed:expr),*) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime maybe_flag ($index:expr) $ty:ty) => { $crate::op_argument!(@option $ty) };
    (@ty $c:lifetime $store:ident ($($fixed:expr),*) $ty:ty) => { $ty };
    (@option $ty:ty) => { impl ::core::convert::Into<::core::option::Option<$ty>> };

    (@step $op:ident $name:ident operand $(($index:expr))?) => {
        $op.operand($($index,)? $crate::ir::IntoValue::into_value($name))
    };
    (@step $op:ident $name:ident maybe_operand ($index:expr)) => {
        $op.maybe_operand($index, $crate::ir::OptionalValue::into_option($name))
    };
    (@step $op:ident $name:ident operands) => { $op.operands(::core::iter::Iterator::copied($name.iter())) };
    (@step $op:ident $name:ident result) => { $op.results([::core::convert::Into::into($name)]) };
    (@step $op:ident $name:ident results) => { $op.results(::core::iter::Iterator::copied($name.iter())) };
    (@step $op:ident $name:ident successors) => { $op.successors(::core::iter::Iterator::copied($name.iter())) };
    (@step $op:ident $name:ident maybe_set ($index:expr) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_set ($index) $ty)
    };
    (@step $op:ident $name:ident maybe_int ($($fixed:expr),*) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_int ($($fixed),*) $ty)
    };
    (@step $op:ident $name:ident maybe_int_of ($($fixed:expr),*) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_int_of ($($fixed),*) $ty)
    };
    (@step $op:ident $name:ident maybe_case ($($fixed:expr),*) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_case ($($fixed),*) $ty)
    };
    (@step $op:ident $name:ident maybe_wrap ($($fixed:expr),*) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_wrap ($($fixed),*) $ty)
    };
    (@step $op:ident $name:ident maybe_flag ($index:expr) $ty:ty) => {
        $crate::op_argument!(@option $op $name maybe_flag ($index) $ty)
    };
    (@step $op:ident $name:ident $store:ident $(($($fixed:expr),*) $($ty:ty)?)?) => {
        $op.$store($($($fixed,)*)? $name)
    };
    (@option $op:ident $name:ident $store:ident ($($fixed:expr),*) $ty:ty) => {
        $op.$store($($fixed,)* ::core::convert::Into::<::core::option::Option<$ty>>::into($name))
    };

    (@setter $more:tt $c:lifetime $name:ident region ($index:expr)) => {
        $crate::op_argument! { @region $more $c $name $index Self [] }
    };
    (@setter [$($more:tt)*] $c:lifetime $name:ident regions ($first:expr)) => {
        #[doc = ::core::concat!("Builds one block in the region `", ::core::stringify!($name), "` at an index.")]
        #[track_caller]
        pub fn $name<A: $crate::ir::ArgumentTypes<$c>, R: $crate::ir::RegionOutcome>(
            self,
            index: usize,
            arguments: A,
            build: impl ::core::ops::FnOnce(&mut $crate::ir::Builder<'_, $c>, A::Values) -> R,
        ) -> R::Of<Self> {
            self.0.body($first + index, arguments, build, |op| Self(op $($more)*))
        }
    };
    (@setter $more:tt $c:lifetime $name:ident optional_operand ($index:expr)) => {
        $crate::op_argument! { @optional $more $name optional_operand $index OptionalValue }
    };
    (@setter $more:tt $c:lifetime $name:ident optional_result ($index:expr)) => {
        $crate::op_argument! { @optional $more $name optional_result $index OptionalType<$c> }
    };
    (@setter [$($more:tt)*] $c:lifetime $name:ident $store:ident ($($fixed:expr),*) $($ty:ty)?) => {
        #[doc = ::core::concat!("Sets `", ::core::stringify!($name), "`; `None` leaves it out.")]
        #[track_caller]
        pub fn $name(self, value: $crate::op_argument!(@ty $c $store ($($fixed),*) $($ty)?)) -> Self {
            let op = self.0;
            Self($crate::op_argument!(@step op value $store ($($fixed),*) $($ty)?) $($more)*)
        }
    };
    (@region [$($more:tt)*] $c:lifetime $name:ident $index:tt $builder:ident [$($generics:tt)*]) => {
        #[doc = ::core::concat!("Builds one block in the region `", ::core::stringify!($name), "`.")]
        #[track_caller]
        pub fn $name<A: $crate::ir::ArgumentTypes<$c>, R: $crate::ir::RegionOutcome>(
            self,
            arguments: A,
            build: impl ::core::ops::FnOnce(&mut $crate::ir::Builder<'_, $c>, A::Values) -> R,
        ) -> R::Of<$builder $($generics)*> {
            self.0.body($index, arguments, build, |op| $builder(op $($more)*))
        }
    };
    (@optional [$($more:tt)*] $name:ident $set:ident $index:tt $taken:ident $(<$c:lifetime>)?) => {
        #[doc = ::core::concat!("Sets `", ::core::stringify!($name), "`, in place of an earlier value; `None` removes it.")]
        #[track_caller]
        pub fn $name(self, value: impl $crate::ir::$taken $(<$c>)?) -> Self {
            Self(self.0.$set($index, $crate::ir::$taken::into_option(value)) $($more)*)
        }
    };

    (@finish $results:tt [$($state:ident)?]) => {
        /// Creates the operation at the builder's insertion point.
        #[track_caller]
        pub fn create(self) -> $crate::ir::OpId $(where $state: $crate::ir::RegionsGiven)? {
            self.0.create()
        }
        $crate::op_argument! { @value $results [$($state)?] }
    };
    (@value value [$($state:ident)?]) => {
        /// As [`Self::create`], but returns the result.
        #[track_caller]
        pub fn create_value(self) -> $crate::ir::ValueId $(where $state: $crate::ir::RegionsGiven)? {
            self.0.create_value()
        }
    };
    (@value $other:tt $state:tt) => {};
}

/// Makes the typed helper for an attribute of any operation (ODS `discardableAttrs`).
#[macro_export]
#[doc(hidden)]
macro_rules! discardable_attribute {
    ($(#[$meta:meta])* pub struct $helper:ident<$c:lifetime>: $ty:ty = $name:literal;) => {
        $(#[$meta])*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        pub struct $helper;
        impl $helper {
            /// The whole name.
            pub const NAME: &'static str = $name;
            /// The attribute of an operation; `None` if it has none of this type.
            #[must_use]
            pub fn get<'a, $c: 'a>(op: impl $crate::ir::AsOp<'a, $c>) -> ::core::option::Option<$ty> {
                $crate::plumbing::op::discardable(op.as_op(), Self::NAME)
            }
            /// Sets the attribute of an operation.
            #[track_caller]
            pub fn set<$c>(op: $crate::ir::OpId, ir: &mut $crate::ir::Ir<$c>, value: $ty) {
                ir.set_attribute(op, Self::NAME, value);
            }
            /// Whether an operation has the attribute, of this type.
            #[must_use]
            pub fn is_present<'a, 'c: 'a>(op: impl $crate::ir::AsOp<'a, 'c>) -> bool {
                Self::get(op).is_some()
            }
            /// Removes the attribute of an operation, if it has it.
            pub fn remove(op: $crate::ir::OpId, ir: &mut $crate::ir::Ir<'_>) {
                ir.set_attribute(op, Self::NAME, ::core::option::Option::None);
            }
        }
    };
}

/// A view of an operation converts to the operation, and has its methods.
#[macro_export]
#[doc(hidden)]
macro_rules! op_view_traits {
    ($view:ident, $op:tt) => {
        impl<'a, 'c> $crate::ir::AsOp<'a, 'c> for $view<'a, 'c> {
            #[inline]
            fn as_op(self) -> $crate::ir::OpRef<'a, 'c> {
                self.$op
            }
        }
        impl<'a, 'c> ::core::convert::From<$view<'a, 'c>> for $crate::ir::OpRef<'a, 'c> {
            #[inline]
            fn from(view: $view<'a, 'c>) -> Self {
                view.$op
            }
        }
        impl<'a, 'c> ::core::ops::Deref for $view<'a, 'c> {
            type Target = $crate::ir::OpRef<'a, 'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.$op
            }
        }
        impl ::core::fmt::Display for $view<'_, '_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.$op, f)
            }
        }
    };
}

/// Makes `struct $handle<'a, 'c>`, any operation that implements an interface, and the functions that it calls.
#[macro_export]
#[doc(hidden)]
macro_rules! op_interface_handle {
    ($handle:ident, $interface:ident, $key:ident, $table:ident) => {
        #[doc = ::core::concat!("Any operation that implements [`", ::core::stringify!($interface), "`].")]
        #[derive(::core::clone::Clone, ::core::marker::Copy)]
        pub struct $handle<'a, 'c> {
            op: $crate::ir::OpRef<'a, 'c>,
            table: &'static $table,
        }
        impl $handle<'_, '_> {
            /// The functions that the methods call.
            #[must_use]
            pub fn table(self) -> &'static $table {
                self.table
            }
        }
        impl $crate::ir::OpHandle for $handle<'_, '_> {
            type Of<'a, 'c: 'a> = $handle<'a, 'c>;
            #[inline]
            fn from_op<'a, 'c>(op: $crate::ir::OpRef<'a, 'c>) -> ::core::option::Option<$handle<'a, 'c>> {
                match $table::find(op) {
                    ::core::option::Option::Some(table) => {
                        ::core::option::Option::Some($handle { op, table })
                    }
                    ::core::option::Option::None => ::core::option::Option::None,
                }
            }
        }
        $crate::op_view_traits!($handle, op);
        impl ::core::fmt::Debug for $handle<'_, '_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Debug::fmt(&self.op, f)
            }
        }
    };
}

/// Declares a type that implements interfaces for the operations of others (MLIR's external models).
///
/// ```
/// use isogloss::ir::{OpModel, OpRef};
/// use isogloss::layout::{DataLayoutOpInterface, DataLayoutOpInterfaceTable};
///
/// isogloss::op_model! {
///     /// A room is a scope of data layouts.
///     struct Room;
/// }
/// impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for Room<'a, 'c> {}
///
/// // What a dialect lists in `op_models`.
/// static MODEL: OpModel = OpModel { op: "house.room", implementation: DataLayoutOpInterfaceTable::entry::<Room<'_, '_>>() };
/// # let _ = &MODEL;
/// ```
#[macro_export]
macro_rules! op_model {
    ($(#[$meta:meta])* $vis:vis struct $name:ident;) => {
        $(#[$meta])*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        $vis struct $name<'a, 'c>($crate::ir::OpRef<'a, 'c>);
        impl<'a, 'c> $crate::ir::OpView<'a, 'c> for $name<'_, '_> {
            type View = $name<'a, 'c>;
            #[inline]
            fn view(op: $crate::ir::OpRef<'a, 'c>) -> $name<'a, 'c> {
                $name(op)
            }
        }
        $crate::op_view_traits!($name, 0);
    };
    // For the handle of an operation.
    ($(#[$meta:meta])* $vis:vis struct $name:ident [$($handle:tt)+];) => {
        $(#[$meta])*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        $vis struct $name<'a, 'c>($($handle)+<'a, 'c>);
        impl<'a, 'c> $crate::ir::OpView<'a, 'c> for $name<'_, '_> {
            type View = $name<'a, 'c>;
            #[inline]
            fn view(op: $crate::ir::OpRef<'a, 'c>) -> $name<'a, 'c> {
                $name(<$($handle)+<'_, '_> as $crate::ir::OpView<'a, 'c>>::view(op))
            }
        }
        impl<'a, 'c> $crate::ir::AsOp<'a, 'c> for $name<'a, 'c> {
            #[inline]
            fn as_op(self) -> $crate::ir::OpRef<'a, 'c> {
                $crate::ir::AsOp::as_op(self.0)
            }
        }
        impl<'a, 'c> ::core::convert::From<$name<'a, 'c>> for $crate::ir::OpRef<'a, 'c> {
            #[inline]
            fn from(model: $name<'a, 'c>) -> Self {
                $crate::ir::AsOp::as_op(model.0)
            }
        }
        impl<'a, 'c> ::core::ops::Deref for $name<'a, 'c> {
            type Target = $($handle)+<'a, 'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
    };
}

/// Declares a struct over the handle of a type or an attribute, which may implement interfaces: for `external_models!`.
#[macro_export]
#[doc(hidden)]
macro_rules! value_model {
    ($(#[$meta:meta])* $vis:vis struct $name:ident [$($handle:tt)+]: $base:ident;) => {
        $(#[$meta])*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
        $vis struct $name<'c>($($handle)+<'c>);
        impl $crate::Handle for $name<'_> {
            type Of<'c> = $name<'c>;
            fn accepts(node: $crate::Node<'_>) -> bool {
                <$($handle)+<'_> as $crate::Handle>::accepts(node)
            }
            fn from_node(node: $crate::Node<'_>) -> ::core::option::Option<$name<'_>> {
                <$($handle)+<'_> as $crate::Handle>::from_node(node).map($name)
            }
        }
        impl<'c> ::core::convert::From<$name<'c>> for $crate::Node<'c> {
            fn from(model: $name<'c>) -> Self {
                ::core::convert::Into::into(model.0)
            }
        }
        impl<'c> ::core::convert::From<$name<'c>> for $crate::$base<'c> {
            fn from(model: $name<'c>) -> Self {
                ::core::convert::Into::into(model.0)
            }
        }
        impl<'c> ::core::ops::Deref for $name<'c> {
            type Target = $($handle)+<'c>;
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
    };
}
