#include "engine/twenty48/training/frame_packing.h"

#include "engine/core/bit_coder.h"
#include "engine/twenty48/frame_code.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

namespace forethought::twenty48 {

namespace {

struct Unit {
    FieldPattern pattern = 0;
    int units = 0;
    /// How much it did.
    double worth = 0;
};
using Units = std::vector<Unit>;

/// A frame's weights in whole units, without those that come to none, in the order of their patterns.
Units in_units(const FrameTables& tables, Frame frame) {
    Units all;
    for (const FrameTables::Weight& weight : tables.weights(frame)) {
        const long units = std::lround(weight.points / (1u << kUnitShiftOfFrames));
        if (units == 0) continue;
        all.push_back({.pattern = weight.pattern,
                       .units = static_cast<int>(std::clamp(units, -32767L, 32767L)),
                       .worth = double{weight.sizes} * std::abs(weight.points)});
    }
    return all;
}

/// Patterns to come as prefixes of so many digits.
constexpr std::array<FieldPattern, kCellsOfGroup> kBeyondPrefix = [] {
    std::array<FieldPattern, kCellsOfGroup> powers{};
    powers.back() = 1;
    for (std::size_t level = kCellsOfGroup - 1; level > 0; --level)
        powers[level - 1] = powers[level] * kRanksOfField;
    return powers;
}();

/// Those that did at least so much.
FrameCode coded(const Units& all, double least) {
    Units kept;
    for (const Unit& unit : all)
        if (unit.worth >= least) kept.push_back(unit);
    FrameCode frame{.weights = static_cast<std::uint32_t>(kept.size()), .code = {}};
    if (kept.empty()) return frame;
    BitEncoder encoder;
    const auto model = std::make_unique<FrameModel>();
    auto next = kept.begin();
    const auto is_wanted = [&](std::size_t group, std::size_t level, FieldPattern prefix) {
        return next != kept.end() && next->pattern / kPatternsOfGroup == group &&
               next->pattern % kPatternsOfGroup / kBeyondPrefix[level] == prefix;
    };
    for (FieldPattern pattern = 0; model->next(encoder, is_wanted, pattern); ++next)
        model->code_units(encoder, next->units);
    frame.code = encoder.finish();
    return frame;
}

} // namespace

void pack_frames(const FrameTables& tables, Stage stage, const FrameRoom& room, FrameCodes& codes) {
    std::array<Units, kFrames> all;
    std::vector<double> worths;
    for (std::size_t number = 0; number < kFrames; ++number) {
        if (stage_of(static_cast<Frame>(number)) != stage) continue;
        all[number] = in_units(tables, static_cast<Frame>(number));
        for (const Unit& unit : all[number]) worths.push_back(unit.worth);
    }
    std::ranges::sort(worths, std::greater{});
    codes.unit_shift = kUnitShiftOfFrames;
    const auto fits = [&](std::size_t count) {
        const double least = count == 0 ? HUGE_VAL : worths[count - 1];
        std::size_t bytes = 0;
        std::size_t weights = 0;
        for (std::size_t number = 0; number < kFrames; ++number) {
            if (stage_of(static_cast<Frame>(number)) != stage) continue;
            codes.frames[number] = coded(all[number], least);
            bytes += codes.frames[number].code.size();
            weights += codes.frames[number].weights;
        }
        return bytes <= room.bytes && weights <= room.weights;
    };
    if (fits(worths.size())) return;
    std::size_t few = 0;
    for (std::size_t many = worths.size(); many - few > 1 + few / 1'000;) {
        const std::size_t count = few + (many - few) / 2;
        (fits(count) ? few : many) = count;
    }
    fits(few);
}

} // namespace forethought::twenty48
