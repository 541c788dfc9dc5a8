include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def : CppType<"Angle", "std::vector<double>">;
def : CppType<"Turn", "my turn">;
def : CppDialect<"OtherDialect", "::a b">;
