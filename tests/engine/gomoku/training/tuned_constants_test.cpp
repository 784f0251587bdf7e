#include "engine/gomoku/training/tuned_constants.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace forethought::gomoku {

TEST_CASE("the constants that are tuned are those of the search, and are printed as its file holds them",
          "[gomoku][spsa_tuner]") {
    SpsaTuner::Numbers numbers;
    for (const TunedNumber& number : numbers_to_tune(kSelectiveConstants)) {
        CHECK(number.least <= number.begin);
        CHECK(number.begin <= number.most);
        CHECK(number.step >= 0.5);
        numbers.push_back(number.begin + 0.4);
    }
    std::ifstream file(FORETHOUGHT_SOURCE_DIR "/engine/gomoku/data/search_constants.inc");
    std::string first;
    std::getline(file, first);
    CHECK(first.substr(0, 3) == "// ");
    const std::string rest{std::istreambuf_iterator<char>(file), {}};
    CHECK(text_of(constants_of(numbers)) == rest);
}

} // namespace forethought::gomoku
