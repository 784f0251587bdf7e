#include "engine/tactics/training/self_play.h"

#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/search/answer_search.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// Turns of weaker rungs before the players take over: none to so many.
constexpr std::uint32_t kMostOpening = 8;
constexpr Nodes kOpeningNodes = 150;
constexpr std::array kOpeningRungs{50, 70, 100, 120, 140, 150};
/// In one of so many games armies are thinned out and wounded before they meet, so that few are known too.
constexpr std::uint32_t kThinned = 3;
/// In one of so many turns the plan is drawn by lot.
constexpr std::uint32_t kStrays = 6;

template <class Plans>
const auto& drawn_from(const Plans& plans, Rng& rng) {
    return plans[rng.below(static_cast<std::uint32_t>(plans.size()))];
}

/// One game and its lessons.
class Game {
  public:
    Game(const SelfPlay& settings, std::uint32_t number)
        : settings_(settings),
          number_(number),
          seed_(battle_of(settings, number)),
          rng_(mix(~settings.seed, number)),
          position_(make_battle(seed_)),
          judge_(settings.player, Blur{}),
          choices_(judge_.worth()),
          players_{player_of(Side::first), player_of(Side::second)},
          planner_(settings.planner, rng_.next(), Blur{}) {}

    std::vector<Lesson> play() {
        if (rng_.chance(1, kThinned)) thin_out();
        open();
        while (goes_on()) play_turn();
        for (Lesson& lesson : lessons_) {
            const Outcome outcome = position_.state.outcome;
            const bool is_won = outcome == win_for(static_cast<Side>(lesson.side));
            lesson.outcome = outcome == Outcome::draw ? 0.5F : is_won ? 1.0F : 0.0F;
        }
        return std::move(lessons_);
    }

  private:
    /// Weights are a little off in each game.
    AnswerSearch player_of(Side side) {
        const bool is_opponent = number_ % 4 == 1 && side == guest();
        const Blur blur(rng_.next(), Blur::kFullStrength);
        return AnswerSearch(is_opponent ? settings_.opponent : settings_.player, rng_.next(), blur);
    }

    /// The side of whoever plays against the player in a game that it does not play against itself.
    Side guest() const { return number_ % 8 < 4 ? Side::first : Side::second; }

    bool goes_on() const { return position_.state.outcome == Outcome::playing; }

    /// Leaves each side from one to all of its units, one side at most one more than the other, some of them
    /// wounded.
    void thin_out() {
        State& state = position_.state;
        const auto army = [&](Side side) { return position_.battle->roster.units(side) & state.alive; };
        const int most = army(Side::first).size();
        const int left = 1 + static_cast<int>(rng_.below(static_cast<std::uint32_t>(most)));
        for (const Side side : {Side::first, Side::second}) {
            const int wanted = std::min(most, left + (rng_.chance(1, 4) ? 1 : 0));
            for (UnitSet units = army(side); !units.empty();) {
                const Unit unit = units.take();
                // The last ones are kept where enough of those before have gone.
                const bool goes = rng_.below(static_cast<std::uint32_t>(units.size() + 1)) <
                                  static_cast<std::uint32_t>(army(side).size() - wanted);
                const int whole = state.hit_points[unit];
                const auto wounded = 1 + static_cast<int>(rng_.below(static_cast<std::uint32_t>(whole)));
                if (goes)
                    set_hit_points(state, unit, 0);
                else if (rng_.chance(1, 3))
                    set_hit_points(state, unit, wounded);
            }
        }
    }

    TurnPlanner opening_player() {
        const int rung = drawn_from(kOpeningRungs, rng_);
        return TurnPlanner(find_rung<Switches>(ladder(), rung).value().switches, rng_.next(), Blur{});
    }

    void open() {
        std::array players{opening_player(), opening_player()};
        const std::uint32_t turns = rng_.below(kMostOpening + 1);
        for (std::uint32_t turn = 0; turn < turns && goes_on(); ++turn) {
            const Scenario* const plan =
                plan_of(players[static_cast<std::size_t>(position_.state.to_move)], kOpeningNodes);
            if (plan) end_with(*plan);
        }
    }

    /// The best plan of somebody who looks for no answers; null where there is none.
    const Scenario* plan_of(TurnPlanner& player, Nodes nodes) const {
        player.set(position_);
        player.begin({.nodes = nodes});
        player.advance(nodes);
        const auto& plans = player.scenarios();
        const auto worse = [](const Scenario& a, const Scenario& b) { return a.value < b.value; };
        return plans.empty() ? nullptr : &*std::max_element(plans.begin(), plans.end(), worse);
    }

    void play_turn() {
        if (number_ % 4 == 3 && position_.state.to_move == guest())
            play_planned_turn();
        else
            play_answered_turn();
    }

    void play_planned_turn() {
        const Scenario* const plan = plan_of(planner_, settings_.nodes);
        learn_searched(end_of(position_.state, *plan), strikers(*plan), true);
        end_with(*plan);
    }

    void play_answered_turn() {
        AnswerSearch& player = players_[static_cast<std::size_t>(position_.state.to_move)];
        player.set(position_);
        player.begin({.nodes = settings_.nodes});
        player.advance(settings_.nodes);
        const auto& plans = player.plans();
        for (int i = 0; i < settings_.plans; ++i) learn_plan(drawn_from(plans, rng_), false);
        for (int i = 0; i < settings_.answers; ++i) learn_answer(drawn_from(plans, rng_));
        const auto worse = [](const AnsweredPlan& a, const AnsweredPlan& b) { return a.value() < b.value(); };
        const AnsweredPlan& chosen = rng_.chance(1, kStrays)
                                         ? drawn_from(plans, rng_)
                                         : *std::max_element(plans.begin(), plans.end(), worse);
        learn_plan(chosen, true);
        end_with(chosen.plan);
    }

    /// The state after a plan, before the turn ends.
    State end_of(State state, const Scenario& plan) const {
        Silence silence;
        for (const Action action : plan.actions) act(*position_.battle, state, action, silence);
        return state;
    }

    void end_with(const Scenario& plan) {
        position_.state = end_of(position_.state, plan);
        if (goes_on()) end_turn(*position_.battle, position_.state, nullptr);
    }

    void learn_plan(const AnsweredPlan& answered, bool was_played) {
        if (answered.ends_battle) return;
        learn(end_of(position_.state, answered.plan), strikers(answered.plan), answered.replies.value(),
              was_played);
    }

    /// Learns from an answer to a plan, or from one a little different.
    void learn_answer(const AnsweredPlan& answered) {
        if (answered.ends_battle) return;
        State state = end_of(position_.state, answered.plan);
        end_turn(*position_.battle, state, nullptr);
        Scenario answer = drawn_from(answered.replies.replies(), rng_);
        Renewal renewal;
        if (rng_.chance(1, 2)) {
            const Mutant mutant = vary(answer, rng_);
            answer = mutant.scenario;
            renewal = mutant.renewal;
        }
        simulate(*position_.battle, state, answer, renewal, UnitHeuristic::shrewd, choices_, rng_);
        learn_searched(state, strikers(answer), false);
    }

    /// Learns from the end of a turn that nobody has answered yet.
    void learn_searched(const State& end, UnitSet struck, bool was_played) {
        State after = end;
        if (after.outcome == Outcome::playing) end_turn(*position_.battle, after, nullptr);
        if (after.outcome != Outcome::playing) return;
        ReplySearch replies(after, rng_.next());
        while (replies.tries() < settings_.replies) replies.step(*position_.battle, judge_, choices_);
        learn(end, struck, replies.value(), was_played);
    }

    void learn(const State& end, UnitSet struck, Value answered, bool was_played) {
        Lesson lesson = lesson_of(end, end.to_move, struck);
        lesson.battle = seed_;
        lesson.game = number_;
        lesson.was_played = was_played;
        lesson.answered = static_cast<float>(answered);
        lessons_.push_back(lesson);
    }

    const SelfPlay& settings_;
    std::uint32_t number_;
    std::uint32_t seed_;
    Rng rng_;
    Position position_;
    Evaluator judge_;
    Choices choices_;
    std::array<AnswerSearch, 2> players_;
    TurnPlanner planner_;
    std::vector<Lesson> lessons_;
};

} // namespace

std::vector<Lesson> play_lessons(const SelfPlay& settings, std::uint32_t number) {
    return Game(settings, number).play();
}

} // namespace forethought::tactics
