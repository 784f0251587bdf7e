#include "tests/engine/gomoku/naive_rules.h"

#include <algorithm>
#include <set>

namespace forethought::gomoku::naive {

namespace {

constexpr char kBlack = 'X';
constexpr char kWhite = 'O';
constexpr char kNoPoint = '#';

/// The four lines through a point.
const std::vector<Point> kWays{{1, 0}, {0, 1}, {1, 1}, {1, -1}};

using Row = std::vector<Point>;

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

/// The answer to a question while a black stone stands on a point.
template <class Question>
auto with_stone(Board& board, Point point, Question question) {
    const char before = at(board, point);
    put(board, point, kBlack);
    const auto answer = question();
    put(board, point, before);
    return answer;
}

Point moved(Point from, Point way, int steps) {
    return {from.x + steps * way.x, from.y + steps * way.y};
}

/// The unbroken row of the stone on `from` along a way, from its first point on.
Row row_through(const Board& board, Point from, Point way) {
    const char stone = at(board, from);
    int first = 0;
    while (at(board, moved(from, way, first - 1)) == stone) --first;
    Row row;
    for (int steps = first; at(board, moved(from, way, steps)) == stone; ++steps)
        row.push_back(moved(from, way, steps));
    return row;
}

/// The number of stones in that row.
std::size_t row_length(const Board& board, Point from, Point way) {
    const char stone = at(board, from);
    std::size_t length = 1;
    for (const int sign : {-1, 1})
        for (int steps = 1; at(board, moved(from, way, sign * steps)) == stone; ++steps) ++length;
    return length;
}

/// The free points on the line through `from` along a way that can stand in one row of five with it.
std::vector<Point> free_on_line(const Board& board, Point from, Point way) {
    std::vector<Point> free;
    for (int steps = -4; steps <= 4; ++steps)
        if (is_free(board, moved(from, way, steps))) free.push_back(moved(from, way, steps));
    return free;
}

bool has_row_of(const Board& board, Point from, bool (*wanted)(std::size_t)) {
    return std::any_of(kWays.begin(), kWays.end(),
                       [&](Point way) { return wanted(row_length(board, from, way)); });
}

bool makes_five(const Board& board, Point stone) {
    return has_row_of(board, stone, [](std::size_t length) { return length == 5; });
}

bool makes_overline(const Board& board, Point stone) {
    return has_row_of(board, stone, [](std::size_t length) { return length > 5; });
}

/// The fours along a way that hold a black stone, each as its four stones: those that become a row of five by
/// one stone more.
std::set<Row> fours(Board& board, Point stone, Point way) {
    std::set<Row> found;
    for (const Point fifth : free_on_line(board, stone, way)) {
        Row row = with_stone(board, fifth, [&] { return row_through(board, stone, way); });
        if (row.size() == 5 && std::erase(row, fifth) == 1) found.insert(row);
    }
    return found;
}

std::size_t all_fours(Board& board, Point stone) {
    std::size_t count = 0;
    for (const Point way : kWays) count += fours(board, stone, way).size();
    return count;
}

/// Whether a black stone stands in an unbroken row of four that becomes five in two ways.
bool is_straight_four(Board& board, Point stone, Point way) {
    if (row_length(board, stone, way) != 4) return false;
    const auto free = free_on_line(board, stone, way);
    return std::count_if(free.begin(), free.end(), [&](Point fifth) {
               return with_stone(board, fifth, [&] { return row_length(board, stone, way) == 5; });
           }) == 2;
}

bool has(const Row& row, Point point) {
    return std::find(row.begin(), row.end(), point) != row.end();
}

Forbidden judge(Board& board, Point stone);

/// Whether a black stone stands in a three along a way: a further stone, which makes no five and is allowed,
/// makes a straight four of it.
bool is_three(Board& board, Point stone, Point way) {
    const auto free = free_on_line(board, stone, way);
    return std::any_of(free.begin(), free.end(), [&](Point fourth) {
        return with_stone(board, fourth, [&] {
            return has(row_through(board, stone, way), fourth) && is_straight_four(board, stone, way) &&
                   !makes_five(board, fourth) && judge(board, fourth) == Forbidden::none;
        });
    });
}

std::size_t all_threes(Board& board, Point stone) {
    return static_cast<std::size_t>(
        std::count_if(kWays.begin(), kWays.end(), [&](Point way) { return is_three(board, stone, way); }));
}

/// What is wrong with a black stone that stands on the board, as if it had been placed last.
Forbidden judge(Board& board, Point stone) {
    if (makes_five(board, stone)) return Forbidden::none;
    if (makes_overline(board, stone)) return Forbidden::overline;
    if (all_fours(board, stone) > 1) return Forbidden::double_four;
    return all_threes(board, stone) > 1 ? Forbidden::double_three : Forbidden::none;
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

Forbidden forbidden_of(Board board, Point stone) {
    put(board, stone, kBlack);
    return judge(board, stone);
}

std::vector<Point> winning_points(const Board& board, Point last, Rule rule) {
    const bool exactly = rule == Rule::standard || (rule == Rule::renju && at(board, last) == kBlack);
    std::set<Point> points;
    for (const Point way : kWays) {
        const Row row = row_through(board, last, way);
        if (exactly ? row.size() == 5 : row.size() >= 5) points.insert(row.begin(), row.end());
    }
    return {points.begin(), points.end()};
}

Game::Game(int size, Rule rule, Opening opening)
    : rule_(rule),
      opening_(opening),
      board_(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.')),
      legal_(find_legal()) {}

Turn Game::turn() const {
    const auto count = [&](std::int32_t code) { return std::count(codes_.begin(), codes_.end(), code); };
    const auto stones = static_cast<int>(
        std::count_if(codes_.begin(), codes_.end(), [](std::int32_t code) { return code < 400; }));
    const Colour colour = stones % 2 == 0 ? Colour::black : Colour::white;
    const bool two_more = count(402) > 0;
    const bool chosen = count(400) + count(401) > 0;
    if (opening_ == Opening::swap2 && !chosen) {
        if (stones < 3) return {Side::first, Phase::placing_three, Side::first, colour, 3 - stones};
        if (!two_more) return {Side::second, Phase::choosing, Side::first, colour, 3};
        if (stones < 5) return {Side::second, Phase::placing_two, Side::first, colour, 5 - stones};
        return {Side::first, Phase::deciding, Side::first, colour, 2};
    }
    Side black = Side::first;
    if (chosen) {
        const Side chooser = two_more ? Side::first : Side::second;
        black = count(400) > 0 ? chooser : opponent(chooser);
    }
    return {colour == Colour::black ? black : opponent(black), Phase::playing, black, colour, 1};
}

std::vector<std::int32_t> Game::find_legal() const {
    if (outcome_ != Outcome::playing) return {};
    const Turn now = turn();
    if (now.phase == Phase::choosing) return {400, 401, 402};
    if (now.phase == Phase::deciding) return {400, 401};
    const bool bound = rule_ == Rule::renju && now.phase == Phase::playing && now.colour == Colour::black;
    std::vector<std::int32_t> codes;
    for (int y = 0; y < size_of(board_); ++y)
        for (int x = 0; x < size_of(board_); ++x)
            if (is_free(board_, {x, y}) && (!bound || forbidden_of(board_, {x, y}) == Forbidden::none))
                codes.push_back(20 * y + x);
    return codes;
}

void Game::play(std::int32_t code) {
    const Turn before = turn();
    codes_.push_back(code);
    if (code < 400) {
        const Point stone{code % 20, code / 20};
        put(board_, stone, before.colour == Colour::black ? kBlack : kWhite);
        if (before.phase == Phase::playing) row_ = naive::winning_points(board_, stone, rule_);
    }
    if (!row_.empty()) end(win_for(before.side), Reason::five);
    legal_ = find_legal();
    if (legal_.empty() && row_.empty()) end(Outcome::draw, is_full() ? Reason::full : Reason::all_forbidden);
}

bool Game::is_full() const {
    return std::all_of(board_.begin(), board_.end(),
                       [](const std::string& row) { return row.find('.') == std::string::npos; });
}

void Game::end(Outcome outcome, Reason reason) {
    outcome_ = outcome;
    reason_ = reason;
}

} // namespace forethought::gomoku::naive
