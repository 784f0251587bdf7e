#include "engine/xiangqi/exchange.h"

#include "engine/xiangqi/lines.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace forethought::xiangqi {

namespace {

using Kinds = std::uint8_t;
constexpr Kinds only(Kind kind) {
    return static_cast<Kinds>(1u << static_cast<unsigned>(kind));
}

/// Which of general, advisors and elephants of a side may stand on a point: most are out of their reach.
constexpr Kinds guards_at(Side side, Cell point) {
    const int file = file_of(point);
    const int rank = side == Side::first ? rank_of(point) : kRanks - 1 - rank_of(point);
    Kinds kinds = 0;
    if (rank <= 2 && file >= 3 && file <= 5) {
        kinds |= only(Kind::general);
        if ((file + rank) % 2 == 1) kinds |= only(Kind::advisor);
    }
    if (rank <= 4 && rank % 2 == 0 && (file + rank) % 4 == 2) kinds |= only(Kind::elephant);
    return kinds;
}

constexpr auto make_reach() {
    std::array<std::array<Kinds, kCells>, 2> reach{};
    for (const Side side : {Side::first, Side::second})
        for (Cell point = 0; point < kCells; ++point)
            reach[static_cast<std::size_t>(index(side))][static_cast<std::size_t>(point)] =
                guards_at(side, point);
    return reach;
}
constexpr auto kReach = make_reach();

/// Who is still there to take on a point while pieces are exchanged on it.
class Exchange {
  public:
    Exchange(const Board& board, Cell point)
        : board_(board),
          point_(point),
          file_of_point_(file_of(point)),
          rank_of_point_(rank_of(point)),
          rank_(board.rank_bits(rank_of_point_)),
          file_(board.file_bits(file_of_point_)) {}

    /// A piece goes to the point, from where it was.
    void come(Slot slot) {
        const Cell from = board_.where(slot);
        gone_ |= std::uint32_t{1} << slot;
        if (rank_of(from) == rank_of_point_) rank_ &= static_cast<LineBits>(~place_bit(file_of(from)));
        if (file_of(from) == file_of_point_) file_ &= static_cast<LineBits>(~place_bit(rank_of(from)));
    }

    /// The side's least piece that may take on the point; `kNone` for none.
    Slot least_attacker(Side side) const {
        if (const Slot soldier = attacking_soldier(side); soldier != kNone) return soldier;
        const Kinds reach = kReach[static_cast<std::size_t>(index(side))][static_cast<std::size_t>(point_)];
        for (const Kind kind : {Kind::advisor, Kind::elephant})
            if ((reach & only(kind)) != 0)
                for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
                    if (is_there(slot) && may_step(kind, board_.where(slot))) return slot;
        for (Slot slot = first_slot(side, Kind::horse); slot < end_slot(side, Kind::horse); ++slot)
            if (is_there(slot) && may_leap(board_.where(slot))) return slot;
        for (Slot slot = first_slot(side, Kind::cannon); slot < end_slot(side, Kind::cannon); ++slot)
            if (is_there(slot) && sees(board_.where(slot), true)) return slot;
        for (Slot slot = first_slot(side, Kind::chariot); slot < end_slot(side, Kind::chariot); ++slot)
            if (is_there(slot) && sees(board_.where(slot), false)) return slot;
        const Slot general = first_slot(side, Kind::general);
        if ((reach & only(Kind::general)) != 0 && is_there(general) &&
            may_step(Kind::general, board_.where(general)))
            return general;
        return kNone;
    }

  private:
    bool is_gone(Slot slot) const { return (gone_ >> slot & 1) != 0; }
    /// Whether it is on the board, and not on the point.
    bool is_there(Slot slot) const {
        const Cell from = board_.where(slot);
        return from != kNowhere && from != point_ && !is_gone(slot);
    }

    /// Whether a piece of a side stands there that has not gone.
    bool has_soldier(Cell cell, Side side) const {
        const Slot slot = board_.at(cell);
        return is(slot, side, Kind::soldier) && !is_gone(slot);
    }

    Slot attacking_soldier(Side side) const {
        const bool red = side == Side::first;
        Slot least = kNone;
        const auto look_at = [&](Cell cell) {
            if (has_soldier(cell, side)) least = std::min(least, board_.at(cell));
        };
        if (red ? rank_of_point_ > 0 : rank_of_point_ < kRanks - 1)
            look_at(static_cast<Cell>(red ? point_ - kFiles : point_ + kFiles));
        if (is_reds_half(rank_of_point_) != red) {
            if (file_of_point_ > 0) look_at(static_cast<Cell>(point_ - 1));
            if (file_of_point_ < kFiles - 1) look_at(static_cast<Cell>(point_ + 1));
        }
        return least;
    }

    /// Whether an advisor, an elephant or a general goes to the point, which is in its reach.
    bool may_step(Kind kind, Cell from) const {
        const int distance = std::abs(from - point_);
        switch (kind) {
        case Kind::advisor:
            return distance == kFiles - 1 || distance == kFiles + 1;
        case Kind::elephant:
            return (distance == 2 * (kFiles - 1) || distance == 2 * (kFiles + 1)) &&
                   is_free(static_cast<Cell>((from + point_) / 2));
        default:
            return distance == 1 || distance == kFiles;
        }
    }

    bool may_leap(Cell from) const {
        const Cell leg = leg_between(from, point_);
        return leg != kNowhere && is_free(leg);
    }

    bool sees(Cell from, bool is_cannon) const {
        const auto is_end = [is_cannon](const Sight& sight, int place) {
            const auto& ends = is_cannon ? sight.far : sight.near;
            return ends[0] == place || ends[1] == place;
        };
        if (rank_of(from) == rank_of_point_)
            return is_end(kSightOfRank[static_cast<std::size_t>(file_of_point_)][rank_], file_of(from));
        if (file_of(from) == file_of_point_)
            return is_end(kSightOfFile[static_cast<std::size_t>(rank_of_point_)][file_], rank_of(from));
        return false;
    }

    bool is_free(Cell cell) const {
        const Slot slot = board_.at(cell);
        return slot == kNone || is_gone(slot);
    }

    const Board& board_;
    Cell point_;
    int file_of_point_;
    int rank_of_point_;
    /// The lines through the point.
    LineBits rank_;
    LineBits file_;
    /// Pieces that have come to the point, one bit each.
    std::uint32_t gone_ = 0;
};

} // namespace

Score exchange_value(Slot slot, Cell cell) {
    const Kind kind = kind_of(slot);
    if (kind == Kind::soldier && is_reds_half(rank_of(cell)) != (side_of(slot) == Side::first))
        return params::kCrossedSoldier;
    return params::kExchangeValue[static_cast<std::size_t>(kind)];
}

Score see(const Board& board, Action move) {
    const Cell point = move.to();
    const Slot taken = board.at(point);
    Slot there = board.at(move.from());
    Exchange exchange(board, point);
    // What the side has gained that took last, if the exchange ended there; at most every piece comes once.
    std::array<Score, kSlots + 1> gains{};
    gains[0] = taken == kNone ? 0 : exchange_value(taken, point);
    std::size_t last = 0;
    exchange.come(there);
    for (Side side = opponent(board.to_move());; side = opponent(side)) {
        const Slot next = exchange.least_attacker(side);
        if (next == kNone) break;
        exchange.come(next);
        // A general does not take what is guarded.
        if (kind_of(next) == Kind::general && exchange.least_attacker(opponent(side)) != kNone) break;
        gains[last + 1] = exchange_value(there, point) - gains[last];
        ++last;
        there = next;
    }
    for (; last > 0; --last) gains[last - 1] = std::min(gains[last - 1], -gains[last]);
    return gains[0];
}

bool loses_exchange(const Board& board, Action move) {
    const Cell point = move.to();
    const Slot taken = board.at(point);
    const Slot moved = board.at(move.from());
    // What the side to take has to gain so that the side before it does not; it wins what stands there.
    Score needed = taken == kNone ? 0 : exchange_value(taken, point);
    needed = exchange_value(moved, point) - needed;
    if (needed <= 0) return false;
    Exchange exchange(board, point);
    exchange.come(moved);
    bool loses = false;
    for (Side side = opponent(board.to_move());; side = opponent(side)) {
        const Slot next = exchange.least_attacker(side);
        if (next == kNone) return loses;
        exchange.come(next);
        if (kind_of(next) == Kind::general && exchange.least_attacker(opponent(side)) != kNone) return loses;
        loses = !loses;
        needed = exchange_value(next, point) - needed;
        if (needed < (loses ? 0 : 1)) return loses;
    }
}

} // namespace forethought::xiangqi
