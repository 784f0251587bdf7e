#include "engine/gomoku/swap2.h"

#include "engine/core/ladder.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::gomoku {

namespace {

/// The rung whose search judges arrangements.
constexpr int kJudge = 150;

bool is_placing(const Position& position) {
    return position.phase == Phase::placing_three || position.phase == Phase::placing_two;
}

} // namespace

Swap2Plan::Swap2Plan(std::uint64_t seed)
    : seed_(seed),
      switches_(find_rung<Switches>(ladder(), kJudge).value().switches),
      policy_(switches_, fitted_weights(), Blur{}),
      search_(policy_, AlphaBetaSettings{.table_bytes = params::kOpeningTableBytes}) {}

void Swap2Plan::set(const Position& position) {
    position_ = position;
    rng_ = Rng(mix(seed_, hash(position)));
    best_ = legal_actions(position).front();
    score_ = 0;
    judging_ = false;
    looked_at_ = 0;
    nodes_ = 0;
    // The first stone of an arrangement is named at once; it is kept while the others are placed.
    if (is_placing(position)) arrange(best_);
}

bool Swap2Plan::advance(Nodes nodes) {
    const bool places = is_placing(position_);
    if (!judging_) begin_to_judge(places ? arrange(first_) : position_);
    const bool finished = !search_.advance(std::min(nodes, params::kOpeningNodes - search_.nodes()));
    if (!places) choose_colour();
    if (!finished && search_.nodes() < params::kOpeningNodes) return true;
    if (places) judge_arrangement();
    nodes_ += search_.nodes();
    judging_ = false;
    ++looked_at_;
    return places && looked_at_ < params::kOpeningArrangements;
}

void Swap2Plan::begin_to_judge(const Position& position) {
    search_.leave();
    policy_.set(position);
    search_.set_root();
    judging_ = true;
}

/// The most even of all arrangements is kept.
void Swap2Plan::judge_arrangement() {
    const Score value = search_.score();
    if (looked_at_ > 0 && std::abs(value) >= std::abs(score_)) return;
    best_ = first_;
    score_ = value;
}

void Swap2Plan::choose_colour() {
    score_ = search_.score();
    if (std::abs(score_) <= params::kOpeningBalance && position_.phase == Phase::choosing)
        best_ = kPlaceTwo;
    else
        best_ = score_ > 0 ? kTakeWhite : kTakeBlack;
}

/// The stones that are still to be placed, by lot near the centre; `first` is the first of them. White is to
/// move afterwards.
Position Swap2Plan::arrange(Action& first) {
    Position made = position_;
    const int before = made.stones;
    while (is_placing(made)) {
        const auto offset = [&] {
            const int spread = 2 * params::kOpeningSpread + 1;
            return static_cast<int>(rng_.below(static_cast<std::uint32_t>(spread))) - params::kOpeningSpread;
        };
        const int x = made.size / 2 + offset();
        const int y = made.size / 2 + offset();
        if (!is_empty(made, cell_at(x, y))) continue;
        if (made.stones == before) first = stone_on(cell_at(x, y));
        play(made, stone_on(cell_at(x, y)), nullptr);
    }
    return made;
}

} // namespace forethought::gomoku
