#include "engine/cli/measurement_file.h"

#include "engine/cli/files.h"
#include "engine/cli/json_file.h"
#include "engine/cli/measurement.h"
#include "engine/cli/usage_error.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace forethought::cli {

namespace {

using nlohmann::json;

constexpr std::string_view kWhat = "measurements";

bool is_rung(const json& value) {
    return value.is_object() && value.contains("rung") && value["rung"].is_number_integer() &&
           value.contains("name") && value["name"].is_string() && value.contains("signature") &&
           value["signature"].is_string();
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
    const json content = parse_json(path_, text, kWhat);
    const json rungs = list_of(path_, content, "rungs", kWhat);
    const json measurements = list_of(path_, content, "measurements", kWhat);
    require_game(path_, content, game_, kWhat);
    for (std::size_t i = 0; i < rungs.size(); ++i)
        if (!is_rung(rungs[i]))
            refuse_file(path_,
                        "rung " + std::to_string(i + 1) + " of the list has no number, name and signature");
    for (std::size_t i = 0; i < measurements.size(); ++i)
        if (const Status status = check_measurement(measurements[i]); !status)
            refuse_file(path_, "measurement " + std::to_string(i + 1) + ": " + status.error());
    rungs_ = rungs;
    measurements_ = measurements;
    strengths_ = content.contains("strengths") ? list_of(path_, content, "strengths", kWhat) : json();
}

std::optional<json> MeasurementFile::find(const json& facts) const {
    // What a fact is not given of is not so: a match in character is none of the rungs as they are.
    const json identity = identity_of(facts);
    const auto found = std::find_if(measurements_.begin(), measurements_.end(), [&](const json& measurement) {
        return identity_of(measurement) == identity &&
               std::all_of(facts.items().begin(), facts.items().end(), [&](const auto& fact) {
                   return measurement.contains(fact.key()) && measurement[fact.key()] == fact.value();
               });
    });
    return found == measurements_.end() ? std::nullopt : std::optional(*found);
}

void MeasurementFile::keep(const json& measurement) {
    change([&] { put_in_order(measurements_, measurement, identity_of); });
}

void MeasurementFile::keep_rung(int number, std::string_view name, const std::string& signature) {
    const auto key = [](const json& rung) { return rung["rung"]; };
    change([&] { put_in_order(rungs_, {{"rung", number}, {"name", name}, {"signature", signature}}, key); });
}

void MeasurementFile::keep_scale(const json& strengths) {
    change([&] { strengths_ = strengths; });
}

void MeasurementFile::change(const std::function<void()>& enter) {
    update_text(path_, [&] {
        read();
        enter();
        return text();
    });
}

std::string MeasurementFile::text() const {
    const std::string scale =
        strengths_.is_null() ? std::string{} : ",\n  \"strengths\": " + lines_of(strengths_);
    return "{\n  \"game\": " + json(game_).dump() + ",\n  \"rungs\": " + lines_of(rungs_) + scale +
           ",\n  \"measurements\": " + lines_of(measurements_) + "\n}\n";
}

} // namespace forethought::cli
