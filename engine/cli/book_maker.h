#pragma once

#include "engine/cli/arguments.h"
#include "engine/cli/options.h"
#include "engine/cli/rungs.h"
#include "engine/core/session.h"
#include "engine/core/value_book.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

namespace forethought::cli {

/// What a book is to be like. Scores are in the unit of the game's.
struct BookWishes {
    /// Games that a board has to come up in.
    int least_games = 1;
    /// From the start on.
    int plies = 20;
    /// Who values boards, with so many nodes for each.
    int rung = 0;
    Nodes nodes = 16'000;
    /// How much worse than the best one a move may be that the book still goes on after.
    int loss = 0;
    /// What values are rounded to.
    int unit = 1;
};

/// Adds the options that say what a book is to be like, with the defaults that stand in `wishes`; `unit_name`
/// is that of the game's scores.
inline void add_book_wishes(Command command, BookWishes& wishes, const std::string& unit_name) {
    command.add_option("--games", wishes.least_games, "games that a board has to come up in")
        .check(in_range(1, 1'000'000))
        .show_default();
    command.add_option("--plies", wishes.plies, "plies from the start, at most")
        .check(in_range(1, 39))
        .show_default();
    add_rung(command, wishes.rung, "the rung that values boards");
    command.add_option("--nodes", wishes.nodes, "nodes that it has for each")
        .check(in_range(1.0, 1e12))
        .show_default();
    command
        .add_option("--loss", wishes.loss,
                    "how much worse than the best move another may be that is gone on after, " + unit_name)
        .check(in_range(0, 6400))
        .show_default();
    command.add_option("--unit", wishes.unit, "what values are rounded to, " + unit_name)
        .check(in_range(1, 100))
        .show_default();
}

/// Makes an opening book: boards of games, valued by the engine, the value of each taken back from those
/// after it. Where the engine would go where no game went, its move is in the book, too.
///
/// `Making` says how a game's boards are searched: `Game`, `Rules` of its book, `position(board)`, and
/// `move(action)`.
template <class Making>
class BookMaker {
  public:
    using Rules = typename Making::Rules;
    using Board = typename Rules::Board;
    using Move = typename Rules::Move;

    explicit BookMaker(const BookWishes& wishes) : wishes_(wishes) {}

    /// Counts the boards of a game from the start, as far as its moves are in `Rules::for_each_next`.
    void add(const std::vector<Move>& moves) {
        Board board = Rules::start();
        const auto plies = std::min(moves.size(), static_cast<std::size_t>(wishes_.plies));
        for (std::size_t ply = 0; ply <= plies; ++ply) {
            Known& known =
                boards_.try_emplace(Rules::key(board), Known{.board = Rules::same(board)}).first->second;
            known.ply = std::min(known.ply, static_cast<int>(ply));
            ++known.games;
            if (ply == plies) return;
            const auto next = after(board, moves[ply]);
            if (!next) return;
            board = *next;
        }
    }

    /// The book of all games. `valued` hears how many of how many boards have been valued.
    ValueBook<Rules> make(const std::function<void(std::size_t done, std::size_t of)>& valued) {
        forget_the_rare();
        value(valued);
        take_back();
        std::vector<typename ValueBook<Rules>::Entry> entries;
        for (const bool follows : {true, false}) reach(Rules::key(Rules::start()), follows);
        for (const auto key : in_order())
            if (const Known& known = boards_.at(key); known.is_reached())
                entries.push_back({key, static_cast<std::int16_t>(known.value)});
        return ValueBook<Rules>(std::move(entries), wishes_.unit);
    }

  private:
    struct Known {
        Board board{};
        /// The fewest after which it came up.
        int ply = std::numeric_limits<int>::max();
        int games = 0;
        /// For the side to move, in units; what is known of it by a search or from the boards after it.
        int value = 0;
        /// By a side that follows the book, which is to move here, or has just moved.
        bool is_reached_to_follow = false;
        bool is_reached_to_leave = false;

        bool is_reached() const { return is_reached_to_follow || is_reached_to_leave; }
    };

    /// Those after the fewest plies first; so that the order is the same everywhere, then by key.
    std::vector<std::uint64_t> in_order() const {
        std::vector<std::uint64_t> keys;
        for (const auto& [key, known] : boards_) keys.push_back(key);
        std::sort(keys.begin(), keys.end(), [&](std::uint64_t a, std::uint64_t b) {
            const int one = boards_.at(a).ply;
            const int other = boards_.at(b).ply;
            return one != other ? one < other : a < b;
        });
        return keys;
    }

    void forget_the_rare() {
        std::erase_if(boards_, [&](const auto& entry) {
            const Known& known = entry.second;
            return known.games < wishes_.least_games || !has_moves(known.board);
        });
    }

    /// Values each board by a search; where its best move leads to a board that is not known, that one is
    /// known from now on.
    void value(const std::function<void(std::size_t, std::size_t)>& valued) {
        using Game = typename Making::Game;
        ManualClock clock;
        Session<Game> session(ready_rung<Game>(wishes_.rung).switches, 1, Blur{}, clock);
        const auto keys = in_order();
        for (std::size_t i = 0; i < keys.size(); ++i) {
            Known& known = boards_.at(keys[i]);
            session.set(Making::position(known.board));
            session.begin(Limits{.nodes = wishes_.nodes});
            session.advance(Budget{});
            const auto best = session.best();
            known.value = rounded(best.score);
            const int ply = known.ply + 1;
            if (const auto next = after(known.board, Making::move(best.action)); next && has_moves(*next))
                boards_.try_emplace(
                    Rules::key(*next),
                    Known{.board = Rules::same(*next), .ply = ply, .value = -rounded(best.score)});
            valued(i + 1, keys.size());
        }
    }

    /// The value of a board is that of the best board after it; those after which none is known keep their
    /// own, and so do those that came up before.
    void take_back() {
        auto keys = in_order();
        std::reverse(keys.begin(), keys.end());
        for (const auto key : keys) {
            Known& known = boards_.at(key);
            std::optional<int> best;
            for_each_next(known.board, [&](const Known& next) {
                best = std::max(best.value_or(-next.value), -next.value);
            });
            known.value = best.value_or(known.value);
        }
    }

    /// Marks what one side can come to that follows the book while the other does as it likes. `follows`:
    /// whether that side is to move.
    void reach(std::uint64_t key, bool follows) {
        Known& known = boards_.at(key);
        bool& is_reached = follows ? known.is_reached_to_follow : known.is_reached_to_leave;
        if (is_reached) return;
        is_reached = true;
        for_each_next(known.board, [&](const Known& next) {
            if (!follows || (known.value + next.value) * wishes_.unit <= wishes_.loss)
                reach(Rules::key(next.board), !follows);
        });
    }

    int rounded(std::int64_t score) const {
        const auto unit = static_cast<std::int64_t>(wishes_.unit);
        constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
        return static_cast<int>(std::clamp((score + (score < 0 ? -unit : unit) / 2) / unit, -most, most));
    }

    static bool has_moves(const Board& board) {
        bool has = false;
        Rules::for_each_next(board, [&](const Move&, const Board&) { has = true; });
        return has;
    }

    static std::optional<Board> after(const Board& board, const Move& move) {
        std::optional<Board> found;
        Rules::for_each_next(board, [&](const Move& other, const Board& next) {
            if (other == move) found = next;
        });
        return found;
    }

    /// Calls `visit(known)` with each board that a move leads to and that is known.
    template <class Visit>
    void for_each_next(const Board& board, Visit visit) {
        Rules::for_each_next(board, [&](const Move&, const Board& next) {
            if (const auto at = boards_.find(Rules::key(next)); at != boards_.end()) visit(at->second);
        });
    }

    BookWishes wishes_;
    std::unordered_map<std::uint64_t, Known> boards_;
};

} // namespace forethought::cli
