//! The indexing maps of the named operations of `linalg`, which their text does not contain.

use super::super::parts::{Checked, Stop};
use isogloss::affine::{AffineExpr, AffineMap};
use isogloss::builtin::DenseElementsAttr;
use isogloss::ir::OpRef;

/// A named operation whose maps are always the same, up to strides and dilations.
pub(super) struct Named {
    /// Its name, without the dialect.
    name: &'static str,
    /// The number of loops.
    pub(super) dims: usize,
    /// The number of strides, and of dilations.
    pub(super) windows: usize,
    /// The results of the maps of the first two inputs and of the output. The symbols are the strides, then the dilations.
    maps: [&'static str; 3],
}

/// The operation of a name with its dialect.
pub(super) fn find(name: &str) -> Option<&'static Named> {
    let name = name.strip_prefix("linalg.")?;
    NAMED.binary_search_by_key(&name, |named| named.name).ok().map(|at| &NAMED[at])
}

/// The numbers of an attribute of strides or dilations; 1 each if there are none.
fn numbers(op: OpRef<'_, '_>, name: &str, count: usize) -> Checked<Vec<i64>> {
    let Some(found) = op.attribute(name) else { return Ok(vec![1; count]) };
    let numbers = found.dyn_cast::<DenseElementsAttr<'_>>().and_then(DenseElementsAttr::to_i64s);
    numbers.filter(|numbers| numbers.len() == count).ok_or(Stop::Absent)
}

impl Named {
    /// The maps of the operands of an operation. Operands between the second input and the output are scalars.
    pub(super) fn maps<'c>(&self, op: OpRef<'_, 'c>) -> Checked<Vec<AffineMap<'c>>> {
        let context = op.context();
        let mut sizes = numbers(op, "strides", self.windows)?;
        sizes.extend(numbers(op, "dilations", self.windows)?);
        let sizes: Vec<_> = sizes.into_iter().map(|size| AffineExpr::constant(context, size)).collect();
        let list = |letter: char, count: usize| {
            (0..count).map(|at| format!("{letter}{at}")).collect::<Vec<_>>().join(", ")
        };
        let (dims, symbols) = (list('d', self.dims), list('s', sizes.len()));
        let map = |results: &str| {
            let map = AffineMap::parse(context, &format!("({dims})[{symbols}] -> ({results})")).ok()?;
            Some(map.replace(&[], &sizes, map.num_dims(), 0))
        };
        let [input, filter, output] = self.maps.map(map);
        let mut maps = vec![input, filter];
        maps.resize(op.num_operands().saturating_sub(1), map(""));
        maps.push(output);
        maps.into_iter().collect::<Option<_>>().ok_or(Stop::Absent)
    }
}

/// All of them, by name.
#[rustfmt::skip]
static NAMED: &[Named] = &[
    Named { name: "batch_matvec", dims: 3, windows: 0, maps: ["d0, d1, d2", "d0, d2", "d0, d1"] },
    Named { name: "batch_mmt4d", dims: 7, windows: 0, maps: ["d0, d1, d3, d4, d6", "d0, d2, d3, d5, d6", "d0, d1, d2, d4, d5"] },
    Named { name: "batch_vecmat", dims: 3, windows: 0, maps: ["d0, d2", "d0, d2, d1", "d0, d1"] },
    Named { name: "conv_1d", dims: 2, windows: 0, maps: ["d0 + d1", "d1", "d0"] },
    Named { name: "conv_1d_ncw_fcw", dims: 5, windows: 1, maps: ["d0, d3, d2 * s0 + d4 * s1", "d1, d3, d4", "d0, d1, d2"] },
    Named { name: "conv_1d_nwc_wcf", dims: 5, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d4", "d3, d4, d2", "d0, d1, d2"] },
    Named { name: "conv_2d", dims: 4, windows: 0, maps: ["d0 + d2, d1 + d3", "d2, d3", "d0, d1"] },
    Named { name: "conv_2d_nchw_fchw", dims: 7, windows: 2, maps: ["d0, d4, d2 * s0 + d5 * s2, d3 * s1 + d6 * s3", "d1, d4, d5, d6", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_nchw_fchw_q", dims: 7, windows: 2, maps: ["d0, d4, d2 * s0 + d5 * s2, d3 * s1 + d6 * s3", "d1, d4, d5, d6", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_ngchw_fgchw", dims: 8, windows: 2, maps: ["d0, d1, d5, d3 * s0 + d6 * s2, d4 * s1 + d7 * s3", "d2, d1, d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_2d_ngchw_gfchw", dims: 8, windows: 2, maps: ["d0, d1, d5, d3 * s0 + d6 * s2, d4 * s1 + d7 * s3", "d1, d2, d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_2d_ngchw_gfchw_q", dims: 8, windows: 2, maps: ["d0, d1, d5, d3 * s0 + d6 * s2, d4 * s1 + d7 * s3", "d1, d2, d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_2d_nhwc_fhwc", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d6", "d3, d4, d5, d6", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_nhwc_fhwc_q", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d6", "d3, d4, d5, d6", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_nhwc_hwcf", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d6", "d4, d5, d6, d3", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_nhwc_hwcf_q", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d6", "d4, d5, d6, d3", "d0, d1, d2, d3"] },
    Named { name: "conv_2d_nhwgc_gfhwc", dims: 8, windows: 2, maps: ["d0, d1 * s0 + d5 * s2, d2 * s1 + d6 * s3, d3, d7", "d3, d4, d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_2d_nhwgc_gfhwc_q", dims: 8, windows: 2, maps: ["d0, d1 * s0 + d5 * s2, d2 * s1 + d6 * s3, d3, d7", "d3, d4, d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_3d", dims: 6, windows: 0, maps: ["d0 + d3, d1 + d4, d2 + d5", "d3, d4, d5", "d0, d1, d2"] },
    Named { name: "conv_3d_ncdhw_fcdhw", dims: 9, windows: 3, maps: ["d0, d5, d2 * s0 + d6 * s3, d3 * s1 + d7 * s4, d4 * s2 + d8 * s5", "d1, d5, d6, d7, d8", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_3d_ndhwc_dhwcf", dims: 9, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d4"] },
    Named { name: "conv_3d_ndhwc_dhwcf_q", dims: 9, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d4"] },
    Named { name: "depthwise_conv_1d_ncw_cw", dims: 4, windows: 1, maps: ["d0, d2, d1 * s0 + d3 * s1", "d2, d3", "d0, d2, d1"] },
    Named { name: "depthwise_conv_1d_nwc_wc", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3, d2", "d0, d1, d2"] },
    Named { name: "depthwise_conv_1d_nwc_wcm", dims: 5, windows: 1, maps: ["d0, d1 * s0 + d4 * s1, d2", "d4, d2, d3", "d0, d1, d2, d3"] },
    Named { name: "depthwise_conv_2d_nchw_chw", dims: 6, windows: 2, maps: ["d0, d3, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3", "d3, d4, d5", "d0, d3, d1, d2"] },
    Named { name: "depthwise_conv_2d_nhwc_hwc", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5, d3", "d0, d1, d2, d3"] },
    Named { name: "depthwise_conv_2d_nhwc_hwc_q", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5, d3", "d0, d1, d2, d3"] },
    Named { name: "depthwise_conv_2d_nhwc_hwcm", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d5 * s2, d2 * s1 + d6 * s3, d3", "d5, d6, d3, d4", "d0, d1, d2, d3, d4"] },
    Named { name: "depthwise_conv_2d_nhwc_hwcm_q", dims: 7, windows: 2, maps: ["d0, d1 * s0 + d5 * s2, d2 * s1 + d6 * s3, d3", "d5, d6, d3, d4", "d0, d1, d2, d3, d4"] },
    Named { name: "depthwise_conv_3d_ncdhw_cdhw", dims: 8, windows: 3, maps: ["d0, d7, d1 * s0 + d4 * s3, d2 * s1 + d5 * s4, d3 * s2 + d6 * s5", "d7, d4, d5, d6", "d0, d7, d1, d2, d3"] },
    Named { name: "depthwise_conv_3d_ndhwc_dhwc", dims: 8, windows: 3, maps: ["d0, d1 * s0 + d4 * s3, d2 * s1 + d5 * s4, d3 * s2 + d6 * s5, d7", "d4, d5, d6, d7", "d0, d1, d2, d3, d7"] },
    Named { name: "depthwise_conv_3d_ndhwc_dhwcm", dims: 9, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d8, d4"] },
    Named { name: "dot", dims: 1, windows: 0, maps: ["d0", "d0", ""] },
    Named { name: "matvec", dims: 2, windows: 0, maps: ["d0, d1", "d1", "d0"] },
    Named { name: "mmt4d", dims: 6, windows: 0, maps: ["d0, d2, d3, d5", "d1, d2, d4, d5", "d0, d1, d3, d4"] },
    Named { name: "pooling_nchw_max", dims: 6, windows: 2, maps: ["d0, d1, d2 * s0 + d4 * s2, d3 * s1 + d5 * s3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nchw_sum", dims: 6, windows: 2, maps: ["d0, d1, d2 * s0 + d4 * s2, d3 * s1 + d5 * s3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_ncw_max", dims: 4, windows: 1, maps: ["d0, d1, d2 * s0 + d3 * s1", "d3", "d0, d1, d2"] },
    Named { name: "pooling_ncw_sum", dims: 4, windows: 1, maps: ["d0, d1, d2 * s0 + d3 * s1", "d3", "d0, d1, d2"] },
    Named { name: "pooling_ndhwc_max", dims: 8, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "pooling_ndhwc_min", dims: 8, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "pooling_ndhwc_sum", dims: 8, windows: 3, maps: ["d0, d1 * s0 + d5 * s3, d2 * s1 + d6 * s4, d3 * s2 + d7 * s5, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"] },
    Named { name: "pooling_nhwc_max", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nhwc_max_unsigned", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nhwc_min", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nhwc_min_unsigned", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nhwc_sum", dims: 6, windows: 2, maps: ["d0, d1 * s0 + d4 * s2, d2 * s1 + d5 * s3, d3", "d4, d5", "d0, d1, d2, d3"] },
    Named { name: "pooling_nwc_max", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3", "d0, d1, d2"] },
    Named { name: "pooling_nwc_max_unsigned", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3", "d0, d1, d2"] },
    Named { name: "pooling_nwc_min", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3", "d0, d1, d2"] },
    Named { name: "pooling_nwc_min_unsigned", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3", "d0, d1, d2"] },
    Named { name: "pooling_nwc_sum", dims: 4, windows: 1, maps: ["d0, d1 * s0 + d3 * s1, d2", "d3", "d0, d1, d2"] },
    Named { name: "quantized_batch_matmul", dims: 4, windows: 0, maps: ["d0, d1, d3", "d0, d3, d2", "d0, d1, d2"] },
    Named { name: "quantized_matmul", dims: 3, windows: 0, maps: ["d0, d2", "d2, d1", "d0, d1"] },
    Named { name: "vecmat", dims: 2, windows: 0, maps: ["d1", "d1, d0", "d0"] },
];

#[cfg(test)]
mod tests {
    use super::NAMED;

    #[test]
    fn names_are_in_order_and_differ() {
        assert!(NAMED.is_sorted_by(|a, b| a.name < b.name));
    }
}
