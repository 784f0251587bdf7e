#include "engine/core/checked_file.h"

#include <cerrno>

namespace forethought {

CheckedWriter::CheckedWriter(std::filesystem::path path) : path_(std::move(path)), unfinished_(path_) {
    unfinished_ += ".new";
    file_ = std::fopen(unfinished_.c_str(), "wb");
    note(file_);
}

void CheckedWriter::write_bytes(std::span<const std::uint8_t> bytes) {
    sum_ = checksum(bytes, sum_);
    // No bytes may have no address, which the library refuses.
    if (!problem_ && !bytes.empty()) note(std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size());
}

Status CheckedWriter::finish() {
    const std::uint64_t sum = sum_;
    write(&sum, 1);
    // What was kept back is written now; that is where a full disk is often noticed.
    if (file_) note(std::fclose(file_) == 0);
    if (!problem_) std::filesystem::rename(unfinished_, path_, problem_);
    if (!problem_) return success();
    const std::string reason = problem_.message();
    std::filesystem::remove(unfinished_, problem_);
    return Error{reason};
}

void CheckedWriter::note(bool went_well) {
    if (!went_well && !problem_) problem_ = std::error_code(errno, std::generic_category());
}

bool CheckedReader::is_whole() {
    const std::uint64_t expected = sum_;
    std::uint64_t sum = 0;
    return read(&sum, 1) && sum == expected && file_.peek() == std::ifstream::traits_type::eof();
}

} // namespace forethought
