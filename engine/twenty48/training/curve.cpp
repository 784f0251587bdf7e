#include "engine/twenty48/training/curve.h"

#include <fstream>

namespace forethought::twenty48 {

namespace {

constexpr Rank kFirstRank = 11;

void add_names(std::ostream& line, const char* of) {
    line << "," << of << "_games," << of << "_mean_score";
    for (Rank rank = kFirstRank; rank <= kHighestRank; ++rank) line << "," << of << "_" << (1 << rank);
}

void add_values(std::ostream& line, const GameStats& stats) {
    line << "," << stats.games << "," << static_cast<std::int64_t>(stats.mean_score());
    for (Rank rank = kFirstRank; rank <= kHighestRank; ++rank) line << "," << stats.rate(rank);
}

} // namespace

Status Curve::add(const TrainingRecord& record, const GameStats& training,
                  const std::optional<GameStats>& test) const {
    const bool is_new = !std::filesystem::exists(path_);
    std::ofstream file(path_, std::ios::app);
    if (is_new) {
        file << "games,moves,seconds,processor_seconds";
        add_names(file, "training");
        add_names(file, "test");
        file << "\n";
    }
    file << record.games << "," << record.moves << "," << static_cast<std::int64_t>(record.seconds) << ","
         << static_cast<std::int64_t>(record.processor_seconds);
    add_values(file, training);
    add_values(file, test.value_or(GameStats{}));
    file << std::endl;
    if (!file) return Error{"cannot write " + path_.string()};
    return success();
}

} // namespace forethought::twenty48
