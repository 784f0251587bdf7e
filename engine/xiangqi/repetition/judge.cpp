#include "engine/xiangqi/repetition/judge.h"

#include "engine/core/bits.h"
#include "engine/xiangqi/movegen.h"

namespace forethought::xiangqi {

namespace {

constexpr int kWeightOfCheck = 2;
constexpr int kWeightOfChase = 1;

Rule rule_of(int weight, bool is_mutual) {
    if (weight == kWeightOfCheck) return is_mutual ? Rule::mutual_check : Rule::perpetual_check;
    if (weight == kWeightOfChase) return is_mutual ? Rule::mutual_chase : Rule::perpetual_chase;
    return Rule::repetition;
}

} // namespace

Verdict judge_cycle(Path& path, std::size_t from) {
    const Side mover = path.board().to_move();
    int weights[2]{};
    Slot chased[2]{kNone, kNone};
    for (const Side side : {Side::first, Side::second})
        if (path.checks_by_all(side, from)) weights[index(side)] = kWeightOfCheck;
    // Whoever checks perpetually outweighs every chase.
    if (weights[0] == 0 && weights[1] == 0)
        for (const Side side : {opponent(mover), mover})
            if (const PieceSet all = path.chased_by_all(side, from); all != 0) {
                weights[index(side)] = kWeightOfChase;
                chased[index(side)] =
                    static_cast<Slot>(kSlotsOfSide * index(opponent(side)) + lowest_bit(all));
            }
    if (weights[0] == weights[1]) return {Outcome::draw, rule_of(weights[0], true), from, kNone};
    const Side loser = weights[0] > weights[1] ? Side::first : Side::second;
    return {win_for(opponent(loser)), rule_of(weights[index(loser)], false), from, chased[index(loser)]};
}

Verdict judge_repetition(Path& path) {
    if (!path.repeats()) return {};
    const auto found = path.occurrences();
    return found.times >= kJudgedAt ? judge_cycle(path, found.first) : Verdict{};
}

Verdict foresee_repetition(Path& path) {
    if (!path.repeats()) return {};
    const auto found = path.occurrences();
    return found.times == kJudgedAt - 1 ? judge_cycle(path, found.first) : Verdict{};
}

Verdict judge_node(Path& path, std::size_t root) {
    if (!path.repeats()) return {};
    const auto found = path.occurrences();
    if (found.times >= kJudgedAt) return judge_cycle(path, found.first);
    return found.latest >= root ? judge_cycle(path, found.latest) : Verdict{};
}

Verdict judge(Path& path, int quiet_limit) {
    const Side mover = path.board().to_move();
    if (!has_legal_move(path.board()))
        return {win_for(opponent(mover)), path.in_check() ? Rule::checkmate : Rule::stalemate,
                path.plies() == 0 ? 0 : path.plies() - 1, kNone};
    if (const Verdict verdict = judge_repetition(path); verdict.outcome != Outcome::playing) return verdict;
    if (quiet_limit > 0 && path.quiet_plies() >= quiet_limit)
        return {Outcome::draw, Rule::no_capture, path.reversible_from(), kNone};
    return {};
}

} // namespace forethought::xiangqi
