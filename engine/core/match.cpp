#include "engine/core/match.h"

#include <algorithm>
#include <vector>

namespace forethought {

namespace {

void count(WdlCounts& wdl, int half_points) {
    ++(half_points == 2 ? wdl.wins : half_points == 1 ? wdl.draws : wdl.losses);
}

bool is_played(const MatchGame& game) {
    return game.outcome != Outcome::playing;
}

} // namespace

MatchResult sum_up(std::span<const MatchGame> games) {
    MatchResult result;
    std::vector<int> turns;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!is_played(games[i])) continue;
        const int points = half_points(games[i]);
        count(result.wdl, points);
        count(result.first_side, games[i].side_of_a == Side::first ? points : 2 - points);
        if (i % 2 == 1 && is_played(games[i - 1]))
            ++result.pairs.pairs[static_cast<std::size_t>(half_points(games[i - 1]) + points)];
        result.nodes += games[i].nodes;
        result.turns += games[i].turns;
        result.illegal += games[i].illegal ? 1 : 0;
        turns.push_back(games[i].turns);
    }
    if (!turns.empty()) {
        const auto middle = turns.begin() + static_cast<std::ptrdiff_t>(turns.size() / 2);
        std::nth_element(turns.begin(), middle, turns.end());
        result.median_turns = *middle;
    }
    return result;
}

} // namespace forethought
