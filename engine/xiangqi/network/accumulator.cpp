#include "engine/xiangqi/network/accumulator.h"

namespace forethought::xiangqi::network {

void Accumulator::set(const Board& board) {
    height_ = 0;
    Level& root = levels_.front();
    root = Level{.is_seen = true, .pieces = board.pieces(), .views = {network_->empty(), network_->empty()}};
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) continue;
        for (const Side viewer : {Side::first, Side::second}) {
            Network::Words& view = root.views[static_cast<std::size_t>(index(viewer))];
            const Network::Words& words = network_->words(input_of(slot, cell, viewer));
            for (std::size_t i = 0; i < view.size(); ++i) view[i] += words[i];
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
        const Network::Words& before = below.views[number];
        Network::Words& view = level.views[number];
        const Network::Words& from = network_->words(input_of(change.moved, change.move.from(), viewer));
        const Network::Words& to = network_->words(input_of(change.moved, change.move.to(), viewer));
        if (!change.takes()) {
            for (std::size_t i = 0; i < view.size(); ++i) view[i] = before[i] + to[i] - from[i];
            continue;
        }
        const Network::Words& taken = network_->words(input_of(change.taken, change.move.to(), viewer));
        for (std::size_t i = 0; i < view.size(); ++i) view[i] = before[i] + to[i] - from[i] - taken[i];
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
