// Forms of TPP-MLIR's dialect `xsmm` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_XSMM_TD
#define ISOGLOSS_FORMS_XSMM_TD

include "isogloss/Form.td"

defvar gemmWords = "\"none=0\", \"beta_0=4\", \"vnni_a=2048\", \"vnni_b=4096\", \"vnni_c=8192\", \"no_reset_tileconfig=64\", \"no_setup_tileconfig=128\"";
defvar unaryWords = "\"none=0\", \"bcast_row=2\", \"bcast_col=4\", \"bcast_scalar=8\"";
defvar binaryWords = "\"none=0\", \"bcast_row_in0=1\", \"bcast_row_in1=2\", \"bcast_col_in0=4\", \"bcast_col_in1=8\", \"bcast_scalar_in0=16\", \"bcast_scalar_in1=32\"";
class Flags<string name, string words> {
  string form = "`" # name # "` `=` `(` numbered-words($" # name # ", " # words # ") `)`";
}
defvar gemm = Flags<"flags", gemmWords>.form;
defvar end = "`data_type` `=` $data_type attr-dict";
def : OpForm<"xsmm.unary.dispatch", !interleave(["$kind $inputs", Flags<"flags", unaryWords>.form, end], " ")>;
def : OpForm<"xsmm.binary.dispatch", !interleave(["$kind $inputs", Flags<"flags", binaryWords>.form, end], " ")>;
foreach name = ["gemm", "brgemm", "IntelAMXtileConfig"] in
  def : OpForm<"xsmm." # name # ".dispatch", !interleave(["$inputs", gemm, end], " ")>;
def : OpForm<"xsmm.fused_brgemm.dispatch", !interleave(["$inputs `[` $binary_kind `,` $unary_kind `]`", gemm,
                                                        Flags<"binary_flags", binaryWords>.form,
                                                        Flags<"unary_flags", unaryWords>.form, end], " ")>;

#endif // ISOGLOSS_FORMS_XSMM_TD
