#pragma once

#include "engine/core/blur.h"
#include "engine/core/types.h"
#include "engine/twenty48/laps.h"
#include "engine/twenty48/network.h"
#include "engine/twenty48/params.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace forethought::twenty48 {

/// The parts of a network that a rung uses, besides the opening's weights.
struct NetworkParts {
    /// Late weights for late boards, if the network has any, instead of the opening's for all boards.
    bool stages = false;
    /// Late weights from the lap to the first 16384 on.
    bool laps_early = false;
    /// The weights of frames, for both.
    bool frames = false;
};

/// The evaluation of the learned rungs, for `Expectimax`: the points that the network expects after a slide,
/// or on late boards the value by laps. A small cache keeps the last look-ups, because many orders of slides
/// and tiles lead to the same board.
class NetworkValues {
  public:
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = params::kWholePoints;
    /// A board takes some thirty look-ups. So only the last new tile and its slides are searched in one go,
    /// to keep deadlines.
    static constexpr Ply kPliesInOnePiece = 1;

    /// The network must outlive this.
    NetworkValues(const Network& network, const NetworkParts& parts, const Blur& blur = {});

    /// From now on values are for boards that follow this one. Returns whether that changes the values of
    /// boards.
    bool begin(Board root);

    /// The points of a slide, which count beside the value of the board after it; 0 in laps, which do not
    /// count points.
    Score points(Board board, Board slid, Direction way) const {
        return lap_ != kNoLap || slid == board ? 0 : slide_score(board, way);
    }

    Score value(Board after) {
        Known& known = known_[index_of(after)];
        if (known.board != after) known = {after, look_up(after)};
        return known.value;
    }

    /// Sum over all new tiles of the value of the best slide after each; a 2 counts nine times, a 4 once.
    std::int64_t sum_over_tiles(Board after);

    /// The value of the best slide with its points; 0 if no slide is legal.
    Score best_slide(Board board) { return best_of({board, all_slides(board)}); }

    /// Slides that `sum_over_tiles` tries.
    static Nodes slides_tried(Board after) {
        return Nodes{2 * kSlides} * static_cast<Nodes>(count_empty(after));
    }

  private:
    struct Known {
        Board board = 0;
        Score value = 0;
    };
    /// 16 bytes each: a quarter of a megabyte, which stays in the second-level cache.
    static constexpr int kKnownLog2 = 14;

    /// A board with a new tile, and the slides after it.
    struct Placed {
        Board board = 0;
        std::array<Board, kSlides> slides{};
    };
    /// All new tiles after a slide: a 2 and a 4 on each empty cell.
    using AllPlaced = std::array<Placed, 2 * (kCells - 1)>;

    Score best_of(const Placed& placed) {
        Score best = 0;
        for (int d = 0; d < kSlides; ++d) {
            const Board slid = placed.slides[static_cast<std::size_t>(d)];
            if (slid == placed.board) continue;
            best = std::max(best, value(slid) + points(placed.board, slid, direction(d)));
        }
        return best;
    }

    /// Looks up all slides that are not cached. While memory fetches the weights of some, those of others are
    /// added.
    void look_up_all(std::span<const Placed> all);

    static std::size_t index_of(Board board) {
        const std::uint64_t mixed = (board ^ board >> 29) * 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(mixed >> (64 - kKnownLog2));
    }

    /// A board that is being looked up.
    struct Asked {
        Board board = 0;
        StageWeights::Question question;
        FramedBoard framed;
        FrameWeights::Question question_of_frame;
    };
    /// Boards whose weights the memory fetches at the same time.
    static constexpr std::size_t kAtOnce = 8;

    void ask(Board after, Asked& asked) const;
    Score answer(const Asked& asked) const;
    Score look_up(Board after) const;

    static constexpr int kNoLap = -1;

    const Network* network_;
    NetworkParts parts_;
    /// What boards are looked up in.
    const StageWeights* weights_;
    /// The weights of frames; null for none.
    const FrameWeights* frames_ = nullptr;
    /// The lap that the root is in; `kNoLap` where boards are worth points.
    int lap_ = kNoLap;
    Blur blur_;
    std::vector<Known> known_;
};

} // namespace forethought::twenty48
