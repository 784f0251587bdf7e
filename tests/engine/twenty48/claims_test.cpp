#include "tests/engine/core/samples.h"
#include "tests/engine/twenty48/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace forethought::twenty48 {

namespace {

constexpr std::array kRungs{30, 40, 50, 60, 70};
constexpr Nodes kNodes = 2'000;
/// Longer ends take too long to be tried out.
constexpr Ply kLongest = 9;

/// Whether nothing slides any more within so many plies, whatever is slid and if the tiles come as badly as
/// they can. Every slide and every tile is tried.
bool ends_within(Ply plies, const Tiles& tiles, Phase phase) {
    const bool slides = phase == Phase::slide;
    if (slides && !can_slide(tiles)) return true;
    if (plies <= 0) return false;
    for (int d = 0; slides && d < kSlides; ++d) {
        Tiles slid = tiles;
        if (slide_tiles(slid, direction(d)) && !ends_within(plies - 1, slid, Phase::place)) return false;
    }
    for (std::size_t cell = 0; !slides && cell < tiles.size(); ++cell)
        for (std::uint8_t rank = 1; tiles[cell] == 0 && rank <= 2; ++rank) {
            Tiles next = tiles;
            next[cell] = rank;
            if (ends_within(plies - 1, next, Phase::slide)) return true;
        }
    return slides;
}

/// Tiles and phase after an action, before chance has its say.
bool ends_within(Ply plies, Tiles tiles, Action action) {
    if (is_slide(action)) {
        slide_tiles(tiles, direction_of(action));
        return ends_within(plies, tiles, Phase::place);
    }
    tiles[static_cast<std::size_t>(cell_of(action))] = static_cast<std::uint8_t>(rank_of(action));
    return ends_within(plies, tiles, Phase::slide);
}

/// A board on which hardly anything merges, so that the end is near.
Position crowded(std::uint64_t seed) {
    Rng rng(mix(seed, 0x63726f776465));
    Position position = start(seed, seed % 2 == 0 ? Mode::chance : Mode::adversary);
    position.tiles = random_tiles(rng, 1, 9);
    const bool has_room = std::count(position.tiles.begin(), position.tiles.end(), 0) > 0;
    position.phase = has_room && seed % 4 == 3 ? Phase::place : Phase::slide;
    return position;
}

/// What a line says of the side that slides, whoever is to move. A value that is only a bound says that the
/// line is no better.
bool is_lost(const MultiPvLine<Action>& line) {
    constexpr std::uint32_t bound_only = 4;
    const auto score = static_cast<Score>(line.score);
    return is_slide(line.actions.front()) ? is_loss(score) : is_win(score) && (line.flags & bound_only) == 0;
}

} // namespace

TEST_CASE("a slide that is said to lose loses, if the tiles come badly enough", "[twenty48][claims]") {
    int claims = 0;
    for (const int rung : kRungs)
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(samples(800)); ++seed) {
            const Position position = crowded(seed);
            if (outcome(position) != Outcome::playing) continue;
            Seat seat(rung, position);
            seat.think(Limits{.nodes = kNodes});
            for (const auto& line : seat.session.multi_pv(8)) {
                INFO("rung " << rung << ", score " << line.score << "\n" << format(position));
                const auto score = static_cast<Score>(line.score);
                REQUIRE((line.flags & 2u) == (is_loss(score) ? 2u : 0u));
                REQUIRE((is_win(score) || is_loss(score) || std::abs(score) < kWin / 2));
                if (!is_lost(line) || plies_to_end(score) > kLongest) continue;
                REQUIRE(ends_within(plies_to_end(score) - 1, position.tiles, line.actions.front()));
                ++claims;
            }
        }
    CHECK(claims > samples(100));
}

} // namespace forethought::twenty48
