#pragma once

#include "engine/twenty48/frames.h"
#include "engine/twenty48/training/greedy.h"

namespace forethought::twenty48 {

/// What slides are worth by a judge of a stage, and what frames add to that. `Frames` has the face of
/// `FrameTables`.
template <class Plain, class Frames>
class FramedJudge {
  public:
    FramedJudge(Plain plain, const Frames& frames) : plain_(plain), frames_(&frames) {}

    void begin(Board board) { plain_.begin(board); }
    void prepare(Board afterstate) const {
        plain_.prepare(afterstate);
        frames_->prefetch(frame_of(afterstate));
    }
    float gain(Board board, Direction way) const { return plain_.gain(board, way); }
    float expected(Board afterstate) const {
        const auto added = static_cast<float>(frames_->value(frame_of(afterstate)));
        return without_frame(afterstate) + (ends_lap(afterstate) ? carried_over(added) : added);
    }

    float without_frame(Board afterstate) const { return plain_.expected(afterstate); }
    FramedBoard frame_of(Board afterstate) const { return framed(Plain::kStage, afterstate); }
    /// Whether what is expected is measured in another way from here on.
    bool ends_lap(Board afterstate) const { return plain_.ends_lap(afterstate); }

  private:
    Plain plain_;
    const Frames* frames_;
};

} // namespace forethought::twenty48
