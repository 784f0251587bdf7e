// Positions of battles that rung 140 lost in which a look at the enemy's answer decides: rung 140 plays a
// turn that the enemy punishes, rung 160 does not. They stand in tests/data/tactics/decisive_answers.txt, the
// table of them in docs/measured/tactics.md, as `engine_tests [decisive-answer-table]` prints it;
// `engine_tests [find-decisive-answers]` prints more of them.

#include "engine/tactics/search/reply_search.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace forethought::tactics {

namespace {

constexpr Nodes kAnswerNodes = 2000;
constexpr std::uint64_t kAnswerSeeds = 3;
/// Replies that the enemy tries to find the one that takes most.
constexpr int kTries = 1500;

Position turn_of(int rung, const Position& start, std::uint64_t seed, Nodes nodes = kAnswerNodes) {
    return end_of_turn(start, find_rung(ladder(), rung).value().switches, seed, nodes);
}

/// What a side is left with that has played its turn, once the enemy has answered with what takes most: its
/// units' worth less the enemy's, in percent of a fighter. Told by the rules and by counting, whatever the
/// rungs think of it.
int left_after_answer(const Position& end) {
    static const Evaluator counts(find_rung(ladder(), 10).value().switches, Blur{});
    Position theirs = end;
    if (end.state.outcome == Outcome::playing) Tactics::play(theirs, kEndTurn, nullptr);
    Value left = counts(*end.battle, theirs.state, end.state.to_move, UnitSet{});
    if (theirs.state.outcome == Outcome::playing) {
        ReplySearch answer(theirs.state, theirs.state.hash);
        Choices choices(counts.worth());
        for (int i = 0; i < kTries; ++i) answer.step(*theirs.battle, counts, choices);
        left = answer.value();
    }
    return static_cast<int>(left * 100 / params::kFighterWorth);
}

struct Decision {
    std::string idea;
    /// Who is left with more than so much has seen the answer.
    int bar = 0;
    Position start;
};

/// The positions of the data file: `# idea`, `bar N` and the position's text, with an empty line after each.
std::vector<Decision> decisions() {
    std::ifstream file(std::string(TEST_DATA_DIR) + "/tactics/decisive_answers.txt");
    REQUIRE(file);
    std::vector<Decision> all;
    for (std::string idea; std::getline(file, idea);) {
        std::string bar;
        std::getline(file, bar);
        std::string text;
        for (std::string line; std::getline(file, line) && !line.empty();) text += line + "\n";
        INFO(idea);
        REQUIRE(idea.starts_with("# "));
        REQUIRE(bar.starts_with("bar "));
        all.push_back({idea.substr(2), std::stoi(bar.substr(4)), parse(text).value()});
    }
    return all;
}

/// What is left after a rung's turn in the seeds' worst case, and in their best.
struct Left {
    int least;
    int most;
};
Left left_by(int rung, const Position& start) {
    const int first = left_after_answer(turn_of(rung, start, 0));
    Left left{first, first};
    for (std::uint64_t seed = 1; seed < kAnswerSeeds; ++seed) {
        const int by_seed = left_after_answer(turn_of(rung, start, seed));
        left = {std::min(left.least, by_seed), std::max(left.most, by_seed)};
    }
    return left;
}

} // namespace

TEST_CASE("where the enemy's answer decides, rung 140 runs into it and rung 160 does not",
          "[decisive-answer]") {
    const auto all = decisions();
    CHECK(all.size() == 10);
    for (const Decision& decision : all) {
        INFO(decision.idea);
        CHECK(left_by(140, decision.start).most < decision.bar);
        CHECK(left_by(160, decision.start).least > decision.bar);
    }
}

namespace {

/// The positions in which rung 140 was to move in a battle with rung 160 that it lost in 24 rounds; none if
/// it did not.
std::vector<Position> turns_of_a_lost_battle(std::uint64_t number) {
    const Side loser = number % 2 == 0 ? Side::first : Side::second;
    std::vector<Position> turns;
    Position now = Tactics::start(1000 + number);
    while (now.state.outcome == Outcome::playing && now.state.round <= 24) {
        if (now.state.to_move == loser) turns.push_back(now);
        now = turn_of(now.state.to_move == loser ? 140 : 160, now, number);
        if (now.state.outcome == Outcome::playing) Tactics::play(now, kEndTurn, nullptr);
    }
    if (now.state.outcome != win_for(opponent(loser))) turns.clear();
    return turns;
}

/// The score in percent of the side that has played its turn when rung 140 plays on for both.
int played_on(const Position& end) {
    constexpr std::uint64_t kGames = 8;
    int halves = 0;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        Position now = end;
        while (now.state.outcome == Outcome::playing) {
            Tactics::play(now, kEndTurn, nullptr);
            if (now.state.outcome == Outcome::playing)
                now = turn_of(140, now, 100 * game + static_cast<std::uint64_t>(now.state.round));
        }
        halves += now.state.outcome == win_for(end.state.to_move) ? 2
                  : now.state.outcome == Outcome::draw            ? 1
                                                                  : 0;
    }
    return halves * 50 / static_cast<int>(kGames);
}

/// What both rungs are left with after a position, the worse for the comparison of what the seeds gave; what
/// rung 160 is left with that has thought long; and the scores of playing on.
struct Figures {
    int left_by_140;
    int left_by_160;
    int left_by_deep;
    int score_of_140;
    int score_of_160;
};
Figures figures_of(const Position& start) {
    constexpr Nodes kDeep = 200'000;
    return {left_by(140, start).most, left_by(160, start).least,
            left_after_answer(turn_of(160, start, 0, kDeep)), played_on(turn_of(140, start, 0)),
            played_on(turn_of(160, start, 0))};
}

} // namespace

TEST_CASE("where the enemy's answer decides, as a table", "[.][decisive-answer-table]") {
    for (const Decision& decision : decisions()) {
        const Figures figures = figures_of(decision.start);
        std::printf("| %s | %d | %d | %d | %d | %d | %d |\n", decision.idea.c_str(),
                    decision.start.state.round, figures.left_by_140, figures.left_by_160,
                    figures.left_by_deep, figures.score_of_140, figures.score_of_160);
    }
}

TEST_CASE("positions of lost battles in which the enemy's answer decides", "[.][find-decisive-answers]") {
    /// What has to lie between the rungs, in percent of a fighter, and between the scores, in percent.
    constexpr int kGap = 90;
    constexpr int kScores = 40;
    for (std::uint64_t number = 0; number < 400; ++number)
        for (const Position& start : turns_of_a_lost_battle(number)) {
            if (left_by(160, start).least - left_by(140, start).most < kGap) continue;
            const Figures figures = figures_of(start);
            const bool is_clear = figures.left_by_deep - figures.left_by_140 >= kGap &&
                                  figures.score_of_160 - figures.score_of_140 >= kScores;
            if (!is_clear) continue;
            std::printf("# Battle %d\nbar %d\n%s\n", static_cast<int>(number),
                        (figures.left_by_140 + figures.left_by_160) / 2, format(start).c_str());
        }
}

} // namespace forethought::tactics
