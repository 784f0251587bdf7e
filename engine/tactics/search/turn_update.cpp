#include "engine/tactics/search/turn_update.h"

#include "engine/tactics/rules/rules.h"
#include "engine/tactics/search/chance.h"

#include <limits>
#include <string>

namespace forethought::tactics {

namespace {

constexpr int kAny = std::numeric_limits<int>::max();

void append(std::vector<std::int32_t>& integers, const Scenario& scenario) {
    integers.push_back(static_cast<std::int32_t>(scenario.actions.size()));
    for (const Action action : scenario.actions) integers.push_back(encode(action));
}

/// Reads integers one after the other. Once one was not what was asked for, nothing is read any more.
class Reader {
  public:
    explicit Reader(std::span<const std::int32_t> integers) : integers_(integers) {}

    bool is_at_end() const { return place_ == integers_.size(); }
    bool ok() const { return ok_; }
    std::size_t place() const { return place_; }
    void refuse() { ok_ = false; }

    /// The next number if it lies between 0 and `most`, else 0.
    int number(int most) {
        if (!ok_ || is_at_end() || integers_[place_] < 0 || integers_[place_] > most) refuse();
        return ok_ ? integers_[place_++] : 0;
    }

    /// The actions of one side's units; whether they are legal is not looked at.
    Scenario scenario(const Battle& battle, Side side) {
        Scenario scenario;
        for (int left = number(static_cast<int>(scenario.actions.capacity())); left > 0 && ok_; --left) {
            const auto action = decode(number(kAny));
            if (!action || action->ends_turn() || !battle.roster.units(side).has(action->unit))
                refuse();
            else
                scenario.actions.push_back(*action);
        }
        return scenario;
    }

  private:
    std::span<const std::int32_t> integers_;
    std::size_t place_ = 0;
    bool ok_ = true;
};

/// Plays a plan. Returns whether it is legal and leaves nobody out.
bool play_turn(const Battle& battle, State& state, const Scenario& plan) {
    Silence silence;
    for (const Action action : plan.actions) {
        if (!is_legal(battle, state, action)) return false;
        act(battle, state, action, silence);
    }
    return state.outcome != Outcome::playing || ready_units(battle, state).empty();
}

Find read_find(Reader& reader, const Position& root) {
    const Side side = root.state.to_move;
    Find find;
    const int generation = reader.number(kAny);
    find.plan = reader.scenario(*root.battle, side);
    find.plan.generation = generation;
    State end = root.state;
    if (!play_turn(*root.battle, end, find.plan)) reader.refuse();
    find.tries = reader.number(kAny);
    for (int left = reader.number(static_cast<int>(find.replies.capacity())); left > 0; --left)
        find.replies.push_back(reader.scenario(*root.battle, opponent(side)));
    return find;
}

Report read_report(Reader& reader, const Position& root) {
    Report report{.plan = reader.scenario(*root.battle, root.state.to_move)};
    State end = root.state;
    if (!play_turn(*root.battle, end, report.plan) || end.outcome != Outcome::playing) reader.refuse();
    report.promise = reader.number(kCertain);
    report.chance = reader.number(kCertain);
    report.rollouts = reader.number(kAny);
    return report;
}

} // namespace

std::vector<std::int32_t> to_integers(const TurnUpdate& update) {
    std::vector<std::int32_t> integers{static_cast<std::int32_t>(update.finds.size())};
    for (const Find& find : update.finds) {
        integers.push_back(find.plan.generation);
        append(integers, find.plan);
        integers.push_back(find.tries);
        integers.push_back(static_cast<std::int32_t>(find.replies.size()));
        for (const Scenario& reply : find.replies) append(integers, reply);
    }
    for (const Report& report : update.reports) {
        append(integers, report.plan);
        integers.insert(integers.end(), {report.promise, report.chance, report.rollouts});
    }
    return integers;
}

Result<TurnUpdate> to_turn_update(const Position& root, std::span<const std::int32_t> integers) {
    TurnUpdate update;
    Reader reader(integers);
    for (int left = reader.number(kAny); left > 0 && reader.ok(); --left)
        update.finds.push_back(read_find(reader, root));
    while (!reader.is_at_end() && reader.ok()) update.reports.push_back(read_report(reader, root));
    if (!reader.ok())
        return Error{"the update is none of this turn, from number " + std::to_string(reader.place()) +
                     " on"};
    return update;
}

} // namespace forethought::tactics
