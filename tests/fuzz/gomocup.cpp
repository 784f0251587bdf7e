#include "tests/engine/protocol/gomocup/dialogue.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static void gomocup_lines(Input input) {
    gomocup::Dialogue dialogue(20);
    for_each_line(text_of(input), 40, [&](std::string_view line) {
        dialogue.lines(line);
        return dialogue.going_on();
    });
}

static const Added gomocup_target("gomocup", gomocup_lines);

} // namespace forethought::fuzz
