#include "engine/tactics/network/trained.h"

namespace forethought::tactics::network {

namespace {

constexpr CarriedWeights kWeights{
#include "engine/tactics/data/network.inc"
};

} // namespace

const Network kTrained(kWeights);

} // namespace forethought::tactics::network
