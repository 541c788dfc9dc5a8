/// Below.
pub mod base {
    /// Below.
    ///
    /// A context that is to know the dialect is built from this table.
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
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub struct UnitType<'c>(::isogloss::Type<'c>);
    ::isogloss::def_handle!(UnitType, Type, UNIT_TYPE);
    static UNIT_TYPE: ::isogloss::def::Def = {
        use ::isogloss::plumbing as p;
        p::Def {
            mnemonic: Some("unit"),
            ..p::Def::new(p::DefKind::Type, "base", "base.unit", "UnitType")
        }
    };
    impl<'c> UnitType<'c> {
        /// The type.
        pub fn get(context: &'c ::isogloss::Context) -> Self {
            use ::isogloss::plumbing as p;
            p::get(context, &[])
        }
    }
}

/// The dialect `top`.
pub mod top {
    /// The dialect `top`.
    ///
    /// A context that is to know the dialect is built from this table.
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
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub struct OfType<'c>(::isogloss::Type<'c>);
    ::isogloss::def_handle!(OfType, Type, OF_TYPE);
    static OF_TYPE: ::isogloss::def::Def = {
        use ::isogloss::plumbing as p;
        p::Def {
            mnemonic: Some("of"),
            params: &[
                p::required::<super::base::UnitType<'static>>("unit", "UnitType"),
                p::required::<
                    ::isogloss::List<'static, super::base::UnitType<'static>>,
                >("more", "::llvm::ArrayRef<UnitType>"),
            ],
            syntax: p::Syntax::Format(
                &[p::lit("<"), p::var(0), p::lit(","), p::spaced_var(1), p::lit(">")],
            ),
            ..p::Def::new(p::DefKind::Type, "top", "top.of", "OfType")
        }
    };
    impl<'c> OfType<'c> {
        /// The type of these parameters.
        pub fn get(
            context: &'c ::isogloss::Context,
            unit: super::base::UnitType<'c>,
            more: &[super::base::UnitType<'c>],
        ) -> Self {
            use ::isogloss::plumbing as p;
            p::get(context, &[p::encode(unit), p::list(more).param()])
        }
        /// The parameter `unit`.
        #[inline]
        pub fn unit(self) -> super::base::UnitType<'c> {
            ::isogloss::plumbing::param(self.0.node(), 0)
        }
        /// The parameter `more`.
        #[inline]
        pub fn more(self) -> ::isogloss::List<'c, super::base::UnitType<'c>> {
            ::isogloss::plumbing::param(self.0.node(), 1)
        }
    }
}
