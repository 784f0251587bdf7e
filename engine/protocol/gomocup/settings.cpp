#include "engine/protocol/gomocup/settings.h"

#include "engine/core/quoted.h"
#include "engine/protocol/gomocup/memory.h"
#include "engine/protocol/words.h"

#include <array>
#include <string>

namespace forethought::gomocup {

namespace {

/// What managers write for the time left of a match without a limit.
constexpr std::int64_t kNoLimit = 2147483647;
/// Bits of `INFO rule`.
constexpr std::int64_t kExactlyFive = 1;
constexpr std::int64_t kRenju = 4;

Status enter_turn(Settings& settings, std::int64_t value) {
    settings.time.set_turn(static_cast<Milliseconds>(value));
    return success();
}

Status enter_match(Settings& settings, std::int64_t value) {
    settings.time.set_match(static_cast<Milliseconds>(value));
    return success();
}

Status enter_left(Settings& settings, std::int64_t value) {
    settings.time.set_left(value >= kNoLimit ? protocol::TimeLimits::kUnlimited
                                             : static_cast<Milliseconds>(value));
    return success();
}

Status enter_memory(Settings& settings, std::int64_t value) {
    const auto bytes = value < 0 ? std::uint64_t{0} : static_cast<std::uint64_t>(value);
    if (bytes != 0 && bytes < kLeastMemory)
        return Error{"INFO max_memory " + std::to_string(bytes) + " is too little, at least " +
                     std::to_string(kLeastMemory) + " bytes are needed"};
    settings.max_memory = bytes;
    return success();
}

Status enter_rule(Settings& settings, std::int64_t value) {
    if (value == 0)
        settings.rule = gomoku::Rule::freestyle;
    else if (value == kExactlyFive)
        settings.rule = gomoku::Rule::standard;
    else if (value == kRenju)
        settings.rule = gomoku::Rule::renju;
    else
        return Error{"INFO rule " + std::to_string(value) +
                     " is not played here; 0 (five or more), 1 (exactly five) and 4 (renju) are"};
    return success();
}

struct Key {
    std::string_view name;
    Status (*enter)(Settings& settings, std::int64_t value);
};
constexpr std::array kKeys{Key{"TIMEOUT_TURN", enter_turn}, Key{"TIMEOUT_MATCH", enter_match},
                           Key{"TIME_LEFT", enter_left}, Key{"MAX_MEMORY", enter_memory},
                           Key{"RULE", enter_rule}};

} // namespace

Status enter_info(Settings& settings, std::string_view key_and_value) {
    const auto [name, text] = protocol::first_word(key_and_value);
    const Key* key = protocol::find_named(kKeys, name);
    if (key == nullptr) return success();
    const auto value = protocol::to_number(text);
    if (!value) return Error{"INFO " + std::string(name) + " is " + in_quotes(text) + ", not a whole number"};
    return key->enter(settings, *value);
}

} // namespace forethought::gomocup
