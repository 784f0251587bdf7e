#include "engine/gomoku/lines.h"

namespace forethought::gomoku {

/// Makes the walls of a board: every bit of every line that is not one of its cells.
struct Walls {
    static LineBits around(int size) {
        LineBits walls;
        for (auto& direction : walls.lines_) direction.fill(~0u);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) walls.reset(cell_at(x, y));
        return walls;
    }
};

const LineBits& walls(int size) {
    static const auto all = [] {
        std::array<LineBits, kLargestBoard + 1> made;
        for (int n = kSmallestBoard; n <= kLargestBoard; ++n)
            made[static_cast<std::size_t>(n)] = Walls::around(n);
        return made;
    }();
    return all[static_cast<std::size_t>(size)];
}

} // namespace forethought::gomoku
