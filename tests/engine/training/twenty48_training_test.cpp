#include "engine/twenty48/training/curve.h"
#include "engine/twenty48/training/packing.h"
#include "engine/twenty48/training/trainer.h"

#include "tests/engine/twenty48_slow_grid.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

namespace forethought::twenty48 {

namespace {

namespace fs = std::filesystem;

constexpr Board kBoard = 0x0012034056708129u;

TrainingPlan small_plan() {
    return {.seed = 5, .initial = 0, .lesson = {.restart_moves = 200, .from_entrances = true}};
}

/// A folder of this test's own, empty.
class Folder {
  public:
    Folder() : path_(fs::temp_directory_path() / "forethought_twenty48_training_test") {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    fs::path operator/(const char* name) const { return path_ / name; }
    long files() const { return std::distance(fs::directory_iterator(path_), fs::directory_iterator{}); }

  private:
    fs::path path_;
};

/// Boards that games of the network come by.
std::vector<Board> boards_of(const LearningTables& tables, int games) {
    std::vector<Board> boards;
    Tally tally;
    for (int game = 0; game < games; ++game)
        play_by([&](Board board) { return greedy_move(tables, board); }, static_cast<std::uint64_t>(game),
                tally, [&](Board, const GreedyMove& move) { boards.push_back(move.afterstate); });
    return boards;
}

void require_equal(const Trainer& a, const Trainer& b) {
    REQUIRE(a.record().games == b.record().games);
    REQUIRE(a.record().moves == b.record().moves);
    for (const Board board : boards_of(a.tables(), 3))
        REQUIRE(a.tables().value(board) == b.tables().value(board));
}

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void require_refused(const fs::path& path, const TrainingPlan& plan, const std::string& reason) {
    const auto trainer = Trainer::resume(path, plan, 1);
    REQUIRE_FALSE(trainer.ok());
    REQUIRE_THAT(trainer.error(), Catch::Contains(reason));
}

} // namespace

TEST_CASE("2048's tables learn a value at once where they are new, and slower where errors cancel out") {
    LearningTables tables(320);
    REQUIRE(tables.value(kBoard) == Approx(320));
    tables.learn(kBoard, 1'000, 1);
    REQUIRE(tables.value(kBoard) == Approx(1'000));
    for (int number = 1; number < kSymmetries; ++number)
        REQUIRE(tables.value(symmetric(kBoard, number)) == Approx(1'000));
    // Errors of 680 and -1000: the steps are the share (1000 - 680) / (1000 + 680) of the error.
    tables.learn(kBoard, 0, 1);
    REQUIRE(tables.value(kBoard) == Approx(0).margin(0.01));
    tables.learn(kBoard, 1'000, 1);
    REQUIRE(tables.value(kBoard) == Approx(1'000.0 * 320 / 1'680).epsilon(0.001));
}

TEST_CASE("2048's tables begin late boards with a part of what the opening has learned") {
    const Board opening = 0x0012034056708a2du;
    const Board late = 0x0012034056708a2eu;
    LearningTables tables(0);
    tables.learn(opening, 3'000, 1);
    // With its 16384 halved it is the same board.
    REQUIRE(tables.value(late) == Approx(2'000));
    tables.learn(late, 100, 1);
    REQUIRE(tables.value(late) == Approx(100));
    REQUIRE(tables.value(opening) == Approx(3'000));
    // There are late weights now; what was not learned of them is still promoted.
    const Board other = 0x001203405670812eu;
    REQUIRE(tables.value(other) > 0);
    REQUIRE(tables.value(other) < 3'200);
}

TEST_CASE(
    "Training with one thread is repeatable, and its network plays better than one that knows nothing") {
    Trainer a(small_plan(), 1);
    Trainer b(small_plan(), 1);
    const double untrained = a.test(20, 9).mean_score();
    StopSource stop;
    const Tally of_a = a.train(300'000, stop);
    const Tally of_b = b.train(300'000, stop);
    REQUIRE(of_a.points == of_b.points);
    REQUIRE(of_a.moves >= 300'000);
    REQUIRE(a.record().moves == of_a.moves);
    require_equal(a, b);
    REQUIRE(a.test(20, 9).mean_score() > 3 * untrained);
}

TEST_CASE("A late game has a chapter for each 4096 that its tiles add up to") {
    REQUIRE(chapter_of(0) == 0);
    REQUIRE(chapter_of(0x000123456789abcdu) == 0);
    REQUIRE(chapter_of(0x000000000000000eu) == 1);
    REQUIRE(chapter_of(0x000000000000dd11u) == 1);
    REQUIRE(chapter_of(0x00000000000000ceu) == 2);
    REQUIRE(chapter_of(0x00000000000000deu) == 3);
    REQUIRE(chapter_of(0x0000000000000cdeu) == 4);
    REQUIRE(chapter_of(0x00000000000000eeu) == 5);
    REQUIRE(chapter_of(~Board{0}) == kChapters);
}

TEST_CASE("Entrances into chapters are drawn from the latest ones") {
    Entrances entrances;
    Rng rng(3);
    REQUIRE(entrances.draw(1, rng) == 0);
    for (Board board = 1; board <= 1'200; ++board) entrances.add(1, board);
    REQUIRE(entrances.draw(2, rng) == 0);
    for (int i = 0; i < 2'000; ++i) {
        const Board drawn = entrances.draw(1, rng);
        REQUIRE(drawn > 700);
        REQUIRE(drawn <= 1'200);
    }
}

TEST_CASE("A pupil plays again from where games came into a chapter") {
    const auto play = [](bool from_entrances) {
        LearningTables tables(0);
        PupilState state{Rng(7), {}};
        // Two tiles that can become a 32768.
        state.entrances.add(kChapters, 0x00000000000000eeu);
        Tally tally;
        Pupil(tables, {.from_entrances = from_entrances}, state).play_round(tally);
        return tally;
    };
    const Tally alone = play(false);
    const Tally both = play(true);
    REQUIRE(both.games == 1);
    REQUIRE(both.points == alone.points);
    REQUIRE(both.moves > alone.moves);
}

TEST_CASE("The farsighted slide is the one with the best greedy slides after all new tiles") {
    LearningTables tables(0);
    Rng rng(4);
    for (int i = 0; i < 400; ++i) tables.learn(random_board(rng, 9), static_cast<float>(rng.below(9'000)), 1);
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
                    const auto reply = greedy_move(tables, with_tile(after, first_cell(cells), rank));
                    sum += (rank == 1 ? 9 : 1) * (static_cast<double>(reply.points) + reply.value);
                }
            most = std::max(most, slide_score(board, direction(d)) + sum / (10 * count_empty(after)));
        }
        const GreedyMove move = farsighted_move(tables, board);
        REQUIRE(static_cast<double>(move.points) + move.value == Approx(most));
        differ += move.afterstate != greedy_move(tables, board).afterstate ? 1 : 0;
    }
    REQUIRE(differ > 0);
}

TEST_CASE("A test of 2048's network does not depend on the number of threads, and teaches it nothing") {
    Trainer one(small_plan(), 1);
    Trainer three(small_plan(), 3);
    const Tally of_one = one.test(10, 3);
    const Tally of_three = three.test(10, 3);
    REQUIRE(of_one.games == 10);
    REQUIRE(of_one.points == of_three.points);
    REQUIRE(of_one.moves == of_three.moves);
    REQUIRE(one.test(10, 3).points == of_one.points);
    REQUIRE(one.record().moves == 0);
}

TEST_CASE("Training on several threads goes on until all moves are made, and stops when it is asked to") {
    Trainer trainer(small_plan(), 2);
    StopSource stop;
    REQUIRE(trainer.train(50'000, stop).moves >= 50'000);
    stop.request();
    REQUIRE(trainer.train(50'000, stop).moves == 0);
}

TEST_CASE("A training that goes on from a checkpoint is the same as one that never stopped") {
    const Folder folder;
    StopSource stop;
    Trainer whole(small_plan(), 1);
    whole.train(60'000, stop);
    REQUIRE(whole.save(folder / "checkpoint").ok());
    whole.train(60'000, stop);
    auto resumed = Trainer::resume(folder / "checkpoint", small_plan(), 1);
    REQUIRE(resumed.ok());
    resumed.value()->train(60'000, stop);
    require_equal(whole, *resumed.value());
    // Written over, and nothing left beside it.
    REQUIRE(whole.save(folder / "checkpoint").ok());
    REQUIRE(folder.files() == 1);
    const auto opened = Trainer::open(folder / "checkpoint");
    REQUIRE(opened.ok());
    require_equal(whole, *opened.value());
}

TEST_CASE("Checkpoints that do not fit are refused, and one that cannot be written leaves the old one") {
    const Folder folder;
    StopSource stop;
    Trainer trainer(small_plan(), 1);
    trainer.train(2'000, stop);
    const fs::path path = folder / "checkpoint";
    REQUIRE(trainer.save(path).ok());
    require_refused(folder / "nothing", small_plan(), "cannot read");
    TrainingPlan other = small_plan();
    other.seed = 6;
    require_refused(path, other, "was begun with seed 5 and initial 0, not with seed 6 and initial 0");
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
}

TEST_CASE("2048's learning curve has a line for each part, under names for all its values") {
    const Folder folder;
    const Curve curve(folder / "curve.csv");
    Tally tally;
    tally.add(30'000, 11);
    tally.add(10'000, 9);
    REQUIRE(curve.add({.games = 2, .moves = 900, .seconds = 3.9, .processor_seconds = 7.5}, tally, {}).ok());
    REQUIRE(curve.add({.games = 4}, tally, tally).ok());
    std::ifstream file(folder / "curve.csv");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    REQUIRE(lines.size() == 3);
    REQUIRE_THAT(lines[0], Catch::StartsWith("games,moves,seconds,processor_seconds,training_games,"));
    REQUIRE_THAT(lines[1], Catch::StartsWith("2,900,3,7,2,20000,0.5,0,"));
    for (const std::string& line : lines)
        REQUIRE(std::count(line.begin(), line.end(), ',') ==
                std::count(lines[0].begin(), lines[0].end(), ','));
    REQUIRE_FALSE(Curve(folder / "no_such_folder" / "curve.csv").add({}, tally, {}).ok());
}

TEST_CASE("2048's network plays from its file nearly as it was trained, and the better the larger the file") {
    Trainer trainer(small_plan(), 1);
    StopSource stop;
    trainer.train(200'000, stop);
    const LearningTables& tables = trainer.tables();
    Survey survey;
    survey.add_games(tables, 30, 1);
    const std::vector<Board> boards = boards_of(tables, 20);
    // The mean error as a share of the mean value.
    const auto error = [&](const PackedNetwork& packed) {
        const Result<Network> network = Network::load(packed.file);
        REQUIRE(network.ok());
        REQUIRE(network.value().chunks() == packed.chunks);
        double errors = 0;
        double values = 0;
        for (const Board board : boards) {
            errors += std::abs(static_cast<float>(network.value().value(board)) - tables.value(board));
            values += tables.value(board);
        }
        return errors / values;
    };
    const PackedNetwork large = pack(tables, survey, {.of_bit = 100, .of_page = 20});
    const PackedNetwork small = pack(tables, survey, {.of_bit = 100'000, .of_page = 20});
    REQUIRE(small.file.size() < large.file.size() / 2);
    REQUIRE(small.weights < large.weights);
    REQUIRE(error(large) < 0.02);
    REQUIRE(error(small) > 2 * error(large));
    REQUIRE(error(small) < 0.3);
}

} // namespace forethought::twenty48
