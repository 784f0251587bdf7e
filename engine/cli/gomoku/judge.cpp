#include "engine/cli/gomoku/judge.h"

#include "engine/cli/rungs.h"

namespace forethought::cli {

using namespace gomoku;

namespace {

/// Whose positions are judged, by how long a search, and how many of each.
constexpr int kSearcher = 150;
constexpr Nodes kSearched = 2'000;
constexpr std::size_t kOfSearch = 2;
constexpr int kJudge = 160;

} // namespace

Judge::Judge(Nodes nodes)
    : nodes_(nodes),
      searched_(rung_of<Gomoku>(kSearcher).switches, kSearched),
      session_(rung_of<Gomoku>(kJudge).switches, 1, Blur{}, clock_) {}

std::vector<Sample> Judge::search(const Position& root, Rng& rng) {
    std::vector<Sample> samples;
    for (const Position& position : searched_.of(root, kOfSearch, rng))
        if (auto sample = judged(position)) samples.push_back(std::move(*sample));
    return samples;
}

/// None where only one move was to be thought of.
std::optional<Sample> Judge::judged(const Position& position) {
    board_.set(position);
    session_.set(position);
    session_.begin(Limits{.nodes = nodes_});
    session_.advance(Budget{});
    const auto score = static_cast<Score>(session_.best().score);
    if (session_.info().depth == 0 && !is_win(score) && !is_loss(score)) return std::nullopt;
    return Sample{features_of(board_), points_of(score)};
}

} // namespace forethought::cli
