#include "engine/xiangqi/notation/read_move.h"

#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/notation/wxf.h"

#include <algorithm>

namespace forethought::xiangqi {

Result<Action> read_move(const Board& board, std::string_view text) {
    auto iccs = parse_iccs(text);
    if (iccs) return iccs;
    const auto is_beyond_ascii = [](char letter) { return (static_cast<unsigned char>(letter) & 0x80) != 0; };
    if (std::any_of(text.begin(), text.end(), is_beyond_ascii)) return parse_chinese(board, text);
    constexpr std::string_view ways = "+-=.";
    if (text.size() == 4 && ways.find(text[2]) != std::string_view::npos) return parse_wxf(board, text);
    return iccs;
}

} // namespace forethought::xiangqi
