deftype T = int;
deftype T = string;
