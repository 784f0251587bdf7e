#pragma once

#include "engine/core/score.h"
#include "wasm/bind_game.h"
#include "wasm/figures.h"

#include <string>
#include <vector>

/// Games that one rung plays alone, as the lab has them played; what the functions mean is told in
/// wasm/engine.d.ts.
namespace forethought::wasm {

template <SolitaryGame G>
class ScorePlayerHandle {
  public:
    std::string play(const val& series, int number, const val& acted) {
        if (number < 0) return "games are numbered from 0";
        const auto rung = find_playable<G>(static_cast<int>(number_of(series, "rung")));
        if (!rung) return reason(rung);
        const auto settings = settings_of(series);
        if (!settings) return reason(settings);
        SteadyClock clock;
        game_ = play_score_game<G>(rung.value().switches, settings.value(), number, clock,
                                   [&](const auto& action) { acted(G::encode(action)); });
        return {};
    }
    val facts() const {
        val facts = val::object();
        facts.set("score", static_cast<double>(game_.score));
        facts.set("milestone", static_cast<double>(game_.milestone));
        facts.set("moves", game_.moves);
        facts.set("nodes", static_cast<double>(game_.nodes));
        return facts;
    }
    std::string start(double seed, int number) const {
        const auto checked = to_seed(seed);
        if (!checked || number < 0) return {};
        return G::format(G::start(score_game_seed({.seed = checked.value()}, number)));
    }

  private:
    static Result<ScoreSettings> settings_of(const val& series) {
        const auto seed = to_seed(number_of(series, "seed"));
        if (!seed) return Error{seed.error()};
        const auto limits = to_limits(number_of(series, "nodes"), number_of(series, "milliseconds"));
        if (!limits) return Error{limits.error()};
        return ScoreSettings{.seed = seed.value(), .limits = limits.value()};
    }

    ScoreGame game_;
};

template <SolitaryGame G>
val milestones() {
    return to_float64_array({G::kMilestones.begin(), G::kMilestones.end()});
}

/// Registers what a module of a game without an opponent has for series of games.
template <SolitaryGame G>
void bind_score() {
    using Player = ScorePlayerHandle<G>;
    emscripten::function("milestones", &milestones<G>);
    emscripten::class_<Player>("ScorePlayer")
        .template constructor<>()
        .function("play", &Player::play)
        .function("facts", &Player::facts)
        .function("start", &Player::start);
}

} // namespace forethought::wasm
