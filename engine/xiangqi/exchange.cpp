#include "engine/xiangqi/exchange.h"

#include "engine/core/bits.h"
#include "engine/xiangqi/lines.h"
#include "engine/xiangqi/params.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace forethought::xiangqi {

namespace {

/// Who is still there to take on a point while pieces are exchanged on it.
class Exchange {
  public:
    Exchange(const Board& board, Cell point) : board_(board), point_(point) {
        for (int rank = 0; rank < kRanks; ++rank)
            ranks_[static_cast<std::size_t>(rank)] = board.rank_bits(rank);
        rank_ = board.rank_bits(rank_of(point)) | place_bit(file_of(point));
        file_ = board.file_bits(file_of(point)) | place_bit(rank_of(point));
    }

    /// A piece goes to the point, from where it was.
    void come(Slot slot) {
        const Cell from = board_.where(slot);
        gone_ |= std::uint32_t{1} << slot;
        ranks_[static_cast<std::size_t>(rank_of(from))] &= static_cast<LineBits>(~place_bit(file_of(from)));
        if (rank_of(from) == rank_of(point_)) rank_ &= static_cast<LineBits>(~place_bit(file_of(from)));
        if (file_of(from) == file_of(point_)) file_ &= static_cast<LineBits>(~place_bit(rank_of(from)));
    }

    /// The side's least piece that may take on the point; `kNone` for none.
    Slot least_attacker(Side side) const {
        constexpr std::array order{Kind::soldier, Kind::advisor, Kind::elephant, Kind::horse,
                                   Kind::cannon,  Kind::chariot, Kind::general};
        for (const Kind kind : order)
            for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot)
                if (may_take(slot, side, kind)) return slot;
        return kNone;
    }

  private:
    bool may_take(Slot slot, Side side, Kind kind) const {
        const Cell from = board_.where(slot);
        if (from == kNowhere || from == point_ || (gone_ >> slot & 1) != 0) return false;
        if (kind == Kind::chariot || kind == Kind::cannon) return sees(from, kind == Kind::cannon);
        if (kind == Kind::horse) {
            const Cell leg = leg_between(from, point_);
            return leg != kNowhere && is_free(leg);
        }
        if (!may_step(kind, from)) return false;
        const Steps& steps = steps_of(kind, side, from);
        return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
            return step.to == point_ && (kind != Kind::elephant || is_free(step.through));
        });
    }

    /// Whether the point is as far away as a step goes; most pieces are told at sight.
    bool may_step(Kind kind, Cell from) const {
        const int distance = std::abs(from - point_);
        switch (kind) {
        case Kind::advisor:
            return distance == kFiles - 1 || distance == kFiles + 1;
        case Kind::elephant:
            return distance == 2 * (kFiles - 1) || distance == 2 * (kFiles + 1);
        default:
            return distance == 1 || distance == kFiles;
        }
    }

    bool sees(Cell from, bool is_cannon) const {
        const auto is_end = [is_cannon](const Sight& sight, int place) {
            const auto& ends = is_cannon ? sight.far : sight.near;
            return ends[0] == place || ends[1] == place;
        };
        if (rank_of(from) == rank_of(point_))
            return is_end(kSightOfRank[static_cast<std::size_t>(file_of(point_))][rank_], file_of(from));
        if (file_of(from) == file_of(point_))
            return is_end(kSightOfFile[static_cast<std::size_t>(rank_of(point_))][file_], rank_of(from));
        return false;
    }

    bool is_free(Cell cell) const {
        return (ranks_[static_cast<std::size_t>(rank_of(cell))] & place_bit(file_of(cell))) == 0;
    }

    const Board& board_;
    Cell point_;
    std::array<LineBits, kRanks> ranks_{};
    /// The lines through the point.
    LineBits rank_ = 0;
    LineBits file_ = 0;
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

} // namespace forethought::xiangqi
