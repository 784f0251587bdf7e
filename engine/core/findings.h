#pragma once

#include "engine/core/transposition_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// What a search has found out about positions since it was asked last, for a search of the same root
/// elsewhere: what took long to find, and is few.
template <class Move>
class Findings {
  public:
    struct Told {
        std::uint64_t hash = 0;
        Finding<Move> finding{};
    };

    /// Begins to note; nothing is allocated afterwards.
    void open() { told_.reserve(kMost); }

    void note(std::uint64_t hash, const Finding<Move>& finding) {
        if (finding.depth >= kLeastDepth && told_.size() < told_.capacity()) told_.push_back({hash, finding});
    }

    const std::vector<Told>& told() const { return told_; }
    void clear() { told_.clear(); }

  private:
    /// What is less deep is found sooner than it is told; plies.
    static constexpr Ply kLeastDepth = 4;
    /// More come together in no epoch.
    static constexpr std::size_t kMost = 1024;

    std::vector<Told> told_;
};

} // namespace forethought
