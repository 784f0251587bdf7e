#include "engine/core/quoted.h"
#include "engine/tactics/rules/conditions/fell.h"
#include "engine/tactics/rules/conditions/save.h"
#include "engine/tactics/text/lines.h"
#include "engine/tactics/text/map_code.h"
#include "engine/tactics/text/notation.h"
#include "engine/tactics/text/vocabulary.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace forethought::tactics {

namespace {

/// Reads a position line by line; the first complaint stops it.
class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(split(text)) {}

    Result<Position> read() {
        if (!(read_title() && read_counters() && read_map() && read_condition() && read_units() &&
              read_end() && check()))
            return Error{error_};
        const Terrain terrain(walls_, water_, roster_.extra_movement());
        Position position{std::make_shared<Battle>(Battle{terrain, roster_, condition_}), state_};
        position.state.hash = hash_from_scratch(position.state);
        return position;
    }

  private:
    bool fail(std::string what) {
        const int number = next_ == 0 ? 1 : lines_[next_ - 1].number;
        error_ = "line " + std::to_string(number) + ": " + std::move(what);
        return false;
    }

    /// The next line; null at the end of the text.
    const Words* advance() { return next_ < lines_.size() ? &lines_[next_++].words : nullptr; }

    bool read_title() {
        const Words* words = advance();
        if (!words || *words != Words{"tactics", "1"}) return fail("a position begins with 'tactics 1'");
        return true;
    }

    bool number(std::string_view word, std::string_view what, int low, int high, int& value) {
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size() || value < low || value > high)
            return fail(std::string(what) + " is " + in_quotes(word) + ", not a number from " +
                        std::to_string(low) + " to " + std::to_string(high));
        return true;
    }

    bool read_counters() {
        const Words* words = advance();
        if (!words || words->size() != 10 || (*words)[0] != "side" || (*words)[2] != "round" ||
            (*words)[4] != "quiet" || (*words)[6] != "rings" || (*words)[8] != "damage")
            return fail("expected 'side first round 1 quiet 0 rings 0 damage no'");
        const auto side = named<Side>(kSideNames, (*words)[1]);
        if (!side) return fail("the side to move is " + in_quotes((*words)[1]) + ", not 'first' or 'second'");
        int round = 0;
        int quiet = 0;
        int rings = 0;
        if (!number((*words)[3], "the round", 1, params::kLastRound, round) ||
            !number((*words)[5], "the number of quiet rounds", 0, params::kLastRound, quiet) ||
            !number((*words)[7], "the number of rings fallen", 0, kRings, rings))
            return false;
        if ((*words)[9] != "yes" && (*words)[9] != "no")
            return fail("damage is " + in_quotes((*words)[9]) + ", not 'yes' or 'no'");
        state_.to_move = *side;
        state_.round = static_cast<std::uint8_t>(round);
        state_.quiet_rounds = static_cast<std::uint8_t>(quiet);
        state_.rings = static_cast<std::uint8_t>(rings);
        state_.damage_this_round = (*words)[9] == "yes";
        return true;
    }

    bool read_map() {
        for (int y = 0; y < kWidth; ++y) {
            const Words* words = advance();
            if (!words || words->size() != kWidth)
                return fail("row " + std::to_string(y + 1) + " of the map needs 10 cells, each . or # or ~");
            for (int x = 0; x < kWidth; ++x) {
                const std::string_view word = (*words)[static_cast<std::size_t>(x)];
                if (word == "#")
                    walls_.insert(cell_at(x, y));
                else if (word == "~")
                    water_.insert(cell_at(x, y));
                else if (word != ".")
                    return fail(in_quotes(word) + " on " + format_cell(cell_at(x, y)) +
                                " is not a kind of cell (. ground, # wall, ~ water)");
            }
        }
        return true;
    }

    /// Whether a kind of condition is about cells; whether it is about marked units.
    static bool has_cells(ConditionKind kind) {
        return kind == ConditionKind::hold || kind == ConditionKind::cross;
    }
    static bool has_marked(ConditionKind kind) {
        return kind == ConditionKind::save || kind == ConditionKind::fell;
    }

    bool read_condition() {
        if (next_ == lines_.size() || lines_[next_].words[0] != "condition") return true;
        Words words = *advance();
        const auto side = words.size() > 2 ? named<Side>(kSideNames, words[1]) : std::nullopt;
        const auto kind = words.size() > 2 ? named<ConditionKind>(kConditionNames, words[2]) : std::nullopt;
        if (!side || !kind || *kind == ConditionKind::none)
            return fail("expected 'condition', a side, and hold, cross, save, fell or survive");
        condition_.seeker = *side;
        condition_.kind = *kind;
        words.erase(words.begin(), words.begin() + 3);
        const bool counts_rounds = *kind == ConditionKind::hold || *kind == ConditionKind::survive;
        const int most = counts_rounds ? params::kLastRound : kMaxUnits / 2;
        if (*kind != ConditionKind::save &&
            !take_number(words, "the condition's number", 1, most, condition_.count))
            return false;
        if (!words.empty() && words[0] == "held" && *kind == ConditionKind::hold) {
            words.erase(words.begin());
            if (!take_number(words, "the number of rounds held", 0, condition_.count, state_.held))
                return false;
        }
        return read_cells(words);
    }

    bool take_number(Words& words, std::string_view what, int low, int high, std::uint8_t& value) {
        int read = 0;
        if (!number(words.empty() ? std::string_view{} : words[0], what, low, high, read)) return false;
        words.erase(words.begin());
        value = static_cast<std::uint8_t>(read);
        return true;
    }

    bool read_cells(const Words& words) {
        if (!has_cells(condition_.kind))
            return words.empty() || fail(in_quotes(words[0]) + " is not expected in this condition");
        if (words.size() < 2 || words[0] != "on") return fail("expected 'on' and the cells of the condition");
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto cell = parse_cell(words[i]);
            if (!cell) return fail(in_quotes(words[i]) + " is not a cell (a1 to j10)");
            if ((walls_ | water_).has(*cell))
                return fail("the condition's cell " + format_cell(*cell) + " is not ground");
            condition_.cells.insert(*cell);
        }
        return true;
    }

    bool read_units() {
        state_.unit_at.fill(kNobody);
        state_.cell.fill(kNowhere);
        while (next_ < lines_.size() && lines_[next_].words[0] == "unit")
            if (!read_unit(*advance())) return false;
        if (roster_.first_count == 0 || roster_.first_count == roster_.count)
            return fail("each side needs at least one 'unit' line");
        return check_marked();
    }

    bool check_marked() {
        if (!has_marked(condition_.kind)) return true;
        const Side side =
            condition_.kind == ConditionKind::save ? condition_.seeker : opponent(condition_.seeker);
        if (condition_.marked.empty() || !(condition_.marked - roster_.units(side)).empty())
            return fail("the condition needs marked units of the " + std::string(name(side)) + " side only");
        if (condition_.count > condition_.marked.size())
            return fail("fewer units are marked than the condition asks for");
        return true;
    }

    /// Takes the words off the end of a unit's line that say what it has beyond its type.
    bool take_extras(Words& words, TraitSet& traits, bool& is_marked) {
        for (; words.size() > 4; words.pop_back()) {
            const auto trait = named<Trait>(kTraitNames, words.back());
            if (trait)
                traits.insert(*trait);
            else if (words.back() == "marked")
                is_marked = true;
            else
                break;
        }
        if (is_marked && !has_marked(condition_.kind))
            return fail("only the conditions save and fell have marked units");
        return true;
    }

    bool read_unit(Words words) {
        if (words.size() < 4)
            return fail("expected 'unit first fighter b2 hp 100 ready' or 'unit first fighter dead'");
        const auto side = named<Side>(kSideNames, words[1]);
        const auto type = named<UnitType>(kTypeNames, words[2]);
        if (!side) return fail(in_quotes(words[1]) + " is not a side (first, second)");
        if (!type) return fail(in_quotes(words[2]) + " is not a type of unit (fighter, archer, wizard)");
        if (*side == Side::first && roster_.count > roster_.first_count)
            return fail("the first side's units come before the second's");
        const int of_side = *side == Side::first ? roster_.first_count : roster_.count - roster_.first_count;
        if (of_side == kMaxUnits / 2)
            return fail("a side has at most " + std::to_string(kMaxUnits / 2) + " units");
        const auto unit = static_cast<Unit>(roster_.count);
        TraitSet traits;
        bool is_marked = false;
        if (!take_extras(words, traits, is_marked)) return false;
        roster_.add(*side, *type, traits);
        if (is_marked) condition_.marked.insert(unit);
        if (words.size() == 4 && words[3] == "dead") return true;
        return read_living(words, unit, *side);
    }

    bool read_living(const Words& words, Unit unit, Side side) {
        if (words.size() != 7 || words[4] != "hp" || (words[6] != "ready" && words[6] != "acted"))
            return fail("expected a cell, 'hp', a number, and 'ready' or 'acted' (or 'dead')");
        const auto cell = parse_cell(words[3]);
        if (!cell) return fail(in_quotes(words[3]) + " is not a cell (a1 to j10)");
        if ((walls_ | water_ | outer_rings(state_.rings)).has(*cell))
            return fail("a unit cannot stand on " + format_cell(*cell) + ", which is not ground");
        if (state_.occupied.has(*cell)) return fail("two units stand on " + format_cell(*cell));
        int hit_points = 0;
        if (!number(words[5], "hp", 1, roster_.hit_points[unit], hit_points)) return false;
        place(state_, unit, *cell, hit_points);
        if (words[6] == "acted") {
            if (side != state_.to_move) return fail("only units of the side to move can have acted");
            mark_acted(state_, unit);
        }
        return true;
    }

    bool read_end() {
        const Words* words = advance();
        if (!words) return true;
        if ((*words)[0] != "over") return fail(in_quotes((*words)[0]) + " is not expected here");
        const auto outcome = words->size() == 3 ? named<Outcome>(kOutcomeNames, (*words)[1]) : std::nullopt;
        const auto reason = words->size() == 3 ? named<Reason>(kReasonNames, (*words)[2]) : std::nullopt;
        if (!outcome || *outcome == Outcome::playing || !reason || *reason == Reason::none)
            return fail("expected 'over', first_wins, second_wins or draw, and no_units, last_round, ring or "
                        "condition");
        state_.outcome = *outcome;
        state_.reason = *reason;
        return advance() ? fail("nothing may follow the line 'over'") : true;
    }

    bool check() {
        const bool first_lives = !(roster_.units(Side::first) & state_.alive).empty();
        const bool second_lives = !(roster_.units(Side::second) & state_.alive).empty();
        if (state_.outcome == Outcome::playing && !(first_lives && second_lives))
            return fail("a side without units has lost: the line 'over' is missing");
        if (state_.outcome == Outcome::playing && is_decided_by_condition())
            return fail("the condition has decided the battle: the line 'over' is missing");
        if (!end_fits(first_lives, second_lives))
            return fail("the end that is told does not fit the units that are left");
        return true;
    }

    bool end_fits(bool first_lives, bool second_lives) const {
        const int round = state_.round;
        switch (state_.reason) {
        case Reason::none:
            return true;
        case Reason::no_units:
            return first_lives != second_lives &&
                   state_.outcome == win_for(first_lives ? Side::first : Side::second);
        case Reason::ring:
            return !first_lives && !second_lives;
        case Reason::last_round:
            return first_lives && second_lives && round == params::kLastRound;
        case Reason::condition:
            return condition_ && state_.outcome != Outcome::draw;
        }
        return false;
    }

    /// Whether the battle goes on though its condition was met or missed earlier.
    bool is_decided_by_condition() const {
        switch (condition_.kind) {
        case ConditionKind::none:
        case ConditionKind::cross:
            return false;
        case ConditionKind::hold:
            return state_.held >= condition_.count;
        case ConditionKind::save:
            return save::has_failed(condition_, state_.alive);
        case ConditionKind::fell:
            return fell::fallen(condition_, state_.alive) >= condition_.count;
        case ConditionKind::survive:
            return state_.round > condition_.count;
        }
        return false;
    }

    std::vector<Line> lines_;
    std::size_t next_ = 0;
    std::string error_;
    CellSet walls_;
    CellSet water_;
    Roster roster_;
    Condition condition_;
    State state_;
};

} // namespace

Result<Position> parse(std::string_view text) {
    if (text.starts_with(kMapCodeTitle)) return parse_map_code(text.substr(kMapCodeTitle.size()));
    return Reader(text).read();
}

} // namespace forethought::tactics
