#include "engine/othello/training/probe_deviations.h"

#include "engine/core/alpha_beta.h"
#include "engine/othello/params.h"
#include "engine/othello/probe_deviation.h"
#include "engine/othello/search_policy.h"

#include <cmath>
#include <numbers>

namespace forethought::othello {

namespace {

/// The first rung that plays by patterns: it has no ProbCut.
constexpr int kRung = 100;

Switches switches_of_search() {
    for (const auto& rung : ladder())
        if (rung.number == kRung) return rung.switches;
    return {};
}

/// Calls `visit(board, depth, shallow, distance)` for each pair of depths of each board.
template <class Visit>
void for_each_distance(std::span<const SearchedBoard> boards, const Visit& visit) {
    for (const SearchedBoard& board : boards)
        for (Ply depth = params::kFewestProbedPlies; depth <= static_cast<Ply>(board.values.size());
             ++depth) {
            const Ply shallow = shallow_depth(depth);
            if (shallow < 1) continue;
            const auto at = [&](Ply plies) { return board.values[static_cast<std::size_t>(plies) - 1]; };
            visit(board, depth, shallow, at(depth) - at(shallow));
        }
}

} // namespace

SearchedBoard search_to_depths(const Board& board, Ply deepest, const PatternWeights& patterns) {
    const Switches switches = switches_of_search();
    const StaticWeights weights = params::kStaticWeights;
    SearchPolicy policy(switches, weights, &patterns, Blur{});
    policy.set(board);
    AlphaBeta<SearchPolicy> search(
        policy,
        {.most_depth = deepest, .aspiration = params::kAspiration, .table_bytes = params::kTableBytes});
    search.set_root();
    SearchedBoard searched{.empties = board.empties()};
    for (Ply depth = 1; depth <= deepest; ++depth) {
        while (search.depth() < depth && search.advance(1'000'000, depth)) {
        }
        searched.values.push_back(search.score());
    }
    return searched;
}

std::vector<PairOfDepths> pairs_of_depths(std::span<const SearchedBoard> boards) {
    std::vector<PairOfDepths> pairs;
    for_each_distance(boards, [&](const SearchedBoard& board, Ply depth, Ply shallow, Score distance) {
        auto pair =
            std::find_if(pairs.begin(), pairs.end(), [&](const auto& one) { return one.depth == depth; });
        if (pair == pairs.end()) pair = pairs.insert(pairs.end(), {.depth = depth, .shallow = shallow});
        const double model = deviation(depth, shallow, board.empties);
        ++pair->boards;
        pair->mean += distance;
        pair->deviation += static_cast<double>(distance) * distance;
        pair->modelled += model * model;
    });
    for (PairOfDepths& pair : pairs) {
        const auto count = static_cast<double>(pair.boards);
        pair.mean /= count;
        pair.deviation = std::sqrt(pair.deviation / count);
        pair.modelled = std::sqrt(pair.modelled / count);
    }
    return pairs;
}

DeviationFit fit_deviation(std::span<const SearchedBoard> boards) {
    // Of a bell curve the mean distance is so much of the standard deviation; few far ones move it less.
    const double of_mean = std::sqrt(std::numbers::pi / 2);
    double count = 0, x = 0, xx = 0, y = 0, xy = 0;
    for_each_distance(boards, [&](const SearchedBoard& board, Ply depth, Ply shallow, Score distance) {
        const DepthFactor factor = depth_factor(depth, shallow);
        const double base = of_mean * std::abs(distance) * factor.denominator / factor.numerator;
        const double discs = discs_that_count(board.empties) / 10.0;
        ++count;
        x += discs;
        xx += discs * discs;
        y += base;
        xy += discs * base;
    });
    const double spread = count * xx - x * x;
    const double growth = spread > 0 ? (count * xy - x * y) / spread : 0;
    return {.deviation = (y - growth * x) / count, .growth = growth};
}

} // namespace forethought::othello
