#pragma once

#include "engine/core/blur.h"
#include "engine/core/ratings.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace forethought {

/// Plays a match between two players, or knows how it went: the share of the points that the first one had.
/// The same match is asked for more than once.
using Bout = std::function<double(const Imperfection& one, const Imperfection& other)>;

/// Players from the weakest to the strongest, so close to each other that matches of neighbours tell by how
/// much: every rung as it is, and between it and the strongest one below (`rungs` ascend) itself with ever
/// more extra imperfection, until it scores less than half against that one. Where two neighbours are far
/// apart, one with extra imperfection halfway between theirs is put between them. A rung that is not
/// stronger than those below has its place among them.
std::vector<Imperfection> chain_of_strengths(std::span<const int> rungs, const Bout& bout);

/// A player's place on a scale.
struct Strength {
    /// Above the first player of the chain.
    double elo = 0;
    /// Standard error against the mean of all players who are near: of whoever meets the same people.
    double error = 0;
    /// That it has played.
    double games = 0;
};

/// The places of the players of a chain after these encounters, those of all neighbours among them.
std::vector<Strength> strengths_of(std::size_t players, std::span<const Encounter> encounters);

} // namespace forethought
