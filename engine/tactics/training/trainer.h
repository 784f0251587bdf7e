#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/core/statistics.h"
#include "engine/tactics/training/examples.h"
#include "engine/tactics/training/self_play.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace forethought::tactics {

/// What a training is, from its first game on.
struct TrainingPlan {
    std::uint64_t seed = 1;
    /// Games of a round.
    int games = 400;
    SelfPlay play;
    Teaching teaching;
    /// Times that a round goes through all lessons, and the size of the first steps.
    int passes = 4;
    float rate = 0.002F;
    /// Most lessons that are kept; the oldest games are forgotten first.
    std::size_t most_lessons = 5'000'000;
};

/// What a round came to.
struct Round {
    int number = 0;
    std::int64_t games = 0;
    std::size_t lessons = 0;
    double processor_seconds = 0;
    /// Mean loss, in nats: of what was learned from; of held-out battles, with the network and without; and
    /// of the outcomes of held-out games, with and without.
    double learned = 0;
    double held_out = 0;
    double held_out_without = 0;
    double outcome = 0;
    double outcome_without = 0;
};

/// A network and the games that it has learned from. In each round it plays games, half of them against
/// itself and half against the rung below; then it learns from all games anew.
class Trainer {
  public:
    Trainer(const TrainingPlan& plan, int threads);

    /// A training that goes on from a checkpoint. Refused when the file is not one, is damaged, or was begun
    /// with another seed, other games or another rung.
    static Result<std::unique_ptr<Trainer>> resume(const std::filesystem::path& path,
                                                   const TrainingPlan& plan, int threads);
    /// Writes a checkpoint beside `path` and puts it in its place when it is whole. Error: why it cannot.
    Status save(const std::filesystem::path& path) const;

    /// One round. Without a result when `stop` came before its games were played: then nothing has changed.
    std::optional<Round> play_round(const StopSource& stop);

    /// The same round in two halves, so that games can be played anywhere: what number `game` of it (from 0)
    /// teaches, which depends on nothing but the plan and what was learned so far, and the learning from all
    /// of them, by their numbers. Any number of threads may play at the same time.
    std::vector<Lesson> play_game(int game) const;
    Round learn_from(const std::vector<std::vector<Lesson>>& games);
    /// The number in the whole training of game `game` of the next round, and the seed of its battle, as its
    /// lessons have them.
    std::uint32_t number_of(int game) const { return static_cast<std::uint32_t>(games_ + game); }
    std::uint32_t battle_of(int game) const { return tactics::battle_of(plan_.play, number_of(game)); }

    /// The rung below with the network as it is; plays as long as this trainer lives and plays no round.
    Switches player() const;
    const network::Weights& weights() const { return weights_; }
    int rounds() const { return rounds_; }

  private:
    Status load(const std::filesystem::path& path);
    void keep(const std::vector<std::vector<Lesson>>& games);
    Round learn();

    TrainingPlan plan_;
    int threads_;
    int rounds_ = 0;
    std::int64_t games_ = 0;
    double processor_seconds_ = 0;
    std::vector<Lesson> lessons_;
    network::Weights weights_{};
    std::unique_ptr<network::Network> network_;
};

} // namespace forethought::tactics
