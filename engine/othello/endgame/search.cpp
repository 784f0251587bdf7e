#include "engine/othello/endgame/search.h"

#include "engine/othello/endgame/stability.h"
#include "engine/othello/score.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace forethought::othello {

namespace {

constexpr int kNothing = -128;
/// Beyond every value: the ends of an open window.
constexpr int kInfinite = kCells + 1;
/// Of an entry's depth: what a level counts, beside the empty cells.
constexpr Ply kLevelDepth = 32;

} // namespace

EndgameSearch::EndgameSearch(std::uint64_t table_bytes, const PatternWeights* weights)
    : table_(table_bytes), small_(table_), weights_(weights), stack_(kCells) {
    if (weights) glance_.emplace(*weights);
}

void EndgameSearch::set_root(const Board& board, int first_level, int guess) {
    table_.age();
    nodes_before_ += nodes();
    stack_[0].board = weights_ ? JudgedBoard(board) : JudgedBoard();
    stack_[0].board.board = board;
    root_moves_.clear();
    shared_entries_.clear();
    for_each(moves_of(board), [&](Cell cell) { root_moves_.add(cell); });
    level_ = weights_ ? first_level : params::kExact;
    finished_ = -1;
    value_ = guess;
    line_.assign(1, root_moves_.list().front().move);
    is_running_ = false;
    is_done_ = false;
}

void EndgameSearch::order_root(const std::vector<Cell>& moves) {
    // The best of the last level come to the front one by one.
    for (std::size_t i = moves.size(); i-- > 0;) root_moves_.bring_to_front(moves[i]);
    line_.assign(1, root_moves_.list().front().move);
}

bool EndgameSearch::advance(Nodes nodes) {
    const Nodes end = this->nodes() + nodes;
    while (!is_done_ && this->nodes() < end) {
        if (!is_running_) begin_level();
        step();
    }
    return !is_done_;
}

Cell EndgameSearch::best() const {
    // The first move searched is the best that was known; what beats it within its level is better.
    const Frame& root = stack_[0];
    const bool is_beaten =
        is_running_ && root.next > 1 && root.best > root.lowest && root.best_move != kNowhere;
    return is_beaten ? root.best_move : line_.front();
}

void EndgameSearch::begin_level() {
    const bool is_narrow = root_moves_.shown() == 1;
    low_ = is_narrow ? value_ - params::kAspirationDiscs : -kInfinite;
    high_ = is_narrow ? value_ + params::kAspirationDiscs : kInfinite;
    reach_ = params::kReachDiscs;
    begin_window();
}

void EndgameSearch::begin_window() {
    is_running_ = true;
    is_returning_ = false;
    ply_ = 0;
    Frame& root = stack_[0];
    root.alpha = low_;
    root.beta = high_;
    root.stage = Stage::enter;
    root.is_passed = false;
}

/// The root's window has been searched through.
void EndgameSearch::end_window() {
    const Frame& root = stack_[0];
    const bool is_below = root.best <= low_ && low_ > -kInfinite;
    const bool is_above = root.best >= high_ && high_ < kInfinite;
    if (is_above || !is_below) root_moves_.bring_to_front(root.best_move);
    if (is_below || is_above) {
        // Likely values may contradict each other, so that in the end only an open window holds them.
        const bool is_open = reach_ > 2 * kInfinite;
        high_ = is_below && !is_open ? root.best + 1 : std::min(root.best + reach_, kInfinite);
        low_ = is_above && !is_open ? root.best - 1 : std::max(root.best - reach_, -kInfinite);
        reach_ *= 2;
        return begin_window();
    }
    line_.assign(root.line.begin(), root.line.end());
    finish(level_, root.best);
}

void EndgameSearch::finish(int level, int value) {
    value_ = value;
    finished_ = level;
    is_running_ = false;
    is_done_ = level == params::kExact;
    level_ = std::min(level + params::kLevelStep, params::kExact);
}

void EndgameSearch::learn(std::uint64_t hash, const EntryData<Cell>& data) {
    const int level = data.depth / kLevelDepth;
    if (level > params::kExact || std::abs(data.score) > kCells) return;
    const int alpha = data.bound == Bound::upper ? data.score : data.score - 1;
    const int beta = data.bound == Bound::lower ? data.score : data.score + 1;
    table_.store(hash, data.depth % kLevelDepth, alpha, beta, data.score,
                 data.has_move ? data.best : kNowhere, level);
}

void EndgameSearch::learn(int level, int value, const std::vector<Cell>& line) {
    if (is_done_ || level < level_ || level > params::kExact || root_moves_.shown() > 1) return;
    const auto& roots = root_moves_.list();
    const bool is_known = !line.empty() && std::any_of(roots.begin(), roots.end(), [&](const auto& root) {
        return root.move == line.front();
    });
    if (!is_known) return;
    root_moves_.bring_to_front(line.front());
    line_ = line;
    finish(level, value);
}

void EndgameSearch::step() {
    Frame& frame = top();
    if (is_returning_) {
        is_returning_ = false;
        if (ply_ == 0) return end_window();
        --ply_;
        take(top(), -value_above_);
    } else if (frame.stage == Stage::enter) {
        enter(frame);
    } else {
        choose(frame);
    }
}

void EndgameSearch::give(const Frame& frame, int value) {
    value_above_ = frame.is_passed ? -value : value;
    is_returning_ = true;
}

void EndgameSearch::enter(Frame& frame) {
    frame.line.clear();
    frame.next = 0;
    frame.best = kNothing;
    frame.best_move = kNowhere;
    frame.empties = frame.board.board.empties();
    if (moves_of(frame.board.board) == 0) {
        frame.board.pass();
        frame.is_passed = true;
        frame.is_hopeless = !frame.is_hopeless;
        frame.alpha = -std::exchange(frame.beta, -frame.alpha);
        if (moves_of(frame.board.board) == 0) return give(frame, final_score(frame.board.board));
    }
    frame.lowest = frame.alpha;
    frame.parity = parity_of(frame.board.board.empty());
    if (ply_ > 0 && frame.empties <= params::kSmallEmpties) return solve_small(frame);
    if (ply_ > 0 && is_cut_off_by_stability(frame)) return;
    const auto* entry = table_.find(hash_of(frame.board.board));
    if (entry && ply_ > 0 && !frame.is_open() && entry->range().level >= level_) {
        if (entry->range().low >= frame.beta) return give(frame, entry->range().low);
        if (entry->range().high <= frame.alpha) return give(frame, entry->range().high);
    }
    if (ply_ > 0 && is_likely(frame)) return;
    if (list_children(frame, entry)) return;
    frame.stage = Stage::choose;
}

/// Exactly, or as far as the window asks.
void EndgameSearch::solve_small(Frame& frame) {
    int value = small_.solve(frame.board.board, frame.alpha);
    while (value > frame.alpha && value < frame.beta) {
        const int next = small_.solve(frame.board.board, value);
        if (next <= value) break;
        value = next;
    }
    give(frame, value);
}

/// Whether stable discs tell that the side to move cannot have as much as is asked for.
bool EndgameSearch::is_cut_off_by_stability(Frame& frame) {
    if (frame.alpha < params::kStabilityPerEmpty * frame.empties - params::kStabilityOffset) return false;
    const int most = most_by_stability(frame.board.board, frame.alpha);
    if (most > frame.alpha) return false;
    give(frame, most);
    return true;
}

/// Whether a look ahead makes it likely enough that the value lies outside the window.
bool EndgameSearch::is_likely(Frame& frame) {
    if (level_ == params::kExact || frame.is_open() || frame.empties < params::kFewestProbed) return false;
    const int more = (frame.empties - params::kFewestProbed) / params::kEmptiesPerTwoPlies;
    const int plies = std::min(2 + 2 * more, params::kMostProbePlies);
    const Score deviation = params::kLookDeviation + params::kLookDeviationGrowth * (frame.empties - 16) -
                            params::kLookDeviationOfPly * plies;
    const Score margin = deviation * params::kConfidence[static_cast<std::size_t>(level_)].deviations / 100;
    const bool is_above = weights_->value(frame.board, moves_of(frame.board.board)) >= kDisc * frame.beta;
    const Score bound = is_above ? kDisc * frame.beta + margin : kDisc * frame.alpha - margin;
    if (std::abs(bound) > kDisc * kCells) return false;
    const bool reaches = glance_->look(frame.board, plies, bound - 1, bound) >= bound;
    if (reaches != is_above) return false;
    frame.best = is_above ? frame.beta : frame.alpha;
    end_node(frame);
    return true;
}

/// Lists the moves, best first. Returns whether what is known of the boards behind them answers at once.
bool EndgameSearch::list_children(Frame& frame, const RangeTable::Entry* entry) {
    const Board& board = frame.board.board;
    frame.children.clear();
    if (ply_ == 0) {
        for (const auto& root : root_moves_.list()) frame.children.add(root.move, flips_of(board, root.move));
        return false;
    }
    for_each(moves_of(board), [&](Cell cell) {
        const Cells flips = flips_of(board, cell);
        table_.prefetch(hash_of(board.after(cell, flips)));
        frame.children.add(cell, flips);
    });
    if (!frame.is_open() && frame.empties >= params::kFewestLookedUp && is_refuted(frame)) return true;
    for (std::size_t number = 0; number < frame.children.size(); ++number)
        frame.children.set_order(number, order_of(frame, frame.children[number], entry));
    frame.children.sort();
    if (is_turned_ && ply_ <= params::kTurnedPlies && (frame.is_open() || frame.is_hopeless))
        frame.children.turn_round(frame.is_open() ? 1 : 0);
    return false;
}

/// Whether the table knows a move to be good enough.
bool EndgameSearch::is_refuted(Frame& frame) {
    for (std::size_t number = 0; number < frame.children.size(); ++number) {
        const Child child = frame.children[number];
        const auto* known = table_.find(hash_of(frame.board.board.after(child.cell, child.flips)));
        if (!known || known->range().level < level_ || -known->range().high < frame.beta) continue;
        give(frame, -known->range().high);
        return true;
    }
    return false;
}

/// What the table knows first, then by what the move is worth and by how few replies it leaves.
int EndgameSearch::order_of(const Frame& frame, const Child& child, const RangeTable::Entry* entry) {
    if (entry && child.cell == entry->range().best) return -2'000'000;
    if (entry && child.cell == entry->range().second) return -1'000'000;
    if (!weights_ || frame.empties < params::kFewestJudged) {
        const Board next = frame.board.board.after(child.cell, child.flips);
        return order_at_the_end(next, moves_of(next), child.cell, odd_cells(frame.parity));
    }
    const JudgedBoard next = frame.board.after(child.cell, child.flips);
    const int plies = std::clamp((frame.empties - params::kFewestJudged) / params::kEmptiesPerPly, 0,
                                 params::kMostOrderPlies);
    const Score least = std::max(kDisc * frame.alpha - params::kOrderMargin, -kMostScore);
    const Score value = glance_->look(next, plies, -kMostScore, -least);
    return value + params::kReplyWorth * order_by_replies(next.board, child.cell, frame.parity);
}

void EndgameSearch::choose(Frame& frame) {
    if (frame.next == frame.children.size()) return end_node(frame);
    const bool scouts = frame.next > 0 && frame.is_open();
    frame.stage = scouts ? Stage::scout : Stage::full;
    ++nodes_;
    descend(frame, scouts ? frame.alpha + 1 : frame.beta);
}

void EndgameSearch::descend(Frame& frame, int beta) {
    const Child child = frame.children[frame.next];
    Frame& below = stack_[static_cast<std::size_t>(ply_) + 1];
    // Patterns are looked at as long as boards are judged or probed.
    if (weights_ && frame.empties > std::min(params::kFewestJudged, params::kFewestProbed))
        below.board = frame.board.after(child.cell, child.flips);
    else
        below.board.board = frame.board.board.after(child.cell, child.flips);
    below.alpha = -beta;
    below.beta = -frame.alpha;
    below.stage = Stage::enter;
    below.is_passed = false;
    below.is_hopeless = !frame.was_open() && !frame.is_hopeless;
    ++ply_;
}

/// The value of the move that was tried has come.
void EndgameSearch::take(Frame& frame, int value) {
    if (frame.stage == Stage::scout && value > frame.alpha && value < frame.beta) {
        frame.stage = Stage::full;
        return descend(frame, frame.beta);
    }
    const Cell move = frame.children[frame.next].cell;
    const bool is_first = frame.next == 0;
    if (ply_ == 0)
        root_moves_.note(frame.next, value, value > frame.alpha && value < frame.beta, stack_[1].line);
    ++frame.next;
    frame.stage = Stage::choose;
    if (value > frame.best) {
        frame.best = value;
        frame.best_move = move;
        if (value > frame.alpha || (ply_ == 0 && is_first)) keep_line(frame, move);
    }
    if (ply_ == 0)
        frame.alpha = frame.next < root_moves_.shown()
                          ? frame.lowest
                          : std::max(frame.alpha, static_cast<int>(root_moves_.least_shown(frame.next)));
    else
        frame.alpha = std::max(frame.alpha, value);
    if (frame.best >= frame.beta) end_node(frame);
}

void EndgameSearch::keep_line(Frame& frame, Cell move) {
    frame.line.clear();
    frame.line.push_back(move);
    for (const Cell next : stack_[static_cast<std::size_t>(ply_) + 1].line) frame.line.push_back(next);
}

void EndgameSearch::note(std::uint64_t hash, const Frame& frame) {
    const Bound bound = bound_of(frame.best, frame.lowest, frame.beta);
    shared_entries_.note(hash, {.score = frame.best,
                                .depth = kLevelDepth * level_ + frame.empties,
                                .bound = bound,
                                .best = frame.best_move,
                                .has_move = bound != Bound::upper && frame.best_move != kNowhere});
}

void EndgameSearch::end_node(Frame& frame) {
    const std::uint64_t hash = hash_of(frame.board.board);
    table_.store(hash, frame.empties, frame.lowest, frame.beta, frame.best, frame.best_move, level_);
    if (frame.empties >= params::kFewestTold) note(hash, frame);
    give(frame, frame.best);
}

} // namespace forethought::othello
