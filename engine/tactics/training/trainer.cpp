#include "engine/tactics/training/trainer.h"

#include <atomic>
#include <cmath>
#include <ctime>
#include <thread>

namespace forethought::tactics {

namespace {

/// Examples of one step.
constexpr std::size_t kBatch = 512;
/// Share of the size of the first steps that the last ones have.
constexpr float kLastSteps = 0.02F;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Steps grow smaller along half a wave.
float rate_of(float rate, std::size_t step, std::size_t steps) {
    const float share = static_cast<float>(step) / static_cast<float>(steps);
    const float wave = 0.5F * (1 + std::cos(3.14159F * share));
    return rate * (kLastSteps + (1 - kLastSteps) * wave);
}

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
    const auto games = play_games(stop);
    if (!games) return std::nullopt;
    processor_seconds_ += processor_seconds() - began;
    return learn_from(*games);
}

std::vector<Lesson> Trainer::play_game(int game) const {
    SelfPlay play = plan_.play;
    play.player = player();
    return play_lessons(play, number_of(game));
}

std::optional<std::vector<std::vector<Lesson>>> Trainer::play_games(const StopSource& stop) const {
    std::vector<std::vector<Lesson>> games(static_cast<std::size_t>(plan_.games));
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
    std::vector<std::uint32_t>& numbers = material.learned;
    const std::size_t batches = numbers.size() / kBatch;
    const std::size_t steps = batches * static_cast<std::size_t>(plan_.passes);
    std::size_t step = 0;
    for (int pass = 0; pass < plan_.passes; ++pass) {
        rng.shuffle(numbers, static_cast<int>(numbers.size()));
        round.learned = 0;
        for (std::size_t batch = 0; batch < batches; ++batch, ++step)
            round.learned += model.learn(material.examples, {numbers.data() + batch * kBatch, kBatch},
                                         rate_of(plan_.rate, step, steps)) /
                             static_cast<double>(batches);
    }
    weights_ = model.rounded();
    round.held_out = model.loss(material.examples, material.held_out);
    round.outcome = model.loss(material.outcomes, material.all_outcomes);
    round.held_out_without = loss_without_network(material.examples, material.held_out);
    round.outcome_without = loss_without_network(material.outcomes, material.all_outcomes);
    return round;
}

} // namespace forethought::tactics
