#include "engine/twenty48/position.h"

#include "engine/core/rng.h"

namespace forethought::twenty48 {

namespace {

constexpr std::uint64_t kTileStream = 0x32303438;

void put(Tiles& tiles, Action tile) {
    tiles[static_cast<std::size_t>(cell_of(tile))] = static_cast<std::uint8_t>(rank_of(tile));
}

} // namespace

Position start(std::uint64_t seed, Mode mode) {
    Position position;
    position.mode = mode;
    position.seed = seed;
    put(position.tiles, drawn_tile(position, 0));
    put(position.tiles, drawn_tile(position, 1));
    return position;
}

Action drawn_tile(const Position& position, int number) {
    Rng rng(mix(mix(position.seed, kTileStream), static_cast<std::uint64_t>(number)));
    const Rank rank = rng.chance(9, 10) ? 1 : 2;
    auto left = rng.below(static_cast<std::uint32_t>(count_empty(position.tiles)));
    Cell cell = 0;
    while (rank_at(position.tiles, cell) != 0 || left-- > 0) ++cell;
    return tile_on(cell, rank);
}

std::int32_t together(const Tiles& tiles) {
    std::int32_t sum = 0;
    for (const auto rank : tiles) sum += rank > 0 ? 1 << rank : 0;
    return sum;
}

std::uint64_t hash(const Position& position) {
    std::uint64_t hash = mix(position.seed, static_cast<std::uint64_t>(position.mode) << 8 |
                                                static_cast<std::uint64_t>(position.phase));
    hash = mix(hash,
               static_cast<std::uint64_t>(position.moves) << 32 | static_cast<std::uint64_t>(position.score));
    for (std::size_t half = 0; half < 2; ++half) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < kCells / 2; ++i)
            word |= static_cast<std::uint64_t>(position.tiles[half * kCells / 2 + i]) << (8 * i);
        hash = mix(hash, word);
    }
    return hash;
}

} // namespace forethought::twenty48
