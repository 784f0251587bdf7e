#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/own_weights.h"
#include "engine/cli/shard_writer.h"
#include "engine/cli/sprt_match.h"
#include "engine/core/quoted.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

/// Who plays with imperfection on purpose.
const std::string kNobody = "none";
const std::string kBoth = "both";
const std::vector<std::string> kBlurred{kNobody, "a", "b", kBoth};

struct OneMatchOptions : MatchOptions {
    int a = kStrongest;
    int b = 0;
    std::string blur = kNobody;
    /// Extra imperfection, of who has any.
    std::optional<int> blur_a;
    std::optional<int> blur_b;
    /// The variant that is played, by its name; empty for the game's usual one.
    std::string rule;
    std::string personality_a;
    std::string personality_b;
    /// Files of the weights that they play by; empty for those of the rung.
    std::string weights_a;
    std::string weights_b;
    Nodes nodes_b = 0;
    double milliseconds_b = 0;
    /// Whether the lines of a shard have the codes of the actions.
    bool codes = false;
    bool begins_as_usual = false;
    /// Text form of the position in which every game begins; empty where the seeds draw them.
    std::string start;
    /// Whether the limit is that of each core that a rung can search on, instead of all of them together.
    bool is_of_each_core = false;
    /// What is tested while it is played; empty to play it to its end.
    std::vector<double> sprt;

    /// Throws `UsageError` where b's limit is not of the kind that a has.
    MatchSettings settings() const {
        MatchSettings settings = MatchOptions::settings();
        if (nodes_b > 0 && nodes == 0) throw UsageError{"--b-nodes is for a match with --nodes"};
        if (milliseconds_b > 0 && milliseconds == 0) throw UsageError{"--b-ms is for a match with --ms"};
        if (is_of_each_core && (nodes == 0 || nodes_b > 0))
            throw UsageError{"--each-core is for a match with --nodes, and without odds"};
        if (nodes_b > 0 || milliseconds_b > 0)
            settings.limits_b = Limits{.nodes = nodes_b, .time = milliseconds_b};
        settings.begins_as_usual = begins_as_usual;
        settings.start = start;
        return settings;
    }

    /// How imperfect a player of that rung is, where it is `extra` or named by `--blur`.
    std::optional<Imperfection> imperfection(const char* player, int rung, std::optional<int> extra) const {
        if (!extra && blur != player && blur != kBoth) return std::nullopt;
        return Imperfection{rung, extra.value_or(0)};
    }

    bool has_own_weights() const { return !weights_a.empty() || !weights_b.empty(); }

    /// What tells the match from another one.
    template <Game G>
    nlohmann::json facts(const Contender<G>& one, const Contender<G>& other,
                         const MatchSettings& settings) const {
        nlohmann::json facts = facts_of(game, one.rung().number, other.rung().number, settings);
        if (!one.digest().empty()) facts["a_weights"] = one.digest();
        if (!other.digest().empty()) facts["b_weights"] = other.digest();
        if (settings.variant != 0) facts["rule"] = rule;
        if (!personality_a.empty()) facts["a_personality"] = personality_a;
        if (!personality_b.empty()) facts["b_personality"] = personality_b;
        if (begins_as_usual) facts["start"] = "usual";
        if (!start.empty()) facts["start"] = start;
        if (nodes_b > 0) facts["b_nodes_a_turn"] = nodes_b;
        if (milliseconds_b > 0) facts["b_ms_a_turn"] = milliseconds_b;
        if (is_of_each_core) facts["limit_of"] = "core";
        return facts;
    }
};

/// Plays the match until its sequential test has decided, and tells both.
template <Game G>
void test(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
          const MatchSettings& settings, const OneMatchOptions& options, nlohmann::json facts) {
    const SprtSettings hypotheses = sprt_settings(options.sprt);
    if (!options.save.empty())
        throw UsageError{"a match that ends when it is decided is no measurement: --save is without --sprt"};
    const auto [result, course] = run_sprt_match<G>(a, b, settings, hypotheses, options.jobs);
    facts.update(figures_of(result));
    facts["sprt"] = figures_of(hypotheses, course);
    if (options.json)
        print_json(facts);
    else
        std::cout << to_line(facts) << "\n" << to_line(hypotheses, course) << "\n";
}

void run_one_match(const OneMatchOptions& options) {
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        const Contender<G> one(options.a, options.personality_a, options.weights_a);
        const Contender<G> other(options.b, options.personality_b, options.weights_b);
        if (options.has_own_weights() && !options.save.empty())
            throw UsageError{"what is kept is of rungs as they are: --save is without weights of your own"};
        if (options.begins_as_usual && !options.save.empty())
            throw UsageError{"what is kept is of the game's own starts: --save is without --usual-start"};
        if (!options.start.empty()) {
            if (!options.save.empty() || options.begins_as_usual)
                throw UsageError{"--start is without --save and --usual-start"};
            value_or_usage_error(G::parse(options.start));
        }
        const auto& a = one.rung();
        const auto& b = other.rung();
        MatchSettings settings = options.settings();
        settings.variant = variant_of<G>(options.rule);
        settings.blur_a = options.imperfection("a", a.number, options.blur_a);
        settings.blur_b = options.imperfection("b", b.number, options.blur_b);
        const nlohmann::json facts = options.facts(one, other, settings);
        if (options.is_of_each_core) {
            const auto cores = [](const auto& rung) {
                return static_cast<Nodes>(searches_of(rung.switches));
            };
            settings.limits_b = Limits{.nodes = options.nodes * cores(b)};
            settings.limits.nodes = options.nodes * cores(a);
        }
        if (options.shard) {
            if (!options.sprt.empty())
                throw UsageError{"--sprt is for a whole match, not for a shard of one"};
            write_shard<G>(a, b, settings, options.part(), options.jobs, facts, options.codes);
            return;
        }
        if (options.codes) throw UsageError{"--codes is for the lines of a --shard"};
        if (!options.sprt.empty()) return test<G>(a, b, settings, options, facts);
        const nlohmann::json match =
            Measuring<G>(options.game, options.save)
                .take(facts, {{"a_signature", a.number}, {"b_signature", b.number}},
                      [&] { return figures_of(run_match<G>(a, b, settings, options.jobs)); });
        if (options.json)
            print_json(match);
        else
            std::cout << to_line(match) << "\n";
    });
}

} // namespace

void add_match(Command program) {
    const Command command = program.add_command("match", "paired games between two rungs, from a's side");
    const auto options = std::make_shared<OneMatchOptions>();
    add_match_options(command, *options);
    add_shard(command, *options);
    command.add_flag("--codes", options->codes,
                     "write the codes of the actions, too, in the lines of a shard, for 'tune --from'");
    command.add_option("--a", options->a, "rung a").required();
    command.add_option("--b", options->b, "rung b").required();
    command.add_flag("--usual-start", options->begins_as_usual,
                     "begin every game where that of seed 0 does: then --blur makes them differ");
    command.add_option(
        "--start", options->start,
        "the position in which every game begins, as text: in tactics 'tactics map F98f' will do");
    command.add_option("--blur", options->blur, "who is imperfect on purpose, as in a battle on the page")
        .check(one_of(kBlurred))
        .show_default();
    const auto add_extra = [&](const char* option, std::optional<int>& extra, const std::string& who) {
        command
            .add_option(option, extra, "imperfection of " + who + " beyond its rung's own: makes it weaker")
            .check(in_range(0, Blur::kMostExtra));
    };
    add_extra("--a-blur", options->blur_a, "a");
    add_extra("--b-blur", options->blur_b, "b");
    command.add_option(
        "--rule", options->rule,
        "the rule that is played, with openings of its own, in Gomoku: freestyle, standard or renju");
    command.add_option("--a-personality", options->personality_a, "character of rung a, in tactics");
    command.add_option("--b-personality", options->personality_b, "character of rung b, in tactics");
    add_file(command, "--a-weights", options->weights_a,
             "a file of weights that rung a plays by, of 'tune --save' or 'weights --save'");
    add_file(command, "--b-weights", options->weights_b, "the same for rung b");
    command
        .add_option("--b-nodes", options->nodes_b, "nodes of b's turns, for odds (default: as many as a's)")
        .check(in_range(1.0, 1e15));
    command
        .add_option("--b-ms", options->milliseconds_b,
                    "milliseconds of b's turns, for odds (default: as many as a's)")
        .check(in_range(0.001, 1e9));
    command.add_flag(
        "--each-core", options->is_of_each_core,
        "--nodes are those of each core: a rung that searches on several at once has so many on each");
    command.add_list(
        "--sprt", options->sprt,
        "ends the match as soon as a sequential test has decided between two differences in Elo: "
        "0,10, or with its two risks 0,10,0.05,0.05");
    command.callback([options] { run_one_match(*options); });
}

} // namespace forethought::cli
