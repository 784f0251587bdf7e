#include "engine/cli/gomoku/game_lines.h"
#include "engine/cli/json_text.h"
#include "engine/cli/merged_shards.h"
#include "engine/cli/tactics/lesson_lines.h"
#include "engine/cli/twenty48/slide_lines.h"
#include "engine/cli/usage_error.h"
#include "tests/fuzz/input_file.h"

namespace forethought::fuzz {

/// What parts of matches write, as a file; else a line of the part of a training, by the first byte.
static void shards(Input input) {
    const int of = take_byte(input) % 4;
    try {
        if (of == 0) {
            cli::MergedShards merged;
            merged.add(file_of(input));
            for (const auto& match : merged.matches())
                require(!match.played().empty() || merged.missing() > 0);
            return;
        }
        const auto line = cli::read_json(text_of(input));
        if (of == 1) static_cast<void>(cli::parse_played_game(line));
        if (of == 2) static_cast<void>(cli::parse_slides(line));
        if (of == 3) static_cast<void>(cli::parse_lessons(line, 7, 3));
    } catch (const cli::UsageError&) {
    } catch (const cli::JsonMistake&) {
    }
}

static const Added shards_target("shards", shards);

} // namespace forethought::fuzz
