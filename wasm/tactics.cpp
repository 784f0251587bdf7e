#include "engine/tactics/tactics.h"
#include "engine/tactics/campaign/battle_plan.h"
#include "engine/tactics/campaign/muster.h"
#include "engine/tactics/maps/map_notes.h"
#include "engine/tactics/plans/advance.h"
#include "engine/tactics/rules/threats.h"
#include "engine/tactics/text/map_code.h"
#include "wasm/bind_game.h"
#include "wasm/bind_match.h"

namespace forethought::wasm {

/// What the tactics page asks for besides the common part; see wasm/tactics.d.ts.
class TacticsHandle : public RecordHandle<Tactics> {
  public:
    val reach(int unit) const {
        std::vector<std::int32_t> cells;
        if (is_alive(unit) && tactics::ready_units(battle(), state()).has(number(unit)))
            append(cells, tactics::reach(battle(), state(), number(unit)));
        return to_int32_array(cells);
    }
    val strike_cells(int unit) const {
        std::vector<std::int32_t> cells;
        if (is_alive(unit)) append(cells, tactics::strike_cells(battle(), state(), number(unit)));
        return to_int32_array(cells);
    }
    val threats(int unit, int cell) const {
        std::vector<std::int32_t> pairs;
        if (!is_alive(unit) || cell < 0 || cell >= tactics::kCells || !is_free_for(unit, cell))
            return to_int32_array(pairs);
        tactics::State moved = state();
        tactics::relocate(moved, number(unit), static_cast<tactics::Cell>(cell));
        const Side enemy = opponent(battle().roster.side(number(unit)));
        const auto strikes = tactics::strikes_of(battle(), moved, enemy);
        const auto enemies = battle().roster.units(enemy) & moved.alive;
        tactics::for_each(tactics::strikers_at(strikes, enemies, static_cast<tactics::Cell>(cell)),
                          [&](tactics::Unit striker) {
                              pairs.push_back(striker);
                              pairs.push_back(battle().roster.damage[striker]);
                          });
        return to_int32_array(pairs);
    }
    val path(int unit, int cell) const {
        std::vector<std::int32_t> cells;
        if (is_alive(unit) && cell >= 0 && cell < tactics::kCells)
            for (const tactics::Cell step :
                 tactics::path(battle(), state(), number(unit), static_cast<tactics::Cell>(cell)))
                cells.push_back(step);
        return to_int32_array(cells);
    }
    std::string map_code() const { return tactics::map_code(position()); }
    val map_notes() const {
        std::vector<std::int32_t> notes;
        for (const auto& [note, cells] : tactics::notes_on_map(position())) {
            notes.push_back(static_cast<std::int32_t>(note));
            notes.push_back(cells.size());
            append(notes, cells);
        }
        return to_int32_array(notes);
    }
    std::string muster(const std::string& text) {
        const auto position = tactics::muster(text);
        if (position) restart(position.value());
        return reason(position);
    }
    std::string plus_battle(double seed, double stage) const {
        const auto number = to_seed(seed);
        const auto step = to_seed(stage);
        if (!number || !step) return {};
        return tactics::to_json(tactics::plus_battle(static_cast<std::uint32_t>(number.value()),
                                                     static_cast<std::uint32_t>(step.value())));
    }
    std::int32_t advance() const {
        const auto action = tactics::advance(battle(), state());
        return action ? tactics::encode(*action) : kNoAction;
    }

  private:
    const tactics::Battle& battle() const { return *position().battle; }
    const tactics::State& state() const { return position().state; }
    static tactics::Unit number(int unit) { return static_cast<tactics::Unit>(unit); }
    bool is_alive(int unit) const {
        return unit >= 0 && unit < battle().roster.count && state().alive.has(number(unit));
    }
    bool is_free_for(int unit, int cell) const {
        const auto there = state().unit_at[static_cast<std::size_t>(cell)];
        return there == tactics::kNobody || there == unit;
    }
    static void append(std::vector<std::int32_t>& cells, tactics::CellSet set) {
        while (!set.empty()) cells.push_back(set.take());
    }
};

} // namespace forethought::wasm

EMSCRIPTEN_BINDINGS(tactics) {
    using forethought::wasm::TacticsHandle;
    forethought::wasm::bind_game<forethought::Tactics, TacticsHandle>()
        .function("reach", &TacticsHandle::reach)
        .function("strikeCells", &TacticsHandle::strike_cells)
        .function("threats", &TacticsHandle::threats)
        .function("path", &TacticsHandle::path)
        .function("mapCode", &TacticsHandle::map_code)
        .function("mapNotes", &TacticsHandle::map_notes)
        .function("advance", &TacticsHandle::advance)
        .function("muster", &TacticsHandle::muster)
        .function("plusBattle", &TacticsHandle::plus_battle);
    forethought::wasm::bind_match<forethought::Tactics>();
}
