#include "engine/cli/gomoku/book_grower.h"

#include "engine/cli/rungs.h"
#include "engine/core/session.h"
#include "engine/gomoku/rules.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace forethought::cli {

using namespace gomoku;

namespace {

/// By how much the second best move may be worse where a position comes up often enough to be played in two
/// ways; points.
constexpr Score kSecondBest = 30;

/// A search for the book has time, and is to forget nothing.
constexpr std::uint64_t kTableBytes = 64u << 20;

/// How many first stones are by one step farther from the centre.
constexpr double kFarther = 0.25;

/// Moves that are less likely than this are not looked for an answer to.
constexpr double kUnlikely = 1e-3;

Position nothing_placed() {
    return empty_board(kUsualBoard, Rule::freestyle, Opening::free);
}

/// How likely a first stone is there, up to what all have in common.
double likelihood_of_first(Cell cell) {
    const int centre = kUsualBoard / 2;
    const int steps = std::max(std::abs(x_of(cell) - centre), std::abs(y_of(cell) - centre));
    return std::pow(kFarther, steps) / std::max(1, 8 * steps);
}

} // namespace

BookGrower::BookGrower(const GrowthWishes& wishes, Book known)
    : wishes_(wishes),
      known_(std::move(known)),
      switches_(rung_of<Gomoku>(wishes.rung).switches),
      accumulator_(network::kTrained) {
    switches_.table_bytes = kTableBytes;
    // What a book says is to be found out, not read in another one.
    switches_.consults_book = false;
}

void BookGrower::grow(const std::function<void(const BookGrower&)>& told) {
    plant(1, nothing_placed());
    bud_at_first_stones();
    while (size() < wishes_.positions && !buds_.empty()) {
        const Bud next = buds_.top();
        buds_.pop();
        grow_at(next);
        told(*this);
    }
}

Book BookGrower::book() const {
    std::vector<Book::Entry> entries;
    for (const auto& [key, entry] : entries_) entries.push_back(entry);
    return Book(std::move(entries));
}

void BookGrower::plant(double likelihood, const Position& position) {
    buds_.push({likelihood, budded_++, {position.actions.begin(), position.actions.end()}});
}

void BookGrower::grow_at(const Bud& bud) {
    Position position = nothing_placed();
    for (const Action stone : bud.stones) play(position, stone, nullptr);
    const Shape shape(position);
    if (entries_.contains(shape.key())) return;
    likelihood_ = bud.likelihood;
    const Book::Entry* const known = known_.find(shape);
    const Book::Entry entry = known ? *known : answer(position, shape, bud.likelihood);
    if (known) ++taken_over_;
    entries_.emplace(entry.key, entry);
    for (const BookMove& move : entry.choices()) {
        if (std::abs(move.score) >= Book::kMost) continue;
        Position next = position;
        play(next, stone_on(turned(move.cell, kUsualBoard, inverse(shape.upright()))), nullptr);
        this->bud(next, bud.likelihood / static_cast<double>(entry.count));
    }
}

/// What a search plays; two moves where they are about as good.
Book::Entry BookGrower::answer(const Position& position, const Shape& shape, double likelihood) {
    const double share = std::min(1.0, likelihood * GrowthWishes::kOften);
    const auto nodes = static_cast<Nodes>(static_cast<double>(wishes_.most_nodes) * share);
    const bool is_often = share == 1;
    // One that remembers nothing of other positions: a book that is gone on with becomes the same.
    Session<Gomoku> session(switches_, 1, Blur{}, clock_);
    session.show(is_often ? Book::kMostMoves : 1);
    session.set(position);
    session.begin(Limits{.nodes = std::max(wishes_.least_nodes, nodes)});
    session.advance(Budget{});
    const auto best = session.best();
    const auto upright = [&](Action action) { return turned(cell_of(action), kUsualBoard, shape.upright()); };
    Book::Entry entry{.key = shape.key(), .count = 1};
    entry.moves[0] = {upright(best.action), in_book(best.score)};
    const auto lines = session.multi_pv(Book::kMostMoves);
    if (!is_often || lines.size() < Book::kMostMoves || std::abs(entry.moves[0].score) == Book::kMost)
        return entry;
    const auto& second = lines[1];
    const Action action = second.actions.front();
    // A move that leads to the same shape is another one on the board only.
    const auto shape_after = [&](Action move) { return shape.after(cell_of(move)).key(); };
    const bool is_other = shape_after(action) != shape_after(best.action);
    // Where only a bound is known nothing is known to follow.
    const bool is_exact = second.actions.size() > 1;
    if (is_other && is_exact && second.score >= best.score - kSecondBest)
        entry.moves[entry.count++] = {upright(action), in_book(second.score)};
    return entry;
}

/// What the other side may play here, by the network.
void BookGrower::bud(const Position& position, double likelihood) {
    if (position.outcome != Outcome::playing) return;
    board_.set(position);
    accumulator_.set(board_, network::last_stones(position));
    const network::Attention attention = accumulator_.attention(board_);
    std::vector<std::pair<double, Cell>> moves;
    double all = 0;
    board_.near_cells().for_each([&](Cell cell) {
        const double odds =
            std::exp(accumulator_.order(board_, attention, cell) / static_cast<double>(network::kUnit));
        moves.emplace_back(odds, cell);
        all += odds;
    });
    for (const auto& [odds, cell] : moves) {
        if (odds / all < kUnlikely) continue;
        Position next = position;
        play(next, stone_on(cell), nullptr);
        if (next.outcome == Outcome::playing) plant(likelihood * odds / all, next);
    }
}

/// The network has nothing to say of an empty board.
void BookGrower::bud_at_first_stones() {
    const auto stones = legal_actions(nothing_placed());
    double all = 0;
    for (const Action stone : stones) all += likelihood_of_first(cell_of(stone));
    for (const Action stone : stones) {
        Position next = nothing_placed();
        play(next, stone, nullptr);
        plant(likelihood_of_first(cell_of(stone)) / all, next);
    }
}

} // namespace forethought::cli
