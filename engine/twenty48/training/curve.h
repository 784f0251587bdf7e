#pragma once

#include "engine/twenty48/training/trainer.h"

#include <filesystem>
#include <optional>

namespace forethought::twenty48 {

/// The learning curve: after each part of a training a line of comma-separated values, with the totals so
/// far, the games of the part, and those of its test if there was one.
class Curve {
  public:
    /// Goes on with an existing curve. The file is written anew for each line, so it can be read meanwhile.
    explicit Curve(std::filesystem::path path) : path_(std::move(path)) {}

    Status add(const TrainingRecord& record, const GameStats& training,
               const std::optional<GameStats>& test) const;

  private:
    std::filesystem::path path_;
};

} // namespace forethought::twenty48
