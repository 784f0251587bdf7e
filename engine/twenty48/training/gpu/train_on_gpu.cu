// `train_on_gpu FOLDER OPENING_SECONDS LATE_SECONDS [SEED]`: trains the network of 2048 on a graphics card,
// first the opening, then late boards from where games of that came to, and leaves checkpoints as
// `forethought train` does: FOLDER/opening.ck and FOLDER/late.ck. Steps are of full size for 0.6 of the time,
// of a quarter for 0.2 and of a sixteenth for the rest, of which the mean of the weights is taken. No two
// runs give the same: warps learn at the same time.

#include "engine/twenty48/training/gpu/gpu_games.cuh"
#include "engine/twenty48/training/trainer.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <vector>

namespace forethought::twenty48::gpu {

namespace {

/// Ends the program with what went wrong.
void check(cudaError_t error, const char* what) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "The graphics card cannot %s: %s\n", what, cudaGetErrorString(error));
    std::exit(1);
}

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Items in the memory of the card, all zero at first.
template <class T>
class DeviceArray {
  public:
    explicit DeviceArray(std::size_t count) : count_(count) {
        check(cudaMalloc(&items_, count * sizeof(T)), "give memory");
        clear();
    }
    ~DeviceArray() { cudaFree(items_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* get() const { return items_; }
    std::size_t count() const { return count_; }
    void clear() { check(cudaMemset(items_, 0, count_ * sizeof(T)), "clear memory"); }
    void put(const std::vector<T>& items) {
        check(cudaMemcpy(items_, items.data(), items.size() * sizeof(T), cudaMemcpyHostToDevice),
              "take data");
    }
    std::vector<T> take() const {
        std::vector<T> items(count_);
        check(cudaMemcpy(items.data(), items_, count_ * sizeof(T), cudaMemcpyDeviceToHost), "give data back");
        return items;
    }

  private:
    T* items_ = nullptr;
    std::size_t count_;
};

std::vector<std::uint32_t> sliding_rows() {
    std::vector<std::uint32_t> rows(kRows);
    for (std::size_t row = 0; row < kRows; ++row) {
        const auto points = static_cast<std::uint32_t>(slide_score(row, Direction::left));
        rows[row] = static_cast<std::uint32_t>(slide_left(row) & 0xffff) | points / 4 << 16;
    }
    return rows;
}

/// A block of warps for each multiprocessor: more would only wait for each other's weights.
int multiprocessors() {
    cudaDeviceProp device;
    check(cudaGetDeviceProperties(&device, 0), "say what it is");
    std::printf("%s, %d multiprocessors\n", device.name, device.multiProcessorCount);
    return device.multiProcessorCount;
}

/// The card with games of one stage after the other; entrances stay.
class Card {
  public:
    Card() : blocks_(multiprocessors()) { rows_.put(sliding_rows()); }

    /// Learns a stage for so many seconds, from nothing but the hope that every board is worth `hope` points.
    template <Stage kStage>
    void train(double seconds, Lesson lesson, float hope, std::uint64_t seed) {
        for (auto* weights : {&four_weights_, &mean_, &four_mean_}) weights->clear();
        fill<<<8 * blocks_, 256>>>(weights_.get(), weights_.count(), hope / kLookups);
        coherence_.clear();
        four_coherence_.clear();
        record_ = {};
        lately_ = {0, static_cast<float>(warps())};
        begin_games(seed);
        // All games begin alike, and would learn the same at the same time.
        learn<kStage>(0.02 * seconds, 0.1F, lesson, 300, false);
        learn<kStage>(0.58 * seconds, 1, lesson, 3'000, false);
        learn<kStage>(0.2 * seconds, 0.25F, lesson, 3'000, false);
        learn<kStage>(0.2 * seconds, 0.06F, lesson, 3'000, true);
        share_with_fours();
    }

    void save(const std::filesystem::path& path, const TrainingPlan& plan) const {
        Trainer trainer(plan, 1);
        LearningTables& tables = trainer.tables();
        const std::vector<float> weights = mean_.take();
        const std::vector<gpu::Coherence> coherence = coherence_.take();
        const auto coherence_of = [](const gpu::Coherence& known) {
            return LearningTables::Coherence{known.x, known.y};
        };
        for (std::size_t at = 0; at < weights.size(); ++at) {
            if (coherence[at].y == 0) continue;
            const std::size_t block = at / LearningTables::kBlock;
            tables.weights(block)[at % LearningTables::kBlock] = weights[at];
            tables.coherence(block)[at % LearningTables::kBlock] = coherence_of(coherence[at]);
            tables.touch(block);
        }
        const std::vector<float> four_weights = four_mean_.take();
        const std::vector<gpu::Coherence> four_coherence = four_coherence_.take();
        for (std::size_t at = 0; at < four_weights.size(); ++at) {
            tables.four_weights()[at] = four_weights[at];
            tables.four_coherence()[at] = coherence_of(four_coherence[at]);
        }
        trainer.set_record(record_);
        if (const Status saved = trainer.save(path); !saved) {
            std::fprintf(stderr, "%s\n", saved.error().c_str());
            std::exit(1);
        }
    }

  private:
    int warps() const { return blocks_ * kWarpsOfBlock; }

    void begin_games(std::uint64_t seed) {
        std::vector<Game> games(static_cast<std::size_t>(warps()));
        for (std::size_t number = 0; number < games.size(); ++number) {
            games[number] = Game{};
            games[number].rng = mix(seed, number);
        }
        games_.put(games);
    }

    /// `takes_mean`: of the weights as they were after each launch.
    template <Stage kStage>
    void learn(double seconds, float rate, Lesson lesson, int moves, bool takes_mean) {
        lesson.rate = rate;
        stats_.clear();
        const World world{{weights_.get(), coherence_.get(), four_weights_.get(), four_coherence_.get()},
                          {entrances_.get(), entrances_added_.get()},
                          rows_.get(),
                          games_.get(),
                          boards_.get(),
                          stats_.get()};
        const double began = now();
        int launches = 0;
        while (launches == 0 || now() - began < seconds) {
            play<kStage><<<blocks_, 32 * kWarpsOfBlock>>>(world, lesson, lately_, moves);
            forget<<<8 * blocks_, 256>>>(coherence_.get(), coherence_.count());
            forget<<<blocks_, 256>>>(four_coherence_.get(), four_coherence_.count());
            ++launches;
            lately_.boards = 0.5F * (lately_.boards + static_cast<float>(moves) * lately_.warps);
            if (takes_mean) {
                add<<<8 * blocks_, 256>>>(mean_.get(), weights_.get(), weights_.count(), 1);
                add<<<blocks_, 256>>>(four_mean_.get(), four_weights_.get(), four_weights_.count(), 1);
            }
            check(cudaDeviceSynchronize(), "play");
        }
        if (takes_mean) divide_means(launches);
        tell(rate, now() - began);
    }

    /// Patterns that were never met become worth what others are that have the same four cells.
    void share_with_fours() {
        const DeviceArray<float> sums(Tables::kFourWeights);
        const DeviceArray<float> counts(Tables::kFourWeights);
        sum_by_four<<<8 * blocks_, 256>>>(mean_.get(), coherence_.get(), mean_.count(), sums.get(),
                                          counts.get());
        give_to_fours<<<8 * blocks_, 256>>>(mean_.get(), coherence_.get(), mean_.count(), sums.get(),
                                            counts.get());
        take_for_fours<<<blocks_, 256>>>(four_mean_.get(), four_mean_.count(), sums.get(), counts.get());
        check(cudaDeviceSynchronize(), "share weights");
    }

    /// Sums become means.
    void divide_means(int count) {
        const float rest = 1.0F / static_cast<float>(count) - 1;
        add<<<8 * blocks_, 256>>>(mean_.get(), mean_.get(), mean_.count(), rest);
        add<<<blocks_, 256>>>(four_mean_.get(), four_mean_.get(), four_mean_.count(), rest);
        check(cudaDeviceSynchronize(), "take means");
    }

    void tell(float rate, double seconds) {
        const GameStats stats = stats_.take().front();
        record_.games += static_cast<std::int64_t>(stats.games);
        record_.moves += static_cast<std::int64_t>(stats.moves);
        record_.seconds += seconds;
        const double games = stats.games > 0 ? static_cast<double>(stats.games) : 1;
        std::printf("steps of %.2f: %.2fe9 moves in %.0f s, mean score %.0f", rate, stats.moves / 1e9,
                    seconds, static_cast<double>(stats.points) / games);
        unsigned long long reached = 0;
        for (int rank = 15; rank >= 13; --rank) {
            reached += stats.by_rank[rank];
            std::printf(", %d %.1f %%", 1 << rank, 100.0 * static_cast<double>(reached) / games);
        }
        std::printf("\n");
        std::fflush(stdout);
    }

    int blocks_;
    DeviceArray<std::uint32_t> rows_{kRows};
    DeviceArray<float> weights_{Tables::kWeights};
    DeviceArray<float> mean_{Tables::kWeights};
    DeviceArray<gpu::Coherence> coherence_{Tables::kWeights};
    DeviceArray<float> four_weights_{Tables::kFourWeights};
    DeviceArray<float> four_mean_{Tables::kFourWeights};
    DeviceArray<gpu::Coherence> four_coherence_{Tables::kFourWeights};
    DeviceArray<Board> entrances_{std::size_t{Entrances::kLaps} * Entrances::kKept};
    DeviceArray<std::uint32_t> entrances_added_{Entrances::kLaps};
    DeviceArray<Game> games_{static_cast<std::size_t>(warps())};
    DeviceArray<Board> boards_{static_cast<std::size_t>(warps()) * World::kMostBoards};
    DeviceArray<GameStats> stats_{1};
    Lately lately_{};
    TrainingRecord record_;
};

void train(const std::filesystem::path& folder, double opening_seconds, double late_seconds,
           std::uint64_t seed) {
    constexpr float kLambda = 0.5F;
    // About what laps are worth where they go well: boards that were not met yet are tried.
    constexpr float kHopeOfLaps = 60'000;
    Card card;
    TrainingPlan plan{.stage = Stage::opening, .seed = seed, .lesson = {1, kLambda, 1'000}};
    card.train<Stage::opening>(opening_seconds, {1, kLambda, 1'000, 8, 0.1F}, 0, seed);
    card.save(folder / "opening.ck", plan);
    plan.stage = Stage::late;
    plan.lesson.restart_moves = 60;
    card.train<Stage::late>(late_seconds, {1, kLambda, 60, 1, 0.06F}, kHopeOfLaps, mix(seed, 1));
    card.save(folder / "late.ck", plan);
}

} // namespace

} // namespace forethought::twenty48::gpu

int main(int count, char** arguments) {
    if (count != 4 && count != 5) {
        std::fprintf(stderr, "usage: train_on_gpu FOLDER OPENING_SECONDS LATE_SECONDS [SEED]\n");
        return 2;
    }
    const double opening = std::atof(arguments[2]);
    const double late = std::atof(arguments[3]);
    if (!(opening > 0 && late > 0) || !std::filesystem::is_directory(arguments[1])) {
        std::fprintf(stderr, "train_on_gpu needs a folder and seconds above 0\n");
        return 2;
    }
    const std::uint64_t seed = count == 5 ? std::strtoull(arguments[4], nullptr, 10) : 1;
    forethought::twenty48::gpu::train(arguments[1], opening, late, seed);
    return 0;
}
