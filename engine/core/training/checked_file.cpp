#include "engine/core/training/checked_file.h"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

namespace forethought {

CheckedWriter::CheckedWriter(const std::filesystem::path& path) : replacement_(Replacement::of(path)) {
    if (!replacement_) status_ = Error{replacement_.error()};
}

void CheckedWriter::write_bytes(std::span<const std::uint8_t> bytes) {
    sum_ = checksum(bytes, sum_);
    if (status_) status_ = replacement_.value().write(bytes);
}

Status CheckedWriter::finish() {
    const std::uint64_t sum = sum_;
    write(&sum, 1);
    return status_ ? replacement_.value().finish() : status_;
}

CheckedReader::CheckedReader(const std::filesystem::path& path) {
    Result<OpenFile> file = open_to_read(path);
    if (!file) return;
    file_ = std::move(file.value());
    struct stat facts {};
    if (::fstat(::fileno(file_.get()), &facts) == 0) rest_ = static_cast<std::uint64_t>(facts.st_size);
}

bool CheckedReader::read_bytes(std::span<std::uint8_t> bytes) {
    if (!file_ || bytes.size() > rest_) return false;
    if (!bytes.empty() && std::fread(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
        return false;
    rest_ -= bytes.size();
    sum_ = checksum(bytes, sum_);
    return true;
}

bool CheckedReader::is_whole() {
    const std::uint64_t expected = sum_;
    std::uint64_t sum = 0;
    return read(&sum, 1) && sum == expected && rest_ == 0;
}

} // namespace forethought
