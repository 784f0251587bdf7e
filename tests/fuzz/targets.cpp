#include "tests/fuzz/target.h"

namespace forethought::fuzz {

std::vector<Target>& targets() {
    static std::vector<Target> all;
    return all;
}

} // namespace forethought::fuzz
