#include "engine/xiangqi/training/balanced_openings.h"

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/core/words.h"
#include "engine/xiangqi/xiangqi.h"

#include <cstdlib>
#include <optional>
#include <set>

namespace forethought::xiangqi::training {

namespace {

constexpr std::size_t kMoves = 10;
/// Half the width of the values that count as balanced.
constexpr Score kBalance = 40;

struct Opening {
    Position position;
    std::string moves;
};

/// Nothing where a move is not legal.
std::optional<Opening> opening_of(const std::string& line) {
    Opening opening{begin_at(standard_start()), {}};
    Words words(line);
    for (std::size_t i = 0; i < kMoves; ++i) {
        const auto action = Xiangqi::parse_action(opening.position, words.next().text);
        if (!action || !is_legal(opening.position, action.value())) return std::nullopt;
        opening.moves += (i == 0 ? "" : " ") + Xiangqi::format_action(opening.position, action.value());
        play(opening.position, action.value(), nullptr);
    }
    return opening;
}

} // namespace

std::vector<std::string> balanced_openings(const std::vector<std::string>& lines, const Switches& judge,
                                           Nodes nodes, std::size_t count, std::uint64_t seed) {
    std::vector<std::string> found;
    std::vector<std::string> order = lines;
    Rng rng(seed);
    rng.shuffle(order, static_cast<int>(order.size()));
    std::set<std::uint64_t> known;
    ManualClock clock;
    for (const std::string& line : order) {
        if (found.size() == count) break;
        const auto opening = opening_of(line);
        if (!opening || known.contains(opening->position.board().hash())) continue;
        known.insert(opening->position.board().hash());
        known.insert(mirrored(opening->position.board()).hash());
        Session<Xiangqi> session(judge, 1, Blur{}, clock);
        session.set(opening->position);
        session.begin(Limits{.nodes = nodes});
        session.advance(Budget{});
        if (std::abs(session.best().score) <= kBalance) found.push_back(opening->moves);
    }
    return found;
}

} // namespace forethought::xiangqi::training
