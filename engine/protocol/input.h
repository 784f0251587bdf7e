#pragma once

namespace forethought::protocol {

/// Whether the manager, at the other end of the input, is still there.
enum class Input {
    open,
    /// No command will come any more; what was asked is still answered, but at once.
    closed,
    /// The last command was read: nothing may be written any more.
    ended
};

} // namespace forethought::protocol
