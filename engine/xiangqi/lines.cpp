#include "engine/xiangqi/lines.h"

namespace forethought::xiangqi {

namespace {

/// The next piece from `place` on in steps of `step`.
template <int Length>
int next_piece(unsigned bits, int place, int step) {
    if (place < 0 || place >= Length) return place;
    do place += step;
    while (place >= 0 && place < Length && (bits >> place & 1) == 0);
    return place;
}

template <int Length>
SightTable<Length> make_table() {
    SightTable<Length> table{};
    for (int place = 0; place < Length; ++place)
        for (unsigned bits = 0; bits < 1u << Length; ++bits) {
            Sight& sight = table[static_cast<std::size_t>(place)][bits];
            for (std::size_t way = 0; way < 2; ++way) {
                const int step = way == 0 ? -1 : 1;
                const int near = next_piece<Length>(bits, place, step);
                sight.near[way] = static_cast<std::int8_t>(near);
                sight.far[way] = static_cast<std::int8_t>(next_piece<Length>(bits, near, step));
            }
        }
    return table;
}

} // namespace

const SightTable<kFiles> kSightOfRank = make_table<kFiles>();
const SightTable<kRanks> kSightOfFile = make_table<kRanks>();

} // namespace forethought::xiangqi
