include "plain.inc";
