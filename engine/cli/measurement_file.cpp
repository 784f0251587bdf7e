#include "engine/cli/measurement_file.h"

#include "engine/cli/files.h"
#include "engine/cli/measurement.h"
#include "engine/cli/usage_error.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace forethought::cli {

namespace {

using nlohmann::json;

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
    throw UsageError{path + ": " + why};
}

/// The text of a file as JSON. Throws `UsageError` with the line in which it ceases to be that.
json parsed(const std::string& path, const std::string& text) {
    try {
        return json::parse(text);
    } catch (const json::parse_error& error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(text.size(), error.byte));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        throw UsageError{path + ", line " + std::to_string(line) + ": this is not a file of measurements"};
    }
}

bool is_rung(const json& value) {
    return value.is_object() && value.contains("rung") && value["rung"].is_number_integer() &&
           value.contains("name") && value["name"].is_string() && value.contains("signature") &&
           value["signature"].is_string();
}

/// Puts `entry` where the order of `key` has it, in the place of one with the same key.
template <class Key>
void put(json& entries, const json& entry, Key key) {
    const json wanted = key(entry);
    const auto place = std::find_if(entries.begin(), entries.end(),
                                    [&](const json& other) { return !(key(other) < wanted); });
    if (place != entries.end() && key(*place) == wanted)
        *place = entry;
    else
        entries.insert(place, entry);
}

/// A list with one entry a line.
std::string lines_of(const json& entries) {
    std::string lines;
    for (const json& entry : entries) lines += (lines.empty() ? "\n    " : ",\n    ") + entry.dump();
    return "[" + lines + "\n  ]";
}

} // namespace

MeasurementFile::MeasurementFile(std::string path, std::string_view game)
    : path_(std::move(path)), game_(game) {
    // Better now than after the first game.
    require_writable(path_);
    read();
}

void MeasurementFile::read() {
    if (!is_there(path_)) return;
    const std::string text = read_text(path_);
    if (text.empty()) return;
    const json content = parsed(path_, text);
    const auto list = [&](const char* name) {
        if (!content.is_object() || !content.contains(name) || !content[name].is_array())
            refuse(path_, "this is not a file of measurements: it has no " + std::string(name));
        return content[name];
    };
    const json rungs = list("rungs");
    const json measurements = list("measurements");
    const auto game = content.find("game");
    if (game == content.end() || *game != game_)
        refuse(path_, "the measurements are of " + (game == content.end() ? "no game" : game->dump()) +
                          ", not of " + game_);
    for (std::size_t i = 0; i < rungs.size(); ++i)
        if (!is_rung(rungs[i]))
            refuse(path_, "rung " + std::to_string(i + 1) + " of the list has no number, name and signature");
    for (std::size_t i = 0; i < measurements.size(); ++i)
        if (const Status status = check_measurement(measurements[i]); !status)
            refuse(path_, "measurement " + std::to_string(i + 1) + ": " + status.error());
    rungs_ = rungs;
    measurements_ = measurements;
}

std::optional<json> MeasurementFile::find(const json& facts) const {
    const auto found = std::find_if(measurements_.begin(), measurements_.end(), [&](const json& measurement) {
        return std::all_of(facts.items().begin(), facts.items().end(), [&](const auto& fact) {
            return measurement.contains(fact.key()) && measurement[fact.key()] == fact.value();
        });
    });
    return found == measurements_.end() ? std::nullopt : std::optional(*found);
}

void MeasurementFile::keep(const json& measurement) {
    read();
    put(measurements_, measurement, identity_of);
    write();
}

void MeasurementFile::keep_rung(int number, std::string_view name, const std::string& signature) {
    read();
    const auto key = [](const json& rung) { return rung["rung"]; };
    put(rungs_, {{"rung", number}, {"name", name}, {"signature", signature}}, key);
    write();
}

void MeasurementFile::write() const {
    const std::string text = "{\n  \"game\": " + json(game_).dump() + ",\n  \"rungs\": " + lines_of(rungs_) +
                             ",\n  \"measurements\": " + lines_of(measurements_) + "\n}\n";
    write_text(path_, text);
}

} // namespace forethought::cli
