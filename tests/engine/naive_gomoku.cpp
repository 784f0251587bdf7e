#include "tests/engine/naive_gomoku.h"

#include <algorithm>
#include <set>

namespace forethought::gomoku::naive {

namespace {

constexpr char kBlack = 'X';
constexpr char kWhite = 'O';
constexpr char kNoPoint = '#';

/// The four lines through a point.
const std::vector<Point> kWays{{1, 0}, {0, 1}, {1, 1}, {1, -1}};

using Row = std::set<Point>;

int size_of(const Board& board) {
    return static_cast<int>(board.size());
}

char at(const Board& board, Point point) {
    const int size = size_of(board);
    if (point.x < 0 || point.y < 0 || point.x >= size || point.y >= size) return kNoPoint;
    return board[static_cast<std::size_t>(point.y)][static_cast<std::size_t>(point.x)];
}

void put(Board& board, Point point, char stone) {
    board[static_cast<std::size_t>(point.y)][static_cast<std::size_t>(point.x)] = stone;
}

bool is_free(const Board& board, Point point) {
    const char content = at(board, point);
    return content != kBlack && content != kWhite && content != kNoPoint;
}

Board with(Board board, Point point, char stone) {
    put(board, point, stone);
    return board;
}

Point moved(Point from, Point way, int steps) {
    return {from.x + steps * way.x, from.y + steps * way.y};
}

/// The unbroken row of the stone on `from` along a way.
Row row_through(const Board& board, Point from, Point way) {
    const char stone = at(board, from);
    Row row{from};
    for (const int sign : {-1, 1})
        for (int steps = 1; at(board, moved(from, way, sign * steps)) == stone; ++steps)
            row.insert(moved(from, way, sign * steps));
    return row;
}

/// All free points on the line through `from` along a way.
std::vector<Point> free_on_line(const Board& board, Point from, Point way) {
    std::vector<Point> free;
    for (int steps = -size_of(board); steps <= size_of(board); ++steps)
        if (is_free(board, moved(from, way, steps))) free.push_back(moved(from, way, steps));
    return free;
}

bool has_row_of(const Board& board, Point from, bool (*wanted)(std::size_t)) {
    return std::any_of(kWays.begin(), kWays.end(),
                       [&](Point way) { return wanted(row_through(board, from, way).size()); });
}

bool makes_five(const Board& board, Point stone) {
    return has_row_of(board, stone, [](std::size_t length) { return length == 5; });
}

bool makes_overline(const Board& board, Point stone) {
    return has_row_of(board, stone, [](std::size_t length) { return length > 5; });
}

/// The fours along a way that hold a black stone, each as its four stones: those that become a row of five by
/// one stone more.
std::set<Row> fours(const Board& board, Point stone, Point way) {
    std::set<Row> found;
    for (const Point fifth : free_on_line(board, stone, way)) {
        Row row = row_through(with(board, fifth, kBlack), stone, way);
        if (row.size() == 5 && row.erase(fifth) == 1) found.insert(row);
    }
    return found;
}

std::size_t all_fours(const Board& board, Point stone) {
    std::size_t count = 0;
    for (const Point way : kWays) count += fours(board, stone, way).size();
    return count;
}

/// Whether a black stone stands in an unbroken row of four that becomes five in two ways.
bool is_straight_four(const Board& board, Point stone, Point way) {
    const Row row = row_through(board, stone, way);
    if (row.size() != 4) return false;
    const auto free = free_on_line(board, stone, way);
    return std::count_if(free.begin(), free.end(), [&](Point fifth) {
               return row_through(with(board, fifth, kBlack), stone, way).size() == 5;
           }) == 2;
}

/// Whether a black stone stands in a three along a way: a further stone, which makes no five and is allowed,
/// makes a straight four of it.
bool is_three(const Board& board, Point stone, Point way) {
    const auto free = free_on_line(board, stone, way);
    return std::any_of(free.begin(), free.end(), [&](Point fourth) {
        const Board next = with(board, fourth, kBlack);
        return row_through(next, stone, way).contains(fourth) && is_straight_four(next, stone, way) &&
               !makes_five(next, fourth) && foul_of(board, fourth) == Foul::none;
    });
}

std::size_t all_threes(const Board& board, Point stone) {
    return static_cast<std::size_t>(
        std::count_if(kWays.begin(), kWays.end(), [&](Point way) { return is_three(board, stone, way); }));
}

} // namespace

Board board_of(const Position& position) {
    const auto size = static_cast<std::size_t>(position.size);
    Board board(size, std::string(size, '.'));
    for (int y = 0; y < position.size; ++y)
        for (int x = 0; x < position.size; ++x) {
            if (position.of_colour[0].has(cell_at(x, y))) put(board, {x, y}, kBlack);
            if (position.of_colour[1].has(cell_at(x, y))) put(board, {x, y}, kWhite);
        }
    return board;
}

Foul foul_of(Board board, Point stone) {
    put(board, stone, kBlack);
    if (makes_five(board, stone)) return Foul::none;
    if (makes_overline(board, stone)) return Foul::overline;
    if (all_fours(board, stone) > 1) return Foul::double_four;
    return all_threes(board, stone) > 1 ? Foul::double_three : Foul::none;
}

std::vector<Point> winning_points(const Board& board, Point last, Rule rule) {
    const bool exactly = rule == Rule::standard || (rule == Rule::renju && at(board, last) == kBlack);
    Row points;
    for (const Point way : kWays) {
        const Row row = row_through(board, last, way);
        if (exactly ? row.size() == 5 : row.size() >= 5) points.insert(row.begin(), row.end());
    }
    return {points.begin(), points.end()};
}

Game::Game(int size, Rule rule, Opening opening)
    : rule_(rule),
      opening_(opening),
      board_(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.')) {}

Turn Game::turn() const {
    const auto count = [&](std::int32_t code) { return std::count(codes_.begin(), codes_.end(), code); };
    const auto stones = static_cast<int>(
        std::count_if(codes_.begin(), codes_.end(), [](std::int32_t code) { return code < 400; }));
    const Colour colour = stones % 2 == 0 ? Colour::black : Colour::white;
    const bool two_more = count(402) > 0;
    const bool chosen = count(400) + count(401) > 0;
    if (opening_ == Opening::swap2 && !chosen) {
        if (stones < 3) return {Side::first, Phase::placing_three, Side::first, colour, 3 - stones};
        if (!two_more) return {Side::second, Phase::choosing, Side::first, colour, 1};
        if (stones < 5) return {Side::second, Phase::placing_two, Side::first, colour, 5 - stones};
        return {Side::first, Phase::deciding, Side::first, colour, 1};
    }
    Side black = Side::first;
    if (chosen) {
        const Side chooser = two_more ? Side::first : Side::second;
        black = count(400) > 0 ? chooser : opponent(chooser);
    }
    return {colour == Colour::black ? black : opponent(black), Phase::playing, black, colour, 1};
}

std::vector<std::int32_t> Game::legal_codes() const {
    if (outcome_ != Outcome::playing) return {};
    const Turn now = turn();
    if (now.phase == Phase::choosing) return {400, 401, 402};
    if (now.phase == Phase::deciding) return {400, 401};
    const bool bound = rule_ == Rule::renju && now.phase == Phase::playing && now.colour == Colour::black;
    std::vector<std::int32_t> codes;
    for (int y = 0; y < size_of(board_); ++y)
        for (int x = 0; x < size_of(board_); ++x)
            if (is_free(board_, {x, y}) && (!bound || foul_of(board_, {x, y}) == Foul::none))
                codes.push_back(20 * y + x);
    return codes;
}

void Game::play(std::int32_t code) {
    const Turn before = turn();
    codes_.push_back(code);
    if (code >= 400) return;
    const Point stone{code % 20, code / 20};
    put(board_, stone, before.colour == Colour::black ? kBlack : kWhite);
    if (before.phase == Phase::playing) judge(stone, before.side);
}

void Game::judge(Point last, Side side) {
    row_ = naive::winning_points(board_, last, rule_);
    const auto stones =
        std::count_if(codes_.begin(), codes_.end(), [](std::int32_t code) { return code < 400; });
    if (!row_.empty()) {
        outcome_ = win_for(side);
        reason_ = Reason::five;
    } else if (stones == size_of(board_) * size_of(board_)) {
        outcome_ = Outcome::draw;
        reason_ = Reason::full;
    } else if (legal_codes().empty()) {
        outcome_ = Outcome::draw;
        reason_ = Reason::all_forbidden;
    }
}

} // namespace forethought::gomoku::naive
