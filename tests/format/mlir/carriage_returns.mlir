module{


t.a  %x
// Of b.
t.b}
