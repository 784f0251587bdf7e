#include "engine/xiangqi/rules.h"

#include "engine/core/rng.h"

namespace forethought::xiangqi {

namespace {

std::uint64_t identity_of(const Start& start, int quiet_limit) {
    const std::uint64_t counters =
        mix(static_cast<std::uint64_t>(start.quiet_plies), static_cast<std::uint64_t>(start.move_number));
    return mix(start.board.hash(), mix(counters, static_cast<std::uint64_t>(quiet_limit)));
}

std::uint64_t identity_after(std::uint64_t identity, Action action) {
    return mix(identity, action.code);
}

void judge_now(Position& position) {
    position.verdict = judge(position.path, position.quiet_limit);
    position.warning = position.outcome() == Outcome::playing ? foresee_repetition(position.path) : Verdict{};
}

} // namespace

Position begin_at(const Start& start, int quiet_limit) {
    Position position{.path = Path(start), .quiet_limit = quiet_limit};
    position.identity = identity_of(start, quiet_limit);
    judge_now(position);
    return position;
}

std::vector<Action> legal_actions(const Position& position) {
    if (position.outcome() != Outcome::playing) return {};
    Moves moves;
    add_legal(position.board(), moves);
    return {moves.begin(), moves.end()};
}

bool is_legal(const Position& position, Action action) {
    return position.outcome() == Outcome::playing && is_legal(position.board(), action);
}

void play(Position& position, Action action, std::vector<std::int32_t>* events) {
    const Change change = position.path.make(action);
    position.identity = identity_after(position.identity, action);
    judge_now(position);
    if (!events) return;
    report_move(*events, change, position.path.in_check());
    if (position.outcome() != Outcome::playing)
        report_end(*events, position);
    else if (position.warning.outcome != Outcome::playing)
        report_warning(*events, position);
}

std::uint64_t identity_from_scratch(const Position& position) {
    std::uint64_t identity = identity_of(position.path.start(), position.quiet_limit);
    for (std::size_t number = 0; number < position.path.plies(); ++number)
        identity = identity_after(identity, position.path.ply(number).change.move);
    return identity;
}

} // namespace forethought::xiangqi
