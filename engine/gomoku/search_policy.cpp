#include "engine/gomoku/search_policy.h"

#include "engine/gomoku/candidates.h"
#include "engine/gomoku/params.h"

#include <algorithm>
#include <array>
#include <bit>

namespace forethought::gomoku {

namespace {

constexpr int kVcfTableLog2 = 14;

/// Natural logarithms in hundredths, by whole numbers.
constexpr auto kLogarithms = [] {
    std::array<int, kMostCells + 1> logarithms{};
    double harmonic = 0;
    for (std::size_t i = 1; i < logarithms.size(); ++i) {
        // The sum of 1/k up to n is ln n and Euler's constant, to less than a hundredth with its next two
        // terms.
        harmonic += 1.0 / static_cast<double>(i);
        const double n = static_cast<double>(i);
        logarithms[i] =
            static_cast<int>(100 * (harmonic - 0.5772156649 - 1 / (2 * n) + 1 / (12 * n * n)) + 0.5);
    }
    return logarithms;
}();

} // namespace

AlphaBetaSettings settings_of(const Switches& switches) {
    return AlphaBetaSettings{.prunes = switches.prunes,
                             .deepens = switches.deepens,
                             .remembers = switches.remembers,
                             .reduces = switches.reduces,
                             .most_depth = std::min(switches.depth, SearchPolicy::kMostPlies - 1),
                             .aspiration = switches.constants->aspiration,
                             .table_bytes = switches.table_bytes,
                             .tells = switches.confers,
                             .ahead = switches.goes_ahead ? 1 : 0};
}

SearchPolicy::SearchPolicy(const Switches& switches, const Weights& weights, const Blur& blur)
    : switches_(switches),
      constants_(*switches.constants),
      valuation_(weights),
      blur_(blur),
      board_(switches.board_update, valuation_.cells),
      fours_(switches.searches_vcf ? kVcfTableLog2 : 0) {
    if (switches.network != nullptr) accumulator_.emplace(*switches.network);
}

void SearchPolicy::set(const Position& position) {
    board_.set(position);
    sees_ = accumulator_ && position.rule == Rule::freestyle;
    if (sees_) accumulator_->set(board_, network::last_stones(position));
    // Of no position yet, not even of the empty board.
    valued_ = ~board_.hash();
    fives_.clear();
    fives_.push_back(false);
}

void SearchPolicy::make(Cell cell) {
    fives_.push_back(board_.at(cell).threat(board_.to_move()) == Threat::five);
    if (sees_) accumulator_->make(cell, board_.to_move());
    board_.make(cell);
}

void SearchPolicy::unmake() {
    fives_.pop_back();
    if (sees_) accumulator_->unmake();
    board_.unmake();
}

std::optional<Score> SearchPolicy::known_value(Ply ply) {
    if (fives_[fives_.size() - 1]) return loss_in(ply);
    if (!board_.has_move()) return 0;
    if (!switches_.orders) return std::nullopt;
    const Colour me = board_.to_move();
    const Colour enemy = other(me);
    if (board_.count(me, Threat::five) > 0) return win_in(ply + 1);
    const int fives = board_.count(enemy, Threat::five);
    if (fives > 1) return loss_in(ply + 2);
    if (fives == 1) {
        const bool stopped = !board_.is_forbidden(board_.cells(enemy, Threat::five).first());
        return stopped ? std::nullopt : std::optional<Score>(loss_in(ply + 2));
    }
    return has_open_four(board_, me) ? std::optional<Score>(win_in(ply + 3)) : std::nullopt;
}

Score SearchPolicy::leaf(Ply ply, Score, Score) {
    if (switches_.searches_vcf && !blur_.overlooks(board_.hash())) {
        const Colour me = board_.to_move();
        const int fours = board_.count(me, Threat::four) + board_.count(me, Threat::four_three);
        if (fours > 0 && fours_.building_fours(board_, params::kLeafVcf) == Verdict::wins)
            return win_in(ply + fours_.plies());
    }
    return evaluate();
}

Score SearchPolicy::evaluate() {
    const Score value = static_value();
    return blur_.on() ? value + static_cast<Score>(blur_.waver(board_.hash(), params::kWaverUnit)) : value;
}

Score SearchPolicy::static_value() {
    if (!sees_ || is_about_decided(board_)) return gomoku::evaluate(board_, valuation_);
    if (valued_ != board_.hash()) {
        valued_ = board_.hash();
        value_ = accumulator_->value(board_);
    }
    return value_;
}

bool SearchPolicy::generate(MoveList<Cell, kMostMoves>& moves, const OrderHints<Cell>& hints) {
    moves.clear();
    const bool are_all =
        sees_ ? list_by_network(hints, moves) : list_candidates(board_, switches_, hints, nullptr, moves);
    needs_all_[static_cast<std::size_t>(board_.stones())] = are_all;
    // The replies to a threat are seen by everybody.
    if (!are_all && blur_.blinds()) overlook(moves);
    return are_all;
}

bool SearchPolicy::list_by_network(const OrderHints<Cell>& hints, MoveList<Cell, kMostMoves>& moves) {
    Ordered& here = ordered_[static_cast<std::size_t>(board_.stones())];
    here.attention = accumulator_->attention(board_);
    MoveOrder order(board_, *accumulator_, here.attention);
    const bool are_all = list_candidates(board_, switches_, hints, &order, moves);
    here.best = order.best();
    return are_all;
}

/// By how much the network puts a move of the present position behind the best one.
int SearchPolicy::odds_behind(Cell cell) const {
    const Ordered& here = ordered_[static_cast<std::size_t>(board_.stones())];
    return here.best - accumulator_->order(board_, here.attention, cell);
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

void SearchPolicy::list_others(MoveList<Cell, kMostMoves>& moves) {
    needs_all_[static_cast<std::size_t>(board_.stones())] = true;
    list_other_cells(board_, switches_, moves);
}

Ply SearchPolicy::extension(Ply ply) const {
    if (!switches_.extends || ply == 0) return 0;
    return board_.count(other(board_.to_move()), Threat::five) == 1 ? 1 : 0;
}

Ply SearchPolicy::extension_after(Cell cell) const {
    return switches_.extends && board_.at(cell).threat(board_.to_move()) >= Threat::four ? 1 : 0;
}

Ply SearchPolicy::reduction(Ply depth, std::size_t index, Cell cell) const {
    if (switches_.selects) return graded_reduction(depth, index, cell);
    if (depth < params::kLeastReducedDepth || index < params::kFullyLookedAt || !is_quiet(cell)) return 0;
    // One more for every doubling of the number of the move.
    return std::min(depth - 1, static_cast<Ply>(std::bit_width(index)) - 2);
}

/// The less the later a move comes, the more plies are left, and the longer the odds that the network gives
/// it, whatever it is.
Ply SearchPolicy::graded_reduction(Ply depth, std::size_t index, Cell cell) const {
    if (depth < 2) return 0;
    const auto left = static_cast<std::size_t>(depth);
    int hundredths =
        constants_.reduction + kLogarithms[left] * kLogarithms[index + 1] / constants_.reduction_divisor;
    const CellView& view = board_.at(cell);
    const Threat mine = view.threat(board_.to_move());
    const Threat theirs = view.threat(other(board_.to_move()));
    if (mine >= Threat::three || theirs >= Threat::three) hundredths -= constants_.three_reduction;
    if (mine >= Threat::four) hundredths -= constants_.four_reduction;
    if (sees_)
        hundredths += std::min(odds_behind(cell) * constants_.odds_reduction / network::kUnit,
                               constants_.most_odds_reduction);
    return std::clamp(hundredths / 100, 0, depth - 1);
}

bool SearchPolicy::is_quiet(Cell cell) const {
    const CellView& view = board_.at(cell);
    return view.threats[0] <= Threat::two && view.threats[1] <= Threat::two;
}

bool SearchPolicy::futile(Ply depth, Score alpha) {
    if (depth > constants_.most_futile_depth || is_win(alpha) || is_loss(alpha)) return false;
    if (board_.count(other(board_.to_move()), Threat::live_four) > 0) return false;
    return evaluate() + constants_.futility_margin * depth <= alpha;
}

std::optional<LeafValue> SearchPolicy::static_cutoff(Ply, Ply depth, Score, Score beta) {
    if (!switches_.selects || depth > constants_.most_reverse_futility_depth) return std::nullopt;
    const Colour enemy = other(board_.to_move());
    // What has to be answered says nothing of what comes after.
    for (const Threat threat : {Threat::five, Threat::live_four, Threat::four_three})
        if (board_.count(enemy, threat) > 0) return std::nullopt;
    const Score left = evaluate() - constants_.reverse_futility_margin * depth;
    return left >= beta ? std::optional(LeafValue(left, Bound::lower)) : std::nullopt;
}

Ply SearchPolicy::internal_iterative_reduction(Ply depth) const {
    return switches_.selects && depth >= constants_.least_internal_reduction_depth ? 1 : 0;
}

bool SearchPolicy::prunes_late_move(Ply depth, std::size_t index, Cell) const {
    const int width =
        constants_.width + constants_.width_of_ply * std::max(0, depth - constants_.narrow_plies);
    return switches_.selects && static_cast<int>(index) >= width &&
           !needs_all_[static_cast<std::size_t>(board_.stones())];
}

} // namespace forethought::gomoku
