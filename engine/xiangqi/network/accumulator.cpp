#include "engine/xiangqi/network/accumulator.h"

#include "engine/core/vector.h"

namespace forethought::xiangqi::network {

void Accumulator::set(const Board& board) {
    height_ = 0;
    Level& root = levels_.front();
    root = Level{.is_seen = true, .pieces = board.pieces(), .views = {network_->empty(), network_->empty()}};
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) continue;
        for (const Side viewer : {Side::first, Side::second}) {
            Network::View& view = root.views[static_cast<std::size_t>(index(viewer))];
            const Network::View& added = network_->added_by(input_of(slot, cell, viewer));
            for (std::size_t i = 0; i < kNeurons; ++i)
                view.neurons[i] = static_cast<std::int16_t>(view.neurons[i] + added.neurons[i]);
        }
    }
}

void Accumulator::make(const Change& change) {
    const int pieces = levels_[height_].pieces;
    Level& level = levels_[++height_];
    level.change = change;
    level.is_seen = false;
    level.pieces = pieces - (change.takes() ? 1 : 0);
}

/// The views of a level out of those of the one below.
void Accumulator::see(const Level& below, Level& level) const {
    level.is_seen = true;
    const Change& change = level.change;
    if (change.moved == kNone) {
        level.views = below.views;
        return;
    }
    for (const Side viewer : {Side::first, Side::second}) {
        const auto number = static_cast<std::size_t>(index(viewer));
        const std::int16_t* before = below.views[number].neurons.data();
        std::int16_t* view = level.views[number].neurons.data();
        const auto added_by = [&](Slot slot, Cell cell) {
            return network_->added_by(input_of(slot, cell, viewer)).neurons.data();
        };
        const std::int16_t* from = added_by(change.moved, change.move.from());
        const std::int16_t* to = added_by(change.moved, change.move.to());
        const auto moved = [&](std::size_t i) {
            return Int16x8::load(before + i) + Int16x8::load(to + i) - Int16x8::load(from + i);
        };
        if (!change.takes()) {
            for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes) moved(i).store(view + i);
            continue;
        }
        const std::int16_t* taken = added_by(change.taken, change.move.to());
        for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes)
            (moved(i) - Int16x8::load(taken + i)).store(view + i);
    }
}

Score Accumulator::value(Side to_move) {
    std::size_t seen = height_;
    while (!levels_[seen].is_seen) --seen;
    for (; seen < height_; ++seen) see(levels_[seen], levels_[seen + 1]);
    const Level& level = levels_[height_];
    const auto mover = static_cast<std::size_t>(index(to_move));
    return network_->value(level.views[mover], level.views[1 - mover], level.pieces);
}

} // namespace forethought::xiangqi::network
