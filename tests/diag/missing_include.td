include "isogloss/Dialects.td"
