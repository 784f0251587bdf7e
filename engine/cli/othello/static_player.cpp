#include "engine/cli/othello/static_player.h"

#include "engine/core/rng.h"

#include <algorithm>

namespace forethought::cli {

using namespace othello;

namespace {

/// Lines that are valued: there is a second-best one, and another one when that has lost, too.
constexpr std::size_t kLines = 3;

/// What an answer may be worse by and still be taken instead of one that lost, in thousandths
/// (`MultiPvLine::score_loss`); as on the page.
constexpr int kTolerated = 20;

/// The rung's evaluation or, of several, the one of this game: with and without what moves are worth, and
/// with and without stable discs, frontier and parity.
Switches switches_of(const Switches& rung, bool varies, std::uint64_t seed) {
    Switches switches = rung;
    switches.depth = std::max(1, rung.depth);
    if (!varies) return switches;
    const std::uint32_t drawn = Rng(mix(seed, 0x65766c73)).below(4);
    switches.counts_moves = drawn % 2 != 0;
    switches.counts_stable = drawn / 2 != 0;
    return switches;
}

Blur blur_of(const Remedies& remedies, int rung, std::uint64_t seed) {
    if (remedies.blur) return Blur(seed, rung);
    // At full strength nothing but the weights is off.
    return remedies.jitter ? Blur(seed, Blur::kFullStrength) : Blur{};
}

} // namespace

bool plays_statically(const Switches& rung) {
    return rung.weighs_cells && !rung.orders;
}

StaticPlayer::StaticPlayer(const Rung<Switches>& rung, const Remedies& remedies, const LostAnswers& lost,
                           std::uint64_t seed)
    : remedies_(remedies),
      lost_(lost),
      lapses_(seed, rung.number),
      session_(switches_of(rung.switches, remedies.evaluations, seed), seed,
               blur_of(remedies, rung.number, seed), clock_) {
    session_.show(kLines);
    // That counts from the next root on; let the first position be one.
    session_.abort();
}

Action StaticPlayer::answer(const Position& position) {
    session_.set(position);
    session_.begin(Limits{});
    session_.advance(Budget{});
    const Lines lines = session_.multi_pv(kLines);
    if (lines.empty()) return session_.best().action;
    std::size_t chosen = 0;
    if (remedies_.second_best) chosen = second_best(lines, position);
    if (remedies_.memory) chosen = untried(lines, chosen, position);
    return lines[chosen].actions.front();
}

/// As often as imperfection has it (engine/core/blur.h).
std::size_t StaticPlayer::second_best(const Lines& lines, const Position& position) const {
    return lines.size() > 1 && lapses_.lapses(hash(position), 1) ? 1 : 0;
}

/// The best line that has not lost and is hardly worse than the one that was chosen.
std::size_t StaticPlayer::untried(const Lines& lines, std::size_t chosen, const Position& position) const {
    const auto has_lost = [&](std::size_t place) {
        return lost_.has(position, lines[place].actions.front());
    };
    if (!has_lost(chosen)) return chosen;
    for (std::size_t place = 0; place < lines.size(); ++place)
        if (!has_lost(place) && lines[place].score_loss - lines[chosen].score_loss <= kTolerated)
            return place;
    return chosen;
}

} // namespace forethought::cli
