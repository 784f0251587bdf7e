#include "engine/othello/training/sample.h"

#include "engine/core/checksum.h"
#include "tests/fuzz/input_file.h"

namespace forethought::fuzz {

/// A checked file, as checkpoints are, with its own checksum or, by the first byte, the right one.
static void samples(Input input) {
    const bool is_forged = take_byte(input) % 2 == 1;
    std::vector<std::uint8_t> file(input.begin(), input.end());
    if (is_forged) {
        const std::uint64_t sum = checksum(input);
        for (int i = 0; i < 8; ++i) file.push_back(static_cast<std::uint8_t>(sum >> (8 * i)));
    }
    static_cast<void>(othello::read_samples(file_of(file)));
}

static const Added samples_target("samples", samples);

} // namespace forethought::fuzz
