#include "engine/othello/othello.h"

#include "engine/core/coded_file.h"
#include "engine/othello/notation.h"
#include "engine/othello/openings.h"

#include <cstdlib>

namespace forethought {

namespace {

using namespace othello;

constexpr std::size_t kHeader = 16;
constexpr std::int32_t kLayoutVersion = 1;

} // namespace

Position Othello::start(std::uint64_t seed) {
    return seed == 0 ? standard_start() : balanced_opening(seed);
}
Status Othello::install_weights(std::span<const std::uint8_t> files) {
    while (true) {
        const auto file = files.first(size_of_first(files));
        const Status status = is_book(file) ? install_book(file) : othello::install_weights(file);
        files = files.subspan(file.size());
        if (!status || files.empty()) return status;
    }
}
std::vector<std::string_view> Othello::missing_files(const Switches& switches) {
    std::vector<std::string_view> files;
    if (switches.consults_book && installed_book() == nullptr) files.push_back(kBookFile);
    if (switches.knows_own_games && installed_own_weights() == nullptr) files.push_back(kOwnWeightsFile);
    return files;
}
Result<Position> Othello::parse(std::string_view text) {
    return othello::parse(text);
}
std::string Othello::format(const Position& position) {
    return othello::format(position);
}
std::string Othello::format_action(const Position&, Action action) {
    return othello::format_action(action);
}
Result<Action> Othello::parse_action(const Position&, std::string_view text) {
    return othello::parse_action(text);
}

std::vector<std::int32_t> Othello::snapshot(const Position& position) {
    const Cells black = discs_of(position, Side::first);
    const Cells white = discs_of(position, Side::second);
    const auto actions = othello::legal_actions(position);
    const bool passes = must_pass(position);
    const std::size_t played = position.actions.size();
    std::vector<std::int32_t> view{kLayoutVersion,
                                   index(position.to_move),
                                   static_cast<std::int32_t>(position.outcome),
                                   count(black),
                                   count(white),
                                   position.board.empties(),
                                   passes ? 0 : static_cast<std::int32_t>(actions.size()),
                                   passes ? 1 : 0,
                                   static_cast<std::int32_t>(played),
                                   played == 0 ? -1 : othello::encode(position.actions[played - 1]),
                                   index(position.starter)};
    view.resize(kHeader);
    for (Cell cell = 0; cell < kCells; ++cell)
        view.push_back(has(black, cell) ? 1 : has(white, cell) ? 2 : 0);
    if (!passes)
        for (const Action action : actions) view.push_back(cell_of(action));
    for (const Action action : position.actions) view.push_back(othello::encode(action));
    return view;
}

/// Fitted to 1,246 games of opponents who won 55 to 85 of a hundred: how much surer it is that the stronger
/// one has won, the more discs it has won by.
int Othello::result_weight(const Position& position) {
    constexpr int bare = 15;
    constexpr int a_disc = 4;
    return bare + a_disc * std::abs(final_score(position.board));
}

std::optional<std::vector<Action>> Othello::ponder(const Position& position) {
    if (position.outcome != Outcome::playing) return std::nullopt;
    return std::vector<Action>{};
}

std::vector<MultiPvLine<Action>> Othello::multi_pv(const Player& player, const Position&, std::size_t most) {
    return player.multi_pv(most);
}

} // namespace forethought
