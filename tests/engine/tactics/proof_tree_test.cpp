// Proof trees, held against every sequence of actions on boards so small that this can be done.

#include "engine/tactics/proof/proof_tree.h"

#include "engine/core/rng.h"
#include "tests/engine/tactics/boards.h"
#include "tests/engine/tactics/plans.h"

#include <catch2/catch.hpp>

#include <map>
#include <string>

namespace forethought::tactics {

namespace {

/// No turn is left out.
constexpr std::size_t kEveryTurn = 1'000'000;

/// Whether `attacker` wins within so many of its turns, by the rules and by trying everything.
class Everything {
  public:
    explicit Everything(Side attacker) : attacker_(attacker) {}

    bool wins(const Position& position, int turns) {
        const State& state = position.state;
        if (state.outcome != Outcome::playing) return state.outcome == win_for(attacker_);
        if (turns == 0 && state.to_move == attacker_) return false;
        const auto key = std::make_pair(state.hash, turns);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        const bool attacks = state.to_move == attacker_;
        bool wins = !attacks;
        for (const Action& action : Tactics::legal_actions(position)) {
            Position next = position;
            Tactics::play(next, action, nullptr);
            const bool won = this->wins(next, attacks && action.ends_turn() ? turns - 1 : turns);
            if (won != attacks) continue;
            wins = attacks;
            break;
        }
        known_[key] = wins;
        return wins;
    }

  private:
    Side attacker_;
    std::map<std::pair<std::uint64_t, int>, bool> known_;
};

/// A board of few cells somewhere on the map, with two to four units that are hurt; in many of them a ring
/// is about to fall or the last round is near.
Position tiny_board(Rng& rng, int units) {
    const auto lot = [&](int count) {
        return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    };
    const int left = lot(3);
    const int top = lot(3);
    const int width = units > 2 ? 3 + lot(2) : 3 + lot(5);
    const int height = units > 2 ? 2 : 2 + lot(3);
    const auto at = [](auto& rows, int x, int y) -> auto& {
        return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    std::vector<std::string> rows(static_cast<std::size_t>(top + height),
                                  std::string(static_cast<std::size_t>(left + width), '#'));
    std::vector<std::pair<int, int>> free;
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x) {
            const bool open = !rng.chance(1, 7) || static_cast<int>(free.size()) < units;
            at(rows, x, y) = open ? '.' : rng.chance(1, 2) ? '#' : '~';
            if (open) free.emplace_back(x, y);
        }
    std::vector<std::string> names;
    Setting setting;
    for (int i = 0; i < units; ++i) {
        const auto place = static_cast<std::size_t>(lot(static_cast<int>(free.size())));
        const auto [x, y] = free[place];
        free.erase(free.begin() + static_cast<std::ptrdiff_t>(place));
        at(rows, x, y) = (i % 2 == 0 ? "FAW" : "faw")[lot(3)];
        names.push_back(format_cell(cell_at(x, y)));
    }
    for (const std::string& name : names) setting.hit_points.emplace_back(name, 1 + lot(45));
    setting.to_move = rng.chance(1, 2) ? Side::first : Side::second;
    setting.round = rng.chance(1, 3) ? params::kLastRound - lot(3) : 10;
    setting.quiet = lot(params::kQuietRounds + 1);
    setting.damage = rng.chance(1, 4);
    if (rng.chance(1, 3)) setting.acted = {names[static_cast<std::size_t>(lot(units))]};
    // Nobody of the side that waits has acted.
    std::erase_if(setting.acted, [&](std::string_view name) {
        const auto i = static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
        return (i % 2 == 0) != (setting.to_move == Side::first);
    });
    const std::vector<std::string_view> drawing(rows.begin(), rows.end());
    return drawn(drawing, setting);
}

Verdict answer(ProofTree& tree, const Position& root, Side attacker, int turns, std::size_t width) {
    tree.ask(root, attacker, turns, width);
    for (int i = 0; tree.verdict() == Verdict::open; ++i) {
        REQUIRE(i < 200'000);
        tree.step();
    }
    return tree.verdict();
}

} // namespace

TEST_CASE("proof: on tiny boards it is what trying everything says", "[proof]") {
    ProofTree tree;
    Rng rng(190);
    int proven = 0;
    int refuted = 0;
    int by_rules = 0;
    for (int board = 0; board < 180; ++board) {
        const Position root = tiny_board(rng, 2 + board % 3);
        INFO(format(root));
        for (const Side attacker : {Side::first, Side::second}) {
            Everything everything(attacker);
            int first_won = 0;
            for (int turns = 1; turns <= 3; ++turns) {
                const bool wins = everything.wins(root, turns);
                INFO("attacker " << index(attacker) << " within " << turns);
                REQUIRE(answer(tree, root, attacker, turns, kEveryTurn) ==
                        (wins ? Verdict::proven : Verdict::refuted));
                (wins ? proven : refuted) += 1;
                if (!wins) continue;
                if (first_won == 0) first_won = turns;
                // The proof may be of a longer win than the shortest, not of a shorter one.
                CHECK(tree.turns_to_win(ProofTree::kRoot) <= turns);
                CHECK(everything.wins(root, tree.turns_to_win(ProofTree::kRoot)));
                by_rules += root.state.round + turns > params::kLastRound ? 1 : 0;
                // Narrowed down it may find less, but nothing that is not so.
                CHECK(answer(tree, root, attacker, turns, 2) != Verdict::refuted);
            }
            if (first_won == 0) CHECK(answer(tree, root, attacker, 3, 2) != Verdict::proven);
        }
    }
    CHECK(proven > 100);
    CHECK(refuted > 100);
    CHECK(by_rules > 20);
}

} // namespace forethought::tactics
