#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How commands read and write files. Whatever goes wrong is a `UsageError` that names the file and the
/// reason.
namespace forethought::cli {

/// The name that stands for standard input where a text is read.
inline constexpr std::string_view kStandardInput = "-";

/// Reads a file as bytes.
std::vector<std::uint8_t> read_bytes(const std::string& path);

/// Reads a file as text; `kStandardInput` is read to its end.
std::string read_text(const std::string& path);

/// Reads a file as text, line by line, so that it may be of any length; `kStandardInput` is read to its end.
/// `take` is called with each line without its end, and with whether it had one.
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

/// Writes a file as a whole: on failure what was there before is still there, and nothing else.
void write_bytes(const std::string& path, std::span<const std::uint8_t> bytes);

/// The same of a text.
void write_text(const std::string& path, std::string_view text);

/// Appends a text, which is on its way to the disk when this returns; a file that is not there is begun.
void append_text(const std::string& path, std::string_view text);

/// Where a file of the repository lies; `path` from its root.
std::string repository_file(std::string_view path);

} // namespace forethought::cli
