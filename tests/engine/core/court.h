#pragma once

#include "engine/core/game.h"
#include "tests/engine/core/seat.h"

#include <catch2/catch.hpp>

#include <array>
#include <cstdlib>
#include <optional>

namespace forethought {

/// How often something was called certain.
struct Claims {
    int wins = 0;
    /// Wins that were shown to be wins against other replies besides those of the game.
    int proven = 0;
    int losses = 0;
    /// Of lines that are not the best.
    int lines = 0;
    /// Losses and lines that came true, but took longer than was said: whoever played the winner announces
    /// the first win that it finds, which need not be the shortest.
    int late = 0;
};

/// Plays the line's first move and then on, the winner of the line by `strong` and the loser by `loser`, each
/// of which is asked with so many nodes. Returns the plies until the winner has won under all rules, 0 when
/// it does not.
template <class G>
Ply plies_played(typename G::Position position, const MultiPvLine<typename G::Action>& line,
                 SeatOf<G>& strong, SeatOf<G>& loser, Nodes of_winner, Nodes of_loser) {
    const Side mover = G::side_to_move(position);
    const Side winner = is_win(static_cast<Score>(line.score)) ? mover : opponent(mover);
    Ply plies = 0;
    for (auto action = line.actions.front();; ++plies) {
        G::play(position, action, nullptr);
        REQUIRE(strong.session.play(action));
        REQUIRE(loser.session.play(action));
        if (G::outcome(position) != Outcome::playing) break;
        const bool wins = G::side_to_move(position) == winner;
        action = wins ? strong.think(of_winner) : loser.think(of_loser);
    }
    return G::outcome(position) == win_for(winner) ? plies + 1 : 0;
}

/// What the games' courts differ in.
struct CourtRules {
    /// No position that is neither won nor lost is worth more.
    Score most_worth;
    std::size_t lines;
};

/// A game between two rungs, each of whose claims is held against what comes of it. `Own` derives from it and
/// gives
/// - `void prove(const Seat&)`: shows a win that is announced for the first time;
/// - `void require_it_comes_true(const MultiPvLine<Action>&, int rung)`: plays on from a line that wins or
/// loses.
template <class G, class Own>
class CourtOf {
  public:
    using Seat = SeatOf<G>;
    using Position = typename G::Position;
    using Line = MultiPvLine<typename G::Action>;

    CourtOf(Position start, int first, int second, CourtRules rules, Claims& claims)
        : position_(std::move(start)),
          claims_(claims),
          rungs_{first, second},
          seats_{Seat(first, position_, 1), Seat(second, position_, 2)},
          rules_(rules) {}

    void play_to_the_end(Nodes nodes, bool hears_lines) {
        for (Ply now = 0; G::outcome(position_) == Outcome::playing; ++now) {
            const Side side = G::side_to_move(position_);
            const auto mover = static_cast<std::size_t>(index(side));
            INFO("rung " << rungs_[mover] << " with " << nodes << " nodes\n" << G::format(position_));
            Seat& seat = seats_[mover];
            const auto action = seat.think(nodes);
            hear(side, now, seat);
            if (hears_lines) hear_lines(seat, rungs_[mover]);
            G::play(position_, action, nullptr);
            for (Seat& other : seats_) REQUIRE(other.session.play(action));
        }
        INFO(G::format(position_));
        for (const Side side : {Side::first, Side::second})
            if (promised(side)) REQUIRE(G::outcome(position_) == win_for(side));
    }

  protected:
    Position position_;
    Claims& claims_;

  private:
    Own& own() { return static_cast<Own&>(*this); }
    /// The ply by which a side has said to win.
    std::optional<Ply>& promised(Side side) { return promised_[static_cast<std::size_t>(index(side))]; }

    void hear(Side side, Ply now, const Seat& seat) {
        const Score score = seat.score();
        REQUIRE(seat.session.info().score == score);
        if (!is_decided(score)) REQUIRE(std::abs(score) < rules_.most_worth);
        auto& promise = promised(side);
        if (promise) {
            // What was announced is kept, and in time.
            REQUIRE(is_win(score));
            REQUIRE(now + plies_to_end(score) <= *promise);
        } else if (is_win(score)) {
            ++claims_.wins;
            own().prove(seat);
        }
        if (is_win(score)) promise = now + plies_to_end(score);
        // Who wins has said so itself, or would if it were strong enough.
        const auto mover = static_cast<std::size_t>(index(side));
        if (is_loss(score) && !promised(opponent(side)) && !has_lost_[mover]) {
            has_lost_[mover] = true;
            ++claims_.losses;
            const auto lines = seat.session.multi_pv(1);
            REQUIRE(lines.size() == 1);
            own().require_it_comes_true(lines.front(), rungs_[mover]);
        }
    }

    void hear_lines(const Seat& seat, int rung) {
        const auto lines = seat.session.multi_pv(rules_.lines);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const auto score = static_cast<Score>(lines[i].score);
            INFO("line " << i << ", score " << score);
            if (!is_decided(score)) REQUIRE(std::abs(score) < rules_.most_worth);
            if ((lines[i].flags & 3u) == 0) continue;
            ++claims_.lines;
            own().require_it_comes_true(lines[i], rung);
        }
    }

    std::array<int, 2> rungs_;
    std::array<Seat, 2> seats_;
    CourtRules rules_;
    std::array<std::optional<Ply>, 2> promised_{};
    std::array<bool, 2> has_lost_{};
};

} // namespace forethought
