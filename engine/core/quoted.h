#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// How messages repeat what came from outside: on one line, cut short, and without anything that a terminal
/// would obey. What does not print is escaped: \n, \t, \r, \x1b for a byte, \u{202e} for a character.
namespace forethought {

/// Most characters of another's text that a message repeats.
inline constexpr std::size_t kMostQuoted = 120;

/// `text` on one line, from its beginning; more than `most` characters are cut off, and dots say so.
std::string one_line(std::string_view text, std::size_t most = kMostQuoted);

/// The same in quotation marks.
std::string in_quotes(std::string_view text);

/// The same of a file's name, which ends with what tells files apart: of a long one the end is left.
std::string shown_path(std::string_view path);

} // namespace forethought
