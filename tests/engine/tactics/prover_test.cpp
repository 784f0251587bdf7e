// What is certain once few units are left (rung 190): found, announced, and kept. The positions are in
// tests/data/tactics/certain.txt, as `engine_tests [find-certain]` prints them.

#include "engine/tactics/proof/prover.h"

#include "engine/core/match.h"
#include "engine/core/session.h"
#include "engine/tactics/search/player.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::tactics {

namespace {

constexpr Nodes kNodes = 20'000;

void think(Prover& prover, Nodes nodes, Nodes slice = 1'000) {
    while (prover.nodes() < nodes && prover.advance(std::min(slice, nodes - prover.nodes()))) {
    }
}

const Switches& switches_of(int rung) {
    static std::map<int, Switches> known;
    const auto [entry, is_new] = known.try_emplace(rung);
    if (is_new) entry->second = find_rung(ladder(), rung).value().switches;
    return entry->second;
}

struct Certainty {
    std::string idea;
    /// For the side to move: 1 it wins, -1 it loses, 0 a draw; and within how many turns of the winner.
    int sign = 0;
    int turns = 0;
    Position start;
};

int sign_of(const Claim& claim, Side side) {
    if (claim.outcome == Outcome::draw) return 0;
    return claim.outcome == win_for(side) ? 1 : -1;
}

/// The positions of the data file: `# idea`, `wins N`, `loses N` or `draw 0`, and the position's text, with
/// an empty line after each.
std::vector<Certainty> certainties() {
    std::ifstream file(std::string(TEST_DATA_DIR) + "/tactics/certain.txt");
    REQUIRE(file);
    std::vector<Certainty> all;
    for (std::string idea; std::getline(file, idea);) {
        std::string claim;
        int turns = 0;
        std::string line;
        std::getline(file, line);
        std::istringstream(line) >> claim >> turns;
        std::string text;
        while (std::getline(file, line) && !line.empty()) text += line + "\n";
        INFO(idea);
        REQUIRE(idea.starts_with("# "));
        REQUIRE((claim == "wins" || claim == "loses" || claim == "draw"));
        all.push_back({idea.substr(2),
                       claim == "wins"   ? 1
                       : claim == "draw" ? 0
                                         : -1,
                       turns, parse(text).value()});
    }
    return all;
}

void collect_ends(const Position& from, std::set<std::uint64_t>& seen, std::vector<Position>& ends) {
    for (const Action& action : Tactics::legal_actions(from)) {
        Position next = from;
        Tactics::play(next, action, nullptr);
        if (!seen.insert(next.state.hash).second) continue;
        if (action.ends_turn() || next.state.outcome != Outcome::playing)
            ends.push_back(next);
        else
            collect_ends(next, seen, ends);
    }
}

/// Every position in which a turn can leave the battle, found by the rules, action by action.
std::vector<Position> every_end(const Position& from) {
    std::set<std::uint64_t> seen;
    std::vector<Position> ends;
    collect_ends(from, seen, ends);
    return ends;
}

/// Plays the claimed turn out at `position` and tells the prover; the battle may be over then.
void play_claimed_turn(Prover& prover, Position& position) {
    const Side side = position.state.to_move;
    while (position.state.outcome == Outcome::playing && position.state.to_move == side) {
        REQUIRE(prover.claim());
        REQUIRE(prover.claim()->turn);
        const Turn& turn = *prover.claim()->turn;
        const Action action = turn.empty() ? kEndTurn : turn[0];
        REQUIRE(Tactics::is_legal(position, action));
        Tactics::play(position, action, nullptr);
        prover.play(action);
    }
}

/// Follows a claim of a win in at most two turns through every reply. Returns how many there were.
int play_out_every_reply(const Certainty& certainty) {
    Prover prover;
    prover.set(certainty.start);
    think(prover, kNodes);
    Position position = certainty.start;
    const Side side = position.state.to_move;
    play_claimed_turn(prover, position);
    if (certainty.turns == 1) {
        CHECK(position.state.outcome == win_for(side));
        return 1;
    }
    std::vector<Position> replies = every_end(position);
    for (Position& reply : replies) {
        INFO(format(reply));
        if (reply.state.outcome == Outcome::playing) {
            prover.set(reply);
            REQUIRE(prover.claim());
            REQUIRE(prover.claim()->turns == 1);
            const Turn turn = *prover.claim()->turn;
            for (const Action action : turn) {
                REQUIRE(Tactics::is_legal(reply, action));
                Tactics::play(reply, action, nullptr);
            }
            if (reply.state.outcome == Outcome::playing) Tactics::play(reply, kEndTurn, nullptr);
        }
        if (reply.state.outcome != Outcome::playing) {
            REQUIRE(reply.state.outcome == win_for(side));
            continue;
        }
        // The other's last turn ends the last round.
        for (const Position& last : every_end(reply)) REQUIRE(last.state.outcome == win_for(side));
    }
    return static_cast<int>(replies.size());
}

Position random_turn(Position position, Rng& rng) {
    const Side side = position.state.to_move;
    while (position.state.outcome == Outcome::playing && position.state.to_move == side) {
        const auto actions = Tactics::legal_actions(position);
        Tactics::play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
    return position;
}

/// Plays on from a certain win through a session of rung 190, with few nodes, against a rung or, for none,
/// against lots. The announced number falls with every round to the end.
void play_on(const Certainty& certainty, int rung, std::uint64_t seed) {
    ManualClock clock;
    Session<Tactics> session(switches_of(190), seed, Blur{}, clock);
    Position position = certainty.start;
    const Side side = position.state.to_move;
    session.set(position);
    Rng rng(seed);
    int left = certainty.turns + 1;
    Nodes nodes = 2 * kNodes;
    while (position.state.outcome == Outcome::playing) {
        while (position.state.outcome == Outcome::playing && position.state.to_move == side) {
            session.begin({.nodes = nodes});
            session.advance(Budget{});
            const auto [action, score] = session.best();
            INFO(format(position));
            REQUIRE(is_win(static_cast<Score>(score)));
            CHECK((plies_to_end(static_cast<Score>(score)) + 1) / 2 < left);
            CHECK(session.info().score == score);
            Tactics::play(position, action, nullptr);
            REQUIRE(session.play(action));
            if (position.state.to_move != side) left = (plies_to_end(static_cast<Score>(score)) + 1) / 2;
        }
        nodes = 1;
        if (position.state.outcome != Outcome::playing) break;
        Position next =
            rung < 0 ? random_turn(position, rng) : end_of_turn(position, switches_of(rung), seed, 400);
        if (next.state.outcome == Outcome::playing && next.state.to_move != side)
            Tactics::play(next, kEndTurn, nullptr);
        position = next;
        session.set(position);
    }
    CHECK(position.state.outcome == win_for(side));
}

} // namespace

TEST_CASE("certain: what is known to be certain is found, and nothing else is said", "[prover]") {
    const auto all = certainties();
    CHECK(all.size() >= 20);
    for (const Certainty& certainty : all) {
        INFO(certainty.idea << "\n" << format(certainty.start));
        Prover prover;
        prover.set(certainty.start);
        CHECK_FALSE(prover.claim());
        think(prover, kNodes);
        REQUIRE(prover.claim());
        CHECK(sign_of(*prover.claim(), certainty.start.state.to_move) == certainty.sign);
        CHECK(prover.claim()->turns <= certainty.turns);
    }
}

TEST_CASE("certain: a win in one or two turns holds against every reply", "[prover]") {
    int replies = 0;
    for (const Certainty& certainty : certainties())
        if (certainty.sign > 0 && certainty.turns <= 2) replies += play_out_every_reply(certainty);
    CHECK(replies > 20);
}

TEST_CASE("certain: a win is played to its end, and gets nearer with every round", "[prover]") {
    for (const Certainty& certainty : certainties()) {
        if (certainty.sign <= 0) continue;
        INFO(certainty.idea);
        play_on(certainty, -1, 4);
        play_on(certainty, 170, 5);
    }
}

TEST_CASE("certain: a slice is no longer than asked, and cuts change nothing", "[prover]") {
    const auto all = certainties();
    for (std::size_t i = 0; i < all.size(); i += 3) {
        const Certainty& certainty = all[i];
        INFO(format(certainty.start));
        Player whole(switches_of(190), 3, Blur{});
        whole.set(certainty.start);
        whole.begin({.nodes = 900});
        whole.advance(900);
        Player cut(switches_of(190), 3, Blur{});
        cut.set(certainty.start);
        cut.begin({.nodes = 900});
        Nodes before = 0;
        for (Nodes slice = 1; cut.advance(slice); slice = slice % 13 + 1) {
            REQUIRE(cut.info().nodes_of_root == before + slice);
            before += slice;
        }
        CHECK(cut.info().nodes_of_root <= 900);
        CHECK(cut.info().nodes_of_root == whole.info().nodes_of_root);
        CHECK(cut.best().action == whole.best().action);
        CHECK(cut.best().score == whole.best().score);
        CHECK((cut.claim() == nullptr) == (whole.claim() == nullptr));
    }
}

TEST_CASE("certain: what the loser might do is foreseen, one thing after another", "[prover]") {
    for (const Certainty& certainty : certainties()) {
        if (certainty.sign <= 0 || certainty.turns < 3) continue;
        INFO(format(certainty.start));
        Prover prover;
        prover.set(certainty.start);
        think(prover, kNodes);
        const int claimed = prover.claim()->turns;
        Position position = certainty.start;
        play_claimed_turn(prover, position);
        // The page asks of every position that the player's turn may leave, and goes back and forth.
        for (const Position& reply : every_end(position)) {
            if (reply.state.outcome != Outcome::playing) continue;
            prover.set(reply);
            REQUIRE(prover.claim());
            CHECK(prover.claim()->turns < claimed);
            CHECK(prover.claim()->outcome == win_for(certainty.start.state.to_move));
        }
        prover.set(Tactics::start(1));
        CHECK_FALSE(prover.claim());
    }
}

TEST_CASE("certain: the MultiPV line that keeps a win is the only one shown, and says so", "[prover]") {
    for (const Certainty& certainty : certainties()) {
        INFO(format(certainty.start));
        Player player(switches_of(190), 3, Blur{});
        player.set(certainty.start);
        player.begin({.nodes = 2 * kNodes});
        player.advance(2 * kNodes);
        REQUIRE(player.claim());
        const auto lines = player.multi_pv(certainty.start, 3);
        REQUIRE(!lines.empty());
        const std::uint32_t flags = lines[0].flags;
        CHECK((flags >> 13 & 7) == (certainty.sign > 0 ? 1u : certainty.sign < 0 ? 2u : 4u));
        CHECK(static_cast<int>(flags >> 24) == player.claim()->turns);
        if (certainty.sign < 0) continue;
        CHECK(lines.size() == 1);
        Position end = certainty.start;
        for (const Action action : lines[0].actions) {
            REQUIRE(Tactics::is_legal(end, action));
            Tactics::play(end, action, nullptr);
        }
    }
}

TEST_CASE("certain: with more than four units nothing is looked for", "[prover]") {
    const Position crowded = drawn({"F..A.", ".W.f.", "a...."});
    Prover prover;
    prover.set(crowded);
    CHECK_FALSE(prover.advance(100));
    CHECK(prover.nodes() == 0);
    Player with(switches_of(190), 3, Blur{});
    with.set(crowded);
    with.begin({.nodes = 900});
    with.advance(900);
    CHECK(with.info().nodes_of_root == 900);
}

namespace {

/// How many are left, and what is certain: the first two lines of a position in the file.
std::string caption_of(const Position& start, const Claim& claim) {
    const Side side = start.state.to_move;
    const auto count = [&](Side whose) {
        return std::to_string((start.battle->roster.units(whose) & start.state.alive).size());
    };
    const int sign = sign_of(claim, side);
    return count(side) + " against " + count(opponent(side)) + "\n" +
           (sign > 0   ? "wins "
            : sign < 0 ? "loses "
                       : "draw ") +
           std::to_string(claim.turns);
}

} // namespace

namespace {

/// Calls `visit(position)` at the beginning of every turn with few units of battles of rung 170 with itself.
template <class Visit>
void in_last_turns(int battles, std::uint64_t seed, Visit visit) {
    ManualClock clock;
    for (int number = 0; number < battles; ++number) {
        const MatchSettings settings{.games = battles, .seed = seed, .limits = {.nodes = 2000}};
        std::vector<Action> actions;
        play_match_game<Tactics>(switches_of(170), switches_of(170), settings, number, clock,
                                 [&](const Action& action) { actions.push_back(action); });
        Position position = match_start<Tactics>(settings, number);
        for (const Action& action : actions) {
            Tactics::play(position, action, nullptr);
            const bool is_few = position.state.alive.size() <= static_cast<int>(params::kFewUnits);
            if (action.ends_turn() && is_few && position.state.outcome == Outcome::playing)
                visit(number, position);
        }
    }
}

} // namespace

TEST_CASE("positions in which something is certain", "[.][find-certain]") {
    std::set<std::string> captions;
    Prover prover;
    in_last_turns(200, 4711, [&](int, const Position& position) {
        prover.set(position);
        think(prover, kNodes);
        if (!prover.claim() || !captions.insert(caption_of(position, *prover.claim())).second) return;
        std::printf("# %s\n%s\n", caption_of(position, *prover.claim()).c_str(), format(position).c_str());
    });
}

TEST_CASE("how often and how soon something is certain", "[.][certain-table]") {
    constexpr int kBattles = 60;
    constexpr std::array<Nodes, 3> kThought{1'000, 10'000, 100'000};
    std::vector<Position> lasts(kBattles);
    std::vector<std::pair<int, Position>> turns;
    in_last_turns(kBattles, 6001, [&](int number, const Position& position) {
        turns.emplace_back(number, position);
        lasts[static_cast<std::size_t>(number)] = position;
    });
    const auto reached = std::count_if(lasts.begin(), lasts.end(),
                                       [](const Position& last) { return last.battle != nullptr; });
    std::printf("%d battles, %d with few left, %zu turns\n", kBattles, static_cast<int>(reached),
                turns.size());
    Prover prover;
    for (const Nodes nodes : kThought) {
        std::map<int, int> first_round;
        int certain = 0;
        for (const auto& [number, position] : turns) {
            prover.set(Tactics::start(0));
            prover.set(position);
            think(prover, nodes);
            if (!prover.claim()) continue;
            ++certain;
            first_round.try_emplace(number, position.state.round);
        }
        int rounds = 0;
        for (const auto& [number, round] : first_round)
            rounds += lasts[static_cast<std::size_t>(number)].state.round - round;
        std::printf("%llu nodes: certain in %d turns and %zu battles, %.1f rounds before the last\n",
                    static_cast<unsigned long long>(nodes), certain, first_round.size(),
                    static_cast<double>(rounds) /
                        static_cast<double>(std::max<std::size_t>(1, first_round.size())));
    }
}

} // namespace forethought::tactics
