#include "engine/cli/json_text.h"

#include "engine/core/quoted.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

using nlohmann::json;

/// Lists and objects within each other; what this program writes has five.
constexpr std::size_t kDeepest = 64;

/// What went wrong while reading, if it is more than that there is no JSON, and at which byte, from 0.
struct Problem {
    std::size_t offset = 0;
    std::string what;
};

/// Builds what the parser tells of, and stops it where that is too deep.
class Builder : public nlohmann::json_sax<json> {
  public:
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(std::int64_t value) override { return add(value); }
    bool number_unsigned(std::uint64_t value) override { return add(value); }
    bool number_float(double value, const std::string&) override { return add(value); }
    bool string(std::string& value) override { return add(std::move(value)); }
    bool binary(json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(std::string& name) override {
        key_ = std::move(name);
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token, const json::exception& error) override {
        // The last byte that was read, from 1.
        const std::size_t last = position == 0 ? 0 : position - 1;
        if (dynamic_cast<const json::out_of_range*>(&error) != nullptr)
            problem_ = {last + 1 - std::min(last + 1, token.size()),
                        "the number " + one_line(token) + " is too large"};
        else
            problem_ = {last, {}};
        return false;
    }

    json& root() { return root_; }
    /// Nothing where the parser was stopped.
    const std::optional<Problem>& problem() const { return problem_; }

  private:
    /// Where the value lies from now on.
    json* put(json value) {
        if (open_.empty()) return &(root_ = std::move(value));
        json& parent = *open_.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[key_] = std::move(value));
    }
    bool add(json value) {
        put(std::move(value));
        return true;
    }
    bool open(json value) {
        if (open_.size() == kDeepest) return false;
        open_.push_back(put(std::move(value)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    json root_;
    /// The lists and objects that are not closed yet, the outermost first.
    std::vector<json*> open_;
    std::string key_;
    std::optional<Problem> problem_;
};

/// Where JSON opens one list or object more than it may.
std::size_t offset_of_depth(std::string_view text) {
    std::size_t depth = 0;
    bool is_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (is_string && letter == '\\') ++i;
        if (letter == '"') is_string = !is_string;
        if (is_string) continue;
        if (letter == ']' || letter == '}') --depth;
        if ((letter == '[' || letter == '{') && depth++ == kDeepest) return i;
    }
    return text.size();
}

JsonMistake mistake_of(std::string_view text, const Problem& problem) {
    const std::string_view before = text.substr(0, problem.offset);
    const auto line_begin = before.rfind('\n') + 1;
    return {.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
            .what = problem.what.empty()
                        ? std::string()
                        : problem.what + " at column " + std::to_string(before.size() - line_begin + 1),
            .is_cut = problem.offset >= text.size()};
}

} // namespace

json read_json(std::string_view text) {
    Builder builder;
    if (json::sax_parse(text, &builder)) return std::move(builder.root());
    throw mistake_of(text, builder.problem().value_or(
                               Problem{offset_of_depth(text), "it has more than " + std::to_string(kDeepest) +
                                                                  " lists within each other"}));
}

} // namespace forethought::cli
