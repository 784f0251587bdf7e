#include "engine/cli/match_log.h"

#include "engine/cli/command.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace forethought::cli {

MatchLog::MatchLog(std::string file) : file_(std::move(file)) {
    // Better now than after the first match.
    if (!std::ofstream(file_, std::ios::app)) throw UsageError{"cannot write the matches to " + file_};
    std::ifstream stream(file_);
    if (!stream) throw UsageError{"cannot read the saved matches in " + file_};
    int number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        const auto match = nlohmann::json::parse(line, nullptr, false);
        if (!match.is_object() || !match.contains("a") || !match.contains("b") || !match.contains("score95"))
            throw UsageError{file_ + ", line " + std::to_string(number) + ": this is not a saved match"};
        matches_.push_back(match);
    }
    if (stream.bad()) throw UsageError{"cannot read the saved matches in " + file_};
}

std::optional<nlohmann::json> MatchLog::find(const nlohmann::json& facts) const {
    const auto found = std::find_if(matches_.begin(), matches_.end(), [&](const nlohmann::json& match) {
        return std::all_of(facts.items().begin(), facts.items().end(), [&](const auto& fact) {
            return match.contains(fact.key()) && match[fact.key()] == fact.value();
        });
    });
    return found == matches_.end() ? std::nullopt : std::optional(*found);
}

void MatchLog::add(const nlohmann::json& match) {
    std::ofstream stream(file_, std::ios::app);
    stream << match.dump() + "\n" << std::flush;
    if (!stream) throw UsageError{"cannot write the matches to " + file_};
    matches_.push_back(match);
}

} // namespace forethought::cli
