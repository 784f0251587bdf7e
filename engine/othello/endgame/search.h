#pragma once

#include "engine/core/move_list.h"
#include "engine/core/root_moves.h"
#include "engine/core/shared_entries.h"
#include "engine/core/types.h"
#include "engine/othello/endgame/glance.h"
#include "engine/othello/endgame/order.h"
#include "engine/othello/endgame/params.h"
#include "engine/othello/endgame/small_search.h"
#include "engine/othello/endgame/table.h"

#include <optional>
#include <vector>

namespace forethought::othello {

/// The search to the end of the game: principal variation search in whole discs. Large subtrees use a stack
/// of their own, so that the search can pause at any node; small ones are recursive. Levels of rising
/// confidence come one after the other; only the last one is exact.
class EndgameSearch {
  public:
    /// A step may place so many discs more than asked for.
    static constexpr Nodes kStep = 65'536;

    /// `weights`: for the order of moves and for likely values; null to do without. They outlive the search.
    EndgameSearch(std::uint64_t table_bytes, const PatternWeights* weights);

    /// A new root, at which the side to move has a move. `first_level`: `kExact` for exact values only;
    /// without weights there are no others. `guess`: the expected value of the root, in discs. The table
    /// keeps its entries.
    void set_root(const Board& board, int first_level, int guess);
    /// The root's moves in the order in which to search them; those that are not among them come last.
    void order_root(const std::vector<Cell>& moves);
    /// How many of the best moves get exact values and lines. Call it before `set_root`.
    void show(std::size_t lines) { root_moves_.show(lines); }
    void forget() {
        table_.clear();
        small_.forget();
    }

    /// Notes from now on what it finds out about boards, for a search of the same root elsewhere. How deep a
    /// entry is says the level and, where that is the same, the empty cells.
    void open_shared_entries() { shared_entries_.open(); }
    SharedEntries<Cell>& shared_entries() { return shared_entries_; }
    /// Takes the moves of nodes where all have to be searched in reverse order. The other search takes them
    /// in order, so each of the two finds part of its work done.
    void turn_round() { is_turned_ = true; }
    /// What the other search has found out about a board.
    void learn(std::uint64_t hash, const EntryData<Cell>& data);
    /// The level that it has finished, with value and line, for where this one is not as far. Both are left
    /// aside where they cannot be, the level also where several moves are to be shown.
    void learn(int level, int value, const std::vector<Cell>& line);

    /// Searches for about `nodes` more discs. Returns whether anything is left to search.
    bool advance(Nodes nodes);

    /// Discs placed since the root was set.
    Nodes nodes() const { return nodes_ + small_.nodes() + (glance_ ? glance_->nodes() : 0) - nodes_before_; }
    bool is_done() const { return is_done_; }
    /// The level that was finished last; negative before the first.
    int level() const { return finished_; }
    /// The root's value by that level, discs.
    int value() const { return value_; }
    /// The best move that is known.
    Cell best() const;
    /// The principal variation by that level, without passes; at least its first move.
    const std::vector<Cell>& line() const { return line_; }
    /// Best first.
    const RootMoves<Cell>::List& root_moves() const { return root_moves_.list(); }

  private:
    enum class Stage : std::uint8_t { enter, choose, scout, full };

    struct Frame {
        JudgedBoard board{};
        Parity parity = 0;
        int empties = 0;
        int alpha = 0;
        int beta = 0;
        int lowest = 0;
        int best = 0;
        Cell best_move = kNowhere;
        Stage stage = Stage::enter;
        /// Whether all moves are expected to fail low, so that all have to be searched.
        bool is_hopeless = false;
        /// Whether the side to move had to pass: the value is the other side's.
        bool is_passed = false;
        std::size_t next = 0;
        Children children{};
        MoveList<Cell, kCells> line{};

        bool is_open() const { return beta - alpha > 1; }
        /// Whether it was open before the first move was searched.
        bool was_open() const { return beta - lowest > 1; }
    };

    Frame& top() { return stack_[static_cast<std::size_t>(ply_)]; }

    void finish(int level, int value);
    void begin_level();
    void begin_window();
    void end_window();
    void step();
    void enter(Frame& frame);
    void solve_small(Frame& frame);
    bool is_cut_off_by_stability(Frame& frame);
    bool is_likely(Frame& frame);
    bool list_children(Frame& frame, const RangeTable::Entry* entry);
    bool is_refuted(Frame& frame);
    int order_of(const Frame& frame, const Child& child, const RangeTable::Entry* entry);
    void choose(Frame& frame);
    void descend(Frame& frame, int beta);
    void take(Frame& frame, int value);
    void keep_line(Frame& frame, Cell move);
    void note(std::uint64_t hash, const Frame& frame);
    void end_node(Frame& frame);
    void give(const Frame& frame, int value);

    RangeTable table_;
    SharedEntries<Cell> shared_entries_;
    SmallSearch small_;
    std::optional<Glance> glance_;
    const PatternWeights* weights_;
    std::vector<Frame> stack_;
    RootMoves<Cell> root_moves_;
    std::vector<Cell> line_;
    Nodes nodes_ = 0;
    Nodes nodes_before_ = 0;
    int ply_ = 0;
    /// What the node hands back, while it does.
    int value_above_ = 0;
    bool is_returning_ = false;
    bool is_running_ = false;
    bool is_done_ = true;
    bool is_turned_ = false;
    /// The window of the root.
    int low_ = 0;
    int high_ = 0;
    /// How far the next window of this level reaches past the end that the value lies beyond.
    int reach_ = 0;
    int level_ = params::kExact;
    int finished_ = -1;
    int value_ = 0;
};

} // namespace forethought::othello
