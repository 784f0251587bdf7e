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
#include "engine/cli/xiangqi/scene_criteria.h"
#include "engine/gomoku/gomoku.h"
#include "engine/othello/othello.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"
#include "engine/xiangqi/xiangqi.h"

#include <string>
#include <type_traits>
#include <vector>

/// The one place that lists the games.
namespace forethought::cli {

template <class... Gs>
struct GameList {};
using Games = GameList<Tactics, Gomoku, Twenty48, Othello, Xiangqi>;

/// Adds the commands that a game has for itself.
inline void add_commands_of_games(Command program) {
    add_tactics_commands(program);
    add_gomoku_commands(program);
    add_twenty48_commands(program);
    add_othello_commands(program);
}

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

/// The name of the first game without an opponent.
inline std::string first_solitary_game() {
    for (const std::string& name : game_names())
        if (with_game(name, []<class G>(std::type_identity<G>) { return is_solitary<G>; })) return name;
    return {};
}

} // namespace forethought::cli
