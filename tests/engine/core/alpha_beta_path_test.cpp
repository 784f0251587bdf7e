#include "tests/engine/core/samples.h"
#include "tests/engine/core/wheel.h"

#include <catch2/catch.hpp>

namespace forethought {

namespace {

constexpr Nodes kNoLimit = 1u << 30;
constexpr Ply kDeepest = 7;
constexpr AlphaBetaSettings kSettings{.most_depth = 30, .aspiration = 15, .table_bytes = 1u << 16};

/// A wheel that takes what its path says for true of the position.
class Forgetful : public Wheel {
  public:
    using Wheel::Wheel;
    std::optional<Score> known_value(Ply ply) const {
        const auto lost = Wheel::known_value(ply);
        return lost || ply == 0 ? lost : Wheel::path_value(ply);
    }
};

/// A wheel of which is known where a move leads before it is made.
class WithEnhancedCutoff : public Wheel {
  public:
    static constexpr AlphaBetaAbilities kAbilities{.enhanced_transposition_cutoff = true, .path_value = true};
    using Wheel::Wheel;

    std::uint64_t hash_after(Move move) const { return hash_after_path(after(move)); }
    Ply extension_after(Move) const { return 0; }
    bool has_path_value_after(Move move) const { return stood_at(after(move), length()); }
};

/// By trying everything.
Score value_of(Wheel& wheel, Ply depth, Ply ply = 0) {
    if (ply > 0) {
        if (const auto value = wheel.known_value(ply)) return *value;
        if (const auto value = wheel.path_value(ply)) return *value;
        if (depth <= 0) return wheel.worth();
    }
    Score best = -kWin;
    for (std::size_t i = 0; i < wheel.number_of_moves(); ++i) {
        wheel.make(static_cast<Wheel::Move>(i));
        best = std::max(best, -value_of(wheel, depth - 1, ply + 1));
        wheel.unmake();
    }
    return best;
}

} // namespace

TEST_CASE("a position that the path has seen has the value of a repetition", "[alpha-beta]") {
    int differs = 0;
    for (std::uint64_t seed = 0; seed < samples(60); ++seed)
        for (const bool reduces : {true, false})
            for (const bool prunes : {true, false})
                for (Ply depth = 1; depth <= kDeepest; ++depth) {
                    INFO("seed " << seed << ", depth " << depth << ", prunes " << prunes);
                    AlphaBetaSettings settings = kSettings;
                    settings.remembers = false;
                    settings.prunes = prunes;
                    settings.reduces = reduces && prunes;
                    Wheel wheel(Wheel::by_lot(seed, 8));
                    AlphaBeta<Wheel> search(wheel, settings);
                    search.set_root();
                    search.advance(kNoLimit, depth);
                    if (search.depth() < depth) continue;
                    REQUIRE(search.score() == value_of(wheel, depth));
                    differs += search.score() == 0 ? 1 : 0;
                }
    CHECK(differs > samples(20));
}

TEST_CASE("what is true on one path only is not remembered", "[alpha-beta]") {
    enum : std::size_t { kFirst, kBetween, kGood, kBad, kWorse, kSecond };
    // From the place between, the way back to the first is a repetition only where the game came from there.
    const Wheel::Places places{{.next = {kBetween, kGood}, .worth = 0},
                               {.next = {kFirst, kBad}, .worth = 0},
                               {.worth = -80},
                               {.worth = 50},
                               {.worth = 200},
                               {.next = {kBetween, kWorse}, .worth = 0}};
    AlphaBetaSettings settings = kSettings;
    settings.reduces = false;
    const auto value_from_second = [&](auto wheel) {
        AlphaBeta<decltype(wheel)> search(wheel, settings);
        // Both moves get exact values.
        search.show(2);
        search.set_root();
        search.advance(kNoLimit, 3);
        CHECK(search.score() == 80);
        search.leave();
        wheel.set(kSecond);
        search.set_root();
        search.advance(kNoLimit, 3);
        CHECK(search.depth() == 3);
        return search.score();
    };
    Wheel wheel(places, kSecond);
    const Score truth = value_of(wheel, 3);
    CHECK(value_from_second(Wheel(places)) == truth);
    CHECK(value_from_second(Forgetful(places)) != truth);
}

TEST_CASE("the table does not answer before a move is made that repeats a position", "[alpha-beta]") {
    for (std::uint64_t seed = 0; seed < samples(100); ++seed)
        for (Ply depth = 1; depth <= kDeepest; ++depth) {
            INFO("seed " << seed << ", depth " << depth);
            const auto places = Wheel::by_lot(seed, 8);
            WithEnhancedCutoff enhanced(places);
            Wheel plain(places);
            AlphaBeta<WithEnhancedCutoff> search(enhanced, kSettings);
            AlphaBeta<Wheel> plain_search(plain, kSettings);
            search.set_root();
            plain_search.set_root();
            search.advance(kNoLimit, depth);
            plain_search.advance(kNoLimit, depth);
            REQUIRE(search.score() == plain_search.score());
            REQUIRE(search.line() == plain_search.line());
            REQUIRE(search.nodes() == plain_search.nodes());
        }
}

TEST_CASE("where positions come again, only what is won is called won", "[alpha-beta]") {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < samples(100); ++seed) {
        INFO("seed " << seed);
        Wheel wheel(Wheel::by_lot(seed, 10));
        AlphaBeta<Wheel> search(wheel, kSettings);
        search.set_root();
        for (Ply depth = 1; depth <= kDeepest; ++depth) {
            search.advance(kNoLimit, depth);
            const Score score = search.score();
            if (!is_decided(score)) continue;
            const Score truth = value_of(wheel, depth);
            REQUIRE(is_win(score) == is_win(truth));
            REQUIRE(is_loss(score) == is_loss(truth));
            ++decided;
        }
    }
    CHECK(decided > samples(20));
}

} // namespace forethought
