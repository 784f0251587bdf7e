#include "engine/xiangqi/movegen.h"

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/steps.h"

#include <algorithm>

namespace forethought::xiangqi {

namespace {

enum class Targets : std::uint8_t { all, taken, empty };

template <Targets targets>
inline constexpr bool kTakes = targets != Targets::empty;
template <Targets targets>
inline constexpr bool kGoes = targets != Targets::taken;

/// The moves along one line, from `place` on it; `cell_of(place)` is its point there.
template <Targets targets, int Length, class CellOf>
void add_along(const Board& board, Moves& moves, Cell from, int place, const Sight& sight, bool is_cannon,
               CellOf cell_of) {
    if constexpr (kGoes<targets>) {
        for (int to = place - 1; to > sight.near[0]; --to) moves.push_back(move_of(from, cell_of(to)));
        for (int to = place + 1; to < sight.near[1]; ++to) moves.push_back(move_of(from, cell_of(to)));
    }
    if constexpr (kTakes<targets>) {
        const Side enemy = opponent(board.to_move());
        const auto& ends = is_cannon ? sight.far : sight.near;
        if (ends[0] >= 0 && is_of(board.at(cell_of(ends[0])), enemy))
            moves.push_back(move_of(from, cell_of(ends[0])));
        if (ends[1] < Length && is_of(board.at(cell_of(ends[1])), enemy))
            moves.push_back(move_of(from, cell_of(ends[1])));
    }
}

template <Targets targets>
void add_on_lines(const Board& board, Moves& moves, Kind kind) {
    const Side side = board.to_move();
    for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot) {
        const Cell from = board.where(slot);
        if (from == kNowhere) continue;
        const int file = file_of(from);
        const int rank = rank_of(from);
        add_along<targets, kFiles>(board, moves, from, file, board.across(file, rank), kind == Kind::cannon,
                                   [rank](int place) { return cell_at(place, rank); });
        add_along<targets, kRanks>(board, moves, from, rank, board.along(file, rank), kind == Kind::cannon,
                                   [file](int place) { return cell_at(file, place); });
    }
}

template <Targets targets>
void add_leaps(const Board& board, Moves& moves) {
    const Side side = board.to_move();
    for (Slot slot = first_slot(side, Kind::horse); slot < end_slot(side, Kind::horse); ++slot) {
        const Cell from = board.where(slot);
        if (from == kNowhere) continue;
        for (const Cell to : board.leaps(from)) {
            const Slot there = board.at(to);
            if (there == kNone ? kGoes<targets> : kTakes<targets> && !is_of(there, side))
                moves.push_back(move_of(from, to));
        }
    }
}

template <Targets targets, bool needs_room>
void add_steps(const Board& board, Moves& moves, Kind kind) {
    const Side side = board.to_move();
    for (Slot slot = first_slot(side, kind); slot < end_slot(side, kind); ++slot) {
        const Cell from = board.where(slot);
        if (from == kNowhere) continue;
        for (const Step& step : steps_of(kind, side, from)) {
            const Slot there = board.at(step.to);
            const bool fits = there == kNone ? kGoes<targets> : kTakes<targets> && !is_of(there, side);
            if (fits && (!needs_room || board.is_empty(step.through)))
                moves.push_back(move_of(from, step.to));
        }
    }
}

template <Targets targets>
void add_moves(const Board& board, Moves& moves) {
    add_on_lines<targets>(board, moves, Kind::chariot);
    add_on_lines<targets>(board, moves, Kind::cannon);
    add_leaps<targets>(board, moves);
    add_steps<targets, false>(board, moves, Kind::soldier);
    add_steps<targets, true>(board, moves, Kind::elephant);
    add_steps<targets, false>(board, moves, Kind::advisor);
    add_steps<targets, false>(board, moves, Kind::general);
}

void add_safe(const Board& board, const Moves& candidates, Moves& moves) {
    const Safety safety(board, in_check(board));
    for (const Action move : candidates)
        if (safety.is_safe(move)) moves.push_back(move);
}

/// Whether a point lies strictly between two others of one rank or file.
bool lies_between(Cell cell, Cell a, Cell b) {
    if (rank_of(a) == rank_of(b))
        return rank_of(cell) == rank_of(a) && cell > std::min(a, b) && cell < std::max(a, b);
    return file_of(cell) == file_of(a) && cell > std::min(a, b) && cell < std::max(a, b);
}

} // namespace

Safety::Safety(const Board& board, bool is_in_check)
    : board_(board), general_(board.general(board.to_move())) {
    if (is_in_check)
        find_checkers();
    else
        exposure_.emplace(board, board.to_move());
}

void Safety::find_checkers() {
    const Side enemy = opponent(board_.to_move());
    const auto first = static_cast<Slot>(first_slot(enemy, Kind::general) + 1);
    for (Slot slot = first; slot < first_slot(enemy, Kind::general) + kSlotsOfSide; ++slot) {
        if (!attacks(board_, slot, general_)) continue;
        Checker checker{kind_of(slot), board_.where(slot)};
        if (checker.kind == Kind::horse) checker.between = leg_between(checker.cell, general_);
        if (checker.kind == Kind::cannon) {
            const int step = rank_of(checker.cell) == rank_of(general_) ? 1 : kFiles;
            const int way = checker.cell < general_ ? step : -step;
            checker.between = static_cast<Cell>(checker.cell + way);
            while (board_.is_empty(checker.between))
                checker.between = static_cast<Cell>(checker.between + way);
        }
        if (checkers_.size() < checkers_.capacity()) checkers_.push_back(checker);
    }
}

bool Safety::answers(const Checker& checker, Action move) const {
    if (move.to() == checker.cell) return true;
    switch (checker.kind) {
    case Kind::chariot:
        return lies_between(move.to(), checker.cell, general_);
    case Kind::cannon:
        return move.from() == checker.between || lies_between(move.to(), checker.cell, general_);
    case Kind::horse:
        return move.to() == checker.between;
    default:
        return false;
    }
}

bool Safety::is_safe_at_length(Action move) const {
    if (move.from() == general_) return !is_general_attacked_after(board_, move, board_.to_move());
    if (exposure_) return !is_general_newly_attacked_after(board_, move, board_.to_move());
    for (const Checker& checker : checkers_)
        if (!answers(checker, move)) return false;
    return !is_general_attacked_after(board_, move, board_.to_move());
}

void add_pseudo_legal(const Board& board, Moves& moves) {
    add_moves<Targets::all>(board, moves);
}
void add_pseudo_legal_captures(const Board& board, Moves& moves) {
    add_moves<Targets::taken>(board, moves);
}
void add_pseudo_legal_quiet(const Board& board, Moves& moves) {
    add_moves<Targets::empty>(board, moves);
}

void add_legal(const Board& board, Moves& moves) {
    Moves candidates;
    add_pseudo_legal(board, candidates);
    add_safe(board, candidates, moves);
}
void add_legal_captures(const Board& board, Moves& moves) {
    Moves candidates;
    add_pseudo_legal_captures(board, candidates);
    add_safe(board, candidates, moves);
}

bool has_legal_move(const Board& board) {
    Moves candidates;
    add_pseudo_legal(board, candidates);
    const Safety safety(board, in_check(board));
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](Action move) { return safety.is_safe(move); });
}

bool is_pseudo_legal(const Board& board, Action move) {
    const Side side = board.to_move();
    const Slot moved = board.at(move.from());
    const Slot taken = board.at(move.to());
    if (!is_of(moved, side) || is_of(taken, side)) return false;
    if (kind_of(moved) == Kind::cannon && taken == kNone)
        return move.from() != move.to() && pieces_between(board, move.from(), move.to()) == 0;
    return attacks(board, moved, move.to());
}

bool is_legal(const Board& board, Action move) {
    return is_legal(board, move, in_check(board));
}

bool is_legal(const Board& board, Action move, bool is_in_check) {
    if (!is_pseudo_legal(board, move)) return false;
    const Side side = board.to_move();
    return is_in_check || move.from() == board.general(side)
               ? !is_general_attacked_after(board, move, side)
               : !is_general_newly_attacked_after(board, move, side);
}

} // namespace forethought::xiangqi
