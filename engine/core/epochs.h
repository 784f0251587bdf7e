#pragma once

#include "engine/core/types.h"

#include <algorithm>

namespace forethought {

/// How nodes are laid over parallel searches and epochs. Search 0, the main search, has epoch 0 for itself;
/// the epochs from 1 on have equally many nodes for every search. Within a limit they end when it is used up
/// but for a last epoch, in which the main search is alone again. Too few nodes to be worth sharing are all
/// the main search's.
class Epochs {
  public:
    /// How often an epoch becomes twice as long, if nothing else is said.
    static constexpr int kDoublings = 3;

    /// Without a limit: epochs without end.
    constexpr explicit Epochs(int doublings = kDoublings) : doublings_(doublings) {}
    /// `limit`: nodes of all searches together.
    constexpr Epochs(int searches, Nodes limit, int doublings = kDoublings)
        : doublings_(doublings), limited_(true) {
        const auto sharers = static_cast<Nodes>(searches);
        if (searches == 1 || limit < kOpening + kClosing + sharers * kLeastShare) {
            opening_ = limit;
            return;
        }
        share_ = (limit - kOpening - kClosing) / sharers;
        closing_ = limit - kOpening - sharers * share_;
        while (before(shared_ + 1) < share_) ++shared_;
    }

    constexpr bool limited() const { return limited_; }
    /// The first and, within a limit, the last epoch of a search.
    static constexpr int first(int search) { return search == 0 ? 0 : 1; }
    constexpr int last(int search) const { return search == 0 && closing_ > 0 ? shared_ + 1 : shared_; }

    /// Nodes that a search has in an epoch; in its last one the main search has at least so many.
    constexpr Nodes nodes(int search, int epoch) const {
        if (epoch == 0) return search == 0 ? opening_ : 0;
        if (!limited_) return length(epoch);
        if (epoch > shared_) return search == 0 ? closing_ : 0;
        return std::min(length(epoch), share_ - before(epoch));
    }

    /// The epoch whose messages must be there before an epoch begins; negative where it needs none. A message
    /// is read one epoch late, so that nobody has to wait for it while it is on its way; the main search's
    /// last epoch comes after everything.
    constexpr int awaited(int epoch) const { return limited_ && epoch > shared_ ? epoch - 1 : epoch - 2; }

    /// Nodes of epoch 0: so many one search alone makes better use of.
    static constexpr Nodes kOpening = 2048;
    /// Nodes of the main search's last epoch, in which the last messages are read.
    static constexpr Nodes kClosing = 256;

  private:
    /// A search with fewer nodes has nothing to say.
    static constexpr Nodes kLeastShare = 512;
    /// Nodes of the first shared epoch; the length doubles with each so many epochs.
    static constexpr Nodes kFirst = 1024;
    static constexpr int kDoubled = 4;

    constexpr Nodes length(int epoch) const { return kFirst << std::min((epoch - 1) / kDoubled, doublings_); }
    /// Nodes of a search in the shared epochs before this one.
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
