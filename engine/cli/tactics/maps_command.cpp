#include "engine/cli/command.h"
#include "engine/cli/rungs.h"
#include "engine/cli/tactics/commands.h"
#include "engine/cli/tactics/map_survey.h"
#include "engine/core/clock.h"
#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/tactics.h"

#include <iomanip>
#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct MapsOptions {
    std::string game;
    int seeds = 10'000;
    std::uint32_t seed = 0;
    bool json = false;
    /// Not 0: maps are told on which neither side is ahead, by so many games on each.
    int even_games = 0;
};

/// Who plays both sides of those games, and the nodes of a turn.
constexpr int kEvenRung = 100;
constexpr Nodes kEvenNodes = 300;
/// Between these shares of the first side, in percent, a map is even.
constexpr int kLeastShare = 40;
constexpr int kMostShare = 60;
/// A map is given up whose first side has fewer or more points than 25 to 75 % after so many games.
constexpr int kFirstGames = 16;

constexpr int kColumn = 11;
constexpr int kLabel = 26;

std::ostream& label(const std::string& text) {
    return std::cout << std::left << std::setw(kLabel) << text << std::right << std::fixed
                     << std::setprecision(1);
}

/// The columns of the table: a label, then what `figure` makes of each landscape and of all maps.
template <class Figure>
void row(const std::string& text, const nlohmann::json& survey, Figure figure) {
    label(text);
    for (const auto& landscape : tactics::kLandscapeNames)
        std::cout << std::setw(kColumn) << figure(survey["landscapes"][std::string(landscape)]);
    std::cout << std::setw(kColumn) << figure(survey["all"]) << "\n";
}

void print(const nlohmann::json& survey) {
    label("");
    for (const auto& landscape : tactics::kLandscapeNames) std::cout << std::setw(kColumn) << landscape;
    std::cout << std::setw(kColumn) << "all"
              << "\n";
    row("share, %", survey, [](const auto& facts) { return 100 * facts["share"].template get<double>(); });
    for (const std::string measure :
         {"walls", "water", "largest_wall", "largest_lake", "front_ways", "longest_sight", "sketches"}) {
        row(measure + ", mean", survey,
            [&](const auto& facts) { return facts[measure]["mean"].template get<double>(); });
        row(measure + ", 5-95 % (most)", survey, [&](const auto& facts) {
            const auto& spread = facts[measure];
            return spread["p5"].dump() + "-" + spread["p95"].dump() + " (" + spread["most"].dump() + ")";
        });
    }
    for (const auto& landscape : tactics::kLandscapeNames) {
        const std::string name(landscape);
        label("differs from " + name + ", cells");
        for (const auto& other : tactics::kLandscapeNames) {
            const auto& cells = survey["differing_cells"][name][std::string(other)];
            if (cells.is_null())
                std::cout << std::setw(kColumn) << "-";
            else
                std::cout << std::setw(kColumn) << cells.get<double>();
        }
        std::cout << "\n";
    }
    label("landscape told by look, %")
        << std::setw(kColumn) << 100 * survey["told_by_look"].get<double>() << "\n";
    label("pockets") << std::setw(kColumn) << survey["pockets"] << "\n";
    label("exposed units") << std::setw(kColumn) << survey["exposed_units"] << "\n";
    label("ways corner to corner") << std::setw(kColumn) << survey["corner_ways"] << " at least\n";
    label("repeated maps") << std::setw(kColumn) << survey["repeated"]["maps"] << "\n";
    label("repeated battles") << std::setw(kColumn) << survey["repeated"]["battles"] << "\n";
}

/// Points of the first side in so many games on the map of a seed, in halves; none where the first of them
/// leave no doubt that one side is ahead.
int first_sides_points(std::uint32_t seed, int games) {
    const auto& rung = ready_rung<Tactics>(kEvenRung);
    ManualClock clock;
    int points = 0;
    for (int game = 0; game < games; ++game) {
        Session<Tactics> player(rung.switches, mix(seed, static_cast<std::uint64_t>(game)), Blur{}, clock);
        player.set(Tactics::start(seed));
        while (Tactics::outcome(player.position()) == Outcome::playing) {
            player.begin(Limits{.nodes = kEvenNodes});
            player.advance(Budget{});
            player.play(player.best().action);
        }
        const Outcome outcome = Tactics::outcome(player.position());
        points += outcome == Outcome::draw ? 1 : outcome == win_for(Side::first) ? 2 : 0;
        const bool is_ahead = 2 * points < kFirstGames || 2 * points > 3 * kFirstGames;
        if (game + 1 == kFirstGames && is_ahead) return 0;
    }
    return points;
}

/// A line for each even map: its seed, and the share of the first side in percent.
void print_even_maps(const MapsOptions& options) {
    for (int place = 0; place < options.seeds; ++place) {
        const std::uint32_t seed = options.seed + static_cast<std::uint32_t>(place);
        const int share = 50 * first_sides_points(seed, options.even_games) / options.even_games;
        if (share >= kLeastShare && share <= kMostShare) std::cout << seed << " " << share << std::endl;
    }
}

void run_maps(const MapsOptions& options) {
    if (options.even_games > 0) {
        print_even_maps(options);
        return;
    }
    nlohmann::json survey = survey_maps(options.seed, options.seeds);
    if (options.json) {
        survey["game"] = options.game;
        print_json(survey);
    } else {
        print(survey);
    }
}

} // namespace

void add_maps(Command program) {
    const Command command = program.add_command("maps", "measures the maps of many seeds");
    const auto options = std::make_shared<MapsOptions>();
    add_only_game(command, options->game, Tactics::kName);
    add_json(command, options->json);
    command.add_option("--seeds", options->seeds, "how many maps")
        .check(in_range(1, 10'000'000))
        .show_default();
    add_seed(command, options->seed, "seed of the first one");
    command
        .add_option(
            "--even", options->even_games,
            "play so many games on each, the same player on both sides, and print the seeds of the maps on "
            "which the first side wins 40 to 60 % of them")
        .check(in_range(1, 10'000));
    command.callback([options] { run_maps(*options); });
}

} // namespace forethought::cli
