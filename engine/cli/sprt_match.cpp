#include "engine/cli/sprt_match.h"

#include "engine/cli/usage_error.h"

#include <iomanip>
#include <sstream>

namespace forethought::cli {

namespace {

const char* name_of(SprtVerdict verdict) {
    if (verdict == SprtVerdict::open) return "open";
    return verdict == SprtVerdict::elo0 ? "elo0" : "elo1";
}

} // namespace

SprtSettings sprt_settings(const std::vector<double>& given) {
    SprtSettings settings;
    if (given.size() != 2 && given.size() != 4)
        throw UsageError{"--sprt takes two numbers of Elo, or these and two risks: 0,10 or 0,10,0.05,0.05"};
    settings.elo0 = given[0];
    settings.elo1 = given[1];
    if (given.size() == 4) {
        settings.alpha = given[2];
        settings.beta = given[3];
    }
    if (const Status status = check(settings); !status) throw UsageError{"--sprt: " + status.error()};
    return settings;
}

nlohmann::json figures_of(const SprtSettings& settings, const SprtCourse& course) {
    return {{"elo0", settings.elo0},
            {"elo1", settings.elo1},
            {"alpha", settings.alpha},
            {"beta", settings.beta},
            {"ratio", course.ratios.empty() ? 0 : course.ratios.back()},
            {"bounds", {course.bounds.low, course.bounds.high}},
            {"games", course.games()},
            {"verdict", name_of(course.verdict)}};
}

std::string to_line(const SprtSettings& settings, const SprtCourse& course) {
    std::ostringstream line;
    line << "SPRT of " << settings.elo0 << " against " << settings.elo1 << " Elo: " << std::fixed
         << std::setprecision(2) << "ratio " << (course.ratios.empty() ? 0 : course.ratios.back()) << " ("
         << course.bounds.low << ", " << course.bounds.high << ") after " << course.games() << " games, "
         << std::defaultfloat;
    if (course.verdict == SprtVerdict::open)
        line << "nothing is decided";
    else
        line << (course.verdict == SprtVerdict::elo1 ? settings.elo1 : settings.elo0) << " Elo is accepted";
    return line.str();
}

} // namespace forethought::cli
