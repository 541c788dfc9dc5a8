defm X : Nothing;
