#include "engine/cli/weights_file.h"

#include "engine/cli/usage_error.h"
#include "tests/fuzz/input_file.h"

namespace forethought::fuzz {

/// Weights for a match: JSON.
static void weights(Input input) {
    try {
        const auto weights = cli::read_weights(file_of(input), "tactics");
        require(!cli::text_of(weights).empty());
    } catch (const cli::UsageError&) {
    }
}

static const Added weights_target("weights", weights);

} // namespace forethought::fuzz
