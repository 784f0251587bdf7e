#include "engine/xiangqi/training/self_play.h"

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/openings.h"
#include "engine/xiangqi/xiangqi.h"

#include <cstdlib>
#include <optional>
#include <vector>

namespace forethought::xiangqi::training {

namespace {

/// A value that stays so high for so many plies has won.
constexpr std::int64_t kDecided = 1'200;
constexpr int kDecidedPlies = 6;
constexpr std::size_t kMostPlies = 300;
/// Of the quiet positions one in so many is taken: neighbours tell the same.
constexpr std::uint32_t kOneIn = 3;

float points_of(Outcome outcome) {
    return outcome == Outcome::draw ? 0.5F : outcome == Outcome::first_wins ? 1.0F : 0.0F;
}

} // namespace

void sample_game(const Switches& switches, std::uint64_t seed, Nodes nodes, Samples& samples) {
    Position position = opening_by_lot(mix(seed, 1));
    Rng rng(mix(seed, 2));
    const Limits limits{.nodes = nodes};
    // Eyes a little off, each side's otherwise, so that games differ.
    ManualClock clock;
    Session<Xiangqi> sides[2]{{switches, seed, Blur(mix(seed, 3), Imperfection{Blur::kFullStrength}), clock},
                              {switches, seed, Blur(mix(seed, 4), Imperfection{Blur::kFullStrength}), clock}};
    for (auto& side : sides) side.set(position);
    std::vector<Board> seen;
    int decided = 0;
    Outcome outcome = Outcome::draw;
    while (position.outcome() == Outcome::playing && position.path.plies() < kMostPlies) {
        auto& mover = sides[index(position.to_move())];
        mover.begin(limits);
        while (mover.advance(Budget{})) {
        }
        const auto best = mover.best();
        if (!is_legal(position, best.action)) return;
        const bool is_quiet = !position.path.in_check() && position.board().is_empty(best.action.to());
        if (is_quiet && std::abs(best.score) < kDecided && rng.below(kOneIn) == 0)
            seen.push_back(position.board());
        decided = std::abs(best.score) >= kDecided ? decided + 1 : 0;
        if (decided >= kDecidedPlies) {
            outcome = win_for(best.score > 0 ? position.to_move() : opponent(position.to_move()));
            break;
        }
        play(position, best.action, nullptr);
        for (auto& side : sides) side.play(best.action);
    }
    if (position.outcome() != Outcome::playing) outcome = position.outcome();
    for (const Board& board : seen) samples.add(board, points_of(outcome));
}

} // namespace forethought::xiangqi::training
