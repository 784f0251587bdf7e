#include "engine/tactics/contest.h"

#include "engine/core/rng.h"

#include <utility>

namespace forethought::tactics {

namespace {

/// Who plays a rehearsal: the same character without all that takes time.
Switches hasty(Switches player) {
    player.answers = player.learned = player.evolves = player.proves = player.confers = false;
    return player;
}

} // namespace

Contest::Contest(const Position& root, const Switches& player, std::uint64_t seed)
    : root_(root), player_(hasty(player)), seed_(seed) {}

Contest::~Contest() = default;

void Contest::enter(std::size_t plan, const State& after, Value value) {
    if (entrants_.size() == entrants_.capacity()) return;
    entrants_.push_back({plan, after, chance_of(value) * params::kValueWeight, 0});
}

bool Contest::step(const Evaluator& judge, Nodes& nodes) {
    nodes = 0;
    if (is_over()) return false;
    Entrant& entrant = entrants_[next_];
    if (!rehearsal_)
        rehearsal_.emplace(Position{root_.battle, entrant.after}, player_, mix(seed_, rehearsed_++));
    if (rehearsal_->step(judge, nodes)) return true;
    entrant.chances += rehearsal_->chance(root_.state.to_move);
    ++entrant.rehearsals;
    rehearsal_.reset();
    if (++next_ < entrants_.size()) return true;
    next_ = 0;
    if (entrant.rehearsals == wanted_) halve();
    return !is_over();
}

/// The better half goes on.
void Contest::halve() {
    for (std::size_t i = 1; i < entrants_.size(); ++i)
        for (std::size_t place = i; place > 0 && entrants_[place - 1].mean() < entrants_[place].mean();
             --place)
            std::swap(entrants_[place - 1], entrants_[place]);
    const std::size_t half = (entrants_.size() + 1) / 2;
    while (entrants_.size() > half) entrants_.pop_back();
    wanted_ *= 2;
    is_ranked_ = true;
}

std::optional<std::size_t> Contest::leader() const {
    return is_ranked_ ? std::optional(entrants_[0].plan) : std::nullopt;
}

} // namespace forethought::tactics
