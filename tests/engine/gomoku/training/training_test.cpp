// Learning from own games: what positions are told as, the model, rounds.

#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/network/accumulator.h"
#include "engine/gomoku/training/trainer.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace forethought::gomoku {

namespace {

Switches rung(int number) {
    return find_rung(Gomoku::ladder(), number).value().switches;
}

SelfPlay small_play() {
    SelfPlay play{.seed = 3, .nodes = 100, .player = rung(160), .guests = {rung(110)}};
    play.player.network = nullptr;
    return play;
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

bool sees_stones(const Board& board, Cell cell) {
    const auto& [black, white] = board.of_colour();
    for (int d = 0; d < kDirections; ++d) {
        const std::uint32_t wall = walls(board.size()).window(d, cell);
        const auto line =
            network::LineCodes::all()(black.window(d, cell) | wall, white.window(d, cell) | wall);
        if (network::sees_stones(line)) return true;
    }
    return false;
}

/// How soon cells are looked at: logarithms of odds, up to what all have in common. The model is told of
/// cells that see stones alone.
std::vector<double> orders_of(network::Accumulator& accumulator, const Board& board) {
    std::vector<double> orders;
    const network::Attention attention = accumulator.attention(board);
    board.near_cells().for_each([&](Cell cell) {
        if (!sees_stones(board, cell)) return;
        orders.push_back(accumulator.order(board, attention, cell) / static_cast<double>(network::kUnit));
    });
    return orders;
}

std::vector<double> orders_of(const std::vector<float>& chances) {
    std::vector<double> orders;
    for (const float chance : chances)
        if (chance > 0) orders.push_back(std::log(chance));
    return orders;
}

/// Logarithms of odds that are told apart.
constexpr double kMostOrder = 15;

} // namespace

TEST_CASE("games to learn from can be played, end as they say, and depend on their number alone",
          "[gomoku][training]") {
    const auto games = small_games(samples(20));
    ManualClock clock;
    int proven = 0;
    int guests = 0;
    for (std::size_t number = 0; number < games.size(); ++number) {
        INFO("game " << number);
        const PlayedGame& game = games[number];
        const PlayedGame again = play_game(small_play(), static_cast<int>(number), clock);
        CHECK(again.actions == game.actions);
        CHECK(again.values == game.values);
        REQUIRE(game.values.size() == game.actions.size());
        Position position = empty_board(kUsualBoard, game.rule, Opening::free);
        for (const Action action : game.actions) {
            REQUIRE(is_legal(position, action));
            play(position, action, nullptr);
        }
        REQUIRE(game.outcome != Outcome::playing);
        if (position.outcome == Outcome::playing) {
            // The one who moved last has proven how it ends.
            const Score last = game.values.back();
            REQUIRE((last == PlayedGame::kNoValue || is_decided(last)));
            ++proven;
        } else {
            CHECK(position.outcome == game.outcome);
        }
        guests += std::count(game.values.begin() + position.stones / 2, game.values.end(),
                             PlayedGame::kNoValue) > 3;
    }
    CHECK(proven > 0);
    if (!kSlowBuild) CHECK(guests > 0);
}

TEST_CASE("asides of a game are undecided, have a move, and are learned from by what a search says of them",
          "[gomoku][training]") {
    SelfPlay how = small_play();
    how.aside_in = 3;
    ManualClock clock;
    std::size_t asides = 0;
    for (int number = 0; number < samples(6); ++number) {
        const PlayedGame game = play_game(how, number, clock);
        CHECK(game.asides == play_game(how, number, clock).asides);
        for (const Aside& aside : game.asides) {
            Position position = empty_board(kUsualBoard, game.rule, Opening::free);
            for (const Action action : aside.actions) {
                REQUIRE(is_legal(position, action));
                play(position, action, nullptr);
            }
            REQUIRE(position.outcome == Outcome::playing);
            CHECK(is_legal(position, aside.best));
        }
        asides += game.asides.size();
        const PlayedGame alone{
            .rule = game.rule, .actions = game.actions, .values = game.values, .outcome = game.outcome};
        const std::size_t played = examples_of({alone}).examples.size();
        const Examples examples = examples_of({game});
        REQUIRE(examples.examples.size() == played + game.asides.size());
        for (std::size_t i = 0; i < game.asides.size(); ++i) {
            const Score value = game.asides[i].value;
            const double chance = is_decided(value) ? is_win(value) : 1 / (1 + std::exp(-value / 173.7));
            CHECK(std::abs(examples.examples[played + i].target - chance) < 1e-5);
        }
    }
    CHECK(asides > 1);
}

TEST_CASE("what the model says of a position is what the network that is made of it says, but for rounding",
          "[gomoku][training]") {
    const auto games = small_games(4);
    const Examples examples = examples_of(games);
    Model model(1);
    const auto numbers = numbers_of(examples);
    REQUIRE(numbers.size() > 10);
    for (int step = 0; step < 30; ++step) model.learn(examples, numbers, 0.01F);
    const network::Weights weights = model.rounded();
    network::Accumulator accumulator(weights);
    Board board(BoardUpdate::tables);
    std::size_t next = 0;
    for (const PlayedGame& game : games) {
        Position position = empty_board(kUsualBoard, game.rule, Opening::free);
        for (std::size_t i = 0; i < game.actions.size(); ++i) {
            board.set(position);
            if (game.values[i] != PlayedGame::kNoValue && !is_about_decided(board)) {
                accumulator.set(board, network::last_stones(position));
                const Example& example = examples.examples.at(next++);
                const double points = 173.7 * model.value(examples, example);
                CHECK(std::abs(accumulator.value(board) - points) < 20 + std::abs(points) / 20);
                const auto orders = orders_of(accumulator, board);
                const auto of_model = orders_of(model.chances(examples, example));
                REQUIRE(orders.size() == of_model.size());
                // What is less likely than that is not told apart: nobody looks at it.
                const auto capped = [](double order) { return std::clamp(order, -kMostOrder, kMostOrder); };
                for (std::size_t k = 1; k < orders.size(); ++k) {
                    const double order = capped(orders[k] - orders[0]);
                    const double order_of_model = capped(of_model[k] - of_model[0]);
                    CHECK(std::abs(order - order_of_model) < 0.6 + std::abs(order_of_model) / 20);
                }
            }
            play(position, game.actions[i], nullptr);
        }
    }
    CHECK(next == examples.examples.size());
}

TEST_CASE("the model learns what it is shown", "[gomoku][training][slow]") {
    const Examples examples = examples_of(small_games(6));
    const auto numbers = numbers_of(examples);
    Model model(2);
    const Losses before = model.losses(examples, numbers);
    for (int step = 0; step < 60; ++step) model.learn(examples, numbers, 0.01F);
    const Losses after = model.losses(examples, numbers);
    CHECK(after.value < before.value - 0.02);
    CHECK(after.outcome < before.outcome);
    CHECK(after.order < before.order - 0.5);
    CHECK(after.first > before.first);
}

TEST_CASE("weights that see no stone stay nothing, and all fit into their places", "[gomoku][training]") {
    const Examples examples = examples_of(small_games(3));
    Model model(3);
    for (int step = 0; step < 5; ++step) model.learn(examples, numbers_of(examples), 0.01F);
    const network::Weights weights = model.rounded();
    CHECK(network::are_weights(network::numbers_of(weights)));
    for (int code = 0; code < network::kLineCodes; ++code) {
        const auto& line = weights.lines[static_cast<std::size_t>(code)];
        const bool is_nothing = std::all_of(line.begin(), line.end(), [](int weight) { return weight == 0; });
        CHECK(is_nothing != network::sees_stones(static_cast<network::LineCode>(code)));
    }
}

TEST_CASE("a round can be broken off before it has changed anything", "[gomoku][training]") {
    TrainingPlan plan;
    plan.seed = 5;
    plan.games = 3;
    plan.play = small_play();
    plan.passes = 1;
    Trainer trainer(plan, 2);
    StopSource stop;
    stop.request();
    CHECK_FALSE(trainer.play_round(stop));
    CHECK(trainer.rounds() == 0);
    CHECK(trainer.player().network == nullptr);
    stop.reset();
    const auto round = trainer.play_round(stop);
    REQUIRE(round);
    CHECK(round->games == 3);
    CHECK(trainer.player().network == &trainer.weights());
}

} // namespace forethought::gomoku
