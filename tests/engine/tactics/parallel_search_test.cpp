// A turn planned by several parallel searches (rung 200).

#include "engine/core/parallel_search.h"
#include "engine/core/session.h"
#include "engine/tactics/search/turn_update.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/fleet.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <array>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace forethought::tactics {

namespace {

const Switches& council() {
    static const Switches switches = [] {
        Switches the = find_rung(ladder(), kStrongest).value().switches;
        the.confers = true;
        return the;
    }();
    return switches;
}

Position a_shared_fight() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"});
}

/// A turn and a half as they are thought and played: actions, values and nodes.
template <class Seat>
std::vector<std::int64_t> played(Seat& seat, const Session<Tactics>& main_search, Nodes limit) {
    std::vector<std::int64_t> all;
    Position position = a_shared_fight();
    for (int actions = 0; actions < 5 && position.state.outcome == Outcome::playing; ++actions) {
        seat.think(limit);
        const auto best = main_search.best();
        REQUIRE(Tactics::is_legal(position, best.action));
        all.insert(all.end(), {encode(best.action), best.score,
                               static_cast<std::int64_t>(main_search.info().nodes_of_turn)});
        for (const auto& line : main_search.multi_pv(3)) all.push_back(line.score);
        Tactics::play(position, best.action, nullptr);
        seat.play(best.action);
    }
    return all;
}

std::vector<std::int64_t> played_by(const std::vector<unsigned>& crews, std::uint64_t lot, Nodes limit) {
    Fleet<Tactics> fleet(council(), 5, crews, lot);
    fleet.set(a_shared_fight());
    return played(fleet, fleet.main_search(), limit);
}

/// Where two searches find different plans.
const Position& an_opening() {
    static const Position position = Tactics::start(3);
    return position;
}

/// A search of it that has taken so many nodes.
AnswerSearch searched(std::uint64_t seed, Nodes nodes) {
    AnswerSearch search(council(), seed, Blur{});
    search.set(an_opening());
    search.begin({});
    search.advance(nodes);
    return search;
}

/// The plan of a search that leads where a find leads; null where there is none.
const AnsweredPlan* held(const AnswerSearch& search, const Find& find) {
    const std::uint64_t end = played_out(an_opening(), find.plan).hash;
    for (const AnsweredPlan& answered : search.plans())
        if (answered.plan.end == end) return &answered;
    return nullptr;
}

} // namespace

TEST_CASE("council: laid on one to four sessions it plays the same turns", "[parallel]") {
    using Crews = std::vector<unsigned>;
    constexpr Nodes kLimit = 6'000;
    const auto alone = played_by({0b1111}, 1, kLimit);
    CHECK(alone[2] == static_cast<std::int64_t>(kLimit));
    for (const Crews& crews :
         cases<Crews>({{0b0001, 0b0010, 0b0100, 0b1000}, {0b0101, 0b1010}, {0b1001, 0b0010, 0b0100}})) {
        INFO(crews.size() << " sessions");
        CHECK(played_by(crews, crews.size(), kLimit) == alone);
    }
}

TEST_CASE("council: what the main search halves has rollouts in all searches, wherever they are",
          "[parallel]") {
    const Position root = drawn({"F.A.......", "....#.....", ".F....f..f"});
    constexpr Nodes kLimit = 60'000;
    ParallelSearch<Player> together(council(), 5, Blur{});
    together.set(root);
    together.begin({.nodes = kLimit});
    together.advance(kLimit);

    ParallelSearch<Player> main_search(council(), 5, Blur{});
    ParallelSearch<Player> others(council(), 5, Blur{});
    REQUIRE(main_search.run_only(0b0001));
    REQUIRE(others.run_only(0b1110));
    std::array<SyncMessage, kMostSearches> latest;
    for (auto* const here : {&main_search, &others}) {
        here->set(root);
        here->begin({.nodes = kLimit});
    }
    for (bool goes_on = true; goes_on;) {
        const bool main_goes_on = main_search.advance(500);
        goes_on = others.advance(500) || main_goes_on;
        for (auto* const from : {&main_search, &others})
            for (const SyncMessage& message : from->take_messages()) {
                REQUIRE((from == &main_search ? others : main_search).deliver(message));
                latest[static_cast<std::size_t>(message.sender)] = message;
            }
    }
    for (const SyncMessage& message : latest) {
        int rollouts = 0;
        const TurnUpdate update = to_turn_update(root, message.update).value();
        for (const Report& report : update.reports) rollouts += report.rollouts;
        INFO("search " << message.sender);
        CHECK(rollouts > 0);
    }
    CHECK(main_search.main_search().best().action == together.main_search().best().action);
    CHECK(main_search.main_search().best().score == together.main_search().best().score);
    CHECK(main_search.nodes() == together.nodes());
}

TEST_CASE("council: with few nodes it is its main search alone", "[parallel]") {
    ManualClock clock;
    Switches alone = council();
    alone.confers = false;
    Session<Tactics> one(alone, 5, Blur{}, clock);
    Session<Tactics> four(council(), 5, Blur{}, clock);
    for (auto* session : {&one, &four}) {
        session->set(a_shared_fight());
        session->begin({.nodes = 2'000});
        session->advance(Budget{});
    }
    CHECK(four.best().action == one.best().action);
    CHECK(four.best().score == one.best().score);
}

TEST_CASE("council: updates go through integers unchanged, and bad integers are refused", "[parallel]") {
    TurnUpdate update = searched(5, 3'000).search_update();
    REQUIRE(update.finds.size() == params::kTold);
    REQUIRE(update.reports.empty());
    update.reports = {{update.finds[0].plan, 40'000, 0, 0}, {update.finds[1].plan, 30'000, 20'000, 12}};
    const auto integers = to_integers(update);
    const auto again = to_turn_update(an_opening(), integers);
    REQUIRE(again);
    CHECK(again.value().reports[1].chance == 20'000);
    CHECK(to_integers(again.value()) == integers);
    CHECK(to_turn_update(an_opening(), std::vector<std::int32_t>{0}));
    CHECK_FALSE(to_turn_update(an_opening(), {}));
    // Whatever is cut off or changed: it is told from where on, or it makes sense.
    for (std::size_t length = 1; length < integers.size(); ++length) {
        const auto cut = to_turn_update(an_opening(), std::span(integers).first(length));
        CHECK((!cut || to_integers(cut.value()).size() == length));
    }
    for (std::size_t place = 0; place < integers.size(); ++place)
        for (const std::int32_t number : {-1, 7, 300, std::numeric_limits<std::int32_t>::max()}) {
            auto changed = integers;
            changed[place] = number;
            const auto read = to_turn_update(an_opening(), changed);
            CHECK((!read || to_integers(read.value()) == changed));
        }
    const std::size_t first_plan = 3 + update.finds[0].plan.actions.size();
    CHECK(to_turn_update(Tactics::start(1), integers).error() ==
          "the update is none of this turn, from number " + std::to_string(first_plan) + " on");
}

TEST_CASE("council: a find is taken up with its answers, and not answered again", "[parallel]") {
    const Find find = searched(5, 6'000).search_update().finds[0];
    REQUIRE(find.tries > 100);
    AnswerSearch search = searched(6, 600);
    REQUIRE(held(search, find) == nullptr);
    search.hear(1, {{find}, {}});
    search.advance(100);
    const AnsweredPlan* const taken = held(search, find);
    REQUIRE(taken);
    CHECK(taken->replies.tries() > find.tries);
    CHECK(taken->replies.tries() <= find.tries + 12);
    CHECK(search.best().score >= taken->value());
}

TEST_CASE("council: what a plan was answered by elsewhere is feared here, too", "[parallel]") {
    const AnswerSearch other = searched(5, 6'000);
    const Find find = other.search_update().finds[0];
    // Nothing is answered yet that could tell what is to be feared.
    AnswerSearch search = searched(6, params::kPlannedFirst);
    search.hear(1, {{{.plan = find.plan, .tries = 0, .replies = {}}}, {}});
    search.advance(3);
    const AnsweredPlan* const unafraid = held(search, find);
    REQUIRE(unafraid);
    const Value before = unafraid->value();
    REQUIRE(before > held(other, find)->value());
    search.hear(1, {{find}, {}});
    search.advance(100);
    const AnsweredPlan* const afraid = held(search, find);
    REQUIRE(afraid);
    CHECK(afraid->value() <= held(other, find)->value());
}

} // namespace forethought::tactics
