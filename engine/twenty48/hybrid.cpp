#include "engine/twenty48/hybrid.h"

#include <algorithm>
#include <utility>

namespace forethought::twenty48 {

Hybrid::Hybrid(NetworkValues learned, const ExpectimaxSettings& of_learned, RowValues rows,
               const ExpectimaxSettings& of_rows)
    : learned_(std::move(learned), of_learned), rows_(std::move(rows), of_rows) {}

void Hybrid::set_root(Board board) {
    learned_.set_root(board);
    asks_rows_ = see(board).stage != Stage::opening;
    if (asks_rows_) rows_.set_root(board);
    learned_goes_on_ = true;
    rows_go_on_ = asks_rows_;
    score_ = 0;
    line_.clear();
    root_moves_.clear();
}

bool Hybrid::advance(Nodes nodes, Ply depth) {
    const Nodes end = this->nodes() + nodes;
    bool goes_on = true;
    while (goes_on && this->nodes() < end) goes_on = step(depth);
    weigh();
    return goes_on;
}

bool Hybrid::step(Ply depth) {
    // The network's first answer comes first; it is the one that counts when there is no time.
    const bool behind = learned_.depth() > 0 && rows_.nodes() < kRowsAtOnce * learned_.nodes();
    if (rows_go_on_ && (behind || !learned_goes_on_))
        rows_go_on_ = rows_.advance(1, depth);
    else
        learned_goes_on_ = learned_.advance(1, depth);
    return learned_goes_on_ || rows_go_on_;
}

Score Hybrid::behind_by_rows(Action slide) const {
    Score best = -kWin;
    Score own = -kWin;
    for (const auto& root : by_rows_) {
        best = std::max(best, root.score);
        if (root.move == slide) own = root.score;
    }
    return static_cast<Score>(std::int64_t{best - own} * params::kPointsOfRows / (1'000 * RowValues::kUnit));
}

void Hybrid::weigh() {
    learned_.compare(root_moves_);
    if (asks_rows_ && rows_.depth() > 0) {
        rows_.compare(by_rows_);
        for (auto& root : root_moves_) root.score -= behind_by_rows(root.move);
    }
    const auto best = std::max_element(root_moves_.begin(), root_moves_.end(),
                                       [](const auto& a, const auto& b) { return a.score < b.score; });
    if (best == root_moves_.end()) {
        line_ = learned_.line();
        score_ = learned_.score();
    } else {
        line_.assign(1, best->move);
        score_ = best->score;
    }
}

} // namespace forethought::twenty48
