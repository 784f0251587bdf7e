#include "engine/xiangqi/notation/text_form.h"
#include "engine/xiangqi/openings.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/xiangqi/games.h"
#include "tests/engine/xiangqi/seat.h"

#include <catch2/catch.hpp>

#include <array>
#include <cstdlib>
#include <optional>

namespace forethought::xiangqi {

namespace {

/// No position that is neither won nor lost is worth more, what the rules of repetition decide included.
constexpr Score kMostWorth = 30'000;
constexpr std::array kRungs{60, 80, 100, 110, 120, 130};
/// For a win that a loser has seen: enough for the winner to see it, too.
constexpr Nodes kPlenty = 100'000;
constexpr std::size_t kLines = 6;

struct Claims {
    int wins = 0;
    int losses = 0;
    int lines = 0;
    /// Games played on from an announced win by replies by lot.
    int replayed = 0;
    /// Losses and lines that came true, but took longer than was said.
    int late = 0;
};

/// Plays on from a line's first move, the winner by a strong rung, the loser by another or by lot. Returns
/// the plies until the winner has won under all rules, 0 when it does not.
Ply plies_played(Position position, const MultiPvLine<Action>& line, std::optional<int> loser_rung,
                 std::uint64_t seed) {
    const Side mover = position.to_move();
    const Side winner = is_win(static_cast<Score>(line.score)) ? mover : opponent(mover);
    const std::size_t before = position.path.plies();
    play(position, line.actions.front(), nullptr);
    Seat strong(130, position);
    Seat loser(loser_rung.value_or(0), position, seed);
    while (position.outcome() == Outcome::playing) {
        const Action action = position.to_move() == winner ? strong.think(kPlenty) : loser.think(1'000);
        play(position, action, nullptr);
        REQUIRE(strong.session.play(action));
        REQUIRE(loser.session.play(action));
    }
    return position.outcome() == win_for(winner) ? static_cast<Ply>(position.path.plies() - before) : 0;
}

/// A game between two rungs, each of whose claims is held against what comes of it under all rules.
class Court {
  public:
    Court(Position start, int first, int second, Claims& claims)
        : position_(std::move(start)),
          rungs_{first, second},
          seats_{Seat(first, position_, 1), Seat(second, position_, 2)},
          claims_(claims) {}

    void play_to_the_end(Nodes nodes, bool hears_lines) {
        while (position_.outcome() == Outcome::playing) {
            const Side side = position_.to_move();
            const auto mover = static_cast<std::size_t>(index(side));
            INFO("rung " << rungs_[mover] << " with " << nodes << " nodes\n" << format(position_));
            Seat& seat = seats_[mover];
            const Action action = seat.think(nodes);
            hear(side, seat);
            if (hears_lines) hear_lines(seat, rungs_[mover]);
            play(position_, action, nullptr);
            for (Seat& other : seats_) REQUIRE(other.session.play(action));
        }
        INFO(format(position_));
        for (const Side side : {Side::first, Side::second})
            if (promised(side)) REQUIRE(position_.outcome() == win_for(side));
    }

  private:
    Ply now() const { return static_cast<Ply>(position_.path.plies()); }
    /// The ply by which a side has said to win.
    std::optional<Ply>& promised(Side side) { return promised_[static_cast<std::size_t>(index(side))]; }

    void hear(Side side, const Seat& seat) {
        const Score score = seat.score();
        REQUIRE(seat.session.info().score == score);
        if (!is_decided(score)) REQUIRE(std::abs(score) < kMostWorth);
        auto& promise = promised(side);
        if (promise) {
            // What was announced is kept, and in time.
            REQUIRE(is_win(score));
            REQUIRE(now() + plies_to_end(score) <= *promise);
        } else if (is_win(score)) {
            ++claims_.wins;
            const auto lines = seat.session.multi_pv(1);
            for (std::uint64_t seed = 0; seed < 2; ++seed) {
                const Ply played = plies_played(position_, lines.front(), std::nullopt, seed);
                REQUIRE(played > 0);
                ++claims_.replayed;
            }
        }
        if (is_win(score)) promise = now() + plies_to_end(score);
        // Who wins has said so itself, or would if it were strong enough.
        if (is_loss(score) && !promised(opponent(side)) &&
            !has_lost_[static_cast<std::size_t>(index(side))]) {
            has_lost_[static_cast<std::size_t>(index(side))] = true;
            ++claims_.losses;
            const auto lines = seat.session.multi_pv(1);
            REQUIRE(lines.size() == 1);
            require_it_comes_true(lines.front(), rungs_[static_cast<std::size_t>(index(side))]);
        }
    }

    void require_it_comes_true(const MultiPvLine<Action>& line, int rung) {
        const Ply played = plies_played(position_, line, rung, 1);
        REQUIRE(played > 0);
        if (played > plies_to_end(static_cast<Score>(line.score))) ++claims_.late;
    }

    void hear_lines(const Seat& seat, int rung) {
        const auto lines = seat.session.multi_pv(kLines);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const auto score = static_cast<Score>(lines[i].score);
            if (!is_decided(score)) REQUIRE(std::abs(score) < kMostWorth);
            if ((lines[i].flags & 3u) == 0) continue;
            ++claims_.lines;
            require_it_comes_true(lines[i], rung);
        }
    }

    Position position_;
    std::array<int, 2> rungs_;
    std::array<Seat, 2> seats_;
    std::array<std::optional<Ply>, 2> promised_{};
    std::array<bool, 2> has_lost_{};
    Claims& claims_;
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
                             << " losses, " << claims.lines << " lines, " << claims.replayed
                             << " games played on by lot, " << claims.late << " late; none refuted");
    }
}

} // namespace forethought::xiangqi
