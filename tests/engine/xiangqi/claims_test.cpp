#include "engine/xiangqi/notation/text_form.h"
#include "engine/xiangqi/openings.h"
#include "tests/engine/core/court.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/seat.h"

#include <catch2/catch.hpp>

#include <array>
#include <utility>

namespace forethought::xiangqi {

namespace {

/// What the rules of repetition decide is worth less than a win, too.
constexpr CourtRules kCourt{.most_worth = 30'000, .lines = 6};
constexpr std::array kRungs{60, 80, 100, 110, 120, 130, 170};
constexpr int kStrong = 130;
/// For a win that a loser has seen: enough for the winner to see it, too.
constexpr Nodes kPlenty = 100'000;
constexpr Nodes kOfLoser = 1'000;

/// Wins are played on against replies by lot.
class Court : public CourtOf<Xiangqi, Court> {
  public:
    Court(Position start, int first, int second, Claims& claims)
        : CourtOf(std::move(start), first, second, kCourt, claims) {}

    void prove(const Seat& seat) {
        const auto lines = seat.session.multi_pv(1);
        for (std::uint64_t seed = 0; seed < 2; ++seed) REQUIRE(played(lines.front(), 0, seed) > 0);
        ++claims_.proven;
    }

    void require_it_comes_true(const MultiPvLine<Action>& line, int rung) {
        const Ply plies = played(line, rung, 1);
        REQUIRE(plies > 0);
        if (plies > plies_to_end(static_cast<Score>(line.score))) ++claims_.late;
    }

  private:
    Ply played(const MultiPvLine<Action>& line, int losing_rung, std::uint64_t seed) const {
        Seat strong(kStrong, position_);
        Seat loser(losing_rung, position_, seed);
        return plies_played(position_, line, strong, loser, kPlenty, kOfLoser);
    }
};

Claims claims_of(int games, Nodes nodes) {
    Claims claims;
    for (int game = 0; game < games; ++game) {
        const auto first = static_cast<std::size_t>(game) % kRungs.size();
        const auto second = static_cast<std::size_t>(game / 2) % kRungs.size();
        INFO("game " << game);
        Court(opening_by_lot(1 + static_cast<std::uint64_t>(game)), kRungs[first], kRungs[second], claims)
            .play_to_the_end(nodes, game % 10 == 0);
    }
    return claims;
}

} // namespace

TEST_CASE("what is called won or lost is so, under all rules", "[xiangqi][claims]") {
    const int games = samples(40);
    const Claims claims = claims_of(games, 2'000);
    CHECK(claims.wins > games / 4);
    CHECK(claims.late < games);
}

TEST_CASE("what is called won or lost in Xiangqi after more thought is so", "[.][long][xiangqi][claims]") {
    CHECK(claims_of(samples(10), 20'000).wins > 0);
}

TEST_CASE("what is called won or lost in many games of Xiangqi is so", "[.][claims-at-length]") {
    for (const Nodes nodes : {Nodes{2'000}, Nodes{20'000}}) {
        const Claims claims = claims_of(200, nodes);
        WARN("200 games at " << nodes << " nodes: " << claims.wins << " wins announced, " << claims.losses
                             << " losses, " << claims.lines << " lines, " << claims.late
                             << " late; none refuted");
    }
}

} // namespace forethought::xiangqi
