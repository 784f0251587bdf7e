#include "engine/xiangqi/notation/text_form.h"

#include "engine/core/words.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/rules.h"

namespace forethought::xiangqi {

namespace {

constexpr std::string_view kStandard = "standard";
constexpr int kWordsOfFen = 6;
constexpr int kMostLimit = 100'000;

Result<Start> read_start(Words& words) {
    const Word start = words.next();
    if (start.text != "start") return error_at(start.line, "'start' is missing");
    Word word = words.next();
    if (word.text == kStandard) return standard_start();
    std::string fen(word.text);
    for (int i = 1; i < kWordsOfFen; ++i) fen += " " + std::string(words.next().text);
    const auto read = parse_fen(fen);
    if (!read) return error_at(word.line, read.error());
    return read;
}

} // namespace

Status play_text(Position& position, std::string_view text) {
    const auto action = parse_iccs(text);
    if (!action) return Error{action.error()};
    if (position.outcome() != Outcome::playing)
        return Error{in_quotes(text) + " comes after the end of the game"};
    if (!is_legal(position, action.value())) return Error{in_quotes(text) + " is not legal"};
    play(position, action.value(), nullptr);
    return success();
}

std::string format(const Position& position) {
    const Start& start = position.path.start();
    std::string text = "xiangqi 1\nstart ";
    text += start == standard_start() ? std::string(kStandard) : format_fen(start);
    if (position.quiet_limit != kQuietLimit) text += "\nlimit " + std::to_string(position.quiet_limit);
    text += "\nmoves";
    for (std::size_t number = 0; number < position.path.plies(); ++number)
        text += " " + format_iccs(position.path.ply(number).change.move);
    return text + "\nend\n";
}

Result<Position> parse(std::string_view text) {
    Words words(text);
    const Word game = words.next();
    const Word version = words.next();
    if (game.text != "xiangqi" || version.text != "1")
        return error_at(game.line, "a position begins with 'xiangqi 1'");
    const auto start = read_start(words);
    if (!start) return Error{start.error()};
    int limit = kQuietLimit;
    Word moves = words.next();
    if (moves.text == "limit") {
        const Word number = words.next();
        const auto plies = to_number(number.text);
        if (!plies || *plies < 0 || *plies > kMostLimit)
            return error_at(number.line, "the limit is " + in_quotes(number.text) +
                                             ", not a number of plies without a capture");
        limit = *plies;
        moves = words.next();
    }
    if (moves.text != "moves") return error_at(moves.line, "'moves' is missing");
    Position position = begin_at(start.value(), limit);
    for (int number = 1;; ++number) {
        const Word word = words.next();
        if (word.text == "end") break;
        if (word.text.empty()) return error_at(word.line, "the text breaks off; 'end' is missing");
        const Status status = play_text(position, word.text);
        if (!status) return error_at(word.line, "move " + std::to_string(number) + ", " + status.error());
    }
    const Word more = words.next();
    if (!more.text.empty()) return error_at(more.line, "there is more after 'end'");
    return position;
}

Result<Position> play_moves(Position position, std::string_view moves) {
    Words words(moves);
    for (int number = 1;; ++number) {
        const Word word = words.next();
        if (word.text.empty()) return position;
        const Status status = play_text(position, word.text);
        if (!status) return Error{"move " + std::to_string(number) + ", " + status.error()};
    }
}

} // namespace forethought::xiangqi
