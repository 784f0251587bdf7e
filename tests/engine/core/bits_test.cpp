#include "engine/core/bits.h"

#include "engine/core/rng.h"

#include <catch2/catch.hpp>

namespace forethought {

TEST_CASE("bits are counted by hand as the library counts them", "[bits]") {
    Rng rng(11);
    const auto check = [](std::uint64_t bits) {
        CHECK(detail::count_bits_by_hand(bits) == count_bits(bits));
        CHECK(detail::lowest_bit_by_hand(bits) == lowest_bit(bits));
    };
    check(0);
    check(~std::uint64_t{0});
    for (int bit = 0; bit < 64; ++bit) {
        check(std::uint64_t{1} << bit);
        check(rng.next() << bit);
        check(rng.next() & rng.next() & rng.next());
    }
}

} // namespace forethought
