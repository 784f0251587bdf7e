#include "engine/gomoku/player.h"

#include "engine/gomoku/candidates.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/rules.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

/// Nodes of the main search between two looks at what it has found. Wherever it is cut, it is looked at after
/// the same ones.
constexpr Nodes kStep = 32;

AlphaBetaSettings settings_of(const Switches& switches) {
    return AlphaBetaSettings{.prunes = switches.prunes,
                             .deepens = switches.deepens,
                             .remembers = switches.remembers,
                             .reduces = switches.reduces,
                             .most_depth = std::min(switches.depth, SearchPolicy::kMostPlies - 1),
                             .aspiration = params::kAspiration,
                             .table_bytes = switches.table_bytes};
}

Weights weights_of(const Switches& switches, Blur& blur) {
    Weights weights = switches.fitted ? fitted_weights() : weights_by_hand();
    const auto jitter = [&](auto& list) {
        for (Score& weight : list) weight = static_cast<Score>(blur.jitter(weight));
    };
    jitter(weights.my_patterns);
    jitter(weights.their_patterns);
    jitter(weights.my_threats);
    jitter(weights.their_threats);
    return weights;
}

std::vector<Action> to_actions(const std::vector<Cell>& line) {
    std::vector<Action> actions;
    for (const Cell cell : line) actions.push_back(stone_on(cell));
    return actions;
}

/// Bits laid out in wasm/gomoku.d.ts.
std::uint32_t manner_of(Score score) {
    if (!is_win(score) && !is_loss(score)) return 0;
    return (is_win(score) ? 1u : 2u) | static_cast<std::uint32_t>(plies_to_end(score)) << 8;
}

/// The value is a bound from above: the move is no better than that, which is certain only of a loss.
std::uint32_t manner_of_bound(Score score) {
    constexpr std::uint32_t bound_only = 4;
    return bound_only | (is_loss(score) ? manner_of(score) : 0u);
}

} // namespace

Player::Player(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches),
      seed_(seed),
      blur_(blur),
      weights_(weights_of(switches, blur_)),
      policy_(switches_, weights_, blur_),
      search_(policy_, settings_of(switches)),
      board_(switches.upkeep),
      solver_(switches.solves_fours ? params::kSolverTableLog2 : 0) {
    set(empty_board(kUsualBoard, Rule::freestyle, Opening::free));
}

void Player::set(const Position& position) {
    if (position.rule != position_.rule || position.size != position_.size) {
        // The same stones are another position there.
        search_.leave();
        search_.forget();
        policy_.forget();
        solver_.clear();
        opening_.reset();
    }
    position_ = position;
    promise_nodes_ = 0;
    reset();
}

void Player::play(Action action) {
    gomoku::play(position_, action, nullptr);
    const auto line = std::move(win_);
    const auto pending = std::move(pending_win_);
    const Ply mine = line.empty() || stone_on(line.front()) != action ? 0 : win_plies_;
    const Ply theirs = pending_plies_;
    reset();
    if (position_.outcome != Outcome::playing) return;
    if (mine > 0) {
        pending_win_.assign(line.begin() + 1, line.end());
        pending_plies_ = mine - 1;
    } else if (theirs > 0) {
        keep_promise(theirs - 1, pending, action);
    } else {
        promise_nodes_ = 0;
    }
}

/// The other side has replied to a move that wins: there is a win within so many plies, whatever the reply.
void Player::keep_promise(Ply plies, const std::vector<Cell>& pending, Action reply) {
    promise_ = plies;
    if (!win_.empty()) return;
    if (pending.size() > 1 && stone_on(pending.front()) == reply)
        found_win({pending.begin() + 1, pending.end()}, plies);
    else if (const auto cell = only_move())
        found_win({*cell}, plies);
}

void Player::reset() {
    search_.leave();
    stage_ = Stage::done;
    win_.clear();
    pending_win_.clear();
    pending_plies_ = 0;
    promise_ = 0;
    threat_depth_ = 1;
    if (position_.outcome != Outcome::playing) return;
    if (position_.phase != Phase::playing) {
        if (!opening_) opening_.emplace(seed_);
        opening_->set(position_);
        stage_ = Stage::opening;
        return;
    }
    policy_.set(position_);
    board_.set(position_);
    search_.set_root();
    answer_without_search();
}

/// What can be said before any search, and whether there is anything to search for.
void Player::answer_without_search() {
    const Colour me = board_.to_move();
    if (switches_.attacks && board_.count(me, Threat::five) > 0)
        return found_win({board_.cells(me, Threat::five).first()}, 1);
    if (const auto cell = only_move()) {
        answer_ = stone_on(*cell);
        return;
    }
    answer_ = stone_on(best_cell_by_worth());
    if (switches_.solves_fours)
        stage_ = Stage::fours;
    else if (switches_.depth > 0)
        stage_ = Stage::search;
}

/// The first stone or the last, or the answer to a four.
std::optional<Cell> Player::only_move() const {
    const Colour me = board_.to_move();
    if (board_.stones() == 0) return cell_at(board_.size() / 2, board_.size() / 2);
    if (board_.stones() == board_.size() * board_.size() - 1) return board_.empty_cells().first();
    if (!switches_.defends || board_.count(other(me), Threat::five) == 0) return std::nullopt;
    std::optional<Cell> answer;
    board_.cells(other(me), Threat::five).for_each([&](Cell cell) {
        if (!answer && !board_.is_foul(cell)) answer = cell;
    });
    return answer;
}

/// The cell that matters most; of equals, and for the rung that looks at nothing, one by lot.
Cell Player::best_cell_by_worth() const {
    Rng rng(mix(seed_, hash(position_)));
    Cell best = -1;
    std::int64_t most = 0;
    std::uint32_t equals = 0;
    const auto look_at = [&](Cell cell) {
        if (board_.is_foul(cell)) return;
        std::int64_t worth = 0;
        if (switches_.attacks) {
            worth = worth_of(board_, cell, board_.to_move(), switches_);
            worth += blur_.waver(mix(board_.hash(), static_cast<std::uint64_t>(cell)), params::kWorthUnit);
        }
        if (best >= 0 && worth < most) return;
        equals = best >= 0 && worth == most ? equals + 1 : 1;
        if (rng.below(equals) == 0) best = cell;
        most = worth;
    };
    (switches_.attacks ? board_.near_cells() : board_.neighbours()).for_each(look_at);
    if (best < 0) board_.empty_cells().for_each(look_at);
    return best;
}

void Player::begin(const Limits& limits) {
    limits_ = limits;
}

Nodes Player::left() const {
    if (limits_.nodes == 0) return ~Nodes{0};
    // A win that was announced is looked for with as many nodes as it took.
    const Nodes limit = promise_ > 0 ? std::max(limits_.nodes, promise_nodes_) : limits_.nodes;
    return limit - std::min(limit, nodes());
}

Nodes Player::nodes() const {
    return position_.phase == Phase::playing ? search_.nodes() : opening_->nodes();
}

bool Player::advance(Nodes nodes) {
    switch (stage_) {
    case Stage::done:
        return false;
    case Stage::opening:
        look_at_opening(std::min(nodes, left()));
        return stage_ != Stage::done && left() > 0;
    case Stage::fours:
        look_for_fours();
        return stage_ != Stage::done;
    default:
        break;
    }
    const Nodes portion = std::min({nodes, left(), kStep - search_.nodes() % kStep});
    if (portion == 0) return false;
    if (!search_.advance(portion, limits_.depth)) stage_ = Stage::done;
    const bool goes_on = stage_ != Stage::done && left() > 0 && !reached_depth();
    if (goes_on && search_.nodes() % kStep != 0) return true;
    if (search_.depth() > 0 && is_win(search_.score()))
        found_win(search_.line(), plies_to_end(search_.score()));
    // The hunt for threats goes on beside the search, for a share of its nodes.
    if (stage_ == Stage::search && switches_.solves_threes && threat_depth_ <= params::kMostThreatDepth &&
        solver_.nodes() - threat_nodes_ < search_.nodes() / params::kThreatShare)
        look_for_threats();
    return goes_on && stage_ != Stage::done;
}

bool Player::reached_depth() const {
    return limits_.depth > 0 && search_.depth() >= limits_.depth;
}

void Player::look_at_opening(Nodes nodes) {
    if (nodes > 0 && !opening_->advance(nodes)) stage_ = Stage::done;
}

void Player::look_for_fours() {
    const Verdict verdict = solver_.fours(board_, params::kRootFours);
    threat_nodes_ = solver_.nodes();
    stage_ = Stage::search;
    if (verdict == Verdict::wins) found_win(solver_.line(), solver_.plies());
}

void Player::look_for_threats() {
    const Verdict verdict = solver_.threats(board_, threat_depth_, params::kThreatPortion);
    if (verdict == Verdict::wins) return found_win(solver_.line(), solver_.plies());
    if (verdict == Verdict::does_not) ++threat_depth_;
}

void Player::found_win(const std::vector<Cell>& line, Ply plies) {
    if (win_.empty() || plies < win_plies_) {
        win_ = line;
        win_plies_ = plies;
        answer_ = stone_on(line.front());
        promise_nodes_ = std::max(promise_nodes_, search_.nodes());
    }
    // One that takes longer than was announced is not good enough yet.
    const bool too_long = promise_ > 0 && win_plies_ > promise_;
    stage_ = too_long ? Stage::search : Stage::done;
}

BestMove<Action> Player::best() const {
    if (position_.phase != Phase::playing) return {opening_->best(), 0};
    if (!win_.empty()) return {answer_, win_in(win_plies_)};
    if (search_.line().empty()) return {answer_, 0};
    return {stone_on(search_.line().front()), search_.score()};
}

Info Player::info() const {
    return Info{.nodes_of_turn = nodes(),
                .nodes_of_root = nodes(),
                .score = best().score,
                .depth = win_.empty() ? search_.depth() : win_plies_,
                .alternatives = static_cast<int>(search_.root_moves().size())};
}

std::vector<Considered<Action>> Player::considered(std::size_t most) const {
    std::vector<Considered<Action>> lines;
    if (position_.phase != Phase::playing) return lines;
    if (!win_.empty() && most > 0) {
        const Score score = win_in(win_plies_);
        lines.push_back({.actions = to_actions(win_), .score = score, .manner = manner_of(score)});
    } else if (!search_.line().empty() && most > 0) {
        lines.push_back({.actions = to_actions(search_.line()),
                         .score = search_.score(),
                         .manner = manner_of(search_.score())});
    }
    if (lines.empty()) return lines;
    auto others = search_.root_moves();
    std::stable_sort(others.begin(), others.end(), [](const auto& a, const auto& b) {
        return a.score != b.score ? a.score > b.score : a.is_exact && !b.is_exact;
    });
    for (const auto& root : others) {
        if (lines.size() >= most) break;
        if (stone_on(root.move) == lines.front().actions.front() || root.score <= -kWin) continue;
        const std::int64_t behind = lines.front().score - root.score;
        const int shortfall =
            static_cast<int>(std::clamp<std::int64_t>(behind * 1000 / params::kWholeAdvantage, 0, 1000));
        const bool whole = root.is_exact && !root.line.empty();
        lines.push_back({.actions = whole ? to_actions(root.line) : std::vector{stone_on(root.move)},
                         .score = root.score,
                         .shortfall = shortfall,
                         .manner = whole ? manner_of(root.score) : manner_of_bound(root.score)});
    }
    return lines;
}

} // namespace forethought::gomoku
