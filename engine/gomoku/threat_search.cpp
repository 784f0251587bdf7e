#include "engine/gomoku/threat_search.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

constexpr std::size_t kMostCandidates = 64;
using Candidates = MoveList<Cell, kMostCandidates>;

void append(Candidates& moves, const CellBits& cells) {
    cells.for_each([&](Cell cell) {
        if (moves.size() < Candidates::capacity()) moves.push_back(cell);
    });
}

bool has(const Candidates& moves, Cell cell) {
    return std::find(moves.begin(), moves.end(), cell) != moves.end();
}

/// Moves of the colour that leave the opponent one reply.
void append_fours(Candidates& moves, const Board& board, Colour colour) {
    append(moves, board.cells(colour, Threat::live_four));
    append(moves, board.cells(colour, Threat::four_three));
    append(moves, board.cells(colour, Threat::four));
}

void append_threes(Candidates& moves, const Board& board, Colour colour) {
    append(moves, board.cells(colour, Threat::double_three));
    append(moves, board.cells(colour, Threat::three));
}

/// Cells in and about the rows of which the attacker could make a live four or two fours.
void append_defences(Candidates& moves, const Board& board, Colour attacker) {
    append_fours(moves, board, attacker);
    if (attacker != Colour::black) return;
    board.double_fours().for_each([&](Cell cell) {
        if (!has(moves, cell) && moves.size() < Candidates::capacity()) moves.push_back(cell);
    });
}

} // namespace

ThreatSearch::ThreatSearch(int table_log2) : table_(table_log2) {}

void ThreatSearch::clear() {
    table_.clear();
}

Verdict ThreatSearch::fours(Board& board, Nodes limit) {
    return threats(board, 0, limit);
}

Verdict ThreatSearch::building_fours(Board& board, Nodes limit) {
    return threats(board, kBuilding, limit);
}

Verdict ThreatSearch::threats(Board& board, int depth, Nodes limit) {
    end_ = nodes_ + limit;
    cut_ = false;
    line_.clear();
    plies_ = attack(board, depth, 0);
    if (plies_ == 0) return cut_ ? Verdict::unknown : Verdict::does_not;
    collect_line(board);
    return Verdict::wins;
}

/// Wins that need no search: a five, or a live four that the opponent cannot forestall.
int ThreatSearch::quick_win(const Board& board, Cell& move) const {
    const Colour me = board.to_move();
    if (board.count(me, Threat::five) > 0) {
        move = board.cells(me, Threat::five).first();
        return 1;
    }
    if (board.count(me, Threat::live_four) == 0 || board.count(other(me), Threat::five) > 0) return 0;
    int plies = 0;
    board.cells(me, Threat::live_four).for_each([&](Cell cell) {
        if (plies > 0 || board.is_forbidden(cell)) return;
        move = cell;
        plies = 3;
    });
    return plies;
}

int ThreatSearch::attack(Board& board, int depth, int ply) {
    Cell move = 0;
    if (const int plies = quick_win(board, move)) {
        table_.store(board.hash(), Entry{kWon, move, static_cast<std::int16_t>(plies)});
        return plies;
    }
    const Colour me = board.to_move();
    const Colour enemy = other(me);
    if (board.count(enemy, Threat::five) > 1 || ply >= kMostPlies) return 0;
    if (const Entry* entry = table_.find(board.hash())) {
        if (entry->depth == kWon) return entry->plies;
        if (entry->depth >= depth) return 0;
    }
    Candidates moves;
    append_fours(moves, board, me);
    if (board.count(enemy, Threat::five) == 1) {
        // The only move; it goes on as an attack if it makes a threat of its own.
        const Cell only = board.cells(enemy, Threat::five).first();
        const bool goes_on = has(moves, only) || (depth > 0 && board.at(only).threat(me) >= Threat::three);
        moves.clear();
        if (goes_on) moves.push_back(only);
    } else if (depth > 0) {
        // A three is too slow where the enemy has one, unless it stands in the way of it.
        Candidates threes;
        append_threes(threes, board, me);
        Candidates parries;
        const bool threatened = board.count(enemy, Threat::live_four) > 0;
        if (threatened) append_defences(parries, board, enemy);
        for (const Cell cell : threes)
            if ((!threatened || has(parries, cell)) && moves.size() < Candidates::capacity())
                moves.push_back(cell);
    }
    // What is forced may build nothing.
    const bool choosy = depth == kBuilding && board.count(enemy, Threat::five) == 0;
    const bool was_cut = cut_;
    cut_ = false;
    int plies = 0;
    for (std::size_t i = 0; i < moves.size() && plies == 0; ++i) {
        if (out_of_nodes()) {
            cut_ = true;
            break;
        }
        if (board.is_forbidden(moves[i]) || (choosy && !builds(board.at(moves[i]).lines(me)))) continue;
        move = moves[i];
        plies = attack_with(board, move, depth, ply);
    }
    if (plies > 0)
        table_.store(board.hash(), Entry{kWon, move, static_cast<std::int16_t>(plies)});
    else if (!cut_)
        table_.store(board.hash(), Entry{static_cast<std::int8_t>(std::min(depth, 100)), 0, 0});
    cut_ = cut_ || was_cut;
    return plies;
}

/// Plies of the win that begins with the move, 0 when it does not win.
int ThreatSearch::attack_with(Board& board, Cell move, int depth, int ply) {
    const bool is_four = board.at(move).threat(board.to_move()) >= Threat::four;
    board.make(move);
    ++nodes_;
    const int rest = defend(board, is_four ? depth : depth - 1, ply + 1);
    board.unmake();
    return rest > 0 ? rest + 1 : 0;
}

/// The defender is to move. Plies of the attacker's win against its best reply, 0 when a reply holds.
int ThreatSearch::defend(Board& board, int depth, int ply) {
    const Colour me = board.to_move();
    const Colour attacker = other(me);
    if (board.count(me, Threat::five) > 0) return 0;
    const int fives = board.count(attacker, Threat::five);
    if (fives > 1) return 2;
    if (fives == 1) return answer(board, board.cells(attacker, Threat::five).first(), depth, ply);
    if (board.count(attacker, Threat::live_four) == 0 || board.count(me, Threat::live_four) > 0) return 0;
    bool real = false;
    board.cells(attacker, Threat::live_four).for_each([&](Cell cell) {
        real = real || !board.is_forbidden(cell, attacker);
    });
    if (!real) return 0;
    Candidates replies;
    append_defences(replies, board, attacker);
    Candidates own;
    append_fours(own, board, me);
    for (const Cell cell : own)
        if (!has(replies, cell) && replies.size() < Candidates::capacity()) replies.push_back(cell);
    if (replies.size() == Candidates::capacity()) return 0;
    int longest = 0;
    for (const Cell reply : replies) {
        if (board.is_forbidden(reply)) continue;
        const int plies = answer(board, reply, depth, ply);
        if (plies == 0) return 0;
        longest = std::max(longest, plies);
    }
    // Without a legal reply the live four comes.
    return longest > 0 ? longest : 4;
}

/// Plies of the attacker's win after the defender's reply.
int ThreatSearch::answer(Board& board, Cell reply, int depth, int ply) {
    if (board.is_forbidden(reply)) return 2;
    if (out_of_nodes()) {
        cut_ = true;
        return 0;
    }
    board.make(reply);
    ++nodes_;
    const int plies = board.is_full() ? 0 : attack(board, depth, ply + 1);
    board.unmake();
    return plies > 0 ? plies + 1 : 0;
}

/// The win of the side to move as far as it can be told without a search, 0 for none.
int ThreatSearch::known_win(const Board& board, Cell& move) const {
    if (const int plies = quick_win(board, move)) return plies;
    const Entry* entry = table_.find(board.hash());
    if (entry == nullptr || entry->depth != kWon) return 0;
    move = entry->move;
    return entry->plies;
}

/// Follows the table from a won position: the winning moves, and the replies that hold out longest.
void ThreatSearch::collect_line(Board& board) {
    std::size_t made = 0;
    Cell move = 0;
    while (const int plies = known_win(board, move)) {
        line_.push_back(move);
        if (plies == 1) break;
        board.make(move);
        ++made;
        const Cell reply = longest_reply(board);
        if (reply < 0) break;
        line_.push_back(reply);
        board.make(reply);
        ++made;
    }
    for (; made > 0; --made) board.unmake();
}

/// The defender's reply after which the win that is known takes longest; -1 where none is known.
Cell ThreatSearch::longest_reply(Board& board) const {
    const Colour me = board.to_move();
    Candidates replies;
    if (board.count(other(me), Threat::five) > 0) {
        append(replies, board.cells(other(me), Threat::five));
    } else {
        append_defences(replies, board, other(me));
        append_fours(replies, board, me);
    }
    Cell longest = -1;
    int most = 0;
    const auto try_out = [&](Cell reply) {
        if (board.is_forbidden(reply)) return;
        board.make(reply);
        Cell move = 0;
        const int plies = known_win(board, move);
        board.unmake();
        if (plies <= most) return;
        most = plies;
        longest = reply;
    };
    for (const Cell reply : replies) try_out(reply);
    // Where every reply is forbidden, any other stone.
    if (longest < 0)
        board.empty_cells().for_each([&](Cell reply) {
            if (longest < 0) try_out(reply);
        });
    return longest;
}

} // namespace forethought::gomoku
