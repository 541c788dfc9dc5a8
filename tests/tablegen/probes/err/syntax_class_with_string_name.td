class "A";
