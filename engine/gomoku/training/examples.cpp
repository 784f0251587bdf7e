#include "engine/gomoku/training/examples.h"

#include "engine/gomoku/board.h"
#include "engine/gomoku/evaluation.h"
#include "engine/gomoku/network/relative_features.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <cmath>

namespace forethought::gomoku {

namespace {

/// What the cell sees, and whether there is any stone among it.
bool look(const Board& board, Cell cell, SeenCell& seen) {
    const auto me = static_cast<std::size_t>(index(board.to_move()));
    const network::LineCodes& codes = network::LineCodes::all();
    const LineBits& beyond = walls(board.size());
    bool sees = false;
    for (int d = 0; d < kDirections; ++d) {
        const std::uint32_t wall = beyond.window(d, cell);
        const std::uint32_t mine = board.of_colour()[me].window(d, cell) | wall;
        const std::uint32_t theirs = board.of_colour()[1 - me].window(d, cell) | wall;
        const auto place = static_cast<std::size_t>(d);
        seen.mine[place] = codes(mine, theirs);
        seen.theirs[place] = codes.of_other(seen.mine[place]);
        sees = sees || network::sees_stones(seen.mine[place]);
    }
    return sees;
}

std::array<float, network::kCounts> counts_of(const Board& board) {
    std::array<float, network::kCounts> counts{};
    auto* next = counts.data();
    for (const Colour colour : {board.to_move(), other(board.to_move())})
        for (const Threat threat : network::kCountedThreats) {
            const int count = board.count(colour, threat);
            *next++ = static_cast<float>(std::min(count, network::kMostCounted)) / network::kMostCounted;
            *next++ = count > 0 ? 1.0F : 0.0F;
        }
    return counts;
}

float points_of(const PlayedGame& game, Side side) {
    if (game.outcome == Outcome::draw) return 0.5F;
    return game.outcome == win_for(side) ? 1.0F : 0.0F;
}

float target_of(Score value, float points, const Teaching& teaching) {
    if (is_decided(value)) return is_win(value) ? 1.0F : 0.0F;
    const float chance = 1 / (1 + std::exp(-static_cast<float>(value) / teaching.points_of_odds));
    return teaching.experience * points + (1 - teaching.experience) * chance;
}

/// A position on `board` as the network is told of it, and the move that it should find; what it should say
/// is left open.
Example& add_example(const Position& position, const Board& board, Action best, Score value,
                     Examples& examples) {
    Example example{.first_cell = examples.cells.size(), .counts = counts_of(board)};
    const CellBits near = board.near_cells();
    const network::LastStones last = network::last_stones(position);
    board.empty_cells().for_each([&](Cell cell) {
        SeenCell seen;
        if (!look(board, cell, seen)) return;
        const CellView& view = board.at(cell);
        seen.threats = static_cast<std::uint8_t>(
            network::threat_pair(view.threat(board.to_move()), view.threat(other(board.to_move()))));
        for (std::size_t back = 0; back < network::kLastStones; ++back)
            seen.relative_features[back] =
                static_cast<std::uint8_t>(network::relative_feature(cell, last[back]));
        seen.is_near = near.has(cell);
        if (cell == cell_of(best) && seen.is_near && !is_loss(value)) example.move = example.cells;
        examples.cells.push_back(seen);
        ++example.cells;
    });
    examples.examples.push_back(example);
    return examples.examples.back();
}

} // namespace

void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples) {
    const Position start = empty_board(kUsualBoard, game.rule, Opening::free);
    Position position = start;
    Board board(BoardUpdate::tables);
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        const Action action = game.actions[i];
        const Score value = game.values[i];
        board.set(position);
        if (value != PlayedGame::kNoValue && !is_about_decided(board)) {
            Example& example = add_example(position, board, action, value, examples);
            example.points = points_of(game, side_to_move(position));
            example.target = target_of(value, example.points, teaching);
        }
        play(position, action, nullptr);
    }
    // Nothing is known of how they would have ended but what the search said.
    const Teaching by_search{.experience = 0, .points_of_odds = teaching.points_of_odds};
    for (const Aside& aside : game.asides) {
        position = start;
        for (const Action action : aside.actions) play(position, action, nullptr);
        board.set(position);
        Example& example = add_example(position, board, aside.best, aside.value, examples);
        example.target = target_of(aside.value, 0, by_search);
        example.points = example.target;
    }
}

} // namespace forethought::gomoku
