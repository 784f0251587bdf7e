#include "engine/cli/command.h"
#include "engine/cli/tactics/commands.h"
#include "engine/cli/tactics/map_survey.h"
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
};

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

void run_maps(const MapsOptions& options) {
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
    command.callback([options] { run_maps(*options); });
}

} // namespace forethought::cli
