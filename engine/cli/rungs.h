#pragma once

#include "engine/cli/files.h"
#include "engine/cli/usage_error.h"
#include "engine/core/learned.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

/// The rung of that number. Throws `UsageError` for a number that is none.
template <Game G>
Rung<typename G::Switches> rung_of(int number) {
    return value_or_usage_error(find_rung<typename G::Switches>(G::ladder(), number));
}

/// All rungs, or the part of the ladder that is the rung `only`. Throws `UsageError` for a number that is
/// none.
template <Game G>
Ladder<typename G::Switches> rungs_asked_for(const std::optional<int>& only) {
    const auto all = G::ladder();
    if (!only) return all;
    const int number = rung_of<G>(*only).number;
    std::size_t place = 0;
    while (all[place].number != number) ++place;
    return all.subspan(place, 1);
}

/// The rungs that `--rungs` names, in its order, or all where it names none. Throws `UsageError` for less
/// than two, and for one that is named twice or does not exist.
template <Game G>
std::vector<Rung<typename G::Switches>> rungs_named(const std::vector<int>& numbers) {
    std::vector<Rung<typename G::Switches>> rungs;
    if (numbers.empty()) {
        const auto all = G::ladder();
        rungs.assign(all.begin(), all.end());
    }
    for (const int number : numbers) {
        const auto rung = rung_of<G>(number);
        for (const auto& other : rungs)
            if (other.number == rung.number)
                throw UsageError{"--rungs names " + std::to_string(rung.number) + " twice"};
        rungs.push_back(rung);
    }
    if (rungs.size() < 2) throw UsageError{"--rungs needs two at least"};
    return rungs;
}

/// Installs the repository's further files that a rung has use for, as far as they are there.
template <Game G>
void install_further_files(const typename G::Switches& switches) {
    if constexpr (GameWithFurtherFiles<G>) {
        for (const std::string_view file : G::missing_files(switches)) {
            const std::string path = repository_file(file);
            if (!is_there(path)) continue;
            const Status status = G::install_weights(read_bytes(path));
            if (!status) throw UsageError{path + ", " + status.error()};
        }
    }
}

/// When weights are unpacked that are played by later: before anything else, or in the middle of a turn that
/// needs them, which only one thread may come to.
enum class Unpacking { all, as_needed };

template <LearnedGame G>
Status install(const std::string& path, Unpacking unpacking) {
    const auto file = read_bytes(path);
    if constexpr (GameWithPackedWeights<G>)
        if (unpacking == Unpacking::as_needed) return G::open_weights(file);
    return G::install_weights(file);
}

/// The rung of that number, ready to be played: its weights are installed from `weights`, or from the
/// repository's file where that is empty; further files, too. Throws `UsageError` also for a file that is
/// refused.
template <Game G>
Rung<typename G::Switches> ready_rung(int number, const std::string& weights = {},
                                      Unpacking unpacking = Unpacking::all) {
    const auto rung = rung_of<G>(number);
    if constexpr (LearnedGame<G>) {
        if (G::needs_weights(rung.switches) && !G::has_weights()) {
            const std::string path = weights.empty() ? repository_file(G::kWeightsFile) : weights;
            const Status status = install<G>(path, unpacking);
            if (!status) throw UsageError{path + ", " + status.error()};
        }
    }
    install_further_files<G>(rung.switches);
    return rung;
}

} // namespace forethought::cli
