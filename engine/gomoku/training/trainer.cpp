#include "engine/gomoku/training/trainer.h"

#include "engine/core/rng.h"

#include <atomic>
#include <cmath>
#include <ctime>
#include <thread>

namespace forethought::gomoku {

namespace {

/// Examples of one step.
constexpr std::size_t kBatch = 256;
/// Share of all steps in which they grow to their size, and the share of that which the last ones have.
constexpr float kFirstSteps = 0.02F;
constexpr float kLastSteps = 0.01F;
/// One game in so many is not learned from.
constexpr std::int64_t kHeldOut = 10;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Steps grow, and then become smaller along half a wave.
float rate_of(float rate, std::size_t step, std::size_t steps) {
    const float share = static_cast<float>(step) / static_cast<float>(steps);
    if (share < kFirstSteps) return rate * share / kFirstSteps;
    return rate * (kLastSteps + (1 - kLastSteps) * 0.5F * (1 + std::cos(3.14159F * share)));
}

} // namespace

Switches Trainer::player() const {
    Switches player = plan_.play.player;
    player.network = rounds_ > 0 ? &weights_ : nullptr;
    return player;
}

std::optional<Round> Trainer::play_round(const StopSource& stop) {
    const double began = processor_seconds();
    const auto games = play_games(stop);
    if (!games) return std::nullopt;
    processor_seconds_ += processor_seconds() - began;
    return learn_from(*games);
}

PlayedGame Trainer::play_game(int game) const {
    SelfPlay play = plan_.play;
    play.player = player();
    ManualClock clock;
    return gomoku::play_game(play, static_cast<int>(played_) + game, clock);
}

std::optional<std::vector<PlayedGame>> Trainer::play_games(const StopSource& stop) const {
    std::vector<PlayedGame> games(static_cast<std::size_t>(plan_.games));
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int game = next++; game < plan_.games && !stop.requested(); game = next++)
            games[static_cast<std::size_t>(game)] = play_game(game);
    };
    std::vector<std::thread> threads;
    for (int i = 1; i < threads_; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    if (stop.requested()) return std::nullopt;
    return games;
}

Round Trainer::learn_from(const std::vector<PlayedGame>& games) {
    const double began = processor_seconds();
    games_.insert(games_.end(), games.begin(), games.end());
    if (games_.size() > plan_.most_games)
        games_.erase(games_.begin(), games_.end() - static_cast<std::ptrdiff_t>(plan_.most_games));
    played_ += plan_.games;
    ++rounds_;
    Round round = learn();
    processor_seconds_ += processor_seconds() - began;
    round.number = rounds_;
    round.games = played_;
    round.processor_seconds = processor_seconds_;
    return round;
}

Round Trainer::learn() {
    Examples examples;
    std::vector<std::uint32_t> learned;
    std::vector<std::uint32_t> held_out;
    const std::int64_t first = played_ - static_cast<std::int64_t>(games_.size());
    for (std::size_t i = 0; i < games_.size(); ++i) {
        auto& numbers = (first + static_cast<std::int64_t>(i)) % kHeldOut == 0 ? held_out : learned;
        const std::size_t before = examples.examples.size();
        add_examples(games_[i], plan_.teaching, examples);
        for (std::size_t number = before; number < examples.examples.size(); ++number)
            numbers.push_back(static_cast<std::uint32_t>(number));
    }
    Model model(mix(plan_.seed, static_cast<std::uint64_t>(rounds_)));
    Rng rng(mix(plan_.seed, ~static_cast<std::uint64_t>(rounds_)));
    const std::size_t batches = learned.size() / kBatch;
    const std::size_t steps = batches * static_cast<std::size_t>(plan_.passes);
    std::size_t step = 0;
    for (int pass = 0; pass < plan_.passes; ++pass) {
        rng.shuffle(learned, static_cast<int>(learned.size()));
        for (std::size_t batch = 0; batch < batches; ++batch, ++step)
            model.learn(examples, {learned.data() + batch * kBatch, kBatch},
                        rate_of(plan_.rate, step, steps));
    }
    weights_ = model.rounded();
    return {.positions = examples.examples.size(), .held_out = model.losses(examples, held_out)};
}

} // namespace forethought::gomoku
