class Wrong : Nothing;
