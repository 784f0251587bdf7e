#include "engine/core/rng.h"
#include "engine/othello/notation.h"
#include "engine/othello/rules.h"
#include "engine/protocol/nboard/engine.h"
#include "engine/protocol/nboard/ggf.h"

#include <catch2/catch.hpp>

#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::nboard {

using namespace othello;

namespace {

class StoppedClock final : public Clock {
  public:
    Milliseconds now() override { return 0; }
};

/// A viewer's end of a conversation with an engine.
class Dialogue {
  public:
    explicit Dialogue(int rung = 90)
        : engine_(find_rung(ladder(), rung).value().switches, 7, out_, clock_,
                  {.input = input_, .line_waits = [this] { return impatient_; }}) {}

    /// Says a line; the lines of the answer.
    std::vector<std::string> say(std::string_view line) {
        out_.str("");
        going_on_ = engine_.obey(line, 0);
        std::vector<std::string> answers;
        std::istringstream said(out_.str());
        for (std::string text; std::getline(said, text);) answers.push_back(text);
        return answers;
    }

    /// Says a line; the lines of the answer that begin with this.
    std::vector<std::string> hear(std::string_view line, std::string_view beginning) {
        std::vector<std::string> heard;
        for (const std::string& text : say(line))
            if (text.starts_with(beginning)) heard.push_back(text);
        return heard;
    }

    const Position& game() const { return engine_.game(); }
    bool going_on() const { return going_on_; }
    /// Another line waits from now on.
    void grow_impatient() { impatient_ = true; }
    std::atomic<protocol::Input>& input() { return input_; }

  private:
    std::ostringstream out_;
    StoppedClock clock_;
    std::atomic<protocol::Input> input_{protocol::Input::open};
    bool impatient_ = false;
    bool going_on_ = true;
    Engine engine_;
};

using Lines = std::vector<std::string>;

/// The moves of a line "search F5D6 1.50 0 4".
std::string moves_of(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word >> word;
    return word;
}

} // namespace

TEST_CASE("the engine tells its name, and its depth behind it", "[nboard]") {
    Dialogue dialogue;
    CHECK(dialogue.say("nboard 2") == Lines{"set myname Forethought", "status Forethought is waiting"});
    CHECK(dialogue.say("set depth 6") == Lines{"set myname Forethought6"});
    CHECK(dialogue.say("set depth six") == Lines{"status Forethought cannot set a depth of 'six'"});
    CHECK(dialogue.say("ping 31") == Lines{"pong 31"});
    CHECK(dialogue.say("learn") == Lines{"learned"});
}

TEST_CASE("what it does not know it passes over", "[nboard]") {
    Dialogue dialogue;
    for (const char* line : {"", "   ", "sing", "set colour blue", "set", "move_all", "x5"})
        CHECK(dialogue.say(line).empty());
    CHECK(dialogue.going_on());
}

TEST_CASE("moves and games are played, and nothing else", "[nboard]") {
    Dialogue dialogue;
    CHECK(dialogue.say("move F5/1.2/0.3").empty());
    CHECK(dialogue.say("d6").empty());
    CHECK(format_moves(dialogue.game()) == "f5d6");
    CHECK(dialogue.say("move A1") == Lines{"status Forethought cannot play 'A1' here"});
    CHECK(dialogue.say("move PA") == Lines{"status Forethought cannot play 'PA' here"});
    CHECK(dialogue.say("set game (;B[F5]W[F4];)").empty());
    CHECK(format_moves(dialogue.game()) == "f5f4");
    CHECK(dialogue.say("set game (;B[A1];)") ==
          Lines{"status Forethought cannot read the game: move 1, 'A1', is not legal"});
    CHECK(format_moves(dialogue.game()) == "f5f4");
}

TEST_CASE("it says what it would play, and does not play it", "[nboard]") {
    Dialogue dialogue;
    dialogue.say("set depth 4");
    dialogue.say("set game (;B[F5];)");
    const Lines answer = dialogue.hear("go", "=== ");
    REQUIRE(answer.size() == 1);
    const auto action = read_move(answer[0].substr(4));
    REQUIRE(action);
    CHECK(is_legal(dialogue.game(), *action));
    CHECK(format_moves(dialogue.game()) == "f5");
    CHECK(answer[0].ends_with("/0.00"));
}

TEST_CASE("hints are so many lines of legal moves, deeper and deeper", "[nboard]") {
    Dialogue dialogue;
    dialogue.say("set depth 5");
    dialogue.say("set game (;B[F5]W[D6]B[C3];)");
    const Lines lines = dialogue.hear("hint 3", "search ");
    REQUIRE(lines.size() >= 3);
    std::set<std::string> first;
    for (std::size_t last = lines.size() - 3; last < lines.size(); ++last) {
        const std::string moves = moves_of(lines[last]);
        CHECK(play_moves(dialogue.game(), moves));
        first.insert(moves.substr(0, 2));
        CHECK(lines[last].ends_with(" 0 5"));
    }
    CHECK(first.size() == 3);
    CHECK(dialogue.hear("hint 1", "nodestats ").size() == 1);
}

TEST_CASE("the end of a game is told with certainty", "[nboard]") {
    Dialogue dialogue;
    dialogue.say("set depth 4");
    Rng rng(3);
    while (dialogue.game().board.empties() > 8) {
        const auto actions = legal_actions(dialogue.game());
        dialogue.say("move " + written(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    const Lines lines = dialogue.hear("hint 1", "search ");
    REQUIRE(!lines.empty());
    CHECK(lines.back().ends_with(" 0 100%"));
}

TEST_CASE("a proven draw is worth to black what it is told, to white as much less", "[nboard]") {
    Dialogue dialogue;
    // A disc on a1 turns b1 over, and both have 32.
    const auto value_of = [&](char side, char other) {
        const std::string row = std::string("-") + other + side + std::string(5, other) +
                                std::string(29, side) + std::string(27, other);
        dialogue.say("set game (;BO[8 " + row + " " + side + "];)");
        return dialogue.hear("go", "=== ").front();
    };
    CHECK(value_of('*', 'O') == "=== A1/0.00/0.00");
    CHECK(dialogue.say("set contempt 150").empty());
    CHECK(value_of('*', 'O') == "=== A1/1.50/0.00");
    CHECK(value_of('O', '*') == "=== A1/-1.50/0.00");
    CHECK(dialogue.say("set contempt -10000").empty());
    CHECK(value_of('*', 'O') == "=== A1/-1.99/0.00");
    CHECK(dialogue.say("set contempt 1.5") == Lines{"status Forethought cannot set a contempt of '1.5'"});
}

TEST_CASE("where there is only the pass it passes, and at the end it says so", "[nboard]") {
    Dialogue dialogue;
    // White has one cell left, and black none.
    dialogue.say("set game (;BO[8 -*" + std::string(62, 'O') + " *];)");
    CHECK(dialogue.hear("go", "=== ") == Lines{"=== PA/0.00/0.00"});
    CHECK(dialogue.hear("hint 1", "search ").back() == "search PA 0.00 0 0");
    CHECK(dialogue.hear("hint 5", "search ").back() == "search PA 0.00 0 0");
    CHECK(dialogue.say("move PA").empty());
    CHECK(dialogue.hear("go", "=== ").front().starts_with("=== A1/64.00/"));
    CHECK(dialogue.say("move A1").empty());
    CHECK(dialogue.say("go") == Lines{"status Forethought sees that the game is over"});
    CHECK(dialogue.say("hint 2") == Lines{"status Forethought sees that the game is over"});
}

TEST_CASE("what is wrong is said on one line, without what a terminal would obey", "[nboard]") {
    Dialogue dialogue;
    CHECK(dialogue.say("move \x1b[31m\xff") ==
          Lines{R"(status Forethought cannot play '\x1b[31m\xff' here)"});
    CHECK(dialogue.say("hint x") == Lines{"status Forethought cannot tell a number of lines of 'x'"});
    CHECK(dialogue.say("hint 0") == Lines{"status Forethought cannot tell a number of lines of '0'"});
    CHECK(dialogue.say("ping \x1b") == Lines{"pong \\x1b"});
}

TEST_CASE("a line that waits ends a thought, the last command all talk", "[nboard]") {
    Dialogue dialogue;
    dialogue.say("set depth 60");
    dialogue.grow_impatient();
    CHECK(dialogue.hear("go", "=== ").size() == 1);
    dialogue.input() = protocol::Input::ended;
    CHECK(dialogue.say("go") == Lines{"status Forethought is thinking"});
    CHECK(dialogue.say("quit").empty());
    CHECK_FALSE(dialogue.going_on());
}

TEST_CASE("whatever is said, the game stays one that was played by the rules", "[nboard]") {
    constexpr const char* parts[] = {"set ", "game ", "(;",     "BO[8 ", "B[F5]", "W[D6]", "]",
                                     ";)",   "[",     "depth ", "move ", "F5",    "PA/1/", "hint ",
                                     "go",   "ping ", "-1",     "3",     "/",     "*"};
    Dialogue dialogue;
    dialogue.say("set depth 1");
    // Nothing is thought through.
    dialogue.grow_impatient();
    Rng rng(5);
    int games = 0;
    for (int line = 0; line < 3000; ++line) {
        std::string text;
        for (std::uint32_t left = 1 + rng.below(7); left > 0; --left)
            text += parts[rng.below(static_cast<std::uint32_t>(std::size(parts)))];
        dialogue.say(text);
        games += dialogue.game().actions.empty() ? 0 : 1;
        REQUIRE(parse(format(dialogue.game())));
    }
    CHECK(games > 100);
}

} // namespace forethought::nboard
