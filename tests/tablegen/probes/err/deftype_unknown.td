deftype T = Unknown;
