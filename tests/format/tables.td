def i1      : VTInt<1>;   // One bit boolean value
def i2      : VTInt<2>;   // 2-bit integer value
def i128    : VTInt<128>; // 128-bit integer value

def Lonely   : Value;      // alone
def A    : Case<"A">;
// A comment in the table.
def BCD  : Case<"BCD">;
class Fields {
  bits<8>  a    = 1;
  bits<16> bbbb = 2;
  int cc        = 3;
  int d = 4;
}
def Wide_table_entry_with_a_long_name                      : I32EnumAttrCase<"Wide", 1>;
def Wide_table_entry                                       : I32EnumAttrCase<"Entry", 22>;
