// Two or more operands; sums wrap at 64 bits.
def a {
  int two = !add(1, 2);
  int many = !add(1, 2, 3, 4, 5);
  int negative = !add(-7, 3);
  int wraps = !add(0x7fffffffffffffff, 1);
  int of_bits = !add(0b101, 1);
}
