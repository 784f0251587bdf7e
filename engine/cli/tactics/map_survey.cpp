#include "engine/cli/tactics/map_survey.h"

#include "engine/core/statistics.h"
#include "engine/tactics/maps/map_facts.h"

#include <array>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using namespace tactics;
using Facts = std::vector<MapFacts>;

/// Each map is compared with so many of the next ones.
constexpr std::size_t kCompared = 200;

template <class Measure>
Spread spread(const Facts& facts, Measure measure) {
    std::vector<int> numbers;
    for (const MapFacts& map : facts) numbers.push_back(measure(map));
    return spread_of(std::move(numbers));
}

nlohmann::json to_json(const Spread& spread) {
    return {{"mean", spread.mean},     {"least", spread.least}, {"p5", spread.low},
            {"median", spread.median}, {"p95", spread.high},    {"most", spread.most}};
}

/// What an eye sees of a map without studying it.
constexpr std::size_t kLooks = 4;
std::array<double, kLooks> look_of(const MapFacts& map) {
    return {static_cast<double>(map.walls.size()), static_cast<double>(map.water.size()),
            static_cast<double>(map.largest_wall), static_cast<double>(map.largest_lake)};
}

nlohmann::json describe(const Facts& facts, std::size_t of_all) {
    return {{"share", static_cast<double>(facts.size()) / static_cast<double>(of_all)},
            {"walls", to_json(spread(facts, [](const MapFacts& map) { return map.walls.size(); }))},
            {"water", to_json(spread(facts, [](const MapFacts& map) { return map.water.size(); }))},
            {"largest_wall", to_json(spread(facts, [](const MapFacts& map) { return map.largest_wall; }))},
            {"largest_lake", to_json(spread(facts, [](const MapFacts& map) { return map.largest_lake; }))},
            {"front_ways", to_json(spread(facts, [](const MapFacts& map) { return map.front; }))},
            {"longest_sight", to_json(spread(facts, [](const MapFacts& map) { return map.longest_sight; }))},
            {"sketches", to_json(spread(facts, [](const MapFacts& map) { return map.sketches; }))}};
}

/// Mean and standard deviation of each look.
struct Looks {
    std::array<double, kLooks> mean{};
    std::array<double, kLooks> deviation{};
};

Looks looks_of(const Facts& facts) {
    Looks looks;
    const auto count = static_cast<double>(facts.size());
    for (std::size_t i = 0; i < kLooks; ++i) {
        double sum = 0;
        double squares = 0;
        for (const MapFacts& map : facts) {
            const double look = look_of(map)[i];
            sum += look;
            squares += look * look;
        }
        looks.mean[i] = sum / count;
        looks.deviation[i] = std::sqrt(std::max(0.0, squares / count - looks.mean[i] * looks.mean[i]));
    }
    return looks;
}

/// How unlikely a map's look is among maps of these looks, if each were spread normally.
double strangeness(const MapFacts& map, const Looks& looks) {
    double sum = 0;
    for (std::size_t i = 0; i < kLooks; ++i) {
        const double deviation = std::max(0.5, looks.deviation[i]);
        const double off = (look_of(map)[i] - looks.mean[i]) / deviation;
        sum += off * off / 2 + std::log(deviation);
    }
    return sum;
}

/// Share of the maps whose landscape can be told by their look alone.
double told_by_look(const std::array<Facts, kLandscapes>& by_landscape) {
    std::array<Looks, kLandscapes> looks{};
    for (std::size_t i = 0; i < kLandscapes; ++i) looks[i] = looks_of(by_landscape[i]);
    std::size_t told = 0;
    std::size_t all = 0;
    for (std::size_t own = 0; own < kLandscapes; ++own)
        for (const MapFacts& map : by_landscape[own]) {
            std::size_t guess = own;
            for (std::size_t other = 0; other < kLandscapes; ++other)
                if (!by_landscape[other].empty() &&
                    strangeness(map, looks[other]) < strangeness(map, looks[guess]))
                    guess = other;
            told += guess == own ? 1 : 0;
            ++all;
        }
    return static_cast<double>(told) / static_cast<double>(all);
}

/// Mean number of differing cells of two maps, by their landscapes.
nlohmann::json differences(const Facts& facts) {
    std::array<std::array<double, kLandscapes>, kLandscapes> sum{};
    std::array<std::array<double, kLandscapes>, kLandscapes> pairs{};
    for (std::size_t i = 0; i < facts.size(); ++i)
        for (std::size_t j = i + 1; j < facts.size() && j <= i + kCompared; ++j) {
            const auto a = static_cast<std::size_t>(facts[i].landscape);
            const auto b = static_cast<std::size_t>(facts[j].landscape);
            const int cells = difference(facts[i], facts[j]);
            for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
                sum[one][other] += cells;
                pairs[one][other] += 1;
            }
        }
    nlohmann::json table;
    for (std::size_t a = 0; a < kLandscapes; ++a)
        for (std::size_t b = 0; b < kLandscapes; ++b)
            table[std::string(kLandscapeNames[a])][std::string(kLandscapeNames[b])] =
                pairs[a][b] > 0 ? nlohmann::json(sum[a][b] / pairs[a][b]) : nlohmann::json();
    return table;
}

/// How many maps have come before, as they look and as whole battles.
nlohmann::json repeats(const Facts& facts) {
    std::set<std::array<std::uint64_t, 4>> maps;
    std::set<std::uint64_t> battles;
    for (const MapFacts& map : facts) {
        maps.insert({map.walls.upper(), map.walls.lower(), map.water.upper(), map.water.lower()});
        battles.insert(map.hash);
    }
    return {{"maps", facts.size() - maps.size()}, {"battles", facts.size() - battles.size()}};
}

} // namespace

nlohmann::json survey_maps(std::uint32_t seed, int count) {
    Facts facts;
    std::array<Facts, kLandscapes> by_landscape;
    int pockets = 0;
    int exposed = 0;
    for (int i = 0; i < count; ++i) {
        facts.push_back(measure_map(seed + static_cast<std::uint32_t>(i)));
        by_landscape[static_cast<std::size_t>(facts.back().landscape)].push_back(facts.back());
        pockets += facts.back().pockets;
        exposed += facts.back().exposed;
    }
    nlohmann::json landscapes;
    for (std::size_t i = 0; i < kLandscapes; ++i)
        landscapes[std::string(kLandscapeNames[i])] = describe(by_landscape[i], facts.size());
    return {{"seed", seed},
            {"seeds", count},
            {"pockets", pockets},
            {"exposed_units", exposed},
            {"corner_ways", spread(facts, [](const MapFacts& map) { return map.corner_ways; }).least},
            {"repeated", repeats(facts)},
            {"told_by_look", told_by_look(by_landscape)},
            {"all", describe(facts, facts.size())},
            {"landscapes", landscapes},
            {"differing_cells", differences(facts)}};
}

} // namespace forethought::cli
