#include "engine/xiangqi/attacks.h"

#include "engine/core/bits.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::xiangqi {

namespace {

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

/// Whether an enemy piece attacks the side's general along its rank.
template <class View>
bool is_attacked_on_rank(const View& view, Side side, Cell general) {
    const Side enemy = opponent(side);
    const int file = file_of(general);
    const int rank = rank_of(general);
    const Sight& sight = kSightOfRank[static_cast<std::size_t>(file)][view.rank_bits(rank)];
    for (std::size_t way = 0; way < 2; ++way) {
        if (sight.near[way] < 0 || sight.near[way] >= kFiles) continue;
        const Slot near = view.at(cell_at(sight.near[way], rank));
        if (is(near, enemy, Kind::chariot)) return true;
        if (is(near, enemy, Kind::soldier) && std::abs(sight.near[way] - file) == 1) return true;
        if (sight.far[way] >= 0 && sight.far[way] < kFiles &&
            is(view.at(cell_at(sight.far[way], rank)), enemy, Kind::cannon))
            return true;
    }
    return false;
}

/// Whether an enemy piece attacks the side's general along its file, or the generals face each other.
template <class View>
bool is_attacked_on_file(const View& view, Side side, Cell general) {
    const Side enemy = opponent(side);
    const int file = file_of(general);
    const int rank = rank_of(general);
    const Sight& sight = kSightOfFile[static_cast<std::size_t>(rank)][view.file_bits(file)];
    // Towards which end of the file an enemy soldier stands that attacks by going ahead.
    const std::size_t ahead = side == Side::first ? 1 : 0;
    for (std::size_t way = 0; way < 2; ++way) {
        if (sight.near[way] < 0 || sight.near[way] >= kRanks) continue;
        const Slot near = view.at(cell_at(file, sight.near[way]));
        if (is(near, enemy, Kind::chariot) || is(near, enemy, Kind::general)) return true;
        if (way == ahead && is(near, enemy, Kind::soldier) && std::abs(sight.near[way] - rank) == 1)
            return true;
        if (sight.far[way] >= 0 && sight.far[way] < kRanks &&
            is(view.at(cell_at(file, sight.far[way])), enemy, Kind::cannon))
            return true;
    }
    return false;
}

/// Whether an enemy horse attacks the side's general.
template <class View>
bool is_attacked_by_horse(const View& view, Side side, Cell general) {
    const Side enemy = opponent(side);
    for (Slot horse = first_slot(enemy, Kind::horse); horse < end_slot(enemy, Kind::horse); ++horse) {
        const Cell from = view.where(horse);
        if (from == kNowhere) continue;
        const Cell leg = leg_between(from, general);
        if (leg != kNowhere && view.at(leg) == kNone) return true;
    }
    return false;
}

template <class View>
bool is_attacked_on(const View& view, Side side) {
    const Cell general = view.where(first_slot(side, Kind::general));
    return is_attacked_on_rank(view, side, general) || is_attacked_on_file(view, side, general) ||
           is_attacked_by_horse(view, side, general);
}

/// The same of a general that was not attacked before a move of another piece, which the view has behind it:
/// only what the move touched is looked at.
template <class View>
bool is_newly_attacked_on(const View& view, Side side, const Touch& touch) {
    const Cell general = view.where(first_slot(side, Kind::general));
    return ((touch.lines & kSameFile) != 0 && is_attacked_on_file(view, side, general)) ||
           ((touch.lines & kSameRank) != 0 && is_attacked_on_rank(view, side, general)) ||
           (touch.horses && is_attacked_by_horse(view, side, general));
}

} // namespace

int pieces_between(const Board& board, Cell from, Cell to) {
    if (rank_of(from) == rank_of(to))
        return count_bits(board.rank_bits(rank_of(from)) & places_between(file_of(from), file_of(to)));
    if (file_of(from) == file_of(to))
        return count_bits(board.file_bits(file_of(from)) & places_between(rank_of(from), rank_of(to)));
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

bool is_general_attacked_after(const Board& board, Action move, Side side) {
    const Cell from = move.from();
    const Cell to = move.to();
    return is_attacked_on(After{board, from, to, board.at(from), board.at(to)}, side);
}

bool is_newly_attacked(const Board& board, Side side, const Touch& touch) {
    return is_newly_attacked_on(Now{board}, side, touch);
}

bool is_newly_attacked_after(const Board& board, Action move, Side side, const Touch& touch) {
    const Cell from = move.from();
    const Cell to = move.to();
    return is_newly_attacked_on(After{board, from, to, board.at(from), board.at(to)}, side, touch);
}

} // namespace forethought::xiangqi
