#pragma once

#include "engine/core/multi_pv_line.h"
#include "engine/core/player_traits.h"
#include "engine/tactics/proof/prover.h"
#include "engine/tactics/search/answer_search.h"
#include "engine/tactics/search/turn_planner.h"

#include <optional>
#include <variant>

namespace forethought::tactics {

/// Which search a rung plays with, and from rung 190 on what is certain once few units are left: it goes
/// before what the search thinks best.
class Player {
  public:
    static constexpr PlayerTraits kTraits{.syncs = true, .plans_whole_turn = true};

    Player(const Switches& switches, std::uint64_t seed, const Blur& blur);

    void set(const Position& position);
    void play(const Action& action);
    void begin(const Limits& limits);
    bool advance(Nodes nodes);
    BestMove<Action> best() const;
    Info info() const;

    /// Whether the whole turn is planned at its first action, so that this one is given the whole turn's
    /// time.
    bool plans_whole_turn() const { return std::holds_alternative<AnswerSearch>(search_); }
    /// As `SyncingPlayer` says; only where turns are planned with the enemy's answer in view.
    std::vector<std::int32_t> search_update() const;
    Status check(const std::vector<std::int32_t>& update) const;
    void hear(int sender, const std::vector<std::int32_t>& update);

    /// The MultiPV lines, the best ones at the root; see `multi_pv.h`.
    std::vector<MultiPvLine<Action>> multi_pv(const Position& root, std::size_t most) const;

    /// What is certain of the root; null where nothing is.
    const Claim* claim() const { return prover_ && prover_->claim() ? &*prover_->claim() : nullptr; }

  private:
    /// A claim that the root's side keeps by what it does; null where there is none.
    const Claim* kept() const;
    Nodes nodes() const;

    std::variant<TurnPlanner, AnswerSearch> search_;
    std::optional<Prover> prover_;
    bool prover_goes_on_ = false;
    bool search_goes_on_ = false;
    Nodes limit_ = 0;
};

} // namespace forethought::tactics
