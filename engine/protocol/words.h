#pragma once

#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

/// What any text protocol is made of: lines of words. Names no game.
namespace forethought::protocol {

/// `text` without white space at either end.
std::string_view trimmed(std::string_view text);

/// The first word of a line, and the rest of it without white space at either end.
struct Words {
    std::string_view first;
    std::string_view rest;
};
Words first_word(std::string_view line);

/// Whether two words are the same but for capitals; managers and people may write them as they like.
bool is_same_word(std::string_view a, std::string_view b);

/// The entry of a table (of commands, of keys) whose `name` is that word; null when none is.
template <class Table>
auto find_named(const Table& table, std::string_view word) -> decltype(std::data(table)) {
    for (const auto& entry : table)
        if (is_same_word(entry.name, word)) return &entry;
    return nullptr;
}

/// A whole number, the only thing in `text`; one beyond 64 bits is the largest or smallest there is.
std::optional<std::int64_t> to_number(std::string_view text);

} // namespace forethought::protocol
