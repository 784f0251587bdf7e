#pragma once

#include "engine/cli/command.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/gomoku/scene_criteria.h"
#include "engine/cli/othello/commands.h"
#include "engine/cli/othello/scene_criteria.h"
#include "engine/cli/tactics/commands.h"
#include "engine/cli/tactics/scene_criteria.h"
#include "engine/cli/twenty48/commands.h"
#include "engine/cli/twenty48/scene_criteria.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/cli/xiangqi/scene_criteria.h"
#include "engine/core/quoted.h"
#include "engine/gomoku/gomoku.h"
#include "engine/othello/othello.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"
#include "engine/xiangqi/xiangqi.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

/// The one place that lists the games.
namespace forethought::cli {

template <class... Gs>
struct GameList {};
using Games = GameList<Tactics, Gomoku, Twenty48, Othello, Xiangqi>;

/// Calls `visit(std::type_identity<G>{})` with the game of that name; with the last one if there is none.
template <class Visit, class G, class... Others>
auto with_game(const std::string& name, Visit visit, GameList<G, Others...>) {
    if constexpr (sizeof...(Others) > 0)
        if (name != G::kName) return with_game(name, visit, GameList<Others...>{});
    return visit(std::type_identity<G>{});
}

/// The same among all games, where `name` is one of `game_names()`.
template <class Visit>
auto with_game(const std::string& name, Visit visit) {
    return with_game(name, visit, Games{});
}

/// Calls `visit` with the game of that name, one that is played against an opponent. Throws `UsageError` for
/// another one.
template <class Visit>
void with_opponents(const std::string& name, Visit visit) {
    with_game(name, [&]<class G>(std::type_identity<G> game) {
        if constexpr (is_solitary<G>)
            throw UsageError{name +
                             " has no opponent: its rungs are measured by their scores, with 'forethought "
                             "score'"};
        else
            visit(game);
    });
}

/// Names of all games, for `--game` and its error message.
inline std::vector<std::string> game_names() {
    return []<class... Gs>(GameList<Gs...>) { return std::vector{std::string(Gs::kName)...}; }(Games{});
}

/// The number of a variant of the game. Throws `UsageError` where it has none of that name.
template <GameRules G>
int variant_of(const std::string& rule) {
    if (rule.empty()) return 0;
    if constexpr (requires { G::kVariants; }) {
        const auto found = std::find(G::kVariants.begin(), G::kVariants.end(), rule);
        if (found != G::kVariants.end()) return static_cast<int>(found - G::kVariants.begin());
    }
    throw UsageError{"--rule: " + std::string(G::kName) + " has no rule " + in_quotes(rule)};
}

/// What the game of that name, one of `game_names()`, brings to the program.
inline const GameCommands& commands_of_game(const std::string& name) {
    return *with_game(name, []<class G>(std::type_identity<G> game) { return &commands_of(game); });
}

/// Names of the games for which `has(commands)` holds of what they bring to the program.
template <class Has>
std::vector<std::string> games_with(Has has) {
    std::vector<std::string> names = game_names();
    std::erase_if(names, [&](const std::string& name) { return !has(commands_of_game(name)); });
    return names;
}

/// Names, with "and" before the last one.
inline std::string in_words(const std::vector<std::string>& names) {
    std::string words;
    for (std::size_t i = 0; i < names.size(); ++i)
        words += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return words;
}

/// Adds the commands that a game has for itself.
inline void add_commands_of_games(Command program) {
    for (const std::string& name : game_names())
        if (const auto add = commands_of_game(name).add) add(program);
}

/// The name of the first game without an opponent.
inline std::string first_solitary_game() {
    for (const std::string& name : game_names())
        if (with_game(name, []<class G>(std::type_identity<G>) { return is_solitary<G>; })) return name;
    return {};
}

} // namespace forethought::cli
