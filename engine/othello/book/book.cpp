#include "engine/othello/book/book.h"

template class forethought::ValueBook<forethought::othello::BookRules>;
