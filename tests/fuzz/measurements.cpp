#include "engine/cli/json_text.h"
#include "engine/cli/measurement.h"
#include "engine/cli/measurement_file.h"
#include "engine/cli/scenes/scene.h"
#include "engine/cli/usage_error.h"
#include "tests/fuzz/input_file.h"

namespace forethought::fuzz {

/// A saved measurement or scene, as JSON, or a whole file of measurements, by the first byte.
static void measurements(Input input) {
    const int of = take_byte(input) % 8;
    try {
        if (of == 0) {
            const cli::MeasurementFile file(file_of(input), "tactics");
            return;
        }
        const auto value = cli::read_json(text_of(input));
        if (cli::check_measurement(value)) {
            require(!cli::identity_of(value).is_null());
            require(!cli::rounded(value).is_null());
        }
        if (cli::check_scene(value)) static_cast<void>(cli::has_scene(value));
    } catch (const cli::UsageError&) {
    } catch (const cli::JsonMistake&) {
    }
}

static const Added measurements_target("measurements", measurements);

} // namespace forethought::fuzz
