#include "engine/twenty48/minimax.h"

#include "engine/core/alpha_beta.h"
#include "engine/twenty48/minimax_policy.h"
#include "engine/twenty48/plain_grid.h"
#include "engine/twenty48/table_grid.h"

namespace forethought::twenty48 {

namespace {

static_assert(AlphaBetaPolicy<MinimaxPolicy<PlainGrid>>);
static_assert(AlphaBetaPolicy<MinimaxPolicy<TableGrid>>);

AlphaBetaSettings settings_of(const Switches& switches, Ply most_plies) {
    return AlphaBetaSettings{.prunes = switches.prunes,
                             .deepens = switches.deepens,
                             .remembers = switches.remembers,
                             .reduces = false,
                             .most_depth = std::min(switches.depth, most_plies - 1),
                             .table_bytes = sizeof(TranspositionTable<Action>::Entry) << switches.table_log2};
}

template <class Grid>
class MinimaxOn final : public Search {
  public:
    using Policy = MinimaxPolicy<Grid>;

    MinimaxOn(const Switches& switches, const Weights& weights, const Blur& blur)
        : policy_(switches, weights, blur), search_(policy_, settings_of(switches, Policy::kMostPlies)) {}
    MinimaxOn(const MinimaxOn&) = delete;
    MinimaxOn& operator=(const MinimaxOn&) = delete;

    void set_root(const Position& position) override {
        search_.leave();
        policy_.set(position);
        search_.set_root();
    }
    void show(std::size_t lines) override { search_.show(lines); }
    bool advance(Nodes nodes, Ply depth) override { return search_.advance(nodes, depth); }

    Nodes nodes() const override { return search_.nodes(); }
    Ply depth() const override { return search_.depth(); }
    Score score() const override { return search_.score(); }
    Score whole_advantage() const override { return params::kWholeAdvantage; }
    const std::vector<Action>& line() const override { return search_.line(); }
    const std::vector<RootMove<Action>>& root_moves() const override { return search_.root_moves(); }

  private:
    Policy policy_;
    AlphaBeta<Policy> search_;
};

} // namespace

std::unique_ptr<Search> make_minimax(const Switches& switches, const Weights& weights, const Blur& blur) {
    if (switches.looks_up) return std::make_unique<MinimaxOn<TableGrid>>(switches, weights, blur);
    return std::make_unique<MinimaxOn<PlainGrid>>(switches, weights, blur);
}

} // namespace forethought::twenty48
