#include "engine/twenty48/expectimax_search.h"

#include "engine/twenty48/expectimax.h"
#include "engine/twenty48/installed_network.h"
#include "engine/twenty48/minimax.h"
#include "engine/twenty48/network_values.h"
#include "engine/twenty48/row_values.h"

#include <utility>

namespace forethought::twenty48 {

namespace {

ExpectimaxSettings settings_of(const Switches& switches) {
    return ExpectimaxSettings{.unlikely_in = switches.cuts_unlikely ? 10'000u : 0u,
                              .follows_tiles = switches.follows_tiles,
                              .remembers = switches.keeps_values,
                              .table_log2 = switches.table_log2};
}

/// `E` evaluates boards after a slide.
template <class E>
class ExpectimaxSearch final : public Search {
  public:
    ExpectimaxSearch(E values, const Switches& switches, const Weights& weights, const Blur& blur)
        : switches_(switches),
          weights_(weights),
          blur_(blur),
          values_(std::move(values)),
          slides_(values_, settings_of(switches)) {}
    ExpectimaxSearch(const ExpectimaxSearch&) = delete;
    ExpectimaxSearch& operator=(const ExpectimaxSearch&) = delete;

    void set_root(const Position& position) override {
        places_ = position.phase == Phase::place;
        if (!places_) return slides_.set_root(downgrade(position.tiles));
        // Hardly any game has the player place tiles; the others do without the second search and its table.
        if (!tiles_) tiles_ = make_minimax(switches_, weights_, blur_);
        tiles_->show(lines_);
        tiles_->set_root(position);
    }
    /// All slides have exact values anyway.
    void show(std::size_t lines) override { lines_ = lines; }
    bool advance(Nodes nodes, Ply depth) override {
        return places_ ? tiles_->advance(nodes, depth) : slides_.advance(nodes, depth);
    }

    Nodes nodes() const override { return places_ ? tiles_->nodes() : slides_.nodes(); }
    Ply depth() const override { return places_ ? tiles_->depth() : slides_.depth(); }
    Score score() const override { return places_ ? tiles_->score() : slides_.score(); }
    Score whole_advantage() const override {
        return places_ ? tiles_->whole_advantage() : E::kWholeAdvantage;
    }
    const std::vector<Action>& line() const override { return places_ ? tiles_->line() : slides_.line(); }
    const std::vector<RootMove<Action>>& root_moves() const override {
        return places_ ? tiles_->root_moves() : slides_.root_moves();
    }

  private:
    Switches switches_;
    Weights weights_;
    Blur blur_;
    E values_;
    Expectimax<E> slides_;
    /// Of the side that places tiles.
    std::unique_ptr<Search> tiles_;
    std::size_t lines_ = 1;
    bool places_ = false;
};

} // namespace

std::unique_ptr<Search> make_expectimax(const Switches& switches, const Weights& weights, const Blur& blur) {
    const Network* const network = switches.is_learned ? installed_network() : nullptr;
    if (network == nullptr)
        return std::make_unique<ExpectimaxSearch<RowValues>>(RowValues(blur), switches, weights, blur);
    return std::make_unique<ExpectimaxSearch<NetworkValues>>(
        NetworkValues(*network, switches.has_stages, blur), switches, weights, blur);
}

} // namespace forethought::twenty48
