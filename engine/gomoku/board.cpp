#include "engine/gomoku/board.h"

#include "engine/core/rng.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/renju.h"

#include <algorithm>

namespace forethought::gomoku {

namespace {

/// One key a stone, so that the hash of the board is one look and one operation away.
const std::array<std::array<std::uint64_t, kMostCells>, 2>& stone_keys() {
    static const auto keys = [] {
        std::array<std::array<std::uint64_t, kMostCells>, 2> made;
        for (int cell = 0; cell < kMostCells; ++cell)
            for (const Colour colour : {Colour::black, Colour::white})
                made[static_cast<std::size_t>(index(colour))][static_cast<std::size_t>(cell)] =
                    stone_key(static_cast<Cell>(cell), colour);
        return made;
    }();
    return keys;
}

/// Views that can change: with one stone, those in reach along its lines; where everything is looked at anew,
/// any line through any cell, but only searches of a few plies do that.
constexpr std::size_t kSaved = std::size_t{kMostCells} * 2 * kDirections * kReach;

constexpr std::uint64_t kWhiteToMove = 0x7768697465u * 0x9e3779b97f4a7c15u;

int forbidden_lines(PatternSum sum) {
    return static_cast<int>(pattern_counts::count(counts_of_sum(sum), pattern_counts::forbidden));
}

/// Cells at most `steps` (1 or 2) steps from a cell, diagonals included; beyond a smaller board as well.
const CellBits& cells_around(Cell cell, int steps) {
    static const auto all = [] {
        std::array<std::array<CellBits, kMostCells>, 2> made;
        for (int center = 0; center < kMostCells; ++center)
            for (int other = 0; other < kMostCells; ++other) {
                const auto from = static_cast<Cell>(center);
                const auto to = static_cast<Cell>(other);
                const int away = std::max(std::abs(x_of(to) - x_of(from)), std::abs(y_of(to) - y_of(from)));
                for (int reach = std::max(away, 1); reach <= 2; ++reach)
                    made[static_cast<std::size_t>(reach - 1)][static_cast<std::size_t>(center)].add(to);
            }
        return made;
    }();
    return all[static_cast<std::size_t>(steps - 1)][static_cast<std::size_t>(cell)];
}

} // namespace

const CellWorths& Board::no_worths() {
    static const CellWorths none;
    return none;
}

void Board::set(const Position& position) {
    // Everything but the room for what changes, which is made once.
    auto placed = std::move(placed_);
    auto saved = std::move(saved_);
    *this = Board(update_, *worths_);
    placed_ = std::move(placed);
    placed_.clear();
    placed_.reserve(kMostCells);
    saved_ = std::move(saved);
    saved_.resize(kSaved);
    size_ = position.size;
    rule_ = position.rule;
    // Where six are as good as five, what stands five cells away is of no meaning.
    reach_ = rule_ == Rule::freestyle ? kReach - 1 : kReach;
    walls_ = &walls(size_);
    if (update_ == BoardUpdate::tables) table_ = &PatternTable::of(rule_);
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x) empty_.add(cell_at(x, y));
    of_colour_ = position.of_colour;
    stones_ = position.stones;
    hash_ = position.stones_hash ^ (to_move() == Colour::white ? kWhiteToMove : 0);
    for (const Action action : position.actions) {
        if (!is_stone(action)) continue;
        empty_.remove(cell_of(action));
        mark_around(cell_of(action));
    }
    empty_.for_each([&](Cell cell) { count(at(cell), 1); });
    look_everywhere();
}

std::uint64_t Board::hash_after(Cell cell) const {
    return hash_ ^
           stone_keys()[static_cast<std::size_t>(gomoku::index(to_move()))][static_cast<std::size_t>(cell)] ^
           kWhiteToMove;
}

inline BothPatterns Board::look(std::uint32_t black, std::uint32_t white, std::uint32_t edge) const {
    if (table_ != nullptr) return (*table_)(black, white, edge);
    return both_patterns(classify(black, white | edge, line_rule(rule_, Colour::black)),
                         classify(white, black | edge, line_rule(rule_, Colour::white)));
}

void Board::make(Cell cell) {
    const auto i = static_cast<std::size_t>(gomoku::index(to_move()));
    placed_.push_back({cell, saved_count_, counts_, around_});
    const CellView& view = at(cell);
    count(view, -1);
    for (std::size_t colour = 0; colour < 2; ++colour) unmark(cell, colour, view.threats[colour]);
    empty_.remove(cell);
    of_colour_[i].set(cell);
    hash_ = hash_after(cell);
    ++stones_;
    mark_around(cell);
    if (update_ == BoardUpdate::whole_board)
        look_everywhere();
    else
        look_around(cell);
}

void Board::unmake() {
    const Placed& last = placed_.back();
    const Cell cell = last.cell;
    --stones_;
    const auto i = static_cast<std::size_t>(gomoku::index(to_move()));
    of_colour_[i].reset(cell);
    hash_ ^= stone_keys()[i][static_cast<std::size_t>(cell)] ^ kWhiteToMove;
    while (saved_count_ > last.begin) {
        const Saved& saved = saved_[--saved_count_];
        CellView& view = views_[static_cast<std::size_t>(saved.cell)];
        for (std::size_t colour = 0; colour < 2; ++colour) {
            if (view.threats[colour] == saved.view.threats[colour]) continue;
            unmark(saved.cell, colour, view.threats[colour]);
            mark(saved.cell, colour, saved.view.threats[colour]);
        }
        view = saved.view;
    }
    // The view of the cell itself has not been touched while the stone was there.
    empty_.add(cell);
    for (std::size_t colour = 0; colour < 2; ++colour) mark(cell, colour, at(cell).threats[colour]);
    counts_ = last.counts;
    around_ = last.around;
    placed_.pop_back();
}

/// Every line through every empty cell, whatever changed.
void Board::look_everywhere() {
    empty_.for_each([&](Cell cell) {
        for (int d = 0; d < kDirections; ++d) look_at(d, cell);
    });
}

void Board::look_around(Cell cell) {
    look_along<0>(cell);
    look_along<1>(cell);
    look_along<2>(cell);
    look_along<3>(cell);
}

/// The empty cells of one line to which the cell means anything.
template <int direction>
void Board::look_along(Cell cell) {
    const std::uint32_t black = of_colour_[0].whole(direction, cell);
    const std::uint32_t white = of_colour_[1].whole(direction, cell);
    const std::uint32_t wall = walls_->whole(direction, cell);
    const int place = LineBits::place(direction, cell);
    std::uint32_t rest = free_cells_that_see(black | wall, white | wall, place, reach_);
    for (; rest != 0; rest &= rest - 1) {
        const int begin = std::countr_zero(rest) - kReach;
        take_in(static_cast<Cell>(cell + (begin - place) * kSteps[direction]), direction,
                look((black >> begin) & kWindowMask, (white >> begin) & kWindowMask,
                     (wall >> begin) & kWindowMask));
    }
}

void Board::look_at(int direction, Cell cell) {
    take_in(cell, direction,
            look(of_colour_[0].window(direction, cell), of_colour_[1].window(direction, cell),
                 walls_->window(direction, cell)));
}

/// Enters what a line through an empty cell is now for both colours.
inline void Board::take_in(Cell cell, int direction, BothPatterns now) {
    if (at(cell).patterns[static_cast<std::size_t>(direction)] != now) change(cell, direction, now);
}

void Board::change(Cell cell, int direction, BothPatterns now) {
    CellView& view = views_[static_cast<std::size_t>(cell)];
    if (!placed_.empty()) saved_[saved_count_++] = {cell, view};
    auto& patterns = view.patterns[static_cast<std::size_t>(direction)];
    const BothPatterns was = patterns;
    patterns = now;
    if (((was ^ now) & 15) != 0) change_line(cell, view, 0, was & 15, now & 15);
    if (((was ^ now) >> 4) != 0) change_line(cell, view, 1, was >> 4, now >> 4);
}

inline void Board::change_line(Cell cell, CellView& view, std::size_t colour, std::size_t was,
                               std::size_t now) {
    view.sums[colour] += kPatternSums[now] - kPatternSums[was];
    const CellKind before = view.kinds[colour];
    const auto kind = static_cast<CellKind>(before + kKindSteps[now] - kKindSteps[was]);
    view.kinds[colour] = kind;
    counts_.worths[colour] += (*worths_)[kind] - (*worths_)[before];
    counts_.forbidden_lines += forbidden_lines(kPatternSums[now]) - forbidden_lines(kPatternSums[was]);
    const Threat threat = kThreatOfKind[kind];
    if (threat == view.threats[colour]) return;
    unmark(cell, colour, view.threats[colour]);
    mark(cell, colour, threat);
    --counts_.threats[colour][static_cast<std::size_t>(view.threats[colour])];
    ++counts_.threats[colour][static_cast<std::size_t>(threat)];
    view.threats[colour] = threat;
}

/// Counts an empty cell in or out.
void Board::count(const CellView& view, int sign) {
    for (std::size_t i = 0; i < 2; ++i) {
        auto& threats = counts_.threats[i][static_cast<std::size_t>(view.threats[i])];
        threats = static_cast<std::int16_t>(threats + sign);
        const CellWorth worth = (*worths_)[view.kinds[i]];
        counts_.worths[i] += sign > 0 ? worth : CellWorth() - worth;
    }
    counts_.forbidden_lines += sign * forbidden_lines(view.sums[0]);
}

void Board::mark(Cell cell, std::size_t colour, Threat threat) {
    if (threat >= Threat::three) by_threat_[colour][static_cast<std::size_t>(threat)].add(cell);
}

void Board::unmark(Cell cell, std::size_t colour, Threat threat) {
    if (threat >= Threat::three) by_threat_[colour][static_cast<std::size_t>(threat)].remove(cell);
}

void Board::mark_around(Cell cell) {
    around_.next_to |= cells_around(cell, 1);
    around_.near |= cells_around(cell, 2);
}

CellBits Board::double_fours() const {
    CellBits cells;
    if (counts_.forbidden_lines == 0) return cells;
    empty_.for_each([&](Cell cell) {
        for (int d = 0; d < kDirections; ++d)
            if (at(cell).pattern(Colour::black, d) == Pattern::double_four) cells.add(cell);
    });
    return cells;
}

bool Board::is_forbidden(Cell cell, Colour colour) const {
    if (rule_ != Rule::renju || colour != Colour::black || !may_be_forbidden(at(cell).lines(Colour::black)))
        return false;
    return forbidden_of(of_colour_, size_, cell) != Forbidden::none;
}

bool Board::has_move() const {
    if (is_full()) return false;
    if (rule_ != Rule::renju || to_move() == Colour::white) return true;
    // The first cell is hardly ever forbidden.
    CellBits rest = empty_;
    while (!rest.empty() && is_forbidden(rest.first())) rest.remove(rest.first());
    return !rest.empty();
}

} // namespace forethought::gomoku
