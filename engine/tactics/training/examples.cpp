#include "engine/tactics/training/examples.h"

#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/maps/map_maker.h"

#include <cmath>
#include <numeric>

namespace forethought::tactics {

namespace {

constexpr std::uint64_t kHeldOut = 10;
/// Beyond these odds a state is as good as decided.
constexpr float kMostOdds = 7;

float chance_of(float points) {
    return 1 / (1 + std::exp(-std::clamp(points / kPointsOfOdds, -kMostOdds, kMostOdds)));
}

/// A chance, a turn before.
float earlier(float chance, const Teaching& teaching) {
    return 0.5F + teaching.haste * (chance - 0.5F);
}

/// What the lessons of one game should teach, each from the view of its side.
void add_targets(std::span<const Lesson> game, const Teaching& teaching, std::vector<float>& targets) {
    const std::size_t first = targets.size();
    targets.resize(first + game.size());
    // The first side's chance as what came later has it.
    float later = 0;
    bool is_last = true;
    for (std::size_t i = game.size(); i-- > 0;) {
        const Lesson& lesson = game[i];
        const auto seen_by_first = [&](float chance) { return lesson.side == 0 ? chance : 1 - chance; };
        const float answered = earlier(chance_of(lesson.answered), teaching);
        float& target = targets[first + i];
        target = answered;
        if (!lesson.was_played) continue;
        if (is_last) later = seen_by_first(lesson.outcome);
        is_last = false;
        later = earlier(later, teaching);
        target += teaching.experience * (seen_by_first(later) - answered);
        later = (1 - teaching.lambda) * seen_by_first(answered) + teaching.lambda * later;
    }
}

void add(Examples& to, const network::Facts& facts, float known, float target) {
    to.examples.push_back({to.facts.size(), static_cast<std::uint32_t>(facts.size()), known, target});
    to.facts.insert(to.facts.end(), facts.begin(), facts.end());
}

} // namespace

Material material_of(std::span<const Lesson> lessons, const Switches& player, const Teaching& teaching) {
    Switches plain = player;
    plain.learned = false;
    const Evaluator evaluate(plain, Blur{});
    std::vector<float> targets;
    for (std::size_t first = 0; first < lessons.size();) {
        std::size_t end = first;
        while (end < lessons.size() && lessons[end].game == lessons[first].game) ++end;
        add_targets(lessons.subspan(first, end - first), teaching, targets);
        first = end;
    }
    Material material;
    Position position;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const Lesson& lesson = lessons[i];
        if (i == 0 || lesson.battle != lessons[i - 1].battle) position = make_battle(lesson.battle);
        const State state = state_of(*position.battle, lesson);
        const auto side = static_cast<Side>(lesson.side);
        const UnitSet struck(lesson.struck);
        const Scene scene(*position.battle, state, side, evaluate.worth(), struck, true);
        const Exchange exchange(scene);
        if (exchange.is_decided()) continue;
        const network::Facts facts(scene, exchange);
        const auto known = static_cast<float>(evaluate(*position.battle, state, side, struck));
        const auto number = static_cast<std::uint32_t>(material.examples.examples.size());
        add(material.examples, facts, known, targets[i]);
        const bool is_held_out = mix(lesson.battle, kHeldOut) % kHeldOut == 0;
        (is_held_out ? material.held_out : material.learned).push_back(number);
        if (is_held_out && lesson.was_played) add(material.outcomes, facts, known, lesson.outcome);
    }
    material.all_outcomes.resize(material.outcomes.examples.size());
    std::iota(material.all_outcomes.begin(), material.all_outcomes.end(), 0u);
    return material;
}

} // namespace forethought::tactics
