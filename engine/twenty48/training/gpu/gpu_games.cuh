#pragma once

#include "engine/core/rng.h"
#include "engine/twenty48/laps.h"
#include "engine/twenty48/stages.h"
#include "engine/twenty48/training/gpu/gpu_tables.cuh"

/// Games that are played and learned from, one by each warp: what `Learner`, `LateLearner` and `Trail` do.
namespace forethought::twenty48::gpu {

/// Boards at which games came into each lap.
struct Entrances {
    static constexpr int kLaps = 64;
    static constexpr std::uint32_t kKept = 8192;

    Board* boards;
    std::uint32_t* added;
};

/// What waits to be learned from: the last slides of a game.
struct Trail {
    static constexpr int kLength = 6;

    Board seen[kLength];
    float gain[kLength];
    float value[kLength];
    int first;
    int count;
};

/// A game between two launches.
struct Game {
    Board board;
    std::uint64_t rng;
    Trail trail;
    /// Boards of this part of the game so far.
    int length;
    int lap;
    bool is_first_part;
    std::int64_t points;
};

/// What became of games that began anew.
struct GameStats {
    unsigned long long games;
    unsigned long long moves;
    unsigned long long points;
    unsigned long long by_rank[16];
};

/// All that games share. `rows` has what sliding to the left makes of a row in its lower half, and a quarter
/// of the points in its upper one. `boards` has room for `kMostBoards` boards of each game.
struct World {
    static constexpr int kMostBoards = 1 << 16;

    Tables tables;
    Entrances entrances;
    const std::uint32_t* rows;
    Game* games;
    Board* boards;
    GameStats* stats;
};

constexpr int kWarpsOfBlock = 8;
constexpr float kNoSlide = -1e30F;

__device__ inline std::uint32_t below(std::uint64_t& rng, std::uint32_t bound) {
    return static_cast<std::uint32_t>(((splitmix64(rng) >> 32) * bound) >> 32);
}

__device__ inline Board with_random_tile(Board board, std::uint64_t& rng) {
    Board cells = empty_cells(board);
    for (std::uint32_t skip = below(rng, static_cast<std::uint32_t>(count_empty(board))); skip > 0; --skip)
        cells &= cells - 1;
    return with_tile(board, first_cell(cells), below(rng, 10) < 9 ? 1 : 2);
}

__device__ inline bool has_8192(Board board) {
    return (board >> 3 & board >> 2 & (board >> 1 | board) & detail::kLowestBits) != 0;
}

/// A slide as a warp has found it. The board after it may lie turned or mirrored: the game is the same.
struct Choice {
    Board after;
    float gain;
    float worth;
};

/// The best slide of a board. Lane `l` looks at slide l / 8 from side l % 8.
template <Stage kStage>
__device__ Choice choose(const World& world, Board board, int lap, int lane) {
    const int way = lane >> 3;
    const int symmetry = lane & 7;
    Board turned = (way & 2) != 0 ? transpose(board) : board;
    if ((way & 1) != 0) turned = mirror(turned);
    Board slid = 0;
    std::uint32_t quarters = 0;
    for (int y = 0; y < kWidth; ++y) {
        const std::uint32_t row = __ldg(world.rows + row_at(turned, y));
        slid |= static_cast<Board>(row & 0xffff) << (16 * y);
        quarters += row >> 16;
    }
    const bool is_legal = slid != turned;
    const Board side = symmetric(seen_in(kStage, slid), symmetry);
    float value = 0;
    if (is_legal) {
        value = weight(world.tables, 0, line_at_edge(side)) + weight(world.tables, 1, line_within(side)) +
                weight(world.tables, 2, block_at_edge(side));
        if ((symmetry & 2) == 0) value += weight(world.tables, 3, block_within(side));
    }
    for (int i = 1; i < 8; i <<= 1) value += __shfl_xor_sync(~0U, value, i);
    float gain = 4 * static_cast<float>(quarters);
    if constexpr (kStage == Stage::late) {
        gain = static_cast<float>(kPointsOfSlide);
        if (laps_of(slid) > lap) value = carried_over(value);
    }
    float worth = is_legal ? gain + value : kNoSlide;
    int best = way;
    for (int i = 8; i < 32; i <<= 1) {
        const float other = __shfl_xor_sync(~0U, worth, i);
        const int other_way = __shfl_xor_sync(~0U, best, i);
        if (other < worth || (other == worth && other_way > best)) continue;
        worth = other;
        best = other_way;
    }
    return {__shfl_sync(~0U, slid, 8 * best), __shfl_sync(~0U, gain, 8 * best), worth};
}

/// A warp at its game.
template <Stage kStage>
class Learner {
  public:
    __device__ Learner(const World& world, const Lesson& lesson, int number, int lane, Trail& trail)
        : world_(world),
          lesson_(lesson),
          game_(world.games[number]),
          boards_(world.boards + std::size_t{World::kMostBoards} * number),
          trail_(trail),
          lane_(lane) {
        if (lane == 0) trail_ = game_.trail;
        __syncwarp();
    }

    __device__ void move(const Lately& lately) {
        if (game_.board == 0) begin();
        remember_board();
        const Choice choice = choose<kStage>(world_, game_.board, game_.lap, lane_);
        if (choice.worth == kNoSlide) return end(lately);
        const float value = choice.worth - choice.gain;
        const Board next = with_random_tile(choice.after, game_.rng);
        if constexpr (kStage == Stage::opening) {
            game_.points += static_cast<std::int64_t>(choice.gain);
            add(halved(choice.after), choice.gain, value, lately);
            if ((!has_8192(game_.board) && has_8192(choice.after)) ||
                (stage_of(game_.board) == Stage::opening && stage_of(choice.after) == Stage::late))
                add_entrance(next);
        } else if (const int laps = laps_of(choice.after); laps <= game_.lap) {
            add(walled(choice.after), choice.gain, value, lately);
        } else {
            end_trail(choice.worth, lately);
            game_.lap = laps;
            add(walled(choice.after), choice.gain, value * 1024 / kCarriedOver, lately);
            add_entrance(next);
            game_.length = 0;
        }
        game_.board = next;
    }

    __device__ void leave() {
        __syncwarp();
        if (lane_ != 0) return;
        game_.trail = trail_;
        world_.games[blockIdx.x * kWarpsOfBlock + threadIdx.x / 32] = game_;
    }

  private:
    __device__ void begin() {
        game_.is_first_part = true;
        game_.length = 0;
        game_.points = 0;
        if constexpr (kStage == Stage::opening) {
            game_.board = with_random_tile(with_random_tile(0, game_.rng), game_.rng);
        } else {
            game_.board = symmetric(draw_entrance(), static_cast<int>(below(game_.rng, kSymmetries)));
            game_.lap = laps_of(game_.board);
        }
    }

    __device__ void remember_board() {
        if (game_.length == World::kMostBoards) return;
        if (lane_ == 0) boards_[game_.length] = game_.board;
        ++game_.length;
    }

    /// The game is over; its second half may be played again.
    __device__ void end(const Lately& lately) {
        end_trail(0, lately);
        if (game_.is_first_part && lane_ == 0) {
            atomicAdd(&world_.stats->games, 1ULL);
            atomicAdd(&world_.stats->points, static_cast<unsigned long long>(game_.points));
            atomicAdd(&world_.stats->by_rank[highest_rank(game_.board)], 1ULL);
        }
        __syncwarp();
        if (game_.length <= lesson_.restart_moves) {
            game_.board = 0;
            return;
        }
        game_.board = __ldcg(reinterpret_cast<unsigned long long*>(boards_) + game_.length / 2);
        game_.is_first_part = false;
        game_.length = 0;
        if constexpr (kStage == Stage::late) game_.lap = laps_of(game_.board);
    }

    __device__ void learn_from(int step, float target, const Lately& lately) {
        const auto lot = static_cast<std::uint32_t>(splitmix64(game_.rng) >> 40);
        learn(world_.tables, lesson_, lately, trail_.seen[step], target, lane_, lot);
    }

    __device__ float before(int step, float target) const {
        return trail_.gain[step] + (1 - lesson_.lambda) * trail_.value[step] + lesson_.lambda * target;
    }

    __device__ void add(Board seen, float gain, float value, const Lately& lately) {
        const bool was_full = trail_.count == Trail::kLength;
        const int first = was_full ? (trail_.first + 1) % Trail::kLength : trail_.first;
        const int count = was_full ? Trail::kLength : trail_.count + 1;
        const int step = (first + count - 1) % Trail::kLength;
        __syncwarp();
        if (lane_ == 0) {
            trail_.seen[step] = seen;
            trail_.gain[step] = gain;
            trail_.value[step] = value;
            trail_.first = first;
            trail_.count = count;
        }
        __syncwarp();
        if (count < Trail::kLength) return;
        float target = trail_.value[step];
        for (int i = Trail::kLength - 1; i > 0; --i) target = before((first + i) % Trail::kLength, target);
        learn_from(first, target, lately);
    }

    /// What follows the newest board is worth `target`.
    __device__ void end_trail(float target, const Lately& lately) {
        // Where all of them wait, the oldest has been learned from.
        const int learned = trail_.count == Trail::kLength ? 1 : 0;
        for (int i = trail_.count - 1; i >= learned; --i) {
            const int step = (trail_.first + i) % Trail::kLength;
            learn_from(step, target, lately);
            target = before(step, target);
        }
        __syncwarp();
        if (lane_ == 0) trail_.count = 0;
        __syncwarp();
    }

    __device__ void add_entrance(Board board) {
        if (lane_ != 0) return;
        const int lap = min(laps_of(board), Entrances::kLaps - 1);
        const std::uint32_t number = atomicAdd(world_.entrances.added + lap, 1U) % Entrances::kKept;
        world_.entrances.boards[lap * Entrances::kKept + number] = board;
    }

    /// One of the boards kept of a lap that is drawn: most often one before a 32768, of them most often the
    /// last; where there are none, of the last lap before it of which there are any.
    __device__ Board draw_entrance() {
        constexpr int kFirst = 8;
        constexpr int kOf32768 = 32;
        const std::uint32_t lot = below(game_.rng, 100);
        int lap = lot < 30   ? kOf32768 - 1 - static_cast<int>(below(game_.rng, 2))
                  : lot < 45 ? kOf32768 - 3 - static_cast<int>(below(game_.rng, 2))
                  : lot < 85 ? kFirst + static_cast<int>(below(game_.rng, kOf32768 - kFirst))
                             : kOf32768 + static_cast<int>(below(game_.rng, Entrances::kLaps - kOf32768));
        while (lap > 0 && __ldcg(world_.entrances.added + lap) == 0) --lap;
        const std::uint32_t kept = min(__ldcg(world_.entrances.added + lap), Entrances::kKept);
        if (kept == 0) return 0;
        return __ldcg(reinterpret_cast<unsigned long long*>(world_.entrances.boards) +
                      lap * Entrances::kKept + below(game_.rng, kept));
    }

    const World& world_;
    const Lesson& lesson_;
    Game game_;
    Board* boards_;
    /// In the memory that the block shares.
    Trail& trail_;
    int lane_;
};

/// Each warp makes `moves` moves of its game. `lately` is what was learned before.
template <Stage kStage>
__global__ void __launch_bounds__(32 * kWarpsOfBlock)
    play(World world, Lesson lesson, Lately lately, int moves) {
    __shared__ Trail trails[kWarpsOfBlock];
    const int warp = static_cast<int>(threadIdx.x / 32);
    Learner<kStage> learner(world, lesson, static_cast<int>(blockIdx.x) * kWarpsOfBlock + warp,
                        static_cast<int>(threadIdx.x % 32), trails[warp]);
    for (int move = 0; move < moves; ++move) {
        learner.move(lately);
        lately.boards += lately.warps;
    }
    learner.leave();
    if (threadIdx.x % 32 == 0) atomicAdd(&world.stats->moves, static_cast<unsigned long long>(moves));
}

} // namespace forethought::twenty48::gpu
