#include "engine/core/bit_coder.h"
#include "engine/core/coded_file.h"
#include "engine/xiangqi/network/network.h"

namespace forethought::xiangqi::network {

// The code is of all numbers in the order of their lists; those of a kind of piece are coded alike, and so
// are those behind the filters.

namespace {

constexpr FileKind kKind{
    .magic = 0x6b726f77746e7178u, // "xqntwork"
    .version = 1,
    .name = "the network of Xiangqi",
};

/// Calls `visit(number, model)` for all numbers with the model that codes them.
template <class Numbers, class Visit>
void for_each_number(Numbers& numbers, Visit visit) {
    constexpr std::size_t numbers_of_kind = std::size_t{kCells} * kFilters;
    std::array<NumberModel, kPieces + 1> models;
    for (std::size_t i = 0; i < kNumbers; ++i)
        visit(numbers[i], models[std::min<std::size_t>(i / numbers_of_kind, kPieces)]);
}

} // namespace

std::vector<std::uint8_t> write_network(const Weights& weights) {
    BitEncoder encoder;
    const auto numbers = numbers_of(weights);
    for_each_number(numbers, [&](int number, NumberModel& model) { model.code(encoder, number); });
    return write_file(kKind, 1, encoder.finish());
}

Result<Weights> read_network(std::span<const std::uint8_t> bytes) {
    const auto file = read_file(kKind, bytes);
    if (!file) return Error{file.error()};
    BitDecoder decoder(file.value().code);
    std::vector<std::int32_t> numbers(kNumbers);
    for_each_number(numbers, [&](std::int32_t& number, NumberModel& model) {
        if (!decoder.is_overrun()) number = model.code(decoder);
    });
    if (!decoder.is_spent() || !are_weights(numbers))
        return Error{std::string(kKind.name) + ": the code is of other numbers"};
    return made_of(numbers);
}

} // namespace forethought::xiangqi::network
