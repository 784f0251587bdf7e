#include "engine/cli/command.h"
#include "engine/cli/files.h"
#include "engine/cli/rungs.h"
#include "engine/cli/tactics/campaign_file.h"
#include "engine/cli/tactics/campaign_games.h"
#include "engine/cli/tactics/commands.h"
#include "engine/core/training/in_parallel.h"
#include "engine/tactics/campaign/muster.h"
#include "engine/tactics/text/vocabulary.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

using tactics::BattlePlan;
using tactics::Position;

constexpr std::string_view kData = "engine/tactics/data/campaign.json";

struct CampaignOptions {
    std::string game;
    std::string file;
    /// What is measured; nothing where none of these.
    bool survey = false;
    bool conditions = false;
    bool traits = false;
    /// The endless game of a seed instead of the file, for so many battles.
    std::optional<std::uint64_t> plus;
    int stages = 10;
    /// Whether battles are looked for from which it is made.
    bool find_plus = false;
    /// Of the endless game: the first levels, and battles of each.
    int levels = static_cast<int>(tactics::kPlusLevels);
    int count = static_cast<int>(tactics::kPlusBattles);
    /// Of the battles only those with these names.
    std::vector<std::string> battles;
    int games = 100;
    int nodes = 2'000;
    std::uint32_t seed = 1;
    int rung = 100;
    int jobs = 1;
    bool json = false;
};

/// Half points of the first side in games that are played on several threads.
template <class Play>
int sum_of_games(const CampaignOptions& options, int games, Play play) {
    std::vector<int> points(static_cast<std::size_t>(games));
    in_parallel(games, options.jobs, [&](int game) { points[static_cast<std::size_t>(game)] = play(game); });
    int sum = 0;
    for (const int each : points) sum += each;
    return sum;
}

int half_points_of_first(Outcome outcome) {
    return outcome == Outcome::first_wins ? 2 : outcome == Outcome::draw ? 1 : 0;
}

std::uint64_t seed_of(const CampaignOptions& options, int game) {
    return mix(options.seed, static_cast<std::uint64_t>(game));
}

std::ostream& percent(double share) {
    return std::cout << std::fixed << std::setprecision(1) << std::setw(6) << 100 * share << " %";
}

nlohmann::json facts_of(const BattlePlan& plan) {
    return nlohmann::json::parse(tactics::to_json(plan));
}

void tell(const BattlePlan& plan) {
    std::cout << std::left << std::setw(18) << plan.id << std::right << " rung " << std::setw(3) << plan.rung
              << " " << std::left << std::setw(8) << plan.personality << " " << plan.own.size()
              << (plan.units.empty() ? "" : "+" + std::to_string(plan.take)) << " against "
              << plan.enemy.size() << "  " << (plan.condition.empty() ? "last unit standing" : plan.condition)
              << std::right;
}

/// Lists the battles; with a survey each with the share of tries that are won.
nlohmann::json survey(const CampaignOptions& options, const std::vector<BattlePlan>& plans) {
    nlohmann::json told = nlohmann::json::array();
    for (const BattlePlan& plan : plans) {
        nlohmann::json facts = facts_of(plan);
        Rng rng(options.seed);
        start_of(plan, chosen_by_lot(plan, rng));
        if (options.survey) {
            const int wins = sum_of_games(options, options.games, [&](int game) {
                const Outcome outcome =
                    try_battle(plan, static_cast<Nodes>(options.nodes), seed_of(options, game));
                return outcome == Outcome::first_wins ? 1 : 0;
            });
            const double share = static_cast<double>(wins) / options.games;
            facts.update({{"won", share}, {"games", options.games}, {"nodes_a_turn", options.nodes}});
            if (!options.json) percent(share) << "  ";
        }
        if (!options.json) {
            tell(plan);
            std::cout << std::endl;
        }
        told.push_back(facts);
    }
    return told;
}

/// For each condition: who knows it against the same rung that does not, on either side of it.
nlohmann::json measure_conditions(const CampaignOptions& options) {
    const auto switches = rung_of<Tactics>(options.rung).switches;
    const auto nodes = static_cast<Nodes>(options.nodes);
    nlohmann::json told = nlohmann::json::array();
    for (const std::string_view condition : kSamples) {
        const auto points = [&](bool first_is_blind, bool second_is_blind) {
            const int sum = sum_of_games(options, options.games / 2, [&](int game) {
                const auto start =
                    value_or_usage_error(tactics::muster(sample_muster(condition, seed_of(options, game))));
                return half_points_of_first(play_battle(
                    start, {Seat{switches, nodes, first_is_blind}, Seat{switches, nodes, second_is_blind}},
                    seed_of(options, game)));
            });
            return static_cast<double>(sum) / options.games;
        };
        const double seeks = points(false, true);
        const double keeps = 1 - points(true, false);
        told.push_back({{"condition", condition},
                        {"rung", options.rung},
                        {"games", options.games},
                        {"nodes_a_turn", options.nodes},
                        {"seeker_knows", seeks},
                        {"other_knows", keeps},
                        {"score", (seeks + keeps) / 2}});
        if (options.json) continue;
        std::cout << std::left << std::setw(9) << condition << std::right << "knowing scores";
        percent((seeks + keeps) / 2) << ": to fulfil it";
        percent(seeks) << ", to prevent it";
        percent(keeps) << std::endl;
    }
    return told;
}

/// For each trait and type of unit: the army with the trait against the same without, on either side.
nlohmann::json measure_traits(const CampaignOptions& options) {
    const auto switches = rung_of<Tactics>(options.rung).switches;
    const auto nodes = static_cast<Nodes>(options.nodes);
    nlohmann::json told = nlohmann::json::array();
    for (const std::string_view trait : tactics::kTraitNames)
        for (const std::string_view type : tactics::kTypeNames) {
            if (trait == tactics::name(tactics::Trait::rooted)) continue;
            const int sum = sum_of_games(options, options.games, [&](int game) {
                const Side side = game % 2 == 0 ? Side::first : Side::second;
                const std::uint64_t seed = seed_of(options, game / 2);
                const auto start =
                    value_or_usage_error(tactics::muster(trait_muster(trait, type, side, seed)));
                const int points = half_points_of_first(
                    play_battle(start, {Seat{switches, nodes}, Seat{switches, nodes}}, seed));
                return side == Side::first ? points : 2 - points;
            });
            const double share = static_cast<double>(sum) / (2 * options.games);
            told.push_back({{"trait", trait},
                            {"type", type},
                            {"rung", options.rung},
                            {"games", options.games},
                            {"nodes_a_turn", options.nodes},
                            {"score", share}});
            if (options.json) continue;
            std::cout << std::left << std::setw(8) << trait << std::setw(8) << type << std::right;
            percent(share) << std::endl;
        }
    return told;
}

/// So many nodes a turn tell much of how often a battle is won with more.
constexpr int kNodesAtFirst = 40;

/// What a battle has to pass: so many games, and how far from what is wanted the share may be.
struct Sieve {
    int games = 0;
    bool is_quick = false;
    double off = 0;
};
/// One after the other, each with the games of those before it that had as many nodes.
constexpr Sieve kSieves[]{{12, true, 0.3}, {36, true, 0.15}, {12, false, 0.2}, {24, false, 0.1}};

/// Whether a battle is won about as often as it is to be.
bool is_fit(const CampaignOptions& options, const BattlePlan& plan, double wanted) {
    if (!tactics::muster(tactics::muster_of(plan, plan.own))) return false;
    for (const Sieve& sieve : kSieves) {
        const int nodes = sieve.is_quick ? kNodesAtFirst : options.nodes;
        const int wins = sum_of_games(options, sieve.games, [&](int game) {
            return try_battle(plan, static_cast<Nodes>(nodes), seed_of(options, game)) == Outcome::first_wins;
        });
        if (std::abs(static_cast<double>(wins) / sieve.games - wanted) > sieve.off) return false;
    }
    return true;
}

/// Prints what data/plus_draws.inc holds: of each level the first numbers whose battles are fit.
nlohmann::json find_plus(const CampaignOptions& options) {
    nlohmann::json told = nlohmann::json::array();
    for (std::uint32_t level = 0; level < static_cast<std::uint32_t>(options.levels); ++level) {
        std::vector<std::uint32_t> fit;
        for (std::uint32_t number = 0; fit.size() < static_cast<std::size_t>(options.count); ++number)
            if (is_fit(options, tactics::plus_draw(level, number), tactics::plus_share(level) / 100.0))
                fit.push_back(number);
        told.push_back(fit);
        if (options.json) continue;
        for (const std::uint32_t number : fit) std::cout << (number == fit.front() ? "{" : ", ") << number;
        std::cout << "}," << std::endl;
    }
    return told;
}

std::vector<BattlePlan> plans_asked_for(const CampaignOptions& options) {
    std::vector<BattlePlan> plans;
    if (options.plus) {
        for (int stage = 0; stage < options.stages; ++stage)
            plans.push_back(tactics::plus_battle(static_cast<std::uint32_t>(*options.plus),
                                                 static_cast<std::uint32_t>(stage)));
        return plans;
    }
    const std::string file = options.file.empty() ? repository_file(kData) : options.file;
    for (const Chapter& chapter : read_campaign(file))
        for (const BattlePlan& plan : chapter.battles) {
            const bool is_asked_for =
                options.battles.empty() ||
                std::find(options.battles.begin(), options.battles.end(), plan.id) != options.battles.end();
            if (is_asked_for) plans.push_back(plan);
        }
    if (plans.empty()) throw UsageError{file + " has no such battle"};
    return plans;
}

void run_campaign(const CampaignOptions& options) {
    const nlohmann::json told = options.conditions  ? measure_conditions(options)
                                : options.traits    ? measure_traits(options)
                                : options.find_plus ? find_plus(options)
                                                    : survey(options, plans_asked_for(options));
    if (options.json) print_json({{"game", options.game}, {"seed", options.seed}, {"campaign", told}});
}

} // namespace

void add_campaign(Command program) {
    const Command command =
        program.add_command("campaign", "tactics: lists the battles of the campaign, and measures them");
    const auto options = std::make_shared<CampaignOptions>();
    add_only_game(command, options->game, Tactics::kName);
    add_json(command, options->json);
    add_file(command, "--file", options->file, "the campaign, if not the repository's");
    const Option survey = command.add_flag("--survey", options->survey,
                                           "how often each battle is won by a script that plays as well as "
                                           "the opponent's rung, its choices by lot");
    const Option conditions =
        command
            .add_flag("--conditions", options->conditions,
                      "for each condition, a rung that knows it against the same that does not")
            .excludes(survey);
    const Option traits =
        command
            .add_flag("--traits", options->traits, "for each trait, an army with it against the same without")
            .excludes(survey)
            .excludes(conditions);
    command
        .add_flag("--find-plus", options->find_plus,
                  "battles for the levels of the endless game: the numbers that data/plus_draws.inc holds")
        .excludes(survey)
        .excludes(conditions)
        .excludes(traits);
    command.add_option("--levels", options->levels, "of --find-plus: the first levels")
        .check(in_range(1, tactics::kPlusLevels))
        .show_default();
    command.add_option("--count", options->count, "of --find-plus: battles of each level")
        .check(in_range(1, 1'000))
        .show_default();
    command.add_option("--plus", options->plus, "the endless game of a seed instead of the campaign")
        .check(whole_number(std::numeric_limits<std::uint32_t>::max()));
    command.add_option("--stages", options->stages, "how many of its battles")
        .check(in_range(1, 1'000))
        .show_default();
    command.add_option("--battles", options->battles, "only the battles of these names");
    add_even_number(command, "--games", options->games, 100'000, "games of each").show_default();
    command.add_option("--nodes", options->nodes, "nodes a turn")
        .check(in_range(1, 1'000'000'000))
        .show_default();
    add_rung(command, options->rung, "the rung for --conditions and --traits");
    add_jobs(command, options->jobs);
    add_seed(command, options->seed, "seed of the games");
    command.callback([options] { run_campaign(*options); });
}

} // namespace forethought::cli
