#include "engine/gomoku/player.h"

#include "engine/gomoku/candidates.h"
#include "engine/gomoku/rules.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

Weights jittered(const Switches& switches, Blur& blur) {
    Weights weights = played_by(switches);
    const auto jitter = [&](auto& list) {
        for (Score& weight : list) weight = static_cast<Score>(blur.jitter(weight));
    };
    jitter(weights.my_patterns);
    jitter(weights.their_patterns);
    jitter(weights.my_threats);
    jitter(weights.their_threats);
    jitter(weights.my_kinds);
    jitter(weights.their_kinds);
    return weights;
}

/// What the network makes of what it sees is off, not what it sees. Null where it is as it was learned.
std::unique_ptr<network::Weights> jittered_network(const Switches& switches, Blur& blur) {
    if (switches.network == nullptr || !blur.on()) return nullptr;
    auto weights = std::make_unique<network::Weights>(*switches.network);
    const auto jitter = [&](auto& list) {
        for (std::int16_t& weight : list) weight = static_cast<std::int16_t>(blur.jitter(weight));
    };
    jitter(weights->worth);
    jitter(weights->direct);
    jitter(weights->order);
    return weights;
}

/// The line flags of a line from the book.
constexpr std::uint32_t kInBook = 8;

/// The switches with another network, if there is one.
Switches with_network(Switches switches, const network::Weights* network) {
    if (network != nullptr) switches.network = network;
    return switches;
}

} // namespace

Adapter::Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : seed_(seed),
      blur_(blur),
      weights_(jittered(switches, blur_)),
      network_(jittered_network(switches, blur_)),
      switches_(with_network(switches, network_.get())),
      position_(empty_board(kUsualBoard, Rule::freestyle, Opening::free)),
      policy_(switches_, weights_, blur_),
      board_(switches.board_update),
      solver_(switches.searches_vcf ? params::kSolverTableLog2 : 0) {}

bool Adapter::set(const Position& position) {
    // The same stones are another position under another rule, or on another board.
    const bool same_game = position.rule == position_.rule && position.size == position_.size;
    if (!same_game) {
        policy_.forget();
        solver_.clear();
        opening_.reset();
    }
    position_ = position;
    return same_game;
}

void Adapter::play(Action action) {
    gomoku::play(position_, action, nullptr);
}

FirstThought<Action> Adapter::begin_root() {
    threat_depth_ = 1;
    choices_ = choose_in_book();
    if (is_in_book()) return {.next = Thinking::alone};
    if (position_.phase != Phase::playing) {
        if (!opening_) opening_.emplace(seed_);
        opening_->set(position_);
        return {.next = Thinking::alone};
    }
    policy_.set(position_);
    board_.set(position_);
    const Colour me = board_.to_move();
    if (switches_.attacks && board_.count(me, Threat::five) > 0)
        return {.action = stone_on(board_.cells(me, Threat::five).first()), .wins_in = 1};
    if (const auto only = only_move()) return {.action = *only};
    const Thinking next = switches_.searches_vcf ? Thinking::forced_win
                          : switches_.depth > 0  ? Thinking::search
                                                 : Thinking::done;
    return {.action = stone_on(best_cell_by_worth()), .next = next};
}

/// If they are as many as are to be shown: where a line of the book may have to give way and has no other
/// beside it, the position is searched. Any one is the first, by lot, for the same game the same; without
/// blur the best.
std::vector<BookMove> Adapter::choose_in_book() const {
    if (!switches_.consults_book || blur_.overlooks(hash(position_))) return {};
    std::vector<BookMove> moves = own_book().moves(position_);
    if (moves.size() < lines_) return {};
    if (blur_.on() && !moves.empty()) {
        const auto place = Rng(mix(seed_, hash(position_))).below(static_cast<std::uint32_t>(moves.size()));
        const auto chosen = moves.begin() + static_cast<std::ptrdiff_t>(place);
        std::rotate(moves.begin(), chosen, chosen + 1);
    }
    return moves;
}

BestMove<Action> Adapter::best_alone() const {
    if (is_in_book()) return {stone_on(choices_.front().cell), choices_.front().score};
    return {opening_->best(), 0};
}

std::vector<MultiPvLine<Action>> Adapter::multi_pv_alone(std::size_t most) const {
    std::vector<MultiPvLine<Action>> lines;
    for (const auto& [cell, score] : choices_) {
        if (lines.size() >= most) break;
        const Score behind = std::max(0, choices_.front().score - score);
        lines.push_back({.actions = {stone_on(cell)},
                         .score = score,
                         .score_loss = std::min(1000, behind * 1000 / params::kWholeAdvantage),
                         .flags = kInBook});
    }
    return lines;
}

std::optional<Action> Adapter::only_move() const {
    const Colour me = board_.to_move();
    if (board_.stones() == 0) return stone_on(cell_at(board_.size() / 2, board_.size() / 2));
    if (board_.stones() == board_.size() * board_.size() - 1) return stone_on(board_.empty_cells().first());
    if (!switches_.defends || board_.count(other(me), Threat::five) == 0) return std::nullopt;
    std::optional<Action> answer;
    board_.cells(other(me), Threat::five).for_each([&](Cell cell) {
        if (!answer && !board_.is_forbidden(cell)) answer = stone_on(cell);
    });
    return answer;
}

/// The cell that matters most; of equals, and for the rung that looks at nothing, one by lot.
Cell Adapter::best_cell_by_worth() const {
    Rng rng(mix(seed_, hash(position_)));
    Cell best = -1;
    std::int64_t most = 0;
    std::uint32_t equals = 0;
    const auto look_at = [&](Cell cell) {
        if (board_.is_forbidden(cell)) return;
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

ForcedLine<Action> Adapter::forced_win() {
    if (blur_.overlooks(board_.hash())) return {};
    const Verdict verdict = solver_.fours(board_, params::kRootVcf);
    threat_nodes_ = solver_.nodes();
    return verdict == Verdict::wins ? found() : ForcedLine<Action>{};
}

ForcedLine<Action> Adapter::forced_win_beside(Nodes nodes) {
    if (!switches_.searches_vct || threat_depth_ > params::kMostVctDepth) return {};
    if (blur_.overlooks(board_.hash())) return {};
    if (solver_.nodes() - threat_nodes_ >= nodes / params::kVctShare) return {};
    const Verdict verdict = solver_.threats(board_, threat_depth_, params::kVctSlice);
    if (verdict == Verdict::does_not) ++threat_depth_;
    return verdict == Verdict::wins ? found() : ForcedLine<Action>{};
}

ForcedLine<Action> Adapter::found() const {
    ForcedLine<Action> win{.plies = solver_.plies()};
    for (const Cell cell : solver_.line()) win.actions.push_back(stone_on(cell));
    return win;
}

} // namespace forethought::gomoku
