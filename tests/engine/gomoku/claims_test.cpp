#include "engine/gomoku/notation.h"
#include "engine/gomoku/openings.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/gomoku/games.h"
#include "tests/engine/gomoku/seat.h"
#include "tests/engine/gomoku/win_proof.h"

#include <catch2/catch.hpp>

#include <array>
#include <cstdlib>
#include <optional>

namespace forethought::gomoku {

namespace {

/// No position that is neither won nor lost is worth more, and nothing that is called certain less.
constexpr Score kMostWorth = 100'000;
constexpr std::array kRungs{100, 110, 120, 130, 140, 150, 160, 170};
/// For a win that a loser has seen: enough for the winner to see it, too.
constexpr Nodes kPlenty = 100'000;
constexpr Nodes kOfLoser = 500;
constexpr std::size_t kLines = 8;

bool is_claim(Score score) {
    return is_win(score) || is_loss(score);
}

/// How often something was called certain.
struct Claims {
    int wins = 0;
    /// Wins that were proven against every legal reply besides.
    int proven = 0;
    int losses = 0;
    /// Of lines that are not the best.
    int lines = 0;
    /// Losses and lines that came true, but took longer than was said: whoever played the winner announces
    /// the first win that it finds, which need not be the shortest.
    int late = 0;
};

/// Plays the line's first move and then on, the winner of the line by one rung and the loser by another.
/// Returns the plies until the winner has won, 0 when it does not.
Ply plies_played(Position position, const MultiPvLine<Action>& line, int winning_rung, int losing_rung) {
    const Side mover = side_to_move(position);
    const Side winner = is_win(static_cast<Score>(line.score)) ? mover : opponent(mover);
    const int before = position.stones;
    play(position, line.actions.front(), nullptr);
    Seat strong(winning_rung, position);
    Seat loser(losing_rung, position);
    while (position.outcome == Outcome::playing) {
        const bool wins = side_to_move(position) == winner;
        const Action action = wins ? strong.think(kPlenty) : loser.think(kOfLoser);
        play(position, action, nullptr);
        REQUIRE(strong.session.play(action));
        REQUIRE(loser.session.play(action));
    }
    return position.outcome == win_for(winner) ? position.stones - before : 0;
}

/// A game between two rungs, each of whose claims is held against what comes of it.
class Court {
  public:
    Court(Position start, int first, int second, Claims& claims)
        : position_(std::move(start)),
          rungs_{first, second},
          seats_{Seat(first, position_, 1), Seat(second, position_, 2)},
          claims_(claims) {}

    void play_to_the_end(Nodes nodes, bool hears_lines) {
        while (position_.outcome == Outcome::playing) {
            const Side side = side_to_move(position_);
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
            if (promised(side)) REQUIRE(position_.outcome == win_for(side));
    }

  private:
    /// Number of the stone by which a side has said to win.
    std::optional<int>& promised(Side side) { return promised_[static_cast<std::size_t>(index(side))]; }

    void hear(Side side, const Seat& seat) {
        const Score score = seat.score();
        REQUIRE(seat.session.info().score == score);
        if (!is_claim(score)) REQUIRE(std::abs(score) < kMostWorth);
        auto& promise = promised(side);
        if (promise) {
            // What was announced is kept, and in time.
            REQUIRE(is_win(score));
            REQUIRE(position_.stones + plies_to_end(score) <= *promise);
        } else if (is_win(score)) {
            ++claims_.wins;
            ForcedWin win;
            win.first = {cell_of(seat.best())};
            win.position = position_;
            claims_.proven += WinProof(win).holds() ? 1 : 0;
        }
        if (is_win(score)) promise = position_.stones + plies_to_end(score);
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

    /// The winner plays as one that finds short wins, as who said so, or as one that finds long ones.
    void require_it_comes_true(const MultiPvLine<Action>& line, int rung) {
        const Ply said = plies_to_end(static_cast<Score>(line.score));
        bool won = false;
        for (const int winning_rung : {100, rung, 160}) {
            const Ply played = plies_played(position_, line, winning_rung, rung);
            if (played > 0 && played <= said) return;
            won = won || played > 0;
        }
        REQUIRE(won);
        ++claims_.late;
    }

    void hear_lines(const Seat& seat, int rung) {
        const auto lines = seat.session.multi_pv(kLines);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const auto score = static_cast<Score>(lines[i].score);
            INFO("line " << i << ", score " << score);
            if (!is_claim(score)) REQUIRE(std::abs(score) < kMostWorth);
            if ((lines[i].flags & 3u) == 0) continue;
            ++claims_.lines;
            require_it_comes_true(lines[i], rung);
        }
    }

    Position position_;
    std::array<int, 2> rungs_;
    std::array<Seat, 2> seats_;
    std::array<std::optional<int>, 2> promised_{};
    std::array<bool, 2> has_lost_{};
    Claims& claims_;
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
