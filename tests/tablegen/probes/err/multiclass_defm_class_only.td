class S;
defm X : S;
