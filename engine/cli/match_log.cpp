#include "engine/cli/match_log.h"

#include "engine/cli/files.h"
#include "engine/cli/match_record.h"
#include "engine/cli/usage_error.h"

#include <algorithm>
#include <iostream>
#include <utility>

namespace forethought::cli {

namespace {

void warn(const std::string& what) {
    std::cerr << "forethought: " << what << "\n";
}

} // namespace

MatchLog::MatchLog(std::string file) : file_(std::move(file)) {
    // Better now than after the first match.
    append_text(file_, "");
    const std::string text = read_text(file_);
    const std::size_t whole = text.rfind('\n') + 1;
    const std::string_view last = std::string_view(text).substr(whole);
    if (!last.empty() && !read_match(last) && may_begin_match(last)) {
        read(std::string_view(text).substr(0, whole));
        cut_off(file_, whole);
        warn(file_ + ": the last line was not written to its end; it is dropped");
        return;
    }
    read(text);
    // Whoever wrote the last line, the next one is not part of it.
    if (!last.empty()) append_text(file_, "\n");
}

void MatchLog::read(std::string_view lines) {
    std::vector<std::string> complaints;
    for (int number = 1; !lines.empty(); ++number) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(lines.size(), line.size() + 1));
        const auto match = read_match(line);
        if (match)
            matches_.push_back(match.value());
        else
            complaints.push_back(file_ + ", line " + std::to_string(number) + ": " + match.error());
    }
    if (matches_.empty() && !complaints.empty()) throw UsageError{complaints.front()};
    for (const std::string& complaint : complaints) warn(complaint + "; the line is passed over");
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
    append_text(file_, match.dump() + "\n");
    matches_.push_back(match);
}

} // namespace forethought::cli
