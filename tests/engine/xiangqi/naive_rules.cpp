#include "tests/engine/xiangqi/naive_rules.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace forethought::xiangqi::naive {

namespace {

char lower(char piece) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(piece)));
}

/// A rank as the side counts it from its own side of the board.
int from_home(Side side, int rank) {
    return side == Side::first ? rank : 9 - rank;
}

} // namespace

Game::Game(const std::string& fen) {
    for (auto& row : grid_) row.fill('.');
    int file = 0;
    int rank = 9;
    std::size_t i = 0;
    for (; fen[i] != ' '; ++i) {
        if (fen[i] == '/') {
            --rank;
            file = 0;
        } else if (fen[i] >= '1' && fen[i] <= '9') {
            file += fen[i] - '0';
        } else {
            grid_[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file++)] = fen[i];
        }
    }
    to_move_ = fen[i + 1] == 'b' ? Side::second : Side::first;
}

bool Game::is_of(Side side, char piece) const {
    return piece != '.' && (std::isupper(static_cast<unsigned char>(piece)) != 0) == (side == Side::first);
}

/// Pieces strictly between two points of one line.
int Game::between(const Move& move) const {
    int count = 0;
    const int right = (move.to_file > move.from_file) - (move.to_file < move.from_file);
    const int up = (move.to_rank > move.from_rank) - (move.to_rank < move.from_rank);
    for (int file = move.from_file + right, rank = move.from_rank + up;
         file != move.to_file || rank != move.to_rank; file += right, rank += up)
        count += at(file, rank) != '.' ? 1 : 0;
    return count;
}

bool Game::goes(const Move& move) const {
    const char piece = at(move.from_file, move.from_rank);
    const char target = at(move.to_file, move.to_rank);
    if (piece == '.') return false;
    const Side side = is_of(Side::first, piece) ? Side::first : Side::second;
    if (is_of(side, target)) return false;
    const int right = move.to_file - move.from_file;
    const int up = move.to_rank - move.from_rank;
    const int far = std::max(std::abs(right), std::abs(up));
    const int steps = std::abs(right) + std::abs(up);
    const bool straight = right == 0 || up == 0;
    const int home = from_home(side, move.to_rank);
    const bool in_palace = move.to_file >= 3 && move.to_file <= 5 && home <= 2;
    switch (lower(piece)) {
    case 'k':
        return steps == 1 && in_palace;
    case 'a':
        return far == 1 && steps == 2 && in_palace;
    case 'b':
        return std::abs(right) == 2 && std::abs(up) == 2 && home <= 4 &&
               at(move.from_file + right / 2, move.from_rank + up / 2) == '.';
    case 'n':
        return far == 2 && steps == 3 && at(move.from_file + right / 2, move.from_rank + up / 2) == '.';
    case 'r':
        return straight && between(move) == 0;
    case 'c':
        return straight && between(move) == (target == '.' ? 0 : 1);
    default: {
        const int ahead = side == Side::first ? up : -up;
        const bool crossed = from_home(side, move.from_rank) >= 5;
        return steps == 1 && (ahead == 1 || (ahead == 0 && crossed));
    }
    }
}

bool Game::is_attacked(Side side) const {
    Move to_general;
    Move generals;
    for (int rank = 0; rank < 10; ++rank)
        for (int file = 0; file < 9; ++file) {
            if (at(file, rank) == (side == Side::first ? 'K' : 'k')) {
                to_general.to_file = generals.to_file = file;
                to_general.to_rank = generals.to_rank = rank;
            }
            if (at(file, rank) == (side == Side::first ? 'k' : 'K')) {
                generals.from_file = file;
                generals.from_rank = rank;
            }
        }
    if (generals.from_file == generals.to_file && between(generals) == 0) return true;
    for (int rank = 0; rank < 10; ++rank)
        for (int file = 0; file < 9; ++file) {
            to_general.from_file = file;
            to_general.from_rank = rank;
            if (is_of(opponent(side), at(file, rank)) && goes(to_general)) return true;
        }
    return false;
}

std::vector<Move> Game::legal_moves() const {
    std::vector<Move> moves;
    for (int from = 0; from < 90; ++from)
        for (int to = 0; to < 90; ++to) {
            const Move move{from % 9, from / 9, to % 9, to / 9};
            if (from == to || !is_of(to_move_, at(move.from_file, move.from_rank)) || !goes(move)) continue;
            Game after = *this;
            after.play(move);
            if (!after.is_attacked(to_move_)) moves.push_back(move);
        }
    std::sort(moves.begin(), moves.end());
    return moves;
}

/// A piece of either side.
bool Game::goes_legally(const Move& move) const {
    const Side side = is_of(Side::first, at(move.from_file, move.from_rank)) ? Side::first : Side::second;
    if (!goes(move)) return false;
    Game after = *this;
    after.play(move);
    return !after.is_attacked(side);
}

Game::Guards Game::guards(const Move& capture) const {
    Game taken = *this;
    taken.play(capture);
    Guards guards;
    for (int from = 0; from < 90; ++from) {
        const Move back{from % 9, from / 9, capture.to_file, capture.to_rank};
        guards.exist |= taken.goes(back);
        guards.may_recapture |= taken.goes_legally(back);
    }
    return guards;
}

bool Game::creates_chase(const Move& move, const Game& after, const Move& capture) const {
    const char hunter = lower(after.at(capture.from_file, capture.from_rank));
    const char victim = lower(after.at(capture.to_file, capture.to_rank));
    const bool is_home = from_home(opponent(to_move_), capture.to_rank) <= 4;
    if (hunter == 'k' || hunter == 'p' || victim == 'k' || (victim == 'p' && is_home)) return false;
    if (!after.goes_legally(capture)) return false;
    const Move back{capture.to_file, capture.to_rank, capture.from_file, capture.from_rank};
    if (hunter == victim && after.goes_legally(back)) return false;

    Move earlier = capture;
    if (capture.from_file == move.to_file && capture.from_rank == move.to_rank) {
        earlier.from_file = move.from_file;
        earlier.from_rank = move.from_rank;
    }
    const Guards now = after.guards(capture);
    const bool newly_pinned = !after.is_attacked(after.to_move_) && goes(earlier) &&
                              guards(earlier).may_recapture && now.exist && !now.may_recapture;
    if (goes(earlier) && !newly_pinned) return false;

    if (!now.may_recapture) return true;
    if (hunter == 'n' || hunter == 'c') return victim == 'r';
    return (hunter == 'a' || hunter == 'b') && (victim == 'r' || victim == 'n' || victim == 'c');
}

std::vector<int> Game::chased_by(const Move& move) const {
    Game after = *this;
    after.play(move);
    std::vector<int> chased;
    for (int to = 0; to < 90; ++to) {
        if (!is_of(opponent(to_move_), after.at(to % 9, to / 9))) continue;
        for (int from = 0; from < 90; ++from)
            if (is_of(to_move_, after.at(from % 9, from / 9)) &&
                creates_chase(move, after, {from % 9, from / 9, to % 9, to / 9})) {
                chased.push_back(to);
                break;
            }
    }
    return chased;
}

void Game::play(const Move& move) {
    char& from = grid_[static_cast<std::size_t>(move.from_rank)][static_cast<std::size_t>(move.from_file)];
    grid_[static_cast<std::size_t>(move.to_rank)][static_cast<std::size_t>(move.to_file)] = from;
    from = '.';
    to_move_ = opponent(to_move_);
}

} // namespace forethought::xiangqi::naive
