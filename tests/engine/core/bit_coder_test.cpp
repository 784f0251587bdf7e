#include "engine/core/bit_coder.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace forethought {

namespace {

/// Numbers of all sizes, most of them small.
std::vector<int> some_numbers() {
    Rng rng(5);
    std::vector<int> numbers(2000);
    for (int& number : numbers)
        number = static_cast<int>(rng.below(65'535) >> rng.below(17)) * (rng.below(2) == 0 ? 1 : -1);
    numbers.front() = 65'535;
    return numbers;
}

std::vector<std::uint8_t> code_of(const std::vector<int>& numbers) {
    BitEncoder encoder;
    NumberModel model;
    for (const int number : numbers) model.code(encoder, number);
    return encoder.finish();
}

} // namespace

TEST_CASE("bit coder: numbers come out as they went in, and the code is spent by the last", "[core]") {
    const auto numbers = some_numbers();
    const auto code = code_of(numbers);
    BitDecoder decoder(code);
    NumberModel model;
    for (const int number : numbers) {
        REQUIRE(model.code(decoder) == number);
        REQUIRE_FALSE(decoder.is_overrun());
    }
    CHECK(decoder.is_spent());
}

TEST_CASE("bit coder: what goes on beyond the end of a code knows that it does", "[core]") {
    const auto numbers = some_numbers();
    auto code = code_of(numbers);
    code.resize(code.size() / 2);
    BitDecoder decoder(code);
    NumberModel model;
    std::size_t read = 0;
    while (read < numbers.size() && !decoder.is_overrun()) {
        model.code(decoder);
        ++read;
    }
    CHECK(read > numbers.size() / 3);
    CHECK(read < 2 * numbers.size() / 3);
    CHECK_FALSE(decoder.is_spent());
}

TEST_CASE("bit coder: likely bits take a small part of a bit", "[core]") {
    BitEncoder encoder;
    BitModel model;
    for (int i = 0; i < 80'000; ++i) encoder.code(model, i % 1000 == 0);
    CHECK(encoder.finish().size() < 400);
}

} // namespace forethought
