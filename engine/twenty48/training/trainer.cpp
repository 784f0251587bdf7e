#include "engine/twenty48/training/trainer.h"

#include "engine/twenty48/training/late_pupil.h"

#include <ctime>
#include <thread>

namespace forethought::twenty48 {

namespace {

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Lets a pupil play until it has made its share of the moves.
template <class P>
Tally play_rounds(P pupil, std::int64_t moves, const StopSource& stop) {
    Tally tally;
    while (tally.moves < moves && !stop.requested()) pupil.play_round(tally);
    return tally;
}

/// Runs `work(number)` on that many threads and waits for all.
template <class Work>
void on_threads(std::size_t count, Work work) {
    std::vector<std::jthread> threads;
    for (std::size_t number = 1; number < count; ++number) threads.emplace_back(work, number);
    work(std::size_t{0});
}

} // namespace

Trainer::Trainer(const TrainingPlan& plan, int threads, const StageWeights* opening)
    : plan_(plan), tables_(plan.initial), opening_(opening) {
    for (int number = 0; number < threads; ++number)
        pupils_.push_back({Rng(mix(plan.seed, static_cast<std::uint64_t>(number))), {}});
}

Tally Trainer::train(std::int64_t moves, const StopSource& stop) {
    SteadyClock clock;
    const Milliseconds began = clock.now();
    const double processor_began = processor_seconds();
    std::vector<Tally> tallies(pupils_.size());
    const std::int64_t share = moves / static_cast<std::int64_t>(pupils_.size()) + 1;
    on_threads(pupils_.size(), [&](std::size_t number) {
        PupilState& state = pupils_[number];
        tallies[number] = plan_.stage == Stage::opening
                              ? play_rounds(Pupil(tables_, plan_.lesson, state), share, stop)
                              : play_rounds(LatePupil(tables_, plan_.lesson, state, *opening_), share, stop);
    });
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    record_.games += all.games;
    record_.moves += all.moves;
    record_.seconds += (clock.now() - began) / 1000;
    record_.processor_seconds += processor_seconds() - processor_began;
    return all;
}

Tally Trainer::test(int games, std::uint64_t seed) const {
    std::vector<Tally> tallies(pupils_.size());
    on_threads(pupils_.size(), [&](std::size_t first) {
        Tally tally;
        for (auto number = static_cast<int>(first); number < games;
             number += static_cast<int>(pupils_.size())) {
            Rng rng(mix(seed, static_cast<std::uint64_t>(number)));
            if (plan_.stage == Stage::opening)
                play_greedily(PointsJudge(tables_), random_start(rng), rng, tally);
            else
                play_greedily(LapJudge(tables_), late_start(*opening_, rng), rng, tally);
        }
        tallies[first] = tally;
    });
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    return all;
}

} // namespace forethought::twenty48
