#include "engine/cli/tactics/campaign_games.h"

#include "engine/cli/usage_error.h"
#include "engine/core/session.h"
#include "engine/tactics/campaign/muster.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/personality.h"
#include "engine/tactics/text/vocabulary.h"

#include <algorithm>

namespace forethought::cli {

namespace {

using namespace tactics;

/// The same position in a battle without a condition.
Position without_condition(const Position& position) {
    Battle battle = *position.battle;
    battle.condition = Condition{};
    return {std::make_shared<const Battle>(battle), position.state};
}

/// Six units a side, drawn like those of a usual battle.
std::vector<std::string> draw_types(Rng& rng) {
    std::vector<std::string> types{"fighter", "archer", "wizard"};
    while (types.size() < 6) types.emplace_back(kTypeNames[rng.below(kUnitTypes)]);
    rng.shuffle(types, static_cast<int>(types.size()));
    return types;
}

BattlePlan equal_armies(std::uint64_t seed) {
    Rng rng(mix(seed, 0x73616d706c65));
    BattlePlan plan;
    plan.map = std::string(kLandscapeNames[rng.below(kLandscapes)]) + " " + std::to_string(seed);
    plan.own = draw_types(rng);
    plan.enemy = plan.own;
    return plan;
}

void mark(std::vector<std::string>& units, std::string_view type, bool all) {
    for (std::string& unit : units) {
        if (unit != type) continue;
        unit += " marked";
        if (!all) return;
    }
}

} // namespace

Outcome play_battle(const Position& start, const std::array<Seat, 2>& seats, std::uint64_t seed) {
    ManualClock clock;
    Position position = start;
    std::array<Session<Tactics>, 2> players{Session<Tactics>(seats[0].switches, mix(seed, 0), Blur{}, clock),
                                            Session<Tactics>(seats[1].switches, mix(seed, 1), Blur{}, clock)};
    for (std::size_t side = 0; side < 2; ++side)
        players[side].set(seats[side].is_blind ? without_condition(start) : start);
    while (position.state.outcome == Outcome::playing) {
        const auto side = static_cast<std::size_t>(index(position.state.to_move));
        players[side].begin(Limits{.nodes = seats[side].nodes});
        players[side].advance(Budget{});
        const Action action = players[side].best().action;
        Tactics::play(position, action, nullptr);
        for (auto& player : players) player.play(action);
    }
    return position.state.outcome;
}

std::vector<std::string> chosen_by_lot(const BattlePlan& plan, Rng& rng) {
    std::vector<std::string> own = plan.own;
    std::vector<std::string> offered = plan.units.empty() ? plan.traits : plan.units;
    rng.shuffle(offered, static_cast<int>(offered.size()));
    offered.resize(std::min(offered.size(), static_cast<std::size_t>(plan.take)));
    std::vector<std::size_t> places(own.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    rng.shuffle(places, static_cast<int>(places.size()));
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (plan.units.empty())
            own[places[i]] += " " + offered[i];
        else
            own.push_back(offered[i]);
    }
    return own;
}

Position start_of(const BattlePlan& plan, const std::vector<std::string>& own) {
    const auto position = muster(muster_of(plan, own));
    if (!position) throw UsageError{"battle " + plan.id + ", " + position.error()};
    return position.value();
}

Outcome try_battle(const BattlePlan& plan, Nodes nodes, std::uint64_t seed) {
    Rng rng(mix(seed, 0x747279));
    const Position start = start_of(plan, chosen_by_lot(plan, rng));
    const auto rung = find_rung<Switches>(ladder(), plan.rung);
    if (!rung) throw UsageError{"battle " + plan.id + ", " + rung.error()};
    const auto opponent = Tactics::in_character(rung.value().switches, plan.personality);
    if (!opponent) throw UsageError{"battle " + plan.id + ", " + opponent.error()};
    return play_battle(start, {Seat{rung.value().switches, nodes}, Seat{opponent.value(), nodes}}, seed);
}

std::string sample_muster(std::string_view condition, std::uint64_t seed) {
    BattlePlan plan = equal_armies(seed);
    if (condition == "hold") plan.condition = "first hold 4 on e5 f6";
    if (condition == "cross") plan.condition = "first cross 2 on j9 j10 i10";
    if (condition == "save" || condition == "spare") {
        plan.condition = "first save";
        mark(plan.own, condition == "save" ? "wizard" : "archer", condition == "spare");
        if (condition == "save") plan.own.emplace_back("fighter");
    }
    if (condition == "fell") {
        plan.condition = "first fell 3";
        plan.enemy.pop_back();
        for (const char* cell : {"e7", "f6", "g5"})
            plan.enemy.push_back("fighter " + std::string(cell) + " marked rooted");
    }
    if (condition == "survive") {
        plan.condition = "first survive 8";
        plan.own.pop_back();
        plan.enemy.emplace_back("fighter");
    }
    return muster_of(plan, plan.own);
}

std::string trait_muster(std::string_view trait, std::string_view type, Side side, std::uint64_t seed) {
    BattlePlan plan = equal_armies(seed);
    auto& units = side == Side::first ? plan.own : plan.enemy;
    const auto unit = std::find(units.begin(), units.end(), type);
    if (unit != units.end()) *unit += " " + std::string(trait);
    return muster_of(plan, plan.own);
}

} // namespace forethought::cli
