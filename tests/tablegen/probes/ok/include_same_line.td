include "plain.inc" def a : Included<1>;
