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
    static constexpr Weights weights{.my_patterns = params::kMine,
                                     .their_patterns = params::kTheirs,
                                     .my_threats = params::kMyThreats,
                                     .their_threats = params::kTheirThreats};
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
    // Numbers of kinds in their list.
    static const auto number_of = [] {
        std::array<std::uint16_t, kCellKinds> numbers{};
        for (std::size_t i = 0; i < kAllKinds; ++i)
            numbers[kind_of(kLinesOfKinds[i])] = static_cast<std::uint16_t>(i);
        return numbers;
    }();
    const Colour me = board.to_move();
    Features features;
    features.set = threat_set(board);
    const auto look = [&](const CellView& view, Colour colour, int* patterns, int* threats, auto& kinds) {
        for (int d = 0; d < kDirections; ++d) {
            const auto line = static_cast<std::size_t>(view.pattern(colour, d));
            if (line >= kFirstPattern && line <= kLastPattern) ++patterns[line];
        }
        const auto threat = static_cast<std::size_t>(view.threat(colour));
        if (threat >= kFirstThreat && threat <= kLastThreat) ++threats[threat];
        const std::uint16_t number = number_of[view.kind(colour)];
        if (number > 0 && number < kWeighedKinds) kinds.push_back(number);
    };
    int* const counts = features.counts.data();
    board.empty_cells().for_each([&](Cell cell) {
        const CellView& view = board.at(cell);
        look(view, me, counts, counts + 2 * kPatterns, features.my_kinds);
        look(view, other(me), counts + kPatterns, counts + 2 * kPatterns + kThreats, features.their_kinds);
    });
    return features;
}

bool is_about_decided(const Board& board) {
    const Colour me = board.to_move();
    const int their_fives = board.count(other(me), Threat::five);
    return board.count(me, Threat::five) > 0 || their_fives > 0 || board.count(me, Threat::live_four) > 0;
}

Score evaluate(const Board& board, const Valuation& valuation) {
    const Colour me = board.to_move();
    const Colour enemy = other(me);
    // What the search of the higher rungs settles before anything is evaluated.
    const int their_fives = board.count(enemy, Threat::five);
    if (board.count(me, Threat::five) > 0) return params::kAboutWon;
    if (their_fives > 1) return -params::kAboutWon;
    if (their_fives == 0 && board.count(me, Threat::live_four) > 0) return params::kAboutWon - 1;
    return valuation.sets[threat_set(board)] - params::kOneFive * their_fives + board.worth(me).to_move() -
           board.worth(enemy).waiting();
}

} // namespace forethought::gomoku
