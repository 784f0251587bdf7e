#include "engine/othello/training/sample.h"

#include "engine/core/training/checked_file.h"

namespace forethought::othello {

namespace {

constexpr std::uint64_t kMagic = 0x32306c706d73696fu; // "oismpl02"

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t count = 0;
};

} // namespace

Result<std::vector<Sample>> read_samples(const std::filesystem::path& path) {
    CheckedReader reader(path);
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic) return Error{path.string() + " holds no samples"};
    std::vector<Sample> samples;
    if (!reader.read(samples, header.count) || !reader.is_whole())
        return Error{path.string() + " is damaged"};
    return samples;
}

Status write_samples(const std::filesystem::path& path, const std::vector<Sample>& samples) {
    CheckedWriter writer(path);
    const Header header{.count = samples.size()};
    writer.write(&header, 1);
    writer.write(samples.data(), samples.size());
    return writer.finish();
}

} // namespace forethought::othello
