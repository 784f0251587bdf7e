#include "engine/gomoku/training/tuned_constants.h"

#include <cmath>
#include <iterator>

namespace forethought::gomoku {

static_assert(std::size(kTunedConstants) * sizeof(int) == sizeof(SearchConstants), "one is missing");

std::vector<TunedNumber> numbers_to_tune(const SearchConstants& begin) {
    std::vector<TunedNumber> numbers;
    for (const TunedConstant& tuned : kTunedConstants)
        numbers.push_back({.begin = static_cast<double>(begin.*tuned.constant),
                           .step = tuned.step,
                           .least = static_cast<double>(tuned.least),
                           .most = static_cast<double>(tuned.most)});
    return numbers;
}

SearchConstants constants_of(const SpsaTuner::Numbers& numbers) {
    SearchConstants constants;
    for (std::size_t i = 0; i < std::size(kTunedConstants); ++i)
        constants.*kTunedConstants[i].constant = static_cast<int>(std::lround(numbers[i]));
    return constants;
}

std::string text_of(const SearchConstants& constants) {
    std::string text;
    for (const TunedConstant& tuned : kTunedConstants)
        text += "." + std::string(tuned.name) + " = " + std::to_string(constants.*tuned.constant) + ",\n";
    return text;
}

} // namespace forethought::gomoku
