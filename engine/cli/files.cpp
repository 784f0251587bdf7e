#include "engine/cli/files.h"

#include "engine/cli/usage_error.h"
#include "engine/core/quoted.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

namespace forethought::cli {

namespace {

[[noreturn]] void fail(const char* verb, const std::string& path, const std::string& reason) {
    throw UsageError{std::string("cannot ") + verb + " " + title_of(path) + ": " + reason};
}

template <class T>
T value_or_fail(const char* verb, const std::string& path, Result<T> result) {
    if (!result) fail(verb, path, result.error());
    return std::move(result.value());
}

/// Calls `use` with a file that is open to be read.
template <class Use>
auto with_file(const std::string& path, const Use& use) {
    if (path == kStandardInput) return use(stdin);
    return use(value_or_fail("read", path, open_to_read(path)).get());
}

std::vector<std::uint8_t> read_all(const std::string& path, std::size_t most) {
    return with_file(path,
                     [&](std::FILE* file) { return value_or_fail("read", path, read_rest(file, most)); });
}

/// Calls `take` with the lines of a file, as `read_lines` does.
template <class Take>
void take_lines(std::FILE* file, const std::string& path, const Take& take) {
    std::array<char, std::size_t{1} << 16> slice;
    std::string begun;
    while (const std::size_t read = std::fread(slice.data(), 1, slice.size(), file)) {
        std::string_view rest(slice.data(), read);
        for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
            take(begun.append(rest.substr(0, end)), true);
            begun.clear();
            rest.remove_prefix(end + 1);
        }
        begun.append(rest);
        if (begun.size() > kMostOfText) fail("read", path, "a line has more than 16 MiB");
    }
    if (std::ferror(file) != 0) fail("read", path, std::strerror(errno));
    if (!begun.empty()) take(begun, false);
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Replacement replace(const std::string& path) {
    return value_or_fail("write", path, Replacement::of(path));
}

void finish(const std::string& path, Replacement& replacement, std::span<const std::uint8_t> bytes) {
    value_or_fail("write", path, replacement.write(bytes));
    value_or_fail("write", path, replacement.finish());
}

} // namespace

std::vector<std::uint8_t> read_bytes(const std::string& path) {
    return value_or_fail("read", path, read_whole(path, kMostOfBytes));
}

std::string read_text(const std::string& path, std::size_t most) {
    const auto bytes = read_all(path, most);
    return {bytes.begin(), bytes.end()};
}

void read_lines(const std::string& path,
                const std::function<void(std::string_view line, bool is_ended)>& take) {
    with_file(path, [&](std::FILE* file) { take_lines(file, path, take); });
}

bool is_there(const std::string& path) {
    std::error_code problem;
    return std::filesystem::exists(path, problem);
}

std::string title_of(const std::string& path) {
    return path == kStandardInput ? "standard input" : shown_path(path);
}

void require_readable(const std::string& path) {
    value_or_fail("read", path, open_to_read(path));
}

void require_writable(const std::string& path) {
    replace(path);
}

void update_text(const std::string& path, const std::function<std::string()>& change) {
    Replacement replacement = replace(path);
    finish(path, replacement, bytes_of(change()));
}

void write_bytes(const std::string& path, std::span<const std::uint8_t> bytes) {
    Replacement replacement = replace(path);
    finish(path, replacement, bytes);
}

void write_text(const std::string& path, std::string_view text) {
    write_bytes(path, bytes_of(text));
}

void append_lines(const std::string& path, std::string_view lines) {
    value_or_fail("write", path, forethought::append_lines(path, lines));
}

void write_row(const std::string& path, std::string_view head, std::string_view key, std::string_view row) {
    value_or_fail("write", path, forethought::write_row(path, head, key, row));
}

Hold hold(const std::string& path, std::string_view what) {
    return value_or_fail("write", path, Hold::of(path, what));
}

std::string repository_file(std::string_view path) {
    return std::string(FORETHOUGHT_SOURCE_DIR) + "/" + std::string(path);
}

} // namespace forethought::cli
