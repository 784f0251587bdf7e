#pragma once

#include "engine/cli/rungs.h"
#include "engine/cli/scenes/scene.h"
#include "engine/cli/scenes/scene_criteria.h"
#include "engine/cli/scenes/scene_search.h"
#include "engine/cli/turn.h"
#include "engine/cli/usage_error.h"
#include "engine/core/by_lot.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace forethought::cli {

/// Looks for scenes in seeded games. What it finds depends on nothing but the search's settings.
template <GameWithSceneCriteria G>
class SceneFinder {
    using Position = typename G::Position;
    using Criteria = SceneCriteria<G>;

  public:
    explicit SceneFinder(const SceneSearch& search)
        : search_(search), judge_(ready_rung<G>(search.judge)), pool_(pool_of(search)) {}

    /// Of all positions that tell rung number `place` of the ladder from the one below it, in which the judge
    /// plays as the rung does and thinks better of that without the game being decided either way, the one
    /// with most at stake, weighed by how many rungs stand on the right side (those above that play the same,
    /// those below that do not), and by how few actions there are to be watched.
    std::optional<Scene> find(std::size_t place) {
        std::optional<Scene> clearest;
        std::int64_t most = 0;
        for (Case& one : pool_) {
            const Turn<G>& turn = turn_of(one, place, search_.nodes);
            const Turn<G>& below = turn_of(one, place - 1, search_.below_nodes);
            if (is_same(below, turn) || !is_seen(turn) || !is_seen(below)) continue;
            if (!is_same(turn, judged(one))) continue;
            const auto value = value_of(one, turn);
            const auto below_value = value_of(one, below);
            if (!value || !below_value) continue;
            if (*below_value >= Criteria::kDecided || *value <= -Criteria::kDecided) continue;
            const std::int64_t stake =
                std::min((*value - *below_value) * 100 / Criteria::unit(), Criteria::kMostStake);
            if (stake < Criteria::kLeastStake) continue;
            const auto watched = static_cast<std::int64_t>(turn.actions.size() + below.actions.size());
            const std::int64_t clearness = stake * rungs_on_the_right_side(one, place) / watched;
            if (clearness <= most) continue;
            most = clearness;
            clearest = Scene{.position = G::format(one.position),
                             .turn = turn.texts,
                             .below_turn = below.texts,
                             .value = *value,
                             .below_value = *below_value};
        }
        return clearest;
    }

  private:
    /// A position with what has been found out about it.
    struct Case {
        Position position;
        /// By the rung's place and the nodes that it had.
        std::map<std::pair<std::size_t, Nodes>, Turn<G>> turns{};
        std::optional<Turn<G>> judged{};
    };

    /// So many games are played for a position at most.
    static constexpr std::uint64_t kGamesAPosition = 16;
    /// Nodes of a turn in those games.
    static constexpr Nodes kNodesOfGames = 300;

    static bool is_same(const Turn<G>& one, const Turn<G>& other) {
        return G::hash(one.end) == G::hash(other.end);
    }

    static bool is_seen(const Turn<G>& turn) {
        return std::any_of(turn.actions.begin(), turn.actions.end(), Criteria::is_seen);
    }

    static bool is_wanted(const Position& position, const SceneSearch& search) {
        const int size = Criteria::size(position);
        return size >= search.least_size && size <= search.most_size && Criteria::is_plain(position);
    }

    /// Positions of seeded games, as many as the search wants. Throws `UsageError` where games have too few.
    static std::vector<Case> pool_of(const SceneSearch& search) {
        std::vector<Case> pool;
        const auto wanted = static_cast<std::size_t>(search.positions);
        for (std::uint64_t number = 0; pool.size() < wanted && number < kGamesAPosition * wanted; ++number)
            collect(mix(search.seed, number), search, pool);
        if (pool.size() < wanted)
            throw UsageError{"only " + std::to_string(pool.size()) + " such positions come up in " +
                             std::to_string(kGamesAPosition * wanted) + " games"};
        return pool;
    }

    /// Adds positions of one game between two rungs by lot.
    static void collect(std::uint64_t seed, const SceneSearch& search, std::vector<Case>& pool) {
        Rng rng(seed);
        const std::array players{player_by_lot(rng, search), player_by_lot(rng, search)};
        Position position = start_of(rng, search);
        while (G::outcome(position) == Outcome::playing) {
            if (is_wanted(position, search) && G::legal_actions(position).size() > 1 &&
                rng.chance(1, search.one_in))
                pool.push_back(Case{position});
            if (pool.size() == static_cast<std::size_t>(search.positions)) return;
            const auto side = static_cast<std::size_t>(index(G::side_to_move(position)));
            const Turn<G> turn = play_turn<G>(players[side], position, kNodesOfGames, rng.next());
            // In a turn of many actions those on the way are positions, too.
            for (const auto& action : turn.actions) {
                G::play(position, action, nullptr);
                const bool is_on_the_way = !(G::hash(position) == G::hash(turn.end));
                if (is_on_the_way && is_wanted(position, search) && rng.chance(1, search.one_in))
                    pool.push_back(Case{position});
                if (pool.size() == static_cast<std::size_t>(search.positions)) return;
            }
        }
    }

    static Position start_of(Rng& rng, const SceneSearch& search) {
        if (search.lotted == 0) return G::start(rng.next() & 0xffffffffu);
        Position position = G::start(0);
        for (int left = search.lotted; left > 0 && G::outcome(position) == Outcome::playing; --left)
            G::play(position, action_by_lot<G>(position, rng), nullptr);
        return position;
    }

    static Rung<typename G::Switches> player_by_lot(Rng& rng, const SceneSearch& search) {
        std::vector<int> players;
        for (const auto& rung : G::ladder())
            if (rung.number >= search.lowest_player && rung.number <= search.highest_player)
                players.push_back(rung.number);
        return ready_rung<G>(players[rng.below(static_cast<std::uint32_t>(players.size()))]);
    }

    const Turn<G>& turn_of(Case& one, std::size_t place, Nodes nodes) {
        const auto known = one.turns.find({place, nodes});
        if (known != one.turns.end()) return known->second;
        const auto rung = ready_rung<G>(G::ladder()[place].number);
        return one.turns
            .emplace(std::pair{place, nodes}, play_turn<G>(rung, one.position, nodes, search_.seed))
            .first->second;
    }

    const Turn<G>& judged(Case& one) {
        if (!one.judged) one.judged = play_turn<G>(judge_, one.position, search_.judge_nodes, search_.seed);
        return *one.judged;
    }

    std::int64_t rungs_on_the_right_side(Case& one, std::size_t place) {
        const Turn<G>& right = turn_of(one, place, search_.nodes);
        std::int64_t count = 0;
        for (std::size_t other = 0; other < G::ladder().size(); ++other) {
            const Nodes nodes = other >= place ? search_.nodes : search_.below_nodes;
            if (is_same(turn_of(one, other, nodes), right) == (other >= place)) ++count;
        }
        return count;
    }

    /// What the judge thinks of a turn, for the side that plays it; nothing where it does not say.
    std::optional<std::int64_t> value_of(const Case& one, const Turn<G>& turn) const {
        ManualClock clock;
        Session<G> session(judge_.switches, search_.seed, Blur{}, clock);
        if constexpr (is_solitary<G>) {
            // After the turn chance has come in: what is compared are the actions themselves.
            session.set(one.position);
            session.show(G::legal_actions(one.position).size());
            think(session);
            for (const auto& line : session.multi_pv(G::legal_actions(one.position).size()))
                if (line.actions.front() == turn.actions.front()) return line.score;
            return std::nullopt;
        } else {
            const Side side = G::side_to_move(one.position);
            // Where there is but one answer, the judge plays it without a thought: what it thinks comes
            // later.
            for (Position position = turn.end;;) {
                if (const Outcome outcome = G::outcome(position); outcome != Outcome::playing)
                    return outcome == Outcome::draw ? 0 : outcome == win_for(side) ? win_in(1) : loss_in(1);
                session.set(position);
                think(session);
                const std::int64_t score = session.info().score;
                if (!session.multi_pv(1).empty()) return G::side_to_move(position) == side ? score : -score;
                G::play(position, session.best().action, nullptr);
            }
        }
    }

    void think(Session<G>& session) const {
        session.begin(Limits{.nodes = search_.judge_nodes});
        session.advance(Budget{});
    }

    SceneSearch search_;
    Rung<typename G::Switches> judge_;
    std::vector<Case> pool_;
};

} // namespace forethought::cli
