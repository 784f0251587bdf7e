#include "engine/xiangqi/attacks.h"

#include "engine/core/bits.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::xiangqi {

namespace {

/// The bits of a line strictly between two places.
constexpr unsigned between(int a, int b) {
    const int low = std::min(a, b);
    const int high = std::max(a, b);
    return ((1u << high) - 1) & ~((2u << low) - 1);
}

/// A board as it stands.
struct Now {
    const Board& board;

    Slot at(Cell cell) const { return board.at(cell); }
    Cell where(Slot slot) const { return board.where(slot); }
    unsigned rank_bits(int rank) const { return board.rank_bits(rank); }
    unsigned file_bits(int file) const { return board.file_bits(file); }
};

/// A board as a move would leave it.
struct After {
    const Board& board;
    Cell from;
    Cell to;
    Slot moved;
    Slot taken;

    Slot at(Cell cell) const { return cell == to ? moved : cell == from ? kNone : board.at(cell); }
    Cell where(Slot slot) const { return slot == moved ? to : slot == taken ? kNowhere : board.where(slot); }
    unsigned rank_bits(int rank) const {
        unsigned bits = board.rank_bits(rank);
        if (rank_of(from) == rank) bits &= ~(1u << file_of(from));
        if (rank_of(to) == rank) bits |= 1u << file_of(to);
        return bits;
    }
    unsigned file_bits(int file) const {
        unsigned bits = board.file_bits(file);
        if (file_of(from) == file) bits &= ~(1u << rank_of(from));
        if (file_of(to) == file) bits |= 1u << rank_of(to);
        return bits;
    }
};

template <class View>
bool is_attacked_on(const View& view, Side side) {
    const Side enemy = opponent(side);
    const Cell general = view.where(first_slot(side, Kind::general));
    const int file = file_of(general);
    const int rank = rank_of(general);

    const Sight& across = kSightOfRank[static_cast<std::size_t>(file)][view.rank_bits(rank)];
    const Sight& along = kSightOfFile[static_cast<std::size_t>(rank)][view.file_bits(file)];
    // Towards which end of the file an enemy soldier stands that attacks by going ahead.
    const std::size_t ahead = side == Side::first ? 1 : 0;
    for (std::size_t way = 0; way < 2; ++way) {
        if (across.near[way] >= 0 && across.near[way] < kFiles) {
            const Slot near = view.at(cell_at(across.near[way], rank));
            if (is(near, enemy, Kind::chariot)) return true;
            if (is(near, enemy, Kind::soldier) && std::abs(across.near[way] - file) == 1) return true;
            if (across.far[way] >= 0 && across.far[way] < kFiles &&
                is(view.at(cell_at(across.far[way], rank)), enemy, Kind::cannon))
                return true;
        }
        if (along.near[way] >= 0 && along.near[way] < kRanks) {
            const Slot near = view.at(cell_at(file, along.near[way]));
            if (is(near, enemy, Kind::chariot) || is(near, enemy, Kind::general)) return true;
            if (way == ahead && is(near, enemy, Kind::soldier) && std::abs(along.near[way] - rank) == 1)
                return true;
            if (along.far[way] >= 0 && along.far[way] < kRanks &&
                is(view.at(cell_at(file, along.far[way])), enemy, Kind::cannon))
                return true;
        }
    }
    for (Slot horse = first_slot(enemy, Kind::horse); horse < end_slot(enemy, Kind::horse); ++horse) {
        const Cell from = view.where(horse);
        if (from == kNowhere) continue;
        const Cell leg = leg_between(from, general);
        if (leg != kNowhere && view.at(leg) == kNone) return true;
    }
    return false;
}

} // namespace

int pieces_between(const Board& board, Cell from, Cell to) {
    if (rank_of(from) == rank_of(to))
        return count_bits(board.rank_bits(rank_of(from)) & between(file_of(from), file_of(to)));
    if (file_of(from) == file_of(to))
        return count_bits(board.file_bits(file_of(from)) & between(rank_of(from), rank_of(to)));
    return -1;
}

bool attacks(const Board& board, Side side, Kind kind, Cell from, Cell to) {
    if (from == to) return false;
    if (kind == Kind::chariot) return pieces_between(board, from, to) == 0;
    if (kind == Kind::cannon) return pieces_between(board, from, to) == 1;
    const bool needs_room = kind == Kind::horse || kind == Kind::elephant;
    const Steps& steps = steps_of(kind, side, from);
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return step.to == to && (!needs_room || board.is_empty(step.through));
    });
}

bool is_general_attacked(const Board& board, Side side) {
    return is_attacked_on(Now{board}, side);
}

bool gives_check(const Board& board, Action move) {
    const Side enemy = opponent(board.to_move());
    const Cell general = board.general(enemy);
    const Cell from = move.from();
    const Cell to = move.to();
    const auto is_on_line = [general](Cell cell) {
        return file_of(cell) == file_of(general) || rank_of(cell) == rank_of(general);
    };
    // A horse's leg beside the general, which may be freed.
    const bool is_leg =
        std::abs(file_of(from) - file_of(general)) == 1 && std::abs(rank_of(from) - rank_of(general)) == 1;
    if (!is_on_line(from) && !is_on_line(to) && !is_leg && kind_of(board.at(from)) != Kind::horse)
        return false;
    return is_general_attacked_after(board, move, enemy);
}

bool is_general_attacked_after(const Board& board, Action move, Side side) {
    const Cell from = move.from();
    const Cell to = move.to();
    return is_attacked_on(After{board, from, to, board.at(from), board.at(to)}, side);
}

} // namespace forethought::xiangqi
