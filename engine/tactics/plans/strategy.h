#pragma once

#include "engine/tactics/plans/scenario.h"

#include <array>
#include <cstdint>

namespace forethought::tactics {

/// The order in which a strategy takes the units. Type orders: fighters (f), archers (a) and wizards (w),
/// within a type as given.
enum class Order : std::uint8_t {
    given,
    reversed,
    by_lot,
    w_a_f,
    w_f_a,
    a_w_f,
    a_f_w,
    f_a_w,
    f_w_a,
    /// Whoever stands in the way of the wizard's best shot, the wizard, the rest; see `plan_wizards_line`.
    wizards_line_first,
};
inline constexpr std::array kTypeOrders{Order::w_a_f, Order::w_f_a, Order::a_w_f,
                                        Order::a_f_w, Order::f_a_w, Order::f_w_a};

/// A script for a whole turn: an order and a way to choose.
struct Strategy {
    Order order;
    UnitHeuristic heuristic;
};

/// The scenario of a strategy from `state`, which becomes the end state.
Scenario plan(const Battle& battle, State& state, Strategy strategy, const Worth& worth, Rng& rng);

/// Step 11 of the source: finds the shot with which a wizard takes most from the enemy if friends who can
/// still move got out of the way; moves those friends off the line and off the wizard's cell, shoots, and
/// lets the rest follow. Without a shot worth the trouble, units follow in the given order.
Scenario plan_wizards_line(const Battle& battle, State& state, UnitHeuristic heuristic, const Worth& worth,
                           Rng& rng);

} // namespace forethought::tactics
