#pragma once

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace forethought::cli {

/// The measured ladder of one game, kept in a file: the rungs with the signatures of the engine that measured
/// last, and one measurement a line, in the order of their identities; where it is a scale of strengths, what
/// they came to. The file is valid JSON and whole at every moment, so that a long run goes on where it was
/// broken off.
class MeasurementFile {
  public:
    /// Reads `path`, if there is such a file with anything in it. Throws `UsageError` where it cannot be read
    /// or written, is no such file, or holds measurements of another game.
    MeasurementFile(std::string path, std::string_view game);

    /// The measurement with these facts (every one of them as given), if it stands in the file.
    std::optional<nlohmann::json> find(const nlohmann::json& facts) const;
    /// Keeps a measurement, in the place of one with the same identity, and what other programs write into
    /// the file meanwhile. Throws `UsageError` where the file cannot be written; then it is as it was.
    void keep(const nlohmann::json& measurement);
    /// Keeps the name and the signature that a rung has in this program.
    void keep_rung(int number, std::string_view name, const std::string& signature);

    /// Keeps what the measurements came to on one scale: objects with a rung and its Elo each, and how sure
    /// that is.
    void keep_scale(const nlohmann::json& strengths);

  private:
    void read();
    /// Changes what the file holds now, while nobody else does.
    void change(const std::function<void()>& enter);
    std::string text() const;

    std::string path_;
    std::string game_;
    /// As objects of number, name and signature, in ascending order.
    nlohmann::json rungs_ = nlohmann::json::array();
    nlohmann::json measurements_ = nlohmann::json::array();
    /// Null where there is no scale.
    nlohmann::json strengths_;
};

} // namespace forethought::cli
