#pragma once

#include "engine/protocol/native/line_reader.h"

#include <iostream>
#include <utility>

namespace forethought::protocol {

/// Holds a dialogue on standard input and output until its last command or the end of the input.
/// `begin(out, clock, reader)` makes the dialogue, which answers to `out`.
template <class Begin>
void serve(std::string_view last_command, Begin begin) {
    SteadyClock clock;
    LineReader reader(std::cin, clock, last_command);
    auto dialogue = begin(std::cout, clock, std::as_const(reader));
    while (const auto line = reader.next()) dialogue.obey(line->text, line->arrived);
}

} // namespace forethought::protocol
