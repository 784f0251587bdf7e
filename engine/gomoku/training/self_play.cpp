#include "engine/gomoku/training/self_play.h"

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/training/searched_positions.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace forethought::gomoku {

namespace {

/// Stones of an opening, how far a stone may lie from one before it, and how far the first from the centre.
constexpr std::uint32_t kFewestStones = 2;
constexpr std::uint32_t kMostStones = 9;
constexpr int kSpread = 2;
constexpr int kOffCentre = 3;

/// An opening is taken when the search of so many nodes does not see it further from even; points of the
/// evaluation (400: odds of ten to one).
constexpr Nodes kOpeningNodes = 500;
constexpr Score kMostUneven = 300;

/// Nodes of a search that comes to asides, and how many of one are kept.
constexpr Nodes kAsideNodes = 1'500;
constexpr std::size_t kMostAsides = 2;

/// One game in so many is played against a guest.
constexpr std::uint32_t kGuestIn = 4;

int offset(Rng& rng, int most) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
}

Cell random_cell(Rng& rng, const Position& position) {
    int x = position.size / 2;
    int y = position.size / 2;
    int most = kOffCentre;
    if (position.stones > 0) {
        const Action near = position.actions[rng.below(static_cast<std::uint32_t>(position.actions.size()))];
        x = x_of(cell_of(near));
        y = y_of(cell_of(near));
        most = kSpread;
    }
    const auto on_board = [&](int place) { return std::clamp(place, 0, position.size - 1); };
    return cell_at(on_board(x + offset(rng, most)), on_board(y + offset(rng, most)));
}

Position random_opening(Rng& rng, Rule rule) {
    Position position = empty_board(kUsualBoard, rule, Opening::free);
    const auto stones = static_cast<int>(kFewestStones + rng.below(kMostStones - kFewestStones + 1));
    while (position.stones < stones && position.outcome == Outcome::playing) {
        const Action action = stone_on(random_cell(rng, position));
        if (is_legal(position, action)) play(position, action, nullptr);
    }
    return position;
}

/// What the best action at the root is, and what the root is worth.
struct Judgement {
    Action action;
    Score score;
};

/// Thinks about the root for so many nodes.
Judgement think(Session<Gomoku>& session, Nodes nodes) {
    session.begin(Limits{.nodes = nodes});
    session.advance(Budget{});
    const auto best = session.best();
    return {best.action, static_cast<Score>(best.score)};
}

/// Whether a search said what the position is worth, and it was not just the only move.
bool is_thought_out(const Session<Gomoku>& session, const Judgement& best) {
    return is_decided(best.score) || session.info().depth > 0;
}

Position opening(const SelfPlay& how, Rng& rng, Clock& clock) {
    Session<Gomoku> judge(how.player, rng.next(), Blur{}, clock);
    while (true) {
        const Position position = random_opening(rng, how.rule);
        if (position.outcome != Outcome::playing) continue;
        judge.set(position);
        if (std::abs(think(judge, kOpeningNodes).score) <= kMostUneven) return position;
    }
}

Outcome outcome_of(Score score, Side side) {
    return win_for(is_win(score) ? side : opponent(side));
}

/// Finds asides of positions, and says what they are worth.
class Asides {
  public:
    Asides(const SelfPlay& how, Rng& rng, Clock& clock)
        : how_(how),
          rng_(rng),
          searched_(how.player, kAsideNodes),
          judge_(how.player, rng.next(), Blur{}, clock) {}

    void add(const Position& position, std::vector<Aside>& asides) {
        if (rng_.below(how_.aside_in) != 0) return;
        for (const Position& found : searched_.of(position, kMostAsides, rng_)) {
            judge_.set(found);
            const auto best = think(judge_, how_.nodes);
            if (!is_thought_out(judge_, best)) continue;
            asides.push_back({{found.actions.begin(), found.actions.end()}, best.action, best.score});
        }
    }

  private:
    const SelfPlay& how_;
    Rng& rng_;
    SearchedPositions searched_;
    Session<Gomoku> judge_;
};

} // namespace

PlayedGame play_game(const SelfPlay& how, int number, Clock& clock) {
    Rng rng(mix(how.seed, static_cast<std::uint64_t>(number)));
    Position position = opening(how, rng, clock);
    PlayedGame game{.rule = how.rule};
    game.actions.assign(position.actions.begin(), position.actions.end());
    game.values.assign(game.actions.size(), PlayedGame::kNoValue);
    const bool has_guest = !how.guests.empty() && rng.below(kGuestIn) == 0;
    const auto of_guest = has_guest ? static_cast<Side>(rng.below(2)) : Side::first;
    const Switches& guest =
        has_guest ? how.guests[rng.below(static_cast<std::uint32_t>(how.guests.size()))] : how.player;
    const auto session_of = [&](const Switches& switches) {
        const std::uint64_t seed = rng.next();
        return Session<Gomoku>(switches, seed, Blur(seed, switches.rung), clock);
    };
    Session<Gomoku> own = session_of(how.player);
    Session<Gomoku> other = session_of(guest);
    std::optional<Asides> asides;
    if (how.aside_in > 0) asides.emplace(how, rng, clock);
    own.set(position);
    other.set(position);
    while (position.outcome == Outcome::playing) {
        const Side side = side_to_move(position);
        const bool is_guest = side == of_guest;
        if (asides) asides->add(position, game.asides);
        const auto best = think(is_guest ? other : own, how.nodes);
        const bool is_learned = !(is_guest && has_guest) && is_thought_out(own, best);
        game.values.push_back(is_learned ? best.score : PlayedGame::kNoValue);
        game.actions.push_back(best.action);
        play(position, best.action, nullptr);
        if (is_decided(best.score)) {
            game.outcome = outcome_of(best.score, side);
            return game;
        }
        own.play(best.action);
        other.play(best.action);
    }
    game.outcome = position.outcome;
    return game;
}

} // namespace forethought::gomoku
