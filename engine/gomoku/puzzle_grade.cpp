#include "engine/gomoku/puzzle_grade.h"

#include "engine/core/listed_lines.h"
#include "engine/core/session.h"
#include "engine/gomoku/board.h"
#include "engine/gomoku/gomoku.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace forethought::gomoku {

namespace {

constexpr std::array<std::string_view, 7> kThemeNames{"live_four", "four_three", "double_three", "fours",
                                                      "three",     "quiet",      "defence"};

Result<PuzzleGrade> read_grade(const std::string& line) {
    std::istringstream words(line);
    PuzzleGrade grade;
    std::string theme;
    std::string rung;
    std::string more;
    if (!(words >> grade.id >> theme >> rung) || words >> more) return Error{"it has not three words"};
    const auto known = std::find(kThemeNames.begin(), kThemeNames.end(), theme);
    if (known == kThemeNames.end()) return Error{"the theme " + theme + " is not known"};
    grade.theme = static_cast<Theme>(known - kThemeNames.begin());
    if (rung == "-") return grade;
    for (const auto& step : Gomoku::ladder())
        if (std::to_string(step.number) == rung) grade.rung = step.number;
    if (!grade.rung) return Error{rung + " is no rung"};
    return grade;
}

} // namespace

Theme theme_of(const ForcedWin& win) {
    Board board(BoardUpdate::tables);
    board.set(win.position);
    const Colour winner = board.to_move();
    const Colour loser = other(winner);
    if (board.count(loser, Threat::five) + board.count(loser, Threat::live_four) > 0) return Theme::defence;
    switch (board.at(win.first.front()).threat(winner)) {
    case Threat::live_four:
        return Theme::live_four;
    case Threat::four_three:
        return Theme::four_three;
    case Threat::double_three:
        return Theme::double_three;
    case Threat::four:
        return Theme::fours;
    case Threat::three:
        return Theme::three;
    default:
        return Theme::quiet;
    }
}

std::string_view name_of(Theme theme) {
    return kThemeNames[static_cast<std::size_t>(theme)];
}

bool solves(int rung, const ForcedWin& win, Clock& clock) {
    Session<Gomoku> session(find_rung(Gomoku::ladder(), rung).value().switches, 1, Blur{}, clock);
    session.set(win.position);
    session.begin(Limits{.nodes = kGradingNodes});
    session.advance(Budget{});
    const auto best = session.best();
    if (is_win(static_cast<Score>(best.score))) return true;
    return std::any_of(win.first.begin(), win.first.end(),
                       [&](Cell cell) { return stone_on(cell) == best.action; });
}

PuzzleGrade grade(const ForcedWin& win, Clock& clock) {
    PuzzleGrade grade{.id = win.id, .theme = theme_of(win), .rung = std::nullopt};
    const auto ladder = Gomoku::ladder();
    for (std::size_t place = ladder.size(); place-- > 0;) {
        if (!solves(ladder[place].number, win, clock)) break;
        grade.rung = ladder[place].number;
    }
    return grade;
}

std::string format_grade(const PuzzleGrade& grade) {
    return grade.id + " " + std::string(name_of(grade.theme)) + " " +
           (grade.rung ? std::to_string(*grade.rung) : "-");
}

Result<std::vector<PuzzleGrade>> read_grades(std::string_view text) {
    return read_listed(text, read_grade, " is no grade");
}

} // namespace forethought::gomoku
