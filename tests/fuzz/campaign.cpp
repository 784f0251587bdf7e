#include "engine/cli/tactics/campaign_file.h"

#include "engine/cli/usage_error.h"
#include "tests/fuzz/input_file.h"

namespace forethought::fuzz {

static void campaign(Input input) {
    try {
        for (const auto& chapter : cli::read_campaign(file_of(input)))
            for (const auto& plan : chapter.battles) require(!tactics::to_json(plan).empty());
    } catch (const cli::UsageError&) {
    }
}

static const Added campaign_target("campaign", campaign);

} // namespace forethought::fuzz
