#include "engine/tactics/search/player.h"

#include "engine/tactics/search/multi_pv.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

std::variant<TurnPlanner, AnswerSearch> search_of(const Switches& switches, std::uint64_t seed,
                                                  const Blur& blur) {
    if (switches.answers) return AnswerSearch(switches, seed, blur);
    return TurnPlanner(switches, seed, blur);
}

std::vector<WeighedPlan> weighed_plans(const TurnPlanner& planner) {
    std::vector<WeighedPlan> plans;
    for (const Scenario& plan : planner.scenarios()) plans.push_back({plan});
    return plans;
}

/// Before anything is answered, what the planner holds.
std::vector<WeighedPlan> weighed_plans(const AnswerSearch& search) {
    if (search.plans().empty()) return weighed_plans(search.planner());
    std::vector<WeighedPlan> plans;
    for (const AnsweredPlan& answered : search.plans()) {
        plans.push_back({answered.plan, answered.feared()});
        plans.back().plan.value = answered.value();
    }
    return plans;
}

const Switches& switches_of(const TurnPlanner& planner) {
    return planner.switches();
}
const Switches& switches_of(const AnswerSearch& search) {
    return search.planner().switches();
}

} // namespace

Player::Player(const Switches& switches, std::uint64_t seed, const Blur& blur)
    : search_(search_of(switches, seed, blur)) {
    if (switches.proves) prover_.emplace();
}

void Player::set(const Position& position) {
    std::visit([&](auto& search) { search.set(position); }, search_);
    if (prover_) prover_->set(position);
}

void Player::play(const Action& action) {
    std::visit([&](auto& search) { search.play(action); }, search_);
    if (prover_) prover_->play(action);
}

void Player::begin(const Limits& limits) {
    std::visit([&](auto& search) { search.begin(limits); }, search_);
    limit_ = limits.nodes;
    prover_goes_on_ = prover_.has_value();
    search_goes_on_ = true;
}

bool Player::advance(Nodes nodes) {
    const auto search_on = [&](Nodes part) {
        return std::visit([&](auto& search) { return search.advance(part); }, search_);
    };
    if (!prover_) return search_on(nodes);
    // With a win or a draw in hand there is nothing to search for; what proved it is counted to its end.
    const auto goes_on = [&] { return prover_goes_on_ || (search_goes_on_ && !kept()); };
    const Nodes end = this->nodes() + nodes;
    while (this->nodes() < end && goes_on()) {
        const Nodes before = this->nodes();
        if (limit_ > 0 && before >= limit_) return false;
        // They think by turns, which are told by what has been thought, so that cuts change nothing.
        Nodes part = std::min(end - before, params::kProofShare - before % params::kProofShare);
        if (limit_ > 0) part = std::min(part, limit_ - before);
        const bool is_turn_of_prover = before / params::kProofShare % 2 == 0;
        if (kept() || !search_goes_on_ || (prover_goes_on_ && is_turn_of_prover))
            prover_goes_on_ = prover_->advance(part);
        else
            search_goes_on_ = search_on(part);
    }
    return goes_on();
}

const Claim* Player::kept() const {
    return claim() && claim()->turn ? claim() : nullptr;
}

Nodes Player::nodes() const {
    const Nodes searched =
        std::visit([](const auto& search) { return search.info().nodes_of_root; }, search_);
    return searched + (prover_ ? prover_->nodes() : 0);
}

BestMove<Action> Player::best() const {
    if (const Claim* const claim = kept())
        return {claim->turn->empty() ? kEndTurn : (*claim->turn)[0], claim->score()};
    return std::visit([](const auto& search) { return search.best(); }, search_);
}

Info Player::info() const {
    Info info = std::visit([](const auto& search) { return search.info(); }, search_);
    info.nodes_of_root = nodes();
    if (claim()) info.score = claim()->score();
    return info;
}

std::vector<std::int32_t> Player::search_update() const {
    const auto* const search = std::get_if<AnswerSearch>(&search_);
    return search ? to_integers(search->search_update()) : std::vector<std::int32_t>{};
}

Status Player::check(const std::vector<std::int32_t>& update) const {
    const auto* const search = std::get_if<AnswerSearch>(&search_);
    if (!search)
        return update.empty() ? success() : Status(Error{"a search without answers takes no update"});
    const auto told = to_turn_update(search->root(), update);
    return told ? success() : Status(Error{told.error()});
}

void Player::hear(int sender, const std::vector<std::int32_t>& update) {
    auto* const search = std::get_if<AnswerSearch>(&search_);
    if (!search) return;
    if (const auto told = to_turn_update(search->root(), update)) search->hear(sender, told.value());
    search_goes_on_ = true;
}

std::vector<MultiPvLine<Action>> Player::multi_pv(const Position& root, std::size_t most) const {
    const Switches& switches = std::visit([](const auto& search) { return switches_of(search); }, search_);
    std::vector<WeighedPlan> plans =
        std::visit([](const auto& search) { return weighed_plans(search); }, search_);
    if (const Claim* const claim = kept()) {
        // What else was thought of is not to be compared with it.
        plans.assign(1, WeighedPlan{});
        for (const Action action : *claim->turn) plans[0].plan.actions.push_back(action);
    }
    auto lines = tactics::multi_pv(root, plans, switches, most);
    if (!claim()) return lines;
    for (auto& line : lines) {
        line.score = claim()->score();
        line.flags |= line_flags_of(*claim());
    }
    return lines;
}

} // namespace forethought::tactics
