#include "engine/twenty48/training/trainer.h"

#include "engine/core/training/batches.h"
#include "engine/core/training/in_parallel.h"
#include "engine/twenty48/training/late_learner.h"

namespace forethought::twenty48 {

namespace {

/// Lets a learner play until it has made its share of the moves.
template <class P>
GameStats play_rounds(P learner, std::int64_t moves, const StopSource& stop) {
    GameStats stats;
    while (stats.moves < moves && !stop.requested()) learner.play_round(stats);
    return stats;
}

/// Calls `work(number)` for each learner, on as many threads.
template <class Work>
void for_each_learner(std::size_t count, Work work) {
    const auto learners = static_cast<int>(count);
    in_parallel(learners, learners, [&](int number) { work(static_cast<std::size_t>(number)); });
}

} // namespace

Trainer::Trainer(const TrainingPlan& plan, int threads, const StageWeights* opening)
    : plan_(plan), tables_(plan.initial), opening_(opening) {
    for (int number = 0; number < threads; ++number)
        learners_.push_back({Rng(mix(plan.seed, static_cast<std::uint64_t>(number))), {}});
}

void Trainer::begin_with(const StageWeights& weights) {
    // As if one error of a point had been made each: the next ones decide how fast they move.
    constexpr LearningTables::Coherence kNew{1, 1};
    weights.for_each_weight([&](std::size_t tuple, Pattern pattern, Score points) {
        const std::size_t place = tuple * kPatterns + pattern;
        const std::size_t block = place / LearningTables::kBlock;
        tables_.weights(block)[place % LearningTables::kBlock] = static_cast<float>(points);
        tables_.coherence(block)[place % LearningTables::kBlock] = kNew;
        tables_.touch(block);
    });
}

GameStats Trainer::train(std::int64_t moves, const StopSource& stop) {
    const Milliseconds began = SteadyClock().now();
    const double processor_began = processor_seconds();
    std::vector<GameStats> parts(learners_.size());
    const std::int64_t share = moves / static_cast<std::int64_t>(learners_.size()) + 1;
    for_each_learner(learners_.size(), [&](std::size_t number) {
        LearnerState& state = learners_[number];
        LearningMover mover;
        parts[number] =
            plan_.stage == Stage::opening
                ? play_rounds(Learner(tables_, plan_.lesson, state, mover), share, stop)
                : play_rounds(LateLearner(tables_, plan_.lesson, state, *opening_, mover), share, stop);
    });
    GameStats all;
    for (const GameStats& stats : parts) all.add(stats);
    record(all, began, processor_began);
    return all;
}

void Trainer::record(const GameStats& stats, Milliseconds began, double processor_began) {
    SteadyClock clock;
    record_.games += stats.games;
    record_.moves += stats.moves;
    record_.seconds += (clock.now() - began) / 1000;
    record_.processor_seconds += processor_seconds() - processor_began;
}

std::uint64_t Trainer::seed_of_round() const {
    return Rng(learners_.front().rng).next();
}

Rng Trainer::rng_of(int game) const {
    return Rng(mix(seed_of_round(), static_cast<std::uint64_t>(game)));
}

template <class Mover>
GameStats Trainer::play_round(LearnerState& state, Mover& mover) {
    GameStats stats;
    if (plan_.stage == Stage::opening)
        Learner(tables_, plan_.lesson, state, mover).play_round(stats);
    else
        LateLearner(tables_, plan_.lesson, state, *opening_, mover).play_round(stats);
    return stats;
}

PlayedSlides Trainer::play_game(int game) {
    LearnerState state{rng_of(game), learners_.front().entrances};
    WritingMover mover;
    play_round(state, mover);
    return std::move(mover.played);
}

Result<GameStats> Trainer::learn_from(const std::vector<PlayedSlides>& games) {
    const Milliseconds began = SteadyClock().now();
    const double processor_began = processor_seconds();
    const Entrances before = learners_.front().entrances;
    GameStats all;
    for (std::size_t game = 0; game < games.size(); ++game) {
        LearnerState state{rng_of(static_cast<int>(game)), before};
        ReadingMover mover(games[game]);
        all.add(play_round(state, mover));
        if (!mover.is_right()) return Error{"game " + std::to_string(game) + " cannot be played again"};
        learners_.front().entrances.add_news(before, state.entrances);
    }
    learners_.front().rng.next();
    record(all, began, processor_began);
    return all;
}

GameStats Trainer::test(int games, std::uint64_t seed) const {
    std::vector<GameStats> parts(learners_.size());
    for_each_learner(learners_.size(), [&](std::size_t first) {
        GameStats stats;
        for (auto number = static_cast<int>(first); number < games;
             number += static_cast<int>(learners_.size())) {
            Rng rng(mix(seed, static_cast<std::uint64_t>(number)));
            if (plan_.stage == Stage::opening)
                play_greedily(PointsJudge(tables_), random_start(rng), rng, stats);
            else
                play_greedily(LapJudge(tables_), late_start(*opening_, rng), rng, stats);
        }
        parts[first] = stats;
    });
    GameStats all;
    for (const GameStats& stats : parts) all.add(stats);
    return all;
}

} // namespace forethought::twenty48
