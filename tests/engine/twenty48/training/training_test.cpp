#include "engine/twenty48/stage_decoder.h"
#include "engine/twenty48/training/curve.h"
#include "engine/twenty48/training/late_learner.h"
#include "engine/twenty48/training/packing.h"
#include "engine/twenty48/training/trainer.h"

#include "tests/engine/core/own_folder.h"
#include "tests/engine/core/samples.h"
#include "tests/engine/twenty48/slow_grid.h"

#include <catch2/catch.hpp>

#include <array>
#include <fstream>
#include <set>

namespace forethought::twenty48 {

namespace {

namespace fs = std::filesystem;

constexpr Board kBoard = 0x0012034056708129u;

/// Enough to come near the size that is asked for.
constexpr int kTries = 6;

/// Moves of a part of a training.
constexpr int kPart = samples(60'000);

/// A board on which no four cells are like others, so that each of its weights is learned once.
Board board_of_all_tiles(Rng& rng) {
    std::array<Rank, kCells> ranks{};
    for (std::size_t cell = 0; cell < ranks.size(); ++cell) ranks[cell] = static_cast<Rank>(cell);
    rng.shuffle(ranks, kCells);
    Board board = 0;
    for (Cell cell = 0; cell < kCells; ++cell)
        board = with_tile(board, cell, ranks[static_cast<std::size_t>(cell)]);
    return board;
}

TrainingPlan small_plan() {
    return {.seed = 5, .initial = 0, .lesson = {.restart_moves = 200}};
}

/// Boards after slides that games by these weights of the opening come by.
std::vector<Board> boards_of(const LearningTables& tables, int games) {
    std::vector<Board> boards;
    GameStats stats;
    const PointsJudge judge(tables);
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        play_by([&](Board board) { return greedy_move(judge, board); }, random_start(rng), rng, stats,
                [&](Board, const GreedyMove& move) { boards.push_back(move.afterstate); });
    }
    return boards;
}

void require_equal(const Trainer& a, const Trainer& b) {
    REQUIRE(a.record().games == b.record().games);
    REQUIRE(a.record().moves == b.record().moves);
    for (const Board board : boards_of(a.tables(), 3))
        REQUIRE(a.tables().value(board) == b.tables().value(board));
}

std::string contents(const fs::path& path) {
    std::string bytes(fs::file_size(path), '\0');
    std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

std::vector<PlayedSlides> played_games(Trainer& trainer, int games) {
    std::vector<PlayedSlides> played;
    for (int game = 0; game < games; ++game) played.push_back(trainer.play_game(game));
    return played;
}

void require_refused(const fs::path& path, const TrainingPlan& plan, const std::string& reason) {
    const auto trainer = Trainer::resume(path, plan, 1);
    REQUIRE_FALSE(trainer.ok());
    REQUIRE_THAT(trainer.error(), Catch::Contains(reason));
}

} // namespace

TEST_CASE("2048's tables learn a value at once where they are new, and slower where errors cancel out") {
    Rng rng(1);
    const Board board = board_of_all_tiles(rng);
    LearningTables tables(320);
    REQUIRE(tables.value(board) == Approx(320));
    tables.learn(board, 1'000, 1);
    REQUIRE(tables.value(board) == Approx(1'000));
    for (int number = 1; number < kSymmetries; ++number)
        REQUIRE(tables.value(symmetric(board, number)) == Approx(1'000));
    // Errors of 680 and -1000: the steps are the share (1000 - 680) / (1000 + 680) of the error.
    tables.learn(board, 0, 1);
    REQUIRE(tables.value(board) == Approx(0).margin(0.01));
    tables.learn(board, 1'000, 1);
    REQUIRE(tables.value(board) == Approx(1'000.0 * 320 / 1'680).epsilon(0.001));
}

TEST_CASE("2048's tables know of a pattern that was never met what four of its cells have learned") {
    LearningTables tables(0);
    for (int time = 0; time < 50; ++time) tables.learn(kBoard, 1'000, 1);
    // The same first line and the same square in the corner, with two other cells.
    const Pattern line = line_at_edge(kBoard);
    const Pattern block = block_at_edge(kBoard);
    REQUIRE(tables.weight(0, line ^ 0x330000) == Approx(tables.weight(0, line) / 2).epsilon(0.05));
    REQUIRE(tables.weight(2, block ^ 0x300300) == Approx(tables.weight(2, block) / 2).epsilon(0.05));
    REQUIRE(tables.weight(0, line ^ 0x3) == 0);
    REQUIRE(tables.errors(0, line ^ 0x330000) == 0);
}

TEST_CASE("2048's weights of four cells stay as they are where nothing of a step is theirs") {
    LearningTables tables(0);
    tables.learn(kBoard, 500, 1, 0);
    REQUIRE(tables.value(kBoard) == Approx(500));
    const Pattern line = line_at_edge(kBoard);
    REQUIRE(tables.weight(0, line ^ 0x330000) == 0);
    // A quarter of what is missing, in 28 shares.
    const float own = tables.weight(0, line);
    tables.learn(kBoard, 1'000, 1, 0.25F);
    REQUIRE(tables.weight(0, line ^ 0x330000) == Approx(500 * 0.25 / kLookups));
    REQUIRE(tables.weight(0, line) == Approx(own + 500.0 / kLookups));
}

TEST_CASE("A trail learns from what came of boards, a few slides later or at the end") {
    Rng rng(2);
    std::vector<Board> boards;
    for (std::size_t i = 0; i <= Trail<LearningTables>::kHorizon; ++i)
        boards.push_back(board_of_all_tiles(rng));
    LearningTables tables(0);
    Trail trail(tables, 1, 0.5F, 0.5F);
    for (std::size_t i = 0; i < Trail<LearningTables>::kHorizon; ++i) trail.add({boards[i], 10, 0});
    REQUIRE(tables.value(boards[0]) == 0);
    trail.add({boards[Trail<LearningTables>::kHorizon], 10, 64});
    // Five slides of 10, each of which counts half as much as the one before, and a sixteenth of 64.
    REQUIRE(tables.value(boards[0]) == Approx(10 + 5 + 2.5 + 1.25 + 0.625 + 4));
    trail.end(100);
    // The same with four slides, and as much of the end. Learned last, so that no other board has a say.
    REQUIRE(tables.value(boards[1]) == Approx(10 + 5 + 2.5 + 1.25 + 64 / 16 + 100 / 16.0));
    const float before = tables.value(boards[1]);
    trail.end(0);
    REQUIRE(tables.value(boards[1]) == before);
}

TEST_CASE("Training with one thread is repeatable, and its network plays better than one that knows nothing",
          "[slow]") {
    Trainer a(small_plan(), 1);
    Trainer b(small_plan(), 1);
    const double untrained = a.test(20, 9).mean_score();
    StopSource stop;
    const GameStats of_a = a.train(300'000, stop);
    const GameStats of_b = b.train(300'000, stop);
    REQUIRE(of_a.points == of_b.points);
    REQUIRE(of_a.moves >= 300'000);
    REQUIRE(a.record().moves == of_a.moves);
    require_equal(a, b);
    REQUIRE(a.test(20, 9).mean_score() > 3 * untrained);
}

TEST_CASE("Entrances into laps are drawn from the latest ones, of the lap or of one before") {
    Entrances entrances;
    Rng rng(3);
    REQUIRE(entrances.draw(40, rng) == 0);
    // A 16384 beside small tiles: 16 laps are done.
    std::set<Board> latest;
    for (Board number = 0; number < 1'200; ++number) {
        Board board = 0xe;
        for (int digit = 0; digit < 4; ++digit) board |= (number >> (3 * digit) & 7) << (4 + 4 * digit);
        entrances.add(board);
        if (number >= 700) latest.insert(board);
    }
    entrances.add(0xae);
    REQUIRE(entrances.draw(15, rng) == 0);
    REQUIRE(entrances.draw(17, rng) == 0xae);
    REQUIRE(entrances.draw(31, rng) == 0xae);
    for (int i = 0; i < 2'000; ++i) REQUIRE(latest.contains(entrances.draw(16, rng)));
}

TEST_CASE("The farsighted slide is the one with the best greedy slides after all new tiles") {
    LearningTables tables(0);
    Rng rng(4);
    for (int i = 0; i < 400; ++i) tables.learn(random_board(rng, 9), static_cast<float>(rng.below(9'000)), 1);
    const PointsJudge judge(tables);
    int differ = 0;
    for (int i = 0; i < 50; ++i) {
        const Board board = random_board(rng, 9);
        if (!has_slide(board)) continue;
        double most = 0;
        const auto slides = all_slides(board);
        for (int d = 0; d < kSlides; ++d) {
            const Board after = slides[static_cast<std::size_t>(d)];
            if (after == board) continue;
            double sum = 0;
            for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1)
                for (const Rank rank : {1, 2}) {
                    const auto reply = greedy_move(judge, with_tile(after, first_cell(cells), rank));
                    sum += (rank == 1 ? 9 : 1) * static_cast<double>(reply.worth);
                }
            most = std::max(most, slide_score(board, direction(d)) + sum / (10 * count_empty(after)));
        }
        const GreedyMove move = farsighted_move(judge, board);
        REQUIRE(move.worth == Approx(most));
        REQUIRE(move.afterstate == slide(board, move.way));
        differ += move.afterstate != greedy_move(judge, board).afterstate ? 1 : 0;
    }
    REQUIRE(differ > 0);
}

TEST_CASE("A test of 2048's network does not depend on the number of threads, and teaches it nothing") {
    Trainer one(small_plan(), 1);
    Trainer three(small_plan(), 3);
    const GameStats of_one = one.test(10, 3);
    const GameStats of_three = three.test(10, 3);
    REQUIRE(of_one.games == 10);
    REQUIRE(of_one.points == of_three.points);
    REQUIRE(of_one.moves == of_three.moves);
    REQUIRE(one.test(10, 3).points == of_one.points);
    REQUIRE(one.record().moves == 0);
}

TEST_CASE("Training on several threads goes on until all moves are made, and stops when it is asked to") {
    Trainer trainer(small_plan(), 2);
    StopSource stop;
    REQUIRE(trainer.train(kPart, stop).moves >= kPart);
    stop.request();
    REQUIRE(trainer.train(kPart, stop).moves == 0);
}

TEST_CASE("A training that goes on from a checkpoint is the same as one that never stopped") {
    const OwnFolder folder("twenty48_training_test");
    StopSource stop;
    Trainer whole(small_plan(), 1);
    whole.train(kPart, stop);
    REQUIRE(whole.save(folder / "checkpoint").ok());
    whole.train(kPart, stop);
    auto resumed = Trainer::resume(folder / "checkpoint", small_plan(), 1);
    REQUIRE(resumed.ok());
    resumed.value()->train(kPart, stop);
    require_equal(whole, *resumed.value());
    // Written over, and nothing left beside it.
    REQUIRE(whole.save(folder / "checkpoint").ok());
    REQUIRE(folder.files() == 1);
    const auto opened = Trainer::open(folder / "checkpoint");
    REQUIRE(opened.ok());
    require_equal(whole, *opened.value());
}

TEST_CASE("2048's games that are played first are learned from later, the same way each time") {
    Trainer a(small_plan(), 1);
    Trainer b(small_plan(), 1);
    const double untrained = a.test(20, 9).mean_score();
    std::uint64_t seed = 0;
    for (int round = 0; round < samples(20); ++round) {
        const auto games = played_games(a, 12);
        REQUIRE(a.seed_of_round() != seed);
        seed = a.seed_of_round();
        REQUIRE(a.play_game(3) == games[3]);
        // Playing teaches nothing.
        if (round < 2) REQUIRE(a.tables().digest() == b.tables().digest());
        for (Trainer* trainer : {&a, &b}) {
            const auto learned = trainer->learn_from(games);
            REQUIRE(learned.ok());
            REQUIRE(learned.value().games == 12);
        }
    }
    REQUIRE(a.tables().digest() == b.tables().digest());
    require_equal(a, b);
    REQUIRE(a.test(20, 9).mean_score() > 1.5 * untrained);
}

TEST_CASE("2048's games that cannot have gone so are not learned from") {
    Trainer trainer(small_plan(), 1);
    auto games = played_games(trainer, 6);
    SECTION("a game that ends too soon") {
        games[5].front().pop_back();
    }
    SECTION("a game that goes on after its end") {
        games[5].back() += 'U';
    }
    SECTION("a part too many") {
        games[5].push_back("U");
    }
    SECTION("a part too few") {
        games[5].pop_back();
    }
    const auto learned = trainer.learn_from(games);
    REQUIRE_FALSE(learned.ok());
    REQUIRE(learned.error() == "game 5 cannot be played again");
}

TEST_CASE("Checkpoints that do not fit are refused, and one that cannot be written leaves the old one") {
    const OwnFolder folder("twenty48_training_test");
    StopSource stop;
    Trainer trainer(small_plan(), 1);
    trainer.train(2'000, stop);
    const fs::path path = folder / "checkpoint";
    REQUIRE(trainer.save(path).ok());
    require_refused(folder / "nothing", small_plan(), "cannot read");
    TrainingPlan other = small_plan();
    other.seed = 6;
    require_refused(path, other, "was begun with seed 5, not 6");
    const std::string whole = contents(path);
    const auto write = [&](const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; };
    write(whole.substr(0, whole.size() - 9));
    require_refused(path, small_plan(), "damaged or cut short");
    write(whole + "x");
    require_refused(path, small_plan(), "damaged or cut short");
    std::string damaged = whole;
    damaged[damaged.size() / 2] ^= 1;
    write(damaged);
    require_refused(path, small_plan(), "damaged or cut short");
    write("a letter to a friend" + whole);
    require_refused(path, small_plan(), "is not a checkpoint");
    write("short");
    require_refused(path, small_plan(), "is not a checkpoint");
    REQUIRE_FALSE(Trainer::open(path).ok());
    REQUIRE_FALSE(trainer.save(folder / "no_such_folder" / "checkpoint").ok());
    REQUIRE(contents(path) == "short");

    // A folder is in its place, so that only the last step fails.
    fs::create_directory(folder / "taken");
    const Status status = trainer.save(folder / "taken");
    REQUIRE_FALSE(status.ok());
    REQUIRE(status.error().find("cannot write the checkpoint") == 0);
    REQUIRE_FALSE(fs::exists(folder / "taken.unfinished"));
}

TEST_CASE("2048's learning curve has a line for each part, under names for all its values") {
    const OwnFolder folder("twenty48_training_test");
    const Curve curve(folder / "curve.csv");
    GameStats stats;
    stats.add(30'000, 11);
    stats.add(10'000, 9);
    REQUIRE(curve.add({.games = 2, .moves = 900, .seconds = 3.9, .processor_seconds = 7.5}, stats, {}).ok());
    REQUIRE(curve.add({.games = 4}, stats, stats).ok());
    std::ifstream file(folder / "curve.csv");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    REQUIRE(lines.size() == 3);
    REQUIRE_THAT(lines[0], Catch::StartsWith("games,moves,seconds,processor_seconds,training_games,"));
    REQUIRE_THAT(lines[1], Catch::StartsWith("2,900,3,7,2,20000,0.5,0,"));
    for (const std::string& line : lines)
        REQUIRE(std::count(line.begin(), line.end(), ',') ==
                std::count(lines[0].begin(), lines[0].end(), ','));
    REQUIRE_FALSE(Curve(folder / "no_such_folder" / "curve.csv").add({}, stats, {}).ok());
}

TEST_CASE("2048's network plays from its file nearly as it was trained, and the better the larger the file",
          "[slow]") {
    Trainer trainer(small_plan(), 1);
    StopSource stop;
    trainer.train(60'000, stop);
    const LearningTables& tables = trainer.tables();
    Survey survey(Stage::opening);
    for (std::uint64_t game = 0; game < 12; ++game) {
        Rng rng(game);
        survey.add_game(PointsJudge(tables), random_start(rng), rng);
    }
    const std::vector<Board> boards = boards_of(tables, 20);
    // The mean error as a share of the mean value.
    const auto error = [&](const PackedStage& packed) {
        const Result<StageWeights> weights = decode_stage(Stage::opening, packed.stage);
        REQUIRE(weights.ok());
        double errors = 0;
        double values = 0;
        for (const Board board : boards) {
            errors += std::abs(static_cast<float>(weights.value().value(board)) - tables.value(board));
            values += tables.value(board);
        }
        return errors / values;
    };
    const std::uint32_t many = 1'000'000;
    const PackedStage large = pack_into(tables, survey, {.bytes = 1'000'000, .rows = many}, kTries);
    const PackedStage small = pack_into(tables, survey, {.bytes = 40'000, .rows = many}, kTries);
    REQUIRE(large.weights > small.weights);
    REQUIRE(small.stage.code.size() <= 40'000);
    REQUIRE(small.stage.code.size() > 30'000);
    REQUIRE(error(large) < 0.02);
    REQUIRE(error(small) > 2 * error(large));
    REQUIRE(error(small) < 0.3);
    // Where memory is short, rows are left out, and others stand for them.
    const std::uint32_t few = small.stage.rows * 3 / 4;
    const PackedStage narrow = pack_into(tables, survey, {.bytes = 40'000, .rows = few}, kTries);
    REQUIRE(narrow.stage.rows <= few);
    REQUIRE(narrow.stage.code.size() <= 40'000);
    REQUIRE(error(narrow) < 0.4);
}

TEST_CASE("A training of 2048 that begins with a file's weights plays as the file does, and learns on",
          "[slow]") {
    Trainer first(small_plan(), 1);
    StopSource stop;
    first.train(30'000, stop);
    Survey survey(Stage::opening);
    for (std::uint64_t game = 0; game < 6; ++game) {
        Rng rng(game);
        survey.add_game(PointsJudge(first.tables()), random_start(rng), rng);
    }
    const PackedStage packed =
        pack_into(first.tables(), survey, {.bytes = 100'000, .rows = 1'000'000}, kTries);
    const StageWeights weights = decode_stage(Stage::opening, packed.stage).value();
    Trainer second(small_plan(), 1);
    second.begin_with(weights);
    int same = 0;
    const std::vector<Board> boards = boards_of(first.tables(), 20);
    for (const Board board : boards)
        same += static_cast<float>(weights.value(board)) == second.tables().value(board) ? 1 : 0;
    // What lies in no page of the file is new.
    REQUIRE(same > static_cast<int>(boards.size()) / 2);
    const std::uint64_t before = second.tables().digest();
    second.train(1'000, stop);
    REQUIRE(second.tables().digest() != before);
}

} // namespace forethought::twenty48
