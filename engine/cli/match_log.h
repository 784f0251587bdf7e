#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// Matches that have been played, kept in a file of JSON lines, one match a line, so that a long run goes on
/// where it was broken off.
class MatchLog {
  public:
    /// Reads `file`, or begins it. Throws `UsageError` where it cannot be read or written or a line is no
    /// match.
    explicit MatchLog(std::string file);

    /// The match with these facts (every one of them as given), if it has been played.
    std::optional<nlohmann::json> find(const nlohmann::json& facts) const;
    /// Appends a match, on disk when it returns. Throws `UsageError` where the file cannot be written.
    void add(const nlohmann::json& match);

  private:
    std::string file_;
    std::vector<nlohmann::json> matches_;
};

} // namespace forethought::cli
