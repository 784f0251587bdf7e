#include "engine/gomoku/swap2.h"

#include "engine/core/ladder.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/rules.h"

#include <cstdlib>

namespace forethought::gomoku {

namespace {

/// The rung whose search judges arrangements.
constexpr int kJudge = 140;

bool is_placing(const Position& position) {
    return position.phase == Phase::placing_three || position.phase == Phase::placing_two;
}

} // namespace

Swap2Plan::Swap2Plan(std::uint64_t seed)
    : seed_(seed),
      switches_(find_rung<Switches>(ladder(), kJudge).value().switches),
      policy_(switches_, weights_by_hand(), Blur{}),
      search_(policy_, AlphaBetaSettings{.table_log2 = params::kOpeningTableLog2}) {}

void Swap2Plan::set(const Position& position) {
    position_ = position;
    rng_ = Rng(mix(seed_, hash(position)));
    best_ = legal_actions(position).front();
    score_ = 0;
    looked_at_ = 0;
    nodes_ = 0;
    // The first stone of an arrangement is named at once; it is kept while the others are placed.
    if (is_placing(position)) arrange(best_);
}

bool Swap2Plan::advance() {
    if (!is_placing(position_)) {
        choose_colour();
        return false;
    }
    look_at_arrangement();
    return looked_at_ < params::kOpeningArrangements;
}

Score Swap2Plan::value_of(const Position& position) {
    search_.leave();
    policy_.set(position);
    search_.set_root();
    search_.advance(params::kOpeningNodes);
    nodes_ += search_.nodes();
    return search_.score();
}

/// The most even of all arrangements is kept.
void Swap2Plan::look_at_arrangement() {
    Action first{};
    const Score value = value_of(arrange(first));
    if (looked_at_ == 0 || std::abs(value) < std::abs(score_)) {
        best_ = first;
        score_ = value;
    }
    ++looked_at_;
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

void Swap2Plan::choose_colour() {
    score_ = value_of(position_);
    if (std::abs(score_) <= params::kOpeningBalance && position_.phase == Phase::choosing)
        best_ = kPlaceTwo;
    else
        best_ = score_ > 0 ? kTakeWhite : kTakeBlack;
    ++looked_at_;
}

} // namespace forethought::gomoku
