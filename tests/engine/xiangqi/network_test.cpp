#include "engine/xiangqi/network/network.h"

#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/network/accumulator.h"
#include "engine/xiangqi/own_weights.h"
#include "engine/xiangqi/search_policy.h"
#include "tests/engine/core/forged_file.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/weights.h"

#include <catch2/catch.hpp>

namespace forethought::xiangqi::network {

namespace {

/// Weights by lot, as large as trained ones are.
network::Weights weights_by_lot(std::uint64_t seed) {
    Rng rng(seed);
    std::vector<std::int32_t> numbers(kNumbers);
    for (std::int32_t& number : numbers) number = static_cast<std::int32_t>(rng.below(121)) - 60;
    return made_of(numbers);
}

Score value_afresh(const Network& network, const Board& board) {
    Accumulator accumulator(network, 1);
    accumulator.set(board);
    return accumulator.value(board.to_move());
}

/// The same by the definition, neuron by neuron.
Score value_by_definition(const network::Weights& weights, const Board& board) {
    const std::size_t stage = stage_of(board.pieces());
    std::int64_t sum = std::int64_t{weights.bases[stage]} * kUnit * kUnit;
    for (const Side viewer : {Side::first, Side::second})
        for (const bool is_mirrored : {false, true})
            for (std::size_t filter = 0; filter < kFilters; ++filter) {
                std::int64_t neuron = weights.biases[filter];
                for (Slot slot = 0; slot < kSlots; ++slot) {
                    const Cell cell = board.where(slot);
                    if (cell == kNowhere) continue;
                    const Input input = input_of(slot, is_mirrored ? xiangqi::mirrored(cell) : cell, viewer);
                    neuron += weights.filters[input][filter];
                }
                neuron = std::clamp<std::int64_t>(neuron, 0, kUnit);
                const std::size_t place = filter + (viewer == board.to_move() ? 0 : kFilters);
                sum += neuron * neuron * weights.output[stage][place];
            }
    return static_cast<Score>(std::clamp(sum * kScoreOfOdds / kValueUnit, -kMostValue, kMostValue));
}

std::string error_of(const std::vector<std::uint8_t>& file) {
    const auto read = read_network(file);
    return read ? "" : read.error();
}

} // namespace

TEST_CASE("inputs are told apart, and turned and mirrored like the board", "[xiangqi][network]") {
    std::set<Input> seen;
    for (const Side side : {Side::first, Side::second})
        for (int kind = 0; kind < kKinds; ++kind)
            for (Cell cell = 0; cell < kCells; ++cell) {
                const Slot slot = first_slot(side, static_cast<Kind>(kind));
                const Input input = input_of(slot, cell, Side::first);
                REQUIRE(input < kInputs);
                seen.insert(input);
                CHECK(of_other_side(input) == input_of(slot, cell, Side::second));
                CHECK(network::mirrored(input) == input_of(slot, xiangqi::mirrored(cell), Side::first));
            }
    CHECK(seen.size() == kInputs);
}

TEST_CASE("a network's value is what its definition says", "[xiangqi][network]") {
    const network::Weights weights = weights_by_lot(1);
    const Network network(weights);
    for (const Board& board : random_boards(samples(100), 250))
        REQUIRE(value_afresh(network, board) == value_by_definition(weights, board));
}

TEST_CASE("a network says the same of a position to either side, and of its mirror", "[xiangqi][network]") {
    const Network network(weights_by_lot(2));
    for (const Board& board : random_boards(samples(100), 250)) {
        const Score value = value_afresh(network, board);
        REQUIRE(value_afresh(network, xiangqi::mirrored(board)) == value);
        REQUIRE(value_afresh(network, turned(board)) == value);
    }
}

TEST_CASE("what a network sees is the same, move by move and afresh, forwards and backwards",
          "[xiangqi][network]") {
    constexpr std::size_t kMoves = 60;
    const Network network(weights_by_lot(3));
    Accumulator accumulator(network, kMoves);
    for (const Board& start : random_boards(samples(40), 150)) {
        Rng rng(start.hash());
        Board board = start;
        accumulator.set(board);
        std::vector<std::optional<Change>> made;
        for (std::size_t step = 0; step < kMoves; ++step) {
            Moves moves;
            add_legal(board, moves);
            if (moves.empty()) break;
            if (rng.below(5) == 0) {
                accumulator.pass();
                board.pass();
                made.emplace_back();
            } else {
                made.emplace_back(board.make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
                accumulator.make(*made.back());
            }
            // Now and then nobody asks, and now and then a move is taken back before anybody has.
            if (rng.below(3) != 0)
                REQUIRE(accumulator.value(board.to_move()) == value_afresh(network, board));
            while (!made.empty() && rng.below(3) == 0) {
                accumulator.unmake();
                made.back() ? board.unmake(*made.back()) : board.pass();
                made.pop_back();
            }
        }
        for (; !made.empty(); made.pop_back()) {
            REQUIRE(accumulator.value(board.to_move()) == value_afresh(network, board));
            accumulator.unmake();
            made.back() ? board.unmake(*made.back()) : board.pass();
        }
        REQUIRE(accumulator.value(board.to_move()) == value_afresh(network, board));
    }
}

TEST_CASE("no weights leave their places, however large they are", "[xiangqi][network]") {
    for (const int sign : {1, -1}) {
        network::Weights weights;
        for (auto& row : weights.filters) row.fill(static_cast<std::int16_t>(kMostOfFilter));
        weights.biases.fill(static_cast<std::int16_t>(sign * kMostOfFilter));
        for (auto& row : weights.output) row.fill(static_cast<std::int16_t>(sign * kMostOfOutput));
        const Network network(weights);
        for (const Board& board : random_boards(samples(10), 100))
            REQUIRE(value_afresh(network, board) == value_by_definition(weights, board));
        for (auto& row : weights.filters) row.fill(static_cast<std::int16_t>(-kMostOfFilter));
        const Network dark(weights);
        for (const Board& board : random_boards(samples(10), 100)) {
            REQUIRE(value_afresh(dark, board) == value_by_definition(weights, board));
            REQUIRE_FALSE(is_decided(value_afresh(network, board)));
        }
    }
}

TEST_CASE("a network as numbers and as a file is the same network", "[xiangqi][network]") {
    const network::Weights weights = weights_by_lot(4);
    auto numbers = numbers_of(weights);
    REQUIRE(are_weights(numbers));
    CHECK(numbers_of(made_of(numbers)) == numbers);
    const auto read = read_network(write_network(weights));
    REQUIRE(read.ok());
    CHECK(numbers_of(read.value()) == numbers);
    numbers.back() = kMostOfOutput + 1;
    CHECK_FALSE(are_weights(numbers));
    numbers.back() = -kMostOfOutput;
    CHECK(are_weights(numbers));
    numbers.front() = kMostOfFilter + 1;
    CHECK_FALSE(are_weights(numbers));
    numbers.front() = 0;
    numbers.push_back(0);
    CHECK_FALSE(are_weights(numbers));
    CHECK_FALSE(are_weights({}));
}

TEST_CASE("a file that is damaged, cut short or forged is no network", "[xiangqi][network]") {
    const auto file = write_network(weights_by_lot(5));
    for (const std::size_t size : {std::size_t{0}, std::size_t{39}, file.size() / 2, file.size() - 1})
        CHECK_FALSE(read_network(std::span(file).first(size)).ok());
    CHECK(error_of({file.begin(), file.begin() + 20}) ==
          "the network of Xiangqi: the file ends within its header");
    auto damaged = file;
    damaged[0] ^= 1;
    CHECK(error_of(damaged) == "the network of Xiangqi: the file does not begin as one");
    damaged = file;
    damaged[16] ^= 1;
    CHECK(error_of(damaged) == "the network of Xiangqi: the header is damaged");
    damaged = file;
    damaged[file.size() / 2] ^= 4;
    CHECK(error_of(damaged) == "the network of Xiangqi: the code is damaged");
    for_each_forged(file, 1, [](const std::vector<std::uint8_t>& forged) {
        const auto read = read_network(forged);
        if (read) CHECK(are_weights(numbers_of(read.value())));
    });
}

TEST_CASE("the repository's network can be served, and is installed once", "[xiangqi][network]") {
    CHECK(repository_network_file().size() <= 1'000'000);
    const Network& network = repository_network();
    CHECK(Xiangqi::install_weights(write_network(weights_by_lot(7))).ok());
    CHECK(installed_network() == &network);
    CHECK_FALSE(Xiangqi::install_weights(std::vector<std::uint8_t>(100)).ok());
    Switches switches = find_rung(Xiangqi::ladder(), 160).value().switches;
    CHECK(network_of(switches) == &network);
    CHECK(network_of(find_rung(Xiangqi::ladder(), 130).value().switches) == nullptr);
    OwnWeights own;
    const auto numbers = numbers_of(weights_by_lot(8));
    REQUIRE(own.give(switches, numbers));
    CHECK(weights_of(switches)[0].numbers == numbers);
    CHECK_FALSE(own.give(switches, numbers_of(weights_by_hand())));
}

TEST_CASE("a search values positions by the network that it has", "[xiangqi][network]") {
    const Network network(weights_by_lot(6));
    Switches switches = xiangqi::ladder().back().switches;
    SearchPolicy policy(switches, weights_by_hand(), &network, Blur{});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Position position = random_position(seed, 40);
        if (position.outcome() != Outcome::playing) continue;
        policy.set(position);
        CHECK(policy.leaf(0, -kWin, kWin).score == value_afresh(network, position.board()));
        Moves moves;
        add_legal(position.board(), moves);
        policy.make(moves[0]);
        CHECK(policy.leaf(1, -kWin, kWin).score == value_afresh(network, policy.board()));
        policy.unmake();
        policy.make_null();
        CHECK(policy.leaf(1, -kWin, kWin).score == value_afresh(network, policy.board()));
        policy.unmake_null();
        CHECK(policy.leaf(0, -kWin, kWin).score == value_afresh(network, position.board()));
    }
}

} // namespace forethought::xiangqi::network
