#include "engine/cli/tactics/lesson_lines.h"

#include "engine/cli/fields.h"
#include "engine/cli/usage_error.h"
#include "engine/tactics/maps/map_maker.h"

#include <cstddef>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace forethought::cli {

namespace {

using namespace tactics;
using nlohmann::json;

constexpr Kind kLessons{"a list of lessons", [](const json& value) { return value.is_array(); }};
constexpr Field kFields[] = {{"battle", kCount}, {"lessons", kLessons}};

/// Calls `each(value)` with everything that the line says of a lesson, in its order.
template <class L, class Each>
void for_each_value(L& lesson, Each each) {
    for (auto& cell : lesson.cell) each(cell);
    for (auto& hit_points : lesson.hit_points) each(hit_points);
    each(lesson.round);
    each(lesson.quiet_rounds);
    each(lesson.damage_this_round);
    each(lesson.rings);
    each(lesson.side);
    each(lesson.was_played);
    each(lesson.struck);
    each(lesson.answered);
    each(lesson.outcome);
}

template <class Value>
bool can_hold(double number) {
    if constexpr (std::is_same_v<Value, bool>)
        return number == 0 || number == 1;
    else if constexpr (std::is_integral_v<Value>)
        return number >= 0 && number <= std::numeric_limits<Value>::max() &&
               number == static_cast<double>(static_cast<Value>(number));
    else
        return number >= std::numeric_limits<Value>::lowest() && number <= std::numeric_limits<Value>::max();
}

/// Whether `numbers` say as many things as a lesson has, and each is one that it can hold.
bool read(const json& numbers, Lesson& lesson) {
    if (!numbers.is_array()) return false;
    std::size_t place = 0;
    bool is_right = true;
    for_each_value(lesson, [&](auto& value) {
        using Value = std::remove_reference_t<decltype(value)>;
        is_right = is_right && place < numbers.size() && numbers[place].is_number();
        if (!is_right) return;
        const double number = numbers[place++];
        is_right = can_hold<Value>(number);
        if (is_right) value = static_cast<Value>(number);
    });
    return is_right && place == numbers.size();
}

} // namespace

json lesson_line(std::uint32_t battle, const std::vector<Lesson>& lessons) {
    json list = json::array();
    for (const Lesson& lesson : lessons) {
        json numbers = json::array();
        for_each_value(lesson, [&](const auto& value) {
            // A number for truth, too, so that all are alike.
            if constexpr (std::is_same_v<decltype(value), const bool&>)
                numbers.push_back(value ? 1 : 0);
            else
                numbers.push_back(value);
        });
        list.push_back(std::move(numbers));
    }
    return {{"battle", battle}, {"lessons", std::move(list)}};
}

std::vector<Lesson> parse_lessons(const json& line, std::uint32_t battle, std::uint32_t game) {
    value_or_usage_error(check_fields(line, kFields));
    if (line["battle"] != battle)
        throw UsageError{"battle is " + shown(line["battle"]) + ", not " + std::to_string(battle)};
    const Position position = make_battle(battle);
    std::vector<Lesson> lessons;
    for (const json& numbers : line["lessons"]) {
        Lesson lesson;
        if (!read(numbers, lesson) || !is_sound(*position.battle, lesson))
            throw UsageError{"lesson " + std::to_string(lessons.size() + 1) + " is " + shown(numbers) +
                             ", which is none of this battle"};
        lesson.battle = battle;
        lesson.game = game;
        lessons.push_back(lesson);
    }
    return lessons;
}

} // namespace forethought::cli
