#pragma once

#include "engine/core/clock.h"
#include "engine/gomoku/book/book.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/network/accumulator.h"

#include <cstdint>
#include <functional>
#include <map>
#include <queue>
#include <vector>

namespace forethought::cli {

/// What a book of Gomoku is to be like.
struct GrowthWishes {
    int positions = 2'000;
    /// Who searches for what to play.
    int rung = 160;
    /// Nodes for a position that nobody is likely to come to, and for one that comes up as often as once in
    /// `kOften` games or oftener; in between in proportion.
    Nodes least_nodes = 1'000'000;
    Nodes most_nodes = 4'000'000;

    static constexpr double kOften = 50;
};

/// Grows an opening book by the engine's own searches: where who follows the book is to move, by what a
/// search plays, and where the other side is, by the moves that the network holds for likely. The position
/// that is likeliest to come up is always the next one.
class BookGrower {
  public:
    /// `known`: a book whose answers are taken over where it comes to them, instead of searching again.
    BookGrower(const GrowthWishes& wishes, gomoku::Book known);

    /// Grows for as many positions as are wished; `told` hears after each, with all so far.
    void grow(const std::function<void(const BookGrower& grower)>& told);

    gomoku::Book book() const;
    int size() const { return static_cast<int>(entries_.size()); }
    /// Of these, how many were taken over.
    int taken_over() const { return taken_over_; }
    /// How likely the last position was to come up.
    double likelihood() const { return likelihood_; }

  private:
    /// A position in which who follows the book is to move.
    struct Bud {
        double likelihood = 0;
        /// The first of equals grows first.
        int number = 0;
        std::vector<gomoku::Action> stones{};

        bool operator<(const Bud& other) const {
            return likelihood != other.likelihood ? likelihood < other.likelihood : number > other.number;
        }
    };

    void plant(double likelihood, const gomoku::Position& position);
    void grow_at(const Bud& bud);
    gomoku::Book::Entry answer(const gomoku::Position& position, const gomoku::Shape& shape,
                               double likelihood);
    void bud(const gomoku::Position& position, double likelihood);
    void bud_at_first_stones();

    GrowthWishes wishes_;
    gomoku::Book known_;
    gomoku::Switches switches_;
    ManualClock clock_;
    gomoku::Board board_{gomoku::BoardUpdate::tables};
    gomoku::network::Accumulator accumulator_;
    std::priority_queue<Bud> buds_;
    int budded_ = 0;
    std::map<std::uint64_t, gomoku::Book::Entry> entries_;
    int taken_over_ = 0;
    double likelihood_ = 1;
};

} // namespace forethought::cli
