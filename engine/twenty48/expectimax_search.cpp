#include "engine/twenty48/expectimax_search.h"

#include "engine/twenty48/expectimax.h"
#include "engine/twenty48/installed_network.h"
#include "engine/twenty48/minimax.h"
#include "engine/twenty48/network_values.h"
#include "engine/twenty48/row_values.h"

#include <utility>

namespace forethought::twenty48 {

namespace {

/// Boards with less than one chance in so many are evaluated at once.
constexpr std::uint32_t kUnlikelyIn = 10'000;
/// The same for the best rung: it has time for few boards, and looks the deeper into the likely ones.
constexpr std::uint32_t kUnlikelyInAtBest = 100;

ExpectimaxSettings settings_of(const Switches& switches) {
    const std::uint32_t unlikely_in = switches.cuts_more ? kUnlikelyInAtBest : kUnlikelyIn;
    return ExpectimaxSettings{.unlikely_in = switches.cuts_unlikely ? unlikely_in : 0,
                              .follows_tiles = switches.follows_tiles,
                              .remembers = switches.keeps_values,
                              .table_log2 = switches.table_log2};
}

/// `S` searches for slides.
template <class S>
class ExpectimaxSearch final : public Search {
  public:
    ExpectimaxSearch(S slides, const Switches& switches, const Weights& weights, const Blur& blur)
        : switches_(switches), weights_(weights), blur_(blur), slides_(std::move(slides)) {}
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
        return places_ ? tiles_->whole_advantage() : S::kWholeAdvantage;
    }
    const std::vector<Action>& line() const override { return places_ ? tiles_->line() : slides_.line(); }
    const std::vector<RootMove<Action>>& root_moves() const override {
        return places_ ? tiles_->root_moves() : slides_.root_moves();
    }

  private:
    Switches switches_;
    Weights weights_;
    Blur blur_;
    S slides_;
    /// Of the side that places tiles.
    std::unique_ptr<Search> tiles_;
    std::size_t lines_ = 1;
    bool places_ = false;
};

/// The search of a rung, around what it searches for slides with.
template <class S>
std::unique_ptr<Search> around(S slides, const Switches& switches, const Weights& weights, const Blur& blur) {
    return std::make_unique<ExpectimaxSearch<S>>(std::move(slides), switches, weights, blur);
}

} // namespace

std::unique_ptr<Search> make_expectimax(const Switches& switches, const Weights& weights, const Blur& blur) {
    const ExpectimaxSettings settings = settings_of(switches);
    const Network* const network = switches.is_learned ? installed_network() : nullptr;
    if (network == nullptr) return around(Expectimax(RowValues(blur), settings), switches, weights, blur);
    return around(
        Expectimax(
            NetworkValues(*network, {switches.has_stages, switches.laps_early, switches.has_frames}, blur),
            settings),
        switches, weights, blur);
}

} // namespace forethought::twenty48
