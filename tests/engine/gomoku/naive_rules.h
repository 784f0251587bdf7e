#pragma once

#include "engine/gomoku/rules.h"

#include <string>
#include <vector>

namespace forethought::gomoku::naive {

/// The rules of Gomoku once more, on plain arrays and by the words of the rules, to hold the fast ones
/// against.

struct Point {
    int x = 0;
    int y = 0;
    auto operator<=>(const Point&) const = default;
};

/// A square board, row by row from the top: 'X' black, 'O' white, anything else an empty point.
using Board = std::vector<std::string>;

Board board_of(const Position& position);

/// What is wrong with a black stone on an empty point in renju. Of several reasons the first of overline,
/// double four, double three is named.
Forbidden forbidden_of(Board board, Point at);

/// The points of all rows through the stone on `at` that win under `rule`; sorted, each once.
std::vector<Point> winning_points(const Board& board, Point at, Rule rule);

/// Whose turn it is, as the list of actions alone tells.
struct Turn {
    Side side = Side::first;
    Phase phase = Phase::playing;
    Side black = Side::first;
    Colour colour = Colour::black;
    int actions_left = 1;
};

/// A game as the list of what was done in it.
class Game {
  public:
    Game(int size, Rule rule, Opening opening);

    /// Codes of all legal actions, ascending.
    const std::vector<std::int32_t>& legal_codes() const { return legal_; }
    void play(std::int32_t code);

    Turn turn() const;
    const Board& board() const { return board_; }
    Outcome outcome() const { return outcome_; }
    Reason reason() const { return reason_; }
    /// Of the rows that have won.
    const std::vector<Point>& winning_points() const { return row_; }

  private:
    std::vector<std::int32_t> find_legal() const;
    bool is_full() const;
    void end(Outcome outcome, Reason reason);

    Rule rule_;
    Opening opening_;
    Board board_;
    std::vector<std::int32_t> codes_;
    Outcome outcome_ = Outcome::playing;
    Reason reason_ = Reason::none;
    std::vector<Point> row_;
    std::vector<std::int32_t> legal_;
};

} // namespace forethought::gomoku::naive
