#include "engine/othello/training/archive_writer.h"

#include "engine/othello/endgame/search.h"
#include "engine/othello/rules.h"

namespace forethought::othello {

namespace {

/// Of a game: tournament, black and white, two bytes each; then two scores and the moves.
constexpr std::size_t kPeople = 6;
constexpr std::size_t kMovesOfRecord = 60;
constexpr std::uint64_t kTableBytes = std::uint64_t{16} << 20;

void put(std::vector<std::uint8_t>& bytes, std::size_t number, int size) {
    for (int i = 0; i < size; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

/// Black's discs at the end where black is ahead by so many, empty cells for the winner.
int discs_of_black(int lead) {
    return (kCells + lead) / 2;
}

/// By how many discs black wins from a position on that is not over, with perfect play.
int perfect_lead(const Position& position) {
    EndgameSearch search(kTableBytes, nullptr);
    search.set_root(position.board, params::kExact, 0);
    while (search.advance(Nodes{1} << 20)) {
    }
    return position.to_move == Side::first ? search.value() : -search.value();
}

int lead_of(const Position& game) {
    const int score = final_score(game.board);
    return game.to_move == Side::first ? score : -score;
}

} // namespace

std::optional<ArchivedGame> archived(const Position& game, int empties) {
    const bool began_as_usual = game.start == kStandardStart && game.starter == Side::first;
    if (!began_as_usual || game.outcome == Outcome::playing) return std::nullopt;
    ArchivedGame archived{.black_at_best = discs_of_black(lead_of(game)),
                          .black = discs_of_black(lead_of(game))};
    Position position = standard_start();
    bool is_valued = false;
    for (const Action action : game.actions) {
        if (!is_valued && position.board.empties() <= empties && !must_pass(position)) {
            archived.black_at_best = discs_of_black(perfect_lead(position));
            is_valued = true;
        }
        if (action != kPass) archived.moves.push_back(cell_of(action));
        play(position, action, nullptr);
    }
    return archived;
}

std::vector<std::uint8_t> write_archive(const ArchivedGames& archive, const ArchiveHead& head) {
    std::vector<std::uint8_t> bytes;
    for (const int number : {head.year / 100, head.year % 100, head.month, head.day})
        put(bytes, static_cast<std::size_t>(number), 1);
    put(bytes, archive.games.size(), 4);
    put(bytes, 0, 2);
    put(bytes, static_cast<std::size_t>(head.year_of_games), 2);
    put(bytes, kColumns, 1);
    put(bytes, 0, 1);
    put(bytes, static_cast<std::size_t>(archive.empties), 1);
    put(bytes, 0, 1);
    for (const ArchivedGame& game : archive.games) {
        put(bytes, 0, kPeople);
        put(bytes, static_cast<std::size_t>(game.black), 1);
        put(bytes, static_cast<std::size_t>(game.black_at_best), 1);
        for (std::size_t i = 0; i < kMovesOfRecord; ++i) {
            const bool is_there = i < game.moves.size();
            const Cell cell = is_there ? game.moves[i] : Cell{0};
            put(bytes, is_there ? static_cast<std::size_t>(10 * (y_of(cell) + 1) + x_of(cell) + 1) : 0u, 1);
        }
    }
    return bytes;
}

} // namespace forethought::othello
