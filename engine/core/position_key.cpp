#include "engine/core/position_key.h"

#include "engine/core/checksum.h"

#include <vector>

namespace forethought {

PositionKey key_of_text(const std::string& text) {
    return checksum(std::vector<std::uint8_t>(text.begin(), text.end()));
}

} // namespace forethought
