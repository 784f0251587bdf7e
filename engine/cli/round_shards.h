#pragma once

#include "engine/cli/progress.h"
#include "engine/cli/shard.h"
#include "engine/core/training/in_parallel.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

/// A round of a training whose games are played in shards, before anything is learned from them: a line with
/// what the round is and which part of it follows, then a line for each game as soon as it is finished.
namespace forethought::cli {

/// What tells a round from others, as each of its shards says it: what is trained, from which seed, by which
/// limits, and a digest of what plays; `games` of them are played.
using RoundFacts = nlohmann::json;

/// The first line of a shard.
nlohmann::json round_header(RoundFacts facts, const Shard& shard);

/// A game that was played to be learned from: its line but for its number, and how much there is to learn.
struct RoundGame {
    nlohmann::json line;
    double size = 0;
};

/// Plays the games of a round that are in `shard` on `jobs` threads and writes each to stdout; `play(number)`
/// gives a `RoundGame`, whose size is counted in `unit`. Ends when nothing can be written.
template <class Play>
void write_round_shard(const RoundFacts& facts, const Shard& shard, int jobs, const std::string& unit,
                       Play play) {
    std::cout << round_header(facts, shard).dump() << std::endl;
    std::vector<int> numbers;
    for (int number = 0; number < facts["games"].get<int>(); ++number)
        if (shard.has(number)) numbers.push_back(number);
    const int count = static_cast<int>(numbers.size());
    Progress progress("games to learn from", count, unit);
    std::mutex writing;
    in_parallel(count, jobs, [&](int place) {
        if (!std::cout.good()) return;
        const int number = numbers[static_cast<std::size_t>(place)];
        RoundGame game = play(number);
        game.line["number"] = number;
        progress.add(game.size);
        const std::lock_guard lock(writing);
        std::cout << game.line.dump() << std::endl;
    });
    progress.finish();
}

/// The games of a round, taken from its shards: these may come in any order, whole or broken off, once or
/// more often.
class RoundShards {
  public:
    /// Takes shards of that round only, which `origin` wants.
    RoundShards(RoundFacts facts, std::string origin);

    /// Calls `take(number, line)` with each game of a file that has not come before. Throws `UsageError` with
    /// file and line for what is of another round, comes for the second time and is otherwise, or what `take`
    /// throws.
    void add(const std::string& path,
             const std::function<void(int number, const nlohmann::json& line)>& take);

    /// Throws `UsageError` where games are missing: in which shards.
    void require_whole() const;

  private:
    void take_header(nlohmann::json line);
    /// The number of a game. Throws `UsageError` where it is none of the shard.
    int number_of(const nlohmann::json& line) const;
    /// Whether a game is new.
    bool note(int number, const nlohmann::json& line);

    RoundFacts facts_;
    std::string origin_;
    /// Of the header that was read last; no shards before the first.
    Shard shard_{0, 0};
    /// The count of the first shard.
    int count_ = 1;
    /// Checksums of the games that there are.
    std::map<int, std::uint64_t> known_;
};

} // namespace forethought::cli
