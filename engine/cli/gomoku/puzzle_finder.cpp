#include "engine/cli/gomoku/puzzle_finder.h"

#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"

#include <algorithm>
#include <array>

namespace forethought::cli {

using namespace gomoku;

namespace {

/// Boards of the games; the usual one most often.
constexpr std::array kSizes{15, 15, 15, 15, 15, 13, 17, 19, 11, 9};
constexpr std::array kRules{Rule::freestyle, Rule::freestyle, Rule::standard, Rule::renju};
/// Strong enough to build something, weak enough to overlook what the other one builds.
constexpr std::array kPlayers{50, 60, 70, 80, 90, 100};

/// Stones that are placed by lot before the players begin, and how far from the centre they may lie.
constexpr int kLotted = 4;
constexpr int kSpread = 3;

/// Wins by fours are looked for up to this length, with this many moves.
constexpr Ply kMostFours = 41;
constexpr Nodes kFoursNodes = 2'000'000;

constexpr WinProver::Effort kThorough{.depth = 8, .nodes = 20'000};
/// For the proof that every reply loses, which is tried for very many moves.
constexpr WinProver::Effort kQuick{.depth = 4, .nodes = 2'000};
/// For a look at all quiet moves of a position.
constexpr WinProver::Effort kGlance{.depth = 3, .nodes = 400};

/// The strongest rung that knows of no forcing search, and so finds the shortest wins, and its nodes.
constexpr int kShortener = 110;
constexpr Nodes kShortenerNodes = 300'000;

template <std::size_t N, class T>
T one_of(Rng& rng, const std::array<T, N>& list) {
    return list[rng.below(static_cast<std::uint32_t>(N))];
}

Position lotted_opening(Rng& rng, int size, Rule rule) {
    Position position = empty_board(size, rule, Opening::free);
    const int spread = std::min(kSpread, size / 2);
    while (position.stones < kLotted) {
        const auto near_middle = [&] {
            return size / 2 - spread +
                   static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * spread + 1)));
        };
        const Action stone = stone_on(cell_at(near_middle(), near_middle()));
        if (is_legal(position, stone)) play(position, stone, nullptr);
    }
    return position;
}

Session<Gomoku> seat_of(int rung, std::uint64_t seed, const Blur& blur, Clock& clock) {
    return Session<Gomoku>(find_rung(Gomoku::ladder(), rung).value().switches, seed, blur, clock);
}

/// Plies of the win that a search of the shortest way announces; 0 when it announces none.
Ply shortest_announced(const Position& position, Clock& clock) {
    auto session = seat_of(kShortener, 1, Blur{}, clock);
    session.set(position);
    session.begin(Limits{.nodes = kShortenerNodes});
    session.advance(Budget{});
    const auto score = static_cast<Score>(session.best().score);
    return is_win(score) ? plies_to_end(score) : 0;
}

} // namespace

PuzzleFinder::PuzzleFinder(const PuzzleWishes& wishes) : wishes_(wishes) {}

std::optional<ForcedWin> PuzzleFinder::search_game(std::uint64_t number) {
    Rng rng(mix(wishes_.seed, number));
    const int size = wishes_.size > 0 ? wishes_.size : one_of(rng, kSizes);
    const Rule rule = wishes_.rule ? *wishes_.rule : one_of(rng, kRules);
    Position position = lotted_opening(rng, size, rule);
    prover_.clear();
    const auto seat = [&] {
        const int rung = one_of(rng, kPlayers);
        const std::uint64_t seed = rng.next();
        return seat_of(rung, seed, Blur(seed, rung), clock_);
    };
    std::array players{seat(), seat()};
    std::array<bool, 2> was_won{};
    while (position.outcome == Outcome::playing) {
        const auto side = static_cast<std::size_t>(index(side_to_move(position)));
        if (!wishes_.sole || is_pressed(position)) {
            auto win = win_in(position);
            const bool is_new = wishes_.sole || !was_won[side];
            if (win && is_new && is_wished(*win) && complete(*win)) return win;
            was_won[side] = win.has_value();
        }
        Session<Gomoku>& player = players[side];
        player.set(position);
        player.begin(Limits{.nodes = wishes_.nodes});
        player.advance(Budget{});
        play(position, player.best().action, nullptr);
    }
    return std::nullopt;
}

bool PuzzleFinder::is_pressed(const Position& position) {
    board_.set(position);
    const Colour enemy = other(board_.to_move());
    return board_.count(enemy, Threat::four_three) + board_.count(enemy, Threat::live_four) +
               board_.count(enemy, Threat::five) >
           0;
}

std::optional<ForcedWin> PuzzleFinder::win_in(const Position& position) {
    board_.set(position);
    ForcedWin win;
    win.position = position;
    prover_.set_effort(kThorough);
    win.plies = prover_.win_by_threats(board_);
    if (win.plies > 0) {
        win.first = {prover_.line().front()};
        const Ply fours = shortest_win_by_fours(board_, kMostFours, kFoursNodes);
        win.means = fours > 0 ? Means::fours : Means::threes;
        if (fours > 0) win.plies = fours;
        return win;
    }
    if (wishes_.means && wishes_.means != Means::quiet) return std::nullopt;
    prover_.set_effort(kGlance);
    const Cell first = prover_.quiet_win(board_, win.plies);
    if (first < 0) return std::nullopt;
    win.means = Means::quiet;
    win.first = {first};
    return win;
}

bool PuzzleFinder::is_wished(const ForcedWin& win) const {
    return win.plies >= wishes_.plies && (!wishes_.means || wishes_.means == win.means);
}

bool PuzzleFinder::complete(ForcedWin& win) {
    prover_.set_effort(kQuick);
    const Cell known = win.first.front();
    if (wishes_.sole && !prover_.is_only_move(board_, known)) return false;
    for (const Cell cell : prover_.winning_moves(board_))
        if (cell != known) win.first.push_back(cell);
    if (static_cast<int>(win.first.size()) > wishes_.ways) return false;
    if (const Ply plies = win.means == Means::threes ? shortest_announced(win.position, clock_) : 0)
        win.plies = std::min(win.plies, plies);
    win.difficulty = difficulty_of(win.means, win.plies, win.first.size());
    return is_wished(win) && known_.insert(Shape(win.position).key()).second;
}

} // namespace forethought::cli
