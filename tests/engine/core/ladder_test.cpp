#include "engine/core/ladder.h"

#include "engine/tactics/tactics.h"
#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

#include <cstddef>
#include <cstring>
#include <set>

namespace forethought {

namespace {

/// The switches between the rung's number and the weights, byte by byte: so this needs no list of them. Every
/// one is a flag. The fitted value takes the place of the ratio, which counts as kept.
std::vector<unsigned char> flags(tactics::Switches switches) {
    switches.divides = switches.divides || switches.fitted;
    std::vector<unsigned char> bytes(offsetof(tactics::Switches, weights));
    std::memcpy(bytes.data(), &switches, bytes.size());
    bytes.erase(bytes.begin(), bytes.begin() + sizeof switches.rung);
    return bytes;
}

struct Lamp {
    int rung = 0;
    int bulbs = 0;
    bool is_red = false;
};

constexpr auto kLamps = build_ladder<Lamp>({
    {0, "Dark", "No light."},
    {10, "Ember", "A red one.",
     [](Lamp& lamp) {
         lamp.bulbs = 1;
         lamp.is_red = true;
     }},
    {20, "Pair", "Two.", [](Lamp& lamp) { lamp.bulbs = 2; }},
    {30, "White", "In white.", [](Lamp& lamp) { lamp.is_red = false; }},
});

std::string refusal(int number) {
    const auto rung = find_rung(Race::ladder(), number);
    return rung.ok() ? "" : rung.error();
}

} // namespace

TEMPLATE_TEST_CASE("rungs ascend in tens from 0 and can be told apart", "[ladder]", Race, Tactics) {
    const auto ladder = TestType::ladder();
    REQUIRE_FALSE(ladder.empty());
    std::set<std::string_view> names;
    std::set<std::string_view> ideas;
    for (std::size_t i = 0; i < ladder.size(); ++i) {
        INFO("rung " << ladder[i].number);
        CHECK(ladder[i].number == static_cast<int>(10 * i));
        CHECK_FALSE(ladder[i].name.empty());
        CHECK(ladder[i].idea.ends_with('.'));
        names.insert(ladder[i].name);
        ideas.insert(ladder[i].idea);
    }
    CHECK(names.size() == ladder.size());
    CHECK(ideas.size() == ladder.size());
}

TEMPLATE_TEST_CASE("every rung is found by its number, and the strongest by 9999", "[ladder]", Race,
                   Tactics) {
    for (const auto& rung : TestType::ladder()) {
        const auto found = find_rung(TestType::ladder(), rung.number);
        REQUIRE(found.ok());
        CHECK(found.value().name == rung.name);
    }
    const auto strongest = find_rung(TestType::ladder(), kStrongest);
    REQUIRE(strongest.ok());
    CHECK(strongest.value().name == TestType::ladder().back().name);
}

TEST_CASE("a rung that does not exist is refused with those that do", "[ladder]") {
    CHECK(refusal(5) == "there is no rung 5; the rungs are 0, 10, 20 and 9999 for the strongest");
    CHECK(refusal(-10) == "there is no rung -10; the rungs are 0, 10, 20 and 9999 for the strongest");
    CHECK(refusal(30) != "");
    CHECK(refusal(9998) != "");
    CHECK(refusal(20) == "");
}

TEST_CASE("a rung has what the rungs up to it have changed, in their order", "[ladder]") {
    const auto is = [](const Rung<Lamp>& rung, int number, std::string_view name, int bulbs, bool is_red) {
        return rung.number == number && rung.name == name && rung.switches.rung == number &&
               rung.switches.bulbs == bulbs && rung.switches.is_red == is_red;
    };
    REQUIRE(kLamps.size() == 4);
    CHECK(is(kLamps[0], 0, "Dark", 0, false));
    CHECK(is(kLamps[1], 10, "Ember", 1, true));
    CHECK(is(kLamps[2], 20, "Pair", 2, true));
    CHECK(is(kLamps[3], 30, "White", 2, false));
}

TEST_CASE("each rung of tactics adds exactly one switch to those of the rung below", "[ladder]") {
    const auto ladder = Tactics::ladder();
    for (const unsigned char flag : flags(ladder.front().switches)) CHECK(flag == 0);
    for (std::size_t i = 0; i < ladder.size(); ++i) {
        INFO("rung " << ladder[i].number);
        CHECK(ladder[i].switches.rung == ladder[i].number);
        if (i == 0) continue;
        const auto below = flags(ladder[i - 1].switches);
        const auto here = flags(ladder[i].switches);
        int added = 0;
        for (std::size_t flag = 0; flag < here.size(); ++flag) {
            CHECK(here[flag] >= below[flag]);
            added += here[flag] != below[flag] ? 1 : 0;
        }
        CHECK(added == 1);
        const bool fits = ladder[i].switches.fitted && !ladder[i - 1].switches.fitted;
        CHECK((ladder[i].switches.weights == ladder[i - 1].switches.weights) != fits);
    }
}

TEST_CASE("the strategies of a rung go on from those of the rung below", "[ladder]") {
    const auto ladder = Tactics::ladder();
    for (std::size_t i = 1; i < ladder.size(); ++i) {
        INFO("rung " << ladder[i].number);
        const auto below = tactics::strategies(ladder[i - 1].switches);
        const auto here = tactics::strategies(ladder[i].switches);
        REQUIRE(here.size() >= below.size());
        for (std::size_t k = 0; k < below.size(); ++k) {
            CHECK(here[k].order == below[k].order);
            CHECK(here[k].heuristic == below[k].heuristic);
        }
    }
    const auto count = [&](int rung) {
        return tactics::strategies(find_rung(ladder, rung).value().switches).size();
    };
    CHECK(count(0) == 3);
    CHECK(count(10) == 3);
    CHECK(count(20) == 5);
    CHECK(count(40) > count(30));
    CHECK(count(80) == count(70) + 6);
    CHECK(count(100) > count(90));
    CHECK(count(110) == count(100) + 1);
}

} // namespace forethought
