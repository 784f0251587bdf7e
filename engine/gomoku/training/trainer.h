#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/training/examples.h"
#include "engine/gomoku/training/model.h"
#include "engine/gomoku/training/self_play.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace forethought::gomoku {

/// What a training is, from its first game on.
struct TrainingPlan {
    std::uint64_t seed = 1;
    /// Games of a round.
    int games = 2'000;
    /// `play.player` without a network plays the first round.
    SelfPlay play{.nodes = 2'000, .aside_in = 4};
    Teaching teaching{};
    /// Times that a round goes through all positions, and the size of the first steps.
    int passes = 6;
    float rate = 0.01F;
    /// Most games that are learned from; the oldest are forgotten first.
    std::size_t most_games = 60'000;
};

/// What a round came to.
struct Round {
    int number = 0;
    std::int64_t games = 0;
    std::size_t positions = 0;
    double processor_seconds = 0;
    /// Of every tenth game, from which nothing was learned.
    Losses held_out;
};

/// A network and the games that it has learned from. In each round it plays games against itself and a few
/// guests; then it learns from all games anew.
class Trainer {
  public:
    Trainer(const TrainingPlan& plan, int threads) : plan_(plan), threads_(threads) {
        plan_.play.seed = plan.seed;
    }

    /// A training that goes on from a checkpoint. Refused when the file is not one, is damaged, or was begun
    /// with another seed, other games or other nodes.
    static Result<std::unique_ptr<Trainer>> resume(const std::filesystem::path& path,
                                                   const TrainingPlan& plan, int threads);
    /// Writes a checkpoint beside `path` and puts it in its place when it is whole. Error: why it cannot.
    Status save(const std::filesystem::path& path) const;

    /// One round. Without a result when `stop` came before its games were played: then nothing has changed.
    std::optional<Round> play_round(const StopSource& stop);

    /// The same round in two halves, so that games can be played anywhere: game number `game` of it (from 0),
    /// which depends on nothing but the plan and what was learned so far, and the learning from all of them,
    /// by their numbers. Any number of threads may play at the same time.
    PlayedGame play_game(int game) const;
    Round learn_from(const std::vector<PlayedGame>& games);

    /// The player with the network as it is; plays as long as this trainer lives and plays no round.
    Switches player() const;
    const network::Weights& weights() const { return weights_; }
    int rounds() const { return rounds_; }

  private:
    Status load(const std::filesystem::path& path);
    Round learn();

    TrainingPlan plan_;
    int threads_;
    int rounds_ = 0;
    /// Games played, those that were forgotten included.
    std::int64_t played_ = 0;
    double processor_seconds_ = 0;
    std::vector<PlayedGame> games_;
    network::Weights weights_{};
};

} // namespace forethought::gomoku
