#include "engine/othello/player.h"

#include "engine/core/book_choice.h"
#include "engine/othello/book/installed_book.h"
#include "engine/othello/patterns/installed_weights.h"
#include "engine/othello/rules.h"

#include <algorithm>
#include <cstddef>

namespace forethought::othello {

namespace {

/// Discs placed by an exact endgame, about.
Nodes cost_of(int empties) {
    Nodes cost = params::kCostThere;
    for (int more = params::kCostedEmpties; more < empties; ++more) cost = cost * params::kCostGrowth / 100;
    return cost;
}

/// In thousandths of all there is.
int score_loss_of(Score behind) {
    return std::clamp(behind * 1000 / params::kWholeAdvantage, 0, 1000);
}

/// Null for none.
const PatternWeights* patterns_of(const Switches& switches) {
    if (switches.knows_own_games && installed_own_weights() != nullptr) return installed_own_weights();
    return switches.is_fitted ? installed_weights() : nullptr;
}

/// Laid out in wasm/othello.d.ts.
constexpr std::uint32_t kInBook = 8;

} // namespace

Adapter::Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches),
      seed_(seed),
      blur_(blur),
      weights_(static_weights(blur_)),
      patterns_(patterns_of(switches)),
      book_(switches.consults_book ? installed_book() : nullptr),
      position_(standard_start()),
      policy_(switches_, weights_, patterns_, blur_) {
    if (switches.solved_empties > 0) endgame_.emplace(params::kEndgameTableBytes, patterns_);
    if (switches.confers) endgame_->open_shared_entries();
    if (switches.goes_ahead) endgame_->turn_round();
}

AlphaBetaSettings Adapter::settings() const {
    return AlphaBetaSettings{.prunes = true,
                             .deepens = switches_.orders,
                             .remembers = switches_.remembers,
                             .reduces = switches_.remembers,
                             .most_depth = std::min(switches_.depth, SearchPolicy::kMostPlies - 1),
                             .aspiration = params::kAspiration,
                             .table_bytes = params::kTableBytes,
                             .tells = switches_.confers,
                             .ahead = switches_.goes_ahead ? 1 : 0};
}

bool Adapter::set(const Position& position) {
    position_ = position;
    return true;
}

void Adapter::play(Action action) {
    othello::play(position_, action, nullptr);
}

std::optional<Action> Adapter::only_move() const {
    return must_pass(position_) ? std::optional(kPass) : std::nullopt;
}

FirstThought<Action> Adapter::begin_root() {
    choices_.clear();
    if (const auto only = only_move()) return {.action = *only};
    choices_ = choose_in_book();
    if (is_in_book()) return {.action = disc_on(choices_.front().move), .next = Thinking::alone};
    policy_.set(position_.board);
    const Action action = disc_on(best_cell_at_sight());
    return {.action = action, .next = switches_.depth > 0 ? Thinking::search : Thinking::done};
}

std::vector<BookMove> Adapter::choose_in_book() const {
    if (book_ == nullptr) return {};
    return forethought::choose_in_book(book_->moves(position_.board), lines_, params::kBookTolerance, blur_,
                                       mix(seed_, hash(position_)));
}

/// The move that looks best without a search; of equals, and for the rung that looks at nothing, one by lot.
Cell Adapter::best_cell_at_sight() const {
    Rng rng(mix(seed_, hash(position_)));
    Cell best = kNowhere;
    Score most = 0;
    std::uint32_t equals = 0;
    for_each(moves_of(position_.board), [&](Cell cell) {
        const Score worth = worth_at_sight(cell);
        if (best != kNowhere && worth < most) return;
        equals = best != kNowhere && worth == most ? equals + 1 : 1;
        if (rng.below(equals) == 0) best = cell;
        most = worth;
    });
    return best;
}

Score Adapter::worth_at_sight(Cell cell) const {
    const Cells flips = flips_of(position_.board, cell);
    const Board next = position_.board.after(cell, flips);
    if (!switches_.flips_most) return 0;
    const Score worth = switches_.weighs_cells ? -evaluate(next, switches_, weights_) : kDisc * count(flips);
    return worth + static_cast<Score>(blur_.waver(hash_of(next), params::kWaverUnit));
}

bool Adapter::takes_over(Ply depth, Nodes nodes, Nodes left) const {
    const int empties = position_.board.empties();
    if (empties > switches_.solved_empties) return false;
    const Nodes cost = cost_of(empties) / (switches_.solves_likely ? params::kLikelyShare : 1);
    return params::kCostMargin * cost <= left &&
           (nodes >= cost / params::kCostShare || depth >= empties - params::kLastPlies);
}

void Adapter::take_over(const RootMoves<Cell>::List& moves, Score score) {
    guess_ = score;
    const int first_level = switches_.solves_likely ? params::kFirstLevel : params::kExact;
    // Values are even.
    endgame_->set_root(position_.board, first_level, score / (2 * kDisc) * 2);
    std::vector<Cell> order;
    for (const auto& root : moves) order.push_back(root.move);
    endgame_->order_root(order);
}

BestMove<Action> Adapter::best_alone() const {
    if (is_in_book()) return {disc_on(choices_.front().move), choices_.front().score};
    const Score score = endgame_->level() < 0 ? guess_ : kDisc * endgame_->value();
    return {disc_on(endgame_->best()), score};
}

/// Iterations are levels, from 1 on.
SearchUpdate<Cell> Adapter::update_alone() {
    SearchUpdate<Cell> update{.depth = endgame_->level() + 1, .entries = endgame_->shared_entries().told()};
    if (endgame_->level() >= 0) {
        update.score = endgame_->value();
        update.line = endgame_->line();
    }
    endgame_->shared_entries().clear();
    return update;
}

void Adapter::hear_alone(const SearchUpdate<Cell>& update) {
    for (const auto& told : update.entries) endgame_->learn(told.hash, told.data);
    endgame_->learn(update.depth - 1, update.score, update.line);
}

int Adapter::depth_alone() const {
    if (is_in_book()) return static_cast<int>(line_in_book(choices_.front().move).size());
    return endgame_->level() < 0 ? 0 : position_.board.empties();
}

void Adapter::show(std::size_t lines) {
    lines_ = lines;
    if (endgame_) endgame_->show(lines);
}

/// A move of the book and the best ones after it.
std::vector<Cell> Adapter::line_in_book(Cell cell) const {
    std::vector<Cell> line = book_->line(position_.board.after(cell, flips_of(position_.board, cell)));
    line.insert(line.begin(), cell);
    return line;
}

/// Passes are put in between.
std::vector<Action> Adapter::to_actions(const std::vector<Cell>& line) const {
    std::vector<Action> actions;
    Position position = position_;
    for (const Cell cell : line) {
        if (must_pass(position)) {
            actions.push_back(kPass);
            othello::play(position, kPass, nullptr);
        }
        actions.push_back(disc_on(cell));
        othello::play(position, disc_on(cell), nullptr);
    }
    return actions;
}

/// Laid out in wasm/othello.d.ts.
std::uint32_t Adapter::line_flags(bool is_bound) const {
    constexpr std::uint32_t bound = 4;
    const int level = endgame_->level();
    const std::uint32_t percent =
        level < 0 ? 0 : params::kConfidence[static_cast<std::size_t>(level)].percent;
    return (is_bound ? bound : 0u) | percent << 8;
}

std::vector<MultiPvLine<Action>> Adapter::multi_pv_in_book(std::size_t most) const {
    std::vector<MultiPvLine<Action>> lines;
    for (const auto& [cell, score] : choices_) {
        if (lines.size() >= most) break;
        lines.push_back({.actions = to_actions(line_in_book(cell)),
                         .score = score,
                         .score_loss = score_loss_of(choices_.front().score - score),
                         .flags = kInBook});
    }
    return lines;
}

std::vector<MultiPvLine<Action>> Adapter::multi_pv_alone(std::size_t most) const {
    if (is_in_book()) return multi_pv_in_book(most);
    std::vector<MultiPvLine<Action>> lines;
    const int value = endgame_->value();
    lines.push_back({.actions = to_actions(endgame_->line()),
                     .score = endgame_->level() < 0 ? guess_ : kDisc * value,
                     .flags = line_flags(false)});
    const auto& first = lines.front().actions.front();
    // In the middle of a level they are not in order.
    auto others = endgame_->root_moves();
    std::stable_sort(others.begin(), others.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    for (const auto& root : others) {
        if (lines.size() >= most) break;
        if (disc_on(root.move) == first || root.score < -kCells) continue;
        const bool is_whole = root.is_exact && !root.line.empty();
        lines.push_back({.actions = is_whole ? to_actions(root.line) : std::vector{disc_on(root.move)},
                         .score = kDisc * root.score,
                         .score_loss = score_loss_of(kDisc * (value - root.score)),
                         .flags = line_flags(!is_whole)});
    }
    return lines;
}

} // namespace forethought::othello
