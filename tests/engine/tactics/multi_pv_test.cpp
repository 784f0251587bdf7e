#include "engine/tactics/search/multi_pv.h"

#include "engine/core/session.h"
#include "engine/tactics/plans/line_flags.h"
#include "engine/tactics/tactics.h"
#include "tests/engine/core/race.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <set>

namespace forethought::tactics {

namespace {

/// A plan of one side, with the value that a search might have given it.
Scenario plan(const Position& root, const std::vector<std::string_view>& actions, Value value) {
    Scenario plan;
    Position position = root;
    for (const std::string_view text : actions) {
        plan.actions.push_back(action(position, text));
        play(position, text);
    }
    plan.value = value;
    plan.end = position.state.hash;
    return plan;
}

std::vector<MultiPvLine<Action>> shown(const Position& root, const std::vector<Scenario>& plans,
                                       std::size_t most = 3, const Switches& switches = {}) {
    std::vector<WeighedPlan> weighed;
    for (const Scenario& plan : plans) weighed.push_back({plan});
    return multi_pv(root, weighed, switches, most);
}

std::vector<Value> scores(const std::vector<MultiPvLine<Action>>& lines) {
    std::vector<Value> scores;
    for (const auto& line : lines) scores.push_back(line.score);
    return scores;
}

/// Two fighters far from anybody: what they do has the same flags as long as they stay about where they are.
const Position& calm() {
    static const Position root =
        drawn({"..........", ".F.F......", "..........", ".........#", "#########f"});
    return root;
}

} // namespace

TEST_CASE("MultiPV: best first, no end twice, at most as many as asked for", "[multi-pv]") {
    const Position& root = calm();
    const std::vector<Scenario> plans{plan(root, {"b2-b1", "d2"}, 10), plan(root, {"d2-d1", "b2"}, 40),
                                      plan(root, {"b2", "d2-d1"}, 40), plan(root, {"b2-a2", "d2"}, 30),
                                      plan(root, {"b2-b3", "d2"}, 20)};
    CHECK(scores(shown(root, plans)) == std::vector<Value>{40, 30, 20});
    CHECK(scores(shown(root, plans, 2)) == std::vector<Value>{40, 30});
    CHECK(scores(shown(root, plans, 9)) == std::vector<Value>{40, 30, 20, 10});
    CHECK(shown(root, plans, 0).empty());
    CHECK(shown(root, {}).empty());
    // Of two ways to the same end the one that came first is shown.
    CHECK(shown(root, plans)[0].actions.front() == action(root, "d2-d1"));
}

TEST_CASE("MultiPV: plans that begin alike give way to one that begins otherwise", "[multi-pv]") {
    const Position& root = calm();
    const std::vector<Scenario> plans{plan(root, {"b2-b1", "d2"}, 50), plan(root, {"b2-b1", "d2-e2"}, 49),
                                      plan(root, {"b2-b1", "d2-d1"}, 48), plan(root, {"b2-b3", "d2"}, 20),
                                      plan(root, {"d2-d3", "b2"}, 10)};
    REQUIRE(line_flags_of(Playout(root, plans[0])) == line_flags_of(Playout(root, plans[1])));
    CHECK(scores(shown(root, plans)) == std::vector<Value>{50, 20, 10});
    // Where there are no others they are shown all the same, in their order.
    CHECK(scores(shown(root, {plans.begin(), plans.begin() + 4})) == std::vector<Value>{50, 49, 20});
    // A plan that does the same in another order has no beginning of its own.
    const std::vector<Scenario> reordered{plan(root, {"b2-b1", "d2-e2"}, 50),
                                          plan(root, {"d2-e2", "b2-a2"}, 40), plan(root, {"b2-b3", "d2"}, 5)};
    CHECK(scores(shown(root, reordered, 2)) == std::vector<Value>{50, 5});
}

TEST_CASE("MultiPV: other flags are a noticeable difference though the beginning is the same", "[multi-pv]") {
    const Position root = drawn({"F....F...f"});
    const std::vector<Scenario> plans{plan(root, {"a1-c1", "f1-e1"}, 50), plan(root, {"a1-c1", "f1-g1"}, 49),
                                      plan(root, {"f1-e1", "a1-c1"}, 48), plan(root, {"f1-d1", "a1-c1"}, 10)};
    const auto lines = shown(root, plans, 2);
    CHECK(scores(lines) == std::vector<Value>{50, 49});
    CHECK(lines[0].flags == line_flags_of(Playout(root, plans[0])));
    CHECK(lines[1].flags == line_flags_of(Playout(root, plans[1])));
    CHECK(lines[0].flags != lines[1].flags);
}

TEST_CASE("MultiPV: score loss is told in thousandths of the side's worth, or of the ratio", "[multi-pv]") {
    const Position& root = calm();
    const std::vector<Scenario> plans{plan(root, {"b2-b1", "d2"}, 70'000),
                                      plan(root, {"b2-b3", "d2"}, 60'000),
                                      plan(root, {"d2-d1", "b2"}, -900'000)};
    const auto lines = shown(root, plans);
    CHECK(lines[0].score_loss == 0);
    // Two healthy fighters are worth 200 000.
    CHECK(lines[1].score_loss == 50);
    CHECK(lines[2].score_loss == 1000);
    const auto ratios = shown(root, plans, 3, Switches{.divides = true});
    CHECK(ratios[1].score_loss == 1000 * 10'000 / 70'000);
}

TEST_CASE("MultiPV: what is feared after a plan is told from the enemy's point of view", "[multi-pv]") {
    const Position root = drawn({"F........f", "..........", "A.......f."}, {.hit_points = {{"a1", 40}}});
    const Scenario forward = plan(root, {"a1-e1"}, 20);
    const Scenario back = plan(root, {"a1-a2"}, 10);
    Position theirs = root;
    for (const std::string_view text : {"a1-e1", "end"}) play(theirs, text);
    const Scenario answer = plan(theirs, {"j1-f1:w", "i3-h3"}, -20);
    const auto lines = multi_pv(root, std::vector<WeighedPlan>{{forward, &answer}, {back}}, {}, 2);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].answer == std::vector<Action>{answer.actions.begin(), answer.actions.end()});
    CHECK(lines[0].answer_flags == line_flags_of(Playout(theirs, answer)));
    CHECK((lines[0].answer_flags >> 16) == 0x11);
    CHECK(lines[1].answer.empty());
    CHECK(lines[1].answer_flags == 0);
}

TEST_CASE("MultiPV: on every rung the lines can be played, and the first is the best plan held",
          "[multi-pv]") {
    int lines_seen = 0;
    int answers_seen = 0;
    for (const auto& rung : Tactics::ladder())
        for (std::uint64_t start = 0; start < 3; ++start)
            in_fought_game(start, [&](const Position& root, Rng& rng) {
                if (!rng.chance(1, 5) || ready_units(*root.battle, root.state).empty()) return;
                Player player(rung.switches, start, Blur{});
                player.set(root);
                player.begin({});
                // Answers come once the planner has done its part.
                player.advance(rung.switches.answers ? 900 : 300);
                const auto lines = Tactics::multi_pv(player, root, 3);
                INFO("rung " << rung.number << ", start " << start << "\n" << format(root));
                REQUIRE_FALSE(lines.empty());
                CHECK(lines[0].score == player.info().score);
                CHECK(lines[0].score_loss == 0);
                std::set<std::uint64_t> ends;
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    Position position = root;
                    for (const Action& action : lines[i].actions) {
                        REQUIRE(Tactics::is_legal(position, action));
                        Tactics::play(position, action, nullptr);
                    }
                    ends.insert(position.state.hash);
                    if (i > 0) CHECK(lines[i].score <= lines[i - 1].score);
                    if (lines[i].answer.empty()) continue;
                    REQUIRE(rung.switches.answers);
                    Tactics::play(position, kEndTurn, nullptr);
                    for (const Action& action : lines[i].answer) {
                        REQUIRE(Tactics::is_legal(position, action));
                        Tactics::play(position, action, nullptr);
                    }
                    ++answers_seen;
                }
                CHECK(ends.size() == lines.size());
                lines_seen += static_cast<int>(lines.size());
            });
    CHECK(lines_seen > 300);
    CHECK(answers_seen > 10);
}

TEST_CASE("MultiPV: asking changes nothing of what is thought", "[multi-pv]") {
    const auto think = [](bool asks) {
        ManualClock clock;
        Session<Tactics> session(find_rung(Tactics::ladder(), 140).value().switches, 7, Blur{}, clock);
        session.set(Tactics::start(3));
        std::vector<std::int32_t> actions;
        for (int i = 0; i < 8; ++i) {
            session.begin(Limits{.nodes = 900});
            while (session.advance(Budget{.nodes = 50}))
                if (asks) CHECK(session.multi_pv(3).size() <= 3);
            actions.push_back(Tactics::encode(session.best().action));
            REQUIRE(session.play(session.best().action));
        }
        return actions;
    };
    CHECK(think(true) == think(false));
}

TEST_CASE("MultiPV: a session asks its game; nothing is there before a thought", "[multi-pv]") {
    ManualClock clock;
    Session<Race> session(find_rung(Race::ladder(), 20).value().switches, 7, Blur{}, clock);
    CHECK(session.multi_pv(3).empty());
    session.begin({});
    session.advance(Budget{.nodes = 5});
    REQUIRE(session.multi_pv(3).size() == 1);
    CHECK(session.multi_pv(3)[0].actions == std::vector<Race::Action>{{3}});
    CHECK(session.multi_pv(0).empty());
}

} // namespace forethought::tactics
