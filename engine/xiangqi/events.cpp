#include "engine/xiangqi/events.h"

namespace forethought::xiangqi {

namespace {

void report_verdict(std::vector<std::int32_t>& events, Event kind, const Verdict& verdict,
                    const Board& board) {
    events.insert(events.end(),
                  {static_cast<std::int32_t>(kind), 4, static_cast<std::int32_t>(verdict.outcome),
                   static_cast<std::int32_t>(verdict.rule), static_cast<std::int32_t>(verdict.from),
                   chased_cell(board, verdict)});
}

} // namespace

void report_move(std::vector<std::int32_t>& events, const Change& change, bool is_check) {
    events.insert(events.end(),
                  {static_cast<std::int32_t>(Event::move), 5, change.move.from(), change.move.to(),
                   piece_of(change.moved), change.takes() ? piece_of(change.taken) : -1, is_check ? 1 : 0});
}

void report_warning(std::vector<std::int32_t>& events, const Position& position) {
    report_verdict(events, Event::warning, position.warning, position.board());
}

void report_end(std::vector<std::int32_t>& events, const Position& position) {
    report_verdict(events, Event::over, position.verdict, position.board());
}

Cell chased_cell(const Board& board, const Verdict& verdict) {
    return verdict.chased == kNone ? kNowhere : board.where(verdict.chased);
}

} // namespace forethought::xiangqi
