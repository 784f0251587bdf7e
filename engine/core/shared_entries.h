#pragma once

#include "engine/core/transposition_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought {

/// Entries of the transposition table that a search has stored since it was asked last, for a search of the
/// same root elsewhere: the deep ones, which took long to find and are few.
template <class Move>
class SharedEntries {
  public:
    struct Told {
        std::uint64_t hash = 0;
        EntryData<Move> data{};
    };

    /// Begins to note; nothing is allocated afterwards.
    void open() { told_.reserve(kMost); }

    void note(std::uint64_t hash, const EntryData<Move>& data) {
        if (data.depth >= kLeastDepth && told_.size() < told_.capacity()) told_.push_back({hash, data});
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
