#include "engine/core/stored_file.h"

#include "tests/engine/core/own_folder.h"

#include <catch2/catch.hpp>

#include <optional>
#include <unistd.h>
#include <utility>

namespace forethought {

namespace {

std::string text_in(const std::filesystem::path& path) {
    const auto bytes = read_whole(path, 1'000).value();
    return {bytes.begin(), bytes.end()};
}

Status begin(const std::filesystem::path& path, std::string_view text) {
    auto file = Replacement::of(path);
    if (const Status status =
            file.value().write({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
        !status)
        return status;
    return file.value().finish();
}

} // namespace

TEST_CASE("a file that is held is nobody else's, who hear whose it is", "[files]") {
    const OwnFolder folder("held_file_test");
    const auto path = folder / "file";
    auto first = Hold::of(path, "a test");
    std::optional<Hold> held(std::move(first.value()));
    CHECK(folder.files() == 1);
    const auto second = Hold::of(path, "another");
    REQUIRE_FALSE(second.ok());
    CHECK(second.error() == "process " + std::to_string(::getpid()) + ", a test, is at work on it");
    held.reset();
    CHECK(folder.files() == 0);
    // What a killed program leaves is no lock.
    REQUIRE(begin(folder / "file.lock", "process 1, a longer text than any that comes after it,").ok());
    REQUIRE(Hold::of(path, "a test").ok());
    CHECK_FALSE(Hold::of(folder / "no" / "file", "a test").ok());
}

TEST_CASE("lines are appended to whole lines", "[files]") {
    const OwnFolder folder("appended_lines_test");
    const auto path = folder / "file";
    REQUIRE(append_lines(path, "one\n").ok());
    REQUIRE(append_lines(path, "two\nthree\n").ok());
    CHECK(text_in(path) == "one\ntwo\nthree\n");
    REQUIRE(begin(path, "one\ntw").ok());
    REQUIRE(append_lines(path, "three\n").ok());
    CHECK(text_in(path) == "one\nthree\n");
    REQUIRE(begin(path, "on").ok());
    REQUIRE(append_lines(path, "two\n").ok());
    CHECK(text_in(path) == "two\n");
}

TEST_CASE("a row takes the place of those that a killed program has left", "[files]") {
    const OwnFolder folder("table_test");
    const auto path = folder / "table";
    for (const char* row : {"1,a", "2,b", "12,c"})
        REQUIRE(write_row(path, "round,what", std::string(row).substr(0, std::string(row).find(',') + 1), row)
                    .ok());
    CHECK(text_in(path) == "round,what\n1,a\n2,b\n12,c\n");
    REQUIRE(write_row(path, "round,what", "2,", "2,d").ok());
    CHECK(text_in(path) == "round,what\n1,a\n2,d\n");
    CHECK(folder.files() == 1);
    REQUIRE(begin(path, "round,what\n1,a\n2,d\n3,").ok());
    REQUIRE(write_row(path, "round,what", "3,", "3,e").ok());
    CHECK(text_in(path) == "round,what\n1,a\n2,d\n3,e\n");
}

} // namespace forethought
