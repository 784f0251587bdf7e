#include "engine/core/training/checkpoint.h"

#include <sstream>

namespace forethought {

Status CheckpointWriter::finish() {
    const Status written = CheckedWriter::finish();
    if (written) return success();
    return Error{"cannot write the checkpoint " + path_.string() + ": " + written.error()};
}

Error CheckpointReader::not_of(const char* what) const {
    return {path_.string() + " is not a checkpoint of " + what};
}

Error CheckpointReader::damaged() const {
    return {path_.string() + " is damaged or cut short"};
}

std::string Setting::text_of(double number) {
    std::ostringstream text;
    text << number;
    return text.str();
}

Status require_same(const std::filesystem::path& path, std::initializer_list<Setting> settings) {
    for (const Setting& setting : settings)
        if (!setting.is_same)
            return Error{path.string() + " was begun with " + setting.name + " " + setting.was + ", not " +
                         setting.is};
    return success();
}

bool CheckpointTimer::is_due() {
    const Milliseconds now = clock_->now();
    if (now - last_ < minutes_ * 60'000) return false;
    last_ = now;
    return true;
}

} // namespace forethought
