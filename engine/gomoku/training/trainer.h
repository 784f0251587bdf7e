#pragma once

#include "engine/core/training/game_trainer.h"
#include "engine/gomoku/network/network.h"
#include "engine/gomoku/training/examples.h"
#include "engine/gomoku/training/model.h"
#include "engine/gomoku/training/self_play.h"

#include <cstdint>

namespace forethought::gomoku {

/// As `GameTrainingPlan`, of most games against itself and a few against guests.
struct TrainingPlan : GameTrainingPlan<SelfPlay, Teaching> {
    TrainingPlan() { play = {.nodes = 2'000, .aside_in = 4}; }
};

/// What engine/core/training/game_trainer.h wants of Gomoku.
struct Lessons {
    using Plan = TrainingPlan;
    using Played = PlayedGame;
    using Switches = gomoku::Switches;
    using Examples = gomoku::Examples;
    using Model = gomoku::Model;
    using Weights = network::Weights;
    using Network = network::Weights;
    using Losses = gomoku::Losses;

    static constexpr std::uint64_t kMagic = 0x3230'6e6b'6d67'2d6eu; // "n-gmkn02"
    static constexpr const char* kOwnSetting = "asides in";
    static constexpr std::size_t kLeastBytes = 6;

    static std::uint64_t own_setting(const Plan& plan) { return plan.play.aside_in; }
    static Switches with_network(Switches player, const Network* network) {
        player.network = network;
        return player;
    }
    static const Weights& weights_of(const Network& network) { return network; }
    static PlayedGame play_game(const SelfPlay& play, int number, Clock& clock) {
        return gomoku::play_game(play, number, clock);
    }
    static void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples) {
        gomoku::add_examples(game, teaching, examples);
    }
    static void write(CheckpointWriter& writer, const PlayedGame& game);
    static bool read(CheckpointReader& reader, PlayedGame& game);
};

using Trainer = GameTrainer<Lessons>;
using Round = Trainer::Round;

} // namespace forethought::gomoku
