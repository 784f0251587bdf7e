#include "engine/xiangqi/xiangqi.h"

#include "engine/core/words.h"
#include "engine/xiangqi/notation/iccs.h"
#include "engine/xiangqi/notation/read_move.h"
#include "engine/xiangqi/notation/text_form.h"
#include "engine/xiangqi/openings.h"

namespace forethought {

namespace {

using namespace xiangqi;

constexpr std::size_t kHeader = 24;
constexpr std::int32_t kLayoutVersion = 1;

/// What a point of the board holds: 0 or a piece from 1 on.
std::int32_t held(Slot slot) {
    return slot == kNone ? 0 : 1 + piece_of(slot);
}

void add_verdict(std::vector<std::int32_t>& view, const Verdict& verdict, const Board& board) {
    view.insert(view.end(),
                {static_cast<std::int32_t>(verdict.outcome), static_cast<std::int32_t>(verdict.rule),
                 static_cast<std::int32_t>(verdict.from), chased_cell(board, verdict)});
}

std::string_view word_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::first_wins:
        return "black_loses";
    case Outcome::second_wins:
        return "red_loses";
    case Outcome::draw:
        return "draw";
    default:
        return "none";
    }
}

} // namespace

Position Xiangqi::start(std::uint64_t seed) {
    return seed == 0 ? begin_at(standard_start()) : balanced_opening(seed);
}
Result<Position> Xiangqi::parse(std::string_view text) {
    return xiangqi::parse(text);
}
std::string Xiangqi::format(const Position& position) {
    return xiangqi::format(position);
}
std::string Xiangqi::format_action(const Position&, Action action) {
    return format_iccs(action);
}
Result<Action> Xiangqi::parse_action(const Position& position, std::string_view text) {
    return read_move(position.board(), text);
}

std::vector<std::int32_t> Xiangqi::snapshot(const Position& position) {
    const Path& path = position.path;
    const Board& board = path.board();
    const auto actions = xiangqi::legal_actions(position);
    const std::size_t played = path.plies();
    std::vector<std::int32_t> view{kLayoutVersion,
                                   index(board.to_move()),
                                   path.in_check() ? 1 : 0,
                                   path.quiet_plies(),
                                   position.quiet_limit,
                                   static_cast<std::int32_t>(actions.size()),
                                   static_cast<std::int32_t>(played),
                                   played == 0 ? -1 : xiangqi::encode(path.ply(played - 1).change.move),
                                   path.occurrences().times,
                                   index(path.start().board.to_move()),
                                   path.start().move_number};
    add_verdict(view, position.verdict, board);
    add_verdict(view, position.warning, board);
    view.resize(kHeader);
    for (Cell cell = 0; cell < kCells; ++cell) view.push_back(held(board.at(cell)));
    for (const Action action : actions) view.push_back(xiangqi::encode(action));
    for (std::size_t number = 0; number < played; ++number)
        view.push_back(xiangqi::encode(path.ply(number).change.move));
    for (std::size_t number = 0; number < played; ++number)
        view.push_back(held(path.ply(number).change.taken));
    return view;
}

std::optional<std::vector<Action>> Xiangqi::ponder(const Position& position) {
    if (position.outcome() != Outcome::playing) return std::nullopt;
    return std::vector<Action>{};
}

std::vector<MultiPvLine<Action>> Xiangqi::multi_pv(const Player& player, const Position&, std::size_t most) {
    return player.multi_pv(most);
}

Result<Judgement> Xiangqi::judge(std::string_view fen, std::string_view moves) {
    const auto start = fen == "standard" ? Result<Start>(standard_start()) : parse_fen(fen);
    if (!start) return Error{start.error()};
    Position position = begin_at(start.value());
    Words words(moves);
    // What was played after the end of a game is not looked at: those who played on did not know of it.
    for (int number = 1; position.outcome() == Outcome::playing; ++number) {
        const Word word = words.next();
        if (word.text.empty()) break;
        const Status status = play_text(position, word.text);
        if (!status) return Error{"move " + std::to_string(number) + ", " + status.error()};
    }
    const Verdict& verdict = position.verdict;
    Judgement judgement{.verdict = std::string(word_of(verdict.outcome)),
                        .rule = std::string(name_of(verdict.rule))};
    if (verdict.outcome == Outcome::playing) return judgement;
    if (verdict.chased != kNone) {
        judgement.piece = name_of(kind_of(verdict.chased));
        judgement.cell = format_cell(chased_cell(position.board(), verdict));
    }
    judgement.from_ply = verdict.from + 1;
    judgement.ply = position.path.plies();
    return judgement;
}

} // namespace forethought
