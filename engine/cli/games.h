#pragma once

#include "engine/cli/command.h"
#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"
#include "engine/twenty48/twenty48.h"

#include <string>
#include <type_traits>

namespace forethought::cli {

/// Names of all games, for `--game` and its error message.
inline const std::vector<std::string> kGameNames{std::string(Tactics::kName), std::string(Gomoku::kName),
                                                 std::string(Twenty48::kName)};

/// Calls `visit(std::type_identity<G>{})` with the game of that name, one of `kGameNames`.
template <class Visit>
auto with_game(const std::string& name, Visit visit) {
    if (name == Gomoku::kName) return visit(std::type_identity<Gomoku>{});
    if (name == Twenty48::kName) return visit(std::type_identity<Twenty48>{});
    return visit(std::type_identity<Tactics>{});
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

} // namespace forethought::cli
