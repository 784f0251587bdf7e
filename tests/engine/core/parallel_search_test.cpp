#include "engine/core/parallel_search.h"

#include "engine/core/session.h"
#include "tests/engine/core/fleet.h"
#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace forethought {

namespace {

/// A race whose players dig for numbers: a node turns one up, the greatest counts, and searches tell each
/// other of theirs. The main search digs deeper than the others.
struct Dig : Race {
    static constexpr Nodes kDeep = 3'000;
    static constexpr Nodes kMainSearchDeep = 20'000;
    struct Switches {
        int count = 4;
        Nodes deep = kMainSearchDeep;
        constexpr int searches() const { return count; }
        constexpr Switches of_search(int search) const { return {count, search == 0 ? deep : kDeep}; }
    };

    class Player {
      public:
        static constexpr PlayerTraits kTraits{.syncs = true};

        Player(const Switches& switches, std::uint64_t seed, const Blur&)
            : deep_(switches.deep), seed_(seed) {}
        void set(const Position& position) {
            rng_ = Rng(mix(seed_, hash(position)));
            nodes_ = 0;
            found_ = 0;
        }
        void play(const Action&) {
            nodes_ = 0;
            found_ = 0;
        }
        void begin(const Limits& limits) { limit_ = limits.nodes; }
        bool advance(Nodes nodes) {
            for (; nodes > 0; --nodes) {
                if (nodes_ == deep_ || (limit_ > 0 && nodes_ == limit_)) return false;
                ++nodes_;
                found_ = std::max(found_, static_cast<std::int32_t>(rng_.below(1'000'000)));
            }
            return true;
        }
        BestMove<Action> best() const { return {Action{1 + found_ % 3}, found_}; }
        Info info() const { return Info{.nodes_of_root = nodes_, .score = found_}; }

        std::vector<std::int32_t> search_update() const { return {found_}; }
        Status check(const std::vector<std::int32_t>& update) const {
            return update.size() == 1 ? success() : Status(Error{"a find is one number"});
        }
        void hear(int, const std::vector<std::int32_t>& update) { found_ = std::max(found_, update[0]); }

      private:
        Nodes deep_;
        std::uint64_t seed_;
        Rng rng_;
        std::int32_t found_ = 0;
        Nodes nodes_ = 0;
        Nodes limit_ = 0;
    };

    static constexpr std::string_view kName = "dig";
    static Ladder<Switches> ladder() {
        static constexpr std::array kRungs{Rung<Switches>{0, "Digger", "Digs.", {1}},
                                           Rung<Switches>{10, "Diggers", "Dig together.", {4}}};
        return kRungs;
    }
    static std::vector<MultiPvLine<Action>> multi_pv(const Player&, const Position&, std::size_t) {
        return {};
    }
};
static_assert(Game<Dig> && PlayerDeclaresWhatItHas<Dig::Player> && PlayerDeclaresWhatItHas<Race::Player>);

// What a player declares is held against what it has.
struct Undeclared : Race::Player {
    void show(std::size_t) {}
};
static_assert(!PlayerDeclaresWhatItHas<Undeclared>);
struct Misspelt : Race::Player {
    static constexpr PlayerTraits kTraits{.plans_whole_turn = true};
    bool plan_whole_turn() const { return true; }
};
static_assert(!PlayerDeclaresWhatItHas<Misspelt>);
struct Deaf : Race::Player {
    static constexpr PlayerTraits kTraits{.syncs = true};
    std::vector<std::int32_t> search_update() const { return {}; }
};
static_assert(!PlayerDeclaresWhatItHas<Deaf>);

static_assert(WholeSwitches<Dig::Switches> && WholeSwitches<Race::Switches>);
struct HalfSwitches {
    int searches() const { return 2; }
    HalfSwitches of_searches(int) const { return *this; }
};
static_assert(!WholeSwitches<HalfSwitches>);

/// A digger whose updates change by what it hears.
class Gossip : public Dig::Player {
  public:
    using Dig::Player::Player;
    std::vector<std::int32_t> search_update() const { return {Dig::Player::search_update()[0], heard_}; }
    Status check(const std::vector<std::int32_t>&) const { return success(); }
    void hear(int sender, const std::vector<std::int32_t>& update) {
        Dig::Player::hear(sender, update);
        ++heard_;
    }

  private:
    std::int32_t heard_ = 0;
};

/// Diggers of whom all but the main search are only there to help it.
class Helped : public Dig::Player {
  public:
    using Dig::Player::Player;
    static constexpr PlayerTraits kTraits{.syncs = true, .helps_main_search = true};
};

const Race::Position kStart = Race::start(3);

/// A digger that tells its depth, and remembers what it was told.
template <bool kOnce>
class Listener : public Dig::Player {
  public:
    using Dig::Player::Player;
    static constexpr PlayerTraits kTraits{.syncs = true, .tells_once = kOnce};
    std::vector<std::int32_t> search_update() const {
        return {static_cast<std::int32_t>(info().nodes_of_root)};
    }
    void hear(int, const std::vector<std::int32_t>& update) { heard.push_back(update[0]); }

    std::vector<std::int32_t> heard{};
};

/// What the main search hears of another one that sent two messages before the main search had time for the
/// first.
template <bool kOnce>
std::vector<std::int32_t> heard_late() {
    using Searches = ParallelSearch<Listener<kOnce>>;
    const Dig::Switches two{2};
    Searches main_search(two, 7, Blur{});
    Searches other(two, 7, Blur{});
    REQUIRE(main_search.run_only(0b01));
    REQUIRE(other.run_only(0b10));
    for (Searches* searches : {&main_search, &other}) {
        searches->set(kStart);
        searches->begin({});
    }
    other.advance(2'500);
    for (const SyncMessage& message : other.take_messages()) REQUIRE(main_search.deliver(message));
    main_search.advance(5'000);
    CHECK(main_search.nodes() == 5'000 + 2'048);
    return main_search.main_search().heard;
}

const Dig::Switches kTogether{4};

/// What is seen of a search: its answer, its value, and the nodes that it took.
using Found = std::vector<std::int64_t>;
template <class MainSearch>
Found found(const MainSearch& session) {
    const Info info = session.info();
    return {session.best().action.steps, info.score, static_cast<std::int64_t>(info.nodes_of_root)};
}

Found found_alone(Nodes limit, Nodes slice) {
    ManualClock clock;
    Session<Dig> session(kTogether, 7, Blur{}, clock);
    session.set(kStart);
    session.begin({.nodes = limit});
    while (session.advance(Budget{.nodes = slice})) REQUIRE_FALSE(session.waits());
    return found(session);
}

} // namespace

TEST_CASE("parallel: a limit is kept to the node, and slices change nothing", "[parallel]") {
    for (const Nodes limit : {1u, 900u, 4'352u, 4'353u, 12'000u, 20'003u}) {
        INFO("limit " << limit);
        const Found whole = found_alone(limit, 0);
        CHECK(whole[2] == static_cast<std::int64_t>(limit));
        for (const Nodes slice : {7u, 32u, 1'000u}) CHECK(found_alone(limit, slice) == whole);
    }
}

TEST_CASE("parallel: who only helps the main search takes nothing from it without a limit", "[parallel]") {
    ParallelSearch<Helped> together(kTogether, 7, Blur{});
    together.set(kStart);
    together.begin({});
    CHECK(together.advance(1'000));
    CHECK_FALSE(together.waits());
    CHECK(together.nodes() == 1'000);
    CHECK(together.main_search().info().nodes_of_root == 1'000);
    CHECK(together.take_messages().empty());
    // Within a limit the answer must not depend on where the searches run.
    together.set(kStart);
    together.begin({.nodes = 20'000});
    while (together.advance(100)) {
    }
    CHECK(together.main_search().info().nodes_of_root < 20'000);
    // With the others elsewhere the main search listens to them.
    ParallelSearch<Helped> main_search(kTogether, 7, Blur{});
    REQUIRE(main_search.run_only(1));
    main_search.set(kStart);
    main_search.begin({});
    main_search.advance(10'000);
    CHECK(!main_search.take_messages().empty());
}

TEST_CASE(
    "parallel: of messages that come together all are heard where updates are told once, else the latest",
    "[parallel]") {
    CHECK(heard_late<true>() == std::vector<std::int32_t>{1'024, 2'048});
    CHECK(heard_late<false>() == std::vector<std::int32_t>{2'048});
}

TEST_CASE("sync log: what was read is forgotten, but for the latest message", "[parallel]") {
    SyncLog log;
    for (int epoch = 1; epoch <= 5; ++epoch) REQUIRE(log.enter({.sender = 1, .epoch = epoch}));
    CHECK(log.between(1, 0, 5).size() == 5);
    CHECK(log.between(1, 2, 4).size() == 2);
    CHECK(log.between(1, 2, 4).front().epoch == 3);
    CHECK(log.between(2, 0, 5).empty());
    log.forget(1, 3);
    CHECK(log.between(1, 0, 5).size() == 2);
    CHECK_FALSE(log.latest(1, 3));
    log.forget(1, 9);
    REQUIRE(log.latest(1));
    CHECK(log.latest(1)->epoch == 5);
    log.forget(2, 9);
    CHECK_FALSE(log.latest(2));
}

TEST_CASE("parallel: the main search ends with the best that any of them found", "[parallel]") {
    ManualClock clock;
    ParallelSearch<Dig::Player> searches(kTogether, 7, Blur{});
    searches.set(kStart);
    searches.begin({.nodes = 20'000});
    while (searches.advance(100)) {
    }
    // Each search again, by itself, as deep as it came: the main search has what the others have left.
    std::int32_t best = 0;
    for (int search = 0; search < 4; ++search) {
        Dig::Player player(kTogether, search == 0 ? 7 : mix(7, static_cast<std::uint64_t>(search)), Blur{});
        player.set(kStart);
        player.advance(search == 0 ? 20'000 - 3 * Dig::kDeep : Dig::kDeep);
        best = std::max(best, player.search_update()[0]);
    }
    CHECK(searches.main_search().search_update()[0] == best);
    CHECK(searches.nodes() == 20'000);
}

TEST_CASE("parallel: laid on one to four sessions they find the same, whenever messages arrive",
          "[parallel]") {
    using Crews = std::vector<unsigned>;
    for (const Nodes limit : {900u, 5'000u, 20'003u}) {
        const Found alone = found_alone(limit, 0);
        for (const Crews& crews : {Crews{0b1111}, Crews{0b0101, 0b1010}, Crews{0b1001, 0b0010, 0b0100},
                                   Crews{0b0001, 0b0010, 0b0100, 0b1000}})
            for (std::uint64_t lot = 0; lot < 3; ++lot) {
                INFO("limit " << limit << ", " << crews.size() << " sessions, lot " << lot);
                Fleet<Dig> fleet(kTogether, 7, crews, lot);
                fleet.set(kStart);
                fleet.think(limit);
                CHECK(found(fleet.main_search()) == alone);
                // All know what was spent, so that they share what is left of a turn alike.
                for (std::size_t i = 1; i < crews.size(); ++i)
                    CHECK(fleet[i].info().nodes_of_root == fleet.main_search().info().nodes_of_root);
            }
    }
}

TEST_CASE("parallel: without a limit nobody waits, and all come to an end", "[parallel]") {
    ManualClock clock;
    Session<Dig> main_search(kTogether, 7, Blur{}, clock);
    Session<Dig> other(kTogether, 7, Blur{}, clock);
    REQUIRE(main_search.run_only(0b0111));
    REQUIRE(other.run_only(0b1000));
    for (auto* session : {&main_search, &other}) {
        session->set(kStart);
        session->begin({});
    }
    CHECK(main_search.advance(Budget{.nodes = 10'000}));
    CHECK_FALSE(main_search.waits());
    CHECK(main_search.info().nodes_of_root == 10'000);
    // Its own searches are dug out; only the other could still bring something.
    CHECK(main_search.advance(Budget{.nodes = 100'000}));
    CHECK(main_search.waits());
    CHECK(main_search.info().nodes_of_root == Dig::kMainSearchDeep + 2 * Dig::kDeep);
    other.advance(Budget{.nodes = 100'000});
    for (const SyncMessage& message : other.take_messages()) REQUIRE(main_search.deliver(message));
    CHECK_FALSE(main_search.waits());
    CHECK_FALSE(main_search.advance(Budget{.nodes = 100'000}));
    CHECK(main_search.best().score >= other.best().score);
}

TEST_CASE("parallel: thinking goes on where it was, and begins anew at another root", "[parallel]") {
    ManualClock clock;
    Session<Dig> session(kTogether, 7, Blur{}, clock);
    session.set(kStart);
    session.begin({.nodes = 12'000});
    session.advance(Budget{.nodes = 5'000});
    session.begin({.nodes = 12'000});
    CHECK(session.info().nodes_of_root == 5'000);
    session.advance(Budget{});
    CHECK(found(session) == found_alone(12'000, 0));
    // More is thought on top, another root from nothing.
    session.begin({.nodes = 20'000});
    session.advance(Budget{});
    CHECK(session.info().nodes_of_root == 20'000);
    REQUIRE(session.play(Race::Action{1}));
    CHECK(session.info().nodes_of_root == 0);
    session.begin({.nodes = 12'000});
    session.advance(Budget{});
    CHECK(session.info().nodes_of_root == 12'000);
}

TEST_CASE("parallel: what is only an update about updates is not written, so that all come to an end",
          "[parallel]") {
    ParallelSearch<Gossip> searches(kTogether, 7, Blur{});
    searches.set(kStart);
    searches.begin({});
    int slices = 0;
    while (searches.advance(1'000)) REQUIRE(++slices < 100);
    CHECK(searches.nodes() == Dig::kMainSearchDeep + 3 * Dig::kDeep);
}

TEST_CASE("parallel: what makes no sense is refused", "[parallel]") {
    ManualClock clock;
    Session<Dig> session(kTogether, 7, Blur{}, clock);
    CHECK(session.run_only(0b10000).error() == "none of the searches 16 (bits) runs here");
    REQUIRE(session.run_only(0b0011));
    CHECK(session.run_only(0b1100).error() == "none of the searches 12 (bits) runs here");
    const auto refusal = [&](SyncMessage message, PositionKey change = 0) {
        message.root = session.key() ^ change;
        const Status status = session.deliver(message);
        return status ? std::string{} : status.error();
    };
    CHECK(refusal({.sender = 2, .update = {5}}, 1) == "the message is about another position");
    CHECK(refusal({.sender = 1, .update = {5}}) == "search 1 runs here");
    CHECK(refusal({.sender = 4, .update = {5}}) == "there is no search 4");
    CHECK(refusal({.sender = 2, .update = {}}) == "a find is one number");
    CHECK(refusal({.sender = 2, .epoch = 3, .update = {5}}) == "");
    CHECK(refusal({.sender = 2, .epoch = 3, .update = {5}}) == "search 2 writes of epoch 3 after epoch 3");
}

TEST_CASE("sync messages go through integers unchanged, and bad integers are refused", "[parallel]") {
    const SyncMessage message{.root = 0x8123456789abcdefu,
                              .sender = 3,
                              .epoch = 12,
                              .nodes = 5'000'000'000u,
                              .finished = true,
                              .update = {1, -2, 3}};
    const auto integers = to_integers(message);
    const auto again = to_sync_message(integers);
    REQUIRE(again);
    CHECK(to_integers(again.value()) == integers);
    CHECK(again.value().root == message.root);
    CHECK(again.value().nodes == message.nodes);
    CHECK(again.value().update == message.update);
    CHECK(to_sync_message(std::vector<std::int32_t>{1, 2}).error() ==
          "a sync message has 7 integers and more, not 2");
    CHECK(to_sync_message(std::vector<std::int32_t>{0, 0, 1, -2, 0, 0, 0}).error() ==
          "the epoch of a sync message is 0 or more, not -2");
}

} // namespace forethought
