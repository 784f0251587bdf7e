#include "engine/gomoku/evaluation.h"

#include "engine/gomoku/params.h"

namespace forethought::gomoku {

namespace {

/// What is weighed. The pattern tables keep nothing below a two, and fives are judged apart.
constexpr auto kFirstPattern = static_cast<std::size_t>(Pattern::two);
constexpr auto kLastPattern = static_cast<std::size_t>(Pattern::live_four);
constexpr auto kFirstThreat = static_cast<std::size_t>(Threat::two);
constexpr auto kLastThreat = static_cast<std::size_t>(Threat::live_four);

} // namespace

const Weights& weights_by_hand() {
    static constexpr Weights weights{params::kMine, params::kTheirs, params::kMyThreats,
                                     params::kTheirThreats};
    return weights;
}

const Weights& fitted_weights() {
    static constexpr Weights weights{
#include "engine/gomoku/data/fitted_weights.inc"
    };
    return weights;
}

const Weights& played_by(const Switches& switches) {
    if (switches.weights) return *switches.weights;
    return switches.fitted ? fitted_weights() : weights_by_hand();
}

std::size_t threat_set(const Board& board) {
    std::size_t set = 0;
    const auto add = [&](Colour colour, Threat last) {
        for (std::size_t i = kFirstThreat; i <= static_cast<std::size_t>(last); ++i)
            set = 2 * set + (board.count(colour, static_cast<Threat>(i)) > 0 ? 1 : 0);
    };
    add(board.to_move(), Threat::four_three);
    add(other(board.to_move()), Threat::live_four);
    return set;
}

Features features_of(const Board& board) {
    const Colour me = board.to_move();
    Features features{.set = threat_set(board)};
    auto* next = features.counts.data();
    for (const Colour colour : {me, other(me)}) {
        for (std::size_t i = kFirstPattern; i <= kLastPattern; ++i)
            next[i] = board.count(colour, static_cast<Pattern>(i));
        next += kPatterns;
    }
    for (const Colour colour : {me, other(me)}) {
        for (std::size_t i = kFirstThreat; i <= kLastThreat; ++i)
            next[i] = board.count(colour, static_cast<Threat>(i));
        next += kThreats;
    }
    return features;
}

bool is_about_decided(const Board& board) {
    const Colour me = board.to_move();
    const int their_fives = board.count(other(me), Threat::five);
    return board.count(me, Threat::five) > 0 || their_fives > 0 || board.count(me, Threat::live_four) > 0;
}

Score evaluate(const Board& board, const Weights& weights) {
    const Colour me = board.to_move();
    const Colour enemy = other(me);
    // What the search of the higher rungs settles before anything is evaluated.
    const int their_fives = board.count(enemy, Threat::five);
    if (board.count(me, Threat::five) > 0) return params::kAboutWon;
    if (their_fives > 1) return -params::kAboutWon;
    if (their_fives == 0 && board.count(me, Threat::live_four) > 0) return params::kAboutWon - 1;
    Score value = weights.sets[threat_set(board)] - params::kOneFive * their_fives;
    for (std::size_t i = kFirstPattern; i <= kLastPattern; ++i) {
        value += weights.my_patterns[i] * board.count(me, static_cast<Pattern>(i));
        value -= weights.their_patterns[i] * board.count(enemy, static_cast<Pattern>(i));
    }
    for (std::size_t i = kFirstThreat; i <= kLastThreat; ++i) {
        value += weights.my_threats[i] * board.count(me, static_cast<Threat>(i));
        value -= weights.their_threats[i] * board.count(enemy, static_cast<Threat>(i));
    }
    return value;
}

} // namespace forethought::gomoku
