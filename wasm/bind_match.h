#pragma once

#include "engine/core/match.h"
#include "wasm/bind_game.h"

#include <optional>

/// Matches between two rungs, as the lab plays them; what the functions mean is told in wasm/engine.d.ts.
namespace forethought::wasm {

inline val to_float64_array(const std::vector<double>& numbers) {
    return copy_to_array("Float64Array", numbers);
}

/// Plays games of a match, for a worker, and holds the last one.
template <Game G>
class MatchPlayerHandle {
  public:
    std::string configure(int a, int b, double seed, double nodes) {
        if (is_solitary<G>) return kNoOpponent;
        const auto rung_a = find_playable<G>(a);
        const auto rung_b = find_playable<G>(b);
        const auto number = to_seed(seed);
        if (!rung_a || !rung_b) return rung_a ? reason(rung_b) : reason(rung_a);
        if (!number) return reason(number);
        if (!(nodes >= 1) || nodes > kMostNodes) return "a match needs a limit of 1 to 10^15 nodes a turn";
        match_ = Match{.a = rung_a.value().switches,
                       .b = rung_b.value().switches,
                       .settings = {.seed = number.value(), .limits = {.nodes = static_cast<Nodes>(nodes)}}};
        game_ = MatchGame{};
        start_.clear();
        actions_.clear();
        return {};
    }
    std::string play(int number) {
        if (!match_) return "no match was configured";
        if (number < 0) return "games are numbered from 0";
        ManualClock clock;
        actions_.clear();
        start_ = G::format(match_start<G>(match_->settings, number));
        game_ = play_match_game<G>(match_->a, match_->b, match_->settings, number, clock,
                                   [&](const auto& action) { actions_.push_back(G::encode(action)); });
        return {};
    }
    val facts() const {
        return to_float64_array(
            {static_cast<double>(game_.outcome), static_cast<double>(index(game_.side_of_a)),
             static_cast<double>(game_.turns), static_cast<double>(game_.nodes), game_.illegal ? 1.0 : 0.0});
    }
    std::string start() const { return start_; }
    val actions() const { return to_int32_array(actions_); }

  private:
    struct Match {
        typename G::Switches a;
        typename G::Switches b;
        MatchSettings settings;
    };
    static constexpr double kMostNodes = 1e15;

    std::optional<Match> match_;
    MatchGame game_;
    std::string start_;
    std::vector<std::int32_t> actions_;
};

/// The games of a match by their numbers, for the page, and what they come to.
class MatchTableHandle {
  public:
    std::string enter(int number, int result, int turns, double nodes, bool illegal) {
        if (number < 0 || number >= kMostGames)
            return "a game's number is from 0 to " + std::to_string(kMostGames - 1);
        if (result < static_cast<int>(Outcome::first_wins) || result > static_cast<int>(Outcome::draw))
            return "a result is 1, 2 or 3, not " + std::to_string(result);
        if (turns < 0 || !(nodes >= 0)) return "turns and nodes are 0 or more";
        const auto place = static_cast<std::size_t>(number);
        if (place >= games_.size()) games_.resize(place + 1);
        games_[place] = MatchGame{.outcome = static_cast<Outcome>(result),
                                  .side_of_a = side_of_a(number),
                                  .turns = turns,
                                  .nodes = static_cast<Nodes>(nodes),
                                  .illegal = illegal};
        return {};
    }
    val summary() const {
        const MatchResult result = sum_up(games_);
        const double score = result.tally.score();
        const Interval score95 = score_interval(result.tally, result.pairs);
        const Interval elo95 = elo_interval(result.tally, result.pairs);
        return to_float64_array(
            {static_cast<double>(result.tally.games()), static_cast<double>(result.tally.wins),
             static_cast<double>(result.tally.draws), static_cast<double>(result.tally.losses), score,
             score95.low, score95.high, elo_of_score(score), elo95.low, elo95.high, result.first_side.score(),
             static_cast<double>(result.median_turns), static_cast<double>(result.nodes),
             static_cast<double>(result.illegal)});
    }

  private:
    static constexpr int kMostGames = 10'000'000;

    std::vector<MatchGame> games_;
};

/// Registers what every module has for matches.
template <Game G>
void bind_match() {
    using Player = MatchPlayerHandle<G>;
    emscripten::class_<Player>("MatchPlayer")
        .template constructor<>()
        .function("configure", &Player::configure)
        .function("play", &Player::play)
        .function("facts", &Player::facts)
        .function("start", &Player::start)
        .function("actions", &Player::actions);
    emscripten::class_<MatchTableHandle>("MatchTable")
        .template constructor<>()
        .function("enter", &MatchTableHandle::enter)
        .function("summary", &MatchTableHandle::summary);
}

} // namespace forethought::wasm
