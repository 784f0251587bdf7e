// Whether battles are worth watching: how long they last, how often somebody strikes, how often the lead
// changes. `engine_tests [watching-table]` prints the table of docs/measured/tactics.md.

#include "engine/core/match.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace forethought::tactics {

namespace {

/// A quarter of a fighter: who is ahead by less does not take the lead.
constexpr Value kLead = params::kFighterWorth / 4;

/// Watches a battle action by action.
class Spectator {
  public:
    explicit Spectator(const Position& start) : position_(start) {}

    void operator()(const Action& action) {
        has_struck_ |= action.strike != Direction::none;
        Tactics::play(position_, action, nullptr);
        if (action.ends_turn() || position_.state.outcome != Outcome::playing) turn_is_over();
    }

    int turns() const { return turns_; }
    /// Turns in which somebody struck.
    int striking_turns() const { return striking_turns_; }
    /// How often one side had the lead after a turn that the other had before.
    int lead_changes() const { return lead_changes_; }

  private:
    Value worth_of(Side side) const {
        Value worth = 0;
        for_each(position_.battle->roster.units(side) & position_.state.alive, [&](Unit unit) {
            worth += plain_worth().of(position_.battle->roster.type[unit], position_.state.hit_points[unit]);
        });
        return worth;
    }

    void turn_is_over() {
        ++turns_;
        striking_turns_ += has_struck_ ? 1 : 0;
        has_struck_ = false;
        const Value ahead = worth_of(Side::first) - worth_of(Side::second);
        const int leads = ahead > kLead ? 1 : ahead < -kLead ? -1 : 0;
        if (leads == 0) return;
        lead_changes_ += leads == -lead_ ? 1 : 0;
        lead_ = leads;
    }

    Position position_;
    bool has_struck_ = false;
    int turns_ = 0;
    int striking_turns_ = 0;
    int lead_changes_ = 0;
    /// Who had the lead last: 1 the first side, -1 the second, 0 nobody yet.
    int lead_ = 0;
};

double share(std::int64_t part, std::int64_t whole) {
    return static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(1, whole));
}

} // namespace

TEST_CASE("the lead changes when the other side is ahead by more than a quarter of a fighter", "[watching]") {
    // A blow takes not quite a quarter of a fighter's worth: it takes two to lead.
    Position position = drawn({"FF", "ff"});
    Spectator spectator(position);
    const auto plays_turn = [&](const std::vector<std::string_view>& actions) {
        for (const auto text : actions) {
            const Action blow = action(position, text);
            Tactics::play(position, blow, nullptr);
            spectator(blow);
        }
        Tactics::play(position, kEndTurn, nullptr);
        spectator(kEndTurn);
    };
    plays_turn({"a1:s", "b1:s"});
    plays_turn({"a2:n"});
    plays_turn({});
    plays_turn({"b2:n"});
    plays_turn({});
    CHECK(spectator.lead_changes() == 0);
    plays_turn({"a2:n", "b2:n"});
    CHECK(spectator.lead_changes() == 1);
    plays_turn({"a1:s", "b1:s"});
    CHECK(spectator.lead_changes() == 1);
    CHECK(spectator.turns() == 7);
    CHECK(spectator.striking_turns() == 5);
}

TEST_CASE("whether battles are worth watching, as a table", "[.][watching-table]") {
    constexpr int kGames = 100;
    constexpr Nodes kNodesATurn = 2'000;
    for (const int rung : {140, 150, 160, 170, 180, 190, 200}) {
        const Switches switches = find_rung(ladder(), rung).value().switches;
        MatchSettings settings;
        settings.games = kGames;
        settings.seed = 9301;
        settings.limits.nodes = kNodesATurn;
        ManualClock clock;
        std::vector<int> rounds;
        std::int64_t turns = 0;
        std::int64_t striking_turns = 0;
        std::int64_t lead_changes = 0;
        int turned = 0;
        for (int number = 0; number < kGames; ++number) {
            Spectator spectator(match_start<Tactics>(settings, number));
            play_match_game<Tactics>(switches, switches, settings, number, clock, spectator);
            rounds.push_back((spectator.turns() + 1) / 2);
            turns += spectator.turns();
            striking_turns += spectator.striking_turns();
            lead_changes += spectator.lead_changes();
            turned += spectator.lead_changes() > 0 ? 1 : 0;
        }
        std::nth_element(rounds.begin(), rounds.begin() + kGames / 2, rounds.end());
        std::printf("| %d | %d | %.0f | %.2f | %.0f |\n", rung, rounds[kGames / 2],
                    100 * share(striking_turns, turns), share(lead_changes, kGames),
                    100 * share(turned, kGames));
        std::fflush(stdout);
    }
}

} // namespace forethought::tactics
