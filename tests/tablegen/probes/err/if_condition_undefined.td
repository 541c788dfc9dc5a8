if nothing then def a;
