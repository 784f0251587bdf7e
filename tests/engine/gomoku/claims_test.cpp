#include "engine/gomoku/notation.h"
#include "engine/gomoku/openings.h"
#include "tests/engine/core/court.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/seat.h"
#include "tests/engine/gomoku/win_proof.h"

#include <catch2/catch.hpp>

#include <array>
#include <utility>

namespace forethought::gomoku {

namespace {

constexpr CourtRules kCourt{.most_worth = 100'000, .lines = 8};
constexpr std::array kRungs{100, 110, 120, 130, 140, 150, 160, 170};
/// For a win that a loser has seen: enough for the winner to see it, too.
constexpr Nodes kPlenty = 100'000;
constexpr Nodes kOfLoser = 500;

/// Wins are proven against every legal reply.
class Court : public CourtOf<Gomoku, Court> {
  public:
    Court(Position start, int first, int second, Claims& claims)
        : CourtOf(std::move(start), first, second, kCourt, claims) {}

    void prove(const Seat& seat) {
        ForcedWin win;
        win.first = {cell_of(seat.best())};
        win.position = position_;
        claims_.proven += WinProof(win).holds() ? 1 : 0;
    }

    /// The winner plays as one that finds short wins, as who said so, or as one that finds long ones.
    void require_it_comes_true(const MultiPvLine<Action>& line, int rung) {
        const Ply said = plies_to_end(static_cast<Score>(line.score));
        bool won = false;
        for (const int winning_rung : {100, rung, 160}) {
            Seat strong(winning_rung, position_);
            Seat loser(rung, position_);
            const Ply played = plies_played(position_, line, strong, loser, kPlenty, kOfLoser);
            if (played > 0 && played <= said) return;
            won = won || played > 0;
        }
        REQUIRE(won);
        ++claims_.late;
    }
};

/// Balanced openings of each rule in turn.
Position start_of(int game) {
    return balanced_opening(1 + static_cast<std::uint64_t>(game),
                            kRules[static_cast<std::size_t>(game) % kRules.size()]);
}

Claims claims_of(int games, Nodes nodes) {
    Claims claims;
    for (int game = 0; game < games; ++game) {
        const auto first = static_cast<std::size_t>(game) % kRungs.size();
        const auto second = static_cast<std::size_t>(game / 2) % kRungs.size();
        INFO("game " << game);
        Court(start_of(game), kRungs[first], kRungs[second], claims).play_to_the_end(nodes, game % 10 == 0);
    }
    return claims;
}

void tell(const Claims& claims, int games, Nodes nodes) {
    WARN(games << " games at " << nodes << " nodes: " << claims.wins << " wins announced, of which "
               << claims.proven << " were proven against every reply besides, " << claims.losses
               << " losses, " << claims.lines << " lines that win or lose, of which " << claims.late
               << " took longer than was said; none refuted");
}

} // namespace

TEST_CASE("what is called won or lost is so", "[gomoku][claims]") {
    const int games = samples(100);
    const Claims claims = claims_of(games, 2'000);
    CHECK(claims.wins > games / 2);
    CHECK(claims.proven > games / 4);
    CHECK(claims.losses > games / 10);
    CHECK(claims.lines > games);
    CHECK(claims.late < games / 10);
}

TEST_CASE("what is called won or lost after more thought is so", "[.][long][gomoku][claims]") {
    CHECK(claims_of(samples(10), 20'000).wins > 0);
}

TEST_CASE("what is called won or lost in three hundred games is so", "[.][claims-at-length]") {
    for (const Nodes nodes : {Nodes{2'000}, Nodes{20'000}}) tell(claims_of(300, nodes), 300, nodes);
}

} // namespace forethought::gomoku
