#pragma once

#include <array>
#include <cstddef>

namespace forethought::twenty48 {

/// The last boards of a game, which are learned from when the next slides are known: TD(lambda), cut off
/// after `kHorizon` slides. `Tables` learn from boards as they see them (`LearningTables`, `FrameTables`).
template <class Tables>
class Trail {
  public:
    static constexpr std::size_t kHorizon = 5;

    struct Step {
        /// A board after a slide.
        typename Tables::Seen seen;
        /// The points of the slide that led to it.
        float gain;
        /// The points expected after it.
        float value;
    };

    Trail(Tables& tables, float rate, float lambda, float share_of_fours)
        : tables_(tables), rate_(rate), lambda_(lambda), share_of_fours_(share_of_fours) {}

    /// A slide was played; the oldest waiting board is learned from if it has seen enough slides.
    void add(const Step& step) {
        tables_.prefetch_learning(step.seen);
        if (count_ == kHorizon + 1) {
            --count_;
            first_ = (first_ + 1) % waiting_.size();
        }
        at(count_++) = step;
        if (count_ == kHorizon + 1) learn_oldest();
    }

    /// The value after the newest board is `target`. All waiting boards are learned from.
    void end(float target) {
        // Where all of them wait, the oldest has been learned from.
        const std::size_t first = count_ == kHorizon + 1 ? 1 : 0;
        while (count_ > first) {
            const Step& step = at(--count_);
            tables_.learn(step.seen, target, rate_, share_of_fours_);
            target = before(step, target);
        }
        count_ = 0;
    }

  private:
    Step& at(std::size_t number) { return waiting_[(first_ + number) % waiting_.size()]; }

    /// What is to be expected before a step, when the game shows `target` after it.
    float before(const Step& step, float target) const {
        return step.gain + (1 - lambda_) * step.value + lambda_ * target;
    }

    void learn_oldest() {
        float target = at(kHorizon).value;
        for (std::size_t i = kHorizon; i > 0; --i) target = before(at(i), target);
        tables_.learn(at(0).seen, target, rate_, share_of_fours_);
    }

    Tables& tables_;
    float rate_;
    float lambda_;
    float share_of_fours_;
    std::array<Step, kHorizon + 1> waiting_{};
    std::size_t first_ = 0;
    std::size_t count_ = 0;
};

} // namespace forethought::twenty48
