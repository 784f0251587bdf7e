#include "engine/cli/shard_reader.h"

#include "engine/cli/files.h"
#include "engine/cli/json_text.h"
#include "engine/cli/usage_error.h"

#include <optional>
#include <string_view>
#include <utility>

namespace forethought::cli {

namespace {

/// A line as JSON. Nothing where it is broken off: its writer was, and JSON goes wrong only at its end.
/// Throws `UsageError` where it is no JSON.
std::optional<nlohmann::json> parse_line(std::string_view line, bool is_ended) {
    try {
        return read_json(line);
    } catch (const JsonMistake& mistake) {
        if (!is_ended && mistake.is_cut) return std::nullopt;
        throw UsageError{"this is not a line of a shard" + (mistake.what.empty() ? "" : ": " + mistake.what)};
    }
}

} // namespace

void read_shard_lines(const std::string& path, const std::function<void(nlohmann::json)>& take) {
    int number = 0;
    read_lines(path, [&](std::string_view text, bool is_ended) {
        ++number;
        try {
            if (auto line = parse_line(text, is_ended)) take(*std::move(line));
        } catch (const UsageError& error) {
            throw UsageError{title_of(path) + ", line " + std::to_string(number) + ": " + error.what};
        }
    });
}

void read_shards(const std::string& path, const std::function<void(const ShardHeader&)>& take_header,
                 const std::function<void(const NumberedGame&)>& take_game) {
    std::optional<ShardHeader> header;
    read_shard_lines(path, [&](nlohmann::json line) {
        if (is_header(line)) {
            header = value_or_usage_error(parse_header(std::move(line)));
            take_header(*header);
        } else if (header) {
            take_game(value_or_usage_error(parse_game(line, *header)));
        } else {
            throw UsageError{kNoHeader};
        }
    });
}

} // namespace forethought::cli
