#pragma once

#include "engine/core/types.h"

#include <algorithm>

namespace forethought {

/// How the nodes of a search are laid over islands and epochs. Island 0, the chair, has epoch 0 for itself;
/// the epochs from 1 on have equally many nodes for every island. Within a limit they end when it is used up
/// but for a last epoch, in which the chair is alone again. Too few nodes to be worth sharing are all the
/// chair's.
class Epochs {
  public:
    /// How often an epoch becomes twice as long, if nothing else is said.
    static constexpr int kDoublings = 3;

    /// Without a limit: epochs without end.
    constexpr explicit Epochs(int doublings = kDoublings) : doublings_(doublings) {}
    /// `limit`: nodes of all islands together.
    constexpr Epochs(int islands, Nodes limit, int doublings = kDoublings)
        : doublings_(doublings), limited_(true) {
        const auto sharers = static_cast<Nodes>(islands);
        if (islands == 1 || limit < kOpening + kClosing + sharers * kLeastShare) {
            opening_ = limit;
            return;
        }
        share_ = (limit - kOpening - kClosing) / sharers;
        closing_ = limit - kOpening - sharers * share_;
        while (before(shared_ + 1) < share_) ++shared_;
    }

    constexpr bool limited() const { return limited_; }
    /// The first and, within a limit, the last epoch of an island.
    static constexpr int first(int island) { return island == 0 ? 0 : 1; }
    constexpr int last(int island) const { return island == 0 && closing_ > 0 ? shared_ + 1 : shared_; }

    /// Nodes that an island has in an epoch; in its last one the chair has at least so many.
    constexpr Nodes nodes(int island, int epoch) const {
        if (epoch == 0) return island == 0 ? opening_ : 0;
        if (!limited_) return length(epoch);
        if (epoch > shared_) return island == 0 ? closing_ : 0;
        return std::min(length(epoch), share_ - before(epoch));
    }

    /// The epoch whose letters must be there before an epoch begins; negative where it needs none. A letter
    /// is read one epoch late, so that nobody has to wait for it while it is on its way; the chair's last
    /// epoch comes after everything.
    constexpr int awaited(int epoch) const { return limited_ && epoch > shared_ ? epoch - 1 : epoch - 2; }

    /// Nodes of epoch 0: so many one search alone makes better use of.
    static constexpr Nodes kOpening = 2048;
    /// Nodes of the chair's last epoch, in which the last letters are read.
    static constexpr Nodes kClosing = 256;

  private:
    /// An island with fewer nodes has nothing to say.
    static constexpr Nodes kLeastShare = 512;
    /// Nodes of the first shared epoch; the length doubles with each so many epochs.
    static constexpr Nodes kFirst = 1024;
    static constexpr int kDoubled = 4;

    constexpr Nodes length(int epoch) const { return kFirst << std::min((epoch - 1) / kDoubled, doublings_); }
    /// Nodes of an island in the shared epochs before this one.
    constexpr Nodes before(int epoch) const {
        Nodes sum = 0;
        for (int e = 1; e < epoch; ++e) sum += length(e);
        return sum;
    }

    int doublings_ = kDoublings;
    bool limited_ = false;
    Nodes opening_ = kOpening;
    Nodes share_ = 0;
    Nodes closing_ = 0;
    /// Number of shared epochs within the limit.
    int shared_ = 0;
};

} // namespace forethought
