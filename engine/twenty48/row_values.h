#pragma once

#include "engine/core/blur.h"
#include "engine/core/types.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/params.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace forethought::twenty48 {

/// The evaluation of seed article 003: the values of all rows and columns, from a table, in sixteenths of the
/// source's unit. A board without a legal slide has the value 0. Any other board has a higher one, unless its
/// tiles are in complete disorder.
class RowValues {
  public:
    /// The factor of the source's weights.
    static constexpr Score kUnit = 16;
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = params::kWholeExpectation * kUnit;
    /// Some ten thousand slides are tried in one go.
    static constexpr Ply kPliesInOnePiece = 2;

    /// The weights a little off under a blur.
    explicit RowValues(Blur blur = {});

    /// The value of a board does not depend on the root.
    bool begin(Board /*root*/) { return false; }

    /// The points of merges do not count, only the boards after them.
    Score points(Board /*board*/, Board /*slid*/, Direction /*way*/) const { return 0; }

    Score value(Board board) const {
        const Board columns = transpose(board);
        Score sum = 0;
        for (int i = 0; i < kWidth; ++i) sum += of(row_at(board, i)) + of(row_at(columns, i));
        return sum;
    }

    /// Sum over all new tiles of the value of the best slide after each; a 2 counts nine times, a 4 once.
    std::int64_t sum_over_tiles(Board after) const;

    /// Slides that `sum_over_tiles` tries.
    static Nodes slides_tried(Board after) {
        return Nodes{2 * kSlides} * static_cast<Nodes>(count_empty(after));
    }

    Score of(Row row) const { return values_[row]; }

  private:
    /// A row that has slid, with its value.
    struct Slid {
        Score value;
        Row row;
    };
    /// A row that has slid to its low bits, and to its high ones; in one look.
    using SlidBothWays = std::array<Slid, 2>;
    template <std::size_t way>
    class Sliding;

    template <class Visit>
    void slide_rows_with_tiles(Board after, Visit visit) const;

    std::vector<Score> values_;
    std::vector<SlidBothWays> slides_;
};

} // namespace forethought::twenty48
