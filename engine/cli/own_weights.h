#pragma once

#include "engine/cli/files.h"
#include "engine/cli/usage_error.h"
#include "engine/cli/weights_file.h"
#include "engine/core/own_weights.h"

#include <string>

namespace forethought::cli {

/// Lets a rung play by the weights of a file, which `own` keeps. Throws `UsageError` for what is no such
/// file, or none for this rung.
template <Game G>
WeightsFile give_file(Rung<typename G::Switches>& rung, const std::string& path, OwnWeights<G>& own) {
    WeightsFile weights = read_weights(path, G::kName);
    if (!give_weights<G>(rung.switches, weights.numbers, own))
        throw UsageError{title_of(path) + ": rung " + std::to_string(rung.number) +
                         " plays by no weights like these, '" + weights.kind + "' of " +
                         std::to_string(weights.numbers.size()) + " numbers"};
    return weights;
}

} // namespace forethought::cli
