#include "engine/core/rng.h"
#include "engine/tactics/campaign/battle_plan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace forethought::tactics {

namespace {

constexpr std::array<std::string_view, 3> kTypes{"fighter", "archer", "wizard"};
constexpr std::array<std::string_view, 4> kGifts{"swift", "tough", "strong", "mending"};
constexpr std::array<std::string_view, 4> kMaps{"open", "river", "corridors", "forts"};
constexpr std::array<std::string_view, 4> kCharacters{"cyborgs", "orcs", "elves", "zombies"};

/// The first opponent, how much higher the next ones are, and the last.
constexpr int kFirstRung = 20;
constexpr int kRungs = 10;
constexpr int kLastRung = 200;
/// The player's army, and how many units more the enemy may have, from so many stages on each.
constexpr int kLeast = 4;
constexpr int kMost = 7;
constexpr int kStagesAUnit = 6;
constexpr int kMostMore = 2;

template <std::size_t N>
std::string one_of(const std::array<std::string_view, N>& words, Rng& rng) {
    return std::string(words[rng.below(static_cast<std::uint32_t>(N))]);
}

/// An army that has any mixture of types.
std::vector<std::string> draw_army(int size, Rng& rng) {
    std::vector<std::string> army;
    for (int i = 0; i < size; ++i) army.push_back(one_of(kTypes, rng));
    return army;
}

/// Gives the battle a condition, in one of two; those that need marked units mark them.
void draw_condition(BattlePlan& plan, Rng& rng) {
    switch (rng.below(10)) {
    case 0:
        plan.condition = "first hold 3 on e5 f5 e6 f6";
        break;
    case 1:
        plan.condition = "second hold 4 on e5 f5 e6 f6";
        break;
    case 2:
        plan.condition = "first cross 2 on j9 j10 i10";
        break;
    case 3:
        plan.condition = "first save";
        plan.own[0] = "wizard marked";
        break;
    case 4:
        plan.condition = "second save";
        plan.enemy[0] += " marked";
        break;
    default:
        break;
    }
}

} // namespace

BattlePlan plus_battle(std::uint32_t seed, std::uint32_t stage) {
    Rng rng(mix(mix(seed, 0x706c7573), stage));
    const int number = static_cast<int>(std::min<std::uint32_t>(stage, 1'000));
    BattlePlan plan;
    plan.id = "plus-" + std::to_string(seed) + "-" + std::to_string(stage);
    plan.rung = std::min(kLastRung, kFirstRung + kRungs * number);
    plan.personality = one_of(kCharacters, rng);
    const std::string landscape = one_of(kMaps, rng);
    plan.map = landscape + " " + std::to_string(rng.below(1'000'000));
    const int own = kLeast + static_cast<int>(rng.below(kMost - kLeast + 1));
    const int more = std::min(kMostMore, number / kStagesAUnit) - static_cast<int>(rng.below(2));
    plan.own = draw_army(own, rng);
    plan.enemy = draw_army(std::min(8, own + more), rng);
    draw_condition(plan, rng);
    if (rng.chance(1, 2)) plan.enemy.back() += " " + one_of(kGifts, rng);
    plan.traits.assign(kGifts.begin(), kGifts.end());
    rng.shuffle(plan.traits, static_cast<int>(plan.traits.size()));
    plan.traits.pop_back();
    plan.take = 1;
    return plan;
}

} // namespace forethought::tactics
