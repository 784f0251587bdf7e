#include "engine/cli/gomoku/game_lines.h"
#include "engine/cli/round_training.h"
#include "engine/cli/rungs.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/training/trainer.h"

#include <array>

namespace forethought::cli {

namespace {

using namespace gomoku;

/// The rung that is trained, the one that it is tested against, and those that are its guests now and then.
constexpr int kTrained = 160;
constexpr int kBelow = 150;
constexpr std::array kGuests{110, 140};

template <class List>
void add_list(std::ostream& text, const char* name, const List& list) {
    text << "." << name << " = {";
    for (const auto number : list) text << number << ",";
    text << "},\n";
}

template <class Table>
void add_table(std::ostream& text, const char* name, const Table& table) {
    text << "." << name << " = {{\n";
    for (const auto& row : table) {
        text << "{";
        for (const auto number : row) text << number << ",";
        text << "},\n";
    }
    text << "}},\n";
}

/// As `RoundTraining` wants a game.
struct Lines {
    using Plays = Gomoku;
    using Trainer = gomoku::Trainer;
    using Plan = TrainingPlan;
    using Round = gomoku::Round;
    using Played = PlayedGame;

    static constexpr std::string_view kNetwork = kNetworkKind;
    static constexpr const char* kUnit = "positions";
    static constexpr const char* kCurve = "value,outcome,order,first";

    static std::size_t size(const Played& game) { return game.actions.size(); }
    static std::size_t learned(const Round& round) { return round.positions; }
    static RoundFacts facts(const Trainer&, const Plan& plan) {
        RoundFacts facts;
        facts["aside_in"] = plan.play.aside_in;
        for (const int guest : kGuests)
            facts["signature_" + std::to_string(guest)] = signature_of<Gomoku>(guest);
        return facts;
    }
    static nlohmann::json line(const Trainer&, int, const Played& game) { return game_line(game); }
    static Played parse(const Trainer&, int, const nlohmann::json& line) { return parse_played_game(line); }
    static std::vector<std::int32_t> numbers(const Trainer& trainer) {
        return network::numbers_of(trainer.weights());
    }
    /// The network as engine/gomoku/data/network.inc holds it.
    static std::string text(const Trainer& trainer, const TrainOptions& options, const Round& round) {
        const network::Weights& weights = trainer.weights();
        std::ostringstream text;
        text << "// Made by forethought train --game gomoku --seed " << options.seed << " --rounds "
             << round.number << ": " << round.games << " games, " << round.positions << " positions.\n";
        add_table(text, "lines", weights.lines);
        add_table(text, "hidden", weights.hidden);
        add_list(text, "hidden_bias", weights.hidden_bias);
        add_list(text, "worth", weights.worth);
        add_list(text, "direct", weights.direct);
        text << ".base = " << weights.base << ",\n";
        add_list(text, "order", weights.order);
        add_list(text, "order_of_threats", weights.order_of_threats);
        add_table(text, "order_of_relative_features", weights.order_of_relative_features);
        add_table(text, "context", weights.context);
        add_list(text, "context_bias", weights.context_bias);
        add_table(text, "neurons_in_context", weights.neurons_in_context);
        add_table(text, "threats_in_context", weights.threats_in_context);
        add_table(text, "relative_features_in_context", weights.relative_features_in_context);
        return text.str();
    }
    static Switches below(const Plan&) { return rung_of<Gomoku>(kBelow).switches; }
    static std::vector<double> curve(const Round& round) {
        const Losses& losses = round.held_out;
        return {losses.value, losses.outcome, losses.order, losses.first};
    }
};

void train(const TrainOptions& options, TrainingPlan plan) {
    plan.play.player = rung_of<Gomoku>(kTrained).switches;
    for (const int guest : kGuests) plan.play.guests.push_back(rung_of<Gomoku>(guest).switches);
    RoundTraining<Lines>(options, plan).run();
}

} // namespace

Training add_gomoku_training(Command options) {
    const auto plan = std::make_shared<TrainingPlan>();
    options
        .add_option(
            "--aside-in", plan->play.aside_in,
            "of one position in so many a search is listened to, and two that it comes to are learned "
            "from as well; 0 for none")
        .check(in_range(0, 1'000))
        .show_default();
    return [plan](const TrainOptions& given) { train(given, *plan); };
}

} // namespace forethought::cli
