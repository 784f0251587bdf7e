#include "engine/xiangqi/training/examples.h"

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/fen.h"

#include <algorithm>
#include <cmath>

namespace forethought::xiangqi::training {

namespace {

float points_of(Outcome outcome, Side side) {
    if (outcome == Outcome::draw) return 0.5F;
    return outcome == win_for(side) ? 1.0F : 0.0F;
}

float chance_of(Score value) {
    if (is_decided(value)) return is_win(value) ? 1.0F : 0.0F;
    return 1 / (1 + std::exp(-static_cast<float>(value) / network::kScoreOfOdds));
}

} // namespace

Example example_of(const Board& board) {
    Example example;
    for (Slot slot = 0; slot < kSlots; ++slot)
        if (const Cell cell = board.where(slot); cell != kNowhere)
            example.inputs[example.pieces++] = network::input_of(slot, cell, board.to_move());
    return example;
}

void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples) {
    const auto last = std::find(game.values.rbegin(), game.values.rend(), PlayedGame::kNoValue);
    const auto erred = static_cast<std::size_t>(game.values.rend() - last);
    Board board = standard_start().board;
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        const Score value = game.values[i];
        if (value != PlayedGame::kNoValue && board.is_empty(game.actions[i].to()) && !in_check(board)) {
            Example example = example_of(board);
            example.points = points_of(game.outcome, board.to_move());
            const float experience = i < erred ? 0 : teaching.experience;
            example.target = experience * example.points + (1 - experience) * chance_of(value);
            examples.examples.push_back(example);
        }
        board.make(game.actions[i]);
    }
}

} // namespace forethought::xiangqi::training
