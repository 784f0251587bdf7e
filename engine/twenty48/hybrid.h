#pragma once

#include "engine/core/root_moves.h"
#include "engine/twenty48/expectimax.h"
#include "engine/twenty48/network_values.h"
#include "engine/twenty48/params.h"
#include "engine/twenty48/row_values.h"

#include <vector>

namespace forethought::twenty48 {

/// The search by the network, and on late boards, of which the network has seen fewer, a second one beside it
/// with as much time: by the values of rows, which sees less in a board but looks at four times as many.
/// There a slide is worth the points that the network expects of it, less what it falls behind the best one
/// by rows. Source: ours; measured in engine/twenty48/README.md.
///
/// A node is a slide that the network's search tried, or four that the other one did: about the same time.
/// Where it is cut makes no difference.
class Hybrid {
  public:
    /// An advantage this large counts as all there is when moves are compared for showing.
    static constexpr Score kWholeAdvantage = params::kWholePoints;

    Hybrid(NetworkValues learned, const ExpectimaxSettings& of_learned, RowValues rows,
           const ExpectimaxSettings& of_rows);

    /// Begins anew at a board in which something slides.
    void set_root(Board board);

    /// Tries about `nodes` slides more, not beyond `depth` plies where that is not 0. Returns whether
    /// anything is left to find out.
    bool advance(Nodes nodes, Ply depth = 0);

    /// Rows are looked at so many times as fast as the network.
    static constexpr Nodes kRowsAtOnce = 4;

    Nodes nodes() const { return learned_.nodes() + (asks_rows_ ? rows_.nodes() / kRowsAtOnce : 0); }
    /// Plies of the search by the network.
    Ply depth() const { return learned_.depth(); }
    Score score() const { return score_; }
    const std::vector<Action>& line() const { return line_; }
    const std::vector<RootMove<Action>>& root_moves() const { return root_moves_; }

  private:
    /// Lets one of them do its next step. Returns whether there was one to do.
    bool step(Ply depth);
    /// Puts together what both have found.
    void weigh();
    /// How far a slide is behind the best by rows, in points.
    Score behind_by_rows(Action slide) const;

    Expectimax<NetworkValues> learned_;
    Expectimax<RowValues> rows_;
    bool asks_rows_ = false;
    bool learned_goes_on_ = false;
    bool rows_go_on_ = false;
    Score score_ = 0;
    std::vector<Action> line_;
    std::vector<RootMove<Action>> root_moves_;
    /// The slides as the search by rows sees them.
    std::vector<RootMove<Action>> by_rows_;
};

} // namespace forethought::twenty48
