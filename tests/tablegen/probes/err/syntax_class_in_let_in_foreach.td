foreach i = [1] in { let x = 1 in { class C; } }
