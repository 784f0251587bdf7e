#include "engine/xiangqi/search_policy.h"

#include "engine/core/rng.h"
#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/repetition/judge.h"

#include <algorithm>
#include <cmath>

namespace forethought::xiangqi {

namespace {

constexpr std::size_t kReducedPlies = 64;
constexpr std::size_t kReducedMoves = 64;

/// In hundredths of a ply, by depth and number.
using Reductions = std::array<std::array<std::int16_t, kReducedMoves>, kReducedPlies>;

Reductions make_reductions() {
    Reductions reductions{};
    for (std::size_t depth = 1; depth < kReducedPlies; ++depth)
        for (std::size_t number = 1; number < kReducedMoves; ++number) {
            const double logs = std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number));
            reductions[depth][number] =
                static_cast<std::int16_t>(params::kReductionBase + params::kReductionFactor * logs);
        }
    return reductions;
}
const Reductions kReductions = make_reductions();

constexpr std::array<std::uint64_t, params::kQuietHorizon> make_quiet_keys() {
    std::array<std::uint64_t, params::kQuietHorizon> keys{};
    for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = mix(0x71756965, i);
    return keys;
}
constexpr auto kQuietKeys = make_quiet_keys();

/// Moves with what they are worth, to be sorted by that; in one number each.
class Ranked {
  public:
    void add(Action move, int worth) {
        keys_[size_++] =
            static_cast<std::uint64_t>(static_cast<std::int64_t>(worth) + kBias) << 16 | move.code;
    }
    /// The best first.
    void append_to(Moves& moves) {
        // Few as they are, and mostly of no weight, they are sorted by insertion.
        for (std::size_t i = 1; i < size_; ++i) {
            const std::uint64_t key = keys_[i];
            std::size_t place = i;
            for (; place > 0 && keys_[place - 1] < key; --place) keys_[place] = keys_[place - 1];
            keys_[place] = key;
        }
        for (std::size_t i = 0; i < size_; ++i)
            moves.push_back(Action{static_cast<std::uint16_t>(keys_[i] & 0xffff)});
    }

  private:
    static constexpr std::int64_t kBias = std::int64_t{1} << 40;
    std::array<std::uint64_t, kMostMoves> keys_;
    std::size_t size_ = 0;
};

/// Above what any history comes to.
constexpr int kCaptureBase = 1'000'000;
constexpr int kTableMove = 10'000'000;

Score score_of(Outcome outcome, Side side) {
    if (outcome == Outcome::draw) return 0;
    return outcome == win_for(side) ? params::kRuleWin : -params::kRuleWin;
}

} // namespace

SearchPolicy::SearchPolicy(const Switches& switches, const Weights& weights, const network::Network* network,
                           const Blur& blur)
    : switches_(switches),
      evaluation_(weights, switches.parts),
      blur_(blur),
      nodes_(static_cast<std::size_t>(kMostPlies) + 2) {
    if (network != nullptr) accumulator_.emplace(*network, nodes_.size());
    set(begin_at(standard_start()));
}

void SearchPolicy::set(const Position& position) {
    path_ = position.path;
    path_.reserve(static_cast<std::size_t>(kMostPlies) + 2);
    quiet_limit_ = position.quiet_limit;
    root_ = path_.plies();
    salt_ = 0;
    for (std::size_t number = path_.reversible_from(); number < root_; ++number) {
        const std::uint64_t hash = path_.ply(number).hash;
        bool stood_before = hash == board().hash();
        for (std::size_t other = path_.reversible_from(); other < number; ++other)
            stood_before = stood_before || path_.ply(other).hash == hash;
        if (stood_before) salt_ ^= mix(hash, 0x7477696365);
    }
    for (Node& node : nodes_) node.killers = {};
    height_ = 0;
    top() = Node{.balance = evaluation_.balance_of(board())};
    if (accumulator_) accumulator_->set(board());
    if (root_ > 0) {
        const Change& last = path_.ply(root_ - 1).change;
        top().move = MoveWeights::code_of(last.moved, last.move.to());
    }
    move_weights_.fade();
}

std::uint64_t SearchPolicy::quiet_key() const {
    const int left = quiet_limit_ - path_.quiet_plies();
    if (quiet_limit_ == 0 || left >= params::kQuietHorizon || left < 0) return 0;
    return kQuietKeys[static_cast<std::size_t>(left)];
}

void SearchPolicy::make(Action move) {
    const Node& before = top();
    Node& node = nodes_[++height_];
    const Change change = path_.make(move);
    if (accumulator_)
        accumulator_->make(change);
    else
        node.balance = evaluation_.after(before.balance, change);
    node.value.reset();
    node.move = MoveWeights::code_of(change.moved, change.move.to());
}

void SearchPolicy::unmake() {
    path_.unmake();
    --height_;
    if (accumulator_) accumulator_->unmake();
}

void SearchPolicy::make_null() {
    const Node& before = top();
    Node& node = nodes_[++height_];
    path_.make_null();
    node.balance = before.balance;
    if (accumulator_) accumulator_->pass();
    node.value.reset();
    node.move = MoveWeights::kNoMove;
}

void SearchPolicy::unmake_null() {
    path_.unmake_null();
    --height_;
    if (accumulator_) accumulator_->unmake();
}

std::optional<Score> SearchPolicy::path_value(Ply) {
    const Verdict verdict = switches_.knows_repetition ? judge_node(path_, root_) : judge_repetition(path_);
    if (verdict.outcome != Outcome::playing) return score_of(verdict.outcome, board().to_move());
    if (quiet_limit_ == 0 || path_.quiet_plies() < quiet_limit_ || !has_legal_move(board()))
        return std::nullopt;
    return 0;
}

Score SearchPolicy::value() {
    Node& node = top();
    if (!node.value) {
        Score score =
            accumulator_ ? accumulator_->value(board().to_move()) : evaluation_.full(board(), node.balance);
        if (blur_.on()) score += static_cast<Score>(blur_.waver(board().hash(), params::kWaverUnit));
        node.value = score;
    }
    return *node.value;
}

LeafValue SearchPolicy::leaf(Ply, Score alpha, Score beta) {
    Node& node = top();
    if (!node.value && !accumulator_ && switches_.parts.any() && !blur_.on()) {
        const Score quick = evaluation_.quick(board(), node.balance);
        if (quick - params::kLazyMargin >= beta) return {quick - params::kLazyMargin, Bound::lower};
        if (quick + params::kLazyMargin <= alpha) {
            node.alpha = alpha;
            return {quick + params::kLazyMargin, Bound::upper};
        }
    }
    node.alpha = std::max(alpha, value());
    return value();
}

bool SearchPolicy::is_overlooked(Action move) const {
    return blur_.overlooks(mix(board().hash(), move.code));
}

int SearchPolicy::worth_of_capture(Action move) const {
    const Score victim = exchange_value(board().at(move.to()), move.to());
    const Score attacker = exchange_value(board().at(move.from()), move.from());
    return 16 * std::min(victim, 10'000) - std::min(attacker, 1'000) / 8;
}

int SearchPolicy::worth_of_quiet(Action move) const {
    return move_weights_.weight(side(), top().move, MoveWeights::code_of(board().at(move.from()), move.to()));
}

/// All moves at once: at the root, in check, and for who does not order them.
void SearchPolicy::add_all(Moves& moves, const OrderHints<Action>& hints) {
    Moves all;
    add_legal(board(), all);
    if (blur_.blinds()) {
        // One is always seen.
        Moves seen;
        for (const Action move : all)
            if (!is_overlooked(move)) seen.push_back(move);
        if (!seen.empty()) all = seen;
    }
    if (!switches_.orders) {
        for (const Action move : all) moves.push_back(move);
        return;
    }
    const Node& node = top();
    Ranked ranked;
    for (const Action move : all) {
        int worth = 0;
        if (move == hints.table_move)
            worth = kTableMove;
        else if (is_capture(move))
            worth = kCaptureBase + worth_of_capture(move) -
                    (switches_.weighs_exchanges && loses_exchange(board(), move) ? 2 * kCaptureBase : 0);
        else if (move == node.killers[0] || move == node.killers[1])
            worth = kCaptureBase / 2;
        else
            worth = worth_of_quiet(move);
        ranked.add(move, worth);
    }
    ranked.append_to(moves);
}

bool SearchPolicy::generate(Moves& moves, const OrderHints<Action>& hints) {
    moves.clear();
    add_all(moves, hints);
    return true;
}

bool SearchPolicy::generate_stage(int stage, Moves& moves, const OrderHints<Action>& hints) {
    if (path_.in_check() || !switches_.orders || blur_.blinds()) {
        add_all(moves, hints);
        return false;
    }
    switch (stage) {
    case 0:
        if (is_usable(hints.table_move)) moves.push_back(*hints.table_move);
        return true;
    case 1:
        add_good_captures(moves, hints.table_move);
        return true;
    case 2:
        add_killers(moves, hints.table_move);
        return true;
    default:
        add_rest(moves, hints.table_move);
        return false;
    }
}

void SearchPolicy::add_good_captures(Moves& moves, const std::optional<Action>& first) {
    Moves captures;
    add_pseudo_legal_captures(board(), captures);
    const Safety safety(board(), false);
    Node& node = top();
    node.losing.clear();
    Ranked good;
    for (const Action move : captures) {
        if (move == first || !safety.is_safe(move)) continue;
        if (switches_.weighs_exchanges && loses_exchange(board(), move))
            node.losing.push_back(move);
        else
            good.add(move, worth_of_capture(move));
    }
    good.append_to(moves);
}

void SearchPolicy::add_killers(Moves& moves, const std::optional<Action>& first) {
    for (const auto& killer : top().killers)
        if (killer != first && is_usable(killer) && !is_capture(*killer)) moves.push_back(*killer);
}

void SearchPolicy::add_rest(Moves& moves, const std::optional<Action>& first) {
    Moves quiet;
    add_pseudo_legal_quiet(board(), quiet);
    const Safety safety(board(), false);
    const Node& node = top();
    Ranked ranked;
    for (const Action move : quiet) {
        if (move == first || move == node.killers[0] || move == node.killers[1]) continue;
        if (safety.is_safe(move)) ranked.add(move, worth_of_quiet(move));
    }
    ranked.append_to(moves);
    for (const Action move : node.losing) moves.push_back(move);
}

void SearchPolicy::generate_quiescence(Ply, Moves& moves, const OrderHints<Action>& hints) {
    moves.clear();
    if (!switches_.quiesces) return;
    if (path_.in_check()) return add_all(moves, hints);
    Moves captures;
    add_pseudo_legal_captures(board(), captures);
    if (captures.empty()) return;
    const Safety safety(board(), false);
    const Node& node = top();
    const Score reach =
        (accumulator_ ? value() : evaluation_.quick(board(), node.balance)) + params::kDeltaMargin;
    Ranked ranked;
    for (const Action move : captures) {
        const bool skips = switches_.skips && move != hints.table_move &&
                           reach + exchange_value(board().at(move.to()), move.to()) <= node.alpha;
        if (skips || !safety.is_safe(move)) continue;
        if (switches_.weighs_exchanges && loses_exchange(board(), move)) continue;
        const int worth = !switches_.orders          ? 0
                          : move == hints.table_move ? kTableMove
                                                     : worth_of_capture(move);
        ranked.add(move, worth);
    }
    ranked.append_to(moves);
}

Ply SearchPolicy::reduction(Ply depth, std::size_t number, Action move) const {
    if (!switches_.reduces || number < params::kFirstLateMove || depth < params::kFewestReducedPlies ||
        path_.in_check() || is_capture(move))
        return 0;
    const auto row = std::min(static_cast<std::size_t>(depth), kReducedPlies - 1);
    int hundredths = kReductions[row][std::min(number, kReducedMoves - 1)];
    hundredths -= 100 * worth_of_quiet(move) / params::kHistoryPly;
    return std::clamp(hundredths / 100, 0, depth - 1);
}

Ply SearchPolicy::null_reduction(Ply depth, Score beta) {
    if (!switches_.passes || path_.in_check() || depth < 2) return 0;
    // With few pieces every move may be worse than none.
    int strong = 0;
    for (Slot slot = first_slot(board().to_move(), Kind::horse);
         slot < end_slot(board().to_move(), Kind::cannon); ++slot)
        if (board().where(slot) != kNowhere) ++strong;
    if (strong < 2 || value() < beta) return 0;
    const Ply by_score = std::min((value() - beta) / params::kNullScoreStep, params::kMostNullByScore);
    return params::kNullReduction + depth / params::kNullDepthStep + by_score;
}

std::optional<LeafValue> SearchPolicy::static_cutoff(Ply, Ply depth, Score, Score beta) {
    if (!switches_.skips || path_.in_check() || depth > params::kStaticCutPlies) return std::nullopt;
    if (value() - params::kStaticCutMargin * depth < beta) return std::nullopt;
    return LeafValue{value(), Bound::lower};
}

bool SearchPolicy::futile(Ply depth, Score alpha) {
    return switches_.skips && !path_.in_check() && depth <= params::kFutilePlies && !is_decided(alpha) &&
           value() + params::kFutileMargin * (depth + 1) <= alpha;
}

bool SearchPolicy::prunes_late_move(Ply depth, std::size_t number, Action move) const {
    if (!switches_.skips || depth > params::kLatePlies || path_.in_check()) return false;
    return number >= params::kLateMoves + static_cast<std::size_t>(depth * depth) && is_quiet(move);
}

bool SearchPolicy::is_quiet(Action move) const {
    return !is_capture(move) && !gives_check(board(), move);
}

void SearchPolicy::note_refutation(Ply, Ply depth, Action move, std::span<const Action> tried) {
    if (!switches_.orders || is_capture(move)) return;
    Node& node = top();
    if (node.killers[0] != move) node.killers = {move, node.killers[0]};
    const int bonus = std::min(32 * depth * depth, 2'048);
    const auto change = [&](Action changed, int by) {
        move_weights_.change(side(), node.move,
                             MoveWeights::code_of(board().at(changed.from()), changed.to()), by);
    };
    change(move, bonus);
    for (const Action other : tried)
        if (!is_capture(other)) change(other, -bonus);
}

} // namespace forethought::xiangqi
