#include "engine/othello/training/archive.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void wthor(Input input) {
    static_cast<void>(othello::read_archive(input));
}

static const Added wthor_target("wthor", wthor);

} // namespace forethought::fuzz
