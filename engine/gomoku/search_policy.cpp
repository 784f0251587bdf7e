#include "engine/gomoku/search_policy.h"

#include "engine/gomoku/candidates.h"
#include "engine/gomoku/params.h"

#include <algorithm>
#include <bit>

namespace forethought::gomoku {

namespace {

constexpr int kFoursTableLog2 = 14;

} // namespace

SearchPolicy::SearchPolicy(const Switches& switches, const Weights& weights, const Blur& blur)
    : switches_(switches),
      weights_(weights),
      blur_(blur),
      board_(switches.upkeep),
      fours_(switches.solves_fours ? kFoursTableLog2 : 0) {}

void SearchPolicy::set(const Position& position) {
    board_.set(position);
    fives_.clear();
    fives_.push_back(false);
}

void SearchPolicy::make(Cell cell) {
    fives_.push_back(board_.at(cell).threat(board_.to_move()) == Threat::five);
    board_.make(cell);
}

void SearchPolicy::unmake() {
    fives_.pop_back();
    board_.unmake();
}

std::optional<Score> SearchPolicy::settled(Ply ply) {
    if (fives_[fives_.size() - 1]) return loss_in(ply);
    if (!board_.has_move()) return 0;
    if (!switches_.orders) return std::nullopt;
    const Colour me = board_.to_move();
    const Colour enemy = other(me);
    if (board_.count(me, Threat::five) > 0) return win_in(ply + 1);
    const int fives = board_.count(enemy, Threat::five);
    if (fives > 1) return loss_in(ply + 2);
    if (fives == 1) {
        const bool stopped = !board_.is_foul(board_.cells(enemy, Threat::five).first());
        return stopped ? std::nullopt : std::optional<Score>(loss_in(ply + 2));
    }
    return has_open_four(board_, me) ? std::optional<Score>(win_in(ply + 3)) : std::nullopt;
}

Score SearchPolicy::leaf(Ply ply, Score, Score) {
    if (switches_.solves_fours && !blur_.overlooks(board_.hash())) {
        const Colour me = board_.to_move();
        const int fours = board_.count(me, Threat::four) + board_.count(me, Threat::four_three);
        if (fours > 0 && fours_.building_fours(board_, params::kLeafFours) == Verdict::wins)
            return win_in(ply + fours_.plies());
    }
    return evaluate();
}

Score SearchPolicy::evaluate() const {
    const Score value = gomoku::evaluate(board_, weights_);
    return blur_.on() ? value + static_cast<Score>(blur_.waver(board_.hash(), params::kWaverUnit)) : value;
}

bool SearchPolicy::generate(MoveList<Cell, kMostMoves>& moves, const OrderHints<Cell>& hints) {
    moves.clear();
    const bool are_all = list_candidates(board_, switches_, hints, moves);
    // The replies to a threat are seen by everybody.
    if (!are_all && blur_.blinds()) overlook(moves);
    return are_all;
}

/// Leaves out the moves that do not come to mind; where none does, all but the one that matters most.
void SearchPolicy::overlook(MoveList<Cell, kMostMoves>& moves) const {
    const auto hash_of = [&](Cell cell) { return mix(board_.hash(), static_cast<std::uint64_t>(cell)); };
    const auto worth = [&](Cell cell) {
        return worth_of(board_, cell, board_.to_move(), switches_) +
               blur_.waver(hash_of(cell), params::kWorthUnit);
    };
    MoveList<Cell, kMostMoves> seen;
    for (const Cell cell : moves)
        if (!blur_.overlooks(hash_of(cell))) seen.push_back(cell);
    if (seen.empty())
        seen.push_back(*std::max_element(moves.begin(), moves.end(),
                                         [&](Cell a, Cell b) { return worth(a) < worth(b); }));
    moves = seen;
}

void SearchPolicy::list_others(MoveList<Cell, kMostMoves>& moves) const {
    list_other_cells(board_, switches_, moves);
}

Ply SearchPolicy::extension(Ply ply) const {
    if (!switches_.extends || ply == 0) return 0;
    return board_.count(other(board_.to_move()), Threat::five) == 1 ? 1 : 0;
}

Ply SearchPolicy::reduction(Ply depth, std::size_t index, Cell cell) const {
    if (depth < params::kLeastReducedDepth || index < params::kFullyLookedAt || !is_quiet(cell)) return 0;
    // One more for every doubling of the number of the move.
    return std::min(depth - 1, static_cast<Ply>(std::bit_width(index)) - 2);
}

bool SearchPolicy::is_quiet(Cell cell) const {
    const CellView& view = board_.at(cell);
    return view.threats[0] <= Threat::two && view.threats[1] <= Threat::two;
}

bool SearchPolicy::futile(Ply depth, Score alpha) const {
    if (depth > params::kMostFutileDepth || is_win(alpha) || is_loss(alpha)) return false;
    if (board_.count(other(board_.to_move()), Threat::live_four) > 0) return false;
    return evaluate() + params::kFutilityMargin * depth <= alpha;
}

} // namespace forethought::gomoku
