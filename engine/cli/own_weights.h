#pragma once

#include "engine/cli/files.h"
#include "engine/cli/rungs.h"
#include "engine/cli/usage_error.h"
#include "engine/cli/weights_file.h"
#include "engine/core/own_weights.h"
#include "engine/core/personality.h"
#include "engine/core/quoted.h"

#include <string>

namespace forethought::cli {

/// Lets a rung play by the weights of a file, which `own` keeps. Throws `UsageError` for what is no such
/// file, or none for this rung.
template <Game G>
WeightsFile give_file(Rung<typename G::Switches>& rung, const std::string& path, OwnWeights<G>& own) {
    WeightsFile weights = read_weights(path, G::kName);
    if (!give_weights<G>(rung.switches, weights.numbers, own))
        throw UsageError{title_of(path) + ": rung " + std::to_string(rung.number) +
                         " plays by no weights like these, " + in_quotes(weights.kind) + " of " +
                         std::to_string(weights.numbers.size()) + " numbers"};
    return weights;
}

/// Somebody who plays a match: a rung, in character where it is given one, and by the weights of a file where
/// it is given any.
template <Game G>
class Contender {
  public:
    /// Empty texts stand for the rung as it is. Throws `UsageError` for what there is not.
    Contender(int number, const std::string& personality, const std::string& weights)
        : rung_(rung_of<G>(number)) {
        if (!weights.empty()) digest_ = digest_of(give_file<G>(rung_, weights, own_).numbers);
        rung_ = value_or_usage_error(in_character<G>(rung_, personality));
    }
    // Switches point into the weights.
    Contender(const Contender&) = delete;
    Contender& operator=(const Contender&) = delete;

    const Rung<typename G::Switches>& rung() const { return rung_; }
    /// Of its own weights; empty where it plays by those of the rung.
    const std::string& digest() const { return digest_; }

  private:
    OwnWeights<G> own_;
    Rung<typename G::Switches> rung_;
    std::string digest_;
};

} // namespace forethought::cli
