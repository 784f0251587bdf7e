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

/// What of a network is used, besides the opening's weights.
struct NetworkParts {
    /// Late boards by late weights, if the network has any, instead of by those of the opening for all.
    bool stages = false;
    /// What frames add to both.
    bool frames = false;
};

/// The evaluation of the learned rungs, for `Expectimax`: the points that the network expects from a board
/// after a slide on, or on late boards what it expects of laps. Remembers what it looked up last, because
/// many orders of slides and tiles come to the same board.
class NetworkValues {
  public:
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = params::kWholePoints;
    /// A board is some thirty look-ups: only the last new tile and its slides go in one piece, so that a
    /// deadline is kept.
    static constexpr Ply kPliesInOnePiece = 1;

    /// The network must outlive this.
    NetworkValues(const Network& network, const NetworkParts& parts, const Blur& blur = {});

    /// Values are for slides and tiles that follow this board from now on. Returns whether that changes what
    /// boards are worth.
    bool begin(Board root);

    /// What a slide is worth beside the value of the board that it leads to: its points, which laps are not
    /// about.
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

    /// The value of the best slide, its points included; 0 where nothing slides.
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
    /// Of 16 bytes each; a quarter of a megabyte stays in the cache of the second level.
    static constexpr int kKnownLog2 = 14;

    /// A board with a new tile, and the slides after it.
    struct Placed {
        Board board = 0;
        std::array<Board, kSlides> slides{};
    };
    /// All of them after a slide: a 2 and a 4 on each cell that it leaves empty.
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

    /// Looks up all slides that are not known: while the memory fetches the weights of some, those of others
    /// are added up.
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
    /// What frames add; null for nothing.
    const FrameWeights* frames_ = nullptr;
    /// The lap that the root is in; `kNoLap` where boards are worth points.
    int lap_ = kNoLap;
    Blur blur_;
    std::vector<Known> known_;
};

} // namespace forethought::twenty48
