// Forms of MLIR's dialect `linalg` (22) that are C++ in its definition files.
//
// The bodies of named operations are what their names say, and are not in the text:
// the expressions here say which operations they consist of.

#ifndef ISOGLOSS_FORMS_LINALG_TD
#define ISOGLOSS_FORMS_LINALG_TD

include "isogloss/Form.td"

// What the functions of expressions are, by the types of their operands.
defvar numericFunctions = [
  "add complex=complex.add float=arith.addf i1=arith.ori integer=arith.addi",
  "sub complex=complex.sub float=arith.subf integer=arith.subi",
  "mul complex=complex.mul float=arith.mulf i1=arith.andi integer=arith.muli",
  "div complex=complex.div float=arith.divf integer=arith.divsi",
  "div_unsigned integer=arith.divui",
  "max_signed float=arith.maximumf integer=arith.maxsi",
  "min_signed float=arith.minimumf integer=arith.minsi",
  "max_unsigned integer=arith.maxui",
  "min_unsigned integer=arith.minui",
];
defvar signedCast =
    "cast_signed integer<integer=arith.extsi integer>integer=arith.trunci float<float=arith.extf float>float=arith.truncf float-integer=arith.fptosi integer-float=arith.sitofp index-integer=arith.index_cast";
defvar unsignedCast =
    "cast_unsigned integer<integer=arith.extui integer>integer=arith.trunci float<float=arith.extf float>float=arith.truncf float-integer=arith.fptoui integer-float=arith.uitofp index-integer=arith.index_cast";
defvar casts = [signedCast, unsignedCast];
defvar floatFunctions = [
  "exp float=math.exp", "log float=math.log", "abs float=math.absf", "ceil float=math.ceil", "floor float=math.floor",
  "negf float=arith.negf", "reciprocal float=arith.divf(arith.constant{value = 1.0 : $0} : $0, 0)",
  "round float=math.round", "sqrt float=math.sqrt",
  "rsqrt float=math.rsqrt", "square float=arith.mulf(0, 0)", "tanh float=math.tanh", "erf float=math.erf",
  "powf float=math.powf", "select any=arith.select",
];
defvar allFunctions = !listconcat(numericFunctions, casts, floatFunctions);

// The body that is an expression of elements of the inputs and outputs.
class LinalgBody<string region, string expression, list<string> functions> {
  string text = "hidden($" # region # ", ref(type($inputs)), ref(type($outputs)), \"" # expression # "\"" #
                !foldl("", functions, all, function, all # ", \"" # function # "\"") # ")";
}

// `linalg.memoized_indexing_maps` are maps that the verifier of MLIR leaves at an operation (`IndexingMaps`); no form has them.
defvar insOuts = "(`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?";
defvar results = "arrow-types(type($result_tensors))";
class LinalgForm<string operation, string first, string expression, list<string> functions, string region = "region">
    : OpForm<"linalg." # operation,
        !interleave([
          first # "full-dict(attr-dict, \"operandSegmentSizes\", \"indexing_maps\", \"linalg.memoized_indexing_maps\")",
          insOuts, results, LinalgBody<region, expression, functions>.text], " ")>;

// The named operations.
defvar product = "add(2, mul(cast_signed(0, 2), cast_signed(1, 2)))";
defvar quantizedProduct =
    "add(4, mul(sub(cast_signed(0, 4), cast_signed(2, 4)), sub(cast_signed(1, 4), cast_signed(3, 4))))";
def : LinalgForm<"*", "", product, !listconcat(numericFunctions, casts)>;
foreach name = ["quantized_matmul", "quantized_batch_matmul", "conv_2d_nhwc_hwcf_q", "conv_2d_nhwc_fhwc_q",
                "conv_2d_nchw_fchw_q", "conv_2d_nhwgc_gfhwc_q", "conv_2d_ngchw_gfchw_q", "conv_3d_ndhwc_dhwcf_q",
                "depthwise_conv_2d_nhwc_hwc_q", "depthwise_conv_2d_nhwc_hwcm_q"] in
  def : LinalgForm<name, "", quantizedProduct, !listconcat(numericFunctions, casts)>;
foreach name = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh",
                "erf"] in
  def : LinalgForm<name, "", name # "(0)", floatFunctions>;
foreach name = ["add", "sub", "mul", "div", "div_unsigned", "powf"] in
  def : LinalgForm<name, "", name # "(0, 1)", allFunctions>;
def : LinalgForm<"max", "", "max_signed(0, 1)", numericFunctions>;
def : LinalgForm<"min", "", "min_signed(0, 1)", numericFunctions>;
def : LinalgForm<"select", "", "select(0, 1, 2)", floatFunctions>;
def : LinalgForm<"copy", "", "$cast|cast_signed(0, 1)", casts>;
def : LinalgForm<"fill", "", "0", []>;
// A number of 32 bits after that of `x`, of a linear congruential generator.
class NextRandom<string x> {
  string text = "add(mul(" # x #
      ", cast_signed(arith.constant{value = 1103515245 : i64} : i64, i32)), cast_signed(arith.constant{value = 12345 : i64} : i64, i32))";
}
defvar seed = NextRandom<"add(cast_signed(linalg.index{dim = 0 : i64} : index, i32), 2)">.text;
defvar random = NextRandom<!strconcat("add(cast_signed(linalg.index{dim = 1 : i64} : index, i32), ", seed, ")")>.text;
def : LinalgForm<"fill_rng_2d", "",
    !strconcat("cast_signed(add(mul(add(cast_signed(arith.constant{value = 2147483647 : i64} : i64, f64), cast_signed(",
        random,
        ", f64)), mul(sub(1, 0), cast_signed(arith.constant{value = 2.3283063999999999E-10 : f64} : f64, f64))), 0), 3)"),
    allFunctions>;
foreach layout = ["nhwc", "nchw", "nwc", "ncw", "ndhwc"] in {
  def : LinalgForm<"pooling_" # layout # "_sum", "", "add(2, cast_signed(0, 2))", !listconcat(numericFunctions, casts)>;
  foreach function = ["max", "min"] in {
    def : LinalgForm<"pooling_" # layout # "_" # function, "", function # "_signed(2, cast_signed(0, 2))",
                     !listconcat(numericFunctions, casts)>;
    def : LinalgForm<"pooling_" # layout # "_" # function # "_unsigned", "",
                     function # "_unsigned(2, cast_unsigned(0, 2))", !listconcat(numericFunctions, casts)>;
  }
}
defvar castProduct = "add(2, mul($cast|cast_signed(0, 2), $cast|cast_signed(1, 2)))";
def : LinalgForm<"contract", "`indexing_maps` `=` $indexing_maps ", castProduct, allFunctions, "combiner">;
class MatmulForm<string name, string dims, string lhs, string rhs, string result>
    : LinalgForm<name,
                 "implied-attribute($indexing_maps, \"indexing_maps\", \"[" #
                 !interleave(["affine_map<(" # dims # ") -> (" # lhs # ")>",
                              "affine_map<(" # dims # ") -> (" # rhs # ")>",
                              "affine_map<(" # dims # ") -> (" # result # ")>"], ", ") # "]\") ", castProduct,
                 allFunctions>;
def : MatmulForm<"matmul", "d0, d1, d2", "d0, d2", "d2, d1", "d0, d1">;
def : MatmulForm<"batch_matmul", "d0, d1, d2, d3", "d0, d1, d3", "d0, d3, d2", "d0, d1, d2">;
def : MatmulForm<"batch_reduce_matmul", "d0, d1, d2, d3", "d0, d1, d3", "d0, d3, d2", "d1, d2">;
def : OpForm<"linalg.elementwise", !interleave([
    "`kind` `` `=` `` qualified($kind) implied-attribute($indexing_maps, \"indexing_maps\", \"identity\") full-dict(attr-dict, \"operandSegmentSizes\", \"indexing_maps\", \"kind\")",
    insOuts, results,
    "identity-maps(ref($indexing_maps), ref(type($inputs)), ref(type($outputs)))",
    LinalgBody<"region", "$kind(*)", allFunctions>.text], " ")>;
def : OpForm<"linalg.generic", !interleave([
    [{dict($indexing_maps, $iterator_types, $doc, $library_call, "iterator_types=#linalg.iterator_type")}], insOuts,
    [{keyed-dict(attr-dict, "attrs", "=", "") $region}], results], " ")>;
def : OpForm<"linalg.transpose", [{
  `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `permutation` `=` $permutation ` ` attr-dict
  tensor-types(ref(type($init)), type($result)) hidden($region, ref(type($input)), ref(type($init)), "0", "located")
}]>;
def : OpForm<"linalg.broadcast", [{
  `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `dimensions` `=` $dimensions ` ` attr-dict
  tensor-types(ref(type($init)), type($result)) hidden($region, ref(type($input)), ref(type($init)), "0", "located")
}]>;
def : OpForm<"linalg.yield", "attr-dict ($values^ `:` type($values))?">;

def : OpForm<"linalg.map", [{
  payload($mapper, "fastmath") (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $init `:` type($init) `)` attr-dict
  payload-body($mapper, ref(type($inputs)), ref(type($init))) tensor-types(ref(type($init)), type($result))
}]>;
def : OpForm<"linalg.reduce", [{
  payload($combiner, "first", "fastmath") (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $inits^ `:` type($inits) `)`)?
  `dimensions` `=` $dimensions ` ` attr-dict payload-body($combiner, ref(type($inputs)), ref(type($inits)), "first")
  tensor-types(ref(type($inits)), type(results))
}]>;

// The maps of named operations whose C++ keeps them as an attribute when it verifies them, one for each operand. Letters are
// dimensions in the order of `dims`; `D`, `H` and `W` are positions in windows along the axes `d`, `h` and `w`, which move by the
// elements of `strides` and consist of positions `z`, `y` and `x` with the distances `dilations`.
class IndexingMaps<string name, string dims, list<string> maps>
    : OpCache<"linalg." # name, "linalg.memoized_indexing_maps", ""> {
  defvar axes = !filter(axis, ["d", "h", "w"], !ge(!find(!head(maps), !toupper(axis)), 0));
  defvar numbers = !interleave(!listconcat(!foreach(axis, axes, "s" # axis), !foreach(axis, axes, "r" # axis)), ", ");
  defvar windows = !foreach(map, maps,
      !subst("D", "d * sd + z * rd", !subst("H", "h * sh + y * rh", !subst("W", "w * sw + x * rw", map))));
  let value = "[" #
      !interleave(!foreach(map, windows, "affine_map<(" # dims # ")[" # numbers # "] -> (" # map # ")>"), ", ") #
      "]";
  let symbols = !if(!empty(axes), []<string>, ["strides = 1", "dilations = 1"]);
}
def : IndexingMaps<"dot", "k", ["k", "k", ""]>;
def : IndexingMaps<"matvec", "m, k", ["m, k", "k", "m"]>;
def : IndexingMaps<"vecmat", "n, k", ["k", "k, n", "n"]>;
def : IndexingMaps<"batch_matvec", "b, m, k", ["b, m, k", "b, k", "b, m"]>;
def : IndexingMaps<"batch_vecmat", "b, n, k", ["b, k", "b, k, n", "b, n"]>;
def : IndexingMaps<"mmt4d", "m, n, k, i, j, l", ["m, k, i, l", "n, k, j, l", "m, n, i, j"]>;
def : IndexingMaps<"batch_mmt4d", "b, m, n, k, i, j, l", ["b, m, k, i, l", "b, n, k, j, l", "b, m, n, i, j"]>;
def : IndexingMaps<"quantized_matmul", "m, n, k", ["m, k", "k, n", "", "", "m, n"]>;
def : IndexingMaps<"quantized_batch_matmul", "b, m, n, k", ["b, m, k", "b, k, n", "", "", "b, m, n"]>;
def : IndexingMaps<"fill_rng_2d", "m, n", ["", "", "", "m, n"]>;
def : IndexingMaps<"conv_1d", "w, x", ["w + x", "x", "w"]>;
def : IndexingMaps<"conv_2d", "h, w, y, x", ["h + y, w + x", "y, x", "h, w"]>;
def : IndexingMaps<"conv_3d", "d, h, w, z, y, x", ["d + z, h + y, w + x", "z, y, x", "d, h, w"]>;
// A convolution, and the one of quantized inputs, which has two zero points.
multiclass Convolution<string name, string dims, string input, string kernel, string output, bit quantized = false> {
  def : IndexingMaps<name, dims, [input, kernel, output]>;
  if quantized then
    def : IndexingMaps<name # "_q", dims, [input, kernel, "", "", output]>;
}
defm : Convolution<"conv_1d_nwc_wcf", "n, w, f, x, c", "n, W, c", "x, c, f", "n, w, f">;
defm : Convolution<"conv_1d_ncw_fcw", "n, f, w, c, x", "n, c, W", "f, c, x", "n, f, w">;
defm : Convolution<"conv_2d_nhwc_hwcf", "n, h, w, f, y, x, c", "n, H, W, c", "y, x, c, f", "n, h, w, f", true>;
defm : Convolution<"conv_2d_nhwc_fhwc", "n, h, w, f, y, x, c", "n, H, W, c", "f, y, x, c", "n, h, w, f", true>;
defm : Convolution<"conv_2d_nchw_fchw", "n, f, h, w, c, y, x", "n, c, H, W", "f, c, y, x", "n, f, h, w", true>;
defm : Convolution<"conv_2d_ngchw_fgchw", "n, g, f, h, w, c, y, x", "n, g, c, H, W", "f, g, c, y, x", "n, g, f, h, w">;
defm : Convolution<"conv_2d_ngchw_gfchw", "n, g, f, h, w, c, y, x", "n, g, c, H, W", "g, f, c, y, x", "n, g, f, h, w",
                   true>;
defm : Convolution<"conv_2d_nhwgc_gfhwc", "n, h, w, g, f, y, x, c", "n, H, W, g, c", "g, f, y, x, c", "n, h, w, g, f",
                   true>;
defm : Convolution<"conv_3d_ndhwc_dhwcf", "n, d, h, w, f, z, y, x, c", "n, D, H, W, c", "z, y, x, c, f",
                   "n, d, h, w, f", true>;
defm :
    Convolution<"conv_3d_ncdhw_fcdhw", "n, f, d, h, w, c, z, y, x", "n, c, D, H, W", "f, c, z, y, x", "n, f, d, h, w">;
defm : Convolution<"depthwise_conv_1d_nwc_wc", "n, w, c, x", "n, W, c", "x, c", "n, w, c">;
defm : Convolution<"depthwise_conv_1d_ncw_cw", "n, w, c, x", "n, c, W", "c, x", "n, c, w">;
defm : Convolution<"depthwise_conv_1d_nwc_wcm", "n, w, c, m, x", "n, W, c", "x, c, m", "n, w, c, m">;
defm : Convolution<"depthwise_conv_2d_nhwc_hwc", "n, h, w, c, y, x", "n, H, W, c", "y, x, c", "n, h, w, c", true>;
defm : Convolution<"depthwise_conv_2d_nchw_chw", "n, h, w, c, y, x", "n, c, H, W", "c, y, x", "n, c, h, w">;
defm : Convolution<"depthwise_conv_2d_nhwc_hwcm", "n, h, w, c, m, y, x", "n, H, W, c", "y, x, c, m", "n, h, w, c, m",
                   true>;
defm : Convolution<"depthwise_conv_3d_ndhwc_dhwc", "n, d, h, w, z, y, x, c", "n, D, H, W, c", "z, y, x, c",
                   "n, d, h, w, c">;
defm : Convolution<"depthwise_conv_3d_ncdhw_cdhw", "n, d, h, w, z, y, x, c", "n, c, D, H, W", "c, z, y, x",
                   "n, c, d, h, w">;
defm : Convolution<"depthwise_conv_3d_ndhwc_dhwcm", "n, d, h, w, m, z, y, x, c", "n, D, H, W, c", "z, y, x, c, m",
                   "n, d, h, w, c, m">;
foreach function = ["sum", "max", "min", "max_unsigned", "min_unsigned"] in {
  defm : Convolution<"pooling_nwc_" # function, "n, w, c, x", "n, W, c", "x", "n, w, c">;
  defm : Convolution<"pooling_ncw_" # function, "n, c, w, x", "n, c, W", "x", "n, c, w">;
  defm : Convolution<"pooling_nhwc_" # function, "n, h, w, c, y, x", "n, H, W, c", "y, x", "n, h, w, c">;
  defm : Convolution<"pooling_nchw_" # function, "n, c, h, w, y, x", "n, c, H, W", "y, x", "n, c, h, w">;
  defm :
      Convolution<"pooling_ndhwc_" # function, "n, d, h, w, c, z, y, x", "n, D, H, W, c", "z, y, x", "n, d, h, w, c">;
}

// The names of results and of the arguments of regions.
def : OpNames<"linalg.generic", [], ["inputs = in", "outputs = out"]>;
def : OpNames<"linalg.map", ["mapped"], ["inputs = in", "init = init"]>;
def : OpNames<"linalg.reduce", ["reduced"], ["inputs = in", "inits = init"]>;
def : OpNames<"linalg.transpose", ["transposed"]>;
def : OpNames<"linalg.broadcast", ["broadcasted"]>;
foreach name = ["pack", "unpack"] in
  def : OpNames<"linalg." # name, [name]>;

#endif // ISOGLOSS_FORMS_LINALG_TD
