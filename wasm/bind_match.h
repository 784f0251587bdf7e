#pragma once

#include "engine/core/match.h"
#include "engine/core/own_weights.h"
#include "wasm/bind_game.h"
#include "wasm/figures.h"

#include <optional>

/// Games between two rungs, as the lab has them played; what the functions mean is told in wasm/engine.d.ts.
namespace forethought::wasm {

template <Game G>
class MatchPlayerHandle {
  public:
    std::string play(const val& pairing, int number, const val& acted) {
        if (is_solitary<G>) return kNoOpponent;
        if (number < 0) return "games are numbered from 0";
        // Switches point into them.
        OwnWeights<G> own[2];
        const auto a = player_of(pairing, "a", "personalityA", "weightsA", own[0]);
        const auto b = player_of(pairing, "b", "personalityB", "weightsB", own[1]);
        if (!a || !b) return a ? reason(b) : reason(a);
        const auto settings = settings_of(pairing, a.value().number, b.value().number);
        if (!settings) return reason(settings);
        SteadyClock clock;
        game_ = play_match_game<G>(a.value().switches, b.value().switches, settings.value(), number, clock,
                                   [&](const auto& action) { acted(G::encode(action)); });
        return {};
    }
    val facts() const {
        val facts = val::object();
        facts.set("outcome", static_cast<int>(game_.outcome));
        facts.set("sideOfA", static_cast<int>(index(game_.side_of_a)));
        facts.set("turns", game_.turns);
        facts.set("nodes", static_cast<double>(game_.nodes));
        facts.set("illegal", game_.illegal);
        return facts;
    }
    std::string start(double seed, int number) const {
        const auto checked = to_seed(seed);
        if (!checked || number < 0) return {};
        return G::format(match_start<G>({.seed = checked.value()}, number));
    }

  private:
    using Player = Rung<typename G::Switches>;

    static Result<Player> player_of(const val& pairing, const char* rung, const char* personality,
                                    const char* weights, OwnWeights<G>& own) {
        auto found = find_playable<G>(static_cast<int>(number_of(pairing, rung)));
        if (!found) return found;
        const auto given = emscripten::convertJSArrayToNumberVector<std::int32_t>(pairing[weights]);
        if (!given.empty() && !give_weights<G>(found.value().switches, given, own))
            return Error{"no weights for this rung"};
        return in_character<G>(found.value(), pairing[personality].as<std::string>());
    }
    static Result<MatchSettings> settings_of(const val& pairing, int rung_a, int rung_b) {
        const auto seed = to_seed(number_of(pairing, "seed"));
        if (!seed) return Error{seed.error()};
        const auto limits = to_limits(number_of(pairing, "nodes"), number_of(pairing, "milliseconds"));
        if (!limits) return Error{limits.error()};
        MatchSettings settings{.seed = seed.value(), .limits = limits.value()};
        if (const val start = pairing["start"]; start.isString()) settings.start = start.as<std::string>();
        if (const auto begun = G::parse(settings.start); !settings.start.empty() && !begun)
            return Error{begun.error()};
        const auto blur_a = to_imperfection(pairing["blurA"], rung_a);
        const auto blur_b = to_imperfection(pairing["blurB"], rung_b);
        if (!blur_a || !blur_b) return Error{blur_a ? blur_b.error() : blur_a.error()};
        settings.blur_a = blur_a.value();
        settings.blur_b = blur_b.value();
        return settings;
    }

    MatchGame game_;
};

/// Registers what every module has for matches.
template <Game G>
void bind_match() {
    using Player = MatchPlayerHandle<G>;
    emscripten::class_<Player>("MatchPlayer")
        .template constructor<>()
        .function("play", &Player::play)
        .function("facts", &Player::facts)
        .function("start", &Player::start);
}

} // namespace forethought::wasm
