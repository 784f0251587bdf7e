#include "engine/cli/games.h"
#include "engine/cli/measuring.h"
#include "engine/cli/scenes/scene_check.h"
#include "engine/cli/scenes/scene_file.h"
#include "engine/cli/scenes/scene_finder.h"

#include <iostream>
#include <map>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

struct ScenesOptions {
    std::string game;
    SceneSearch search{.judge = kStrongest};
    /// As many as of the others, if not given.
    std::optional<Nodes> below_nodes;
    /// The lowest and the highest rung that play the games, if not those of the game's criteria.
    std::vector<int> players;
    /// How much is on the board, at least and at most, if that was asked for.
    std::vector<int> size;
    /// The rung that is asked for, if not all of them.
    std::optional<int> only;
    /// The file of the scenes; empty to keep nothing.
    std::string save;
    /// The file whose scenes are to be played again; empty to look for some.
    std::string check;
    bool json = false;
};

template <Game G>
nlohmann::json unit_of() {
    return {{"is", SceneCriteria<G>::kUnit}, {"score", SceneCriteria<G>::unit()}};
}

/// What tells one search for a rung's scene from another.
template <Game G>
nlohmann::json facts_of(const SceneSearch& search, std::size_t place) {
    const auto ladder = G::ladder();
    const int judge = rung_of<G>(search.judge).number;
    const auto signature = [](int number) {
        static std::map<int, std::string> known;
        auto& text = known[number];
        if (text.empty()) text = signature_of<G>(number);
        return text;
    };
    nlohmann::json facts{{"rung", ladder[place].number},
                         {"below", ladder[place - 1].number},
                         {"judge", judge},
                         {"nodes", search.nodes},
                         {"below_nodes", search.below_nodes},
                         {"judge_nodes", search.judge_nodes},
                         {"positions", search.positions},
                         {"one_in", search.one_in},
                         {"least_size", search.least_size},
                         {"most_size", search.most_size},
                         {"lowest_player", search.lowest_player},
                         {"highest_player", search.highest_player},
                         {"seed", search.seed},
                         {"signature", signature(ladder[place].number)},
                         {"below_signature", signature(ladder[place - 1].number)},
                         {"judge_signature", signature(judge)}};
    // Said only where it was asked for: most games begin where the game's own do.
    if (search.lotted > 0) facts["lotted"] = search.lotted;
    return facts;
}

std::string to_line(const nlohmann::json& entry) {
    std::string line = "rung " + entry["rung"].dump() + " over " + entry["below"].dump() + ": ";
    if (!has_scene(entry)) return line + "nothing found in " + entry["positions"].dump() + " positions";
    const auto words = [](const nlohmann::json& turn) {
        std::string text;
        for (const auto& action : turn) text += (text.empty() ? "" : " ") + action.get<std::string>();
        return text;
    };
    return line + words(entry["turn"]) + " (" + entry["value"].dump() + ") instead of " +
           words(entry["below_turn"]) + " (" + entry["below_value"].dump() + ")";
}

/// The search as it is asked for, with what the game says where nothing was asked. Throws `UsageError` where
/// no rung could play.
template <Game G>
SceneSearch search_of(const ScenesOptions& options) {
    SceneSearch search = options.search;
    search.below_nodes = options.below_nodes.value_or(search.nodes);
    search.highest_player = SceneCriteria<G>::kHighestPlayer;
    if (!options.size.empty()) {
        search.least_size = options.size.front();
        search.most_size = options.size.back();
    }
    if (options.players.empty()) return search;
    search.lowest_player = rung_of<G>(options.players.front()).number;
    search.highest_player = rung_of<G>(options.players.back()).number;
    if (search.lowest_player > search.highest_player)
        throw UsageError{"--players: the lowest rung comes first, then the highest"};
    return search;
}

template <Game G>
void look(const ScenesOptions& options) {
    const SceneSearch search = search_of<G>(options);
    const auto ladder = G::ladder();
    const auto asked_for = rungs_asked_for<G>(options.only);
    std::optional<SceneFile> file;
    if (!options.save.empty()) {
        require_writable(options.save);
        file.emplace(options.save, options.game, unit_of<G>());
    }
    // Its games are only played where there is something to look for.
    std::optional<SceneFinder<G>> finder;
    nlohmann::json entries = nlohmann::json::array();
    for (const auto& rung : asked_for) {
        const auto place = static_cast<std::size_t>(&rung - ladder.data());
        if (place == 0) continue;
        nlohmann::json entry = facts_of<G>(search, place);
        if (auto known = file ? file->find(entry) : std::nullopt) {
            entries.push_back(*known);
        } else {
            if (!finder) finder.emplace(search);
            if (const auto scene = finder->find(place)) entry.update(to_json(*scene));
            entry.update({{"commit", commit_of_build()}, {"date", today()}});
            if (file) file->keep(entry);
            entries.push_back(std::move(entry));
        }
        (options.json ? std::cerr : std::cout) << to_line(entries.back()) << std::endl;
    }
    if (options.json) print_json({{"game", options.game}, {"scenes", entries}});
}

template <Game G>
void check(const ScenesOptions& options) {
    require_readable(options.check);
    const SceneFile file(options.check, options.game, unit_of<G>());
    int played = 0;
    std::string stale;
    for (const auto& entry : file.scenes()) {
        if (!has_scene(entry) || (options.only && entry["rung"] != *options.only)) continue;
        ++played;
        if (const Status status = play_scene<G>(entry); !status)
            stale += (stale.empty() ? "" : "; ") + status.error();
    }
    if (!stale.empty())
        throw UsageError{options.check + ": " + stale + " (forethought scenes --save finds them anew)"};
    if (options.json)
        print_json({{"game", options.game}, {"scenes", played}});
    else
        std::cout << played << " scenes are played as they were\n";
}

void run_scenes(const ScenesOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        if (options.check.empty())
            look<G>(options);
        else
            check<G>(options);
    });
}

} // namespace

void add_scenes(Command program) {
    const Command command = program.add_command(
        "scenes", "for every rung a position in which it finds what the one below does not");
    const auto options = std::make_shared<ScenesOptions>();
    SceneSearch& search = options->search;
    add_game(command, options->game);
    add_json(command, options->json);
    command.add_option("--only", options->only, "the one rung that is asked for");
    command.add_option("--nodes", search.nodes, "nodes a turn of the rungs that are compared")
        .check(in_range(1.0, 1e12))
        .show_default();
    command
        .add_option("--below-nodes", options->below_nodes,
                    "nodes a turn of the one below, where the idea is to think the same sooner (default: as "
                    "--nodes)")
        .check(in_range(1.0, 1e12));
    command.add_option("--judge", search.judge, "the rung that has to agree").show_default();
    command.add_option("--judge-nodes", search.judge_nodes, "nodes a turn of that rung")
        .check(in_range(1.0, 1e12))
        .show_default();
    command.add_option("--positions", search.positions, "positions that are looked at")
        .check(in_range(1, 1'000'000))
        .show_default();
    command.add_option("--one-in", search.one_in, "of a game's plain positions one in so many is taken")
        .check(in_range(1, 1'000'000))
        .show_default();
    command
        .add_option("--lotted", search.lotted,
                    "so many actions by lot from the usual start on, before the players begin (default: the "
                    "game's own starts)")
        .check(in_range(1, 1'000));
    command
        .add_option("--players", options->players,
                    "the lowest and the highest rung that play the games (default: low ones, as the game has "
                    "them)")
        .expected(2);
    command
        .add_option("--size", options->size,
                    "positions with at least and at most so many units, stones or different tiles")
        .check(in_range(0, kAnySize))
        .expected(2);
    add_seed(command, search.seed, "seed of games and players");
    const Option save = add_file(command, "--save", options->save,
                                 "file of scenes that keeps each one as soon as it is found; what was looked "
                                 "for already with the same rungs and settings is not looked for again");
    add_file(command, "--check", options->check, "file of scenes that are played again instead")
        .excludes(save);
    command.callback([options] { run_scenes(*options); });
}

} // namespace forethought::cli
