#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"
#include "engine/core/strengths.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace forethought::cli {

namespace {

struct StrengthsOptions : MatchOptions {
    /// Numbers of the rungs that are placed; empty for the whole ladder.
    std::vector<int> rungs;
    /// Games of a match in which a rung from `top_from` on plays, whose games take long; 0 for as many as in
    /// the others.
    int top_games = 0;
    int top_from = 0;

    int games_between(const Imperfection& one, const Imperfection& other) const {
        const bool is_at_top = top_games > 0 && std::max(one.rung, other.rung) >= top_from;
        return is_at_top ? top_games : games;
    }
};

/// Matches between opponents as they are on the page; each is played once.
template <Game G>
class Bouts {
  public:
    Bouts(const StrengthsOptions& options, Measuring<G>& measuring)
        : options_(options), measuring_(measuring) {}

    /// The first player's share of the points.
    double operator()(const Imperfection& one, const Imperfection& other) {
        const auto known = scores_.find({one, other});
        if (known != scores_.end()) return known->second;
        const auto turned = scores_.find({other, one});
        if (turned != scores_.end()) return 1 - turned->second;
        const double score = play(one, other);
        scores_.emplace(std::pair{one, other}, score);
        return score;
    }

    /// All that were played between players of a chain, and their places in it.
    std::vector<Encounter> among(const std::vector<Imperfection>& chain) const {
        const auto place_of = [&](const Imperfection& player) {
            return static_cast<std::size_t>(std::find(chain.begin(), chain.end(), player) - chain.begin());
        };
        std::vector<Encounter> encounters;
        for (const auto& [players, score] : scores_) {
            const std::size_t first = place_of(players.first);
            const std::size_t second = place_of(players.second);
            const double games = options_.games_between(players.first, players.second);
            if (first < chain.size() && second < chain.size())
                encounters.push_back({first, second, games * score, games});
        }
        return encounters;
    }

  private:
    double play(const Imperfection& one, const Imperfection& other) {
        MatchSettings settings = options_.settings();
        settings.games = options_.games_between(one, other);
        settings.blur_a = one;
        settings.blur_b = other;
        const nlohmann::json match =
            measuring_.take(facts_of(options_.game, one.rung, other.rung, settings),
                            {{"a_signature", one.rung}, {"b_signature", other.rung}}, [&] {
                                return figures_of(run_match<G>(rung_of<G>(one.rung), rung_of<G>(other.rung),
                                                               settings, options_.jobs));
                            });
        if (!options_.json) std::cout << to_line(match) << std::endl;
        return match.at("score");
    }

    const StrengthsOptions& options_;
    Measuring<G>& measuring_;
    std::map<std::pair<Imperfection, Imperfection>, double> scores_;
};

/// The scale as the file keeps it: by rung, then by blur.
nlohmann::json scale_of(const std::vector<Imperfection>& chain, const std::vector<Strength>& strengths) {
    std::map<Imperfection, Strength> by_player;
    for (std::size_t place = 0; place < chain.size(); ++place)
        by_player.emplace(chain[place], strengths[place]);
    nlohmann::json scale = nlohmann::json::array();
    for (const auto& [player, strength] : by_player)
        scale.push_back({{"rung", player.rung},
                         {"blur", player.extra},
                         {"elo", strength.elo},
                         {"error", strength.error},
                         {"games", static_cast<int>(strength.games)}});
    return rounded(scale);
}

void print_scale(const nlohmann::json& scale) {
    std::cout << "\nrung  blur      Elo  error  games\n" << std::fixed << std::setprecision(0);
    for (const nlohmann::json& row : scale)
        std::cout << std::setw(4) << row.at("rung").get<int>() << std::setw(6) << row.at("blur").get<int>()
                  << std::setw(9) << row.at("elo").get<double>() << std::setw(7)
                  << row.at("error").get<double>() << std::setw(7) << row.at("games").get<int>() << "\n";
}

void run_strengths(const StrengthsOptions& options) {
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        Measuring<G> measuring(options.game, options.save);
        Bouts<G> bouts(options, measuring);
        std::vector<int> rungs;
        for (const auto& rung : rungs_named<G>(options.rungs)) rungs.push_back(rung.number);
        std::sort(rungs.begin(), rungs.end());
        const auto chain = chain_of_strengths(rungs, std::ref(bouts));
        // Who meets only the next one is placed by how those two fit each other.
        for (std::size_t upper = 1; upper < chain.size(); ++upper) bouts(chain[upper], chain[upper - 1]);
        for (std::size_t upper = 2; upper < chain.size(); ++upper) bouts(chain[upper], chain[upper - 2]);
        const nlohmann::json scale = scale_of(chain, strengths_of(chain.size(), bouts.among(chain)));
        measuring.keep_scale(scale);
        if (options.json)
            print_json({{"game", options.game}, {"strengths", scale}});
        else
            print_scale(scale);
    });
}

} // namespace

void add_strengths(Command program) {
    const Command command = program.add_command(
        "strengths", "places every rung on one scale, as it is on the page and with extra "
                     "imperfection down to the rung below");
    const auto options = std::make_shared<StrengthsOptions>();
    add_match_options(command, *options);
    command.add_list("--rungs", options->rungs,
                     "the rungs that are placed, as 20,10,0 (default: the whole ladder)");
    add_even_number(command, "--top-games", options->top_games, kMostGames,
                    "games of a match with a rung from --top-from on, whose games take long");
    command.add_option("--top-from", options->top_from,
                       "number of the lowest of those rungs (default: the lowest of all)");
    command.callback([options] { run_strengths(*options); });
}

} // namespace forethought::cli
