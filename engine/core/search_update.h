#pragma once

#include "engine/core/result.h"
#include "engine/core/shared_entries.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace forethought {

/// What one alpha-beta search tells another one of the same root.
template <class Move>
struct SearchUpdate {
    /// Whether the game's own search tells them, which has taken over from the main one: iterations and the
    /// depths of entries are what that makes of them.
    bool is_own = false;
    /// The iteration that was finished last, 0 for none yet, with its value and its principal variation.
    Ply depth = 0;
    Score score = 0;
    std::vector<Move> line{};
    /// What was found out about positions.
    std::vector<typename SharedEntries<Move>::Told> entries{};
};

/// A move as an integer: a number, or the `code` of a class.
template <class Move>
constexpr std::int32_t integer_of(Move move) {
    if constexpr (std::is_class_v<Move>)
        return move.code;
    else
        return static_cast<std::int32_t>(move);
}
template <class Move>
constexpr Move move_of_integer(std::int32_t integer) {
    if constexpr (std::is_class_v<Move>)
        return Move{static_cast<decltype(Move::code)>(integer)};
    else
        return static_cast<Move>(integer);
}

/// As integers, which fit into a sync message.
template <class Move>
std::vector<std::int32_t> to_integers(const SearchUpdate<Move>& update) {
    std::vector<std::int32_t> integers;
    const auto put = [&](auto value) { integers.push_back(static_cast<std::int32_t>(value)); };
    const auto put_hash = [&](std::uint64_t hash) {
        put(static_cast<std::uint32_t>(hash));
        put(static_cast<std::uint32_t>(hash >> 32));
    };
    integers.reserve(4 + update.line.size() + 6 * update.entries.size());
    put(update.is_own);
    put(update.depth);
    put(update.score);
    put(update.line.size());
    for (const Move& move : update.line) put(integer_of(move));
    for (const auto& [hash, data] : update.entries) {
        put_hash(hash);
        put(data.score);
        put(data.depth);
        put(data.bound);
        put(data.has_move ? integer_of(data.best) : -1);
    }
    return integers;
}

/// The hash in two integers.
inline std::uint64_t hash_at(const std::vector<std::int32_t>& integers, std::size_t at) {
    return static_cast<std::uint32_t>(integers[at]) |
           static_cast<std::uint64_t>(static_cast<std::uint32_t>(integers[at + 1])) << 32;
}

/// Whether these integers are a search update for such a policy. Error: they are none, and which of them is
/// wrong.
template <class Policy>
Status check_search_update(const std::vector<std::int32_t>& integers) {
    const auto is_move = [](std::int32_t code) {
        return code >= 0 && static_cast<std::size_t>(code) < Policy::kCodes;
    };
    const auto wrong = [](std::size_t i) {
        return Error{"integer " + std::to_string(i) + " of the update is wrong"};
    };
    constexpr std::size_t own = 0;
    constexpr std::size_t depth = 1;
    constexpr std::size_t length = 3;
    if (integers.size() <= length) return Error{"a search update has four integers at least"};
    if (integers[own] < 0 || integers[own] > 1) return wrong(own);
    if (integers[depth] < 0 || integers[depth] >= Policy::kMostPlies) return wrong(depth);
    if (integers[length] < 0 || integers[length] > Policy::kMostPlies) return wrong(length);
    const std::size_t line = length + 1;
    const std::size_t line_end = line + static_cast<std::size_t>(integers[length]);
    if (integers.size() < line_end || (integers.size() - line_end) % 6 != 0) return wrong(length);
    for (std::size_t i = line; i < line_end; ++i)
        if (!is_move(integers[i])) return wrong(i);
    for (std::size_t i = line_end; i < integers.size(); i += 6) {
        if (integers[i + 3] < 0 || integers[i + 3] > 255) return wrong(i + 3);
        if (integers[i + 4] < 1 || integers[i + 4] > 3) return wrong(i + 4);
        if (integers[i + 5] != -1 && !is_move(integers[i + 5])) return wrong(i + 5);
    }
    return success();
}

/// The search update that became these integers, which are one.
template <class Move>
SearchUpdate<Move> to_search_update(const std::vector<std::int32_t>& integers) {
    SearchUpdate<Move> update{.is_own = integers[0] != 0, .depth = integers[1], .score = integers[2]};
    const std::size_t line_end = 4 + static_cast<std::size_t>(integers[3]);
    for (std::size_t i = 4; i < line_end; ++i) update.line.push_back(move_of_integer<Move>(integers[i]));
    update.entries.reserve((integers.size() - line_end) / 6);
    for (std::size_t i = line_end; i < integers.size(); i += 6) {
        const bool has_move = integers[i + 5] != -1;
        update.entries.push_back({hash_at(integers, i),
                                  {.score = integers[i + 2],
                                   .depth = integers[i + 3],
                                   .bound = static_cast<Bound>(integers[i + 4]),
                                   .best = has_move ? move_of_integer<Move>(integers[i + 5]) : Move{},
                                   .has_move = has_move}});
    }
    return update;
}

} // namespace forethought
