// Learning from own games: what positions are told as, the model, rounds.

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/network/accumulator.h"
#include "engine/xiangqi/training/trainer.h"
#include "engine/xiangqi/xiangqi.h"
#include "tests/engine/core/own_folder.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace forethought::xiangqi::training {

namespace {

SelfPlay small_play() {
    return {.seed = 3, .nodes = 100, .player = find_rung(Xiangqi::ladder(), 130).value().switches};
}

std::vector<PlayedGame> small_games(int count) {
    std::vector<PlayedGame> games;
    ManualClock clock;
    for (int number = 0; number < count; ++number) games.push_back(play_game(small_play(), number, clock));
    return games;
}

Examples examples_of(const std::vector<PlayedGame>& games) {
    Examples examples;
    for (const PlayedGame& game : games) add_examples(game, Teaching{}, examples);
    return examples;
}

std::vector<std::uint32_t> numbers_of(const Examples& examples) {
    std::vector<std::uint32_t> numbers(examples.examples.size());
    std::iota(numbers.begin(), numbers.end(), 0u);
    return numbers;
}

TrainingPlan small_plan() {
    TrainingPlan plan;
    plan.seed = 5;
    plan.games = 3;
    plan.play = small_play();
    plan.passes = 1;
    return plan;
}

/// What the loss of an example is, in nats.
double loss_of(const Model& model, const Example& example) {
    const double odds = model.value(example);
    return std::log1p(std::exp(-odds)) + (1 - static_cast<double>(example.target)) * odds;
}

} // namespace

TEST_CASE("games of Xiangqi to learn from can be played, end as they say, and depend on their number alone",
          "[xiangqi][training]") {
    const auto games = small_games(samples(20));
    ManualClock clock;
    std::size_t strays = 0;
    for (std::size_t number = 0; number < games.size(); ++number) {
        INFO("game " << number);
        const PlayedGame& game = games[number];
        CHECK(play_game(small_play(), static_cast<int>(number), clock) == game);
        REQUIRE(game.values.size() == game.actions.size());
        Position position = begin_at(standard_start());
        for (const Action action : game.actions) {
            REQUIRE(is_legal(position, action));
            play(position, action, nullptr);
        }
        REQUIRE(game.outcome != Outcome::playing);
        if (position.outcome() != Outcome::playing) CHECK(position.outcome() == game.outcome);
        // The opening, and what is played by lot behind it.
        const auto searched = std::find_if(game.values.begin(), game.values.end(),
                                           [](Score value) { return value != PlayedGame::kNoValue; });
        CHECK(searched - game.values.begin() >= 2);
        strays += static_cast<std::size_t>(std::count(searched, game.values.end(), PlayedGame::kNoValue));
    }
    CHECK(strays > 0);
}

TEST_CASE("quiet positions are learned from, by the search and by the end where nobody erred later",
          "[xiangqi][training]") {
    for (const PlayedGame& game : small_games(samples(6))) {
        const Examples examples = examples_of({game});
        auto next = examples.examples.begin();
        Position position = begin_at(standard_start());
        for (std::size_t i = 0; i < game.actions.size(); ++i) {
            const Board& board = position.board();
            const Score value = game.values[i];
            const bool is_learned =
                value != PlayedGame::kNoValue && !in_check(board) && board.is_empty(game.actions[i].to());
            if (is_learned) {
                REQUIRE(next != examples.examples.end());
                CHECK(next->pieces == board.pieces());
                CHECK(next->inputs == example_of(board).inputs);
                const double points = game.outcome == Outcome::draw              ? 0.5
                                      : game.outcome == win_for(board.to_move()) ? 1
                                                                                 : 0;
                CHECK(next->points == points);
                const double chance = is_decided(value)
                                          ? is_win(value)
                                          : 1 / (1 + std::exp(-value / double{network::kScoreOfOdds}));
                const bool errs_later =
                    std::find(game.values.begin() + static_cast<std::ptrdiff_t>(i), game.values.end(),
                              PlayedGame::kNoValue) != game.values.end();
                const double share = errs_later ? 0 : double{Teaching{}.experience};
                CHECK(next->target == Approx(share * points + (1 - share) * chance).margin(1e-5));
                ++next;
            }
            play(position, game.actions[i], nullptr);
        }
        CHECK(next == examples.examples.end());
    }
}

TEST_CASE("the gradients of the model are those of its loss", "[xiangqi][training]") {
    const Examples examples = examples_of(small_games(2));
    Model model(1);
    for (int step = 0; step < 20; ++step) model.learn(examples, numbers_of(examples), 0.01F);
    for (const std::uint32_t number : {0u, 7u, 19u}) {
        const Example& example = examples.examples.at(number);
        const auto gradients = model.gradients(examples, std::array{number});
        // Those of filters at an input that is there, the biases, and all behind them.
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < 8; ++i) places.push_back(example.inputs[i] * network::kFilters + 4 * i);
        for (std::size_t i = network::kInputs * network::kFilters; i < network::kNumbers; ++i)
            places.push_back(i);
        int moved = 0;
        for (const std::size_t place : places) {
            float& weight = model.weights()[place];
            const float was = weight;
            const float step = 2e-3F;
            weight = was + step;
            const double above = loss_of(model, example);
            weight = was - step;
            const double below = loss_of(model, example);
            weight = was;
            INFO("weight " << place);
            CHECK(gradients[place] == Approx((above - below) / (2 * step)).margin(2e-3).epsilon(0.05));
            moved += std::abs(gradients[place]) > 1e-3F;
        }
        CHECK(moved > 20);
    }
}

TEST_CASE("what the model of Xiangqi says is what the network that is made of it says, but for rounding",
          "[xiangqi][training]") {
    const auto games = small_games(3);
    const Examples examples = examples_of(games);
    Model model(1);
    for (int step = 0; step < 30; ++step) model.learn(examples, numbers_of(examples), 0.01F);
    const auto weights = model.rounded();
    CHECK(network::are_weights(network::numbers_of(weights)));
    const network::Network network(weights);
    network::Accumulator accumulator(network, 1);
    for (const PlayedGame& game : games) {
        Board board = standard_start().board;
        for (const Action action : game.actions) {
            accumulator.set(board);
            const double points = network::kScoreOfOdds * double{model.value(example_of(board))};
            CHECK(std::abs(accumulator.value(board.to_move()) - points) < 12 + std::abs(points) / 20);
            board.make(action);
        }
    }
}

TEST_CASE("the model of Xiangqi learns what it is shown", "[xiangqi][training]") {
    const Examples examples = examples_of(small_games(4));
    const auto numbers = numbers_of(examples);
    Model model(2);
    const Losses before = model.losses(examples, numbers);
    for (int step = 0; step < 60; ++step) model.learn(examples, numbers, 0.01F);
    const Losses after = model.losses(examples, numbers);
    CHECK(after.value < before.value - 0.05);
    CHECK(after.outcome < before.outcome);
}

TEST_CASE("a training in rounds plays by its network, and continues from its checkpoint alike",
          "[xiangqi][training]") {
    const OwnFolder folder("xiangqi_training_test");
    const TrainingPlan plan = small_plan();
    Trainer trainer(plan, 2);
    StopSource stop;
    stop.request();
    CHECK_FALSE(trainer.play_round(stop));
    CHECK_FALSE(trainer.player().has_network);
    stop.reset();
    const auto round = trainer.play_round(stop);
    REQUIRE(round);
    CHECK(round->games == 3);
    CHECK(trainer.player().has_network);
    CHECK(&trainer.player().network->weights() == &trainer.weights());

    REQUIRE(trainer.save(folder / "checkpoint").ok());
    const auto resumed = Trainer::resume(folder / "checkpoint", plan, 1);
    REQUIRE(resumed.ok());
    CHECK(resumed.value()->play_game(1) == trainer.play_game(1));
    REQUIRE(trainer.play_round(stop));
    REQUIRE(resumed.value()->play_round(stop));
    CHECK(network::numbers_of(resumed.value()->weights()) == network::numbers_of(trainer.weights()));
    TrainingPlan other = plan;
    other.play.nodes = 200;
    CHECK(Trainer::resume(folder / "checkpoint", other, 1)
              .error()
              .ends_with("was begun with nodes 100, not 200"));
}

} // namespace forethought::xiangqi::training
