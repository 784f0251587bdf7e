#include "engine/twenty48/training/survey.h"

#include "engine/twenty48/training/greedy.h"

#include <cstdlib>
#include <new>

namespace forethought::twenty48 {

void Survey::Free::operator()(std::uint32_t* memory) const {
    std::free(memory);
}

Survey::Survey()
    : visits_(static_cast<std::uint32_t*>(std::calloc(LearningTables::kWeights, sizeof(std::uint32_t)))) {
    if (visits_ == nullptr) throw std::bad_alloc();
}

Tally Survey::add_games(const LearningTables& tables, int games, std::uint64_t seed) {
    Tally tally;
    Rng rng(seed);
    for (int game = 0; game < games; ++game)
        play_greedily(tables, mix(seed, static_cast<std::uint64_t>(game)), tally,
                      [&](Board board, const GreedyMove&) {
                          add_slides(board);
                          const Board aside = slide(board, direction(static_cast<int>(rng.below(kSlides))));
                          if (aside != board) add_slides(with_random_tile(aside, rng));
                      });
    return tally;
}

void Survey::add_slides(Board board) {
    for (const Board afterstate : all_slides(board)) {
        if (afterstate == board) continue;
        const Board seen = seen_board(afterstate);
        std::uint32_t* const visits =
            visits_.get() + static_cast<std::size_t>(stage_of(seen)) * kTuples * kPatterns;
        for_each_lookup(seen,
                        [&](std::size_t tuple, Pattern pattern) { ++visits[tuple * kPatterns + pattern]; });
    }
}

} // namespace forethought::twenty48
