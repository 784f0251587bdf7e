#include "engine/tactics/player.h"

#include "engine/tactics/considered.h"

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
    : search_(search_of(switches, seed, blur)) {}

void Player::set(const Position& position) {
    std::visit([&](auto& search) { search.set(position); }, search_);
}
void Player::play(const Action& action) {
    std::visit([&](auto& search) { search.play(action); }, search_);
}
void Player::begin(const Limits& limits) {
    std::visit([&](auto& search) { search.begin(limits); }, search_);
}
bool Player::advance(Nodes nodes) {
    return std::visit([&](auto& search) { return search.advance(nodes); }, search_);
}
BestMove<Action> Player::best() const {
    return std::visit([](const auto& search) { return search.best(); }, search_);
}
Info Player::info() const {
    return std::visit([](const auto& search) { return search.info(); }, search_);
}

std::vector<Considered<Action>> Player::considered(const Position& root, std::size_t most) const {
    return std::visit(
        [&](const auto& search) {
            return tactics::considered(root, weighed_plans(search), switches_of(search), most);
        },
        search_);
}

} // namespace forethought::tactics
