#pragma once

#include "engine/xiangqi/fen.h"
#include "engine/xiangqi/repetition/chase.h"
#include "engine/xiangqi/repetition/quiet_count.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace forethought::xiangqi {

/// One ply of a path, with what was before it.
struct PathPly {
    Change change{};
    std::uint64_t hash = 0;
    QuietCount quiet{};
    /// The first ply after the last capture (or pass): positions before it cannot come again.
    std::size_t reversible_from = 0;
    bool was_in_check = false;
    /// Whether it checks.
    bool checks = false;
    /// The pieces of which it creates a chase, once that was asked.
    std::optional<PieceSet> chased{};
};

/// A board with the way that led to it since a start: what the rules of repetition look at, for a game and
/// for the nodes of a search below it. Allocates nothing as long as `reserve` was told enough.
class Path {
  public:
    explicit Path(const Start& start = standard_start());

    const Start& start() const { return start_; }
    const Board& board() const { return board_; }
    bool in_check() const { return in_check_; }
    /// Those that count towards the draw without a capture.
    int quiet_plies() const { return quiet_.plies(); }
    const QuietCount& quiet_count() const { return quiet_; }

    std::size_t plies() const { return plies_.size(); }
    const PathPly& ply(std::size_t number) const { return plies_[number]; }
    std::size_t reversible_from() const { return reversible_from_; }

    /// Room for so many further plies.
    void reserve(std::size_t further) { plies_.reserve(plies_.size() + further); }

    /// Makes a legal move.
    Change make(Action move);
    /// Takes back the last move, and says what it was.
    Change unmake();
    /// The side to move passes, for a search; nothing before it repeats.
    void make_null();
    void unmake_null();

    /// How often the position has stood on the board since the last capture, and from which ply on it did:
    /// the earliest such place, or that of its last but one occurrence.
    struct Occurrences {
        int times = 1;
        std::size_t first = 0;
        std::size_t latest = 0;
    };
    Occurrences occurrences() const;
    /// Whether it has stood on it before; faster.
    bool repeats() const;

    /// The pieces that every move of a side since ply `from` chases. Found out lazily, and remembered.
    PieceSet chased_by_all(Side side, std::size_t from);
    /// Whether every move of a side since ply `from` checks.
    bool checks_by_all(Side side, std::size_t from) const;

  private:
    Side side_of_ply(std::size_t number) const;
    void find_chased(std::size_t number);

    Start start_;
    Board board_;
    bool in_check_;
    QuietCount quiet_;
    std::size_t reversible_from_ = 0;
    std::vector<PathPly> plies_;
};

} // namespace forethought::xiangqi
