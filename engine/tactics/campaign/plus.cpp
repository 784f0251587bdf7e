#include "engine/core/rng.h"
#include "engine/tactics/campaign/battle_plan.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/personality.h"
#include "engine/tactics/text/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

namespace forethought::tactics {

namespace {

/// Traits that a unit can be given: all but being a piece of wall.
constexpr std::span kGifts = std::span(kTraitNames).first<static_cast<std::size_t>(Trait::rooted)>();

/// The first opponent, and how much higher those of the next level are.
constexpr int kFirstRung = 20;
constexpr int kRungs = 20;
/// The player's army, how many units fewer the enemy may have, and how many more, one less at first.
constexpr int kLeast = 4;
constexpr int kMost = 7;
constexpr int kMostFewer = 1;
constexpr int kMostMore = 2;
constexpr std::uint32_t kWilderFrom = 3;

/// Of each level the numbers of its battles.
constexpr std::uint16_t kDraws[kPlusLevels][kPlusBattles]{
#include "engine/tactics/data/plus_draws.inc"
};

std::string one_of(std::span<const std::string_view> words, Rng& rng) {
    return std::string(words[rng.below(static_cast<std::uint32_t>(words.size()))]);
}

/// An army that has any mixture of types.
std::vector<std::string> draw_army(int size, Rng& rng) {
    std::vector<std::string> army;
    for (int i = 0; i < size; ++i) army.push_back(one_of(kTypeNames, rng));
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

BattlePlan plus_draw(std::uint32_t level, std::uint32_t number) {
    Rng rng(mix(mix(std::uint64_t{2} * level, 0x706c7573), number));
    BattlePlan plan;
    plan.id = "plus-draw-" + std::to_string(level) + "-" + std::to_string(number);
    plan.rung = kFirstRung + kRungs * static_cast<int>(level);
    plan.personality = kPersonalities[rng.below(kPersonalities.size())].name;
    const std::string landscape = one_of(kLandscapeNames, rng);
    plan.map = landscape + " " + std::to_string(rng.below(1'000'000));
    const int own = kLeast + static_cast<int>(rng.below(kMost - kLeast + 1));
    const int most_more = kMostMore - (level < kWilderFrom ? 1 : 0);
    const int more =
        static_cast<int>(rng.below(static_cast<std::uint32_t>(kMostFewer + most_more + 1))) - kMostFewer;
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

BattlePlan plus_battle(std::uint32_t seed, std::uint32_t stage) {
    const std::uint32_t level = plus_level(stage);
    std::vector<std::uint16_t> draws(std::begin(kDraws[level]), std::end(kDraws[level]));
    // All battles of a level come before one comes again.
    Rng rng(mix(mix(seed, 0x706c7573), level));
    rng.shuffle(draws, static_cast<int>(draws.size()));
    BattlePlan plan = plus_draw(level, draws[(stage - 2 * level) % kPlusBattles]);
    plan.id = "plus-" + std::to_string(seed) + "-" + std::to_string(stage);
    return plan;
}

} // namespace forethought::tactics
