#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Files on a disk, for programs; modules of a page have none. Only regular files are read and written, also
/// behind symbolic links: a pipe may never say anything, and a device never end.
namespace forethought {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// Opens a file to be read. Error: why not.
Result<OpenFile> open_to_read(const std::filesystem::path& path);

/// All that is left of an open file. Error: why not, also where it has more than `most` bytes.
Result<std::vector<std::uint8_t>> read_rest(std::FILE* file, std::size_t most);

/// The whole of a file. Errors as above.
Result<std::vector<std::uint8_t>> read_whole(const std::filesystem::path& path, std::size_t most);

/// A file that takes another one's place once it is whole. Until then it lies beside that place, locked: who
/// reads, changes and writes a file within a replacement loses nothing that other programs write. A lock ends
/// with its program, and what a killed one has left is written over. Symbolic links stay, and so do the
/// permissions of what was there.
class Replacement {
  public:
    /// Waits for other programs that replace the same file, though not for ever. Error: why the file cannot
    /// be written.
    static Result<Replacement> of(const std::filesystem::path& path);
    Replacement(Replacement&&) = default;
    Replacement& operator=(Replacement&&) = delete;
    /// Leaves things as they were, unless it was finished.
    ~Replacement();

    std::FILE* file() const { return file_.get(); }
    Status write(std::span<const std::uint8_t> bytes);
    /// Puts the file in its place once all of it is on the disk. Error: why not; then what was there still
    /// is.
    Status finish();

  private:
    Replacement(std::filesystem::path place, std::filesystem::path unfinished, OpenFile file);

    std::filesystem::path place_;
    std::filesystem::path unfinished_;
    OpenFile file_;
};

/// Keeps a file for one program as long as this lives: a lock lies beside it, and says who has it. It ends
/// with its program, however that ends.
class Hold {
  public:
    /// `what`: who holds it, as others are told, such as "a training". Error: why it cannot be held; where
    /// another program holds it, which process that is, and what.
    static Result<Hold> of(const std::filesystem::path& path, std::string_view what);
    Hold(Hold&&) = default;
    Hold& operator=(Hold&&) = delete;
    ~Hold();

  private:
    Hold(std::filesystem::path lock, OpenFile file);

    std::filesystem::path lock_;
    OpenFile file_;
};

/// Appends lines to a file, which is begun if it is not there. What a killed program has left of a line is
/// cut off before. Error: why not.
Status append_lines(const std::filesystem::path& path, std::string_view lines);

/// Writes a row of a table that begins with `head`, lines without their ends. The rows from the first on that
/// begins with `key` are of a program that was killed before it could go on from them: the new one takes
/// their place. Error: why not; then the table is as it was.
Status write_row(const std::filesystem::path& path, std::string_view head, std::string_view key,
                 std::string_view row);

} // namespace forethought
