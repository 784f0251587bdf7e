#pragma once

#include "engine/core/types.h"
#include "engine/othello/book/book.h"
#include "engine/othello/training/archive.h"

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

namespace forethought::cli {

/// What a book is to be like.
struct BookWishes {
    /// Games of the archive that a board has to come up in.
    int least_games = 5;
    /// Discs placed from the start on.
    int plies = 26;
    /// Who values boards, with so many nodes for each.
    int rung = 120;
    Nodes nodes = 16'000;
    /// How much worse than the best one a move may be that the book still goes on after, hundredths of a
    /// disc.
    int loss = 100;
    /// What values are rounded to.
    int unit = 20;
};

/// Makes an opening book: boards that people have come to, valued by the engine, the value of each taken back
/// from those after it. Where the engine would go where nobody went, its move is in the book, too.
class BookMaker {
  public:
    explicit BookMaker(const BookWishes& wishes) : wishes_(wishes) {}

    /// Counts the boards of a game, as far as it is legal and nobody passes.
    void add(const othello::ArchivedGame& game);

    /// The book of all games. `valued` hears how many of how many boards have been valued.
    othello::Book make(const std::function<void(std::size_t done, std::size_t of)>& valued);

  private:
    struct Known {
        othello::Board board{};
        int games = 0;
        /// For the side to move, in units; what is known of it by a search or from the boards after it.
        int value = 0;
        /// By a side that follows the book, which is to move here, or has just moved.
        bool is_reached_to_follow = false;
        bool is_reached_to_leave = false;

        bool is_reached() const { return is_reached_to_follow || is_reached_to_leave; }
    };
    using Boards = std::unordered_map<std::uint64_t, Known>;

    std::vector<std::uint64_t> in_order() const;
    void forget_the_rare();
    void value(const std::function<void(std::size_t, std::size_t)>& valued);
    void take_back();
    void reach(const othello::Board& board, bool follows);
    int rounded(std::int64_t score) const;

    /// Calls `visit(known)` with each board that a move leads to and that is known.
    template <class Visit>
    void for_each_next(const othello::Board& board, Visit visit);

    BookWishes wishes_;
    Boards boards_;
};

} // namespace forethought::cli
