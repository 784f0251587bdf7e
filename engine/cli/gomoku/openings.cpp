#include "engine/cli/files.h"
#include "engine/cli/openings_options.h"
#include "engine/cli/usage_error.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/notation.h"
#include "engine/gomoku/shape.h"
#include "engine/gomoku/win_prover.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// Stones of an opening; Black is to move after an even number of them.
constexpr int kFewestStones = 4;
constexpr int kMostStones = 6;
/// How far from the centre they may lie.
constexpr int kSpread = 3;
/// How the strongest rung looks at a position, one after the other: by how much fewer nodes than the longest
/// look, and up to which value it counts as balanced then, points of the evaluation. Short looks only save
/// long ones; 80 points are odds of 1.6 to one by rung 160's network.
struct Look {
    Nodes divisor;
    Score balance;
};
constexpr std::array kShortLooks{Look{100, 150}, Look{12, 110}};
constexpr Look kLongLook{1, 80};
/// By how much fewer nodes each turn of the two games has.
constexpr std::array<Nodes, 2> kGames{40, 16};
/// Threes in a row of threats that the prover of forced wins follows.
constexpr int kMostThrees = 12;

Rule rule_of(const OpeningsOptions& options) {
    for (const Rule rule : {Rule::standard, Rule::renju})
        if (name_of(rule) == options.rule) return rule;
    return Rule::freestyle;
}

Position random_opening(Rule rule, Rng& rng) {
    Position position = empty_board(kUsualBoard, rule, Opening::free);
    const int stones = kFewestStones + 2 * static_cast<int>(rng.below((kMostStones - kFewestStones) / 2 + 1));
    while (position.stones < stones) {
        const auto offset = [&] { return static_cast<int>(rng.below(2 * kSpread + 1)) - kSpread; };
        const int x = kUsualBoard / 2 + offset();
        const int y = kUsualBoard / 2 + offset();
        const Action action = stone_on(cell_at(x, y));
        if (is_legal(position, action)) play(position, action, nullptr);
    }
    return position;
}

/// Tells openings that are worth a game from others, by the strongest rung.
class Judge {
  public:
    explicit Judge(Nodes nodes) : nodes_(nodes), board_(BoardUpdate::tables) {
        prover_.set_effort({.depth = kMostThrees, .nodes = nodes});
    }

    bool approves(const Position& position, std::uint64_t seed) {
        const auto is_near = [&](const Look& look) { return is_balanced(position, look); };
        return std::all_of(kShortLooks.begin(), kShortLooks.end(), is_near) &&
               !is_decided_by_force(position) && is_near(kLongLook) && is_won_by_both(position, seed);
    }

    /// What the strongest rung thinks of a position, from the side to move.
    std::int64_t value(const Position& position, Nodes nodes) {
        auto session = strongest(1, Blur{}, clock_);
        session.set(position);
        session.begin(Limits{.nodes = nodes});
        session.advance(Budget{});
        return session.best().score;
    }

  private:
    static Session<Gomoku> strongest(std::uint64_t seed, const Blur& blur, Clock& clock) {
        return Session<Gomoku>(Gomoku::ladder().back().switches, seed, blur, clock);
    }

    bool is_balanced(const Position& position, const Look& look) {
        return std::abs(value(position, nodes_ / look.divisor + 1)) <= look.balance;
    }

    bool is_decided_by_force(const Position& position) {
        board_.set(position);
        prover_.clear();
        return prover_.win_by_threats(board_) > 0 || prover_.loss(board_) > 0;
    }

    /// Whether games at two lengths of thought are won by either colour.
    bool is_won_by_both(const Position& position, std::uint64_t seed) {
        const Outcome one = play_out(position, nodes_ / kGames[0] + 1, mix(seed, 1));
        const Outcome other = play_out(position, nodes_ / kGames[1] + 1, mix(seed, 2));
        return one != other && one != Outcome::draw && other != Outcome::draw;
    }

    /// The engine against itself, with eyes a little other in every game.
    Outcome play_out(Position position, Nodes nodes, std::uint64_t seed) {
        auto session = strongest(seed, Blur(seed, Gomoku::ladder().back().number), clock_);
        session.set(position);
        while (position.outcome == Outcome::playing) {
            session.begin(Limits{.nodes = nodes});
            session.advance(Budget{});
            const Action best = session.best().action;
            play(position, best, nullptr);
            session.play(best);
        }
        return position.outcome;
    }

    Nodes nodes_;
    ManualClock clock_;
    WinProver prover_;
    Board board_;
};

/// The position after an opening as these files write it. Throws `UsageError` with the number of its line.
Position read_opening(std::string_view line, Rule rule, int number) {
    Position position = empty_board(kUsualBoard, rule, Opening::free);
    std::istringstream words{std::string(line)};
    for (std::string word; words >> word;) {
        const auto action = parse_action(position, word);
        if (!action || !is_legal(position, action.value()))
            throw UsageError{"--values: line " + std::to_string(number) + ": '" + word +
                             "' cannot be played"};
        play(position, action.value(), nullptr);
    }
    return position;
}

} // namespace

void print_gomoku_openings(const OpeningsOptions& options) {
    const Rule rule = rule_of(options);
    Judge judge(options.nodes);
    Rng rng(options.seed);
    std::set<std::uint64_t> known;
    for (int found = 0; found < options.count;) {
        const Position position = random_opening(rule, rng);
        if (!judge.approves(position, rng.next()) || !known.insert(Shape(position).key()).second) continue;
        std::string line;
        for (const Action action : position.actions)
            line += (line.empty() ? "" : " ") + format_action(position, action);
        std::cout << line << std::endl;
        ++found;
    }
}

void print_gomoku_opening_values(const OpeningsOptions& options) {
    const Rule rule = rule_of(options);
    // All are read before the first is thought about, which takes long.
    std::vector<std::pair<std::string, Position>> openings;
    int number = 0;
    read_lines(options.values, [&](std::string_view line, bool) {
        ++number;
        if (!line.empty() && line.front() != '#')
            openings.emplace_back(line, read_opening(line, rule, number));
    });
    Judge judge(options.nodes);
    for (const auto& [line, position] : openings)
        std::cout << judge.value(position, options.nodes) << '\t' << line << std::endl;
}

} // namespace forethought::cli
