#pragma once

#include "engine/core/result.h"
#include "engine/othello/endgame/small_search.h"
#include "engine/othello/training/archive.h"
#include "engine/othello/training/sample.h"

#include <filesystem>
#include <vector>

namespace forethought::othello {

/// Values the boards of games between people.
class Sampler {
  public:
    /// Boards with so many empty cells and fewer are solved.
    static constexpr int kSolvedEmpties = 14;
    /// From so many on the archive knows perfect play.
    static constexpr int kArchivedEmpties = 24;

    Sampler();

    /// The boards of a game up to its first illegal move. With `empties` or more empty cells a board gets the
    /// result of perfect play from there, with few its exact value, in between the value of the first board
    /// with few.
    void add(const ArchivedGame& game, int empties, bool is_held_out, std::vector<Sample>& samples);

    /// The exact value of a board with few empty cells.
    int solve(const Board& board, int guess);

  private:
    RangeTable table_;
    SmallSearch search_;
};

/// The samples of a file of the archive. The first time they are made and written beside it. Every n-th game
/// is held out. Error: why there are none.
Result<std::vector<Sample>> samples_of(const std::filesystem::path& archive,
                                       const std::filesystem::path& folder);

} // namespace forethought::othello
