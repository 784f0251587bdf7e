#include "engine/tactics/network/trained.h"

namespace forethought::tactics::network {

namespace {

constexpr CarriedWeights kWeights{
#include "engine/tactics/data/network.inc"
};

} // namespace

const Network kTrained(kWeights);

std::vector<std::int32_t> trained_numbers() {
    return numbers_of(kWeights);
}

} // namespace forethought::tactics::network
