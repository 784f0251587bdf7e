#include "engine/gomoku/cell_kind.h"

#include "engine/gomoku/cell_worths.h"
#include "engine/gomoku/evaluation.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace forethought::gomoku {

TEST_CASE("no two kinds of cells have the same number", "[gomoku][cell_kind]") {
    std::set<CellKind> kinds;
    for (const FourLines& lines : kLinesOfKinds) {
        CHECK(kind_of(lines) < kCellKinds);
        CHECK(std::is_sorted(lines.rbegin(), lines.rend()));
        kinds.insert(kind_of(lines));
    }
    CHECK(kinds.size() == kAllKinds);
    CHECK(kind_of(kLinesOfKinds[0]) == 0);
}

TEST_CASE("the kinds that are weighed are those without a five", "[gomoku][cell_kind]") {
    for (std::size_t i = 0; i < kAllKinds; ++i)
        CHECK((i < kWeighedKinds) == (kThreatOfKind[kind_of(kLinesOfKinds[i])] != Threat::five));
}

TEST_CASE("a cell is worth its lines, its threat, and what the lines make together", "[gomoku][cell_kind]") {
    Weights weights;
    weights.my_patterns[static_cast<std::size_t>(Pattern::live_three)] = 7;
    weights.their_patterns[static_cast<std::size_t>(Pattern::three)] = 5;
    weights.my_threats[static_cast<std::size_t>(Threat::double_three)] = 100;
    const FourLines lines{Pattern::live_three, Pattern::live_three, Pattern::three, Pattern::none};
    const CellKind kind = kind_of(lines);
    const auto number = std::find_if(kLinesOfKinds.begin(), kLinesOfKinds.end(),
                                     [&](const FourLines& other) { return kind_of(other) == kind; }) -
                        kLinesOfKinds.begin();
    weights.their_kinds[static_cast<std::size_t>(number)] = -3'000;
    const CellWorths worths(weights);
    CHECK(worths[kind].to_move() == 2 * 7 + 100);
    CHECK(worths[kind].waiting() == 5 - 3'000);
}

TEST_CASE("worths of both colours' turns are kept apart in one number", "[gomoku][cell_kind]") {
    CellWorth sum;
    Score to_move = 0;
    Score waiting = 0;
    for (const auto& [mine, theirs] :
         {std::pair<Score, Score>{-5, 9}, {40, -700}, {-900'000, 800'000}, {1, -1}}) {
        sum += CellWorth(mine, theirs);
        to_move += mine;
        waiting += theirs;
        CHECK(sum.to_move() == to_move);
        CHECK(sum.waiting() == waiting);
    }
    CHECK((sum - CellWorth(3, -4)).to_move() == to_move - 3);
    CHECK((sum - CellWorth(3, -4)).waiting() == waiting + 4);
}

} // namespace forethought::gomoku
