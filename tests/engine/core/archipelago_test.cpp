#include "engine/core/archipelago.h"

#include "engine/core/session.h"
#include "tests/engine/core/fleet.h"
#include "tests/engine/core/race.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace forethought {

namespace {

/// A race whose players dig for numbers: a node turns one up, the greatest counts, and islands tell each
/// other of theirs. The chair digs deeper than the others.
struct Dig : Race {
    static constexpr Nodes kDeep = 3'000;
    static constexpr Nodes kChairsDeep = 20'000;
    struct Switches {
        int count = 4;
        Nodes deep = kChairsDeep;
        constexpr int islands() const { return count; }
        constexpr Switches of_island(int island) const { return {count, island == 0 ? deep : kDeep}; }
    };

    class Player {
      public:
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

        std::vector<std::int32_t> news() const { return {found_}; }
        Status check(const std::vector<std::int32_t>& news) const {
            return news.size() == 1 ? success() : Status(Error{"a find is one number"});
        }
        void hear(int, const std::vector<std::int32_t>& news) { found_ = std::max(found_, news[0]); }

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
static_assert(Game<Dig> && Islander<Dig::Player> && !Islander<Race::Player>);

/// A digger whose news change by what it hears.
class Gossip : public Dig::Player {
  public:
    using Dig::Player::Player;
    std::vector<std::int32_t> news() const { return {Dig::Player::news()[0], heard_}; }
    Status check(const std::vector<std::int32_t>&) const { return success(); }
    void hear(int island, const std::vector<std::int32_t>& news) {
        Dig::Player::hear(island, news);
        ++heard_;
    }

  private:
    std::int32_t heard_ = 0;
};
static_assert(Islander<Gossip>);

/// Diggers of whom all but the chair are only there to help it.
class Helped : public Dig::Player {
  public:
    using Dig::Player::Player;
    static constexpr bool kHelpsChair = true;
};

const Race::Position kStart = Race::start(3);

/// A digger that tells its depth, and remembers what it was told.
template <bool kOnce>
class Listener : public Dig::Player {
  public:
    using Dig::Player::Player;
    static constexpr bool kTellsOnce = kOnce;
    std::vector<std::int32_t> news() const { return {static_cast<std::int32_t>(info().nodes_of_root)}; }
    void hear(int, const std::vector<std::int32_t>& news) { heard.push_back(news[0]); }

    std::vector<std::int32_t> heard{};
};

/// What the chair hears of another island that wrote two letters before the chair had time for the first.
template <bool kOnce>
std::vector<std::int32_t> heard_late() {
    using Islands = Archipelago<Listener<kOnce>>;
    const Dig::Switches two{2};
    Islands chair(two, 7, Blur{});
    Islands other(two, 7, Blur{});
    REQUIRE(chair.hold(0b01));
    REQUIRE(other.hold(0b10));
    for (Islands* islands : {&chair, &other}) {
        islands->set(kStart);
        islands->begin({});
    }
    other.advance(2'500);
    for (const Letter& letter : other.take_post()) REQUIRE(chair.deliver(letter));
    chair.advance(5'000);
    CHECK(chair.nodes() == 5'000 + 2'048);
    return chair.chair().heard;
}

const Dig::Switches kTogether{4};

/// What is seen of a search: its answer, its value, and the nodes that it took.
using Found = std::vector<std::int64_t>;
template <class Chair>
Found found(const Chair& session) {
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

TEST_CASE("islands: a limit is kept to the node, and slices change nothing", "[islands]") {
    for (const Nodes limit : {1u, 900u, 4'352u, 4'353u, 12'000u, 20'003u}) {
        INFO("limit " << limit);
        const Found whole = found_alone(limit, 0);
        CHECK(whole[2] == static_cast<std::int64_t>(limit));
        for (const Nodes slice : {7u, 32u, 1'000u}) CHECK(found_alone(limit, slice) == whole);
    }
}

TEST_CASE("islands: who only helps the chair takes nothing from it without a limit", "[islands]") {
    Archipelago<Helped> together(kTogether, 7, Blur{});
    together.set(kStart);
    together.begin({});
    CHECK(together.advance(1'000));
    CHECK_FALSE(together.waits());
    CHECK(together.nodes() == 1'000);
    CHECK(together.chair().info().nodes_of_root == 1'000);
    CHECK(together.take_post().empty());
    // Within a limit the answer must not depend on where the islands are searched.
    together.set(kStart);
    together.begin({.nodes = 20'000});
    while (together.advance(100)) {
    }
    CHECK(together.chair().info().nodes_of_root < 20'000);
    // With the others elsewhere the chair listens to them.
    Archipelago<Helped> chair(kTogether, 7, Blur{});
    REQUIRE(chair.hold(1));
    chair.set(kStart);
    chair.begin({});
    chair.advance(10'000);
    CHECK(!chair.take_post().empty());
}

TEST_CASE("islands: of letters that come together all are heard where news are told once, else the latest",
          "[islands]") {
    CHECK(heard_late<true>() == std::vector<std::int32_t>{1'024, 2'048});
    CHECK(heard_late<false>() == std::vector<std::int32_t>{2'048});
}

TEST_CASE("mail: what was read is forgotten, but for the latest letter", "[islands]") {
    Mail mail;
    for (int epoch = 1; epoch <= 5; ++epoch) REQUIRE(mail.enter({.island = 1, .epoch = epoch}));
    CHECK(mail.between(1, 0, 5).size() == 5);
    CHECK(mail.between(1, 2, 4).size() == 2);
    CHECK(mail.between(1, 2, 4).front().epoch == 3);
    CHECK(mail.between(2, 0, 5).empty());
    mail.forget(1, 3);
    CHECK(mail.between(1, 0, 5).size() == 2);
    CHECK_FALSE(mail.latest(1, 3));
    mail.forget(1, 9);
    REQUIRE(mail.latest(1));
    CHECK(mail.latest(1)->epoch == 5);
    mail.forget(2, 9);
    CHECK_FALSE(mail.latest(2));
}

TEST_CASE("islands: the chair ends with the best that any of them found", "[islands]") {
    ManualClock clock;
    Archipelago<Dig::Player> islands(kTogether, 7, Blur{});
    islands.set(kStart);
    islands.begin({.nodes = 20'000});
    while (islands.advance(100)) {
    }
    // Each island again, by itself, as deep as it came: the chair has what the others have left.
    std::int32_t best = 0;
    for (int island = 0; island < 4; ++island) {
        Dig::Player player(kTogether, island == 0 ? 7 : mix(7, static_cast<std::uint64_t>(island)), Blur{});
        player.set(kStart);
        player.advance(island == 0 ? 20'000 - 3 * Dig::kDeep : Dig::kDeep);
        best = std::max(best, player.news()[0]);
    }
    CHECK(islands.chair().news()[0] == best);
    CHECK(islands.nodes() == 20'000);
}

TEST_CASE("islands: laid on one to four sessions they find the same, whenever letters arrive", "[islands]") {
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
                CHECK(found(fleet.chair()) == alone);
                // All know what was spent, so that they share what is left of a turn alike.
                for (std::size_t i = 1; i < crews.size(); ++i)
                    CHECK(fleet[i].info().nodes_of_root == fleet.chair().info().nodes_of_root);
            }
    }
}

TEST_CASE("islands: without a limit nobody waits, and all come to an end", "[islands]") {
    ManualClock clock;
    Session<Dig> chair(kTogether, 7, Blur{}, clock);
    Session<Dig> other(kTogether, 7, Blur{}, clock);
    REQUIRE(chair.hold(0b0111));
    REQUIRE(other.hold(0b1000));
    for (auto* session : {&chair, &other}) {
        session->set(kStart);
        session->begin({});
    }
    CHECK(chair.advance(Budget{.nodes = 10'000}));
    CHECK_FALSE(chair.waits());
    CHECK(chair.info().nodes_of_root == 10'000);
    // Its own islands are dug out; only the other could still bring something.
    CHECK(chair.advance(Budget{.nodes = 100'000}));
    CHECK(chair.waits());
    CHECK(chair.info().nodes_of_root == Dig::kChairsDeep + 2 * Dig::kDeep);
    other.advance(Budget{.nodes = 100'000});
    for (const Letter& letter : other.take_post()) REQUIRE(chair.deliver(letter));
    CHECK_FALSE(chair.waits());
    CHECK_FALSE(chair.advance(Budget{.nodes = 100'000}));
    CHECK(chair.best().score >= other.best().score);
}

TEST_CASE("islands: thinking goes on where it was, and begins anew at another root", "[islands]") {
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

TEST_CASE("islands: what is only news of news is not written, so that all come to an end", "[islands]") {
    Archipelago<Gossip> islands(kTogether, 7, Blur{});
    islands.set(kStart);
    islands.begin({});
    int slices = 0;
    while (islands.advance(1'000)) REQUIRE(++slices < 100);
    CHECK(islands.nodes() == Dig::kChairsDeep + 3 * Dig::kDeep);
}

TEST_CASE("islands: what makes no sense is refused", "[islands]") {
    ManualClock clock;
    Session<Dig> session(kTogether, 7, Blur{}, clock);
    CHECK(session.hold(0b10000).error() == "none of the islands 16 (bits) is searched here");
    REQUIRE(session.hold(0b0011));
    CHECK(session.hold(0b1100).error() == "none of the islands 12 (bits) is searched here");
    const auto refusal = [&](const Letter& letter) {
        const Status status = session.deliver(letter);
        return status ? std::string{} : status.error();
    };
    CHECK(refusal({.island = 1, .news = {5}}) == "island 1 is searched here");
    CHECK(refusal({.island = 4, .news = {5}}) == "there is no island 4");
    CHECK(refusal({.island = 2, .news = {}}) == "a find is one number");
    CHECK(refusal({.island = 2, .epoch = 3, .news = {5}}) == "");
    CHECK(refusal({.island = 2, .epoch = 3, .news = {5}}) == "island 2 writes of epoch 3 after epoch 3");
}

TEST_CASE("letters go through integers unchanged, and bad integers are refused", "[islands]") {
    const Letter letter{
        .island = 3, .epoch = 12, .nodes = 5'000'000'000u, .settled = true, .news = {1, -2, 3}};
    const auto integers = to_integers(letter);
    const auto again = to_letter(integers);
    REQUIRE(again);
    CHECK(to_integers(again.value()) == integers);
    CHECK(again.value().nodes == letter.nodes);
    CHECK(again.value().news == letter.news);
    CHECK(to_letter(std::vector<std::int32_t>{1, 2}).error() == "a letter has 5 integers and more, not 2");
    CHECK(to_letter(std::vector<std::int32_t>{1, -2, 0, 0, 0}).error() ==
          "the epoch of a letter is 0 or more, not -2");
}

} // namespace forethought
