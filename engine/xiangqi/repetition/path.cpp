#include "engine/xiangqi/repetition/path.h"

#include "engine/xiangqi/attacks.h"

namespace forethought::xiangqi {

Path::Path(const Start& start)
    : start_(start), board_(start.board), in_check_(xiangqi::in_check(board_)), quiet_(start.quiet_plies) {}

Change Path::make(Action move) {
    const Side side = board_.to_move();
    PathPly& ply = plies_.emplace_back();
    ply.hash = board_.hash();
    ply.quiet = quiet_;
    ply.reversible_from = reversible_from_;
    ply.was_in_check = in_check_;
    ply.change = board_.make(move);
    ply.checks = in_check_ = is_general_newly_attacked(board_, ply.change);
    if (ply.change.takes()) {
        quiet_ = QuietCount();
        reversible_from_ = plies_.size();
    } else {
        quiet_.add(side, in_check_);
    }
    return ply.change;
}

Change Path::unmake() {
    const PathPly& ply = plies_.back();
    const Change change = ply.change;
    board_.unmake(change);
    quiet_ = ply.quiet;
    reversible_from_ = ply.reversible_from;
    in_check_ = ply.was_in_check;
    plies_.pop_back();
    return change;
}

void Path::make_null() {
    plies_.push_back({.hash = board_.hash(),
                      .quiet = quiet_,
                      .reversible_from = reversible_from_,
                      .was_in_check = in_check_});
    board_.pass();
    in_check_ = false;
    reversible_from_ = plies_.size();
}

void Path::unmake_null() {
    const PathPly& ply = plies_.back();
    board_.pass();
    reversible_from_ = ply.reversible_from;
    in_check_ = ply.was_in_check;
    plies_.pop_back();
}

Path::Occurrences Path::occurrences() const {
    Occurrences found;
    found.first = found.latest = plies();
    for (std::size_t back = 2; back <= plies() - reversible_from_; back += 2)
        if (plies_[plies() - back].hash == board_.hash()) {
            found.first = plies() - back;
            if (++found.times == 2) found.latest = found.first;
        }
    return found;
}

bool Path::repeats() const {
    for (std::size_t back = 4; back <= plies() - reversible_from_; back += 2)
        if (plies_[plies() - back].hash == board_.hash()) return true;
    return false;
}

Side Path::side_of_ply(std::size_t number) const {
    return (plies() - number) % 2 == 0 ? board_.to_move() : opponent(board_.to_move());
}

bool Path::checks_by_all(Side side, std::size_t from) const {
    for (std::size_t number = from; number < plies(); ++number)
        if (side_of_ply(number) == side && !plies_[number].checks) return false;
    return true;
}

PieceSet Path::chased_by_all(Side side, std::size_t from) {
    PieceSet chased = kEveryPiece;
    for (std::size_t number = plies(); number > from && chased != 0; --number) {
        if (side_of_ply(number - 1) != side) continue;
        if (!plies_[number - 1].chased) find_chased(number - 1);
        chased &= *plies_[number - 1].chased;
    }
    return chased;
}

void Path::find_chased(std::size_t number) {
    Board before = board_;
    for (std::size_t last = plies(); last > number; --last) before.unmake(plies_[last - 1].change);
    plies_[number].chased = chased_by(before, plies_[number].change.move);
}

} // namespace forethought::xiangqi
