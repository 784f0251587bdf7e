#include "engine/tactics/text/notation.h"

#include "engine/core/quoted.h"
#include "engine/tactics/text/vocabulary.h"

#include <charconv>

namespace forethought::tactics {

namespace {

std::string word_of_terrain(const Terrain& terrain, Cell cell) {
    return terrain.walls().has(cell) ? "#" : terrain.water().has(cell) ? "~" : ".";
}

Error bad_cell(std::string_view text) {
    return Error{in_quotes(text) + " is not a cell (a1 to j10)"};
}

std::string format_condition(const Condition& condition, int held) {
    std::string text =
        "condition " + std::string(name(condition.seeker)) + " " + std::string(name(condition.kind));
    if (condition.kind != ConditionKind::save) text += " " + std::to_string(condition.count);
    if (condition.kind == ConditionKind::hold) text += " held " + std::to_string(held);
    if (condition.cells.empty()) return text;
    text += " on";
    CellSet cells = condition.cells;
    while (!cells.empty()) text += " " + format_cell(cells.take());
    return text;
}

} // namespace

std::string format_cell(Cell cell) {
    return std::string(1, static_cast<char>('a' + column(cell))) + std::to_string(row(cell) + 1);
}

std::optional<Cell> parse_cell(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] >= 'a' + kWidth) return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > kWidth ||
        text[1] == '0')
        return std::nullopt;
    return cell_at(text[0] - 'a', number - 1);
}

std::string format_rows(const Terrain& terrain) {
    std::string rows;
    for (int y = 0; y < kWidth; ++y)
        for (int x = 0; x < kWidth; ++x)
            rows += word_of_terrain(terrain, cell_at(x, y)) + (x + 1 < kWidth ? " " : "\n");
    return rows;
}

std::string format_ready_unit(Side side, UnitType type, Cell cell, int hit_points) {
    return "unit " + std::string(name(side)) + " " + std::string(name(type)) + " " + format_cell(cell) +
           " hp " + std::to_string(hit_points) + " ready";
}

std::string format(const Position& position) {
    const State& state = position.state;
    const Battle& battle = *position.battle;
    std::string text = "tactics 1\nside " + std::string(name(state.to_move)) + " round " +
                       std::to_string(state.round) + " quiet " + std::to_string(state.quiet_rounds) +
                       " rings " + std::to_string(state.rings) + " damage " +
                       (state.damage_this_round ? "yes" : "no") + "\n";
    text += format_rows(battle.terrain);
    if (battle.condition) text += format_condition(battle.condition, state.held) + "\n";
    for (int i = 0; i < battle.roster.count; ++i) {
        const auto unit = static_cast<Unit>(i);
        text += "unit " + std::string(name(battle.roster.side(unit))) + " " +
                std::string(name(battle.roster.type[unit]));
        if (state.alive.has(unit))
            text += " " + format_cell(state.cell[unit]) + " hp " + std::to_string(state.hit_points[unit]) +
                    (state.acted.has(unit) ? " acted" : " ready");
        else
            text += " dead";
        if (battle.condition.marked.has(unit)) text += " marked";
        for (int trait = 0; trait < kTraits; ++trait)
            if (battle.roster.traits[unit].has(static_cast<Trait>(trait)))
                text += " " + std::string(name(static_cast<Trait>(trait)));
        text += "\n";
    }
    if (state.outcome != Outcome::playing)
        text += "over " + std::string(name(state.outcome)) + " " + std::string(name(state.reason)) + "\n";
    return text;
}

std::string format_action(const Position& position, Action action) {
    if (action.ends_turn()) return "end";
    const bool known = action.unit < position.battle->roster.count && position.state.alive.has(action.unit);
    const std::string from =
        known ? format_cell(position.state.cell[action.unit]) : "unit " + std::to_string(action.unit);
    std::string text = from;
    if (!known || action.to != position.state.cell[action.unit]) text += "-" + format_cell(action.to);
    if (action.strike != Direction::none) text += std::string(":") + letter(action.strike);
    return text;
}

Result<Action> parse_action(const Position& position, std::string_view text) {
    if (text == "end") return kEndTurn;
    Direction strike = Direction::none;
    if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        const auto direction = direction_of(text.substr(colon + 1));
        if (!direction)
            return Error{in_quotes(text.substr(colon + 1)) + " is not a direction (n, e, s or w)"};
        strike = *direction;
        text = text.substr(0, colon);
    }
    const auto dash = text.find('-');
    const std::string_view from_text = text.substr(0, dash);
    const auto from = parse_cell(from_text);
    if (!from) return bad_cell(from_text);
    const Unit unit = position.state.unit_at[*from];
    if (unit == kNobody) return Error{"no unit stands on " + format_cell(*from)};
    if (dash == std::string_view::npos) return Action{unit, *from, strike};
    const auto to = parse_cell(text.substr(dash + 1));
    if (!to) return bad_cell(text.substr(dash + 1));
    return Action{unit, *to, strike};
}

} // namespace forethought::tactics
