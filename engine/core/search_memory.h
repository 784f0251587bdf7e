#pragma once

#include "engine/core/alpha_beta_frame.h"
#include "engine/core/alpha_beta_policy.h"
#include "engine/core/shared_entries.h"
#include "engine/core/transposition_table.h"
#include "engine/core/types.h"

#include <cstdint>
#include <optional>

namespace forethought {

/// What an alpha-beta search keeps of the positions that it has met: the table, and what it tells a search of
/// the same root elsewhere. Keeps nothing without `AlphaBetaSettings::remembers`. `ply` is the distance of a
/// position from the root.
template <AlphaBetaPolicy P>
class SearchMemory {
  public:
    using Move = typename P::Move;
    using Entry = typename TranspositionTable<Move>::Entry;
    using Task = typename AlphaBetaFrame<P>::Task;

    explicit SearchMemory(const AlphaBetaSettings& settings)
        : settings_(settings), table_(settings.remembers ? settings.table_bytes : 0) {
        if (settings.tells) shared_entries_.open();
    }

    /// A search begins at another position.
    void set_root() {
        shared_entries_.clear();
        table_.age();
    }
    void forget() { table_.clear(); }

    /// What is known of a position, or null. Valid until something is stored.
    const Entry* find(std::uint64_t hash) const { return settings_.remembers ? table_.find(hash) : nullptr; }
    /// A position will be looked for soon.
    [[gnu::always_inline]] void prefetch(std::uint64_t hash) const {
        if (settings_.remembers) table_.prefetch(hash);
    }

    /// Keeps an entry whose score counts the plies of a win or a loss from the root.
    void store(std::uint64_t hash, Ply ply, EntryData<Move> data) {
        if (!settings_.remembers) return;
        data.score = from_position(data.score, ply);
        table_.store(hash, data);
        if (settings_.tells) shared_entries_.note(hash, data);
    }

    /// The value by which an entry answers what is asked of its position, a win or a loss counted from the
    /// root; nothing where it does not.
    std::optional<Score> answer(const Entry& entry, const Task& task, Ply ply) const {
        // The principal variation is searched itself, so that its line is whole.
        if (entry.depth() < task.depth || (settings_.reduces && task.is_open())) return std::nullopt;
        const Score score = from_root(entry.score(), ply);
        const bool answers = entry.bound() == Bound::exact ||
                             (entry.bound() == Bound::lower && score >= task.beta) ||
                             (entry.bound() == Bound::upper && score <= task.alpha);
        return answers ? std::optional(score) : std::nullopt;
    }

    /// What was found out since it was cleared last, where that is told.
    SharedEntries<Move>& shared_entries() { return shared_entries_; }
    const SharedEntries<Move>& shared_entries() const { return shared_entries_; }
    /// What another search of the same root has found out.
    void learn(std::uint64_t hash, const EntryData<Move>& data) { table_.store(hash, data); }

  private:
    /// In the table a win counts its plies from the position, so that it is true on every way there.
    static Score from_position(Score score, Ply ply) {
        return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
    }
    static Score from_root(Score score, Ply ply) {
        return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
    }

    AlphaBetaSettings settings_;
    TranspositionTable<Move> table_;
    SharedEntries<Move> shared_entries_;
};

} // namespace forethought
