#include "engine/othello/training/samples.h"

#include "engine/core/stored_file.h"
#include "engine/othello/score.h"

namespace forethought::othello {

namespace {

/// An archive has some megabytes a year.
constexpr std::size_t kMostArchiveBytes = std::size_t{512} << 20;

constexpr std::uint64_t kTableBytes = std::uint64_t{16} << 20;

/// A board of a game and whether its side to move is Black.
struct Moment {
    Board board{};
    bool is_black = true;
};

/// The boards of a game in which there is something to decide, and the one that it ends with.
std::vector<Moment> moments_of(const ArchivedGame& game) {
    std::vector<Moment> moments{{kStandardStart, true}};
    for (const Cell cell : game.moves) {
        Moment next = moments.back();
        if (!has(moves_of(next.board), cell)) break;
        next = {next.board.after(cell, flips_of(next.board, cell)), !next.is_black};
        if (moves_of(next.board) == 0 && !is_over(next.board)) next = {next.board.passed(), !next.is_black};
        moments.push_back(next);
    }
    return moments;
}

} // namespace

Sampler::Sampler() : table_(kTableBytes), search_(table_) {}

int Sampler::solve(const Board& board, int guess) {
    int low = -kCells;
    int high = kCells;
    while (low < high) {
        // Values are even.
        const int asked = guess <= low ? low + 2 : std::min(guess, high);
        const int value = search_.solve(board, asked - 1);
        (value >= asked ? low : high) = value;
        guess = value;
    }
    return low;
}

void Sampler::add(const ArchivedGame& game, int empties, bool is_held_out, std::vector<Sample>& samples) {
    const auto moments = moments_of(game);
    const bool is_whole = is_over(moments.back().board);
    int of_black = 0;
    // From behind: what comes later tells what is likely before.
    for (std::size_t i = moments.size(); i-- > 0;) {
        const Moment& moment = moments[i];
        const int empty = moment.board.empties();
        const int sign = moment.is_black ? 1 : -1;
        if (empty <= kSolvedEmpties)
            of_black = sign * solve(moment.board, sign * of_black);
        else if (empty >= empties)
            of_black = 2 * game.black_at_best - kCells;
        else if (!is_whole)
            continue;
        const Score value = kDisc * sign * of_black;
        samples.push_back(
            {.board = moment.board, .value = static_cast<std::int16_t>(value), .is_held_out = is_held_out});
    }
}

Result<std::vector<Sample>> samples_of(const std::filesystem::path& archive,
                                       const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / (archive.stem().string() + ".samples");
    if (std::filesystem::exists(path)) return read_samples(path);
    const auto bytes = read_whole(archive, kMostArchiveBytes);
    if (!bytes) return Error{"cannot read " + archive.string() + ": " + bytes.error()};
    const auto games = read_archive(bytes.value());
    if (!games) return Error{archive.string() + ": " + games.error()};
    Sampler sampler;
    std::vector<Sample> samples;
    for (std::size_t i = 0; i < games.value().games.size(); ++i)
        sampler.add(games.value().games[i], games.value().empties, is_held_out(i), samples);
    if (const Status status = write_samples(path, samples); !status) return Error{status.error()};
    return samples;
}

} // namespace forethought::othello
