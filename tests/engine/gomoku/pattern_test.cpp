#include "engine/gomoku/lines.h"
#include "engine/gomoku/pattern.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace forethought::gomoku {

namespace {

/// A window written out: 'X' own stones, 'O' what blocks, '.' empty cells; the middle is an own stone.
using Line = std::string;

constexpr std::size_t kMiddle = kReach;
constexpr std::array<LineRule, kLineRules> kAllRules{LineRule::five_or_more, LineRule::exactly_five,
                                                     LineRule::renju_black};

/// Every window there is: three to the power of its ten cells around the middle.
constexpr int kWindows = 59049;

Line line_of(int number) {
    Line line(kWindow, 'X');
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == kMiddle) continue;
        line[i] = ".XO"[number % 3];
        number /= 3;
    }
    return line;
}

int number_of(const Line& line) {
    int number = 0;
    for (std::size_t i = line.size(); i-- > 0;)
        if (i != kMiddle) number = 3 * number + (line[i] == 'X' ? 1 : line[i] == 'O' ? 2 : 0);
    return number;
}

std::uint32_t bits_of(const Line& line, char kind) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] == kind) bits |= 1u << i;
    return bits;
}

/// The patterns by the words of engine/gomoku/pattern.h, found by trying what further stones lead to, and
/// knowing nothing of windows of five: each window from those that hold one stone more.
class LookAhead {
  public:
    explicit LookAhead(LineRule rule) : rule_(rule), known_(kWindows, kUnknown) {}

    Pattern of(const Line& line) {
        const Pattern strict = strictly(line);
        if (rule_ == LineRule::renju_black) return strict;
        if (strict == Pattern::double_four) return Pattern::live_four;
        return strict == Pattern::three && can_make_double_four(line) ? Pattern::live_three : strict;
    }

    /// The cells that make five together with the middle.
    std::vector<std::size_t> fives(const Line& line) {
        std::vector<std::size_t> cells;
        for (const std::size_t cell : empty_cells(line))
            if (strictly(with_stone(line, cell)) == Pattern::five) cells.push_back(cell);
        return cells;
    }

    static bool is_straight(const Line& line, const std::vector<std::size_t>& fives) {
        return fives.size() == 2 && row_through_middle(line) == 4 && fives[1] - fives[0] == 5;
    }

  private:
    static constexpr int kUnknown = -1;

    /// The pattern where a live four is a straight four and nothing else, whatever the rule.
    Pattern strictly(const Line& line) {
        auto& known = known_[static_cast<std::size_t>(number_of(line))];
        if (known == kUnknown) known = static_cast<int>(find(line));
        return static_cast<Pattern>(known);
    }

    Pattern find(const Line& line) {
        const int row = row_through_middle(line);
        if (row == 5 || (row > 5 && rule_ == LineRule::five_or_more)) return Pattern::five;
        if (row > 5) return rule_ == LineRule::renju_black ? Pattern::overline : Pattern::none;
        const auto five_cells = fives(line);
        if (five_cells.size() > 1)
            return is_straight(line, five_cells) ? Pattern::live_four : Pattern::double_four;
        Pattern best = Pattern::none;
        for (const std::size_t cell : empty_cells(line))
            best = std::max(best, one_stone_before(strictly(with_stone(line, cell))));
        return best;
    }

    bool can_make_double_four(const Line& line) {
        const auto cells = empty_cells(line);
        return std::any_of(cells.begin(), cells.end(), [&](std::size_t cell) {
            return strictly(with_stone(line, cell)) == Pattern::double_four;
        });
    }

    static Pattern one_stone_before(Pattern made) {
        switch (made) {
        case Pattern::five:
            return Pattern::four;
        case Pattern::live_four:
            return Pattern::live_three;
        case Pattern::four:
        case Pattern::double_four:
            return Pattern::three;
        case Pattern::live_three:
            return Pattern::live_two;
        case Pattern::three:
            return Pattern::two;
        case Pattern::live_two:
            return Pattern::live_one;
        case Pattern::two:
            return Pattern::one;
        default:
            return Pattern::none;
        }
    }

    static int row_through_middle(const Line& line) {
        std::size_t first = kMiddle;
        std::size_t last = kMiddle;
        while (first > 0 && line[first - 1] == 'X') --first;
        while (last + 1 < line.size() && line[last + 1] == 'X') ++last;
        return static_cast<int>(last - first) + 1;
    }

    static std::vector<std::size_t> empty_cells(const Line& line) {
        std::vector<std::size_t> cells;
        for (std::size_t i = 0; i < line.size(); ++i)
            if (line[i] == '.') cells.push_back(i);
        return cells;
    }

    static Line with_stone(Line line, std::size_t cell) {
        line[cell] = 'X';
        return line;
    }

    LineRule rule_;
    std::vector<int> known_;
};

Pattern classify(const Line& line, LineRule rule) {
    return gomoku::classify(bits_of(line, 'X'), bits_of(line, 'O'), rule);
}

std::vector<std::size_t> completions(const Line& line, LineRule rule) {
    const auto bits = gomoku::completions(bits_of(line, 'X'), bits_of(line, 'O'), rule);
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < line.size(); ++i)
        if ((bits >> i & 1) != 0) cells.push_back(i);
    return cells;
}

/// A window, its pattern under the three rules in the order of `LineRule`, and what it shows.
struct Example {
    Line line;
    std::array<Pattern, kLineRules> patterns;
    const char* what;
};

const std::vector<Example> kExamples{
    {"OOOO.X..OOO", {Pattern::none, Pattern::none, Pattern::none}, "four cells hold no five"},
    {"OOO..X..OOO", {Pattern::one, Pattern::one, Pattern::one}, "five cells, but not six"},
    {".....X.....", {Pattern::live_one, Pattern::live_one, Pattern::live_one}, "alone"},
    {"....OXX...O", {Pattern::two, Pattern::two, Pattern::two}, "one end is taken"},
    {"..O..XX.O..", {Pattern::two, Pattern::two, Pattern::two}, "both ends open, but only five cells"},
    {".X...X.XO..", {Pattern::two, Pattern::two, Pattern::two}, "far from one another"},
    {".....XX....", {Pattern::live_two, Pattern::live_two, Pattern::live_two}, "room on both sides"},
    {"...OXXX....", {Pattern::three, Pattern::three, Pattern::three}, "one end is taken"},
    {"..O.XXX.O..", {Pattern::three, Pattern::three, Pattern::three}, "both ends open, but only five cells"},
    {"...X.X.X...", {Pattern::three, Pattern::three, Pattern::three}, "two gaps"},
    {"....XXX....", {Pattern::live_three, Pattern::live_three, Pattern::live_three}, "room on both sides"},
    {"...X.XX....", {Pattern::live_three, Pattern::live_three, Pattern::live_three}, "one gap"},
    {"..X..XXX..X",
     {Pattern::live_three, Pattern::three, Pattern::three},
     "both ways to four lead on to six"},
    {".X.X.X.X...", {Pattern::live_three, Pattern::live_three, Pattern::three}, "two fours in the next move"},
    {"...OXXXX...", {Pattern::four, Pattern::four, Pattern::four}, "one end is taken"},
    {"..XXXX.X...", {Pattern::live_four, Pattern::four, Pattern::four}, "the gap makes six"},
    {"....XXXX...", {Pattern::live_four, Pattern::live_four, Pattern::live_four}, "straight"},
    {".X.XXX.X...",
     {Pattern::live_four, Pattern::live_four, Pattern::double_four},
     "two fours of five stones"},
    {".XX.XX.XX..",
     {Pattern::live_four, Pattern::live_four, Pattern::double_four},
     "two fours of six stones"},
    {".XXX.X.XXX.",
     {Pattern::live_four, Pattern::live_four, Pattern::double_four},
     "two fours of seven stones"},
    {"OXXXXXO....", {Pattern::five, Pattern::five, Pattern::five}, "needs no room"},
    {"XXXXXX.....", {Pattern::five, Pattern::none, Pattern::overline}, "six"},
    {"XXXXXXXXXXX", {Pattern::five, Pattern::none, Pattern::overline}, "eleven"},
};

} // namespace

TEST_CASE("windows have the patterns that players see in them", "[gomoku][pattern]") {
    for (const auto& [line, patterns, what] : kExamples)
        for (std::size_t rule = 0; rule < kAllRules.size(); ++rule) {
            INFO(line << ", rule " << rule << ": " << what);
            CHECK(classify(line, kAllRules[rule]) == patterns[rule]);
        }
}

TEST_CASE("every window has the pattern that further stones show", "[gomoku][pattern]") {
    for (const LineRule rule : kAllRules) {
        LookAhead look_ahead(rule);
        for (int number = 0; number < kWindows; ++number) {
            const Line line = line_of(number);
            if (classify(line, rule) == look_ahead.of(line)) continue;
            FAIL_CHECK(line << ", rule " << static_cast<int>(rule));
        }
    }
}

TEST_CASE("completions are the cells that make five", "[gomoku][pattern]") {
    for (const LineRule rule : kAllRules) {
        LookAhead look_ahead(rule);
        for (int number = 0; number < kWindows; ++number) {
            const Line line = line_of(number);
            if (classify(line, rule) >= Pattern::five) continue;
            const auto expected = look_ahead.fives(line);
            if (completions(line, rule) != expected || expected.size() > 2)
                FAIL_CHECK(line << ", rule " << static_cast<int>(rule));
        }
    }
}

TEST_CASE("a straight four is a row of four whose ends make five", "[gomoku][pattern]") {
    // Where six count as five, two fours may lie as far apart as the ends of a straight one.
    for (const LineRule rule : {LineRule::exactly_five, LineRule::renju_black}) {
        LookAhead look_ahead(rule);
        for (int number = 0; number < kWindows; ++number) {
            const Line line = line_of(number);
            if (classify(line, rule) >= Pattern::five) continue;
            const auto fives = gomoku::completions(bits_of(line, 'X'), bits_of(line, 'O'), rule);
            if (is_straight(fives) != LookAhead::is_straight(line, look_ahead.fives(line)))
                FAIL_CHECK(line << ", rule " << static_cast<int>(rule));
        }
    }
}

TEST_CASE("a window and its mirror image have the same pattern", "[gomoku][pattern]") {
    for (const LineRule rule : kAllRules)
        for (int number = 0; number < kWindows; ++number) {
            const Line line = line_of(number);
            if (classify(line, rule) != classify(Line(line.rbegin(), line.rend()), rule))
                FAIL_CHECK(line << ", rule " << static_cast<int>(rule));
        }
}

TEST_CASE("the middle of a window is taken for an own stone, whatever it holds", "[gomoku][pattern]") {
    for (const LineRule rule : kAllRules)
        for (int number = 0; number < kWindows; ++number) {
            const Line line = line_of(number);
            const auto own = bits_of(line, 'X');
            const auto block = bits_of(line, 'O');
            const Pattern pattern = gomoku::classify(own, block, rule);
            if (pattern != gomoku::classify(own & ~kCentre, block, rule) ||
                pattern != gomoku::classify(own & ~kCentre, block | kCentre, rule))
                FAIL_CHECK(line << ", rule " << static_cast<int>(rule));
        }
}

TEST_CASE("only where it is forbidden is there a double four or an overline", "[gomoku][pattern]") {
    for (const LineRule rule : kAllRules) {
        bool double_four = false;
        bool overline = false;
        for (int number = 0; number < kWindows; ++number) {
            const Pattern pattern = classify(line_of(number), rule);
            double_four = double_four || pattern == Pattern::double_four;
            overline = overline || pattern == Pattern::overline;
        }
        CHECK(double_four == (rule == LineRule::renju_black));
        CHECK(overline == (rule == LineRule::renju_black));
    }
}

} // namespace forethought::gomoku
