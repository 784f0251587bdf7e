#include "engine/xiangqi/player.h"

#include "engine/core/book_choice.h"
#include "engine/core/rng.h"
#include "engine/xiangqi/exchange.h"
#include "engine/xiangqi/own_weights.h"
#include "engine/xiangqi/rules.h"

#include <algorithm>
#include <utility>

namespace forethought::xiangqi {

namespace {

Weights jittered(Weights weights, Blur& blur) {
    if (!blur.on()) return weights;
    for (Tapered& weight : weights.of) {
        weight.middle = static_cast<Score>(blur.jitter(weight.middle));
        weight.end = static_cast<Score>(blur.jitter(weight.end));
    }
    return weights;
}

/// Laid out in wasm/xiangqi.d.ts.
constexpr std::uint32_t kInBook = 8;

/// What the network makes of what it sees is off, not what it sees. Null where it is as it was learned.
std::unique_ptr<const network::Network> jittered_network(const Switches& switches, Blur& blur) {
    const network::Network* network = network_of(switches);
    if (network == nullptr || !blur.on()) return nullptr;
    network::Weights weights = network->weights();
    for (auto& row : weights.output)
        for (auto& weight : row)
            weight = static_cast<std::int16_t>(std::clamp<std::int64_t>(
                blur.jitter(weight), -network::kMostOfOutput, network::kMostOfOutput));
    return std::make_unique<const network::Network>(weights);
}

} // namespace

Adapter::Adapter(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : switches_(switches),
      seed_(seed),
      blur_(blur),
      weights_(jittered(played_by(switches), blur_)),
      blurred_network_(jittered_network(switches, blur_)),
      position_(begin_at(standard_start())),
      policy_(switches_, weights_, blurred_network_ ? blurred_network_.get() : network_of(switches), blur_) {}

AlphaBetaSettings Adapter::settings() const {
    return AlphaBetaSettings{.prunes = true,
                             .deepens = switches_.deepens,
                             .remembers = switches_.remembers,
                             .reduces = switches_.passes,
                             .most_depth = std::min(switches_.depth, SearchPolicy::kMostPlies / 2),
                             .aspiration = params::kAspiration,
                             .table_bytes = switches_.table_bytes,
                             .tells = switches_.confers,
                             .ahead = switches_.goes_ahead ? 1 : 0};
}

bool Adapter::set(const Position& position) {
    // The same board is another position where the draw comes sooner.
    const bool same_rules = position.quiet_limit == position_.quiet_limit;
    if (!same_rules) policy_.forget();
    position_ = position;
    return same_rules;
}

void Adapter::play(Action action) {
    xiangqi::play(position_, action, nullptr);
}

FirstThought<Action> Adapter::begin_root() {
    choices_ = choose_in_book();
    if (!choices_.empty()) return {.action = choices_.front().move, .next = Thinking::alone};
    policy_.set(position_);
    return {.action = best_at_sight(), .next = switches_.depth > 0 ? Thinking::search : Thinking::done};
}

/// None that leads back to what has stood on the board: the book knows nothing of repetition.
std::vector<BookMove> Adapter::choose_in_book() const {
    if (!switches_.consults_book) return {};
    const Path& path = position_.path;
    auto moves = own_book().moves(path.board());
    std::erase_if(moves, [&](const BookMove& known) {
        const auto after = path.board().hash_after(known.move);
        for (std::size_t ply = 0; ply < path.plies(); ++ply)
            if (path.ply(ply).hash == after) return true;
        return false;
    });
    return forethought::choose_in_book(std::move(moves), lines_, params::kBookTolerance, blur_,
                                       mix(seed_, position_.identity));
}

/// A move of the book and the best ones after it.
std::vector<Action> Adapter::line_in_book(Action move) const {
    Board board = position_.board();
    board.make(move);
    std::vector<Action> line = own_book().line(board);
    line.insert(line.begin(), move);
    return line;
}

std::vector<MultiPvLine<Action>> Adapter::multi_pv_alone(std::size_t most) const {
    std::vector<MultiPvLine<Action>> lines;
    for (const auto& [move, score] : choices_) {
        if (lines.size() >= most) break;
        const Score behind = std::max(0, choices_.front().score - score);
        lines.push_back({.actions = line_in_book(move),
                         .score = score,
                         .score_loss = std::min(1000, behind * 1000 / params::kWholeAdvantage),
                         .flags = kInBook});
    }
    return lines;
}

/// The move that looks best without a search; of equals, and for the rung that looks at nothing, one by lot.
Action Adapter::best_at_sight() const {
    Rng rng(mix(seed_, position_.identity));
    Action best{};
    Score most = 0;
    std::uint32_t equals = 0;
    for (const Action action : legal_actions(position_)) {
        const Score worth = worth_at_sight(action);
        if (equals > 0 && worth < most) continue;
        equals = equals > 0 && worth == most ? equals + 1 : 1;
        if (rng.below(equals) == 0) best = action;
        most = worth;
    }
    return best;
}

Score Adapter::worth_at_sight(Action action) const {
    if (!switches_.takes_most || position_.board().is_empty(action.to())) return 0;
    const auto waver = blur_.waver(mix(position_.identity, action.code), params::kCrossedSoldier);
    return see(position_.board(), action) + static_cast<Score>(waver);
}

} // namespace forethought::xiangqi
