//! Constructors of [`LLVMStructType`]s: literal structs, and identified ones, which have a
//! name first and a body later: the members, absent for an opaque struct, and whether they are
//! packed.

use super::LLVMStructType;
use super::verify::check_members;
use crate::{BodyError, Context, Diagnostic, Node, Param, Type};

impl<'c> LLVMStructType<'c> {
    /// The literal struct with these members; without padding between them if `packed`.
    ///
    /// # Panics
    /// In debug builds, if the type of a member cannot be in memory; see
    /// [`literal_checked`](Self::literal_checked).
    #[must_use]
    #[track_caller]
    pub fn literal(context: &'c Context, members: &[Type<'c>], packed: bool) -> Self {
        Self::base_get(context, None, Some(members), Some(packed))
    }

    /// As [`literal`](Self::literal), but returns an error.
    ///
    /// # Errors
    /// If the type of a member cannot be in memory.
    pub fn literal_checked(
        context: &'c Context,
        members: &[Type<'c>],
        packed: bool,
    ) -> Result<Self, Diagnostic> {
        Self::base_get_checked(context, None, Some(members), Some(packed))
    }

    /// The struct with that name; made without a body if it does not exist.
    #[must_use]
    pub fn identified(context: &'c Context, name: impl AsRef<[u8]>) -> Self {
        Self::base_get(context, Some(name.as_ref()), None, None)
    }

    /// The struct of that name with that body: [`identified`](Self::identified) and
    /// [`set_body`](Self::set_body) in one (RFC "First-Party Support for LLVM Types", `getIdentified` with a
    /// list of members). It cannot contain itself: members are made before.
    ///
    /// ```
    /// use isogloss::{Context, llvm::{self, LLVMStructType}};
    /// let ctx = Context::with_dialects([llvm::dialect()]);
    /// let pair = LLVMStructType::identified_with_body(&ctx, "pair", &[ctx.i32(), ctx.i64()], true)?;
    /// assert_eq!(pair.to_string(), r#"!llvm.struct<"pair", packed (i32, i64)>"#);
    /// assert!(LLVMStructType::identified_with_body(&ctx, "pair", &[], true).is_err());
    /// # Ok::<(), isogloss::BodyError>(())
    /// ```
    ///
    /// # Errors
    /// When the struct of that name has another body or is opaque, or a member is of a type that does not
    /// lie in memory.
    pub fn identified_with_body(
        context: &'c Context,
        name: impl AsRef<[u8]>,
        members: &[Type<'c>],
        packed: bool,
    ) -> Result<Self, BodyError> {
        let identified = Self::identified(context, name);
        identified.set_body(members, packed).map(|()| identified)
    }

    /// The opaque struct with that name.
    ///
    /// # Errors
    /// If it has a body.
    pub fn opaque(context: &'c Context, name: impl AsRef<[u8]>) -> Result<Self, BodyError> {
        let opaque = Self::identified(context, name);
        opaque.set(&[Param::None, Param::Bool(false)]).map(|_| opaque)
    }

    /// A new struct with that body and an unused name: `name`, or `name` followed by `_0`,
    /// `_1` and so on.
    ///
    /// A name is unused while no struct with that name has a body. If several threads use
    /// one name, each gets its own struct.
    ///
    /// ```
    /// use isogloss::{Context, llvm::{self, LLVMStructType}};
    /// let ctx = Context::with_dialects([llvm::dialect()]);
    /// let first = LLVMStructType::create_or_rename(&ctx, "A", &[ctx.i32()], false)?;
    /// let second = LLVMStructType::create_or_rename(&ctx, "A", &[ctx.i32()], false)?;
    /// assert_eq!(first.to_string(), r#"!llvm.struct<"A", (i32)>"#);
    /// assert_eq!(second.to_string(), r#"!llvm.struct<"A_0", (i32)>"#);
    /// # Ok::<(), isogloss::BodyError>(())
    /// ```
    ///
    /// # Errors
    /// If the type of a member cannot be in memory.
    pub fn create_or_rename(
        context: &'c Context,
        name: impl AsRef<[u8]>,
        members: &[Type<'c>],
        packed: bool,
    ) -> Result<Self, BodyError> {
        check_members(members)?;
        let body = [Param::Types(members), Param::Bool(packed)];
        let mut name = name.as_ref().to_vec();
        let length = name.len();
        for count in 0u64.. {
            let candidate = Self::identified(context, &name);
            if candidate.set(&body) == Ok(true) {
                return Ok(candidate);
            }
            name.truncate(length);
            name.extend_from_slice(format!("_{count}").as_bytes());
        }
        unreachable!("more structs than numbers")
    }

    /// Sets the body of an identified struct. Setting an equal one succeeds, too.
    ///
    /// # Errors
    /// If it has another body or is opaque, if it is literal, or if the type of a member
    /// cannot be in memory.
    pub fn set_body(self, members: &[Type<'c>], packed: bool) -> Result<(), BodyError> {
        self.set(&[Param::Types(members), Param::Bool(packed)]).map(|_| ())
    }

    /// Sets the body; returns whether this call did so.
    fn set(self, params: &[Param<'_>]) -> Result<bool, BodyError> {
        if !self.is_identified() {
            return Err(Diagnostic::error("the body of a literal struct cannot be set").into());
        }
        Node::from(self).set_body(params)
    }

    /// The name of an identified struct.
    #[must_use]
    pub fn name(self) -> Option<&'c [u8]> {
        match Type::from(self).params() {
            [Param::Bytes(name), ..] => Some(name),
            _ => None,
        }
    }

    /// Whether it has a name.
    #[must_use]
    pub fn is_identified(self) -> bool {
        self.name().is_some()
    }

    /// The members, which an opaque struct does not have, and whether they are packed.
    fn parts(self) -> Option<&'c [Param<'c>]> {
        match Type::from(self).params() {
            [Param::Bytes(_), ..] => Node::from(self).body(),
            [_, literal @ .., _] => Some(literal),
            _ => None,
        }
    }

    /// Whether it has a body: it is literal, its body was set, or it is opaque.
    #[must_use]
    pub fn is_initialized(self) -> bool {
        self.parts().is_some()
    }

    /// Whether it is opaque.
    #[must_use]
    pub fn is_opaque(self) -> bool {
        matches!(self.parts(), Some([Param::None, _]))
    }

    /// Whether there is no padding between the members.
    #[must_use]
    pub fn is_packed(self) -> bool {
        matches!(self.parts(), Some([_, Param::Bool(true)]))
    }

    /// The types of the members; `None` for a struct without a body, opaque or not
    /// yet set.
    #[must_use]
    pub fn body(self) -> Option<&'c [Type<'c>]> {
        match self.parts() {
            Some([Param::Types(members), _]) => Some(members),
            _ => None,
        }
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;
    use crate::llvm::{LLVMPointerType, LLVMVoidType, dialect};

    // llvm-types-rfc:40: identically-named structs in different nested modules refer to the same type
    // llvm-types-rfc:103: If an identified struct with the given name already exists, it will be returned
    // instead
    // llvm-types-rfc:103: the struct type is created in the "uninitialized" state, in which case one can only
    // dump the type, check the presence of the body or set it
    // llvm-types-rfc:105: getIdentified(MLIRContext *, StringRef)
    // llvm-types-rfc:109: bool mlir::LLVM::LLVMStructType::hasBody()
    #[test]
    fn a_name_is_one_struct() {
        let ctx = Context::with_dialects([dialect()]);
        let a = LLVMStructType::identified(&ctx, "a");
        assert_eq!((a.is_initialized(), a.body(), a.is_opaque()), (false, None, false));
        assert_eq!(a.set_body(&[ctx.i32(), a.into()], true), Ok(()));
        assert_eq!(LLVMStructType::identified(&ctx, b"a"), a);
        assert_eq!(a.set_body(&[ctx.i32(), a.into()], true), Ok(()), "an equal body");
        for (members, packed) in [(&[ctx.i32()][..], true), (&[ctx.i32(), a.into()], false)] {
            assert_eq!(a.set_body(members, packed), Err(BodyError::Different));
        }
        assert_eq!(LLVMStructType::opaque(&ctx, "a"), Err(BodyError::Different));
        assert_eq!((a.body(), a.is_packed()), (Some(&[ctx.i32(), a.into()][..]), true));
    }

    // llvm-types-rfc:108: getOpaque(MLIRContext *, StringRef)
    #[test]
    fn opaque_structs_stay_opaque() {
        let ctx = Context::with_dialects([dialect()]);
        let o = LLVMStructType::opaque(&ctx, "o").expect("new");
        assert_eq!(LLVMStructType::opaque(&ctx, "o"), Ok(o));
        assert_eq!(o.set_body(&[], false), Err(BodyError::Different));
        assert!(o.is_opaque() && o.is_initialized() && o.body().is_none());
        assert_eq!(o.to_string(), r#"!llvm.struct<"o", opaque>"#);
    }

    // llvm-types-rfc:88: Their uniquing key consists of the StringRef of the name or ArrayRef<Type> of the
    // contained types for named and literal structs, respectively
    // llvm-types-rfc:97: Literal structs cannot be recursive, but can contain other structs
    // llvm-types-rfc:99: getLiteral(MLIRContext *, TypeRange, bool isPacked)
    #[test]
    fn literal_structs_are_their_members() {
        let ctx = Context::with_dialects([dialect()]);
        let pointer = LLVMPointerType::get(&ctx, 0).into();
        let literal = LLVMStructType::literal(&ctx, &[ctx.i32(), pointer], false);
        let error = literal.set_body(&[], false).expect_err("it has its members");
        assert_eq!(error.to_string(), "the body of a literal struct cannot be set");
        assert_ne!(literal, LLVMStructType::literal(&ctx, &[ctx.i32(), pointer], true));
        assert_eq!((literal.name(), literal.body()), (None, Some(&[ctx.i32(), pointer][..])));
        let void = LLVMVoidType::get(&ctx).into();
        let error = LLVMStructType::literal_checked(&ctx, &[void], false).expect_err("void lies nowhere");
        assert_eq!(error.message(), "invalid LLVM structure element type: '!llvm.void'");
        assert_eq!(
            LLVMStructType::identified(&ctx, "v").set_body(&[void], false),
            Err(BodyError::Invalid(error))
        );
    }

    #[test]
    fn names_of_any_bytes_are_told_apart() {
        let ctx = Context::with_dialects([dialect()]);
        let names: [&[u8]; 5] = [b"", b"\0", b"\xff\xfe", b"a b\"", "é".as_bytes()];
        let structs = names.map(|name| LLVMStructType::identified(&ctx, name));
        for (name, ty) in names.iter().zip(structs) {
            assert_eq!(ty.name(), Some(*name));
            ty.set_body(&[], false).expect("new");
            assert_eq!(crate::text::parse_type(&ctx, &ty.to_string()), Ok(ty.into()), "{ty}");
        }
        assert_eq!(ctx.interned_count(), names.len());
    }

    #[test]
    fn threads_that_ask_for_one_free_name_get_different_structs() {
        let ctx = Context::with_dialects([dialect()]);
        let made = std::thread::scope(|scope| {
            let make = || {
                (0..50)
                    .map(|_| LLVMStructType::create_or_rename(&ctx, "n", &[ctx.i32()], false).expect("free"))
                    .collect::<Vec<_>>()
            };
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(make)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>()
        });
        let mut names: Vec<_> = made.iter().map(|ty| ty.name().expect("identified")).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 200);
    }
}

/// Every order in which two threads can make a struct and set its body. Keys
/// hold no nodes here: their hashes would differ from run to run.
#[cfg(all(test, loom))]
mod loom_model {
    use super::*;
    use crate::llvm::dialect;
    use loom::thread;
    use std::sync::Arc;

    type Shared = Arc<Box<Context>>;

    fn model(run: impl Fn(Shared) + Sync + Send + 'static) {
        loom::model(move || {
            let context = Arc::new(Context::with_dialects([dialect()]));
            // Integers are made beforehand: only structs are of interest.
            let _ = (context.i32(), context.i64());
            run(context);
        });
    }

    #[test]
    fn one_of_two_bodies_wins_and_both_see_it() {
        model(|context| {
            let set = |context: Shared, width| {
                let ty = LLVMStructType::identified(&context, "a");
                let won = ty.set_body(&[context.integer(width)], false).is_ok();
                let seen = ty.body().expect("somebody has set it");
                assert_eq!(won, seen == [context.integer(width)]);
                won
            };
            let other = context.clone();
            let thread = thread::spawn(move || set(other, 64));
            let here = set(context, 32);
            assert!(here != thread.join().expect("no panic"), "exactly one wins");
        });
    }

    #[test]
    fn equal_bodies_are_both_right() {
        model(|context| {
            let set = |context: Shared| {
                LLVMStructType::identified(&context, "a").set_body(&[context.i32()], true).is_ok()
            };
            let other = context.clone();
            let thread = thread::spawn(move || set(other));
            assert!(set(context) && thread.join().expect("no panic"));
        });
    }

    #[test]
    fn a_reader_sees_no_body_or_the_whole() {
        model(|context| {
            let other = context.clone();
            let thread = thread::spawn(move || {
                let ty = LLVMStructType::identified(&other, "a");
                ty.set_body(&[other.i32(), ty.into()], false).expect("nobody else sets it");
            });
            let ty = LLVMStructType::identified(&context, "a");
            if let Some(body) = ty.body() {
                assert_eq!(body, [context.i32(), ty.into()]);
            }
            thread.join().expect("no panic");
            assert!(ty.is_initialized());
        });
    }

    // llvm-types-rfc:169: createOrRename function for identified structs
    #[test]
    fn one_free_name_is_given_once() {
        model(|context| {
            let make = |context: &Context| {
                let ty = LLVMStructType::create_or_rename(context, "n", &[context.i32()], false);
                ty.expect("a member lies in memory").name().map(<[u8]>::to_vec)
            };
            let other = context.clone();
            let thread = thread::spawn(move || make(&other));
            let here = make(&context);
            assert_ne!(here, thread.join().expect("no panic"));
        });
    }
}
