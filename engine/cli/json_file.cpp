#include "engine/cli/json_file.h"

#include "engine/cli/fields.h"
#include "engine/cli/files.h"
#include "engine/cli/json_text.h"
#include "engine/cli/usage_error.h"

namespace forethought::cli {

using nlohmann::json;

void refuse_file(const std::string& path, const std::string& why) {
    throw UsageError{title_of(path) + ": " + why};
}

json parse_json(const std::string& path, const std::string& text, std::string_view what) {
    try {
        return read_json(text);
    } catch (const JsonMistake& mistake) {
        throw UsageError{title_of(path) + ", line " + std::to_string(mistake.line) +
                         ": this is not a file of " + std::string(what) +
                         (mistake.what.empty() ? "" : ": " + mistake.what)};
    }
}

json list_of(const std::string& path, const json& content, const char* name, std::string_view what) {
    if (!content.is_object() || !content.contains(name) || !content[name].is_array())
        refuse_file(path, "this is not a file of " + std::string(what) + ": it has no " + name);
    return content[name];
}

void require_game(const std::string& path, const json& content, const std::string& game,
                  std::string_view what) {
    const auto found = content.find("game");
    if (found == content.end() || *found != game)
        refuse_file(path, "the " + std::string(what) + " are of " +
                              (found == content.end() ? "no game" : shown(*found)) + ", not of " + game);
}

std::string lines_of(const json& entries) {
    std::string lines;
    for (const json& entry : entries) lines += (lines.empty() ? "\n    " : ",\n    ") + entry.dump();
    return "[" + lines + "\n  ]";
}

void write_with_lists(const std::string& path, const nlohmann::json& object) {
    std::string values;
    std::string lists;
    for (const auto& [name, value] : object.items())
        (value.is_array() ? lists : values) += ",\n  " + nlohmann::json(name).dump() + ": " +
                                               (value.is_array() ? lines_of(value) : value.dump());
    write_text(path, "{\n" + (values + lists).substr(2) + "\n}\n");
}

} // namespace forethought::cli
