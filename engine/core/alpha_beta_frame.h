#pragma once

#include "engine/core/alpha_beta_abilities.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/move_list.h"
#include "engine/core/types.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace forethought {

/// Where a search stands, for those who watch it: the node, what it knows, and the value that it hands back,
/// if it does.
struct AlphaBetaStanding {
    Ply ply = 0;
    Score alpha = 0;
    Score beta = 0;
    Score best = 0;
    bool returns = false;
    Score value = 0;
};

/// A node on the way from the root to where a search stands (engine/core/alpha_beta.h).
template <AlphaBetaPolicy P>
struct AlphaBetaFrame {
    using Move = typename P::Move;
    using Line = MoveList<Move, static_cast<std::size_t>(P::kMostPlies) + 1>;
    /// Beyond every score: the end of a window that is open.
    static constexpr Score kInfinite = kWin + 1;

    /// What the node waits for.
    enum class Stage : std::uint8_t {
        enter,
        choose,
        /// The value after a pass.
        null,
        /// Values of the move that was made: less deeply, in a narrow window, in the whole one.
        reduced,
        scout,
        full,
    };

    /// What the moves of the node are searched for.
    enum class Question : std::uint8_t {
        value,
        /// Whether a pass that refuted is to be believed.
        verification,
        /// Whether all moves but the table's are much worse than that.
        singularity,
        /// Whether a shallower search makes the node's own one unnecessary.
        probe,
    };

    /// How much is wanted to be known of the node.
    struct Task {
        Ply depth = 0;
        Score alpha = 0;
        Score beta = 0;

        /// Whether more is wanted than on which side of one value the node lies.
        bool is_open() const { return beta - alpha > 1; }
    };

    MoveList<Move, P::kMostMoves> moves{};
    std::size_t next = 0;
    /// Moves that the policy thinks worth searching; those behind them are looked at before all is lost.
    std::size_t listed = 0;
    Ply depth = 0;
    Score alpha = 0;
    Score beta = 0;
    /// The lower end of the window at first.
    Score lowest = 0;
    Score best = 0;
    Move best_move{};
    std::optional<Move> table_move{};
    /// Of `staged_moves`: the stage of moves to be listed next; -1 where all are.
    int next_stage = -1;
    Stage stage = Stage::enter;
    Question question = Question::value;
    bool futile = false;
    /// Whether a move that is not among `moves` loses where all of these do.
    bool exhaustive = false;
    /// Whether the other side has passed.
    bool after_null = false;
    /// Whether the depth is used up, and the moves are those of the quiescence search.
    bool in_quiescence = false;
    /// Whether the best value comes of the way to a node, and not of its position alone.
    bool is_by_path = false;
    /// Whether the table's move is searched a ply more deeply.
    bool is_singular = false;
    Ply null_reduction = 0;
    /// The probe that is under way, and how many were before it.
    Probe probe{};
    int probes = 0;
    /// What was asked before the present question.
    Task postponed{};
    Line line{};

    void open(const Task& task) {
        stage = Stage::enter;
        question = Question::value;
        after_null = false;
        in_quiescence = false;
        is_singular = false;
        probes = 0;
        begin(task);
    }

    /// Asks something else before what is to be found out of the node.
    void ask_first(Question other, const Task& task) {
        postponed = {depth, alpha, beta};
        question = other;
        begin(task);
    }

    /// Goes on with what was postponed.
    void resume() {
        question = Question::value;
        begin(postponed);
    }

    /// As `in_quiescence`; known when compiled where the policy has no quiescence search.
    bool is_quiescent() const { return abilities_of_policy<P>().quiescence && in_quiescence; }

    /// As `Task::is_open`, with what is known by now.
    bool is_open() const { return beta - alpha > 1; }

    /// What is asked of the position after a move to know on which side of `upper` the node lies, or where
    /// between alpha and that.
    Task task_below(Ply depth_below, Score upper) const { return {depth_below, -upper, -alpha}; }

    /// Whether the value of the move that was made says only that it is to be searched again, more deeply or
    /// in a wider window: then the node is at that stage.
    bool asks_again(Score score) {
        if (stage == Stage::reduced && score > alpha) {
            stage = is_open() ? Stage::scout : Stage::full;
            return true;
        }
        if (stage == Stage::scout && score > alpha && score < beta) {
            stage = Stage::full;
            return true;
        }
        return false;
    }

    /// The line that begins with a move and goes on with that of the node below.
    void keep_line(const Move& move, const Line& below) {
        line.clear();
        line.push_back(move);
        for (const Move& next_move : below) line.push_back(next_move);
    }

  private:
    void begin(const Task& task) {
        depth = task.depth;
        alpha = task.alpha;
        beta = task.beta;
        lowest = alpha;
        best = -kInfinite;
        is_by_path = false;
        next = 0;
        line.clear();
    }
};

} // namespace forethought
