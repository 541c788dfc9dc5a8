include isogloss/Dialect.td
