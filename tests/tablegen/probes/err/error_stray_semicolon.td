def a;
;
