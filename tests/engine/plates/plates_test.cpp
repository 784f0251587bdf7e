#include "engine/plates/plates.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::plates {

namespace {

std::vector<int> leaves_of(const std::vector<Step>& steps) {
    std::vector<int> leaves;
    for (const Step& step : steps)
        if (step.kind == StepKind::look) leaves.push_back(step.node);
    return leaves;
}

/// The last that is said of a node.
Score value_of(const std::vector<Step>& steps, int node) {
    const auto last =
        std::find_if(steps.rbegin(), steps.rend(), [&](const Step& step) { return step.node == node; });
    REQUIRE(last != steps.rend());
    REQUIRE(last->kind == (node < kFirstNote ? StepKind::leave : StepKind::look));
    return last->value;
}

} // namespace

TEST_CASE("three plates: all 18 leaves without pruning, value 20", "[plates]") {
    const auto steps = search(false);
    std::vector<int> all;
    for (int leaf = kFirstNote; leaf < kNodes; ++leaf) all.push_back(leaf);
    CHECK(leaves_of(steps) == all);
    CHECK(value_of(steps, 0) == 20);
    CHECK(value_of(steps, 1) == 20);
    CHECK(value_of(steps, 2) == 10);
    CHECK(value_of(steps, 3) == 5);
    for (const Step& step : steps) {
        CHECK(step.alpha == -kWin - 1);
        CHECK(step.beta == kWin + 1);
        if (step.kind == StepKind::look) CHECK(step.value == note_at(step.node));
    }
}

TEST_CASE("three plates: nine leaves with pruning, and the same value", "[plates]") {
    const auto steps = search(true);
    // Of A all but the last note of the last pair; of B and C the first pair, which is enough to turn them
    // down.
    CHECK(leaves_of(steps) == std::vector<int>{13, 14, 15, 16, 17, 19, 20, 25, 26});
    CHECK(value_of(steps, 0) == 20);
    CHECK(value_of(steps, 1) == 20);
    CHECK(value_of(steps, 2) == 10);
    CHECK(value_of(steps, 3) == 5);
}

TEST_CASE("three plates: a search enters and leaves every node that it visits once, and is seen to learn",
          "[plates]") {
    for (const bool prunes : {false, true}) {
        const auto steps = search(prunes);
        std::vector<int> inside;
        std::set<int> seen;
        for (const Step& step : steps) {
            if (step.kind == StepKind::enter || step.kind == StepKind::look)
                CHECK(seen.insert(step.node).second);
            if (step.kind == StepKind::enter) inside.push_back(step.node);
            if (step.kind == StepKind::take) CHECK(inside.back() == step.node);
            if (step.kind != StepKind::leave) continue;
            REQUIRE_FALSE(inside.empty());
            CHECK(inside.back() == step.node);
            inside.pop_back();
        }
        CHECK(inside.empty());
    }
    // After plate A the first side has 20 for sure; plate B is turned down as soon as it is held to 10.
    const auto steps = search(true);
    const auto after_a = std::find_if(steps.begin(), steps.end(), [](const Step& step) {
        return step.kind == StepKind::take && step.node == 0;
    });
    REQUIRE(after_a != steps.end());
    CHECK(after_a->alpha == 20);
    const auto b =
        std::find(steps.begin(), steps.end(),
                  Step{.kind = StepKind::enter, .node = 2, .value = kWin + 1, .alpha = 20, .beta = kWin + 1});
    CHECK(b != steps.end());
}

} // namespace forethought::plates
