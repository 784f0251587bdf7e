#include "engine/gomoku/training/searched_positions.h"

#include "engine/core/alpha_beta.h"
#include "engine/gomoku/params.h"
#include "engine/gomoku/player.h"
#include "engine/gomoku/rules.h"

namespace forethought::gomoku {

namespace {

using Path = std::vector<Cell>;

/// The policy of a search, listened to: keeps the ways to some of the positions that it asks the value of, at
/// the leaves and above them, each with the same odds.
class ListeningPolicy : public SearchPolicy {
  public:
    explicit ListeningPolicy(const Switches& switches)
        : SearchPolicy(switches, played_by(switches), Blur{}), selects_(switches.selects) {}

    void listen(const Position& root, std::size_t most, Rng& rng) {
        set(root);
        path_.clear();
        heard_ = 0;
        kept_.clear();
        most_ = most;
        rng_ = &rng;
    }
    const std::vector<Path>& kept() const { return kept_; }

    void make(Cell cell) {
        path_.push_back(cell);
        SearchPolicy::make(cell);
    }
    void unmake() {
        path_.pop_back();
        SearchPolicy::unmake();
    }
    Score leaf(Ply ply, Score alpha, Score beta) {
        hear();
        return SearchPolicy::leaf(ply, alpha, beta);
    }
    bool futile(Ply depth, Score alpha) {
        if (depth <= constants().most_futile_depth) hear();
        return SearchPolicy::futile(depth, alpha);
    }
    std::optional<LeafValue> static_cutoff(Ply ply, Ply depth, Score alpha, Score beta) {
        if (selects_ && depth <= constants().most_reverse_futility_depth) hear();
        return SearchPolicy::static_cutoff(ply, depth, alpha, beta);
    }

  private:
    void hear() {
        if (is_about_decided(board())) return;
        ++heard_;
        if (kept_.size() < most_) {
            kept_.push_back(path_);
            return;
        }
        const std::uint32_t place = rng_->below(heard_);
        if (place < most_) kept_[place] = path_;
    }

    bool selects_;
    Path path_;
    std::uint32_t heard_ = 0;
    std::vector<Path> kept_;
    std::size_t most_ = 0;
    Rng* rng_ = nullptr;
};

} // namespace

struct SearchedPositions::Search {
    explicit Search(const Switches& given)
        : switches(given), policy(switches), search(policy, settings_of(switches)) {}

    Switches switches;
    ListeningPolicy policy;
    AlphaBeta<ListeningPolicy> search;
};

SearchedPositions::SearchedPositions(const Switches& switches, Nodes nodes)
    : search_(std::make_unique<Search>(switches)), nodes_(nodes) {}

SearchedPositions::~SearchedPositions() = default;

std::vector<Position> SearchedPositions::of(const Position& root, std::size_t most, Rng& rng) {
    search_->search.leave();
    search_->policy.listen(root, most, rng);
    search_->search.set_root();
    search_->search.advance(nodes_);
    std::vector<Position> positions;
    for (const Path& path : search_->policy.kept()) {
        Position position = root;
        for (const Cell cell : path) play(position, stone_on(cell), nullptr);
        positions.push_back(std::move(position));
    }
    return positions;
}

} // namespace forethought::gomoku
