#include "engine/twenty48/twenty48.h"

#include "engine/twenty48/notation.h"

namespace forethought {

namespace {

using namespace twenty48;

constexpr std::size_t kHeader = 16;
constexpr std::int32_t kLayoutVersion = 1;

/// One bit a direction.
std::int32_t legal_slides(const Position& position) {
    std::int32_t bits = 0;
    for (int d = 0; d < kSlides; ++d)
        if (is_legal(position, slide_to(direction(d)))) bits |= 1 << d;
    return bits;
}

} // namespace

Position Twenty48::bench_start(std::uint64_t seed) {
    // In the last lap before a 32768, and in that before a 16384, each with its four largest tiles in a
    // frame.
    constexpr Board kLate = 0x0000'0001'000a'bcde;
    constexpr Board kOpening = 0x0000'0001'0009'abcd;
    Position position = start(seed);
    if (seed > 4) position.tiles = tiles_of(seed % 2 == 1 ? kLate : kOpening);
    return position;
}

Result<Position> Twenty48::parse(std::string_view text) {
    return twenty48::parse(text);
}
std::string Twenty48::format(const Position& position) {
    return twenty48::format(position);
}
std::string Twenty48::format_action(const Position&, Action action) {
    return twenty48::format_action(action);
}
Result<Action> Twenty48::parse_action(const Position&, std::string_view text) {
    return twenty48::parse_action(text);
}

std::vector<std::int32_t> Twenty48::snapshot(const Position& position) {
    std::vector<std::int32_t> view{kLayoutVersion,
                                   static_cast<std::int32_t>(position.mode),
                                   static_cast<std::int32_t>(position.phase),
                                   static_cast<std::int32_t>(twenty48::outcome(position)),
                                   position.score,
                                   position.moves,
                                   has_won(position) ? 1 : 0,
                                   highest_rank(position.tiles),
                                   legal_slides(position),
                                   index(twenty48::side_to_move(position))};
    view.resize(kHeader);
    view.insert(view.end(), position.tiles.begin(), position.tiles.end());
    return view;
}

std::optional<std::vector<Action>> Twenty48::ponder(const Position& position) {
    if (outcome(position) != Outcome::playing) return std::nullopt;
    return std::vector<Action>{};
}

std::vector<MultiPvLine<Action>> Twenty48::multi_pv(const Player& player, const Position&, std::size_t most) {
    return player.multi_pv(most);
}

} // namespace forethought
