#pragma once

#include "engine/gomoku/gomoku.h"
#include "engine/tactics/tactics.h"

#include <string>
#include <type_traits>

namespace forethought::cli {

/// Names of all games, for `--game` and its error message.
inline const std::vector<std::string> kGameNames{std::string(Tactics::kName), std::string(Gomoku::kName)};

/// Calls `visit(std::type_identity<G>{})` with the game of that name, one of `kGameNames`.
template <class Visit>
auto with_game(const std::string& name, Visit visit) {
    if (name == Gomoku::kName) return visit(std::type_identity<Gomoku>{});
    return visit(std::type_identity<Tactics>{});
}

} // namespace forethought::cli
