#include "engine/cli/game_lines.h"
#include "engine/cli/round_training.h"
#include "engine/cli/rungs.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/xiangqi/training/trainer.h"

namespace forethought::cli {

namespace {

using namespace xiangqi;

/// The rung that is given a network, and that the network is tested against.
constexpr int kBelow = 130;

/// As `RoundTraining` wants a game.
struct NetworkRounds {
    using Plays = Xiangqi;
    using Trainer = training::Trainer;
    using Plan = training::TrainingPlan;
    using Round = training::Round;
    using Played = training::PlayedGame;

    static constexpr std::string_view kNetwork = kNetworkKind;
    static constexpr const char* kUnit = "positions";
    static constexpr const char* kCurve = "value,outcome";

    static std::size_t size(const Played& game) { return game.actions.size(); }
    static std::size_t learned(const Round& round) { return round.positions; }
    static RoundFacts facts(const Trainer&, const Plan&) {
        return {{"signature_" + std::to_string(kBelow), signature_of<Xiangqi>(kBelow)}};
    }
    static nlohmann::json line(const Trainer&, int, const Played& game) {
        return game_line_of<Xiangqi>(game);
    }
    static Played parse(const Trainer&, int, const nlohmann::json& line) {
        value_or_usage_error(check_fields(line, kGameFields));
        return game_of_line<Xiangqi, Played>(line, Xiangqi::start(0));
    }
    static std::vector<std::int32_t> numbers(const Trainer& trainer) {
        return network::numbers_of(trainer.weights());
    }
    /// The network as engine/xiangqi/data/network.bin holds it.
    static std::string text(const Trainer& trainer, const TrainOptions&, const Round&) {
        const auto bytes = network::write_network(trainer.weights());
        return {bytes.begin(), bytes.end()};
    }
    static Switches below(const Plan& plan) { return plan.play.player; }
    static std::vector<double> curve(const Round& round) {
        return {round.held_out.value, round.held_out.outcome};
    }
};

void train(const TrainOptions& options) {
    training::TrainingPlan plan;
    plan.play.player = rung_of<Xiangqi>(kBelow).switches;
    RoundTraining<NetworkRounds>(options, plan).run();
}

} // namespace

Training add_xiangqi_training(Command) {
    return train;
}

} // namespace forethought::cli
