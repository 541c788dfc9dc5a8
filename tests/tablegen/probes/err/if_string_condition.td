if "yes" then def a;
