#pragma once

#include "engine/core/checksum.h"
#include "engine/core/result.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <span>
#include <system_error>

namespace forethought {

namespace detail {

template <class T>
std::span<const std::uint8_t> bytes_of(const T* items, std::size_t count) {
    return {reinterpret_cast<const std::uint8_t*>(items), count * sizeof(T)};
}

} // namespace detail

/// Writes a file from front to back beside the place that it is for, then its checksum, and puts it in its
/// place when it is whole. Numbers lie as they do in this machine's memory: such a file is for going on, not
/// for sending away. The first thing that goes wrong is remembered.
class CheckedWriter {
  public:
    explicit CheckedWriter(std::filesystem::path path);

    template <class T>
    void write(const T* items, std::size_t count) {
        write_bytes(detail::bytes_of(items, count));
    }

    /// Error: why there is no such file; then what was in its place is still there, and nothing beside it.
    Status finish();

  private:
    void write_bytes(std::span<const std::uint8_t> bytes);
    void note(bool went_well);

    std::filesystem::path path_;
    std::filesystem::path unfinished_;
    std::FILE* file_;
    std::error_code problem_;
    std::uint64_t sum_ = 0;
};

/// Reads such a file from front to back.
class CheckedReader {
  public:
    explicit CheckedReader(const std::filesystem::path& path) : file_(path, std::ios::binary) {}

    /// Whether so many items were there.
    template <class T>
    bool read(T* items, std::size_t count) {
        file_.read(reinterpret_cast<char*>(items), static_cast<std::streamsize>(count * sizeof(T)));
        if (!file_) return false;
        sum_ = checksum(detail::bytes_of(items, count), sum_);
        return true;
    }

    /// Whether what was read is all that was written.
    bool is_whole();
    bool is_open() const { return file_.is_open(); }

  private:
    std::ifstream file_;
    std::uint64_t sum_ = 0;
};

} // namespace forethought
