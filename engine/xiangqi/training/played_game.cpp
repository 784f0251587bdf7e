#include "engine/xiangqi/training/played_game.h"

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/xiangqi/openings.h"
#include "engine/xiangqi/xiangqi.h"

#include <cstdlib>

namespace forethought::xiangqi::training {

namespace {

/// Moves of an opening beyond those that lose nothing at once: any legal ones.
constexpr std::uint32_t kFewestWildMoves = 2;
constexpr std::uint32_t kMostWildMoves = 4;
/// An opening is taken if a search sees it no further from even.
constexpr Score kMostUneven = 600;
/// One move in so many is drawn by lot.
constexpr std::uint32_t kStrayIn = 40;

/// A value that stays so high for so many plies has won; one that stays near even so long after the last
/// capture is a draw.
constexpr Score kWonValue = 1'200;
constexpr int kWonPlies = 6;
constexpr Score kEvenValue = 80;
constexpr int kEvenQuietPlies = 50;
constexpr std::size_t kMostPlies = 240;

Action by_lot(const Position& position, Rng& rng) {
    const auto actions = legal_actions(position);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

/// A game in the making.
class Game {
  public:
    Game(const SelfPlay& how, std::uint64_t seed, Clock& clock)
        : nodes_(how.nodes), rng_(seed), session_(how.player, rng_.next(), Blur{}, clock) {}

    PlayedGame play() {
        while (!open()) {
        }
        while (goes_on()) {
            if (rng_.below(kStrayIn) == 0)
                stray();
            else
                move();
        }
        if (position().outcome() != Outcome::playing) game_.outcome = position().outcome();
        return game_;
    }

  private:
    const Position& position() const { return session_.position(); }
    bool goes_on() const { return position().outcome() == Outcome::playing && !is_adjudicated_; }

    /// Whether it leads to a game.
    bool open() {
        Position start = opening_by_lot(rng_.next());
        const std::uint32_t wild = kFewestWildMoves + rng_.below(kMostWildMoves - kFewestWildMoves + 1);
        for (std::uint32_t i = 0; i < wild && start.outcome() == Outcome::playing; ++i)
            xiangqi::play(start, by_lot(start, rng_), nullptr);
        if (start.outcome() != Outcome::playing) return false;
        session_.set(start);
        if (std::abs(think().score) > kMostUneven) return false;
        for (std::size_t ply = 0; ply < start.path.plies(); ++ply)
            note(start.path.ply(ply).change.move, PlayedGame::kNoValue);
        return true;
    }

    BestMove<Action> think() {
        session_.begin(Limits{.nodes = nodes_});
        while (session_.advance(Budget{})) {
        }
        return session_.best();
    }

    void move() {
        const auto best = think();
        const auto value = static_cast<Score>(best.score);
        adjudicate(value);
        note(best.action, value);
        session_.play(best.action);
    }

    void stray() {
        const Action action = by_lot(position(), rng_);
        won_plies_ = 0;
        note(action, PlayedGame::kNoValue);
        session_.play(action);
    }

    void note(Action action, Score value) {
        game_.actions.push_back(action);
        game_.values.push_back(value);
    }

    void adjudicate(Score value) {
        const Path& path = position().path;
        won_plies_ = std::abs(value) >= kWonValue ? won_plies_ + 1 : 0;
        const bool is_won = won_plies_ >= kWonPlies || is_decided(value);
        const bool is_even = path.quiet_plies() >= kEvenQuietPlies && std::abs(value) <= kEvenValue;
        if (is_won)
            game_.outcome = win_for(value > 0 ? position().to_move() : opponent(position().to_move()));
        is_adjudicated_ = is_won || is_even || path.plies() + 1 >= kMostPlies;
    }

    Nodes nodes_;
    Rng rng_;
    Session<Xiangqi> session_;
    PlayedGame game_;
    int won_plies_ = 0;
    bool is_adjudicated_ = false;
};

} // namespace

PlayedGame play_game(const SelfPlay& how, int number, Clock& clock) {
    return Game(how, mix(how.seed, static_cast<std::uint64_t>(number)), clock).play();
}

} // namespace forethought::xiangqi::training
