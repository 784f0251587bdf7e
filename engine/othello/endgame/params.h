#pragma once

/// Every number of the endgame that could be another one.
namespace forethought::othello::params {

/// The surest level of all: no value is taken for more than it was proven to be.
inline constexpr int kExact = 7;

/// Stable discs are counted where the value to beat is at least so many times the empty cells less an offset,
/// discs: where less is asked they hardly ever tell.
inline constexpr int kStabilityPerEmpty = 2;
inline constexpr int kStabilityOffset = 12;

/// Up to so many empty cells moves are tried in the order of parity alone.
inline constexpr int kFewEmpties = 6;
/// From so many on boards are kept in the table.
inline constexpr int kFewestRemembered = 8;

} // namespace forethought::othello::params
