#include "engine/twenty48/training/frame_trainer.h"

#include "tests/engine/twenty48/weights.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

namespace forethought::twenty48 {

namespace {

/// A board with a frame: 16384 and 2048 to 8192 along an edge.
constexpr Board kFramed = 0x0000'0120'3451'bcde;

struct CheckpointFile {
    std::filesystem::path path = std::filesystem::temp_directory_path() / "forethought_frames_test.ck";
    ~CheckpointFile() { std::filesystem::remove(path); }
};

FramePlan plan_of(Stage stage) {
    return {.stage = stage, .seed = 4, .lesson = {.rate = 0.5F, .restart_moves = 60}};
}

std::vector<FrameTables::Weight> all_weights(const FrameTables& tables) {
    std::vector<FrameTables::Weight> all;
    for (std::size_t frame = 0; frame < kFrames; ++frame)
        for (const FrameTables::Weight& weight : tables.weights(static_cast<Frame>(frame)))
            all.push_back(weight);
    return all;
}

bool are_equal(const FrameTables& a, const FrameTables& b) {
    const auto of_a = all_weights(a);
    const auto of_b = all_weights(b);
    return std::equal(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), [](const auto& x, const auto& y) {
        return x.pattern == y.pattern && x.points == y.points && x.errors == y.errors && x.sizes == y.sizes;
    });
}

} // namespace

TEST_CASE("What a frame of 2048 adds moves to what is missing, and to nothing else") {
    FrameTables tables;
    const FramedBoard board = framed(Stage::late, kFramed);
    REQUIRE(board.is_framed);
    REQUIRE(tables.value(board) == 0);
    tables.learn({board, 1'000}, 1'300, 1, 0);
    REQUIRE(tables.value(board) == Approx(300));
    tables.learn({{}, 1'000}, 99'000, 1, 0);
    REQUIRE(tables.value({}) == 0);
    // Another frame has weights of its own.
    FramedBoard other = board;
    other.frame = Frame::opening_from_1024;
    REQUIRE(tables.value(other) == 0);
    REQUIRE(tables.weights(Frame::late_from_2048).size() == kFieldLookups);
    REQUIRE(tables.weights(Frame::opening_from_1024).empty());
}

TEST_CASE("2048's frames keep what they have learned while their tables grow") {
    FrameTables tables;
    for (FieldPattern pattern = 0; pattern < 200'000; ++pattern)
        tables.put(Frame::late_from_1024,
                   {.pattern = pattern * 5'000, .points = static_cast<float>(pattern)});
    const auto weights = tables.weights(Frame::late_from_1024);
    REQUIRE(weights.size() == 200'000);
    for (FieldPattern pattern = 0; pattern < 200'000; ++pattern) {
        REQUIRE(weights[pattern].pattern == pattern * 5'000);
        REQUIRE(weights[pattern].points == static_cast<float>(pattern));
    }
}

TEST_CASE("2048's frames learn from games of their stage, in the same way each time", "[twenty48][slow]") {
    StopSource stop;
    for (const Stage stage : {Stage::opening, Stage::late}) {
        FrameTrainer a(plan_of(stage), repository_network());
        FrameTrainer b(plan_of(stage), repository_network());
        const GameStats of_a = a.train(60'000, stop);
        REQUIRE(of_a.moves >= 60'000);
        REQUIRE(of_a.moves == b.train(60'000, stop).moves);
        REQUIRE(are_equal(a.tables(), b.tables()));
        REQUIRE(all_weights(a.tables()).size() > 5'000);
        for (std::size_t number = 0; number < kFrames; ++number) {
            const auto frame = static_cast<Frame>(number);
            REQUIRE(a.tables().weights(frame).empty() == (stage_of(frame) != stage));
        }
        const GameStats test = a.test(3, 1);
        REQUIRE(test.games == 3);
    }
}

TEST_CASE("A training of 2048's frames goes on from its checkpoint as if it had not been broken off",
          "[twenty48]") {
    const CheckpointFile file;
    StopSource stop;
    FrameTrainer whole(plan_of(Stage::opening), repository_network());
    whole.train(30'000, stop);
    REQUIRE(whole.save(file.path).ok());
    FrameTrainer resumed(plan_of(Stage::opening), repository_network());
    REQUIRE(FrameTrainer::is_checkpoint(file.path));
    REQUIRE(resumed.resume(file.path).ok());
    REQUIRE(are_equal(whole.tables(), resumed.tables()));
    REQUIRE(resumed.record().moves == whole.record().moves);
    whole.train(30'000, stop);
    resumed.train(30'000, stop);
    REQUIRE(are_equal(whole.tables(), resumed.tables()));
}

TEST_CASE("A checkpoint of 2048's frames is refused where it is not one, or another's") {
    const CheckpointFile file;
    StopSource stop;
    FrameTrainer trainer(plan_of(Stage::opening), repository_network());
    REQUIRE_THAT(trainer.resume(file.path).error(), Catch::Contains("cannot read"));
    REQUIRE_FALSE(FrameTrainer::is_checkpoint(file.path));
    std::ofstream(file.path) << std::string(200, 'x');
    REQUIRE_THAT(trainer.resume(file.path).error(), Catch::Contains("not a checkpoint of frames"));
    trainer.train(10'000, stop);
    REQUIRE(trainer.save(file.path).ok());
    FrameTrainer late(plan_of(Stage::late), repository_network());
    REQUIRE_THAT(late.resume(file.path).error(), Catch::Contains("was begun with stage opening, not late"));
    std::filesystem::resize_file(file.path, std::filesystem::file_size(file.path) - 8);
    FrameTrainer cut(plan_of(Stage::opening), repository_network());
    REQUIRE_THAT(cut.resume(file.path).error(), Catch::Contains("damaged or cut short"));
}

} // namespace forethought::twenty48
