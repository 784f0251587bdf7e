#include "engine/core/match.h"
#include "engine/core/own_weights.h"
#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"

#include <catch2/catch.hpp>

namespace forethought {

namespace {

/// For a first search of every rung to come to an end.
constexpr Nodes kEnough = 10'000;

using Numbers = std::vector<std::int32_t>;

template <Game G>
auto switches_of(int rung) {
    return find_rung<typename G::Switches>(G::ladder(), rung).value().switches;
}

/// Of the kind that a rung added last.
template <Game G>
Numbers numbers_of(int rung) {
    return G::weights_of(switches_of<G>(rung)).at(0).numbers;
}

template <Game G>
bool takes(int rung, const Numbers& numbers) {
    auto switches = switches_of<G>(rung);
    OwnWeights<G> own;
    return give_weights<G>(switches, numbers, own);
}

/// What a rung thinks of a start, in one number; by weights of its own where it is given any.
template <Game G>
std::uint64_t thought_of(int rung, const Numbers* numbers) {
    auto switches = switches_of<G>(rung);
    OwnWeights<G> own;
    if (numbers) REQUIRE(give_weights<G>(switches, *numbers, own));
    ManualClock clock;
    Session<G> session(switches, 1, Blur{}, clock);
    session.set(G::start(3));
    session.begin(Limits{.nodes = kEnough});
    session.advance(Budget{});
    return mix(session.info().nodes_of_root, static_cast<std::uint64_t>(G::encode(session.best().action)) ^
                                                 static_cast<std::uint64_t>(session.info().score));
}

Numbers otherwise(Numbers numbers, std::size_t place, std::int32_t number) {
    numbers.at(place) = number;
    return numbers;
}

} // namespace

TEMPLATE_TEST_CASE(
    "a rung that is given the weights it plays by anyway thinks the same, and with others otherwise",
    "[own_weights][slow]", Gomoku, Tactics) {
    using G = TestType;
    for (const auto& rung : G::ladder()) {
        for (const NamedWeights& weights : G::weights_of(rung.switches)) {
            INFO(rung.number << " " << weights.kind);
            const Nodes usual = thought_of<G>(rung.number, nullptr);
            CHECK(thought_of<G>(rung.number, &weights.numbers) == usual);
            Numbers halved = weights.numbers;
            for (auto& number : halved) number /= 2;
            CHECK(thought_of<G>(rung.number, &halved) != usual);
        }
    }
}

TEST_CASE("a rung takes weights of its own kinds only", "[own_weights]") {
    const Numbers values = numbers_of<Gomoku>(30);
    CHECK(takes<Gomoku>(30, values));
    CHECK_FALSE(takes<Gomoku>(20, values));
    const Numbers fitted = numbers_of<Tactics>(150);
    const Numbers network = numbers_of<Tactics>(170);
    CHECK(takes<Tactics>(200, fitted));
    CHECK(takes<Tactics>(200, network));
    CHECK(takes<Tactics>(160, fitted));
    CHECK_FALSE(takes<Tactics>(160, network));
    CHECK_FALSE(takes<Tactics>(140, fitted));
}

TEST_CASE("weights are refused that are too many, too few or too large", "[own_weights]") {
    const Numbers values = numbers_of<Gomoku>(150);
    const Numbers fitted = numbers_of<Tactics>(150);
    const Numbers network = numbers_of<Tactics>(170);
    for (Numbers numbers : {values, fitted, network}) {
        numbers.push_back(0);
        CHECK_FALSE(takes<Gomoku>(150, numbers));
        CHECK_FALSE(takes<Tactics>(170, numbers));
        numbers.resize(numbers.size() - 2);
        CHECK_FALSE(takes<Gomoku>(150, numbers));
        CHECK_FALSE(takes<Tactics>(170, numbers));
    }
    CHECK(takes<Gomoku>(150, otherwise(values, 39, 10'000)));
    CHECK_FALSE(takes<Gomoku>(150, otherwise(values, 39, 10'001)));
    CHECK_FALSE(takes<Gomoku>(150, otherwise(values, 0, -10'001)));
    // Without what sets of threats are worth, too; not with a part of it.
    CHECK(takes<Gomoku>(150, Numbers(values.begin(), values.begin() + 40)));
    CHECK_FALSE(takes<Gomoku>(150, Numbers(values.begin(), values.begin() + 41)));
    CHECK_FALSE(takes<Tactics>(150, otherwise(fitted, 0, -1)));
    CHECK_FALSE(takes<Tactics>(150, otherwise(fitted, 14, 10'000'001)));
    // A share of 1024, and what may not be nothing.
    CHECK_FALSE(takes<Tactics>(150, otherwise(fitted, 3, 1025)));
    CHECK_FALSE(takes<Tactics>(150, otherwise(fitted, 13, 0)));
    CHECK_FALSE(takes<Tactics>(170, otherwise(network, 0, 91)));
    CHECK_FALSE(takes<Tactics>(170, otherwise(network, network.size() - 1, 32'768)));
    CHECK(takes<Tactics>(170, otherwise(network, network.size() - 1, 32'767)));
}

TEST_CASE("a digest depends on every number, and on their order and count", "[own_weights]") {
    const Numbers numbers{1, 2, 0};
    CHECK(digest_of(numbers) == digest_of(Numbers{1, 2, 0}));
    for (const Numbers& other : {Numbers{1, 2}, Numbers{2, 1, 0}, Numbers{1, 2, 0, 0}, Numbers{1, -2, 0}})
        CHECK(digest_of(numbers) != digest_of(other));
    // As files and shards have it.
    CHECK(digest_of(numbers) == "4319f2f60ffae79a");
}

} // namespace forethought
