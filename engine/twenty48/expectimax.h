#pragma once

#include "engine/core/limits.h"
#include "engine/core/root_moves.h"
#include "engine/core/types.h"
#include "engine/twenty48/action.h"
#include "engine/twenty48/board.h"
#include "engine/twenty48/value_table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace forethought::twenty48 {

/// The options of a search by true odds, which rungs turn on.
struct ExpectimaxSettings {
    /// A board that is reached with less than one chance in so many is evaluated at once; 0 for none.
    std::uint32_t unlikely_in = 0;
    /// Whether the depth is limited by the number of different tiles: two less than that, and at least three.
    bool follows_tiles = false;
    /// Values are kept in a table of 2^table_log2 entries.
    bool remembers = false;
    int table_log2 = 18;
    /// Pairs of a new tile and a slide after the first slide, at most.
    Ply most_depth = 15;
};

/// The value of each slide when random tiles come and the best slide follows: a 2 on any empty cell in nine
/// of ten cases, else a 4. `E` evaluates boards after a slide (`RowValues`, the network). Each iteration is
/// one ply deeper; a ply is a new tile and a slide.
///
/// The upper part of the tree is searched with a stack of its own, so that it can pause at any node; a board
/// `E::kPliesInOnePiece` plies or less above the leaves is searched in one go. A node is a slide that was
/// tried. Source: seed article 003; the table of odds and the sharing of rows between new tiles are ours.
template <class E>
class Expectimax {
  public:
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = E::kWholeAdvantage;

    Expectimax(E evaluation, const ExpectimaxSettings& settings)
        : evaluation_(std::move(evaluation)),
          settings_(settings),
          unlikely_(settings.unlikely_in > 0 ? kCertain / settings.unlikely_in : 0),
          table_(settings.remembers ? settings.table_log2 : 0) {
        stack_.reserve(static_cast<std::size_t>(settings.most_depth) + 1);
    }

    /// Begins anew at a board with a legal slide.
    void set_root(Board board) {
        root_ = board;
        nodes_ = 0;
        finished_ = 0;
        done_ = false;
        stack_.clear();
        next_ = 0;
        goes_deeper_ = false;
        if (evaluation_.begin(board)) forget();
        table_.next_move();
        deepest_ = settings_.most_depth;
        if (settings_.follows_tiles) deepest_ = std::min(deepest_, std::max(3, distinct_tiles(board) - 2));
        moves_.clear();
        finished_moves_.clear();
        line_.clear();
        const auto slides = all_slides(board);
        for (int d = 0; d < kSlides; ++d)
            if (slides[static_cast<std::size_t>(d)] != board) moves_.add(slide_to(direction(d)));
    }

    /// Forgets all boards.
    void forget() { table_.clear(); }

    /// Tries about `nodes` slides more, not beyond `depth` plies where that is not 0. Returns whether
    /// anything is left to find out.
    bool advance(Nodes nodes, Ply depth = 0) {
        const Nodes end = nodes_ + nodes;
        while (!done_ && nodes_ < end) {
            if (depth > 0 && finished_ >= depth) return false;
            step();
        }
        return !done_ && (depth == 0 || finished_ < depth);
    }

    Nodes nodes() const { return nodes_; }
    /// Plies of the deepest iteration that was finished, 0 before the first.
    Ply depth() const { return finished_; }
    /// Value of the best slide so far.
    Score score() const { return score_; }
    /// The best slide so far; empty before anything was found.
    const std::vector<Action>& line() const { return line_; }
    /// Best first by the last iteration.
    const std::vector<RootMove<Action>>& root_moves() const { return moves_.list(); }
    /// The slides with values that can be compared; none before an iteration was finished. Slides that the
    /// present iteration has not reached have the value of the iteration before, shifted by the mean change
    /// of the others.
    void compare(std::vector<RootMove<Action>>& moves) const {
        moves = finished_moves_;
        if (moves.empty() || next_ == 0) return;
        const auto& latest = moves_.list();
        std::int64_t moved = 0;
        for (std::size_t i = 0; i < next_; ++i) moved += latest[i].score - moves[i].score;
        moved /= static_cast<std::int64_t>(next_);
        for (std::size_t i = 0; i < moves.size(); ++i)
            moves[i].score = i < next_ ? latest[i].score : moves[i].score + static_cast<Score>(moved);
    }

  private:
    /// In 2^-30.
    using Chance = std::uint64_t;
    static constexpr Chance kCertain = Chance{1} << 30;
    static constexpr Score kNone = -kWin;

    /// A board after a slide, waiting for the best slide after each of its new tiles.
    struct Frame {
        Board after = 0;
        Ply depth = 0;
        Chance chance = 0;
        /// The empty cells whose tiles are not done, the present one first, and its tile.
        Board empty = 0;
        Rank rank = 1;
        std::int64_t sum = 0;
        /// The slides after that tile.
        Board placed = 0;
        std::array<Board, kSlides> slides{};
        std::size_t next = 0;
        Score best = kNone;
    };

    void step() {
        if (!stack_.empty()) return search(stack_.back());
        const auto& moves = moves_.list();
        if (next_ == moves.size()) return end_iteration();
        const Direction way = direction_of(moves[next_].move);
        const Board slid = slide(root_, way);
        points_ = points(root_, slid, way);
        ++nodes_;
        if (enter(slid, finished_ + 1, kCertain)) take_root(value_ + points_);
    }

    void take_root(Score score) {
        moves_.note(next_, score, true, std::array<Action, 0>{});
        if (next_ == 0 || score > score_) {
            score_ = score;
            line_.assign(1, moves_.list()[next_].move);
        }
        ++next_;
    }

    void end_iteration() {
        ++finished_;
        next_ = 0;
        moves_.show(moves_.list().size());
        moves_.bring_to_front(line_.front());
        finished_moves_ = moves_.list();
        done_ = finished_ >= deepest_ || !goes_deeper_ || moves_.list().size() == 1;
        goes_deeper_ = false;
    }

    /// Puts the value of a board after a slide into `value_`, or the board on the stack.
    bool enter(Board after, Ply depth, Chance chance) {
        if (depth <= E::kPliesInOnePiece || is_unlikely(chance)) {
            value_ = value_of(after, depth, chance);
            return true;
        }
        if (const Score* known = find(after, depth)) {
            goes_deeper_ = true;
            value_ = *known;
            return true;
        }
        stack_.push_back({.after = after, .depth = depth, .chance = chance, .empty = empty_cells(after)});
        place(stack_.back());
        return false;
    }

    void place(Frame& frame) {
        frame.placed = with_tile(frame.after, first_cell(frame.empty), frame.rank);
        frame.slides = all_slides(frame.placed);
        prefetch(frame.slides);
        frame.next = 0;
        frame.best = kNone;
        nodes_ += kSlides;
    }

    /// Searches one slide of a waiting board, or finishes one of its new tiles.
    void search(Frame& frame) {
        while (frame.next < kSlides && frame.slides[frame.next] == frame.placed) ++frame.next;
        if (frame.next == kSlides) return end_tile(frame);
        const Chance chance = chance_of_tile(frame.chance, count_empty(frame.after), frame.rank);
        if (enter(frame.slides[frame.next], frame.depth - 1, chance)) take(stack_.back(), value_);
    }

    void take(Frame& frame, Score score) {
        const Direction way = direction(static_cast<int>(frame.next));
        frame.best = std::max(frame.best, score + points(frame.placed, frame.slides[frame.next], way));
        ++frame.next;
    }

    void end_tile(Frame& frame) {
        frame.sum += weight_of(frame.rank) * (frame.best == kNone ? 0 : frame.best);
        if (frame.rank == 2) frame.empty &= frame.empty - 1;
        frame.rank = 3 - frame.rank;
        if (frame.empty != 0) return place(frame);
        const Score value = mean(frame.sum, count_empty(frame.after));
        store(frame.after, frame.depth, value);
        stack_.pop_back();
        if (stack_.empty()) return take_root(value + points_);
        take(stack_.back(), value);
    }

    /// The value of a board after a slide, searched in one go.
    Score value_of(Board after, Ply depth, Chance chance) {
        if (is_unlikely(chance)) return evaluation_.value(after);
        if (depth == 0) {
            goes_deeper_ = true;
            return evaluation_.value(after);
        }
        if (const Score* known = find(after, depth)) {
            goes_deeper_ = true;
            return *known;
        }
        const int empty = count_empty(after);
        const Chance two = chance_of_tile(chance, empty, 1);
        std::int64_t sum = 0;
        if (depth == 1 || is_unlikely(two)) {
            goes_deeper_ = goes_deeper_ || !is_unlikely(two);
            nodes_ += E::slides_tried(after);
            sum = evaluation_.sum_over_tiles(after);
        } else {
            sum = sum_over_tiles(after, depth - 1, two, chance_of_tile(chance, empty, 2));
        }
        const Score value = mean(sum, empty);
        store(after, depth, value);
        return value;
    }

    /// A board with a new tile, and the slides after it.
    struct Placed {
        Board board;
        std::array<Board, kSlides> slides;
    };

    /// Sum over all new tiles of the value of the best slide after each; `two` and `four` are the chances of
    /// one tile. All slides are listed first, so that memory fetches their table entries at the same time.
    std::int64_t sum_over_tiles(Board after, Ply depth, Chance two, Chance four) {
        std::array<std::array<Placed, 2>, kCells> placed;
        std::size_t count = 0;
        for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1) {
            for (const Rank rank : {1, 2}) {
                const Board board = with_tile(after, first_cell(cells), rank);
                placed[count][static_cast<std::size_t>(rank - 1)] = {board, all_slides(board)};
            }
            ++count;
        }
        const std::size_t tiles_looked_up = is_unlikely(four) ? 1 : 2;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t tile = 0; tile < tiles_looked_up; ++tile) prefetch(placed[i][tile].slides);
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sum += weight_of(1) * best_slide(placed[i][0], depth, two);
            sum += weight_of(2) * best_slide(placed[i][1], depth, four);
        }
        return sum;
    }

    /// 0 where nothing slides.
    Score best_slide(const Placed& placed, Ply depth, Chance chance) {
        nodes_ += kSlides;
        Score best = kNone;
        for (int d = 0; d < kSlides; ++d) {
            const Board slid = placed.slides[static_cast<std::size_t>(d)];
            if (slid == placed.board) continue;
            best = std::max(best, value_of(slid, depth, chance) + points(placed.board, slid, direction(d)));
        }
        return best == kNone ? 0 : best;
    }

    Score points(Board board, Board slid, Direction way) const {
        return evaluation_.points(board, slid, way);
    }

    bool is_unlikely(Chance chance) const { return chance < unlikely_; }

    static std::int64_t weight_of(Rank rank) { return rank == 1 ? 9 : 1; }

    /// The mean over the new tiles of `empty` cells, towards zero.
    static Score mean(std::int64_t sum, int empty) { return static_cast<Score>(sum / (10 * empty)); }

    /// The chance of one tile on one of `empty` cells.
    static Chance chance_of_tile(Chance chance, int empty, Rank rank) {
        static constexpr auto shares = [] {
            std::array<std::array<Chance, 2>, kCells + 1> table{};
            for (std::size_t cells = 1; cells < table.size(); ++cells)
                for (std::size_t i = 0; i < 2; ++i)
                    table[cells][i] = (Chance{1} << 32) * (i == 0 ? 9 : 1) / (10 * cells);
            return table;
        }();
        return chance * shares[static_cast<std::size_t>(empty)][static_cast<std::size_t>(rank - 1)] >> 32;
    }

    /// Prefetches the table entries of all boards.
    void prefetch(const std::array<Board, kSlides>& slides) const {
        if (settings_.remembers)
            for (const Board slid : slides) table_.prefetch(slid);
    }

    const Score* find(Board after, Ply depth) const {
        return settings_.remembers ? table_.find(after, depth) : nullptr;
    }
    void store(Board after, Ply depth, Score value) {
        if (settings_.remembers) table_.store(after, depth, value);
    }

    E evaluation_;
    ExpectimaxSettings settings_;
    /// Chances below this are not looked into.
    Chance unlikely_;
    ValueTable table_;
    std::vector<Frame> stack_;
    RootMoves<Action> moves_;
    std::vector<RootMove<Action>> finished_moves_;
    std::vector<Action> line_;
    Board root_ = 0;
    Nodes nodes_ = 0;
    Ply finished_ = 0;
    Ply deepest_ = 0;
    /// The root's slide that is searched, and its points.
    std::size_t next_ = 0;
    Score points_ = 0;
    Score score_ = 0;
    Score value_ = 0;
    /// Whether another iteration would search anything that this one has not.
    bool goes_deeper_ = false;
    bool done_ = false;
};

} // namespace forethought::twenty48
