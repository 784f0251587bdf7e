#include "engine/tactics/player.h"

#include "engine/tactics/considered.h"

namespace forethought::tactics {

namespace {

std::variant<TurnPlanner, AnswerSearch> search_of(const Switches& switches, std::uint64_t seed,
                                                  const Blur& blur) {
    if (switches.answers) return AnswerSearch(switches, seed, blur);
    return TurnPlanner(switches, seed, blur);
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
    const auto* answers = std::get_if<AnswerSearch>(&search_);
    const TurnPlanner& planner = answers ? answers->planner() : std::get<TurnPlanner>(search_);
    if (!answers || answers->plans().empty()) {
        const auto& plans = planner.scenarios();
        return tactics::considered(root, {plans.begin(), plans.size()}, planner.switches(), most);
    }
    MoveList<Scenario, params::kAnswered> plans;
    for (const AnsweredPlan& answered : answers->plans()) {
        plans.push_back(answered.plan);
        plans[plans.size() - 1].value = answered.value();
    }
    return tactics::considered(root, {plans.begin(), plans.size()}, planner.switches(), most);
}

} // namespace forethought::tactics
