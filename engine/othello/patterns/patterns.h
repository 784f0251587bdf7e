#pragma once

#include "engine/othello/board.h"
#include "engine/othello/symmetry.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The patterns that value boards: what the cells of a corner, an edge, a row or a diagonal hold together.
/// Each shape is looked at in all its symmetric places. Source: M. Buro, "Experiments with Multi-ProbCut and
/// a new high-quality evaluation function for Othello" (1997).
namespace forethought::othello {

inline constexpr std::size_t kMostPatternCells = 10;

/// The cells of a pattern in one place, in order.
struct Pattern {
    std::size_t size = 0;
    std::array<Cell, kMostPatternCells> cells{};
};

/// The shapes, by their cells where they lie at the top left.
inline constexpr std::array<std::string_view, 12> kShapes{
    "a1b1c1a2b2c2a3b3c3",   // corner, three by three
    "a1b1c1d1a2b2c2a3b3a4", // corner, a triangle
    "b2a1b1c1d1e1f1g1h1g2", // edge with the cells inside its corners
    "a1c1d1c2d2e2f2e1f1h1", // the middle of the edge, and its corners
    "a2b2c2d2e2f2g2h2",     // second row
    "a3b3c3d3e3f3g3h3",     // third row
    "a4b4c4d4e4f4g4h4",     // fourth row
    "a1b2c3d4e5f6g7h8",     // diagonals
    "a2b3c4d5e6f7g8",       //
    "a3b4c5d6e7f8",         //
    "a4b5c6d7e8",           //
    "a5b6c7d8",             //
};
inline constexpr std::size_t kShapeCount = kShapes.size();

/// Places of all shapes together.
inline constexpr std::size_t kPatterns = 46;

namespace detail {

constexpr Pattern read_shape(std::string_view text) {
    Pattern pattern{.size = text.size() / 2};
    for (std::size_t i = 0; i < pattern.size; ++i)
        pattern.cells[i] = cell_at(text[2 * i] - 'a', text[2 * i + 1] - '1');
    return pattern;
}

constexpr Pattern turned(const Pattern& pattern, int symmetry) {
    Pattern result = pattern;
    for (std::size_t i = 0; i < pattern.size; ++i)
        result.cells[i] = othello::turned(pattern.cells[i], symmetry);
    return result;
}

constexpr Cells cells_of(const Pattern& pattern) {
    Cells cells = 0;
    for (std::size_t i = 0; i < pattern.size; ++i) cells |= only(pattern.cells[i]);
    return cells;
}

struct Places {
    std::array<Pattern, kPatterns> patterns{};
    std::array<std::size_t, kPatterns> shapes{};
    std::size_t count = 0;
};

/// Every shape in every place, in which of the symmetric ways it comes first.
inline constexpr Places kPlaces = [] {
    Places places;
    for (std::size_t shape = 0; shape < kShapeCount; ++shape) {
        const std::size_t first = places.count;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            const Pattern pattern = turned(read_shape(kShapes[shape]), symmetry);
            bool is_new = true;
            for (std::size_t i = first; i < places.count; ++i)
                is_new = is_new && cells_of(places.patterns[i]) != cells_of(pattern);
            if (!is_new) continue;
            places.patterns[places.count] = pattern;
            places.shapes[places.count] = shape;
            ++places.count;
        }
    }
    return places;
}();
static_assert(kPlaces.count == kPatterns);

constexpr std::uint32_t power_of_three(std::size_t exponent) {
    std::uint32_t power = 1;
    for (; exponent > 0; --exponent) power *= 3;
    return power;
}

} // namespace detail

/// The contents of a shape as an index: a digit of base three for each cell, the first cell lowest; 0 is a
/// disc of the other side, 1 an empty cell, 2 an own disc. So the other side's index is the highest index
/// minus this one.
inline constexpr std::array<std::uint32_t, kShapeCount> kContents = [] {
    std::array<std::uint32_t, kShapeCount> contents{};
    for (std::size_t shape = 0; shape < kShapeCount; ++shape)
        contents[shape] = detail::power_of_three(kShapes[shape].size() / 2);
    return contents;
}();

/// Where a shape's weights begin in a list of all of them.
inline constexpr std::array<std::uint32_t, kShapeCount + 1> kOffsets = [] {
    std::array<std::uint32_t, kShapeCount + 1> offsets{};
    for (std::size_t shape = 0; shape < kShapeCount; ++shape)
        offsets[shape + 1] = offsets[shape] + kContents[shape];
    return offsets;
}();

/// Behind them come weights for the number of moves, of the side to move and then of the other side. There is
/// a second set for an odd number of empty cells, which says who has the last move.
inline constexpr std::uint32_t kMostCounted = 33;
inline constexpr std::uint32_t kMobilityWeights = 2 * 2 * (kMostCounted + 1);
inline constexpr std::uint32_t kMobilityOffset = kOffsets[kShapeCount];
/// All weights together.
inline constexpr std::size_t kWeights = kMobilityOffset + kMobilityWeights;

/// Where the weight of so many moves lies.
constexpr std::uint32_t mobility_weight(int moves, bool is_mine, int empties) {
    const auto counted =
        static_cast<std::uint32_t>(moves) < kMostCounted ? static_cast<std::uint32_t>(moves) : kMostCounted;
    const std::uint32_t list = (is_mine ? 0u : 2u) + static_cast<std::uint32_t>(empties & 1);
    return kMobilityOffset + list * (kMostCounted + 1) + counted;
}

/// The indices of all patterns of a board, from Black's point of view, four in a word, so that a change of a
/// cell is added to all at once. No lane overflows in the end, so carries between lanes cancel out.
class PatternIndices {
  public:
    /// Of an empty board.
    constexpr PatternIndices() : words_(kEmptyBoard) {}
    /// Of a board whose side to move is black or white.
    constexpr PatternIndices(const Board& board, bool is_black) {
        *this = PatternIndices();
        for_each(is_black ? board.mine : board.theirs, [&](Cell cell) { add(cell); });
        for_each(is_black ? board.theirs : board.mine, [&](Cell cell) { subtract(cell); });
    }

    /// A disc was placed and others turned over.
    constexpr void place(Cell cell, Cells flips, bool is_black) {
        if (is_black) {
            add(cell);
            for_each(flips, [&](Cell flipped) { add_twice(flipped); });
        } else {
            subtract(cell);
            for_each(flips, [&](Cell flipped) { subtract_twice(flipped); });
        }
    }

    constexpr std::uint32_t operator[](std::size_t pattern) const {
        return static_cast<std::uint16_t>(words_[pattern / 4] >> (16 * (pattern % 4)));
    }

    bool operator==(const PatternIndices&) const = default;

  private:
    static constexpr std::size_t kWords = (kPatterns + 3) / 4;
    using Words = std::array<std::uint64_t, kWords>;

    /// What each cell's digit adds when it grows by one.
    static constexpr std::array<Words, kCells> kSteps = [] {
        std::array<Words, kCells> steps{};
        for (std::size_t pattern = 0; pattern < kPatterns; ++pattern)
            for (std::size_t i = 0; i < detail::kPlaces.patterns[pattern].size; ++i) {
                const auto cell = static_cast<std::size_t>(detail::kPlaces.patterns[pattern].cells[i]);
                steps[cell][pattern / 4] += std::uint64_t{detail::power_of_three(i)} << (16 * (pattern % 4));
            }
        return steps;
    }();
    static constexpr Words kEmptyBoard = [] {
        Words words{};
        for (const Words& steps : kSteps)
            for (std::size_t i = 0; i < kWords; ++i) words[i] += steps[i];
        return words;
    }();

    constexpr void add(Cell cell) {
        const Words& steps = kSteps[static_cast<std::size_t>(cell)];
        for (std::size_t i = 0; i < kWords; ++i) words_[i] += steps[i];
    }
    constexpr void subtract(Cell cell) {
        const Words& steps = kSteps[static_cast<std::size_t>(cell)];
        for (std::size_t i = 0; i < kWords; ++i) words_[i] -= steps[i];
    }
    constexpr void add_twice(Cell cell) {
        const Words& steps = kSteps[static_cast<std::size_t>(cell)];
        for (std::size_t i = 0; i < kWords; ++i) words_[i] += 2 * steps[i];
    }
    constexpr void subtract_twice(Cell cell) {
        const Words& steps = kSteps[static_cast<std::size_t>(cell)];
        for (std::size_t i = 0; i < kWords; ++i) words_[i] -= 2 * steps[i];
    }

    Words words_{};
};

/// The shape of a pattern.
constexpr std::size_t shape_of(std::size_t pattern) {
    return detail::kPlaces.shapes[pattern];
}

/// The stage of a board, each with weights of its own: the discs placed since the start, divided by four.
inline constexpr int kPliesOfStage = 4;
inline constexpr std::size_t kStages = 15;

constexpr std::size_t stage_of(int empties) {
    const int placed = empties > kCells - 4 ? 0 : kCells - 4 - empties;
    const auto stage = static_cast<std::size_t>(placed / kPliesOfStage);
    return stage < kStages ? stage : kStages - 1;
}

} // namespace forethought::othello
