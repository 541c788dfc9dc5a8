if 1 then { class C; }
