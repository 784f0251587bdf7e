#include "engine/tactics/find.h"

#include "engine/tactics/rules.h"

#include <limits>
#include <string>

namespace forethought::tactics {

namespace {

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
            const auto action = decode(number(std::numeric_limits<std::int32_t>::max()));
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

/// Whether a plan is legal and leaves nobody out.
bool is_whole_turn(const Position& root, const Scenario& plan) {
    State state = root.state;
    Silence silence;
    for (const Action action : plan.actions) {
        if (!is_legal(*root.battle, state, action)) return false;
        act(*root.battle, state, action, silence);
    }
    return state.outcome != Outcome::playing || ready_units(*root.battle, state).empty();
}

} // namespace

std::vector<std::int32_t> to_integers(std::span<const Find> finds) {
    std::vector<std::int32_t> integers;
    for (const Find& find : finds) {
        integers.push_back(find.plan.generation);
        append(integers, find.plan);
        integers.push_back(find.tries);
        integers.push_back(static_cast<std::int32_t>(find.replies.size()));
        for (const Scenario& reply : find.replies) append(integers, reply);
    }
    return integers;
}

Result<std::vector<Find>> to_finds(const Position& root, std::span<const std::int32_t> integers) {
    constexpr int kAny = std::numeric_limits<int>::max();
    const Side side = root.state.to_move;
    std::vector<Find> finds;
    Reader reader(integers);
    while (!reader.is_at_end() && reader.ok()) {
        Find find;
        const int generation = reader.number(kAny);
        find.plan = reader.scenario(*root.battle, side);
        find.plan.generation = generation;
        if (!is_whole_turn(root, find.plan)) reader.refuse();
        find.tries = reader.number(kAny);
        for (int left = reader.number(static_cast<int>(find.replies.capacity())); left > 0; --left)
            find.replies.push_back(reader.scenario(*root.battle, opponent(side)));
        if (reader.ok()) finds.push_back(find);
    }
    if (!reader.ok())
        return Error{"the finds are none of this turn, from number " + std::to_string(reader.place()) +
                     " on"};
    return finds;
}

} // namespace forethought::tactics
