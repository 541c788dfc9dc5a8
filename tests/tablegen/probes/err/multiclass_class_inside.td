multiclass M { class C; }
