#include "tests/engine/othello/naive_rules.h"

#include <algorithm>

namespace forethought::othello::naive {

namespace {

char other(char colour) {
    return colour == 'X' ? 'O' : 'X';
}

int discs(const Game& game, char colour) {
    int sum = 0;
    for (const auto& row : game.cells) sum += static_cast<int>(std::count(row.begin(), row.end(), colour));
    return sum;
}

/// The winner's lead with the empty cells, seen by `colour`.
int lead(const Game& game, char colour) {
    const int mine = discs(game, colour);
    const int theirs = discs(game, other(colour));
    const int empty = 64 - mine - theirs;
    return mine == theirs ? 0 : mine > theirs ? mine - theirs + empty : mine - theirs - empty;
}

} // namespace

Game::Game() {
    for (auto& row : cells) row.fill(' ');
    cells[3][3] = cells[4][4] = 'O';
    cells[3][4] = cells[4][3] = 'X';
}

Game::Game(const Position& position) {
    to_move = position.to_move == Side::first ? 'X' : 'O';
    for (std::size_t cell = 0; cell < 64; ++cell) {
        const bool black = (discs_of(position, Side::first) >> cell & 1) != 0;
        const bool white = (discs_of(position, Side::second) >> cell & 1) != 0;
        cells[cell / 8][cell % 8] = black ? 'X' : white ? 'O' : ' ';
    }
}

std::vector<int> Game::turned_over(int row, int column, char colour) const {
    std::vector<int> all;
    const auto at = [&](int r, int c) {
        return cells[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    };
    if (at(row, column) != ' ') return all;
    for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc) {
            if (dr == 0 && dc == 0) continue;
            std::vector<int> between;
            int r = row + dr;
            int c = column + dc;
            const auto inside = [&] { return r >= 0 && c >= 0 && r < 8 && c < 8; };
            while (inside() && at(r, c) == other(colour)) {
                between.push_back(8 * r + c);
                r += dr;
                c += dc;
            }
            if (inside() && at(r, c) == colour) all.insert(all.end(), between.begin(), between.end());
        }
    std::sort(all.begin(), all.end());
    return all;
}

bool Game::can_move(char colour) const {
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            if (!turned_over(row, column, colour).empty()) return true;
    return false;
}

std::vector<int> Game::legal_codes() const {
    std::vector<int> codes;
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            if (!turned_over(row, column, to_move).empty()) codes.push_back(8 * row + column);
    if (codes.empty() && can_move(other(to_move))) codes.push_back(64);
    return codes;
}

void Game::play(int code) {
    if (code < 64) {
        auto turned = turned_over(code / 8, code % 8, to_move);
        turned.push_back(code);
        for (const int cell : turned)
            cells[static_cast<std::size_t>(cell / 8)][static_cast<std::size_t>(cell % 8)] = to_move;
    }
    to_move = other(to_move);
}

Outcome Game::outcome() const {
    if (can_move('X') || can_move('O')) return Outcome::playing;
    const int black = lead(*this, 'X');
    return black > 0 ? Outcome::first_wins : black < 0 ? Outcome::second_wins : Outcome::draw;
}

std::string Game::text() const {
    std::string text;
    for (const auto& row : cells)
        for (const char cell : row) text += cell == ' ' ? '-' : cell;
    return text + ' ' + to_move;
}

int value(const Game& game) {
    const auto codes = game.legal_codes();
    if (codes.empty()) return lead(game, game.to_move);
    int best = -64;
    for (const int code : codes) {
        Game next = game;
        next.play(code);
        best = std::max(best, -value(next));
    }
    return best;
}

} // namespace forethought::othello::naive
