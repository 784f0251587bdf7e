#include "engine/cli/gomoku/shape.h"

#include "engine/gomoku/rules.h"

#include <algorithm>
#include <array>

namespace forethought::cli {

using namespace gomoku;

std::uint64_t shape_of(const Position& position) {
    const int last = position.size - 1;
    std::array<std::uint64_t, 8> hashes{};
    for (std::size_t i = 0; i < position.actions.size(); ++i) {
        const Cell cell = cell_of(position.actions[i]);
        for (unsigned symmetry = 0; symmetry < hashes.size(); ++symmetry) {
            const int x = (symmetry & 1) != 0 ? last - x_of(cell) : x_of(cell);
            const int y = (symmetry & 2) != 0 ? last - y_of(cell) : y_of(cell);
            const Cell turned = (symmetry & 4) != 0 ? cell_at(y, x) : cell_at(x, y);
            hashes[symmetry] ^= stone_key(turned, i % 2 == 0 ? Colour::black : Colour::white);
        }
    }
    return *std::min_element(hashes.begin(), hashes.end());
}

} // namespace forethought::cli
