#pragma once

#include "engine/core/types.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace forethought {

/// A move at the root, with what the last iteration that looked at it said of it.
template <class Move>
struct RootMove {
    Move move{};
    /// Its value, or a bound from above where it did not prove one of the best.
    Score score = -kWin;
    bool is_exact = false;
    /// The principal variation that begins with it; empty for a bound.
    std::vector<Move> line{};
};

/// The moves at the root in the order in which they are searched; the best of the last iteration come first.
template <class Move>
class RootMoves {
  public:
    using List = std::vector<RootMove<Move>>;

    /// How many of the best moves are to have exact values and lines, at least one.
    void show(std::size_t lines) { lines_ = std::max<std::size_t>(1, lines); }
    std::size_t shown() const { return lines_; }

    void clear() { moves_.clear(); }
    void add(const Move& move) { moves_.push_back({.move = move}); }
    const List& list() const { return moves_; }

    /// What the search said of the move of that number; `below` is the line after it where the value is
    /// exact.
    template <class Line>
    void note(std::size_t number, Score score, bool is_exact, const Line& below) {
        RootMove<Move>& root = moves_[number];
        root.score = score;
        root.is_exact = is_exact;
        root.line.clear();
        if (!is_exact) return;
        root.line.push_back(root.move);
        root.line.insert(root.line.end(), below.begin(), below.end());
    }

    /// The least score among the best that are shown, of the first `searched` moves, which are at least as
    /// many.
    Score least_shown(std::size_t searched) const {
        Score least = kWin + 1;
        for (std::size_t i = 0; i < searched; ++i) {
            const auto better =
                std::count_if(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(searched),
                              [&](const auto& other) { return other.score > moves_[i].score; });
            if (static_cast<std::size_t>(better) < lines_) least = std::min(least, moves_[i].score);
        }
        return least;
    }

    /// `best` comes first, behind it the others that are shown, by their scores.
    void bring_to_front(const Move& best) {
        const auto at =
            std::find_if(moves_.begin(), moves_.end(), [&](const auto& root) { return root.move == best; });
        if (at != moves_.end()) std::rotate(moves_.begin(), at, at + 1);
        for (std::size_t place = 1; place < std::min(lines_, moves_.size()); ++place) {
            const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(place);
            const auto next = std::max_element(
                begin, moves_.end(), [](const auto& a, const auto& b) { return a.score < b.score; });
            std::rotate(begin, next, next + 1);
        }
    }

  private:
    List moves_;
    std::size_t lines_ = 1;
};

} // namespace forethought
