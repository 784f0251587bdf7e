#include "engine/twenty48/training/curve.h"

#include "engine/core/stored_file.h"

#include <sstream>

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
    std::ostringstream head;
    head << "games,moves,seconds,processor_seconds";
    add_names(head, "training");
    add_names(head, "test");
    const std::string key = std::to_string(record.games) + "," + std::to_string(record.moves) + ",";
    std::ostringstream row;
    row << key << static_cast<std::int64_t>(record.seconds) << ","
        << static_cast<std::int64_t>(record.processor_seconds);
    add_values(row, training);
    add_values(row, test.value_or(GameStats{}));
    const Status status = write_row(path_, head.str(), key, row.str());
    return status ? success() : Status(Error{"cannot write " + path_.string() + ": " + status.error()});
}

} // namespace forethought::twenty48
