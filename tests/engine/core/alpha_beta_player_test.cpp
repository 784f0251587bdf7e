#include "engine/core/alpha_beta_player.h"

#include "tests/engine/core/lattice.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace forethought {

namespace {

constexpr int kLayers = 9;
constexpr Ply kDeepest = 30;
/// Plies of forced wins that are searched for.
constexpr Ply kSoon = 3;
constexpr Ply kLater = 7;

/// A lattice after some moves.
struct Place {
    std::uint64_t seed = 0;
    std::vector<int> moves{};
    bool operator==(const Place&) const = default;
};

/// An action is a move by another number, so that nobody takes one for the other.
constexpr int kFirstAction = 100;

/// An adapter that plays the lattice, and has of its own what the switches say.
class LatticeAdapter {
  public:
    using Policy = Lattice;
    using Position = Place;
    using Action = int;
    struct Switches {
        /// Looks for wins that come soon before the main search; for later ones beside it.
        bool searches_win = false;
        bool searches_win_beside = false;
        /// Tries everything out from this layer on instead of searching.
        int alone_from = kLayers;
        /// The same once the main search has made so many moves; 0 for never.
        Nodes takes_over_after = 0;
    };
    static constexpr AdapterAbilities kAbilities{
        .forced_win = true, .forced_win_beside = true, .thinks_alone = true, .takes_over = true};
    static constexpr Score kWholeAdvantage = 400;
    static constexpr Nodes kStep = 0;
    static constexpr int kEpochDoublings = 0;

    LatticeAdapter(const Switches& switches, std::uint64_t, const Blur&) : switches_(switches) {}

    Lattice& policy() { return lattice_; }
    AlphaBetaSettings settings() const {
        return {.most_depth = kDeepest, .aspiration = 15, .table_bytes = 4096};
    }

    bool set(const Place& place) {
        const bool same_game = place.seed == place_.seed;
        place_ = place;
        return same_game;
    }
    void play(int action) { place_.moves.push_back(action - kFirstAction); }
    bool is_over() const { return !place_.moves.empty() && at(place_).known_value(0).has_value(); }
    FirstThought<int> begin_root() {
        lattice_ = at(place_);
        nodes_ = 0;
        done_ = false;
        const bool alone = static_cast<int>(place_.moves.size()) >= switches_.alone_from;
        return {.action = kFirstAction,
                .next = alone                    ? Thinking::alone
                        : switches_.searches_win ? Thinking::forced_win
                                                 : Thinking::search};
    }
    std::optional<int> only_move() const { return std::nullopt; }
    int to_action(Lattice::Move move) const { return kFirstAction + move; }

    ForcedLine<int> forced_win() { return switches_.searches_win ? win_within(kSoon) : ForcedLine<int>{}; }
    ForcedLine<int> forced_win_beside(Nodes nodes) {
        return switches_.searches_win_beside && nodes >= 32 ? win_within(kLater) : ForcedLine<int>{};
    }

    bool takes_over(Ply, Nodes nodes, Nodes) const {
        return switches_.takes_over_after > 0 && nodes >= switches_.takes_over_after;
    }
    void take_over(const RootMoves<Lattice::Move>::List& moves, Score) {
        if (moves.size() != lattice_.number_of_moves()) nodes_ = 10;
    }

    bool think_alone(Nodes nodes) {
        nodes_ += std::min<Nodes>(nodes, 10 - nodes_);
        done_ = nodes_ == 10;
        return !done_;
    }
    BestMove<int> best_alone() const {
        BestMove<int> best{kFirstAction, -kWin};
        if (!done_) return best;
        Lattice lattice = lattice_;
        for (std::size_t i = 0; i < lattice.number_of_moves(); ++i) {
            const Score value = value_of(lattice, static_cast<Lattice::Move>(i));
            if (value > best.score) best = {kFirstAction + static_cast<int>(i), value};
        }
        return best;
    }
    Nodes nodes_alone() const { return nodes_; }
    std::vector<MultiPvLine<int>> multi_pv_alone(std::size_t most) const {
        if (most == 0 || !done_) return {};
        return {{.actions = {best_alone().action}, .score = best_alone().score}};
    }

    static Lattice at(const Place& place) {
        Lattice lattice(place.seed, kLayers, {});
        for (const int move : place.moves) lattice.make(static_cast<Lattice::Move>(move));
        return lattice;
    }
    static Score value_of(Lattice& lattice, Lattice::Move move, Ply depth = kLayers) {
        lattice.make(move);
        const Score value = -minimax(lattice, depth, 1);
        lattice.unmake();
        return value;
    }

  private:
    ForcedLine<int> win_within(Ply plies) const {
        Lattice lattice = lattice_;
        for (std::size_t i = 0; i < lattice.number_of_moves(); ++i) {
            const Score value = value_of(lattice, static_cast<Lattice::Move>(i));
            if (is_win(value) && plies_to_end(value) <= plies)
                return {{kFirstAction + static_cast<int>(i)}, plies_to_end(value)};
        }
        return {};
    }

    Switches switches_;
    Place place_{};
    Lattice lattice_{0, kLayers, {}};
    Nodes nodes_ = 0;
    bool done_ = false;
};

// What an adapter declares is held against what it has.
static_assert(AdapterDeclaresWhatItHas<LatticeAdapter>);

struct Undeclared : LatticeAdapter {
    void show(std::size_t) {}
};
static_assert(!AdapterDeclaresWhatItHas<Undeclared>);

struct Misspelt : LatticeAdapter {
    static constexpr AdapterAbilities kAbilities{.forced_win = true,
                                                 .forced_win_beside = true,
                                                 .thinks_alone = true,
                                                 .takes_over = true,
                                                 .shows_lines = true};
    void shows(std::size_t) {}
};
static_assert(!AdapterDeclaresWhatItHas<Misspelt>);

struct WithOtherResult : LatticeAdapter {
    int takes_over(Ply, Nodes, Nodes) const { return 0; }
};
static_assert(!AdapterDeclaresWhatItHas<WithOtherResult>);

using Player = AlphaBetaPlayer<LatticeAdapter>;

struct Seat {
    explicit Seat(std::uint64_t seed, const LatticeAdapter::Switches& switches = {})
        : player(switches, 1, Blur{}) {
        set({.seed = seed});
    }
    void set(const Place& where) {
        place = where;
        player.set(place);
    }
    void play(int action) {
        place.moves.push_back(action - kFirstAction);
        player.play(action);
    }
    void think(const Limits& limits, Nodes slice = 1'000'000) {
        player.begin(limits);
        while (player.advance(slice)) {
        }
    }
    bool is_over() const {
        return !place.moves.empty() && LatticeAdapter::at(place).known_value(0).has_value();
    }
    Score truth() const {
        Lattice lattice = LatticeAdapter::at(place);
        return minimax(lattice, kLayers);
    }
    Score score() const { return static_cast<Score>(player.best().score); }

    Place place;
    Player player;
};

/// All that a player says.
std::vector<std::int64_t> thoughts(const Seat& seat) {
    const Info info = seat.player.info();
    std::vector<std::int64_t> said{seat.player.best().action, info.score,
                                   static_cast<std::int64_t>(info.nodes_of_root), info.depth,
                                   info.alternatives};
    for (const auto& line : seat.player.multi_pv(10)) {
        said.push_back(line.score);
        said.push_back(line.score_loss);
        said.push_back(line.flags);
        said.insert(said.end(), line.actions.begin(), line.actions.end());
    }
    return said;
}

} // namespace

TEST_CASE("a player on the template finds what a position is worth, and names a move at once",
          "[alpha-beta-player]") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        INFO("seed " << seed);
        Seat seat(seed);
        CHECK(seat.player.best().action >= kFirstAction);
        CHECK(seat.player.multi_pv(5).empty());
        seat.think({.depth = kLayers});
        REQUIRE(seat.score() == seat.truth());
        Lattice lattice = LatticeAdapter::at(seat.place);
        const auto move = static_cast<Lattice::Move>(seat.player.best().action - kFirstAction);
        REQUIRE(LatticeAdapter::value_of(lattice, move) == seat.truth());
    }
}

TEST_CASE("a player on the template keeps limits, and thinks alike wherever it is cut",
          "[alpha-beta-player]") {
    for (const LatticeAdapter::Switches& switches :
         {LatticeAdapter::Switches{},
          LatticeAdapter::Switches{.searches_win = true, .searches_win_beside = true},
          LatticeAdapter::Switches{.alone_from = 0}})
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            for (const Nodes limit : {Nodes{1}, Nodes{7}, Nodes{33}, Nodes{500}}) {
                INFO("seed " << seed << ", limit " << limit);
                Seat whole(seed, switches);
                whole.think({.nodes = limit});
                REQUIRE(whole.player.info().nodes_of_root <= limit);
                for (const Nodes slice : {Nodes{1}, Nodes{5}, Nodes{100}}) {
                    Seat cut(seed, switches);
                    cut.think({.nodes = limit}, slice);
                    REQUIRE(thoughts(cut) == thoughts(whole));
                }
            }
    for (Ply depth = 1; depth < 5; ++depth) {
        Seat seat(3);
        seat.think({.depth = depth});
        CHECK((is_decided(seat.score()) || seat.player.info().depth == depth));
    }
}

TEST_CASE("a win that was announced comes in time, whatever is replied", "[alpha-beta-player]") {
    constexpr Nodes few = 3;
    int kept = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        INFO("seed " << seed);
        Rng rng(seed);
        Seat seat(seed);
        seat.think({.nodes = 5'000});
        if (!is_win(seat.score()) || plies_to_end(seat.score()) < 3) continue;
        Ply announced = plies_to_end(seat.score());
        while (true) {
            REQUIRE(is_win(seat.score()));
            REQUIRE(plies_to_end(seat.score()) <= announced);
            announced = plies_to_end(seat.score());
            seat.play(static_cast<int>(seat.player.best().action));
            --announced;
            if (seat.is_over()) break;
            const auto moves = static_cast<std::uint32_t>(LatticeAdapter::at(seat.place).number_of_moves());
            seat.play(kFirstAction + static_cast<int>(rng.below(moves)));
            --announced;
            if (seat.is_over()) break;
            seat.think({.nodes = few});
        }
        // Whoever is to move in the end has lost.
        REQUIRE(is_loss(*LatticeAdapter::at(seat.place).known_value(0)));
        REQUIRE(announced >= 0);
        ++kept;
    }
    CHECK(kept > 10);
}

TEST_CASE("a search for a forced win before the main search and beside it announces what it finds",
          "[alpha-beta-player]") {
    int at_once = 0;
    int sooner = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        INFO("seed " << seed);
        Seat winner(seed, {.searches_win = true});
        const bool quick = is_win(winner.truth()) && plies_to_end(winner.truth()) <= kSoon;
        winner.think({.nodes = 1});
        REQUIRE(is_win(winner.score()) == quick);
        if (quick) {
            CHECK(winner.player.info().nodes_of_root == 0);
            REQUIRE(winner.player.multi_pv(1).size() == 1);
            CHECK(winner.player.multi_pv(1).front().flags ==
                  (1u | static_cast<std::uint32_t>(plies_to_end(winner.score())) << 8));
        }
        at_once += quick ? 1 : 0;
        Seat slow(seed, {.searches_win_beside = true});
        slow.think({.nodes = 96});
        const bool late = is_win(slow.truth()) && plies_to_end(slow.truth()) <= kLater;
        if (late) REQUIRE(is_win(slow.score()));
        Seat plain(seed);
        plain.think({.nodes = 96});
        sooner += late && !is_win(plain.score()) ? 1 : 0;
    }
    CHECK(at_once > 5);
    CHECK(at_once < 90);
    CHECK(sooner > 0);
}

TEST_CASE("a search of the game's own takes the place of the main one where the game says so",
          "[alpha-beta-player]") {
    constexpr int from = 3;
    int alone = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        INFO("seed " << seed);
        Rng rng(seed);
        Seat seat(seed, {.alone_from = from});
        while (!seat.is_over()) {
            const bool is_alone = static_cast<int>(seat.place.moves.size()) >= from;
            seat.think({.nodes = 2'000});
            if (is_alone) {
                REQUIRE(seat.player.info().nodes_of_root == 10);
                REQUIRE(seat.score() == seat.truth());
                REQUIRE(seat.player.multi_pv(3).size() == 1);
                ++alone;
            }
            const auto moves = static_cast<std::uint32_t>(LatticeAdapter::at(seat.place).number_of_moves());
            seat.play(kFirstAction + static_cast<int>(rng.below(moves)));
        }
    }
    CHECK(alone > 20);
}

TEST_CASE("a search of the game's own takes over from the main one where the game says so",
          "[alpha-beta-player]") {
    int taken = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        INFO("seed " << seed);
        Seat whole(seed, {.takes_over_after = 64});
        whole.think({.nodes = 2'000});
        const Nodes nodes = whole.player.info().nodes_of_root;
        // Few lattices are searched through before.
        if (nodes < 64 + 10) continue;
        ++taken;
        REQUIRE(nodes <= 64 + 32 + 10);
        REQUIRE(whole.score() == whole.truth());
        for (const Nodes slice : {1u, 7u}) {
            Seat cut(seed, {.takes_over_after = 64});
            cut.think({.nodes = 2'000}, slice);
            REQUIRE(thoughts(cut) == thoughts(whole));
        }
        // A limit that is used up before leaves the main search's answer.
        Seat hurried(seed, {.takes_over_after = 64});
        hurried.think({.nodes = 40});
        REQUIRE(hurried.player.info().nodes_of_root <= 40);
        whole.play(whole.player.best().action);
        if (!whole.is_over()) REQUIRE(whole.player.info().nodes_of_root == 0);
    }
    CHECK(taken > 10);
}

TEST_CASE("lines are shown best first, and none of them twice", "[alpha-beta-player]") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        INFO("seed " << seed);
        Seat seat(seed);
        seat.player.show(seed % 2 == 0 ? 1 : 3);
        seat.set({.seed = seed, .moves = {}});
        seat.think({.depth = 4});
        const auto lines = seat.player.multi_pv(10);
        REQUIRE_FALSE(lines.empty());
        REQUIRE(lines.front().actions.front() == seat.player.best().action);
        REQUIRE(lines.front().score == seat.score());
        std::vector<int> first;
        for (const auto& line : lines) {
            REQUIRE(std::find(first.begin(), first.end(), line.actions.front()) == first.end());
            first.push_back(line.actions.front());
            REQUIRE(line.score <= lines.front().score);
            REQUIRE(line.score_loss >= 0);
            REQUIRE(line.score_loss <= 1000);
            if ((line.flags & 3u) != 0)
                REQUIRE(static_cast<Ply>(line.flags >> 8) == plies_to_end(static_cast<Score>(line.score)));
        }
        REQUIRE(seat.player.multi_pv(1).size() == 1);
        REQUIRE(seat.player.multi_pv(0).empty());
    }
}

TEST_CASE("the shortest win that is proven comes first at every moment, and is played",
          "[alpha-beta-player]") {
    const auto plies_of = [](const MultiPvLine<int>& line) {
        return (line.flags & 1u) != 0 ? static_cast<Ply>(line.flags >> 8) : kLongestWin;
    };
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        INFO("seed " << seed);
        Seat cut(seed, {.searches_win_beside = true});
        Seat whole(seed, {.searches_win_beside = true});
        for (Seat* seat : {&cut, &whole}) {
            seat->player.show(3);
            seat->set({.seed = seed});
            seat->player.begin({.nodes = 500});
        }
        while (cut.player.advance(3)) {
            const auto lines = cut.player.multi_pv(10);
            for (std::size_t i = 1; i < lines.size(); ++i) REQUIRE(plies_of(lines[0]) <= plies_of(lines[i]));
            if (lines.size() < 2 || plies_of(lines[0]) == kLongestWin) continue;
            REQUIRE(cut.player.best().action == lines[0].actions[0]);
            REQUIRE(cut.score() == win_in(plies_of(lines[0])));
            ++wins;
        }
        whole.think({.nodes = 500});
        REQUIRE(thoughts(cut) == thoughts(whole));
    }
    CHECK(wins > 10);
}

TEST_CASE("a player that held another game thinks like one that did not", "[alpha-beta-player]") {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        INFO("seed " << seed);
        Seat used(seed + 50);
        used.think({.nodes = 500});
        used.set({.seed = seed});
        used.think({.nodes = 500});
        Seat fresh(seed);
        fresh.think({.nodes = 500});
        REQUIRE(thoughts(used) == thoughts(fresh));
    }
}

} // namespace forethought
