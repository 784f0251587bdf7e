#include "engine/othello/search_policy.h"

#include "engine/othello/params.h"
#include "engine/othello/probe_deviation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace forethought::othello {

namespace {

/// The table's move comes before all others.
constexpr int kFirst = std::numeric_limits<int>::min();

} // namespace

SearchPolicy::SearchPolicy(const Switches& switches, const StaticWeights& weights,
                           const PatternWeights* patterns, const Blur& blur)
    : switches_(switches), weights_(weights), patterns_(patterns), blur_(blur) {
    boards_.reserve(static_cast<std::size_t>(kMostPlies) + 2);
    set(kStandardStart);
}

void SearchPolicy::set(const Board& board) {
    boards_.clear();
    push(JudgedBoard(board));
}

void SearchPolicy::make(Cell cell) {
    const JudgedBoard& judged = top().judged;
    if (cell == kCells) {
        JudgedBoard next = judged;
        next.pass();
        return push(next);
    }
    const Cells flips = flips_of(judged.board, cell);
    if (patterns_) return push(judged.after(cell, flips));
    JudgedBoard next;
    next.board = judged.board.after(cell, flips);
    next.is_black = !judged.is_black;
    push(next);
}

std::optional<Score> SearchPolicy::known_value(Ply) {
    if (top().moves != 0 || moves_of(board().passed()) != 0) return std::nullopt;
    return kDisc * final_score(board());
}

Score SearchPolicy::evaluate() const {
    const Score value = patterns_ ? patterns_->value(top().judged, top().moves)
                                  : othello::evaluate(board(), switches_, weights_);
    return blur_.on() ? value + static_cast<Score>(blur_.waver(hash(), params::kWaverUnit)) : value;
}

bool SearchPolicy::generate(MoveList<Cell, kMostMoves>& moves, const OrderHints<Cell>& hints) {
    moves.clear();
    if (top().moves == 0) {
        moves.push_back(kCells);
        return true;
    }
    Children children;
    for_each(top().moves, [&](Cell cell) {
        const bool is_last_one = children.empty() && cell == 63 - std::countl_zero(top().moves);
        if (blur_.blinds() && !is_last_one && is_overlooked(cell)) return;
        children.add(cell, 0, switches_.orders ? order_of(cell, hints) : 0);
    });
    if (switches_.orders) children.sort();
    for (std::size_t i = 0; i < children.size(); ++i) moves.push_back(children[i].cell);
    return true;
}

/// One look, on the side of the window on which the value seems to lie.
std::optional<Probe> SearchPolicy::probe(Ply depth, Score beta, int number) const {
    if (!switches_.cuts_unlikely || number > 0 || depth < params::kFewestProbedPlies || top().moves == 0)
        return std::nullopt;
    const Ply shallow = shallow_depth(depth);
    const int deviations = switches_.selects ? params::kBoldDeviations : params::kProbeDeviations;
    const Score margin = deviation(depth, shallow, board().empties()) * deviations / 100;
    const bool is_above = evaluate() >= beta;
    const Score bound = is_above ? beta + margin : beta - margin;
    if (std::abs(bound) > kDisc * kCells) return std::nullopt;
    return Probe{.depth = shallow, .bound = bound, .is_above = is_above};
}

/// Smaller ones come first.
int SearchPolicy::order_of(Cell cell, const OrderHints<Cell>& hints) const {
    if (hints.table_move == cell) return kFirst;
    const Board next = board().after(cell, flips_of(board(), cell));
    int order = order_by_replies(next, cell, Parity{0});
    if (!switches_.remembers) return order;
    if (hints.killers[0] == cell || hints.killers[1] == cell) order -= params::kKillerWorth;
    // One point for each doubling.
    const auto weight = static_cast<std::uint32_t>(hints.history[code(cell)]);
    return order - std::min(params::kMostHistoryWorth, static_cast<int>(std::bit_width(weight)) / 2);
}

bool SearchPolicy::is_overlooked(Cell cell) const {
    return blur_.overlooks(mix(hash(), static_cast<std::uint64_t>(cell)));
}

} // namespace forethought::othello
