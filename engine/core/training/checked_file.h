#pragma once

#include "engine/core/checksum.h"
#include "engine/core/result.h"
#include "engine/core/stored_file.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

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
    explicit CheckedWriter(const std::filesystem::path& path);

    template <class T>
    void write(const T* items, std::size_t count) {
        write_bytes(detail::bytes_of(items, count));
    }

    /// Error: why there is no such file; then what was in its place is still there, and nothing beside it.
    Status finish();

  private:
    void write_bytes(std::span<const std::uint8_t> bytes);

    Result<Replacement> replacement_;
    Status status_ = success();
    std::uint64_t sum_ = 0;
};

/// Reads such a file from front to back.
class CheckedReader {
  public:
    explicit CheckedReader(const std::filesystem::path& path);

    /// Whether so many items were there.
    template <class T>
    bool read(T* items, std::size_t count) {
        return read_bytes({reinterpret_cast<std::uint8_t*>(items), count * sizeof(T)});
    }

    /// The same of a list that gets so many items: none where the file has less, whatever it says.
    template <class T>
    bool read(std::vector<T>& items, std::uint64_t count) {
        if (count > rest_ / sizeof(T)) return false;
        items.resize(count);
        return read(items.data(), items.size());
    }

    /// Whether what was read is all that was written.
    bool is_whole();
    bool is_open() const { return file_ != nullptr; }
    /// Bytes that were not read yet.
    std::uint64_t rest() const { return rest_; }

  private:
    bool read_bytes(std::span<std::uint8_t> bytes);

    OpenFile file_;
    std::uint64_t rest_ = 0;
    std::uint64_t sum_ = 0;
};

} // namespace forethought
