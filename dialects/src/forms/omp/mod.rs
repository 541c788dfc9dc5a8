//! Directives of the forms of OpenMP (`omp`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    unspaced_attribute UNSPACED_ATTRIBUTE "unspaced-attribute" "an attribute" "attribute";
    flag_words FLAG_WORDS "flag-words" "a keyword" "word, ...";
    flag_list FLAG_LIST "flag-list" "a keyword" "word, ...";
    modified_operand MODIFIED_OPERAND "modified-operand" "a keyword or an operand" "(word,)? %operand: type";
    modified_word MODIFIED_WORD "modified-word" "a keyword" "(word:)? word";
    schedule SCHEDULE "schedule" "a keyword" "word (= %operand : type)? (, word)* ";
    index_arrays INDEX_ARRAYS "index-arrays" "'['" "[integer, ...], ...";
    bounded_argument BOUNDED_ARGUMENT "bounded-argument" "an argument" "%argument : type in range(%operand)";
}
