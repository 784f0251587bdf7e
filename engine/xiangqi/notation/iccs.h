#pragma once

#include "engine/core/result.h"
#include "engine/xiangqi/action.h"

#include <string>
#include <string_view>

namespace forethought::xiangqi {

/// A move as ICCS writes it: both points, files a-i from Red's left, ranks 0-9 from Red's side: "h2e2".
std::string format_iccs(Action action);

/// Reads ICCS; letters may be capitals and a dash may stand between the points. The move need not be legal.
/// Error: the reason.
Result<Action> parse_iccs(std::string_view text);

} // namespace forethought::xiangqi
