#include "engine/twenty48/training/survey.h"

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

void Survey::add(Board afterstate, std::uint32_t times) {
    for_each_lookup(seen_in(stage_, afterstate), [&](std::size_t tuple, Pattern pattern) {
        visits_[tuple * kPatterns + pattern] += times;
    });
}

} // namespace forethought::twenty48
