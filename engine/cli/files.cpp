#include "engine/cli/files.h"

#include "engine/cli/usage_error.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace forethought::cli {

namespace {

/// Beyond this a name is a mistake, such as a device without an end.
constexpr std::size_t kMostBytes = std::size_t{1} << 30;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

[[noreturn]] void fail(const char* deed, const std::string& path,
                       const std::string& reason = std::strerror(errno)) {
    throw UsageError{std::string("cannot ") + deed + " " + path + ": " + reason};
}

File open_to_read(const std::string& path) {
    File file(std::fopen(path.c_str(), "rb"));
    if (!file) fail("read", path);
    return file;
}

/// All that is left of a file, as a string or a vector of bytes.
template <class Content>
Content read_all(std::FILE* file, const std::string& title) {
    constexpr std::size_t portion = std::size_t{1} << 16;
    Content content;
    for (std::size_t size = 0;; content.resize(size)) {
        content.resize(size + portion);
        const std::size_t read = std::fread(content.data() + size, 1, portion, file);
        if (std::ferror(file) != 0) fail("read", title);
        size += read;
        if (size > kMostBytes) fail("read", title, "it has more than 1 GiB");
        if (read == 0) {
            content.resize(size);
            return content;
        }
    }
}

/// Calls `take` with the lines of a file, as `read_lines` does.
template <class Take>
void take_lines(std::FILE* file, const std::string& title, const Take& take) {
    std::array<char, std::size_t{1} << 16> portion;
    std::string begun;
    while (const std::size_t read = std::fread(portion.data(), 1, portion.size(), file)) {
        std::string_view rest(portion.data(), read);
        for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
            take(begun.append(rest.substr(0, end)), true);
            begun.clear();
            rest.remove_prefix(end + 1);
        }
        begun.append(rest);
        if (begun.size() > kMostBytes) fail("read", title, "a line has more than 1 GiB");
    }
    if (std::ferror(file) != 0) fail("read", title);
    if (!begun.empty()) take(begun, false);
}

void write_all(const std::string& path, const char* mode, const void* data, std::size_t bytes) {
    File file(std::fopen(path.c_str(), mode));
    if (!file) fail("write", path);
    if (std::fwrite(data, 1, bytes, file.get()) != bytes) fail("write", path);
    // What was kept back is written now; that is where a full disk is often noticed.
    if (std::fclose(file.release()) != 0) fail("write", path);
}

} // namespace

std::vector<std::uint8_t> read_bytes(const std::string& path) {
    return read_all<std::vector<std::uint8_t>>(open_to_read(path).get(), path);
}

std::string read_text(const std::string& path) {
    if (path == kStandardInput) return read_all<std::string>(stdin, title_of(path));
    return read_all<std::string>(open_to_read(path).get(), path);
}

void read_lines(const std::string& path,
                const std::function<void(std::string_view line, bool is_ended)>& take) {
    if (path == kStandardInput) return take_lines(stdin, title_of(path), take);
    take_lines(open_to_read(path).get(), path, take);
}

bool is_there(const std::string& path) {
    std::error_code problem;
    return std::filesystem::exists(path, problem);
}

std::string title_of(const std::string& path) {
    return path == kStandardInput ? "standard input" : path;
}

void require_readable(const std::string& path) {
    const File file = open_to_read(path);
    if (std::fgetc(file.get()) == EOF && std::ferror(file.get()) != 0) fail("read", path);
}

void require_writable(const std::string& path) {
    const bool was_there = is_there(path);
    append_text(path, "");
    if (!was_there) std::remove(path.c_str());
}

void write_bytes(const std::string& path, std::span<const std::uint8_t> bytes) {
    // What is no file (a pipe, a device) cannot be put in another one's place.
    std::error_code none;
    if (is_there(path) && !std::filesystem::is_regular_file(path, none))
        return write_all(path, "wb", bytes.data(), bytes.size());
    const std::string unfinished = path + ".new";
    try {
        write_all(unfinished, "wb", bytes.data(), bytes.size());
        if (std::rename(unfinished.c_str(), path.c_str()) != 0) fail("write", path);
    } catch (const UsageError&) {
        std::remove(unfinished.c_str());
        throw;
    }
}

void write_text(const std::string& path, std::string_view text) {
    write_bytes(path, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

void append_text(const std::string& path, std::string_view text) {
    write_all(path, "ab", text.data(), text.size());
}

std::string repository_file(std::string_view path) {
    return std::string(FORETHOUGHT_SOURCE_DIR) + "/" + std::string(path);
}

} // namespace forethought::cli
