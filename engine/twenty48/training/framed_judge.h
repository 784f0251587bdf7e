#pragma once

#include "engine/twenty48/frames.h"
#include "engine/twenty48/training/greedy.h"

namespace forethought::twenty48 {

/// What slides are worth by the points that the opening expects, and what frames add to that. `Frames` has
/// the face of `FrameTables`.
template <class Weights, class Frames>
class FramedPointsJudge {
  public:
    FramedPointsJudge(const Weights& opening, const Frames& frames) : plain_(opening), frames_(&frames) {}

    void begin(Board board) { plain_.begin(board); }
    void prepare(Board afterstate) const {
        plain_.prepare(afterstate);
        frames_->prefetch(framed_as_played(afterstate));
    }
    float gain(Board board, Direction way) const { return plain_.gain(board, way); }
    float expected(Board afterstate) const {
        return without_frame(afterstate) + static_cast<float>(frames_->value(framed_as_played(afterstate)));
    }

    float without_frame(Board afterstate) const { return plain_.expected(afterstate); }
    /// What is learned from, where the next board is played on with.
    FramedBoard framed_as_played(Board afterstate) const {
        // Frames of the opening know nothing of larger tiles.
        return stage_of(afterstate) == Stage::opening ? framed(Stage::opening, afterstate) : FramedBoard{};
    }
    /// Whether what is expected is measured in another way from here on.
    bool ends_lap(Board /*afterstate*/) const { return false; }

  private:
    PointsJudge<Weights> plain_;
    const Frames* frames_;
};

/// What slides are worth in laps, by late weights and what frames add to them.
template <class Weights, class Frames>
class FramedLapJudge {
  public:
    FramedLapJudge(const Weights& late, const Frames& frames) : plain_(late), frames_(&frames) {}

    void begin(Board board) { plain_.begin(board); }
    void prepare(Board afterstate) const {
        plain_.prepare(afterstate);
        frames_->prefetch(framed_as_played(afterstate));
    }
    float gain(Board board, Direction way) const { return plain_.gain(board, way); }
    float expected(Board afterstate) const {
        const auto added = static_cast<float>(frames_->value(framed_as_played(afterstate)));
        return without_frame(afterstate) + (ends_lap(afterstate) ? carried_over(added) : added);
    }

    float without_frame(Board afterstate) const { return plain_.expected(afterstate); }
    FramedBoard framed_as_played(Board afterstate) const { return framed(Stage::late, afterstate); }
    bool ends_lap(Board afterstate) const { return plain_.ends_lap(afterstate); }

  private:
    LapJudge<Weights> plain_;
    const Frames* frames_;
};

} // namespace forethought::twenty48
