#include "engine/twenty48/player.h"

#include "engine/core/rng.h"
#include "engine/twenty48/expectimax_search.h"
#include "engine/twenty48/installed_network.h"
#include "engine/twenty48/minimax.h"
#include "engine/twenty48/params.h"
#include "engine/twenty48/plain_grid.h"
#include "engine/twenty48/rules.h"

#include <algorithm>

namespace forethought::twenty48 {

namespace {

/// Bits laid out in wasm/twenty48.d.ts.
std::uint32_t line_flags_of(Score score, bool is_exact) {
    constexpr std::uint32_t loses = 2;
    constexpr std::uint32_t bound_only = 4;
    std::uint32_t flags = is_exact ? 0 : bound_only;
    if (is_loss(score)) flags |= loses | static_cast<std::uint32_t>(plies_to_end(score)) << 8;
    return flags;
}

/// How far `score` is behind `best`, in thousandths of `whole`.
int score_loss(std::int64_t best, std::int64_t score, Score whole) {
    return static_cast<int>(std::clamp<std::int64_t>((best - score) * 1000 / whole, 0, 1000));
}

/// The most that a slide can merge, in points.
int most_points(const Tiles& tiles) {
    int most = 0;
    for (int d = 0; d < kSlides; ++d) {
        Tiles slid = tiles;
        most = std::max(most, slide_tiles(slid, direction(d), [](const SlidTile&) {}));
    }
    return most;
}

Tiles with(Tiles tiles, Action tile) {
    tiles[static_cast<std::size_t>(cell_of(tile))] = static_cast<std::uint8_t>(rank_of(tile));
    return tiles;
}

} // namespace

Player::Player(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches), seed_(seed), blur_(blur), weights_(make_weights(blur_)) {
    if (const Network* network = switches_.is_learned ? installed_network() : nullptr)
        learned_ = std::make_unique<NetworkValues>(
            *network, NetworkParts{switches_.has_stages, switches_.laps_early, switches_.has_frames}, blur_);
    if (switches_.expects)
        search_ = make_expectimax(switches_, weights_, blur_);
    else if (switches_.depth > 0)
        search_ = make_minimax(switches_, weights_, blur_);
    set(start(0, Mode::chance));
}

void Player::set(const Position& position) {
    position_ = position;
    reset();
}

void Player::play(Action action) {
    twenty48::play(position_, action, nullptr);
    reset();
}

/// A late root is played by weights that may still be packed.
void Player::begin_learned(Board root) {
    if (switches_.has_stages && stage_played(root, switches_.laps_early) == Stage::late)
        while (unpack_network(kPagesOfStage)) continue;
    learned_->begin(root);
}

void Player::reset() {
    if (learned_) begin_learned(downgrade(position_.tiles));
    weigh_actions();
    if (search_ && !weighed_.empty()) search_->set_root(position_);
}

Score Player::weigh(Action action) const {
    return learned_ ? weigh_by_network(action) : weigh_by_terms(action);
}

Score Player::weigh_by_network(Action action) const {
    const Board board = downgrade(position_.tiles);
    if (!is_slide(action)) return -learned_->best_slide(with_tile(board, cell_of(action), rank_of(action)));
    const Direction way = direction_of(action);
    const Board slid = slide(board, way);
    return learned_->value(slid) + learned_->points(board, slid, way);
}

Score Player::weigh_by_terms(Action action) const {
    Tiles tiles = position_.tiles;
    const int points =
        is_slide(action) ? slide_tiles(tiles, direction_of(action), [](const SlidTile&) {}) : 0;
    if (!is_slide(action)) tiles = with(tiles, action);
    if (!switches_.evaluates) return is_slide(action) ? points : -most_points(tiles);
    const PlainGrid grid(tiles);
    const Score value =
        (is_slide(action) ? evaluate(grid.terms(), weights_) : best_after_slide(grid, weights_)) +
        static_cast<Score>(blur_.waver(grid.hash(), params::kWaverUnit));
    return is_slide(action) ? value : -value;
}

void Player::weigh_actions() {
    weighed_.clear();
    for (const Action action : legal_actions(position_))
        weighed_.push_back({action, switches_.merges ? weigh(action) : 0});
    Rng rng(mix(seed_, hash(position_)));
    rng.shuffle(weighed_, static_cast<int>(weighed_.size()));
    std::stable_sort(weighed_.begin(), weighed_.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
}

bool Player::advance(Nodes nodes) {
    if (!search_ || weighed_.empty()) return false;
    const Nodes left = limits_.nodes == 0 ? nodes : limits_.nodes - std::min(limits_.nodes, search_->nodes());
    const bool goes_on = search_->advance(std::min(nodes, left), limits_.depth);
    const bool within_nodes = limits_.nodes == 0 || search_->nodes() < limits_.nodes;
    const bool within_depth = limits_.depth == 0 || search_->depth() < limits_.depth;
    return goes_on && within_nodes && within_depth;
}

BestMove<Action> Player::best() const {
    if (is_searching()) return {search_->line().front(), search_->score()};
    return weighed_.empty() ? BestMove<Action>{} : weighed_.front();
}

Info Player::info() const {
    Info info{.score = best().score, .alternatives = static_cast<int>(weighed_.size())};
    if (!search_ || weighed_.empty()) return info;
    info.nodes_of_turn = info.nodes_of_root = search_->nodes();
    info.depth = search_->depth();
    return info;
}

std::vector<MultiPvLine<Action>> Player::multi_pv(std::size_t most) const {
    auto lines = is_searching() ? searched_lines() : weighed_lines();
    lines.resize(std::min(most, lines.size()));
    return lines;
}

/// None before a search has begun: it will say more. None of a rung that chooses by lot.
std::vector<MultiPvLine<Action>> Player::weighed_lines() const {
    std::vector<MultiPvLine<Action>> lines;
    if (!switches_.merges || search_) return lines;
    const Score whole = learned_ ? params::kWholePoints : params::kWholeAdvantage;
    for (const auto& [action, score] : weighed_)
        lines.push_back({.actions = {action},
                         .score = score,
                         .score_loss = score_loss(weighed_.front().score, score, whole)});
    return lines;
}

std::vector<MultiPvLine<Action>> Player::searched_lines() const {
    const Score best = search_->score();
    std::vector<MultiPvLine<Action>> lines{
        {.actions = search_->line(), .score = best, .flags = line_flags_of(best, true)}};
    for (const auto& root : search_->root_moves()) {
        if (root.move == search_->line().front() || root.score <= -kWin) continue;
        lines.push_back({.actions = root.line.empty() ? std::vector{root.move} : root.line,
                         .score = root.score,
                         .score_loss = score_loss(best, root.score, search_->whole_advantage()),
                         .flags = line_flags_of(root.score, root.is_exact)});
    }
    std::stable_sort(lines.begin() + 1, lines.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
    return lines;
}

void Player::show(std::size_t lines) {
    if (search_) search_->show(lines);
}

} // namespace forethought::twenty48
