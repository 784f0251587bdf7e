#pragma once

#include "engine/cli/game_commands.h"
#include "engine/xiangqi/xiangqi.h"

#include <type_traits>

namespace forethought::cli {

/// What Xiangqi brings to the program.
inline const GameCommands& commands_of(std::type_identity<Xiangqi>) {
    static constexpr GameCommands commands{};
    return commands;
}

} // namespace forethought::cli
