#include "engine/twenty48/training/frame_tables.h"

#include "engine/core/bits.h"

#include <algorithm>
#include <cmath>

namespace forethought::twenty48 {

FrameTables::FrameTables() = default;

FrameTables::Table::Table()
    : places(kSmallest, Weight{.pattern = kNothing}), shift(32 - lowest_bit(kSmallest)) {}

std::size_t FrameTables::Table::home(FieldPattern pattern) const {
    return static_cast<std::uint32_t>(pattern * 0x9e3779b1u) >> shift;
}

std::size_t FrameTables::Table::find(FieldPattern pattern) const {
    std::size_t place = home(pattern);
    while (places[place].pattern != pattern && places[place].pattern != kNothing)
        place = (place + 1) & (places.size() - 1);
    return place;
}

void FrameTables::Table::make_room() {
    if (2 * (used + kFieldLookups) <= places.size()) return;
    WideVector<Weight> before(2 * places.size(), Weight{.pattern = kNothing});
    before.swap(places);
    --shift;
    for (const Weight& weight : before)
        if (weight.pattern != kNothing) places[find(weight.pattern)] = weight;
}

float FrameTables::value(const FramedBoard& board) const {
    if (!board.is_framed) return 0;
    const Table& table = of(board.frame);
    float sum = 0;
    for_each_field_lookup(board.field, [&](FieldPattern pattern) {
        const Weight& weight = table.places[table.find(pattern)];
        if (weight.pattern != kNothing) sum += weight.points;
    });
    return sum;
}

void FrameTables::learn(const Seen& seen, float target, float rate, float /*share_of_fours*/) {
    if (!seen.board.is_framed) return;
    const float error = target - seen.without - value(seen.board);
    if (error == 0) return;
    Table& table = of(seen.board.frame);
    table.make_room();
    const float step = rate * error / kFieldLookups;
    for_each_field_lookup(seen.board.field, [&](FieldPattern pattern) {
        Weight& weight = table.places[table.find(pattern)];
        if (weight.pattern == kNothing) {
            weight = {.pattern = pattern};
            ++table.used;
        }
        const float pace = weight.sizes > 0 ? std::abs(weight.errors) / weight.sizes : 1;
        weight.points += pace * step;
        weight.errors += error;
        weight.sizes += std::abs(error);
    });
}

void FrameTables::prefetch(const FramedBoard& board) const {
    if (!board.is_framed) return;
    const Table& table = of(board.frame);
    for_each_field_lookup(
        board.field, [&](FieldPattern pattern) { __builtin_prefetch(&table.places[table.home(pattern)]); });
}

std::vector<FrameTables::Weight> FrameTables::weights(Frame frame) const {
    std::vector<Weight> all;
    for (const Weight& weight : of(frame).places)
        if (weight.pattern != kNothing) all.push_back(weight);
    std::ranges::sort(all, {}, &Weight::pattern);
    return all;
}

void FrameTables::put(Frame frame, const Weight& weight) {
    Table& table = of(frame);
    table.make_room();
    Weight& place = table.places[table.find(weight.pattern)];
    if (place.pattern == kNothing) ++table.used;
    place = weight;
}

} // namespace forethought::twenty48
