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

    /// The boards of a game, as far as its moves are legal: those before `empties` empty cells are worth what
    /// perfect play from there came to, those with few what they are, those between what the first of the few
    /// is.
    void add(const ArchivedGame& game, int empties, bool is_held_out, std::vector<Sample>& samples);

    /// The exact value of a board with few empty cells.
    int solve(const Board& board, int guess);

  private:
    RangeTable table_;
    SmallSearch search_;
};

/// The samples of a file of the archive, made and written beside it on the first time. Every so-many-th game
/// is held out. Error: why there are none.
Result<std::vector<Sample>> samples_of(const std::filesystem::path& archive,
                                       const std::filesystem::path& folder);

} // namespace forethought::othello
