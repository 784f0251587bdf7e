#include "engine/tactics/text/map_code.h"

#include "engine/core/quoted.h"
#include "engine/tactics/text/notation.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

constexpr std::string_view kUnitLetters = "FAWfaw";
constexpr char kWall = 'm';
constexpr char kWater = 'v';
constexpr char kGround = '.';

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// A letter for each cell; more than there are cells, or fewer, where the code is none.
std::string spelled(std::string_view code) {
    std::string letters;
    std::size_t run = 0;
    const auto end_run = [&] {
        letters.append(std::min(run, std::size_t{kCells} + 1), kGround);
        run = 0;
    };
    for (const char letter : code) {
        if (is_digit(letter)) {
            run = std::min(run * 10 + static_cast<std::size_t>(letter - '0'), std::size_t{1'000});
            continue;
        }
        end_run();
        letters.push_back(letter);
    }
    end_run();
    return letters;
}

char letter_of(const Position& position, Cell cell) {
    const Terrain& terrain = position.battle->terrain;
    const Roster& roster = position.battle->roster;
    if (terrain.walls().has(cell)) return kWall;
    if (terrain.water().has(cell)) return kWater;
    const Unit unit = position.state.unit_at[cell];
    if (unit == kNobody) return kGround;
    const std::size_t side = roster.side(unit) == Side::first ? 0 : kUnitTypes;
    return kUnitLetters[side + static_cast<std::size_t>(roster.type[unit])];
}

} // namespace

std::string map_code(const Position& position) {
    std::string code;
    int run = 0;
    const auto end_run = [&] {
        if (run > 0) code += std::to_string(run);
        run = 0;
    };
    for (int cell = 0; cell < kCells; ++cell) {
        const char letter = letter_of(position, static_cast<Cell>(cell));
        if (letter == kGround) {
            ++run;
            continue;
        }
        end_run();
        code.push_back(letter);
    }
    end_run();
    const auto read = parse_map_code(code);
    return read && format(read.value()) == format(position) ? code : std::string{};
}

Result<Position> parse_map_code(std::string_view code) {
    const std::string letters = spelled(code);
    if (letters.size() != kCells)
        return Error{"the code " + in_quotes(code) + " is not one of a map of 100 cells"};
    std::string map;
    std::string units[2];
    for (int i = 0; i < kCells; ++i) {
        const char letter = letters[static_cast<std::size_t>(i)];
        const auto unit = kUnitLetters.find(letter);
        const bool is_unit = unit != std::string_view::npos;
        if (!is_unit && letter != kGround && letter != kWall && letter != kWater)
            return Error{in_quotes(std::string_view(&letter, 1)) + " is not a letter of a map's code"};
        map += letter == kWall ? '#' : letter == kWater ? '~' : '.';
        map += i % kWidth == kWidth - 1 ? '\n' : ' ';
        if (!is_unit) continue;
        const auto type = static_cast<UnitType>(unit % kUnitTypes);
        const Side side = unit < kUnitTypes ? Side::first : Side::second;
        units[index(side)] +=
            format_ready_unit(side, type, static_cast<Cell>(i), stats(type).hit_points) + "\n";
    }
    return parse(std::string(kStartHeader) + map + units[0] + units[1]);
}

} // namespace forethought::tactics
