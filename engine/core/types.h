#pragma once

#include <cstdint>

namespace forethought {

/// Nodes visited by a search. What counts as one node is said by each game's player.
using Nodes = std::uint64_t;

/// Distance in single moves of one side.
using Ply = int;

/// Value of a position in an alternating game, in the game's own unit (documented beside its
/// evaluation), from the point of view of the side to move unless a name says otherwise.
using Score = std::int32_t;

/// The two sides of a game; `first` moves first.
enum class Side : std::uint8_t { first, second };

constexpr Side opponent(Side side) {
    return side == Side::first ? Side::second : Side::first;
}
constexpr int index(Side side) {
    return static_cast<int>(side);
}

/// How a game stands.
enum class Outcome : std::uint8_t { playing, first_wins, second_wins, draw };

constexpr Outcome win_for(Side side) {
    return side == Side::first ? Outcome::first_wins : Outcome::second_wins;
}

/// Scores at and above this bound mean a forced win; the distance to `kWin` is its length in plies.
inline constexpr Score kWin = 1'000'000'000;
inline constexpr Ply kLongestWin = 10'000;

/// Score of a win in `plies` plies for the side to move.
constexpr Score win_in(Ply plies) {
    return kWin - plies;
}
/// Score of a loss in `plies` plies for the side to move.
constexpr Score loss_in(Ply plies) {
    return -kWin + plies;
}
constexpr bool is_win(Score score) {
    return score >= kWin - kLongestWin;
}
constexpr bool is_loss(Score score) {
    return score <= -kWin + kLongestWin;
}
constexpr bool is_decided(Score score) {
    return is_win(score) || is_loss(score);
}
/// Plies until the game ends, for a score that is a win or a loss.
constexpr Ply plies_to_end(Score score) {
    return score > 0 ? kWin - score : kWin + score;
}

} // namespace forethought
