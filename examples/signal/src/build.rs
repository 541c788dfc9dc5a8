//! A program that is built.

use crate::{MapOp, StreamType, add, branch, constant, scale, r#yield};
use isogloss::Context;
use isogloss::dialects::func::{self, FuncOp};
use isogloss::ir::{Ir, ValueId, ValueRef};

/// A module with a function that doubles the samples of a stream and returns the larger of a number and 10.
pub fn program(context: &Context) -> Ir<'_> {
    let mut ir = Ir::new(context);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let (number, stream) = (context.i64(), StreamType::get(context, context.i64()).into());
    let ty = context.function(&[stream, number], &[number]);
    FuncOp::builder(&mut builder, "larger", ty)
        .body([stream, number], |builder, [input, limit]| {
            MapOp::builder(builder, stream, input)
                .body([number], |builder, [sample]| {
                    let doubled = scale(builder, sample, 2);
                    r#yield(builder, doubled);
                })
                .create();
            let (ten, minus) = (constant(builder, 10), constant(builder, -10));
            let difference = add(builder, limit, minus);
            let Some(entry) = builder.insertion_block() else { return };
            let Some(region) = builder.ir().block(entry).region() else { return };
            let region = region.id();
            let end = builder.block(region, [number]);
            branch(builder, difference, &[limit], &[ten], end, end);
            let result: Vec<ValueId> = builder.ir().block(end).arguments().map(ValueRef::id).collect();
            builder.at_end_of(end, |builder| func::r#return(builder, &result));
        })
        .create();
    ir
}
