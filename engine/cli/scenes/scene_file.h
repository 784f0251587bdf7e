#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace forethought::cli {

/// The scenes of one game, kept in a file: one entry a rung and line, in ascending order. Valid JSON and
/// whole at every moment, so that a search goes on where it was broken off.
class SceneFile {
  public:
    /// `unit`: what values are measured in. Reads `path`, if there is such a file with anything in it. Throws
    /// `UsageError` where it cannot be read, is no such file, or holds scenes of another game.
    SceneFile(std::string path, std::string game, nlohmann::json unit);

    const nlohmann::json& scenes() const { return scenes_; }
    /// The entry with these facts (every one of them as given), if it stands in the file.
    std::optional<nlohmann::json> find(const nlohmann::json& facts) const;
    /// Keeps an entry in the place of its rung's former one, and what other programs write into the file
    /// meanwhile. Throws `UsageError` where the file cannot be
    /// written; then it is as it was.
    void keep(const nlohmann::json& entry);

  private:
    void read();
    std::string text() const;

    std::string path_;
    std::string game_;
    nlohmann::json unit_;
    nlohmann::json scenes_ = nlohmann::json::array();
};

} // namespace forethought::cli
