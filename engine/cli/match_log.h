#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::cli {

/// Matches that have been played, kept in a file of JSON lines, one match a line, so that a long run goes on
/// where it was broken off.
class MatchLog {
  public:
    /// Reads `file`, or begins it. A last line that was not written to its end is taken out of the file;
    /// other lines that are no match stay in it and are passed over. Either is told on stderr. Throws
    /// `UsageError` where the file cannot be read or written, or holds lines but no match.
    explicit MatchLog(std::string file);

    /// The match with these facts (every one of them as given), if it has been played.
    std::optional<nlohmann::json> find(const nlohmann::json& facts) const;
    /// Appends a match, on its way to the disk when this returns. Throws `UsageError` where the file cannot
    /// be written.
    void add(const nlohmann::json& match);

  private:
    /// Keeps the matches of the lines. Throws `UsageError` where there are lines but no match.
    void read(std::string_view lines);

    std::string file_;
    std::vector<nlohmann::json> matches_;
};

} // namespace forethought::cli
