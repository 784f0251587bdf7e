#include "engine/tactics/search/successive_halving.h"

#include "engine/core/rng.h"
#include "engine/tactics/rules/rules.h"

#include <algorithm>
#include <utility>

namespace forethought::tactics {

namespace {

/// Who plays a rollout: the same character without all that takes time.
Switches hasty(Switches player) {
    player.answers = player.learned = player.evolves = player.proves = player.confers = false;
    return player;
}

} // namespace

SuccessiveHalving::SuccessiveHalving(const Position& root, const Switches& player, std::uint64_t seed)
    : root_(root), player_(hasty(player)), seed_(seed) {}

SuccessiveHalving::~SuccessiveHalving() = default;

SuccessiveHalving::Seen SuccessiveHalving::Entrant::seen() const {
    Seen all = here;
    for (const Seen& other : elsewhere) {
        all.chances += other.chances;
        all.rollouts += other.rollouts;
    }
    return all;
}

std::int64_t SuccessiveHalving::Entrant::mean() const {
    const Seen all = seen();
    return (promise * params::kValueWeight + all.chances) / (params::kValueWeight + all.rollouts);
}

void SuccessiveHalving::enter(const Scenario& plan, std::int64_t promise) {
    State after = root_.state;
    Silence silence;
    for (const Action action : plan.actions) act(*root_.battle, after, action, silence);
    Scenario entrant = plan;
    entrant.end = after.hash;
    if (after.outcome == Outcome::playing) end_turn(*root_.battle, after, nullptr);
    if (after.outcome == Outcome::playing) enter(entrant, after, promise);
}

void SuccessiveHalving::enter(const Scenario& plan, const State& after, std::int64_t promise) {
    if (entrants_.size() == entrants_.capacity()) return;
    entrants_.push_back({plan, after, promise});
    ++left_;
}

std::vector<Report> SuccessiveHalving::reports() const {
    std::vector<Report> reports;
    for (const Entrant& entrant : entrants_) {
        const auto [chances, rollouts] = entrant.here;
        reports.push_back({.plan = entrant.plan,
                           .promise = static_cast<std::int32_t>(entrant.promise),
                           .chance = static_cast<std::int32_t>(chances / std::max(1, rollouts)),
                           .rollouts = rollouts});
    }
    return reports;
}

void SuccessiveHalving::hear(int sender, const std::vector<Report>& reports) {
    for (const Report& report : reports) {
        const auto& told = report.plan.actions;
        const auto is_it = [&](const Entrant& entrant) {
            const auto& known = entrant.plan.actions;
            return std::equal(known.begin(), known.end(), told.begin(), told.end());
        };
        if (std::none_of(entrants_.begin(), entrants_.end(), is_it)) enter(report.plan, report.promise);
        for (Entrant& entrant : entrants_)
            if (is_it(entrant))
                entrant.elsewhere[static_cast<std::size_t>(sender)] = {
                    std::int64_t{report.chance} * report.rollouts, report.rollouts};
    }
}

bool SuccessiveHalving::step(const Evaluator& judge, Nodes& nodes) {
    nodes = 0;
    if (is_over()) return false;
    Entrant& entrant = entrants_[next_];
    if (!rollout_) rollout_.emplace(Position{root_.battle, entrant.after}, player_, mix(seed_, rollouts_++));
    if (rollout_->step(judge, nodes)) return true;
    entrant.here.chances += rollout_->chance(root_.state.to_move);
    ++entrant.here.rollouts;
    rollout_.reset();
    if (++next_ < left_) return true;
    next_ = 0;
    while (!is_over() && all_have_rollouts()) halve();
    return !is_over();
}

bool SuccessiveHalving::all_have_rollouts() const {
    return std::all_of(entrants_.begin(), entrants_.begin() + static_cast<std::ptrdiff_t>(left_),
                       [&](const Entrant& entrant) { return entrant.seen().rollouts >= wanted_; });
}

/// The better half goes on.
void SuccessiveHalving::halve() {
    for (std::size_t i = 1; i < left_; ++i)
        for (std::size_t place = i; place > 0 && entrants_[place - 1].mean() < entrants_[place].mean();
             --place)
            std::swap(entrants_[place - 1], entrants_[place]);
    left_ = (left_ + 1) / 2;
    wanted_ *= 2;
    is_ranked_ = true;
}

std::optional<std::uint64_t> SuccessiveHalving::leader() const {
    return is_ranked_ ? std::optional(entrants_[0].plan.end) : std::nullopt;
}

} // namespace forethought::tactics
