#include "engine/cli/shard.h"

#include "engine/core/quoted.h"

#include <charconv>
#include <system_error>

namespace forethought::cli {

namespace {

/// More shards than any match has pairs would only be a slip of the keys.
constexpr int kMostShards = 1'000'000;

/// A number from 1 to `kMostShards`; 0 for every other text.
int parse_number(std::string_view text) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && number <= kMostShards && number > 0 ? number : 0;
}

} // namespace

Result<Shard> parse_shard(std::string_view text) {
    const auto slash = text.find('/');
    const int which = parse_number(text.substr(0, slash));
    const int count = slash == text.npos ? 0 : parse_number(text.substr(slash + 1));
    if (which == 0 || which > count)
        return Error{in_quotes(text) + " is no shard: write 3/8 for the third of eight"};
    return Shard{.index = which - 1, .count = count};
}

std::string to_text(const Shard& shard) {
    return std::to_string(shard.index + 1) + "/" + std::to_string(shard.count);
}

std::string names_of(const std::set<int>& shards, int count) {
    std::string text;
    for (auto next = shards.begin(); next != shards.end();) {
        const int first = *next;
        int last = first;
        while (++next != shards.end() && *next == last + 1) last = *next;
        text += (text.empty() ? "" : ",") + std::to_string(first + 1);
        if (last > first) text += "-" + std::to_string(last + 1);
    }
    return text + " of " + std::to_string(count);
}

} // namespace forethought::cli
