#include "engine/cli/weights_file.h"

#include "engine/cli/fields.h"
#include "engine/cli/files.h"
#include "engine/cli/json_text.h"
#include "engine/cli/usage_error.h"
#include "engine/core/own_weights.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace forethought::cli {

namespace {

using nlohmann::json;

/// Changes whenever older programs would not understand what is written.
constexpr const char* kWeightsFormat = "forethought weights 1";

bool is_weight(const json& value) {
    if (!value.is_number_integer()) return false;
    const auto number = value.get<std::int64_t>();
    return number >= std::numeric_limits<std::int32_t>::min() &&
           number <= std::numeric_limits<std::int32_t>::max();
}

constexpr Kind kWeightNumbers{"a list of whole numbers of 32 bits", [](const json& value) {
                                  return value.is_array() &&
                                         std::all_of(value.begin(), value.end(), is_weight);
                              }};

constexpr Field kWeightsFields[] = {
    {"digest", kText}, {"format", kText}, {"game", kText}, {"kind", kText}, {"numbers", kWeightNumbers},
};

/// Error: what is wrong with what stands in a file.
Result<WeightsFile> parse_weights(const std::string& text, std::string_view game) {
    json file;
    try {
        file = read_json(text);
    } catch (const JsonMistake& mistake) {
        return Error{"it is no file of weights, by line " + std::to_string(mistake.line) +
                     (mistake.what.empty() ? "" : ": " + mistake.what)};
    }
    if (!file.is_object() || !file.contains("format")) return Error{"it is no file of weights"};
    if (file["format"] != kWeightsFormat)
        return Error{"format is " + shown(file["format"]) + ", not " + shown(kWeightsFormat)};
    if (const Status status = check_fields(file, kWeightsFields); !status) return Error{status.error()};
    if (file["game"] != game)
        return Error{"these are weights of " + shown(file["game"]) + ", not of " + shown(game)};
    WeightsFile weights{file["game"], file["kind"], file["numbers"]};
    if (file["digest"] != digest_of(weights.numbers))
        return Error{"its numbers have the digest " + digest_of(weights.numbers) + ", not " +
                     shown(file["digest"]) + ": it was changed or cut"};
    return weights;
}

} // namespace

std::string text_of(const WeightsFile& weights) {
    const json file{{"format", kWeightsFormat},
                    {"game", weights.game},
                    {"kind", weights.kind},
                    {"digest", digest_of(weights.numbers)},
                    {"numbers", weights.numbers}};
    return file.dump() + "\n";
}

WeightsFile read_weights(const std::string& path, std::string_view game) {
    const Result<WeightsFile> weights = parse_weights(read_text(path), game);
    if (!weights) throw UsageError{title_of(path) + ": " + weights.error()};
    return weights.value();
}

} // namespace forethought::cli
