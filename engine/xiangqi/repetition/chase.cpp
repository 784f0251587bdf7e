#include "engine/xiangqi/repetition/chase.h"

#include "engine/xiangqi/attacks.h"

namespace forethought::xiangqi {

namespace {

/// What guards a piece that is taken.
struct Guards {
    /// Some piece goes to its point.
    bool exist = false;
    /// One of them may: its general is safe afterwards.
    bool may_recapture = false;
};

constexpr Slot first_of(Side side) {
    return static_cast<Slot>(kSlotsOfSide * index(side));
}

/// Whether a piece may take an enemy on a point: it attacks it, and its own general is safe afterwards.
bool may_take(const Board& board, Slot slot, Cell point) {
    return attacks(board, slot, point) &&
           !is_general_attacked_after(board, move_of(board.where(slot), point), side_of(slot));
}

/// The guards of the piece on a point, once one on `from` takes it.
Guards guards_of(Board board, Cell from, Cell point) {
    const Side side = side_of(board.at(point));
    board.make(move_of(from, point));
    Guards guards;
    for (Slot slot = first_of(side); slot < first_of(side) + kSlotsOfSide; ++slot) {
        if (!attacks(board, slot, point)) continue;
        guards.exist = true;
        if (may_take(board, slot, point)) return {true, true};
    }
    return guards;
}

/// Whether the victim is worth so much more that a guard does not matter.
constexpr bool is_worth_a_guard(Kind hunter, Kind victim) {
    switch (hunter) {
    case Kind::horse:
    case Kind::cannon:
        return victim == Kind::chariot;
    case Kind::advisor:
    case Kind::elephant:
        return victim == Kind::chariot || victim == Kind::horse || victim == Kind::cannon;
    default:
        return false;
    }
}

/// One move, with the boards before and after it.
class Creation {
  public:
    Creation(const Board& before, Action move) : before_(before), after_(before) {
        after_.make(move);
        is_check_ = xiangqi::in_check(after_);
    }

    bool is_victim(Slot victim) const {
        const Cell cell = after_.where(victim);
        if (cell == kNowhere || kind_of(victim) == Kind::general) return false;
        const bool is_home = is_reds_half(rank_of(cell)) == (side_of(victim) == Side::first);
        return kind_of(victim) != Kind::soldier || !is_home;
    }

    bool creates(Slot hunter, Slot victim) const {
        const Cell point = after_.where(victim);
        if (!may_take(after_, hunter, point)) return false;
        const Kind kind = kind_of(hunter);
        if (kind == kind_of(victim) && may_take(after_, victim, after_.where(hunter))) return false;
        const Guards guards = guards_of(after_, after_.where(hunter), point);
        if (!is_new(hunter, point, guards)) return false;
        return is_worth_a_guard(kind, kind_of(victim)) || !guards.may_recapture;
    }

  private:
    bool is_new(Slot hunter, Cell point, const Guards& guards) const {
        if (!attacks(before_, hunter, point)) return true;
        if (is_check_ || !guards.exist || guards.may_recapture) return false;
        return guards_of(before_, before_.where(hunter), point).may_recapture;
    }

    const Board& before_;
    Board after_;
    bool is_check_ = false;
};

} // namespace

PieceSet chased_by(const Board& before, Action move) {
    const Side side = before.to_move();
    const Slot victims = first_of(opponent(side));
    const Creation creation(before, move);
    PieceSet chased = 0;
    for (Slot victim = victims; victim < victims + kSlotsOfSide; ++victim) {
        if (!creation.is_victim(victim)) continue;
        for (Slot hunter = first_slot(side, Kind::advisor); hunter < end_slot(side, Kind::cannon); ++hunter)
            if (creation.creates(hunter, victim)) {
                chased |= only(victim);
                break;
            }
    }
    return chased;
}

} // namespace forethought::xiangqi
