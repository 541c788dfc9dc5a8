class T;
deftype T = int;
