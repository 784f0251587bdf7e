#pragma once

#include "engine/core/huge_pages.h"
#include "engine/twenty48/field_patterns.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// The weights of frames during training, in points. Games meet one in hundreds of all patterns of a field,
/// so tables hold only these and grow. Weights learn as those of stages do (learning_tables.h). For one
/// thread.
class FrameTables {
  public:
    /// A board after a slide as it is learned from.
    struct Seen {
        FramedBoard board;
        /// The expected points without the weights of the frame.
        float without = 0;
    };

    struct Weight {
        FieldPattern pattern = 0;
        /// Points.
        float points = 0;
        /// The sum of the errors it has learned from, and of their sizes.
        float errors = 0;
        float sizes = 0;
    };

    FrameTables();

    /// The points that the frame of a board adds; 0 without a frame.
    float value(const FramedBoard& board) const;

    /// Moves the whole value of a board towards `target` points. Does nothing for boards without a frame.
    void learn(const Seen& seen, float target, float rate, float share_of_fours);

    /// Prefetches what `value` or `learn` will need.
    void prefetch(const FramedBoard& board) const;
    void prefetch_learning(const Seen& seen) const { prefetch(seen.board); }

    /// All weights that anything was learned for, in the order of their patterns.
    std::vector<Weight> weights(Frame frame) const;
    /// Puts one of those back.
    void put(Frame frame, const Weight& weight);

  private:
    static constexpr std::size_t kSmallest = std::size_t{1} << 16;
    /// Marks a free place; no pattern is so high.
    static constexpr FieldPattern kNothing = kFieldPatterns;

    class Table {
      public:
        Table();
        /// The place of a pattern, or the free place where it would go.
        std::size_t find(FieldPattern pattern) const;
        std::size_t home(FieldPattern pattern) const;
        /// Makes room for the patterns of one more field.
        void make_room();

        WideVector<Weight> places;
        std::size_t used = 0;
        int shift = 0;
    };

    const Table& of(Frame frame) const { return tables_[static_cast<std::size_t>(frame)]; }
    Table& of(Frame frame) { return tables_[static_cast<std::size_t>(frame)]; }

    std::array<Table, kFrames> tables_;
};

} // namespace forethought::twenty48
