// Learning from own games: lessons, the model, rounds and checkpoints.

#include "engine/tactics/evaluation/evaluator.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/tactics.h"
#include "engine/tactics/training/trainer.h"
#include "tests/engine/core/own_folder.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <fstream>
#include <iterator>
#include <numeric>

namespace forethought::tactics {

namespace {

namespace fs = std::filesystem;

Switches below() {
    return find_rung(Tactics::ladder(), 160).value().switches;
}

TrainingPlan small_plan() {
    TrainingPlan plan;
    plan.seed = 5;
    plan.games = 4;
    plan.passes = 1;
    plan.play.opponent = below();
    plan.play.planner = find_rung(Tactics::ladder(), 140).value().switches;
    plan.play.nodes = 500;
    plan.play.replies = 12;
    return plan;
}

SelfPlay small_play() {
    SelfPlay play = small_plan().play;
    play.player = below();
    play.seed = 3;
    return play;
}

bool are_equal(const network::Weights& a, const network::Weights& b) {
    return a.facts == b.facts && a.bias == b.bias && a.worth == b.worth && a.base == b.base;
}

/// Examples whose worth hangs on one fact.
Examples lopsided(int count) {
    Examples examples;
    Rng rng(1);
    for (int i = 0; i < count; ++i) {
        const bool good = rng.chance(1, 2);
        const std::size_t first = examples.facts.size();
        examples.facts.push_back(good ? 7 : 8);
        examples.facts.push_back(static_cast<std::uint16_t>(100 + rng.below(100)));
        examples.examples.push_back({first, 2, 0, good ? 0.9F : 0.1F});
    }
    return examples;
}

} // namespace

TEST_CASE("a lesson gives its state back", "[tactics-training]") {
    Position position = make_battle(4);
    for (int turn = 0; turn < 3; ++turn) {
        const auto actions = Tactics::legal_actions(position);
        Tactics::play(position, actions[actions.size() / 2], nullptr);
    }
    const State& state = position.state;
    const Lesson lesson = lesson_of(state, state.to_move, UnitSet(5));
    const State back = state_of(*position.battle, lesson);
    CHECK(back.cell == state.cell);
    CHECK(back.hit_points == state.hit_points);
    CHECK(back.unit_at == state.unit_at);
    CHECK(back.occupied == state.occupied);
    CHECK(back.round == state.round);
    CHECK(back.to_move == state.to_move);
    CHECK(lesson.struck == 5);
}

TEST_CASE("a game's lessons are the same each time it is played, and know its outcome",
          "[tactics-training]") {
    // Against itself, the rung below, and who looks for no answers.
    const std::uint32_t number = GENERATE(0u, 1u, 3u);
    const SelfPlay play = small_play();
    const auto lessons = play_lessons(play, number);
    const auto again = play_lessons(play, number);
    REQUIRE(lessons.size() > 10);
    REQUIRE(again.size() == lessons.size());
    float first_side = -1;
    int played = 0;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        CHECK(again[i].cell == lessons[i].cell);
        CHECK(again[i].answered == lessons[i].answered);
        const float outcome = lessons[i].side == 0 ? lessons[i].outcome : 1 - lessons[i].outcome;
        if (i > 0) CHECK(outcome == first_side);
        first_side = outcome;
        played += lessons[i].was_played ? 1 : 0;
        CHECK(lessons[i].game == number);
    }
    CHECK(played > 2);
    CHECK(played < static_cast<int>(lessons.size()) / 2);
}

TEST_CASE("lessons of a battle are learned from or held out, never both", "[tactics-training]") {
    std::vector<Lesson> lessons;
    std::set<bool> kinds;
    for (std::uint32_t number = 0; number < 14; ++number) {
        const auto game = play_lessons(small_play(), number);
        const Material material = material_of(game, below(), {});
        CHECK((material.learned.empty() || material.held_out.empty()));
        CHECK(material.outcomes.examples.empty() == material.held_out.empty());
        if (!game.empty()) kinds.insert(material.held_out.empty());
        lessons.insert(lessons.end(), game.begin(), game.end());
    }
    CHECK(kinds.size() == 2);
    const Material all = material_of(lessons, below(), {});
    CHECK(all.learned.size() > all.held_out.size());
    for (const Example& example : all.examples.examples) {
        CHECK(example.target > 0);
        CHECK(example.target < 1);
    }
}

TEST_CASE("of two wins the sooner is worth more", "[tactics-training]") {
    std::vector<Lesson> game = play_lessons(small_play(), 0);
    std::erase_if(game, [](const Lesson& lesson) { return !lesson.was_played; });
    REQUIRE(game.size() > 2);
    const Lesson& first = game.front();
    REQUIRE(first.outcome != 0.5F);
    const auto target = [&](float haste) {
        const Teaching outcomes{.experience = 1, .lambda = 1, .haste = haste};
        return material_of(game, below(), outcomes).examples.examples.front().target;
    };
    CHECK(target(1) == Approx(first.outcome));
    const float left = std::pow(0.9F, static_cast<float>(game.size()));
    CHECK(target(0.9F) == Approx(0.5F + left * (first.outcome - 0.5F)));
}

TEST_CASE("the model learns what a state's worth hangs on, and is as good in whole numbers",
          "[tactics-training]") {
    const Examples examples = lopsided(256);
    std::vector<std::uint32_t> numbers(examples.examples.size());
    std::iota(numbers.begin(), numbers.end(), 0u);
    Model model(1);
    const double before = model.loss(examples, numbers);
    for (int step = 0; step < 300; ++step) model.learn(examples, numbers, 0.01F);
    const double after = model.loss(examples, numbers);
    // The entropy of nine to one is 0.325 nats.
    CHECK(before > 0.6);
    CHECK(after < 0.36);
    const network::Weights weights = model.rounded();
    for (const auto& fact : weights.facts)
        for (const std::int16_t weight : fact) REQUIRE(std::abs(weight) <= network::kMostWeight);
}

TEST_CASE("the model in whole numbers values real states nearly as it does in fractions",
          "[tactics-training]") {
    const auto lessons = play_lessons(small_play(), 2);
    const Material material = material_of(lessons, below(), {});
    std::vector<std::uint32_t> numbers(material.examples.examples.size());
    std::iota(numbers.begin(), numbers.end(), 0u);
    Model model(2);
    for (int step = 0; step < 30; ++step) model.learn(material.examples, numbers, 0.005F);
    const network::Network network(model.rounded());
    const Position start = make_battle(lessons.front().battle);
    Blur off;
    const Worth worth(off, below().weights);
    for (std::size_t i = 0; i < lessons.size(); i += 5) {
        const State state = state_of(*start.battle, lessons[i]);
        const Scene scene(*start.battle, state, static_cast<Side>(lessons[i].side), worth,
                          UnitSet(lessons[i].struck), true);
        const network::Facts facts(scene, Exchange(scene));
        const float slow = model.value({facts.begin(), facts.size()});
        const auto fast = static_cast<float>(network(facts)) / kPointsOfOdds;
        CHECK(std::abs(fast - slow) < 0.1F);
    }
}

TEST_CASE("rounds come to the same on any number of threads, and from a checkpoint on",
          "[tactics-training]") {
    const OwnFolder folder("tactics_training_test");
    const StopSource stop;
    Trainer whole(small_plan(), 1);
    const auto first = whole.play_round(stop);
    REQUIRE(first);
    CHECK(first->games == 4);
    CHECK(first->lessons > 100);
    REQUIRE(whole.save(folder / "one").ok());
    CHECK(folder.files() == 1);
    const auto second = whole.play_round(stop);
    REQUIRE(second);
    CHECK(second->lessons > first->lessons);

    auto resumed = Trainer::resume(folder / "one", small_plan(), 2);
    REQUIRE(resumed.ok());
    CHECK(resumed.value()->rounds() == 1);
    const auto again = resumed.value()->play_round(stop);
    REQUIRE(again);
    CHECK(again->lessons == second->lessons);
    CHECK(again->held_out == second->held_out);
    CHECK(are_equal(resumed.value()->weights(), whole.weights()));
}

TEST_CASE("a training that is stopped has changed nothing", "[tactics-training]") {
    StopSource stop;
    stop.request();
    Trainer trainer(small_plan(), 1);
    CHECK_FALSE(trainer.play_round(stop));
    CHECK(trainer.rounds() == 0);
    CHECK_FALSE(trainer.player().learned);
}

TEST_CASE("a checkpoint that is none, is damaged, or is another training's is refused",
          "[tactics-training]") {
    const OwnFolder folder("tactics_training_test");
    const auto refusal = [&](const char* name, const TrainingPlan& plan) {
        const auto trainer = Trainer::resume(folder / name, plan, 1);
        return trainer.ok() ? std::string() : trainer.error();
    };
    CHECK(refusal("none", small_plan()).starts_with("cannot read "));
    std::ofstream(folder / "text")
        << "no checkpoint at all, but some bytes that are long enough for a header "
           "and for more than that, so that they are read";
    CHECK(refusal("text", small_plan()).ends_with("is not a checkpoint of this network"));

    REQUIRE(Trainer(small_plan(), 1).save(folder / "whole").ok());
    CHECK(refusal("whole", small_plan()).empty());
    TrainingPlan other = small_plan();
    other.seed = 6;
    CHECK(refusal("whole", other).ends_with("was begun with seed 5, not 6"));
    other = small_plan();
    other.games = 8;
    CHECK(refusal("whole", other).ends_with("was begun with games 4, not 8"));
    fs::resize_file(folder / "whole", fs::file_size(folder / "whole") - 3);
    CHECK(refusal("whole", small_plan()).ends_with("is damaged or cut short"));
    CHECK_FALSE(Trainer(small_plan(), 1).save(folder / "no" / "file").ok());
}

} // namespace forethought::tactics
