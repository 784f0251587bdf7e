#pragma once

#include "engine/core/huge_pages.h"
#include "engine/core/types.h"
#include "engine/twenty48/field_patterns.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace forethought::twenty48 {

/// The weights of frames as they play. Only one in thousands of all patterns has a weight, so the weights of
/// all frames lie in one hash table with Robin Hood hashing (Celis 1986): an entry close to its home place
/// makes room for one farther from its own. So no entry is far from home, and a missing one is noticed soon.
class FrameWeights {
  public:
    /// The home places of a board's patterns, from `ask` for `answer`.
    using Question = std::array<std::uint32_t, kFieldLookups>;

    bool has_any() const { return !places_.empty(); }

    /// Adds the weight of a pattern that has none yet. False if there is no room.
    bool add(Frame frame, FieldPattern pattern, std::int16_t units);

    /// A unit of the weights is 2 to this power points.
    void set_unit_shift(int shift) { unit_shift_ = shift; }

    /// Hashes the patterns of a board with a frame and prefetches their places; `answer` adds the weights a
    /// little later. Only if there are weights.
    void ask(const FramedBoard& board, Question& question) const {
        std::size_t number = 0;
        for_each_field_lookup(board.field, [&](FieldPattern pattern) {
            question[number] = scatter(board.frame, pattern);
            __builtin_prefetch(&places_[question[number] >> kTagBits]);
            ++number;
        });
    }
    Score answer(const Question& question) const {
        std::int32_t sum = 0;
        for (const std::uint32_t scattered : question) sum += units_of(scattered);
        return sum * (1 << unit_shift_);
    }

    /// Points that a board's frame adds; 0 where it has none.
    Score value(const FramedBoard& board) const {
        if (!board.is_framed || !has_any()) return 0;
        Question question;
        ask(board, question);
        return answer(question);
    }
    void prefetch(const FramedBoard& board) const {
        Question question;
        if (board.is_framed && has_any()) ask(board, question);
    }

    /// The most weights for which there is room, all frames together.
    static constexpr std::size_t kMost = std::size_t{1} << 20;

    /// Bytes of memory that they take, if there are any.
    static constexpr std::size_t memory_of_any() { return kPlaces * sizeof(std::uint32_t); }
    std::size_t memory() const { return has_any() ? memory_of_any() : 0; }

  private:
    static constexpr int kPlacesLog2 = 21;
    static constexpr std::size_t kPlaces = std::size_t{1} << kPlacesLog2;
    /// The upper bits of a hash are the home place; the lower ones are stored as the tag.
    static constexpr int kTagBits = 32 - kPlacesLog2;
    static constexpr std::uint32_t kTag = (1u << kTagBits) - 1;
    /// A taken place holds, from the highest bit down, a weight of 16 bits, the distance from its home place
    /// plus one, and the tag. A free place is 0.
    static constexpr int kStepsBits = 16 - kTagBits;
    static constexpr std::uint32_t kMostSteps = (1u << kStepsBits) - 2;

    /// There are fewer patterns than hashes, and no two patterns have the same hash.
    static_assert(std::uint64_t{kFrames} * kFieldPatterns <= std::uint64_t{1} << 32);
    static constexpr std::uint32_t scatter(Frame frame, FieldPattern pattern) {
        return (static_cast<std::uint32_t>(frame) * kFieldPatterns + pattern) * 0x9e3779b1u;
    }

    static constexpr std::uint32_t steps_of(std::uint32_t place) {
        return (place >> kTagBits & ((1u << kStepsBits) - 1)) - 1;
    }

    /// 0 for what has no weight.
    std::int32_t units_of(std::uint32_t scattered) const {
        std::size_t at = scattered >> kTagBits;
        // What is looked for where it belongs, one step on, and so forth, is written in that way.
        std::uint32_t wanted = (scattered & kTag) + (1u << kTagBits);
        for (std::uint32_t steps = 0; steps <= kMostSteps; ++steps) {
            const std::uint32_t place = places_[at];
            if ((place & 0xffff) == wanted) return static_cast<std::int32_t>(place) >> 16;
            if (place == 0 || steps_of(place) < steps) return 0;
            wanted += 1u << kTagBits;
            at = (at + 1) & (kPlaces - 1);
        }
        return 0;
    }

    WideVector<std::uint32_t> places_;
    int unit_shift_ = 0;
};

} // namespace forethought::twenty48
