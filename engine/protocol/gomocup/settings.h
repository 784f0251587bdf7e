#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/position.h"
#include "engine/protocol/time_plan.h"

#include <cstdint>
#include <string_view>

namespace forethought::gomocup {

/// What a manager has told with INFO, as far as it matters to us.
struct Settings {
    protocol::TimeLimits time{};
    /// Bytes; 0: no limit.
    std::uint64_t max_memory = 0;
    gomoku::Rule rule = gomoku::Rule::freestyle;
};

/// Enters `KEY VALUE`. Keys that are not known, and those that change nothing for us (game_type, folder,
/// evaluate), are passed over, as the protocol wants it. Error: what cannot be kept to; nothing has changed.
Status enter_info(Settings& settings, std::string_view key_and_value);

} // namespace forethought::gomocup
