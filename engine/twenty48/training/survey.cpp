#include "engine/twenty48/training/survey.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace forethought::twenty48 {

void Survey::Free::operator()(std::uint32_t* memory) const {
    std::free(memory);
}

Survey::Survey(Stage stage)
    : stage_(stage),
      visits_(static_cast<std::uint32_t*>(std::calloc(LearningTables::kWeights, sizeof(std::uint32_t)))) {
    if (visits_ == nullptr) throw std::bad_alloc();
}

void Survey::add_move(Board board, Rng& rng) {
    add_slides(board);
    const Board aside = slide(board, direction(static_cast<int>(rng.below(kSlides))));
    if (aside != board) add_slides(with_random_tile(aside, rng));
}

void Survey::add_slides(Board board) {
    for (const Board afterstate : all_slides(board)) {
        if (afterstate == board) continue;
        for_each_lookup(seen_in(stage_, afterstate), [&](std::size_t tuple, Pattern pattern) {
            std::atomic_ref(visits_[tuple * kPatterns + pattern]).fetch_add(1, std::memory_order_relaxed);
        });
    }
}

} // namespace forethought::twenty48
