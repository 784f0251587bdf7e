#include "engine/twenty48/frame_weights.h"

#include <utility>

namespace forethought::twenty48 {

bool FrameWeights::add(Frame frame, FieldPattern pattern, std::int16_t units) {
    if (places_.empty()) places_.resize(kPlaces);
    const std::uint32_t scattered = scatter(frame, pattern);
    std::size_t at = scattered >> kTagBits;
    std::uint32_t carried = static_cast<std::uint32_t>(units) << 16 | 1u << kTagBits | (scattered & kTag);
    while (steps_of(carried) <= kMostSteps) {
        std::uint32_t& place = places_[at];
        if (place == 0) {
            place = carried;
            return true;
        }
        if (steps_of(place) < steps_of(carried)) std::swap(place, carried);
        if (steps_of(carried) == kMostSteps) return false;
        carried += 1u << kTagBits;
        at = (at + 1) & (kPlaces - 1);
    }
    return false;
}

} // namespace forethought::twenty48
