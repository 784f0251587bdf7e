#pragma once

namespace forethought {

/// For a game of which only the result is wanted.
struct KeepNothing {
    template <class Action>
    void operator()(const Action&) const {}
};

} // namespace forethought
