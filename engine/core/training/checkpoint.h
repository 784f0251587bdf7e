#pragma once

#include "engine/core/clock.h"
#include "engine/core/result.h"
#include "engine/core/training/checked_file.h"

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>

namespace forethought {

/// A checkpoint is a file of `CheckedWriter`: a header, then what a training continues with. The header is a
/// plain struct that begins with `format`, an array of 64-bit numbers: the first one tells this kind of file
/// from others, the rest are sizes that must be those of this program.

/// Writes a checkpoint.
class CheckpointWriter : private CheckedWriter {
  public:
    explicit CheckpointWriter(const std::filesystem::path& path) : CheckedWriter(path), path_(path) {}

    using CheckedWriter::write;

    /// Puts the file in its place. Error: why it cannot; then the old file is still there.
    Status finish();

  private:
    std::filesystem::path path_;
};

/// Reads a checkpoint. Its errors name the file.
class CheckpointReader : private CheckedReader {
  public:
    explicit CheckpointReader(const std::filesystem::path& path) : CheckedReader(path), path_(path) {}

    /// Reads the header. Error: the file cannot be read, or is no checkpoint of `what`.
    template <class Header>
    Status begin(Header& header, const char* what) {
        if (!is_open()) return Error{"cannot read " + path_.string()};
        if (!read(&header, 1) || header.format != Header{}.format) return not_of(what);
        return success();
    }
    Error not_of(const char* what) const;

    using CheckedReader::read;
    using CheckedReader::rest;

    /// Error: the file is damaged, or has more than was read.
    Status finish() { return is_whole() ? success() : Status(damaged()); }
    /// Why a file is refused that has less than its header says, or what cannot be.
    Error damaged() const;

  private:
    std::filesystem::path path_;
};

/// A setting that a training cannot continue with another value of.
struct Setting {
    template <class Was, class Is>
    Setting(const char* of_setting, const Was& begun, const Is& asked)
        : name(of_setting),
          was(text_of(begun)),
          is(text_of(asked)),
          is_same(begun == static_cast<Was>(asked)) {}

    const char* name;
    /// Of the checkpoint, and of this training.
    std::string was;
    std::string is;
    bool is_same;

  private:
    static std::string text_of(std::string_view text) { return std::string(text); }
    static std::string text_of(double number);
    static std::string text_of(float number) { return text_of(static_cast<double>(number)); }
    template <class Number>
    static std::string text_of(Number number) {
        return std::to_string(number);
    }
};

/// Error: the first setting that differs.
Status require_same(const std::filesystem::path& path, std::initializer_list<Setting> settings);

/// When to write the next checkpoint of a training that learns all the time.
class CheckpointTimer {
  public:
    CheckpointTimer(double minutes, Clock& clock) : minutes_(minutes), clock_(&clock), last_(clock.now()) {}

    /// Whether so many minutes have passed since the start, or since this was last true.
    bool is_due();

  private:
    double minutes_;
    Clock* clock_;
    Milliseconds last_;
};

} // namespace forethought
