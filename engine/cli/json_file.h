#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <string_view>

/// What files of data have in common that commands go on with: one JSON object about one game, with lists of
/// one entry a line. `what` names the entries in messages: "measurements".
namespace forethought::cli {

/// Throws `UsageError`: what is wrong with a file.
[[noreturn]] void refuse_file(const std::string& path, const std::string& why);

/// The text of a file as JSON. Throws `UsageError` with the line in which it ceases to be that.
nlohmann::json parse_json(const std::string& path, const std::string& text, std::string_view what);

/// A list of the file's object. Throws `UsageError` where there is none.
nlohmann::json list_of(const std::string& path, const nlohmann::json& content, const char* name,
                       std::string_view what);

/// Throws `UsageError` where the file's object is about another game, or about none.
void require_game(const std::string& path, const nlohmann::json& content, const std::string& game,
                  std::string_view what);

/// Puts `entry` where the order of `key` has it, in the place of one with the same key.
template <class Key>
void put_in_order(nlohmann::json& entries, const nlohmann::json& entry, Key key) {
    const nlohmann::json wanted = key(entry);
    const auto place = std::find_if(entries.begin(), entries.end(),
                                    [&](const nlohmann::json& other) { return !(key(other) < wanted); });
    if (place != entries.end() && key(*place) == wanted)
        *place = entry;
    else
        entries.insert(place, entry);
}

/// A list with one entry a line.
std::string lines_of(const nlohmann::json& entries);

/// Writes an object: first what is no list, then its lists with one entry a line, each by their names.
void write_with_lists(const std::string& path, const nlohmann::json& object);

} // namespace forethought::cli
