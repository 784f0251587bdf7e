#pragma once

#include "engine/protocol/words.h"

namespace forethought::protocol {

/// A command of a text protocol: a dialogue is a table of them, looked up with `find_named`.
template <class Dialogue>
struct Command {
    /// As the protocol writes it.
    std::string_view name;
    /// Gets the rest of the line.
    void (Dialogue::*obey)(std::string_view rest);
};

} // namespace forethought::protocol
