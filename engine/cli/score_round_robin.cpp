#include "engine/cli/score_round_robin.h"

#include <algorithm>
#include <iomanip>
#include <set>

namespace forethought::cli {

void add_means(nlohmann::json& measurement, const ScoreResult& a, const ScoreResult& b) {
    measurement.update({{"a_mean_score", a.mean_score},
                        {"a_error", a.standard_error},
                        {"b_mean_score", b.mean_score},
                        {"b_error", b.standard_error}});
}

nlohmann::json means_of(const nlohmann::json& comparisons) {
    nlohmann::json table = nlohmann::json::array();
    std::set<int> told;
    for (const nlohmann::json& comparison : comparisons)
        for (const std::string side : {"a", "b"})
            if (told.insert(comparison.at(side).get<int>()).second)
                table.push_back({{"rung", comparison.at(side)},
                                 {"mean_score", comparison.at(side + "_mean_score")},
                                 {"error", comparison.at(side + "_error")},
                                 {"games", comparison.at("games")}});
    std::stable_sort(table.begin(), table.end(), [](const nlohmann::json& one, const nlohmann::json& other) {
        return one.at("mean_score").get<double>() > other.at("mean_score").get<double>();
    });
    return table;
}

void print_means(const nlohmann::json& table) {
    std::cout << "\nrung   mean score   1 error\n" << std::fixed << std::setprecision(0);
    for (const nlohmann::json& row : table)
        std::cout << std::setw(4) << row.at("rung").get<int>() << std::setw(13)
                  << row.at("mean_score").get<double>() << std::setw(10) << row.at("error").get<double>()
                  << "\n";
}

} // namespace forethought::cli
