#include "engine/tactics/tactics.h"

#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/personality.h"
#include "engine/tactics/rules/conditions/judge.h"
#include "engine/tactics/rules/rules.h"
#include "engine/tactics/text/notation.h"

#include <algorithm>
#include <cstdlib>

namespace forethought {

namespace {

using namespace tactics;

enum class CellKind : std::int32_t { ground, wall, water, fallen, cracked };

CellKind kind_of(const Battle& battle, const State& state, Cell cell) {
    if (outer_rings(state.rings).has(cell)) return CellKind::fallen;
    if (battle.terrain.walls().has(cell)) return CellKind::wall;
    if (battle.terrain.water().has(cell)) return CellKind::water;
    return tactics::cracked(state).has(cell) ? CellKind::cracked : CellKind::ground;
}

/// What most battles do not have: the traits of each unit and whether it is marked, then the cells of the
/// condition.
void append_extras(std::vector<std::int32_t>& view, const Battle& battle) {
    constexpr int marked = 1 << 8;
    for (int i = 0; i < battle.roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        view.push_back(battle.roster.traits[unit].bits() | (battle.condition.marked.has(unit) ? marked : 0));
    }
    for (CellSet cells = battle.condition.cells; !cells.empty();) view.push_back(cells.take());
}

constexpr std::size_t kHeader = 16;
constexpr std::int32_t kLayoutVersion = 1;

} // namespace

Position Tactics::start(std::uint64_t seed) {
    return make_battle(seed);
}
Result<Position> Tactics::parse(std::string_view text) {
    return tactics::parse(text);
}
std::string Tactics::format(const Position& position) {
    return tactics::format(position);
}

std::vector<Action> Tactics::legal_actions(const Position& position) {
    return tactics::legal_actions(*position.battle, position.state);
}

bool Tactics::is_legal(const Position& position, const Action& action) {
    return tactics::is_legal(*position.battle, position.state, action);
}

void Tactics::play(Position& position, const Action& action, std::vector<std::int32_t>* events) {
    tactics::play(*position.battle, position.state, action, events);
}

/// Fitted to 1,497 battles of players 150 Elo apart: how much surer it is that the stronger one has won, the
/// larger the part of an army's hit points that the winner has kept beyond the loser's. Of more than two
/// thirds there were hardly any.
int Tactics::result_weight(const Position& position) {
    constexpr int bare = 20;
    constexpr int a_hundredth = 3;
    constexpr int most = 67;
    const auto& [battle, state] = position;
    int armies = 0;
    for (Unit unit = 0; unit < battle->roster.count; ++unit) armies += battle->roster.hit_points[unit];
    const int kept =
        total_hit_points(*battle, state, Side::first) - total_hit_points(*battle, state, Side::second);
    return bare + a_hundredth * std::min(200 * std::abs(kept) / armies, most);
}

int Tactics::actions_left(const Position& position) {
    return std::max(1, ready_units(*position.battle, position.state).size());
}

std::string Tactics::format_action(const Position& position, const Action& action) {
    return tactics::format_action(position, action);
}

Result<Action> Tactics::parse_action(const Position& position, std::string_view text) {
    return tactics::parse_action(position, text);
}

std::vector<std::int32_t> Tactics::snapshot(const Position& position) {
    const State& state = position.state;
    const Battle& battle = *position.battle;
    const bool slow = state.to_move == Side::second && is_slow_round(state);
    std::vector<std::int32_t> view{kLayoutVersion,
                                   state.round,
                                   index(state.to_move),
                                   state.quiet_rounds,
                                   state.rings,
                                   tactics::cracked(state).empty() ? 0 : 1,
                                   static_cast<std::int32_t>(state.outcome),
                                   static_cast<std::int32_t>(state.reason),
                                   rounds_until_ring(state),
                                   battle.roster.count,
                                   slow ? 1 : 0,
                                   params::kLastRound,
                                   static_cast<std::int32_t>(battle.condition.kind),
                                   index(battle.condition.seeker),
                                   battle.condition.count,
                                   progress(battle, state)};
    view.resize(kHeader);
    for (int cell = 0; cell < kCells; ++cell)
        view.push_back(static_cast<std::int32_t>(kind_of(battle, state, static_cast<Cell>(cell))));
    for (int i = 0; i < battle.roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        const bool alive = state.alive.has(unit);
        view.insert(view.end(),
                    {index(battle.roster.side(unit)), static_cast<std::int32_t>(battle.roster.type[unit]),
                     alive ? state.cell[unit] : -1, state.hit_points[unit], battle.roster.hit_points[unit],
                     state.acted.has(unit) || battle.roster.rooted.has(unit) ? 1 : 0,
                     movement(battle, state, unit), battle.roster.damage[unit]});
    }
    if (battle.condition || battle.roster.has_traits()) append_extras(view, battle);
    return view;
}

std::optional<std::vector<Action>> Tactics::ponder(const Position& position) {
    if (position.state.outcome != Outcome::playing) return std::nullopt;
    return std::vector{kEndTurn};
}

Result<Switches> Tactics::in_character(const Switches& switches, std::string_view personality) {
    const auto found = find_personality(personality);
    if (!found) return Error{found.error()};
    return tactics::in_character(switches, found.value());
}

std::vector<MultiPvLine<Action>> Tactics::multi_pv(const Player& player, const Position& root,
                                                   std::size_t most) {
    return player.multi_pv(root, most);
}

} // namespace forethought
