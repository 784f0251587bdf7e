#include "engine/xiangqi/notation/spelled.h"

#include "engine/core/quoted.h"
#include "engine/xiangqi/movegen.h"

#include <cstdlib>
#include <vector>

namespace forethought::xiangqi {

namespace {

/// Ranks from the side's own one on.
int ranks_ahead(Side side, Cell cell) {
    return side == Side::first ? rank_of(cell) : kRanks - 1 - rank_of(cell);
}

bool goes_straight(Kind kind) {
    return kind == Kind::general || kind == Kind::chariot || kind == Kind::cannon || kind == Kind::soldier;
}

bool fits_order(const Tandem& tandem, const Spelled& spelled) {
    const bool few = tandem.pieces() <= 3;
    switch (spelled.order) {
    case Order::none:
        return true;
    case Order::foremost:
        return tandem.pieces() > 1 && tandem.ahead == 0;
    case Order::rearmost:
        return tandem.pieces() > 1 && tandem.behind == 0;
    case Order::middle:
        return tandem.ahead > 0 && tandem.ahead == tandem.behind;
    case Order::front:
        return tandem.pieces() > 1 && tandem.ahead == (few ? 0 : 1);
    case Order::rear:
        return tandem.pieces() > 1 && tandem.behind == (few ? 0 : 1);
    default:
        return tandem.pieces() > 1 &&
               spelled.number == (tandem.on_two_files ? tandem.number : tandem.ahead + 1);
    }
}

bool fits(const Board& board, Action move, const Spelled& spelled) {
    const Spelled own = spelled_out(board, move);
    return own.kind == spelled.kind && own.way == spelled.way && own.target == spelled.target &&
           (spelled.file == 0 || own.file == spelled.file) &&
           fits_order(tandem_of(board, move.from()), spelled);
}

} // namespace

int file_number(Side side, Cell cell) {
    return side == Side::first ? kFiles - file_of(cell) : file_of(cell) + 1;
}

Tandem tandem_of(const Board& board, Cell cell) {
    const Slot slot = board.at(cell);
    const Side side = side_of(slot);
    const Kind kind = kind_of(slot);
    int on_file[kFiles + 1]{};
    std::vector<Cell> others;
    for (Slot other = first_slot(side, kind); other < end_slot(side, kind); ++other) {
        const Cell at = board.where(other);
        if (at == kNowhere) continue;
        ++on_file[file_number(side, at)];
        if (other != slot) others.push_back(at);
    }
    Tandem tandem;
    const int file = file_number(side, cell);
    for (const Cell other : others) {
        const int other_file = file_number(side, other);
        const bool is_before = ranks_ahead(side, other) > ranks_ahead(side, cell);
        if (other_file == file) ++(is_before ? tandem.ahead : tandem.behind);
        if (on_file[other_file] < 2) continue;
        tandem.on_two_files |= other_file != file;
        if (other_file < file || (other_file == file && is_before)) ++tandem.number;
    }
    return tandem;
}

Spelled spelled_out(const Board& board, Action move) {
    const Side side = board.to_move();
    Spelled spelled{.kind = kind_of(board.at(move.from())), .file = file_number(side, move.from())};
    const int up = ranks_ahead(side, move.to()) - ranks_ahead(side, move.from());
    spelled.way = up == 0 ? Way::sideways : up > 0 ? Way::forward : Way::back;
    const bool counts_steps = up != 0 && goes_straight(spelled.kind);
    spelled.target = counts_steps ? std::abs(up) : file_number(side, move.to());
    return spelled;
}

Result<Action> find_move(const Board& board, const Spelled& spelled, std::string_view text) {
    Moves moves;
    add_legal(board, moves);
    std::vector<Action> found;
    for (const Action move : moves)
        if (fits(board, move, spelled)) found.push_back(move);
    if (found.empty()) return Error{"no legal move is called " + in_quotes(text)};
    if (found.size() == 1) return found.front();
    if (spelled.order == Order::none)
        for (const Action move : found) {
            const Tandem tandem = tandem_of(board, move.from());
            if (tandem.ahead > 0 && tandem.ahead == tandem.behind) return move;
        }
    return Error{in_quotes(text) + " may be a move of several pieces"};
}

} // namespace forethought::xiangqi
