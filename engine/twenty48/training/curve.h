#pragma once

#include "engine/twenty48/training/trainer.h"

#include <filesystem>
#include <optional>

namespace forethought::twenty48 {

/// The learning curve, a line of comma-separated values after each part of a training: what was done so far,
/// the games of the part, and those of a test where there was one.
class Curve {
  public:
    /// Goes on with a curve that is there. The file is opened for each line, so that one may look at it.
    explicit Curve(std::filesystem::path path) : path_(std::move(path)) {}

    Status add(const TrainingRecord& record, const Tally& training, const std::optional<Tally>& test) const;

  private:
    std::filesystem::path path_;
};

} // namespace forethought::twenty48
