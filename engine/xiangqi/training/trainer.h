#pragma once

#include "engine/core/training/game_trainer.h"
#include "engine/xiangqi/network/network.h"
#include "engine/xiangqi/training/examples.h"
#include "engine/xiangqi/training/model.h"
#include "engine/xiangqi/training/played_game.h"

#include <cstdint>

namespace forethought::xiangqi::training {

struct TrainingPlan : GameTrainingPlan<SelfPlay, Teaching> {
    TrainingPlan() { rate = 0.003F; }
};

/// What engine/core/training/game_trainer.h wants of Xiangqi.
struct Lessons {
    using Plan = TrainingPlan;
    using Played = PlayedGame;
    using Switches = xiangqi::Switches;
    using Examples = training::Examples;
    using Model = training::Model;
    using Weights = network::Weights;
    using Network = network::Network;
    using Losses = training::Losses;

    static constexpr std::uint64_t kMagic = 0x3130'6e6b'7178'2d6eu; // "n-xqkn01"
    static constexpr const char* kOwnSetting = "own setting";
    static constexpr std::size_t kLeastBytes = 4;

    static std::uint64_t own_setting(const Plan&) { return 0; }
    static Switches with_network(Switches player, const Network* network) {
        player.has_network = network != nullptr;
        player.network = network;
        return player;
    }
    static const Weights& weights_of(const Network& network) { return network.weights(); }
    static PlayedGame play_game(const SelfPlay& play, int number, Clock& clock) {
        return training::play_game(play, number, clock);
    }
    static void add_examples(const PlayedGame& game, const Teaching& teaching, Examples& examples) {
        training::add_examples(game, teaching, examples);
    }
    static void write(CheckpointWriter& writer, const PlayedGame& game);
    static bool read(CheckpointReader& reader, PlayedGame& game);
};

using Trainer = GameTrainer<Lessons>;
using Round = Trainer::Round;

} // namespace forethought::xiangqi::training
