#include "engine/othello/rules.h"

#include "engine/core/rng.h"

namespace forethought::othello {

namespace {

Outcome outcome_of(const Board& board, Side to_move) {
    if (!is_over(board)) return Outcome::playing;
    const int score = final_score(board);
    if (score == 0) return Outcome::draw;
    return win_for(score > 0 ? to_move : opponent(to_move));
}

} // namespace

Position begin_at(const Board& board, Side to_move) {
    return {.board = board,
            .to_move = to_move,
            .outcome = outcome_of(board, to_move),
            .start = board,
            .starter = to_move};
}

bool must_pass(const Position& position) {
    return position.outcome == Outcome::playing && moves_of(position.board) == 0;
}

std::vector<Action> legal_actions(const Position& position) {
    if (position.outcome != Outcome::playing) return {};
    if (must_pass(position)) return {kPass};
    std::vector<Action> actions;
    for_each(moves_of(position.board), [&](Cell cell) { actions.push_back(disc_on(cell)); });
    return actions;
}

bool is_legal(const Position& position, Action action) {
    if (position.outcome != Outcome::playing) return false;
    if (action == kPass) return must_pass(position);
    return has(moves_of(position.board), cell_of(action));
}

void play(Position& position, Action action, std::vector<std::int32_t>* events) {
    const Side side = position.to_move;
    if (action == kPass) {
        if (events) report_pass(*events, side);
        position.board = position.board.passed();
    } else {
        const Cell cell = cell_of(action);
        const Cells flips = flips_of(position.board, cell);
        if (events) report_disc(*events, side, cell, flips);
        position.board = position.board.after(cell, flips);
    }
    position.to_move = opponent(side);
    position.outcome = outcome_of(position.board, position.to_move);
    position.actions.push_back(action);
    if (events && position.outcome != Outcome::playing) report_end(*events, position);
}

std::uint64_t hash(const Position& position) {
    return mix(hash_of(position.board),
               0x6f7468656c6c6f + static_cast<std::uint64_t>(index(position.to_move)));
}

} // namespace forethought::othello
