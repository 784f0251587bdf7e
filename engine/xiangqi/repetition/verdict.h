#pragma once

#include "engine/core/types.h"
#include "engine/xiangqi/piece.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace forethought::xiangqi {

/// What decides a game.
enum class Rule : std::uint8_t {
    none,
    /// The side to move is in check and has no move: it has lost.
    checkmate,
    /// It is not in check and has no move: it has lost, too.
    stalemate,
    /// A position stood for the third time, and one side alone checked with every move, or with more right
    /// than the other chased: it has lost.
    perpetual_check,
    /// The same, and one side alone chased one piece with every move: it has lost.
    perpetual_chase,
    /// A position stood for the third time, and neither side did, or both did: a draw.
    repetition,
    mutual_check,
    mutual_chase,
    /// Too many plies without a capture: a draw.
    no_capture,
};

inline constexpr std::size_t kRules = 9;

/// "perpetual check" and so on; "none".
std::string_view name_of(Rule rule);

/// What the rules say of a game.
struct Verdict {
    Outcome outcome = Outcome::playing;
    Rule rule = Rule::none;
    /// The first ply that counts, from 0; of a mate the last one.
    std::size_t from = 0;
    /// The piece that is chased; `kNone` where the rule is another one.
    Slot chased = kNone;

    bool operator==(const Verdict&) const = default;
};

} // namespace forethought::xiangqi
