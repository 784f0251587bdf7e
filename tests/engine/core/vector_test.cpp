#include "engine/core/vector.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

#include <array>
#include <limits>

namespace forethought {

namespace {

using Numbers = std::array<std::int16_t, Int16x8::kLanes>;

/// Numbers of 16 bits, one in four the lowest or highest, or next to them or to 0.
Numbers some_numbers(Rng& rng) {
    constexpr int lowest = std::numeric_limits<std::int16_t>::min();
    constexpr int highest = std::numeric_limits<std::int16_t>::max();
    constexpr std::array extremes{lowest, lowest + 1, -1, 0, 1, highest - 1, highest};
    Numbers numbers;
    for (std::int16_t& number : numbers)
        number =
            rng.below(4) == 0
                ? static_cast<std::int16_t>(extremes[rng.below(static_cast<std::uint32_t>(extremes.size()))])
                : static_cast<std::int16_t>(rng.next());
    return numbers;
}

template <class Vector>
Numbers lanes_of(const Vector& vector) {
    Numbers numbers;
    vector.store(numbers.data());
    return numbers;
}

/// Checks one operation on vectors of both kinds.
template <class Operation>
void check(const Numbers& a, const Numbers& b, Operation operation) {
    CHECK(lanes_of(operation(Int16x8::load(a.data()), Int16x8::load(b.data()))) ==
          lanes_of(operation(scalar::Int16x8::load(a.data()), scalar::Int16x8::load(b.data()))));
}

void check_all(const Numbers& a, const Numbers& b) {
    check(a, b, [](auto x, auto y) { return x + y; });
    check(a, b, [](auto x, auto y) { return x - y; });
    check(a, b, [](auto x, auto y) { return x * y; });
    check(a, b, [](auto x, auto y) { return min(x, y); });
    check(a, b, [](auto x, auto y) { return max(x, y); });
    check(a, b, [](auto x, auto) { return x.template shifted_right<4>(); });
    check(a, b, [&](auto x, auto) { return x + decltype(x)::of(b[0]); });
    check(a, b, [](auto x, auto) { return x + decltype(x)(); });
    const Int32x4 products = dot(Int16x8::load(a.data()), Int16x8::load(b.data()));
    const scalar::Int32x4 expected = dot(scalar::Int16x8::load(a.data()), scalar::Int16x8::load(b.data()));
    CHECK(products.lanes() == expected.lanes());
    CHECK(products.sum() == expected.sum());
    CHECK((products + products + Int32x4()).lanes() == (expected + expected).lanes());
}

} // namespace

TEST_CASE("vectors count as lists of numbers do, whatever is in their lanes", "[vector]") {
    Rng rng(23);
    for (int i = 0; i < 500; ++i) check_all(some_numbers(rng), some_numbers(rng));
    Numbers lowest;
    lowest.fill(std::numeric_limits<std::int16_t>::min());
    check_all(lowest, lowest);
}

TEST_CASE("long lists are multiplied eight numbers at a time", "[vector]") {
    std::array<std::int16_t, 24> a;
    std::array<std::int16_t, 24> b;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        a[i] = static_cast<std::int16_t>(100 * i - 900);
        b[i] = static_cast<std::int16_t>(7 - 3 * static_cast<int>(i));
        sum += a[i] * b[i];
    }
    CHECK(dot(a.data(), b.data(), a.size()).sum() == sum);
}

} // namespace forethought
