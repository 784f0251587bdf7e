#include "engine/core/rng.h"
#include "tests/engine/othello/seat.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

namespace forethought::othello {

namespace {

/// Positions behind no book.
std::vector<Position> positions() {
    std::vector<Position> all;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Rng rng(seed);
        Position position = standard_start();
        for (int ply = 0; ply < 20; ++ply) {
            const auto actions = legal_actions(position);
            play(position, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
        all.push_back(position);
    }
    return all;
}

struct Answer {
    Action move;
    Score score;
    bool operator==(const Answer&) const = default;
};

std::vector<Answer> answers_of(int rung) {
    std::vector<Answer> answers;
    for (const Position& position : positions()) {
        Seat seat(rung, position);
        const Action move = seat.think(400);
        answers.push_back({move, seat.score()});
    }
    return answers;
}

bool misses_own_weights(int rung) {
    const auto missing = Othello::missing_files(find_rung(ladder(), rung).value().switches);
    return std::find(missing.begin(), missing.end(), Othello::kOwnWeightsFile) != missing.end();
}

} // namespace

TEST_CASE("rung 140 plays by what own games have taught, without it like rung 130", "[othello][patterns]") {
    REQUIRE(installed_own_weights() == nullptr);
    const auto of_130 = answers_of(130);
    CHECK(answers_of(140) == of_130);
    CHECK(misses_own_weights(140));
    CHECK_FALSE(misses_own_weights(130));

    REQUIRE(Othello::install_weights(repository_own_weights_file()).ok());
    CHECK(answers_of(130) == of_130);
    CHECK(answers_of(140) != of_130);
    CHECK_FALSE(misses_own_weights(140));
}

TEST_CASE("the weights of both kinds of games together have less than a megabyte", "[othello][patterns]") {
    const auto file = repository_own_weights_file();
    CHECK(source_of(file) == WeightsFrom::own_games);
    CHECK(source_of(repository_weights_file()) == WeightsFrom::archive);
    CHECK(file.size() + repository_weights_file().size() < 1'000'000);
}

} // namespace forethought::othello
