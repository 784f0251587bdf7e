#include "engine/gomoku/candidates.h"

#include "engine/gomoku/params.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

/// Where a move stands among the buckets; higher is earlier. Double threes of both come before fours and
/// threes that leave a reply, and one's own before the enemy's.
constexpr std::array<int, kThreats> kMyBucket{0, 1, 5, 8, 6, 9, 12, 13};
constexpr std::array<int, kThreats> kTheirBucket{0, 1, 3, 7, 4, 7, 11, 12};

/// A move and its key in one number: what is higher comes earlier, and of equal keys the first of the board.
/// Without an initial value: a list of them is made in every node.
struct Ranked {
    std::int64_t number;

    static Ranked of(Cell cell, std::int32_t key) {
        return {std::int64_t{key} * kCells + (kCells - 1 - cell)};
    }
    Cell cell() const { return static_cast<Cell>(kCells - 1 - (number & (kCells - 1))); }
    bool operator>(const Ranked& other) const { return number > other.number; }

  private:
    static constexpr std::int64_t kCells = 512;
    static_assert(kCells >= kMostCells);
};

/// Collects candidates with their keys and hands them over in order.
class Sorter {
  public:
    Sorter(const Board& board, const Switches& switches, const OrderHints<Cell>& hints, MoveOrder* order)
        : board_(board),
          switches_(switches),
          hints_(hints),
          order_(order),
          me_(board.to_move()),
          table_move_(hints.table_move.value_or(kNone)),
          killers_{hints.killers[0].value_or(kNone), hints.killers[1].value_or(kNone)},
          asks_for_forbidden_(board.rule() == Rule::renju && me_ == Colour::black) {}

    void add(Cell cell) {
        if (!asks_for_forbidden_ || !board_.is_forbidden(cell))
            list_.push_back(Ranked::of(cell, key_of(cell)));
    }
    void add(const CellBits& cells) {
        cells.for_each([&](Cell cell) { add(cell); });
    }

    /// The best `most` of them (0: all), best first.
    void hand_over(MoveList<Cell, kMostCells>& moves, std::size_t most) {
        const std::size_t wanted = most == 0 ? list_.size() : std::min(most, list_.size());
        bring_to_front(wanted);
        for (std::size_t i = 0; i < wanted; ++i) moves.push_back(list_[i].cell());
    }

    bool empty() const { return list_.empty(); }

  private:
    static constexpr Cell kNone = -1;
    /// Before all others.
    static constexpr std::int32_t kTableMove = 1 << 30;

    /// Sorts the best `wanted` to the front by insertion: of all others most are told by one look that they
    /// are not among them.
    void bring_to_front(std::size_t wanted) {
        for (std::size_t i = 1; i < list_.size(); ++i) {
            const Ranked ranked = list_[i];
            std::size_t place = std::min(i, wanted);
            if (place == wanted && !(ranked > list_[wanted - 1])) continue;
            if (place == wanted) list_[i] = list_[--place];
            for (; place > 0 && ranked > list_[place - 1]; --place) list_[place] = list_[place - 1];
            list_[place] = ranked;
        }
    }

    std::int32_t key_of(Cell cell) {
        if (order_ != nullptr) {
            // The table's move is asked about, too: it may be the best of the order.
            const std::int32_t key = key_by_network(cell);
            return table_move_ == cell ? kTableMove : key;
        }
        if (table_move_ == cell) return kTableMove;
        const CellView& view = board_.at(cell);
        const int bucket = std::max(kMyBucket[static_cast<std::size_t>(view.threat(me_))],
                                    kTheirBucket[static_cast<std::size_t>(view.threat(other(me_)))]);
        const std::int32_t key = bucket * (1 << 16) + 2 * view.score(me_) + view.score(other(me_));
        if (!switches_.reduces) return key;
        return key + killer_bonus(cell, params::kKillerBonus) + refuted_before(cell);
    }

    /// In 1/64 of what the network counts in, so that its equals are told apart by what refuted before.
    std::int32_t key_by_network(Cell cell) {
        return order_->of(cell) * 64 + killer_bonus(cell, switches_.constants->killer_order * 64) +
               refuted_before(cell) * switches_.constants->history_weight;
    }

    std::int32_t killer_bonus(Cell cell, std::int32_t bonus) const {
        return (killers_[0] == cell ? bonus : 0) + (killers_[1] == cell ? bonus / 2 : 0);
    }
    std::int32_t refuted_before(Cell cell) const {
        return std::min(hints_.history[static_cast<std::size_t>(cell)],
                        switches_.constants->most_history_bonus);
    }

    const Board& board_;
    const Switches& switches_;
    const OrderHints<Cell>& hints_;
    MoveOrder* order_;
    Colour me_;
    Cell table_move_;
    std::array<Cell, 2> killers_;
    /// Whether a move of the side may be forbidden.
    bool asks_for_forbidden_;
    MoveList<Ranked, kMostCells> list_;
};

void add_fours(Sorter& sorter, const Board& board, Colour colour) {
    for (const Threat threat : {Threat::live_four, Threat::four_three, Threat::four})
        sorter.add(board.cells(colour, threat));
}

/// Those that are not listed for a four of either colour.
void add_double_fours(Sorter& sorter, const Board& board) {
    board.double_fours().for_each([&](Cell cell) {
        const auto& threats = board.at(cell).threats;
        if (threats[0] < Threat::four && threats[1] < Threat::four) sorter.add(cell);
    });
}

/// Whether a cell two steps from the next stone attacks: it adds to a row that has room on both sides.
bool attacks_from_afar(const Board& board, Cell cell) {
    const CellView& view = board.at(cell);
    return std::max(view.score(Colour::black), view.score(Colour::white)) >= params::kFarAttack;
}

void add_general(Sorter& sorter, const Board& board, const Switches& switches) {
    const auto threatens = [&](Threat threat) {
        return board.count(Colour::black, threat) + board.count(Colour::white, threat) > 0;
    };
    // A row that has yet to become a three may prepare the four-three that wins. Who selects by odds tells
    // which of them deserve a thought, and leaves none out here.
    const bool urgent = switches.most_moves > 0 && !switches.selects &&
                        (threatens(Threat::double_three) || threatens(Threat::four_three));
    const CellBits neighbours = board.neighbours();
    board.near_cells().for_each([&](Cell cell) {
        if (switches.wants_neighbours && !neighbours.has(cell) && !attacks_from_afar(board, cell)) return;
        const CellView& view = board.at(cell);
        if (urgent && std::max(view.threats[0], view.threats[1]) <= Threat::two) return;
        sorter.add(cell);
    });
}

Cell centre_of(const Board& board) {
    return cell_at(board.size() / 2, board.size() / 2);
}

void sort_by_worth(const Board& board, const Switches& switches, Cell* begin, Cell* end) {
    const Colour me = board.to_move();
    std::sort(begin, end, [&](Cell a, Cell b) {
        const int of_a = worth_of(board, a, me, switches);
        const int of_b = worth_of(board, b, me, switches);
        return of_a != of_b ? of_a > of_b : a < b;
    });
}

/// Everything near a stone; by what the cells are worth where that cuts the search short, else in the order
/// of the board.
void list_all_near(const Board& board, const Switches& switches, MoveList<Cell, kMostCells>& moves) {
    board.near_cells().for_each([&](Cell cell) {
        if (!board.is_forbidden(cell)) moves.push_back(cell);
    });
    if (switches.prunes) sort_by_worth(board, switches, moves.begin(), moves.end());
}

/// Any legal cell, where nothing near a stone is left.
void list_anything(const Board& board, MoveList<Cell, kMostCells>& moves) {
    if (board.stones() == 0) return moves.push_back(centre_of(board));
    board.empty_cells().for_each([&](Cell cell) {
        if (!board.is_forbidden(cell)) moves.push_back(cell);
    });
}

} // namespace

bool has_open_four(const Board& board, Colour colour) {
    if (board.count(colour, Threat::live_four) == 0) return false;
    if (board.rule() != Rule::renju || colour == Colour::white) return true;
    bool found = false;
    board.cells(colour, Threat::live_four).for_each([&](Cell cell) {
        found = found || !board.is_forbidden(cell, colour);
    });
    return found;
}

int worth_of(const Board& board, Cell cell, Colour colour, const Switches& switches) {
    const CellView& view = board.at(cell);
    const int own = view.score(colour);
    // A row of one's own is a move ahead of the same row of the enemy.
    return switches.defends ? 2 * own + view.score(other(colour)) * 3 / 2 : own;
}

bool list_candidates(const Board& board, const Switches& switches, const OrderHints<Cell>& hints,
                     MoveOrder* order, MoveList<Cell, kMostCells>& moves) {
    const Colour me = board.to_move();
    const Colour enemy = other(me);
    if (!switches.orders) {
        list_all_near(board, switches, moves);
    } else {
        Sorter sorter(board, switches, hints, order);
        if (board.count(me, Threat::five) > 0) {
            sorter.add(board.cells(me, Threat::five));
        } else if (board.count(enemy, Threat::five) > 0) {
            sorter.add(board.cells(enemy, Threat::five));
        } else if (has_open_four(board, me)) {
            sorter.add(board.cells(me, Threat::live_four));
        } else if (has_open_four(board, enemy)) {
            add_fours(sorter, board, enemy);
            if (enemy == Colour::black) add_double_fours(sorter, board);
            board.cells(me, Threat::four_three).for_each([&](Cell cell) {
                if (board.at(cell).threat(enemy) < Threat::four) sorter.add(cell);
            });
            board.cells(me, Threat::four).for_each([&](Cell cell) {
                if (board.at(cell).threat(enemy) < Threat::four) sorter.add(cell);
            });
        }
        if (!sorter.empty()) {
            sorter.hand_over(moves, 0);
            return true;
        }
        add_general(sorter, board, switches);
        sorter.hand_over(moves, static_cast<std::size_t>(switches.most_moves));
    }
    if (!moves.empty()) return false;
    list_anything(board, moves);
    // So that the order knows its best here, too.
    if (order != nullptr)
        for (const Cell cell : moves) order->of(cell);
    return false;
}

void list_other_cells(const Board& board, const Switches& switches, MoveList<Cell, kMostCells>& moves) {
    CellBits others = board.empty_cells();
    for (const Cell cell : moves) others.remove(cell);
    const std::size_t listed = moves.size();
    const auto append = [&](Cell cell) {
        if (!board.is_forbidden(cell)) moves.push_back(cell);
    };
    const CellBits near = board.near_cells();
    (others & near).for_each(append);
    sort_by_worth(board, switches, moves.begin() + listed, moves.end());
    near.for_each([&](Cell cell) { others.remove(cell); });
    others.for_each(append);
}

} // namespace forethought::gomoku
