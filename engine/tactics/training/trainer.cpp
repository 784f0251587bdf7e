#include "engine/tactics/training/trainer.h"

#include "engine/core/training/batches.h"
#include "engine/core/training/in_parallel.h"

namespace forethought::tactics {

namespace {

/// Examples of one step.
constexpr std::size_t kBatch = 512;
/// Of `RateSchedule`.
constexpr float kLastRate = 0.02F;

} // namespace

Trainer::Trainer(const TrainingPlan& plan, int threads) : plan_(plan), threads_(threads) {
    plan_.play.seed = plan.seed;
}

Switches Trainer::player() const {
    Switches player = plan_.play.opponent;
    player.network = network_.get();
    player.learned = player.network != nullptr;
    return player;
}

std::optional<Round> Trainer::play_round(const StopSource& stop) {
    const double began = processor_seconds();
    const auto games = play_games(plan_.games, threads_, stop, [this](int game) { return play_game(game); });
    if (!games) return std::nullopt;
    processor_seconds_ += processor_seconds() - began;
    return learn_from(*games);
}

std::vector<Lesson> Trainer::play_game(int game) const {
    SelfPlay play = plan_.play;
    play.player = player();
    return play_lessons(play, number_of(game));
}

Round Trainer::learn_from(const std::vector<std::vector<Lesson>>& games) {
    const double began = processor_seconds();
    keep(games);
    ++rounds_;
    Round round = learn();
    network_ = std::make_unique<network::Network>(weights_);
    processor_seconds_ += processor_seconds() - began;
    round.number = rounds_;
    round.games = games_;
    round.lessons = lessons_.size();
    round.processor_seconds = processor_seconds_;
    return round;
}

void Trainer::keep(const std::vector<std::vector<Lesson>>& games) {
    for (const auto& game : games) lessons_.insert(lessons_.end(), game.begin(), game.end());
    games_ += plan_.games;
    if (lessons_.size() <= plan_.most_lessons) return;
    // Games are forgotten as a whole.
    std::size_t first = lessons_.size() - plan_.most_lessons;
    while (first < lessons_.size() && lessons_[first].game == lessons_[first - 1].game) ++first;
    lessons_.erase(lessons_.begin(), lessons_.begin() + static_cast<std::ptrdiff_t>(first));
}

Round Trainer::learn() {
    Material material = material_of(lessons_, plan_.play.opponent, plan_.teaching);
    Round round;
    Model model(mix(plan_.seed, static_cast<std::uint64_t>(rounds_)));
    Rng rng(mix(plan_.seed, ~static_cast<std::uint64_t>(rounds_)));
    const Passes passes{plan_.passes, kBatch, {.rate = plan_.rate, .last = kLastRate}};
    round.learned = learn_in_batches(material.learned, passes, rng,
                                     [&](std::span<const std::uint32_t> batch, float rate) {
                                         return model.learn(material.examples, batch, rate);
                                     });
    weights_ = model.rounded();
    round.held_out = model.loss(material.examples, material.held_out);
    round.outcome = model.loss(material.outcomes, material.all_outcomes);
    round.held_out_without = loss_without_network(material.examples, material.held_out);
    round.outcome_without = loss_without_network(material.outcomes, material.all_outcomes);
    return round;
}

} // namespace forethought::tactics
