#include "engine/gomoku/shape.h"

#include <algorithm>

namespace forethought::gomoku {

Shape::Shape(const Position& position) : size_(position.size) {
    for (const Action action : position.actions)
        if (is_stone(action)) place(cell_of(action));
}

void Shape::place(Cell cell) {
    const Colour colour = stones_ % 2 == 0 ? Colour::black : Colour::white;
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
        hashes_[static_cast<std::size_t>(symmetry)] ^= stone_key(turned(cell, size_, symmetry), colour);
    ++stones_;
}

Shape Shape::after(Cell cell) const {
    Shape shape = *this;
    shape.place(cell);
    return shape;
}

std::uint64_t Shape::key() const {
    return *std::min_element(hashes_.begin(), hashes_.end());
}

int Shape::upright() const {
    return static_cast<int>(std::min_element(hashes_.begin(), hashes_.end()) - hashes_.begin());
}

} // namespace forethought::gomoku
