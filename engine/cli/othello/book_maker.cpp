#include "engine/cli/othello/book_maker.h"

#include "engine/cli/rungs.h"
#include "engine/core/session.h"
#include "engine/othello/othello.h"
#include "engine/othello/symmetry.h"

#include <algorithm>

namespace forethought::cli {

using namespace othello;

void BookMaker::add(const ArchivedGame& game) {
    Board board = kStandardStart;
    const auto plies = std::min(game.moves.size(), static_cast<std::size_t>(wishes_.plies));
    for (std::size_t ply = 0; ply <= plies; ++ply) {
        const Board same = representative(board);
        Known& known = boards_[hash_of(same)];
        known.board = same;
        ++known.games;
        if (ply == plies || !has(moves_of(board), game.moves[ply])) return;
        board = board.after(game.moves[ply], flips_of(board, game.moves[ply]));
    }
}

Book BookMaker::make(const std::function<void(std::size_t, std::size_t)>& valued) {
    forget_the_rare();
    value(valued);
    take_back();
    std::vector<Book::Entry> entries;
    for (const bool follows : {true, false}) reach(representative(kStandardStart), follows);
    for (const auto key : in_order())
        if (const Known& known = boards_.at(key); known.is_reached())
            entries.push_back({key, static_cast<std::int16_t>(known.value)});
    return Book(std::move(entries), wishes_.unit);
}

/// Those with the most discs last, so that the order is the same everywhere.
std::vector<std::uint64_t> BookMaker::in_order() const {
    std::vector<std::uint64_t> keys;
    for (const auto& [key, known] : boards_) keys.push_back(key);
    std::sort(keys.begin(), keys.end(), [&](std::uint64_t a, std::uint64_t b) {
        const int one = boards_.at(a).board.empties();
        const int other = boards_.at(b).board.empties();
        return one != other ? one > other : a < b;
    });
    return keys;
}

void BookMaker::forget_the_rare() {
    std::erase_if(boards_, [&](const auto& entry) {
        const Known& known = entry.second;
        return known.games < wishes_.least_games || moves_of(known.board) == 0;
    });
}

/// Values each board by a search; where its best move leads to a board that is not known, that one is known
/// from now on.
void BookMaker::value(const std::function<void(std::size_t, std::size_t)>& valued) {
    ManualClock clock;
    Session<Othello> session(ready_rung<Othello>(wishes_.rung).switches, 1, Blur{}, clock);
    const auto keys = in_order();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Known& known = boards_.at(keys[i]);
        session.set(begin_at(known.board, Side::first));
        session.begin(Limits{.nodes = wishes_.nodes});
        session.advance(Budget{});
        const auto best = session.best();
        known.value = rounded(best.score);
        const Cell cell = cell_of(best.action);
        const Board next = representative(known.board.after(cell, flips_of(known.board, cell)));
        if (moves_of(next) != 0)
            boards_.try_emplace(hash_of(next), Known{.board = next, .value = -rounded(best.score)});
        valued(i + 1, keys.size());
    }
}

/// The value of a board is that of the best board after it; those after which none is known keep their own.
void BookMaker::take_back() {
    auto keys = in_order();
    std::reverse(keys.begin(), keys.end());
    for (const auto key : keys) {
        Known& known = boards_.at(key);
        std::optional<int> best;
        for_each_next(known.board,
                      [&](const Known& next) { best = std::max(best.value_or(-next.value), -next.value); });
        known.value = best.value_or(known.value);
    }
}

/// Marks what one side can come to that follows the book while the other does as it likes. `follows`: whether
/// that side is to move.
void BookMaker::reach(const Board& board, bool follows) {
    Known& known = boards_.at(hash_of(board));
    bool& is_reached = follows ? known.is_reached_to_follow : known.is_reached_to_leave;
    if (is_reached) return;
    is_reached = true;
    for_each_next(board, [&](const Known& next) {
        if (!follows || (known.value + next.value) * wishes_.unit <= wishes_.loss)
            reach(next.board, !follows);
    });
}

int BookMaker::rounded(std::int64_t score) const {
    const auto unit = static_cast<std::int64_t>(wishes_.unit);
    return static_cast<int>((score + (score < 0 ? -unit : unit) / 2) / unit);
}

template <class Visit>
void BookMaker::for_each_next(const Board& board, Visit visit) {
    for_each(moves_of(board), [&](Cell cell) {
        const Board next = representative(board.after(cell, flips_of(board, cell)));
        if (const auto at = boards_.find(hash_of(next)); at != boards_.end()) visit(at->second);
    });
}

} // namespace forethought::cli
