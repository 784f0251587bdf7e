#pragma once

#include "engine/core/stored_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How commands read and write files (engine/core/stored_file.h). Whatever goes wrong is a `UsageError` that
/// names the file and the reason.
namespace forethought::cli {

/// Most bytes of what is read as a whole, by what it is; more is a slip, such as a film for a position.
inline constexpr std::size_t kMostOfPosition = std::size_t{1} << 20;
inline constexpr std::size_t kMostOfText = std::size_t{16} << 20;
inline constexpr std::size_t kMostOfBytes = std::size_t{512} << 20;

/// The name that stands for standard input where a text is read.
inline constexpr std::string_view kStandardInput = "-";

/// Reads a file as bytes, `kMostOfBytes` at most.
std::vector<std::uint8_t> read_bytes(const std::string& path);

/// Reads a file as text; `kStandardInput` is read to its end.
std::string read_text(const std::string& path, std::size_t most = kMostOfText);

/// Reads a file as text, line by line, so that it may be of any length, though a line has `kMostOfText` at
/// most; `kStandardInput` is read to its end. `take` is called with each line without its end, and with
/// whether it had one.
void read_lines(const std::string& path,
                const std::function<void(std::string_view line, bool is_ended)>& take);

/// A file as messages name it.
std::string title_of(const std::string& path);

/// Whether there is anything of that name.
bool is_there(const std::string& path);

/// Makes sure that a file can be read, for what reads it by itself.
void require_readable(const std::string& path);

/// Makes sure that a file can be written, before much work is done for it; leaves things as they were.
void require_writable(const std::string& path);

/// Writes a file anew from what it holds: nobody else writes it meanwhile, so that nothing of theirs is lost.
/// `change` reads it and gives the new text; where it throws, the file is as it was.
void update_text(const std::string& path, const std::function<std::string()>& change);

/// Writes a file as a whole: on failure what was there before is still there, and nothing else.
void write_bytes(const std::string& path, std::span<const std::uint8_t> bytes);

/// The same of a text.
void write_text(const std::string& path, std::string_view text);

/// Appends lines, which are on their way to the disk when this returns; a file that is not there is begun,
/// and what a killed program has left of a line is cut off.
void append_lines(const std::string& path, std::string_view lines);

/// Writes a row of a table, as `forethought::write_row` does.
void write_row(const std::string& path, std::string_view head, std::string_view key, std::string_view row);

/// Keeps a file that a command writes again and again for this program; `what`: as others are told.
Hold hold(const std::string& path, std::string_view what);

/// Where a file of the repository lies; `path` from its root.
std::string repository_file(std::string_view path);

} // namespace forethought::cli
