#pragma once

#include "engine/core/result.h"
#include "engine/core/types.h"
#include "engine/othello/patterns/judged_board.h"
#include "engine/othello/score.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace forethought::othello {

/// The games that weights were fitted to; each file says which.
enum class WeightsFrom : std::uint8_t { archive, own_games };

/// The weights of patterns for the side to move, stage by stage. The value of a board is the sum of the
/// weights of its patterns and of the numbers of moves.
class PatternWeights {
  public:
    using Stage = std::vector<std::int16_t>;

    /// `stages`: a list of `kWeights` for each, in hundredths of a disc.
    explicit PatternWeights(std::array<Stage, kStages> stages) : stages_(std::move(stages)) {}

    /// Reads a file of either source. Error: the reason, if it is none, of another version, cut short or
    /// damaged.
    static Result<PatternWeights> load(std::span<const std::uint8_t> file);

    /// The value of a board for its side to move, whose moves are known, in hundredths of a disc.
    Score value(const JudgedBoard& judged, Cells moves) const {
        const int empties = judged.board.empties();
        const std::int16_t* const weights = stages_[stage_of(empties)].data();
        const int replies = count(moves_of(judged.board.passed()));
        const Score mobility = weights[mobility_weight(count(moves), true, empties)] +
                               weights[mobility_weight(replies, false, empties)];
        const Score value = mobility + (judged.is_black ? sum<true>(weights, judged.indices)
                                                        : sum<false>(weights, judged.indices));
        return std::clamp(value, -kDisc * kCells, kDisc * kCells);
    }

    const Stage& stage(std::size_t number) const { return stages_[number]; }

  private:
    template <bool kIsBlack>
    static Score sum(const std::int16_t* weights, const PatternIndices& indices) {
        Score value = 0;
        for (std::size_t pattern = 0; pattern < kPatterns; ++pattern) {
            const std::size_t shape = shape_of(pattern);
            const std::uint32_t index = indices[pattern];
            value += weights[kOffsets[shape] + (kIsBlack ? index : kContents[shape] - 1 - index)];
        }
        return value;
    }

    std::array<Stage, kStages> stages_;
};

/// The weights as a file: a header, then the code of all stages. A weight is kept to the nearest multiple of
/// `unit` hundredths of a disc.
std::vector<std::uint8_t> write_weights(const PatternWeights& weights, int unit, WeightsFrom source);

/// The source of a file of weights; for any other file the archive.
WeightsFrom source_of(std::span<const std::uint8_t> file);

} // namespace forethought::othello
