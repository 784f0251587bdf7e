#pragma once

#include "engine/core/result.h"

#include <set>
#include <string>
#include <string_view>

namespace forethought::cli {

/// A fixed part of the games of a match: of its pairs, taken in turn, every `count`-th. The same whoever
/// plays it, and nearly as long as every other.
struct Shard {
    /// From 0; written from 1.
    int index = 0;
    /// How many shards the match has.
    int count = 1;

    /// Whether game number `number` (from 0) of the match is in it.
    constexpr bool has(int number) const { return number / 2 % count == index; }
    /// How many of the first `games` games of the match are in it.
    constexpr int size(int games) const {
        const int pairs = games / 2;
        return pairs <= index ? 0 : 2 * ((pairs - index - 1) / count + 1);
    }
    /// The number in the match of game `place` (from 0) of the shard.
    constexpr int number(int place) const { return 2 * (index + place / 2 * count) + place % 2; }
};

/// Reads "3/8", the third of eight. Error: what else the text is.
Result<Shard> parse_shard(std::string_view text);

/// The same text.
std::string to_text(const Shard& shard);

/// Several shards of so many, by their indices: "2,5-7 of 8".
std::string names_of(const std::set<int>& shards, int count);

} // namespace forethought::cli
