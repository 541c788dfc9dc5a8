/// Below.
pub mod base {
    /// Below.
    ///
    /// The table that registers the dialect in a context.
    #[must_use]
    pub const fn dialect() -> &'static ::isogloss::def::Dialect {
        static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
            summary: "Below.",
            types: &[&UNIT_TYPE],
            ..::isogloss::def::Dialect::new("base")
        };
        &DIALECT
    }

    /// The type `!base.unit`.
    pub struct UnitType<'c>(::isogloss::Type<'c>);
    ::isogloss::def_handle!(UnitType, Type, UNIT_TYPE);
    static UNIT_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
        ..::isogloss::plumbing::keyword_type("base", "base.unit", "UnitType", "unit")
    };
    impl<'c> UnitType<'c> {
        /// The type.
        #[must_use]
        #[track_caller]
        pub fn get(context: &'c ::isogloss::Context) -> Self {
            ::isogloss::plumbing::get(context, ())
        }
    }
}

/// The dialect `top`.
pub mod top {
    /// The dialect `top`.
    ///
    /// The table that registers the dialect in a context.
    #[must_use]
    pub const fn dialect() -> &'static ::isogloss::def::Dialect {
        static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
            types: &[&OF_TYPE],
            dependencies: &[super::base::dialect()],
            ..::isogloss::def::Dialect::new("top")
        };
        &DIALECT
    }

    /// The type `!top.of`.
    pub struct OfType<'c>(::isogloss::Type<'c>);
    ::isogloss::def_handle!(OfType, Type, OF_TYPE);
    static OF_TYPE: ::isogloss::def::Def = ::isogloss::def::Def {
        params: &[
            ::isogloss::plumbing::parameter::<super::base::UnitType<'static>>("unit", "base::UnitType"),
            ::isogloss::plumbing::parameter::<::isogloss::List<'static, super::base::UnitType<'static>>>(
                "more",
                "::llvm::ArrayRef<base::UnitType>",
            ),
        ],
        syntax: {
            use ::isogloss::plumbing as p;
            p::format(&[p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1), p::lit(">")])
        },
        ..::isogloss::plumbing::keyword_type("top", "top.of", "OfType", "of")
    };
    impl<'c> OfType<'c> {
        /// The type of these parameters.
        #[must_use]
        #[track_caller]
        pub fn get(
            context: &'c ::isogloss::Context,
            unit: super::base::UnitType<'c>,
            more: &[super::base::UnitType<'c>],
        ) -> Self {
            ::isogloss::plumbing::get(context, (unit, ::isogloss::plumbing::list(more).param()))
        }
        /// The parameter `unit`.
        #[doc(alias = "getUnit")]
        #[inline]
        #[must_use]
        pub fn unit(self) -> super::base::UnitType<'c> {
            ::isogloss::plumbing::param(self.0.node(), 0)
        }
        /// The parameter `more`.
        #[doc(alias = "getMore")]
        #[inline]
        #[must_use]
        pub fn more(self) -> ::isogloss::List<'c, super::base::UnitType<'c>> {
            ::isogloss::plumbing::param(self.0.node(), 1)
        }
    }
}
