#include "engine/xiangqi/repetition/verdict.h"

#include <array>

namespace forethought::xiangqi {

std::string_view name_of(Rule rule) {
    constexpr std::array<std::string_view, kRules> names{
        "none",       "checkmate",    "stalemate",    "perpetual check", "perpetual chase",
        "repetition", "mutual check", "mutual chase", "no capture"};
    return names[static_cast<std::size_t>(rule)];
}

} // namespace forethought::xiangqi
