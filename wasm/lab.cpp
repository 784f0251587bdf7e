#include "engine/core/match_course.h"
#include "engine/core/own_weights.h"
#include "engine/core/ratings.h"
#include "wasm/arrays.h"
#include "wasm/figures.h"
#include "wasm/score_table.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

/// The figures of matches and of series of games, for the lab, of whatever game; what the functions mean is
/// told in wasm/lab.d.ts.
namespace forethought::wasm {

namespace {

constexpr int kMostPlayers = 64;

class MatchTable {
  public:
    std::string enter(const val& game) {
        const double number = number_of(game, "number");
        if (!(number >= 0 && number < kMostGames))
            return "a game's number is from 0 to " + std::to_string(kMostGames - 1);
        const double outcome = number_of(game, "outcome");
        if (!(outcome >= static_cast<int>(Outcome::first_wins) && outcome <= static_cast<int>(Outcome::draw)))
            return "an outcome is 1, 2 or 3";
        const double turns = number_of(game, "turns");
        const double nodes = number_of(game, "nodes");
        if (!(turns >= 0 && nodes >= 0)) return "turns and nodes are 0 or more";
        const auto place = static_cast<std::size_t>(number);
        if (place >= games_.size()) games_.resize(place + 1);
        if (games_[place].outcome != Outcome::playing) sprt_.reset();
        games_[place] = MatchGame{.outcome = static_cast<Outcome>(static_cast<int>(outcome)),
                                  .side_of_a = side_of_a(static_cast<int>(number)),
                                  .turns = static_cast<int>(turns),
                                  .nodes = static_cast<Nodes>(nodes),
                                  .illegal = game["illegal"].as<bool>()};
        return {};
    }
    void truncate(int games) {
        if (games >= 0 && static_cast<std::size_t>(games) < games_.size())
            games_.resize(static_cast<std::size_t>(games));
    }
    val summary() const {
        const MatchResult result = sum_up(games_);
        const double score = result.wdl.score();
        val summary = val::object();
        summary.set("games", static_cast<double>(result.wdl.games()));
        summary.set("wins", static_cast<double>(result.wdl.wins));
        summary.set("draws", static_cast<double>(result.wdl.draws));
        summary.set("losses", static_cast<double>(result.wdl.losses));
        summary.set("score", score);
        set_interval(summary, "scoreLow", "scoreHigh", score_interval(result.wdl, result.pairs));
        summary.set("elo", elo_of_score(score));
        set_interval(summary, "eloLow", "eloHigh", elo_interval(result.wdl, result.pairs));
        summary.set("firstSide", result.first_side.score());
        // A pair's games have different first sides, so that they are counted one by one.
        set_interval(summary, "firstSideLow", "firstSideHigh",
                     score_interval(result.first_side, Pentanomial{}));
        summary.set("medianTurns", result.median_turns);
        summary.set("nodes", static_cast<double>(result.nodes));
        summary.set("illegal", static_cast<double>(result.illegal));
        return summary;
    }
    val course(int step) const {
        std::vector<double> numbers;
        if (step >= 2)
            for (const CoursePoint& point : score_course(games_, step))
                numbers.insert(numbers.end(), {static_cast<double>(point.games), point.score,
                                               point.interval.low, point.interval.high});
        return to_float64_array(numbers);
    }
    val sprt(const val& settings) {
        const SprtSettings asked{.elo0 = number_of(settings, "elo0"),
                                 .elo1 = number_of(settings, "elo1"),
                                 .alpha = number_of(settings, "alpha"),
                                 .beta = number_of(settings, "beta")};
        const Status status = check(asked);
        if (status && !(sprt_ && sprt_->settings() == asked)) sprt_.emplace(asked);
        const SprtCourse went = status ? sprt_->look_at(games_) : SprtCourse{};
        val course = val::object();
        course.set("refusal", status ? std::string{} : status.error());
        course.set("ratios", to_float64_array(went.ratios));
        set_interval(course, "low", "high", went.bounds);
        course.set("verdict", static_cast<int>(went.verdict));
        return course;
    }

  private:
    static constexpr int kMostGames = 10'000'000;

    std::vector<MatchGame> games_;
    /// Of the settings that were asked for last; it goes on while games come, and not when one is replaced.
    std::optional<Sprt> sprt_;
};

/// `bytes`: whole numbers of 32 bits, the lowest byte first.
std::string weights_digest(const std::string& bytes) {
    std::vector<std::int32_t> numbers(bytes.size() / sizeof(std::int32_t));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint32_t number = 0;
        for (std::size_t k = 4; k-- > 0;) number = number << 8 | static_cast<std::uint8_t>(bytes[4 * i + k]);
        numbers[i] = static_cast<std::int32_t>(number);
    }
    return digest_of(numbers);
}

/// `encounters`: of each the places of two players, points of the first, games.
val rate_players(int players, const val& encounters) {
    const std::vector<double> numbers = numbers_of(encounters);
    const auto count = static_cast<std::size_t>(std::clamp(players, 0, kMostPlayers));
    const auto is_player = [&](double place) { return place >= 0 && place < static_cast<double>(count); };
    std::vector<Encounter> read;
    for (std::size_t at = 0; at + 4 <= numbers.size(); at += 4)
        if (is_player(numbers[at]) && is_player(numbers[at + 1]))
            read.push_back({static_cast<std::size_t>(numbers[at]), static_cast<std::size_t>(numbers[at + 1]),
                            numbers[at + 2], numbers[at + 3]});
    const Ratings ratings = rate(count, read);
    std::vector<double> rows;
    for (std::size_t player = 0; player < count; ++player) {
        const Interval interval = ratings.interval(player);
        rows.insert(rows.end(), {ratings.elo(player), interval.low, interval.high});
    }
    return to_float64_array(rows);
}

} // namespace

} // namespace forethought::wasm

EMSCRIPTEN_BINDINGS(lab) {
    using forethought::wasm::MatchTable;
    using forethought::wasm::ScoreTable;
    emscripten::function("weightsDigest", &forethought::wasm::weights_digest);
    emscripten::function("rate", &forethought::wasm::rate_players);
    emscripten::class_<MatchTable>("MatchTable")
        .constructor<>()
        .function("enter", &MatchTable::enter)
        .function("truncate", &MatchTable::truncate)
        .function("summary", &MatchTable::summary)
        .function("course", &MatchTable::course)
        .function("sprt", &MatchTable::sprt);
    emscripten::class_<ScoreTable>("ScoreTable")
        .constructor<>()
        .function("enter", &ScoreTable::enter)
        .function("summary", &ScoreTable::summary)
        .function("course", &ScoreTable::course)
        .function("compare", &ScoreTable::compare);
}
