#include "engine/gomoku/training/trainer.h"

#include "engine/core/rng.h"
#include "engine/core/training/batches.h"
#include "engine/core/training/in_parallel.h"

namespace forethought::gomoku {

namespace {

/// Examples of one step.
constexpr std::size_t kBatch = 256;
/// Of `RateSchedule`.
constexpr float kGrowing = 0.02F;
constexpr float kLastRate = 0.01F;
/// One game in so many is not learned from.
constexpr std::int64_t kHeldOut = 10;

} // namespace

Switches Trainer::player() const {
    Switches player = plan_.play.player;
    player.network = rounds_ > 0 ? &weights_ : nullptr;
    return player;
}

std::optional<Round> Trainer::play_round(const StopSource& stop) {
    const double began = processor_seconds();
    const auto games = play_games(plan_.games, threads_, stop, [this](int game) { return play_game(game); });
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
    const Passes passes{plan_.passes, kBatch, {plan_.rate, kGrowing, kLastRate}};
    learn_in_batches(learned, passes, rng, [&](std::span<const std::uint32_t> batch, float rate) {
        model.learn(examples, batch, rate);
    });
    weights_ = model.rounded();
    return {.positions = examples.examples.size(), .held_out = model.losses(examples, held_out)};
}

} // namespace forethought::gomoku
