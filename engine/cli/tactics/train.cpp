#include "engine/cli/round_training.h"
#include "engine/cli/rungs.h"
#include "engine/cli/tactics/lesson_lines.h"
#include "engine/tactics/evaluation/own_weights.h"
#include "engine/tactics/tactics.h"
#include "engine/tactics/training/trainer.h"

namespace forethought::cli {

namespace {

using namespace tactics;

/// The rung that the network is added to, and that it is tested against.
constexpr int kBelow = 160;
/// The strongest that looks for no answers to its plans.
constexpr int kPlanner = 140;

/// Of a turn; with fewer its rungs do not plan.
constexpr std::uint64_t kFewestNodes = 500;

template <class Numbers>
void add_line(std::ostream& text, const Numbers& numbers) {
    for (const auto number : numbers) text << number << ",";
    text << "\n";
}

/// As `RoundTraining` wants a game.
struct Battle {
    using Plays = Tactics;
    using Trainer = tactics::Trainer;
    using Plan = TrainingPlan;
    using Round = tactics::Round;
    using Played = std::vector<Lesson>;

    static constexpr std::string_view kNetwork = kNetworkKind;
    static constexpr const char* kUnit = "lessons";
    static constexpr const char* kCurve = "learned,held_out,held_out_without,outcome,outcome_without";

    static std::size_t size(const Played& lessons) { return lessons.size(); }
    static std::size_t learned(const Round& round) { return round.lessons; }
    static RoundFacts facts(const Trainer&, const Plan& plan) {
        return {{"replies", plan.play.replies},
                {"opponent_signature", signature_of<Tactics>(kBelow)},
                {"planner_signature", signature_of<Tactics>(kPlanner)}};
    }
    static nlohmann::json line(const Trainer& trainer, int game, const Played& lessons) {
        return lesson_line(trainer.battle_of(game), lessons);
    }
    static Played parse(const Trainer& trainer, int game, const nlohmann::json& line) {
        return parse_lessons(line, trainer.battle_of(game), trainer.number_of(game));
    }
    static std::vector<std::int32_t> numbers(const Trainer& trainer) {
        return network::numbers_of(trainer.weights());
    }
    /// The network as engine/tactics/data/network.inc holds it.
    static std::string text(const Trainer& trainer, const TrainOptions& options, const Round& round) {
        const network::Weights& weights = trainer.weights();
        std::ostringstream text;
        text << "// Made by forethought train --game tactics --seed " << options.seed << " --rounds "
             << round.number << ": " << round.games << " games.\n";
        text << ".facts = {{\n";
        for (const auto& fact : weights.facts) {
            text << "{";
            for (std::size_t i = 0; i < fact.size(); ++i) text << (i > 0 ? "," : "") << fact[i];
            text << "},\n";
        }
        text << "}},\n.bias = {\n";
        add_line(text, weights.bias);
        text << "},\n.worth = {\n";
        add_line(text, weights.worth);
        text << "},\n.base = " << weights.base << ",\n";
        return text.str();
    }
    static const Switches& below(const Plan& plan) { return plan.play.opponent; }
    static std::vector<double> curve(const Round& round) {
        return {round.learned, round.held_out, round.held_out_without, round.outcome, round.outcome_without};
    }
};

void train(const TrainOptions& options, TrainingPlan plan) {
    const auto nodes = options.of_rounds.nodes.value_or(plan.play.nodes);
    if (nodes < kFewestNodes)
        throw UsageError{"--nodes is " + std::to_string(nodes) + ": a turn of the battle takes at least " +
                         std::to_string(kFewestNodes)};
    plan.play.opponent = rung_of<Tactics>(kBelow).switches;
    plan.play.planner = rung_of<Tactics>(kPlanner).switches;
    RoundTraining<Battle>(options, plan).run();
}

} // namespace

Training add_tactics_training(Command options) {
    const auto plan = std::make_shared<TrainingPlan>();
    options.add_option("--replies", plan->play.replies, "tries to answer a state that is learned from")
        .check(in_range(1, 1'000'000))
        .show_default();
    options.add_option("--haste", plan->teaching.haste, "what a turn leaves of the lead in chances")
        .check(in_range(0.5, 1.0))
        .show_default();
    return [plan](const TrainOptions& given) { train(given, *plan); };
}

} // namespace forethought::cli
