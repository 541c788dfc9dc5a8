def a {
  int dec = 123; int neg = -123; int plus = +7; int hex = 0xFf; int zero = 0; int lead = 007;
  int bin = 0b1011; int max = 9223372036854775807; int min = -9223372036854775808;
  int wrap = 18446744073709551615; int hexwrap = 0xFFFFFFFFFFFFFFFF; int binary64 = 0b1111111111111111111111111111111111111111111111111111111111111111;
}
