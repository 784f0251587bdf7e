#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/training/batches.h"
#include "engine/core/training/checkpoint.h"
#include "engine/core/training/in_parallel.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace forethought {

/// What a training in rounds of own games is, from its first game on. `Play` has a `seed`, which is that of
/// the plan, the `nodes` of a move, and a `player`: without a network it plays the first round.
template <class Play, class Teaching>
struct GameTrainingPlan {
    std::uint64_t seed = 1;
    /// Games of a round.
    int games = 2'000;
    Play play{};
    Teaching teaching{};
    /// Times that a round goes through all positions, and the size of the first steps.
    int passes = 6;
    float rate = 0.01F;
    /// Most games that are learned from; the oldest are forgotten first.
    std::size_t most_games = 60'000;
};

/// What a round came to.
template <class Losses>
struct GameTrainingRound {
    int number = 0;
    std::int64_t games = 0;
    std::size_t positions = 0;
    double processor_seconds = 0;
    /// Of every tenth game, from which nothing was learned.
    Losses held_out;
};

/// A network and the games that it has learned from. In each round it plays games; then it learns from all
/// games anew. `L`, the lessons of a game, has:
///
/// - `Plan`: a `GameTrainingPlan`; `Played`: a game to learn from; `Switches`: of a player.
/// - `Examples`: positions with what they should say, a list in `examples`; `Model`: the network in floating
///   point with `learn`, `losses` and `rounded`; `Weights`: in whole numbers, as checkpoints have them;
///   `Network`: as it is played by, made of them; `Losses`.
/// - `kMagic`: of its checkpoints; `kOwnSetting`, `own_setting(plan)`: a setting of its own that a training
///   cannot continue with another value of.
/// - `with_network(player, network)`: plays by a network that outlives it; by none where it is null.
/// - `weights_of(network)`: what it was made of.
/// - `play_game(play, number, clock)`, `add_examples(game, teaching, examples)`.
/// - `write(writer, game)`, `read(reader, game)`: a game in a checkpoint, of `kLeastBytes` at least.
template <class L>
class GameTrainer {
  public:
    using Plan = typename L::Plan;
    using Played = typename L::Played;
    using Weights = typename L::Weights;
    using Network = typename L::Network;
    using Switches = typename L::Switches;
    using Round = GameTrainingRound<typename L::Losses>;

    GameTrainer(const Plan& plan, int threads) : plan_(plan), threads_(threads) {
        plan_.play.seed = plan.seed;
    }
    // Players point into it.
    GameTrainer(const GameTrainer&) = delete;
    GameTrainer& operator=(const GameTrainer&) = delete;

    /// A training that goes on from a checkpoint. Refused when the file is not one, is damaged, or was begun
    /// with other settings.
    static Result<std::unique_ptr<GameTrainer>> resume(const std::filesystem::path& path, const Plan& plan,
                                                       int threads) {
        auto trainer = std::make_unique<GameTrainer>(plan, threads);
        if (const Status status = trainer->load(path); !status) return Error{status.error()};
        return trainer;
    }
    /// Writes a checkpoint beside `path` and puts it in its place when it is whole. Error: why it cannot.
    Status save(const std::filesystem::path& path) const;

    /// One round. Without a result when `stop` came before its games were played: then nothing has changed.
    std::optional<Round> play_round(const StopSource& stop) {
        const double began = processor_seconds();
        const auto games =
            play_games(plan_.games, threads_, stop, [this](int game) { return play_game(game); });
        if (!games) return std::nullopt;
        processor_seconds_ += processor_seconds() - began;
        return learn_from(*games);
    }

    /// The same round in two halves, so that games can be played anywhere: game number `game` of it (from 0),
    /// which depends on nothing but the plan and what was learned so far, and the learning from all of them,
    /// by their numbers. Any number of threads may play at the same time.
    Played play_game(int game) const {
        auto play = plan_.play;
        play.player = player();
        ManualClock clock;
        return L::play_game(play, static_cast<int>(played_) + game, clock);
    }
    Round learn_from(const std::vector<Played>& games);

    /// The player with the network as it is; plays as long as this trainer lives and plays no round.
    Switches player() const { return L::with_network(plan_.play.player, network_.get()); }
    /// After the first round.
    const Weights& weights() const { return L::weights_of(*network_); }
    int rounds() const { return rounds_; }

  private:
    /// Examples of one step.
    static constexpr std::size_t kBatch = 256;
    /// Of `RateSchedule`.
    static constexpr float kGrowing = 0.02F;
    static constexpr float kLastRate = 0.01F;
    /// One game in so many is not learned from.
    static constexpr std::int64_t kHeldOut = 10;

    /// Of a checkpoint. Behind it come the network and all games.
    struct Header {
        std::array<std::uint64_t, 2> format{L::kMagic, sizeof(Weights)};
        std::uint64_t seed = 0;
        std::int64_t games_of_round = 0;
        std::uint64_t nodes = 0;
        std::uint64_t own_setting = 0;
        std::int64_t rounds = 0;
        std::int64_t played = 0;
        double processor_seconds = 0;
        std::uint64_t games = 0;
    };

    Status load(const std::filesystem::path& path);
    Round learn();

    Plan plan_;
    int threads_;
    int rounds_ = 0;
    /// Games played, those that were forgotten included.
    std::int64_t played_ = 0;
    double processor_seconds_ = 0;
    std::vector<Played> games_;
    /// Null before the first round.
    std::unique_ptr<const Network> network_;
};

template <class L>
typename GameTrainer<L>::Round GameTrainer<L>::learn_from(const std::vector<Played>& games) {
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

template <class L>
typename GameTrainer<L>::Round GameTrainer<L>::learn() {
    typename L::Examples examples;
    std::vector<std::uint32_t> learned;
    std::vector<std::uint32_t> held_out;
    const std::int64_t first = played_ - static_cast<std::int64_t>(games_.size());
    for (std::size_t i = 0; i < games_.size(); ++i) {
        auto& numbers = (first + static_cast<std::int64_t>(i)) % kHeldOut == 0 ? held_out : learned;
        const std::size_t before = examples.examples.size();
        L::add_examples(games_[i], plan_.teaching, examples);
        for (std::size_t number = before; number < examples.examples.size(); ++number)
            numbers.push_back(static_cast<std::uint32_t>(number));
    }
    typename L::Model model(mix(plan_.seed, static_cast<std::uint64_t>(rounds_)));
    Rng rng(mix(plan_.seed, ~static_cast<std::uint64_t>(rounds_)));
    const Passes passes{plan_.passes, kBatch, {plan_.rate, kGrowing, kLastRate}};
    learn_in_batches(learned, passes, rng, [&](std::span<const std::uint32_t> batch, float rate) {
        model.learn(examples, batch, rate);
    });
    network_ = std::make_unique<const Network>(model.rounded());
    return {.positions = examples.examples.size(), .held_out = model.losses(examples, held_out)};
}

template <class L>
Status GameTrainer<L>::save(const std::filesystem::path& path) const {
    Header header;
    header.seed = plan_.seed;
    header.games_of_round = plan_.games;
    header.nodes = plan_.play.nodes;
    header.own_setting = L::own_setting(plan_);
    header.rounds = rounds_;
    header.played = played_;
    header.processor_seconds = processor_seconds_;
    header.games = games_.size();
    CheckpointWriter writer(path);
    writer.write(&header, 1);
    const Weights none{};
    writer.write(network_ ? &weights() : &none, 1);
    for (const Played& game : games_) L::write(writer, game);
    return writer.finish();
}

template <class L>
Status GameTrainer<L>::load(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    Header header;
    if (const Status begun = reader.begin(header, "this network"); !begun) return begun;
    if (const Status same = require_same(path, {{"seed", header.seed, plan_.seed},
                                                {"games", header.games_of_round, plan_.games},
                                                {"nodes", header.nodes, plan_.play.nodes},
                                                {L::kOwnSetting, header.own_setting, L::own_setting(plan_)}});
        !same)
        return same;
    Weights weights;
    if (!reader.read(&weights, 1)) return reader.damaged();
    // A count that the file cannot hold would ask for memory that is not there.
    if (header.games > reader.rest() / L::kLeastBytes) return reader.damaged();
    games_.resize(header.games);
    for (Played& game : games_)
        if (!L::read(reader, game)) return reader.damaged();
    if (const Status whole = reader.finish(); !whole) return whole;
    if (header.rounds > 0) network_ = std::make_unique<const Network>(weights);
    rounds_ = static_cast<int>(header.rounds);
    played_ = header.played;
    processor_seconds_ = header.processor_seconds;
    return success();
}

} // namespace forethought
