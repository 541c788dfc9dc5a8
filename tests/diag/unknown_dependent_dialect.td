include "isogloss/Dialect.td"
def U_Dialect : Dialect {
  let name = "u";
  let dependentDialects = ["::mlir::func::FunkDialect", "::my::OtherDialect"];
}
