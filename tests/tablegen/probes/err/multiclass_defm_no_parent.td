defm X;
