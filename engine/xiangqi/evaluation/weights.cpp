#include "engine/xiangqi/evaluation/weights.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::xiangqi {

namespace {

/// More than this a weight may not be: sums of them stay within 16 bits.
constexpr std::int32_t kMostWeight = 1'500;

constexpr std::array<Tapered, kKinds> kMaterial{
    {{0, 0}, {190, 190}, {190, 180}, {420, 460}, {950, 1'000}, {460, 410}, {80, 100}}};

/// By rank, the farthest first, and file from the edge to the middle.
using Places = std::array<Score, kHalfCells>;

constexpr std::array<Places, kKinds> kPlaces{{
    // general
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,   0,   0, 0, 0, 0,   0,   0, 0, 0, 0,  0,
     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, -40, 0, 0, 0, -25, -20, 0, 0, 0, -5, 0},
    // advisor
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0},
    // elephant
    {0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, -3, 0, 0, 0, 0, 0, 0, 0, -10, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    // horse
    {-10, 5,  10, 5,  -20, 0,  15,  40, 25, 5,  10,  20,  30,  40, 30, 10, 30,
     30,  35, 30, 5,  20,  25, 30,  30, 5,  15, 20,  22,  20,  0,  5,  15, 15,
     15,  0,  5,  15, 5,   -5, -10, 0,  0,  0,  -25, -15, -15, -5, -5, -10},
    // chariot
    {10, 10, 10, 20, 15, 10, 20, 15, 25, 30, 10, 15, 15, 25, 25, 15, 20, 20, 25, 25, 15,  20, 20, 25, 25,
     10, 15, 15, 20, 20, 5,  12, 10, 20, 20, -5, 10, 5,  18, 15, -5, 5,  0,  10, 5,  -20, 5,  0,  18, 0},
    // cannon
    {15, 15, 10, -5, -10, 10, 10, 5, -5, -10, 5, 5, 0,  -5, 0,  0, 5, 5, 5, 15, 0, 3, 5, 5, 15,
     0,  3,  5,  5,  12,  -2, 3,  8, 5,  15,  2, 5, 10, 8,  22, 0, 3, 5, 5, 5,  0, 0, 3, 5, 3},
    // soldier
    {-20, 0,   10,  20, 30, 60, 80, 110, 150, 160, 60, 90, 110, 140, 140, 60, 80,
     95,  105, 105, 40, 60, 70, 80, 75,  0,   0,   -2, 0,  10,  0,   0,   0,  0,
     5,   0,   0,   0,  0,  0,  0,  0,   0,   0,   0,  0,  0,   0,   0,   0},
}};

constexpr std::array<Score, 18> kChariotMoves{-25, -15, -8, -4, 0,  3,  5,  7,  9,
                                              11,  12,  13, 14, 15, 16, 17, 18, 19};
constexpr std::array<Score, 9> kHorseMoves{-28, -12, -2, 4, 9, 13, 16, 18, 20};
constexpr std::array<Score, 9> kAttackers{0, 0, 4, 10, 20, 30, 40, 46, 50};

constexpr std::array<std::int32_t, 2 * kFeatures> kFittedNumbers{
#include "engine/xiangqi/data/fitted_weights.inc"
};

Weights make_by_hand() {
    Weights weights;
    const auto set = [&](Feature which, Score middle, Score end) { weights.of[which] = {middle, end}; };
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        weights.of[feature::kMaterial + kind] = kMaterial[kind];
        for (std::size_t place = 0; place < kHalfCells; ++place) {
            const std::size_t rank = kRanks - 1 - place / kHalfFiles;
            const Score worth = kPlaces[kind][kHalfFiles * rank + place % kHalfFiles];
            // A general is safer where it may roam, once few pieces attack.
            const Score end = kind == 0 ? worth / 4 : worth;
            set(feature::kPlace + kHalfCells * kind + place, worth, end);
        }
    }
    for (std::size_t moves = 0; moves < kChariotMoves.size(); ++moves) {
        set(feature::kChariotMoves + moves, kChariotMoves[moves], kChariotMoves[moves]);
        const auto cannon = static_cast<Score>(moves) - 8;
        set(feature::kCannonMoves + moves, cannon, cannon);
    }
    for (std::size_t moves = 0; moves < kHorseMoves.size(); ++moves)
        set(feature::kHorseMoves + moves, kHorseMoves[moves], kHorseMoves[moves]);
    for (std::size_t number = 0; number < kAttackers.size(); ++number)
        set(feature::kAttackers + number, kAttackers[number], kAttackers[number] / 2);
    set(feature::kNoAdvisorByChariot, -22, -15);
    set(feature::kNoAdvisorByHorse, -12, -10);
    set(feature::kNoElephantByCannon, -14, -8);
    set(feature::kAdvisorsByCannon, -4, 0);
    set(feature::kHorseAtPalace, 8, 5);
    set(feature::kChariotAtPalace, 5, 4);
    set(feature::kBareCannon, 90, 40);
    set(feature::kCannonBehindTwo, 20, 5);
    set(feature::kCannonBehindMore, 8, 0);
    set(feature::kBareBottomCannon, 25, 10);
    set(feature::kBottomCannon, 15, 5);
    set(feature::kLinkedHorses, 12, 12);
    set(feature::kLinkedSoldiers, 12, 20);
    set(feature::kChariotOnFreeFile, 8, 0);
    set(feature::kTempo, 12, 8);
    return weights;
}

} // namespace

const Weights& weights_by_hand() {
    static const Weights weights = make_by_hand();
    return weights;
}

const Weights& fitted_weights() {
    static const Weights weights = weights_of_numbers(kFittedNumbers);
    return weights;
}

std::vector<std::int32_t> numbers_of(const Weights& weights) {
    std::vector<std::int32_t> numbers;
    for (const Tapered& weight : weights.of) numbers.push_back(weight.middle);
    for (const Tapered& weight : weights.of) numbers.push_back(weight.end);
    return numbers;
}

bool are_weights(std::span<const std::int32_t> numbers) {
    return numbers.size() == 2 * kFeatures && std::all_of(numbers.begin(), numbers.end(), [](auto number) {
               return std::abs(number) <= kMostWeight;
           });
}

Weights weights_of_numbers(std::span<const std::int32_t> numbers) {
    Weights weights;
    for (Feature which = 0; which < kFeatures; ++which)
        weights.of[which] = {numbers[which], numbers[kFeatures + which]};
    return weights;
}

} // namespace forethought::xiangqi
