#include "engine/xiangqi/exchange.h"

#include "engine/xiangqi/attacks.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/notation/iccs.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>

namespace forethought::xiangqi {

namespace {

Score see(const std::string& fen, const std::string& move) {
    return see(board_of(fen), parse_iccs(move).value());
}

/// The least piece of the side to move that attacks a point.
std::optional<Action> least_capture(const Board& board, Cell point) {
    std::optional<Action> least;
    int least_place = 0;
    constexpr std::array order{Kind::soldier, Kind::advisor, Kind::elephant, Kind::horse,
                               Kind::cannon,  Kind::chariot, Kind::general};
    for (Slot slot = 0; slot < kSlots; ++slot) {
        if (!is_of(slot, board.to_move()) || !attacks(board, slot, point)) continue;
        const auto place =
            static_cast<int>(std::find(order.begin(), order.end(), kind_of(slot)) - order.begin());
        if (least && place >= least_place) continue;
        least = move_of(board.where(slot), point);
        least_place = place;
    }
    return least;
}

/// The same by moves that are made: what the side to move gains by taking on a point, or not taking.
Score gain_on(Board board, Cell point) {
    const auto capture = least_capture(board, point);
    if (!capture) return 0;
    const Score taken = exchange_value(board.at(point), point);
    const bool is_general = kind_of(board.at(capture->from())) == Kind::general;
    board.make(*capture);
    if (is_general && least_capture(board, point)) return 0;
    return std::max(0, taken - gain_on(board, point));
}

Score slow_see(Board board, Action move) {
    const Slot taken = board.at(move.to());
    const Score gain = taken == kNone ? 0 : exchange_value(taken, move.to());
    board.make(move);
    return gain - gain_on(board, move.to());
}

} // namespace

TEST_CASE("an exchange is valued by who can take on", "[xiangqi][exchange]") {
    // A guarded soldier and an unguarded one.
    CHECK(see("3k5/9/4p4/9/9/4p4/9/9/4R4/5K3 w", "e1e4") == 200);
    CHECK(see("3k5/9/4r4/9/9/4p4/9/9/4R4/5K3 w", "e1e4") == 200 - 900);
    // A second chariot behind the first.
    CHECK(see("3k5/9/4r4/9/9/4p4/9/4R4/4R4/5K3 w", "e2e4") == 200);
    // Nothing is taken, but the point is attacked.
    CHECK(see("3k5/9/9/r8/9/9/9/9/1R7/5K3 w", "b1a1") == -900);
    CHECK(see("3k5/9/9/9/r8/9/9/9/1R7/5K3 w", "b1c1") == 0);
    // A general takes what is not guarded.
    CHECK(see("3k5/3R5/9/9/9/9/9/9/9/4K4 b", "d9d8") == 900);
}

TEST_CASE("an exchange is worth what the moves come to that are made for it", "[xiangqi][exchange]") {
    for (const Board& board : random_boards(samples(300), 200)) {
        Moves moves;
        add_legal(board, moves);
        for (const Action move : moves) {
            INFO(format_fen({board}) << " " << format_iccs(move));
            const Score gain = slow_see(board, move);
            REQUIRE(see(board, move) == gain);
            REQUIRE(loses_exchange(board, move) == (gain < 0));
        }
    }
}

} // namespace forethought::xiangqi
