#include "engine/tactics/campaign/muster.h"

#include "engine/tactics/text/notation.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void muster(Input input) {
    const auto position = tactics::muster(text_of(input));
    if (position) require(tactics::parse(tactics::format(position.value())).ok());
}

static const Added muster_target("muster", muster);

} // namespace forethought::fuzz
