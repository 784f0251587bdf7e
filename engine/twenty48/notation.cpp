#include "engine/twenty48/notation.h"

#include "engine/core/words.h"
#include "engine/twenty48/rules.h"

#include <array>
#include <limits>
#include <optional>

namespace forethought::twenty48 {

namespace {

constexpr std::array<std::string_view, 2> kModeNames{"chance", "adversary"};
constexpr std::array<std::string_view, 2> kPhaseNames{"slide", "place"};
constexpr std::array<std::string_view, kSlides> kSlideNames{"up", "right", "down", "left"};
constexpr std::string_view kEmpty = ".";

/// "name NUMBER".
Result<std::uint64_t> read_number(Words& words, const std::string& name, std::uint64_t most) {
    const Word word = words.next();
    const Word number = words.next();
    if (word.text != name) return error_at(word.line, in_quotes(name) + " is missing, with a number");
    const auto value = to_number<std::uint64_t>(number.text);
    if (!value || *value > most)
        return error_at(number.line, name + " is " + in_quotes(number.text) + ", not a number from 0 to " +
                                         std::to_string(most));
    return *value;
}

/// The line that tells all but the tiles.
Result<Position> read_standing(Words& words) {
    Position position;
    const Word mode = words.next();
    const auto mode_number = find_name(kModeNames, mode.text);
    if (!mode_number)
        return error_at(mode.line, "the mode is " + in_quotes(mode.text) + ", not chance or adversary");
    position.mode = static_cast<Mode>(*mode_number);
    const auto seed = read_number(words, "seed", std::numeric_limits<std::uint64_t>::max());
    if (!seed) return Error{seed.error()};
    const auto moves = read_number(words, "moves", kMostMoves);
    if (!moves) return Error{moves.error()};
    const auto score = read_number(words, "score", kMostPoints);
    if (!score) return Error{score.error()};
    const Word phase = words.next();
    const auto phase_number = find_name(kPhaseNames, phase.text);
    if (!phase_number)
        return error_at(phase.line,
                        "what is to be done is " + in_quotes(phase.text) + ", not to slide or to place");
    position.phase = static_cast<Phase>(*phase_number);
    if (position.phase == Phase::place && position.mode == Mode::chance)
        return error_at(phase.line, "nobody places tiles in mode chance, so it must be 'slide'");
    position.seed = seed.value();
    position.moves = static_cast<std::int32_t>(moves.value());
    position.score = static_cast<std::int32_t>(score.value());
    return position;
}

std::optional<Rank> to_rank(std::string_view word) {
    if (word == kEmpty) return 0;
    const auto tile = to_number(word);
    if (!tile || *tile < 2 || *tile > kMostTogether || (*tile & (*tile - 1)) != 0) return std::nullopt;
    return std::countr_zero(static_cast<unsigned>(*tile));
}

/// Sixteen tiles, row by row.
Result<Tiles> read_tiles(Words& words, const Position& standing) {
    Tiles tiles{};
    Word word;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        word = words.next();
        const auto rank = to_rank(word.text);
        if (!rank)
            return error_at(word.line, "tile " + std::to_string(cell + 1) + " is " + in_quotes(word.text) +
                                           ", not a power of two from 2 to 131072 or . for an empty cell");
        tiles[cell] = static_cast<std::uint8_t>(*rank);
        // Checked on the way, so that the sum stays within its bounds.
        if (together(tiles) > kMostTogether)
            return error_at(word.line, "the tiles are more than " + std::to_string(kMostTogether) +
                                           " together; no game comes that far");
    }
    if (standing.phase == Phase::slide && together(tiles) == 0)
        return error_at(word.line, "there is no tile that could slide");
    if (standing.phase == Phase::place && count_empty(tiles) == 0)
        return error_at(word.line, "there is no cell to place a tile on");
    return tiles;
}

} // namespace

std::string format(const Position& position) {
    std::string text = "twenty48 1\n";
    text += kModeNames[static_cast<std::size_t>(position.mode)];
    text += " seed " + std::to_string(position.seed) + " moves " + std::to_string(position.moves) +
            " score " + std::to_string(position.score) + " ";
    text += kPhaseNames[static_cast<std::size_t>(position.phase)];
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Rank rank = rank_at(position.tiles, cell);
        text += cell % kWidth == 0 ? "\n" : " ";
        text += rank == 0 ? std::string(kEmpty) : std::to_string(1 << rank);
    }
    return text + "\nend\n";
}

Result<Position> parse(std::string_view text) {
    Words words(text);
    const Word game = words.next();
    const Word version = words.next();
    if (game.text != "twenty48" || version.text != "1")
        return error_at(game.line, "a position begins with 'twenty48 1'");
    auto position = read_standing(words);
    if (!position) return position;
    const auto tiles = read_tiles(words, position.value());
    if (!tiles) return Error{tiles.error()};
    position.value().tiles = tiles.value();
    const Word end = words.next();
    if (end.text != "end") return error_at(end.line, "'end' is missing after the sixteen tiles");
    const Word more = words.next();
    if (!more.text.empty()) return error_at(more.line, "there is more after 'end'");
    return position;
}

std::string format_action(Action action) {
    if (is_slide(action)) return std::string(kSlideNames[action.code]);
    const Cell cell = cell_of(action);
    return static_cast<char>('a' + cell % kWidth) + std::to_string(kWidth - cell / kWidth) + "=" +
           std::to_string(1 << rank_of(action));
}

Result<Action> parse_action(std::string_view text) {
    for (std::int32_t code = 0; code < kActions; ++code)
        if (const Action action = *decode(code); format_action(action) == text) return action;
    return Error{in_quotes(text) +
                 " is neither up, right, down or left nor a tile like c2=4 (a letter from a to d "
                 "for the column, the number of the row from the bottom, 2 or 4)"};
}

} // namespace forethought::twenty48
