#include "engine/core/epochs.h"

#include <catch2/catch.hpp>

namespace forethought {

namespace {

constexpr int kSearches = 4;

/// Nodes of a search in all its epochs within the limit.
Nodes total(const Epochs& epochs, int search) {
    Nodes sum = 0;
    for (int epoch = Epochs::first(search); epoch <= epochs.last(search); ++epoch)
        sum += epochs.nodes(search, epoch);
    return sum;
}

} // namespace

TEST_CASE("epochs: a limit is used up to the last node, and shared alike", "[parallel]") {
    for (const Nodes limit : {1u, 900u, 2048u, 4351u, 4352u, 4353u, 5000u, 12'000u, 20'003u, 200'001u}) {
        INFO("limit " << limit);
        const Epochs epochs(kSearches, limit);
        Nodes sum = 0;
        for (int search = 0; search < kSearches; ++search) sum += total(epochs, search);
        CHECK(sum == limit);
        for (int search = 2; search < kSearches; ++search) CHECK(total(epochs, search) == total(epochs, 1));
        for (int epoch = 1; epoch <= epochs.last(1); ++epoch) {
            CHECK(epochs.nodes(0, epoch) == epochs.nodes(1, epoch));
            CHECK(epochs.nodes(1, epoch) > 0);
        }
    }
}

TEST_CASE("epochs: few nodes are all the main search's", "[parallel]") {
    const Epochs few(kSearches, 2048);
    CHECK(few.nodes(0, 0) == 2048);
    CHECK(few.last(0) == 0);
    CHECK(few.last(1) < Epochs::first(1));
    const Epochs many(kSearches, 20'000);
    CHECK(many.nodes(0, 0) == Epochs::kOpening);
    CHECK(many.nodes(0, many.last(0)) >= Epochs::kClosing);
    CHECK(many.last(0) == many.last(1) + 1);
    CHECK(total(many, 1) > 4'000);
    const Epochs alone(1, 20'000);
    CHECK(alone.nodes(0, 0) == 20'000);
    CHECK(alone.last(0) == 0);
}

TEST_CASE("epochs: a message is read an epoch late, the last ones before the main search's last word",
          "[parallel]") {
    const Epochs epochs(kSearches, 20'000);
    CHECK(epochs.awaited(0) < 0);
    CHECK(epochs.awaited(1) < 0);
    CHECK(epochs.awaited(2) == 0);
    CHECK(epochs.awaited(3) == 1);
    CHECK(epochs.awaited(epochs.last(0)) == epochs.last(1));
}

TEST_CASE("epochs: without a limit they get longer, and have no end", "[parallel]") {
    const Epochs epochs;
    CHECK_FALSE(epochs.limited());
    CHECK(epochs.nodes(0, 0) == Epochs::kOpening);
    Nodes before = 0;
    for (int epoch = 1; epoch < 100; ++epoch) {
        CHECK(epochs.nodes(2, epoch) >= before);
        before = epochs.nodes(2, epoch);
    }
    CHECK(before > epochs.nodes(2, 1));
}

TEST_CASE("epochs: how long they become is the player's to say", "[parallel]") {
    const Epochs even(kSearches, 200'001, 0);
    const Epochs growing(kSearches, 200'001);
    CHECK(even.nodes(1, 1) == growing.nodes(1, 1));
    CHECK(even.nodes(1, 13) == even.nodes(1, 1));
    CHECK(growing.nodes(1, 13) == 8 * growing.nodes(1, 1));
    CHECK(total(even, 1) == total(growing, 1));
}

} // namespace forethought
