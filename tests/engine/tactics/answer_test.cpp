// Plans valued by what the enemy does with them (rung 160), and bred (rung 180).

#include "engine/tactics/search/answer_search.h"

#include "engine/core/session.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <map>
#include <tuple>
#include <utility>

namespace forethought::tactics {

namespace {

const Switches& answering() {
    static const Switches switches = [] {
        Switches the = find_rung(ladder(), kStrongest).value().switches;
        the.answers = true;
        return the;
    }();
    return switches;
}

const Switches& switches_of(int rung) {
    static std::map<int, Switches> known;
    return known.try_emplace(rung, find_rung(ladder(), rung).value().switches).first->second;
}

AnswerSearch search_of(std::uint64_t seed = 5) {
    return AnswerSearch(answering(), seed, Blur{});
}

void think(AnswerSearch& search, Nodes nodes, Nodes slice = 1000) {
    search.begin({.nodes = nodes});
    while (search.advance(slice)) {
    }
}

/// Everything that can be seen of a search's thoughts.
using Thoughts = std::tuple<std::int32_t, Value, Nodes, int, int, std::vector<std::int64_t>>;
Thoughts thoughts_of(const AnswerSearch& search) {
    std::vector<std::int64_t> plans;
    for (const AnsweredPlan& answered : search.plans()) {
        for (const Action action : answered.plan.actions) plans.push_back(encode(action));
        plans.push_back(answered.value());
        plans.push_back(answered.replies.tries());
    }
    const Info info = search.info();
    return {
        encode(search.best().action), info.score, info.nodes_of_root, info.depth, info.alternatives, plans};
}

/// Two sides that face each other, with something to do for all.
Position a_fight() {
    return drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"});
}

/// The enemy's turn after a plan of ours.
Position after(const Position& root, const Scenario& plan) {
    Position position = root;
    position.state = played_out(root, plan);
    Tactics::play(position, kEndTurn, nullptr);
    return position;
}

} // namespace

TEST_CASE("answers: a slice is no longer than asked, and cuts change nothing", "[answer]") {
    AnswerSearch whole = search_of();
    whole.set(a_fight());
    think(whole, 1500);
    AnswerSearch cut = search_of();
    cut.set(a_fight());
    cut.begin({.nodes = 1500});
    Nodes before = 0;
    for (Nodes slice = 1; cut.advance(slice); slice = slice % 13 + 1) {
        REQUIRE(cut.info().nodes_of_root == before + slice);
        before += slice;
    }
    CHECK(cut.info().nodes_of_root == 1500);
    CHECK(thoughts_of(cut) == thoughts_of(whole));
}

TEST_CASE("answers: the same root gives the same plans, whatever was thought of before", "[answer]") {
    AnswerSearch fresh = search_of();
    fresh.set(a_fight());
    think(fresh, 900);
    AnswerSearch used = search_of();
    used.set(Tactics::start(3));
    think(used, 700);
    used.play(used.best().action);
    think(used, 100);
    used.set(a_fight());
    CHECK(used.plans().empty());
    CHECK(used.info().nodes_of_root == 0);
    think(used, 900);
    CHECK(thoughts_of(used) == thoughts_of(fresh));
    AnswerSearch other = search_of(6);
    other.set(a_fight());
    think(other, 900);
    CHECK(thoughts_of(other) != thoughts_of(fresh));
}

TEST_CASE("answers: plans and replies are legal and whole, and have the values they are said to have",
          "[answer]") {
    const Evaluator evaluate(answering(), Blur{});
    int answered_plans = 0;
    for (std::uint64_t game = 0; game < 4; ++game)
        in_fought_game(game, [&](const Position& root, Rng& rng) {
            if (!rng.chance(1, 2)) return;
            AnswerSearch search = search_of(game);
            search.set(root);
            think(search, 700);
            INFO(format(root));
            REQUIRE(Tactics::is_legal(root, search.best().action));
            const Side side = root.state.to_move;
            for (const AnsweredPlan& answered : search.plans()) {
                const State end = played_out(root, answered.plan);
                REQUIRE(is_whole(*root.battle, end));
                CHECK(answered.plan.end == end.hash);
                CHECK(answered.value() <= search.best().score);
                const Position theirs = after(root, answered.plan);
                CHECK(answered.ends_battle == (theirs.state.outcome != Outcome::playing));
                if (answered.ends_battle) continue;
                CHECK(answered.plan.value == evaluate(*root.battle, end, side, strikers(answered.plan)));
                CHECK(answered.replies.tries() >= params::kFirstReplies);
                Value best = answered.replies.replies()[0].value;
                for (const Scenario& reply : answered.replies.replies()) {
                    const State last = played_out(theirs, reply);
                    REQUIRE(is_whole(*root.battle, last));
                    CHECK(reply.value ==
                          evaluate.after_turn(*root.battle, last, opponent(side), strikers(reply)));
                    CHECK(reply.value <= best);
                    best = reply.value;
                }
                CHECK(answered.replies.value() == -answered.replies.replies()[0].value);
                ++answered_plans;
            }
        });
    CHECK(answered_plans > 60);
}

TEST_CASE("answers: the longer a battle has lasted, the less they count; from rung 180 on half is left",
          "[answer]") {
    const auto share_of_the_answer = [](int round, int rung = 160) {
        AnswerSearch search(switches_of(rung), 1, Blur{});
        search.set(
            drawn({"F..A......", ".W....f...", "..F..a..w.", "..........", "...f......"}, {.round = round}));
        think(search, 700);
        REQUIRE(!search.plans().empty());
        const AnsweredPlan& answered = search.plans()[0];
        const Value feared = answered.plan.value - answered.replies.value();
        REQUIRE(feared != 0);
        return static_cast<double>(answered.plan.value - answered.value()) / static_cast<double>(feared);
    };
    CHECK(share_of_the_answer(params::kPatience) == Approx(0.75).margin(0.001));
    CHECK(share_of_the_answer(params::kPatience + params::kFading / 2) == Approx(0.375).margin(0.001));
    CHECK(share_of_the_answer(params::kPatience + params::kFading) == 0);
    CHECK(share_of_the_answer(params::kPatience, 180) == Approx(0.75).margin(0.001));
    CHECK(share_of_the_answer(params::kPatience + params::kFading, 180) == Approx(0.375).margin(0.001));
    CHECK(share_of_the_answer(params::kLastRound - 1, 180) == Approx(0.375).margin(0.001));
}

TEST_CASE("answers: the whole turn is planned at its first root and followed", "[answer]") {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        ManualClock clock;
        Session<Tactics> session(answering(), seed, Blur{}, clock);
        Position position = Tactics::start(seed);
        session.set(position);
        session.begin({.nodes = 1500});
        session.advance(Budget{});
        CHECK(session.info().nodes_of_root == 1500);
        const auto planned = session.multi_pv(1).at(0);
        Position end = position;
        for (const Action& action : planned.actions) Tactics::play(end, action, nullptr);
        while (true) {
            const Action best = session.best().action;
            if (best.ends_turn()) break;
            Tactics::play(position, best, nullptr);
            REQUIRE(session.play(best));
            session.begin({.nodes = 1500});
            CHECK_FALSE(session.advance(Budget{}));
            CHECK(session.best().score == planned.score);
            CHECK(session.info().nodes_of_turn == 1500);
        }
        for_each(ready_units(*position.battle, position.state),
                 [&](Unit unit) { mark_acted(position.state, unit); });
        CHECK(position.state == end.state);
    }
}

TEST_CASE("answers: an action nobody planned is planned from anew", "[answer]") {
    AnswerSearch search = search_of();
    search.set(a_fight());
    think(search, 900);
    Position next = a_fight();
    const Action odd = action(next, "a1-a2");
    Tactics::play(next, odd, nullptr);
    search.play(odd);
    CHECK(search.plans().empty());
    think(search, 900);
    CHECK_FALSE(search.plans().empty());
    for (const AnsweredPlan& answered : search.plans()) played_out(next, answered.plan);
}

TEST_CASE("answers: without a limit the search goes on with the rest of the turn, and finishes by itself",
          "[answer]") {
    AnswerSearch search = search_of();
    Position position = drawn({"F..A.", ".W.f.", "a...."});
    search.set(position);
    search.begin({});
    search.advance(1200);
    const Value before = search.best().score;
    const Action first = search.best().action;
    search.play(first);
    Tactics::play(position, first, nullptr);
    CHECK(search.best().score == before);
    search.begin({});
    int slices = 0;
    while (search.advance(50)) REQUIRE(++slices < 10'000);
    CHECK(search.info().nodes_of_root > 0);
    for (const AnsweredPlan& answered : search.plans()) played_out(position, answered.plan);
}

TEST_CASE("answers: values looked up are those that would have been found, and cost no nodes", "[answer]") {
    const Evaluator evaluate(answering(), Blur{});
    const Position root = a_fight();
    ReplySearch plain(root.state, 3);
    ReplySearch sparing(root.state, 3);
    ReplySearch again(root.state, 3);
    Choices choices(evaluate.worth());
    MemoTable<Value> values(12);
    int nodes = 0;
    int nodes_spared = 0;
    int nodes_again = 0;
    for (int i = 0; i < 300; ++i) {
        nodes += plain.step(*root.battle, evaluate, choices) ? 1 : 0;
        nodes_spared += sparing.step(*root.battle, evaluate, choices, &values) ? 1 : 0;
    }
    for (int i = 0; i < 300; ++i) nodes_again += again.step(*root.battle, evaluate, choices, &values) ? 1 : 0;
    for (const ReplySearch* other : {&sparing, &again}) {
        REQUIRE(other->replies().size() == plain.replies().size());
        for (std::size_t i = 0; i < plain.replies().size(); ++i) {
            CHECK(other->replies()[i].actions.size() == plain.replies()[i].actions.size());
            CHECK(other->replies()[i].end == plain.replies()[i].end);
            CHECK(other->replies()[i].value == plain.replies()[i].value);
        }
    }
    CHECK(nodes_spared < nodes);
    CHECK(nodes_again < nodes_spared / 4);
}

TEST_CASE("answers: plans in which the order makes no difference go on from rung 180 on", "[answer]") {
    const auto plans_left = [&](int rung) {
        std::size_t left = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            AnswerSearch search(switches_of(rung), seed, Blur{});
            search.set(a_fight());
            think(search, 900);
            const Action first = search.best().action;
            const Value before = search.best().score;
            Position next = a_fight();
            Tactics::play(next, first, nullptr);
            search.play(first);
            CHECK(search.best().score == before);
            for (const AnsweredPlan& answered : search.plans()) {
                const State end = played_out(next, answered.plan);
                CHECK(end.hash == answered.plan.end);
            }
            left += search.plans().size();
        }
        return left;
    };
    CHECK(plans_left(180) > plans_left(170));
}

TEST_CASE("answers: where rung 170 is finished, rung 180 lets immigrants grow up", "[answer]") {
    constexpr Nodes kPlenty = 40'000;
    const Position small = drawn({"F..A.", ".W.f.", "a...."});
    const auto nodes_of = [&](int rung) {
        AnswerSearch search(switches_of(rung), 5, Blur{});
        search.set(small);
        think(search, kPlenty);
        return search.info().nodes_of_root;
    };
    const Nodes few = nodes_of(170);
    const Nodes more = nodes_of(180);
    CHECK(few < more);
    // It ends by itself all the same.
    CHECK(more < kPlenty);
    // A single unit has nothing to be combined with.
    AnswerSearch alone(switches_of(180), 5, Blur{});
    alone.set(drawn({"F....", "...f.", "a...."}));
    think(alone, kPlenty);
    CHECK(alone.info().nodes_of_root < 1000);
}

TEST_CASE("answers: the turn is ended before it is answered", "[answer]") {
    // After the second side's turn the last round is over, and hit points decide. A blow makes them more.
    const Position last =
        drawn({"F....", "....f", ".f..."},
              {.to_move = Side::second, .round = params::kLastRound, .hit_points = {{"e2", 50}, {"b3", 40}}});
    AnswerSearch search = search_of();
    search.set(last);
    think(search, 600);
    CHECK(search.best().score == params::kVictory);
    // Before it, the enemy's last turn decides: two blows leave too little, whatever stands on the board.
    const Position before = drawn({"Ff...", "f....", "....."}, {.round = params::kLastRound});
    search.set(before);
    think(search, 600);
    CHECK(search.best().score < -params::kVictory / 2);
}

TEST_CASE("answers: with the battle over, or nobody left to act, there is nothing to think", "[answer]") {
    AnswerSearch search = search_of();
    search.set(drawn({"F..f"}, {.acted = {"a1"}}));
    think(search, 0);
    CHECK(search.info().nodes_of_root == 0);
    CHECK(search.best().action.ends_turn());
    Position won = drawn({"Fw"});
    play(won, "a1:e");
    search.set(won);
    search.begin({});
    CHECK_FALSE(search.advance(100));
}

} // namespace forethought::tactics
