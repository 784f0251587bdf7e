#include "engine/protocol/uci/engine.h"

#include "engine/protocol/uci/clock_times.h"
#include "engine/xiangqi/notation/iccs.h"
#include "tests/engine/core/samples.h"

#include <catch2/catch.hpp>

#include <array>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::uci {

using namespace xiangqi;

namespace {

/// A step at each reading, so that every limit of time passes.
class SteppingClock final : public Clock {
  public:
    Milliseconds now() override { return now_ += 1; }

  private:
    Milliseconds now_ = 0;
};

/// A manager's end of a conversation.
class Dialogue {
  public:
    explicit Dialogue(int rung = kStrongest) : engine_(rung, 7, out_, clock_) {}

    /// Says a line, lets it think for at most so many slices, and returns the lines of the answer.
    std::vector<std::string> lines(const std::string& line, int slices = 100) {
        out_.str("");
        going_on_ = engine_.obey(line, clock_.now());
        for (int i = 0; i < slices && engine_.is_thinking(); ++i) engine_.think();
        std::vector<std::string> answers;
        std::istringstream said(out_.str());
        for (std::string answer; std::getline(said, answer);) answers.push_back(answer);
        return answers;
    }
    /// The last line of the answer; empty for none.
    std::string last(const std::string& line, int slices = 100) {
        const auto all = lines(line, slices);
        return all.empty() ? "" : all.back();
    }

    bool going_on() const { return going_on_; }
    const Engine& engine() const { return engine_; }

  private:
    std::ostringstream out_;
    SteppingClock clock_;
    Engine engine_;
    bool going_on_ = true;
};

bool is_best_move(const std::string& line) {
    return line.rfind("bestmove ", 0) == 0;
}

bool has(const std::vector<std::string>& lines, const std::string& part) {
    for (const std::string& line : lines)
        if (line.find(part) != std::string::npos) return true;
    return false;
}

/// Red mates in one with either chariot.
const std::string kMateInOne = "position fen 3k5/R8/8R/9/9/9/9/9/9/4K4 w - - 0 1";

} // namespace

TEST_CASE("it introduces itself in the protocol in which it is greeted", "[xiangqi][uci]") {
    Dialogue dialogue;
    CHECK(dialogue.last("uci") == "uciok");
    CHECK(has(dialogue.lines("uci"), "option name Rung type spin"));
    CHECK(dialogue.last("ucci") == "ucciok");
    CHECK(has(dialogue.lines("ucci"), "option usemillisec type check"));
    CHECK(dialogue.last("isready") == "readyok");
    CHECK(dialogue.last("quit") == "bye");
    CHECK_FALSE(dialogue.going_on());
}

TEST_CASE("every limit of thinking ends with an answer", "[xiangqi][uci]") {
    for (const char* go : {"go depth 3", "go nodes 500", "go movetime 40", "go wtime 500 btime 500",
                           "go wtime 900 winc 10 btime 1 binc 1 movestogo 3", "go mate 2"}) {
        INFO(go);
        Dialogue dialogue(60);
        dialogue.lines("position startpos moves h2e2 h9g7");
        CHECK(is_best_move(dialogue.last(go, 100'000)));
        CHECK_FALSE(dialogue.engine().is_thinking());
    }
    Dialogue ucci(60);
    ucci.lines("ucci");
    for (const char* go : {"go depth 3", "go time 1 movestogo 2", "go time 1 increment 0", "go nodes 500"}) {
        INFO(go);
        CHECK(is_best_move(ucci.last(go, 100'000)));
    }
}

TEST_CASE("the rung of two searches thinks in one, and ends where its depth is less than its nodes",
          "[xiangqi][uci]") {
    Dialogue dialogue;
    dialogue.lines("position startpos moves h2e2 h9g7");
    for (const char* go : {"go nodes 1000000000000 depth 1", "go nodes 1000000000000 depth 3"}) {
        INFO(go);
        CHECK(is_best_move(dialogue.last(go, 1'000)));
    }
}

TEST_CASE("without a limit it thinks until it is stopped", "[xiangqi][uci]") {
    for (const char* go : {"go infinite", "go", "go ponder wtime 100 btime 100", "go ponder movetime 1"}) {
        INFO(go);
        Dialogue dialogue;
        dialogue.lines(kMateInOne);
        dialogue.lines(go, 500);
        CHECK(dialogue.engine().is_thinking());
        CHECK(dialogue.last("isready", 5) == "readyok");
        CHECK(is_best_move(dialogue.last("stop")));
        CHECK_FALSE(dialogue.engine().is_thinking());
    }
}

TEST_CASE("a hit turns pondering into a turn", "[xiangqi][uci]") {
    Dialogue dialogue;
    dialogue.lines("position startpos moves h2e2 h9g7");
    dialogue.lines("go ponder wtime 100 btime 100", 20);
    CHECK(dialogue.engine().is_thinking());
    CHECK(is_best_move(dialogue.last("ponderhit", 100'000)));
    CHECK(dialogue.last("ponderhit") == "");
}

TEST_CASE("mates, values and lines are told as each protocol has them", "[xiangqi][uci]") {
    Dialogue dialogue;
    dialogue.lines(kMateInOne);
    CHECK(has(dialogue.lines("go depth 5"), "score mate 1 "));
    dialogue.lines("ucci");
    CHECK(has(dialogue.lines("go depth 5"), "score 29999 "));
    dialogue.lines("uci");
    dialogue.lines("setoption name MultiPV value 3");
    dialogue.lines("position startpos");
    const auto lines = dialogue.lines("go depth 4");
    CHECK(has(lines, "multipv 3"));
    CHECK(has(lines, "score cp "));
    CHECK(lines.back().find(" ponder ") != std::string::npos);
}

TEST_CASE("moves may be asked for or banned", "[xiangqi][uci]") {
    Dialogue dialogue;
    dialogue.lines("position startpos");
    CHECK(dialogue.last("go depth 3 searchmoves a0a1").rfind("bestmove a0a1", 0) == 0);
    dialogue.lines("ucci");
    dialogue.lines(kMateInOne);
    const std::string best = dialogue.last("go depth 2").substr(9, 4);
    dialogue.lines(kMateInOne);
    dialogue.lines("banmoves " + best);
    CHECK(dialogue.last("go depth 2").substr(9, 4) != best);
}

TEST_CASE("games are played on though the rules of repetition have decided them", "[xiangqi][uci]") {
    std::string moves = "position startpos moves";
    for (int i = 0; i < 4; ++i) moves += " h2e2 h7e7 e2h2 e7h7";
    Dialogue dialogue(60);
    dialogue.lines(moves);
    CHECK(is_best_move(dialogue.last("go depth 2")));
    dialogue.lines("setoption name Repetition value none");
    dialogue.lines(moves);
    CHECK(dialogue.engine().game().path.plies() == 0);
    CHECK(is_best_move(dialogue.last("go depth 2")));
}

TEST_CASE("what cannot be read is complained of, and who is mated has no move", "[xiangqi][uci]") {
    Dialogue dialogue;
    CHECK(dialogue.last("position fen nonsense").rfind("info string ", 0) == 0);
    CHECK(dialogue.last("position startpos moves a0a9").rfind("info string ", 0) == 0);
    dialogue.lines("position fen R2k5/8R/9/9/9/9/9/9/9/4K4 b - - 0 1");
    CHECK(dialogue.last("go depth 2") == "bestmove (none)");
    dialogue.lines("ucci");
    CHECK(dialogue.last("go depth 2") == "nobestmove");
}

TEST_CASE("by a chess clock, a move leaves time for those that follow", "[xiangqi][uci]") {
    for (const Milliseconds left : {0.0, 0.5, 5.0, 100.0, 60'000.0, 1e9})
        for (const Milliseconds increment : {0.0, 10.0, 5'000.0})
            for (const int moves : {0, 1, 2, 40, 1'000}) {
                const Milliseconds time =
                    time_for_move({.left = left, .increment = increment, .moves_to_go = moves});
                CHECK(time > 0);
                CHECK(time <= std::max(0.2, left));
            }
    // A game at a minute lasts for sixty moves, and an increment is used.
    Milliseconds left = 60'000;
    for (int move = 0; move < 60; ++move) left -= time_for_move({.left = left});
    CHECK(left > 1'000);
    CHECK(time_for_move({.left = 60'000, .increment = 2'000}) > time_for_move({.left = 60'000}) + 1'000);
    CHECK(time_for_move({.left = 60'000, .moves_to_go = 1}) > 20'000);
    CHECK(time_for_limit(1'000) < 1'000);
}

TEST_CASE("options change who plays", "[xiangqi][uci]") {
    Dialogue dialogue;
    for (const char* option :
         {"setoption name Rung value 30", "setoption name Hash value 2", "setoption rung 15",
          "setoption hashsize 1", "setoption newgame", "setoption naturalbound 40",
          "setoption name Ponder value true", "setoption name Rung value 99999999999999999999",
          "setoption name Hash value -5", "setoption", "setoption name"}) {
        dialogue.lines(option);
        CHECK(is_best_move(dialogue.last("go depth 1")));
    }
}

namespace {

/// Lines that a manager might send, and lines that nobody should.
class Sender {
  public:
    explicit Sender(std::uint64_t seed) : rng_(seed) {}

    std::string line() {
        std::string text = command();
        if (!rng_.chance(1, 4)) return text;
        for (std::uint32_t i = rng_.below(4); i > 0 && !text.empty(); --i) {
            const auto at = rng_.below(static_cast<std::uint32_t>(text.size()));
            if (rng_.chance(1, 2))
                text[at] = static_cast<char>(rng_.below(256));
            else
                text.erase(at, 1 + rng_.below(5));
        }
        return text;
    }

  private:
    std::string command() {
        switch (rng_.below(16)) {
        case 0:
            return rng_.chance(1, 2) ? "uci" : "ucci";
        case 1:
            return rng_.chance(1, 2) ? "isready" : "ucinewgame";
        case 2:
            return option();
        case 3:
        case 4:
        case 5:
            return position();
        case 6:
            return "banmoves " + moves(3);
        case 7:
            return "stop";
        case 8:
            return "ponderhit";
        case 9:
            return garbage();
        default:
            return go();
        }
    }

    std::string option() {
        static constexpr std::array<const char*, 8> names{
            "Rung", "Hash", "MultiPV", "Ponder", "x", "Repetition", "NaturalBound", "usemillisec"};
        const std::string name = names[rng_.below(names.size())];
        // A large table takes long to make.
        const std::string value = name == "Hash" ? "1" : number();
        return rng_.chance(1, 2) ? "setoption name " + name + " value " + value
                                 : "setoption " + name + " " + value;
    }

    std::string position() {
        std::string text =
            rng_.chance(1, 2) ? "position startpos" : "position fen " + std::string(kStandardFen);
        if (rng_.chance(1, 4))
            text = "position fen 3k5/9/9/9/9/9/9/8R/9/5K3 " + std::string(rng_.chance(1, 2) ? "w" : "b");
        if (rng_.chance(1, 4)) return "position fen " + fen();
        return text + " moves " + moves(12);
    }

    /// Of a position by lot.
    std::string fen() {
        xiangqi::Position position = begin_at(standard_start());
        for (std::uint32_t i = rng_.below(120); i > 0 && position.outcome() == Outcome::playing; --i) {
            const auto actions = legal_actions(position);
            play(position, actions[rng_.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
        return format_fen(Start{.board = position.board()});
    }

    std::string go() {
        static constexpr std::array<const char*, 12> words{"depth",    "nodes",  "movetime", "wtime",
                                                           "btime",    "winc",   "binc",     "movestogo",
                                                           "infinite", "ponder", "time",     "mate"};
        std::string text = "go";
        for (std::uint32_t i = rng_.below(4); i > 0; --i)
            text += std::string(" ") + words[rng_.below(words.size())] + " " + number();
        return rng_.chance(1, 8) ? text + " searchmoves " + moves(3) : text;
    }

    /// Moves of a game by lot, mostly legal.
    std::string moves(std::uint32_t most) {
        xiangqi::Position position = begin_at(standard_start());
        std::string text;
        for (std::uint32_t i = rng_.below(most + 1); i > 0; --i) {
            const auto actions = legal_actions(position);
            if (actions.empty()) break;
            const Action action = actions[rng_.below(static_cast<std::uint32_t>(actions.size()))];
            text += format_iccs(action) + " ";
            play(position, action, nullptr);
        }
        return text;
    }

    std::string number() {
        switch (rng_.below(4)) {
        case 0:
            return std::to_string(static_cast<std::int64_t>(rng_.next()));
        case 1:
            return std::to_string(rng_.below(100'000));
        default:
            return std::to_string(rng_.below(5));
        }
    }

    std::string garbage() {
        std::string text;
        for (std::uint32_t i = rng_.below(60); i > 0; --i) text += static_cast<char>(rng_.below(256));
        return text;
    }

    Rng rng_;
};

/// Sends so many lines, first in the protocol of that greeting; each answer to a question is one move at
/// most. Returns how many moves were answered.
int fuzz(std::uint64_t seed, int lines, const char* greeting = "uci") {
    Dialogue dialogue(60);
    dialogue.lines("setoption name Hash value 1");
    dialogue.lines(greeting);
    Sender sender(seed);
    int answers = 0;
    for (int i = 0; i < lines; ++i) {
        const std::string line = sender.line();
        INFO(seed << ", line " << i << ": " << line);
        const auto said = dialogue.lines(line, 2);
        int moves = 0;
        for (const std::string& answer : said)
            if (is_best_move(answer) || answer == "nobestmove") ++moves;
        // One that was cut off, and its own.
        REQUIRE(moves <= 2);
        answers += moves;
        if (!dialogue.going_on()) break;
    }
    CHECK(answers > 0);
    return answers;
}

} // namespace

TEST_CASE("no line brings it down", "[xiangqi][uci]") {
    fuzz(1, samples(3'000));
}

TEST_CASE("no line of a hundred thousand brings it down", "[.][long][xiangqi][uci]") {
    for (std::uint64_t seed = 2; seed < 12; ++seed) fuzz(seed, 10'000, seed % 2 == 0 ? "uci" : "ucci");
}

TEST_CASE("no line of a million brings it down", "[.][fuzz-at-length]") {
    int answers = 0;
    for (std::uint64_t seed = 12; seed < 112; ++seed)
        answers += fuzz(seed, 10'000, seed % 2 == 0 ? "uci" : "ucci");
    WARN("1,000,000 lines: " << answers << " moves answered");
}

} // namespace forethought::uci
