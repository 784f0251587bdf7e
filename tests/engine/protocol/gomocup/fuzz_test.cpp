#include "engine/core/quoted.h"
#include "engine/gomoku/notation.h"
#include "engine/protocol/gomocup/notation.h"
#include "tests/engine/protocol/gomocup/dialogue.h"

#include <catch2/catch.hpp>

#include <array>
#include <sstream>

namespace forethought::gomocup {

using namespace gomoku;

namespace {

/// Lines that a manager might send, and lines that nobody should.
class Sender {
  public:
    explicit Sender(std::uint64_t seed) : rng_(seed) {}

    std::string line() {
        if (list_ > 0) {
            --list_;
            return list_ == 0 ? "DONE" : damaged(stone());
        }
        switch (rng_.below(10)) {
        case 0:
            return garbage(rng_.below(60));
        case 1:
            return garbage(rng_.chance(1, 50) ? 200000 : 700);
        case 2:
        case 3:
            list_ = 1 + static_cast<int>(rng_.below(12));
            return damaged(rng_.chance(1, 3) ? "SWAP2BOARD" : "BOARD");
        default:
            return damaged(command());
        }
    }

  private:
    std::string command() {
        static constexpr std::array<const char*, 9> keys{"timeout_turn", "timeout_match", "time_left",
                                                         "max_memory",   "rule",          "game_type",
                                                         "folder",       "evaluate",      "thread_num"};
        switch (rng_.below(16)) {
        case 0:
            return "START " + std::to_string(7 + rng_.below(15));
        case 1:
            return "RECTSTART " + cell();
        case 2:
            return "RESTART";
        case 3:
        case 4:
            return "BEGIN";
        case 5:
            return "TAKEBACK " + cell();
        case 6:
        case 7:
            return std::string("INFO ") + keys[rng_.below(keys.size())] + " " + number();
        case 8:
            return rng_.chance(1, 2) ? "ABOUT" : "DONE";
        default:
            return "TURN " + cell();
        }
    }

    std::string stone() { return cell() + (rng_.chance(1, 2) ? "," + std::to_string(rng_.below(4)) : ""); }
    std::string cell() { return std::to_string(rng_.below(16)) + "," + std::to_string(rng_.below(16)); }

    std::string number() {
        switch (rng_.below(4)) {
        case 0:
            return std::to_string(rng_.below(9));
        case 1:
            return std::to_string(static_cast<std::int64_t>(rng_.next()));
        case 2:
            return std::to_string(rng_.next());
        default:
            return std::to_string(rng_.below(100000000));
        }
    }

    std::string garbage(std::uint32_t length) {
        std::string text(length, ' ');
        for (char& c : text) c = static_cast<char>(rng_.below(256));
        return text;
    }

    /// Most lines as they are; some with a byte more, less, or other.
    std::string damaged(std::string text) {
        if (rng_.chance(1, 4)) text += "\r";
        if (!rng_.chance(1, 8)) return text;
        const auto at = rng_.below(static_cast<std::uint32_t>(text.size()));
        const char byte = rng_.chance(1, 3) ? '\0' : static_cast<char>(rng_.below(256));
        if (rng_.chance(1, 3)) return text.erase(at, 1);
        if (rng_.chance(1, 2)) return text.insert(at, 1, byte);
        text[at] = byte;
        return text;
    }

    Rng rng_;
    /// Lines left of the list that is being sent, its DONE included.
    int list_ = 0;
};

std::string state(const Dialogue& dialogue) {
    return dialogue.game() ? format(*dialogue.game()) : "none";
}

bool is_refusal(const std::string& answer) {
    return answer.rfind("ERROR ", 0) == 0 || answer.rfind("UNKNOWN ", 0) == 0;
}

/// Whether an answer is one that the protocol knows; the stones of a turn must be on the board now.
bool is_sound(const std::string& answer, const Position* game) {
    constexpr std::size_t longest = 300;
    if (one_line(answer, longest) != answer) return false;
    if (is_refusal(answer) || answer == "OK" || answer.rfind("name=", 0) == 0) return true;
    if (!game) return false;
    if (answer == "SWAP") return game->phase == Phase::playing && game->opening == Opening::swap2;
    std::istringstream words(answer);
    int stones = 0;
    for (std::string word; words >> word; ++stones) {
        const auto cell = read_cell(word, game->size);
        if (!cell || is_empty(*game, cell.value())) return false;
    }
    return stones >= 1 && stones <= 3;
}

/// Sends so many lines and checks every answer.
void fuzz(std::uint64_t seed, int rung, int lines) {
    Sender sender(seed);
    Dialogue dialogue(rung);
    int answered = 0;
    int moves = 0;
    for (int i = 0; i < lines; ++i) {
        const std::string line = sender.line();
        const std::string before = state(dialogue);
        const auto answers = dialogue.lines(line);
        INFO("seed " << seed << ", line " << i << ": " << in_quotes(line) << " answered by "
                     << answers.size());
        if (answers.size() > 2) FAIL("more answers than a command and a list that broke off have");
        for (const std::string& answer : answers)
            if (!is_sound(answer, dialogue.game())) FAIL("the answer " << answer);
        const bool refused = !answers.empty() && is_refusal(answers.back());
        if (refused && state(dialogue) != before) FAIL("a refusal has changed the game");
        answered += !answers.empty();
        moves += !refused && !answers.empty() && answers.back().find(',') < 3;
    }
    // It has come to more than refusals.
    CHECK(answered > lines / 4);
    CHECK(moves > lines / 100);
}

} // namespace

TEST_CASE("no line upsets the brain", "[gomocup]") {
    for (const int rung : {0, 20, kStrongest}) fuzz(static_cast<std::uint64_t>(rung), rung, 1500);
}

TEST_CASE("a million lines do not upset the brain", "[.][fuzz]") {
    // Most of them to a player without a search: what is tried is the dialogue.
    for (std::uint64_t seed = 100; seed < 200; ++seed) fuzz(seed, seed % 20 == 0 ? kStrongest : 20, 10000);
}

} // namespace forethought::gomocup
