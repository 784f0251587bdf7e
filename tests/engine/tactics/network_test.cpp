// The network of rung 170: what it is told, and that its sums are right.

#include "engine/tactics/network/trained.h"

#include "engine/tactics/tactics.h"
#include "tests/engine/tactics/half_turn.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>

namespace forethought::tactics {

namespace {

using network::Facts;
using network::kHidden;
using network::kOn;

Cell mirrored(Cell cell) {
    return cell_at(kWidth - 1 - column(cell), row(cell));
}

CellSet mirrored(CellSet cells) {
    CellSet image;
    while (!cells.empty()) image.insert(mirrored(cells.take()));
    return image;
}

/// The position in a mirror: left and right change places.
Position mirrored(const Position& position) {
    const Terrain& terrain = position.battle->terrain;
    const Terrain image(mirrored(terrain.walls()), mirrored(terrain.water()));
    Position other{std::make_shared<const Battle>(Battle{image, position.battle->roster}), position.state};
    State& state = other.state;
    state.occupied = CellSet{};
    state.unit_at.fill(kNobody);
    for_each(position.state.alive, [&](Unit unit) {
        state.cell[unit] = mirrored(position.state.cell[unit]);
        state.unit_at[state.cell[unit]] = unit;
        state.occupied.insert(state.cell[unit]);
    });
    return other;
}

std::vector<std::uint16_t> facts_of(const Position& position, Side side) {
    Blur off;
    const Worth worth(off);
    const Scene scene(*position.battle, position.state, side, worth, UnitSet{}, true);
    const Facts facts(scene, Exchange(scene));
    std::vector<std::uint16_t> list(facts.begin(), facts.end());
    std::sort(list.begin(), list.end());
    return list;
}

/// Calls `visit(position, rng)` at positions of a random game at which both sides move alike.
template <class Visit>
void in_network_game(std::uint64_t seed, Visit visit) {
    Rng rng(mix(seed, 0x6e6574));
    Position position = Tactics::start(seed);
    while (position.state.outcome == Outcome::playing) {
        if (!is_slow_round(position.state)) visit(position, rng);
        const auto actions = Tactics::legal_actions(position);
        Tactics::play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
    }
}

/// Weights as large as they may be and as small, by lot.
std::unique_ptr<network::Weights> random_weights(std::uint64_t seed) {
    Rng rng(seed);
    const auto draw = [&](int most) {
        const int span = 2 * most + 1;
        return static_cast<std::int16_t>(static_cast<int>(rng.below(static_cast<std::uint32_t>(span))) -
                                         most);
    };
    auto weights = std::make_unique<network::Weights>();
    for (auto& fact : weights->facts)
        for (auto& weight : fact) weight = draw(network::kMostWeight);
    for (auto& weight : weights->bias) weight = draw(network::kMostWeight);
    for (auto& weight : weights->worth) weight = draw(32'767);
    weights->base = draw(32'767);
    return weights;
}

/// The value of the network, neuron by neuron, in floating point.
double slow_value(const network::Weights& weights, const std::vector<std::uint16_t>& facts) {
    double value = weights.base;
    for (std::size_t i = 0; i < kHidden; ++i) {
        double sum = weights.bias[i];
        for (const std::uint16_t fact : facts) sum += weights.facts[fact][i];
        value += std::clamp(sum / kOn, 0.0, 1.0) * weights.worth[i];
    }
    return value * static_cast<double>(network::kWorthUnit);
}

Value value_of(const network::Network& network, const Position& position, Side side) {
    Blur off;
    const Worth worth(off);
    const Scene scene(*position.battle, position.state, side, worth, UnitSet{}, true);
    return network(Facts(scene, Exchange(scene)));
}

} // namespace

TEST_CASE("a network is told the same of a mirrored state, and of a turned one for the other side",
          "[network]") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed)
        in_network_game(seed, [&](const Position& position, Rng&) {
            const Position mirror = mirrored(position);
            const Position image = turned(position);
            for (const Side side : {Side::first, Side::second}) {
                const auto facts = facts_of(position, side);
                REQUIRE(facts_of(mirror, side) == facts);
                // Who has to move before a cracked ring falls depends on the side.
                if (cracked(position.state).empty()) REQUIRE(facts_of(image, opponent(side)) == facts);
            }
            ++compared;
        });
    CHECK(compared > 300);
}

TEST_CASE("the facts of states differ where states do", "[network]") {
    const Position start = Tactics::start(3);
    Position other = start;
    const Unit unit = other.state.alive.take();
    other = start;
    set_hit_points(other.state, unit, other.state.hit_points[unit] - 25);
    CHECK(facts_of(other, Side::first) != facts_of(start, Side::first));
    CHECK(facts_of(start, Side::first) == facts_of(start, Side::first));
}

TEST_CASE("a network's value is what its neurons add up to, however large its weights", "[network]") {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto weights = random_weights(seed);
        const auto network = std::make_unique<network::Network>(*weights);
        in_network_game(seed, [&](const Position& position, Rng&) {
            const double slow = slow_value(*weights, facts_of(position, Side::first));
            REQUIRE(std::abs(static_cast<double>(value_of(*network, position, Side::first)) - slow) <= 1.0);
        });
    }
}

TEST_CASE("sums at the bounds of a word's lanes do not touch their neighbours", "[network]") {
    auto weights = std::make_unique<network::Weights>();
    for (auto& fact : weights->facts)
        for (std::size_t i = 0; i < kHidden; ++i)
            fact[i] = static_cast<std::int16_t>(i % 2 == 0 ? network::kMostWeight : -network::kMostWeight);
    weights->bias = weights->facts[0];
    weights->worth.fill(1);
    const network::Network network(*weights);
    // Every other neuron is fully on.
    CHECK(value_of(network, Tactics::start(1), Side::first) == kHidden / 2 * network::kWorthUnit);
}

TEST_CASE("the network that rung 170 plays with values states", "[network]") {
    Blur off;
    const auto rung = find_rung(Tactics::ladder(), 170);
    REQUIRE(rung.ok());
    const Evaluator with(rung.value().switches, off);
    Switches switches = rung.value().switches;
    switches.learned = false;
    const Evaluator without(switches, off);
    int different = 0;
    int compared = 0;
    in_network_game(5, [&](const Position& position, Rng&) {
        const Value value = value_of(network::kTrained, position, Side::first);
        const auto valued = [&](const Evaluator& evaluate) {
            return evaluate(*position.battle, position.state, Side::first, UnitSet{});
        };
        REQUIRE(valued(with) == valued(without) + value);
        different += value != 0 ? 1 : 0;
        ++compared;
    });
    CHECK(different > compared / 2);
}

} // namespace forethought::tactics
