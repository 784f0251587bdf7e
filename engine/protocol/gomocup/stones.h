#pragma once

#include "engine/core/result.h"
#include "engine/gomoku/position.h"

#include <string_view>
#include <vector>

namespace forethought::gomocup {

/// The lines between BOARD or SWAP2BOARD and DONE. The first line that is wrong is remembered; those behind
/// it are passed over, so that the answer comes where the manager waits for it.
class StoneList {
  public:
    /// What a line of the list looks like.
    enum class Form {
        /// "x,y,field" with 1 an own stone, 2 one of the opponent, 3 a mark without a stone.
        owned,
        /// "x,y".
        plain
    };
    StoneList(Form form, int size) : form_(form), size_(size) {}

    void add(std::string_view line);
    Form form() const { return form_; }

    /// Own stones and the opponent's, or of a plain list all of them as `own`, each in the order of the list.
    struct Stones {
        std::vector<gomoku::Cell> own;
        std::vector<gomoku::Cell> opponents;
    };
    /// Error: the first line that was wrong, counted from 1, and the reason.
    Result<Stones> finish() const;

  private:
    Status enter(std::string_view line);

    Form form_;
    int size_;
    int lines_ = 0;
    Stones stones_{};
    Status status_ = success();
};

/// A game that has come to these stones, whatever the order in which they were placed; `black` and `white`
/// are taken in turn. Error: such stones leave nothing to be played, or cannot have come about.
Result<gomoku::Position> position_from(const gomoku::Position& game, const std::vector<gomoku::Cell>& black,
                                       const std::vector<gomoku::Cell>& white);

/// The same from the point of view of the side to move. Its colour follows from the numbers: with as many
/// stones as the opponent it is Black, with one fewer it is White.
Result<gomoku::Position> position_to_move(const gomoku::Position& game, const StoneList::Stones& stones);

/// The position of swap2 in which a choice is to be made: no stones, three, or five.
Result<gomoku::Position> swap2_position(const gomoku::Position& game,
                                        const std::vector<gomoku::Cell>& stones);

/// The game without the stone on `cell`, which must be of the colour that moved last. Error: the reason.
Result<gomoku::Position> without_stone(const gomoku::Position& game, gomoku::Cell cell);

} // namespace forethought::gomocup
