#include "engine/protocol/nboard/engine.h"

#include "engine/core/quoted.h"
#include "engine/othello/rules.h"
#include "engine/protocol/nboard/ggf.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace forethought::nboard {

using namespace othello;

namespace {

constexpr std::string_view kName = "Forethought";
constexpr int kUsualDepth = 10;
/// A draw is worth less than winning by two discs, which is the least win, and more than losing by them.
constexpr Score kMostForDraw = 2 * kDisc - 1;
/// Nodes between two looks at the input.
constexpr Nodes kSlice = 1024;

std::string decimal(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", number);
    return text;
}

std::string in_discs(std::int64_t score) {
    return decimal(static_cast<double>(score) / kDisc);
}

std::string in_seconds(Milliseconds time) {
    return decimal(time / 1000);
}

/// How far a line was looked at: plies, or with which confidence the rest of the game was solved.
std::string reach_of(const MultiPvLine<Action>& line, int depth) {
    const std::uint32_t percent = line.flags >> 8;
    return percent > 0 ? std::to_string(percent) + "%" : std::to_string(depth);
}

/// Flags of lines (wasm/othello.d.ts): a value that is only known not to be better, one of the opening
/// book, and one that is certain.
bool is_bound(const MultiPvLine<Action>& line) {
    return (line.flags & 4u) != 0;
}
bool is_in_book(const MultiPvLine<Action>& line) {
    return (line.flags & 8u) != 0;
}
bool is_proven(const MultiPvLine<Action>& line) {
    return line.flags >> 8 == 100;
}

} // namespace

Engine::Engine(const Switches& switches, std::uint64_t seed, std::ostream& out, Clock& clock, Ears ears)
    : out_(out),
      clock_(clock),
      ears_(std::move(ears)),
      session_(switches, seed, Blur{}, clock),
      depth_(kUsualDepth) {}

bool Engine::obey(std::string_view line, Milliseconds) {
    static constexpr protocol::Command<Engine> commands[] = {
        {"nboard", &Engine::begin}, {"set", &Engine::set}, {"move", &Engine::move},
        {"hint", &Engine::hint},    {"go", &Engine::go},   {"ping", &Engine::ping},
        {"learn", &Engine::learn},
    };
    const auto [word, rest] = protocol::first_word(line);
    if (protocol::is_same_word(word, kLastCommand)) return false;
    if (const auto* command = protocol::find_named(commands, word))
        (this->*command->obey)(rest);
    else if (read_move(word))
        // As version 1 had it.
        move(word);
    return true;
}

void Engine::begin(std::string_view) {
    tell("set myname " + std::string(kName));
    tell_status("is waiting");
}

void Engine::set(std::string_view key_and_value) {
    const auto [key, value] = protocol::first_word(key_and_value);
    if (protocol::is_same_word(key, "depth")) set_depth(value);
    if (protocol::is_same_word(key, "game")) set_game(value);
    if (protocol::is_same_word(key, "contempt")) set_contempt(value);
}

void Engine::set_depth(std::string_view depth) {
    const auto number = protocol::to_number(depth);
    if (!number || *number < 1) return tell_status("cannot set a depth of " + in_quotes(depth));
    depth_ = static_cast<int>(std::min<std::int64_t>(*number, kCells));
    tell("set myname " + std::string(kName) + std::to_string(depth_));
}

void Engine::set_contempt(std::string_view contempt) {
    const auto number = protocol::to_number(contempt);
    if (!number) return tell_status("cannot set a contempt of " + in_quotes(contempt));
    draw_ = static_cast<Score>(std::clamp<std::int64_t>(*number, -kMostForDraw, kMostForDraw));
}

void Engine::set_game(std::string_view ggf) {
    const auto position = read_ggf(ggf);
    if (!position) return tell_status("cannot read the game: " + position.error());
    session_.set(position.value());
}

void Engine::move(std::string_view text) {
    const auto action = read_move(text);
    if (!action || !is_legal(game(), *action)) return tell_status("cannot play " + in_quotes(text) + " here");
    session_.play(*action);
}

void Engine::hint(std::string_view lines) {
    if (!may_think()) return;
    const auto number = lines.empty() ? 1 : protocol::to_number(lines);
    if (!number || *number < 1) return tell_status("cannot tell a number of lines of " + in_quotes(lines));
    if (think(static_cast<std::size_t>(std::min<std::int64_t>(*number, kCells)))) tell_status("is waiting");
}

void Engine::go(std::string_view) {
    if (!may_think() || !think(1)) return;
    const auto best = session_.best();
    const auto lines = session_.multi_pv(1);
    const auto value = lines.empty() ? best.score : told_value(lines.front());
    tell("=== " + written(best.action) + "/" + in_discs(value) + "/" + in_seconds(spent_));
    tell_status("is waiting");
}

void Engine::ping(std::string_view number) {
    tell("pong " + one_line(number));
}

/// The book is made of the games of people (docs/measured/othello.md); one game adds nothing to it.
void Engine::learn(std::string_view) {
    tell("learned");
}

bool Engine::may_think() {
    if (game().outcome == Outcome::playing) return true;
    tell_status("sees that the game is over");
    return false;
}

bool Engine::think(std::size_t lines) {
    tell_status("is thinking");
    if (lines != shown_) {
        shown_ = lines;
        session_.show(lines);
        // What is known of the position has other values.
        session_.abort();
    }
    const Milliseconds began = clock_.now();
    session_.begin(Limits{.depth = depth_});
    int told = 0;
    bool goes_on = true;
    while (goes_on) {
        goes_on = session_.advance(Budget{.nodes = kSlice}) && !ears_.line_waits() &&
                  ears_.input == protocol::Input::open;
        if (session_.info().depth == told && goes_on) continue;
        told = session_.info().depth;
        if (ears_.input != protocol::Input::ended) tell_lines(lines);
    }
    spent_ = clock_.now() - began;
    if (ears_.input == protocol::Input::ended) return false;
    tell("nodestats " + std::to_string(session_.info().nodes_of_root) + " " + in_seconds(spent_));
    return true;
}

void Engine::tell_lines(std::size_t most) {
    const int depth = session_.info().depth;
    // Where only the pass is legal there is nothing to consider, and yet a line to tell.
    if (must_pass(game()))
        return tell("search " + written(kPass) + " " + in_discs(session_.best().score) + " 0 " +
                    std::to_string(depth));
    const auto lines = session_.multi_pv(most);
    for (const auto& line : lines) {
        if (is_bound(line)) continue;
        std::string moves;
        for (const Action action : line.actions) moves += written(action);
        tell((is_in_book(line) ? "book " : "search ") + moves + " " + in_discs(told_value(line)) + " 0 " +
             reach_of(line, depth));
    }
}

std::int64_t Engine::told_value(const MultiPvLine<Action>& line) const {
    if (line.score != 0 || !is_proven(line)) return line.score;
    return game().to_move == Side::first ? draw_ : -draw_;
}

void Engine::tell(std::string_view line) {
    out_ << line << std::endl;
}

void Engine::tell_status(std::string_view status) {
    out_ << "status " << kName << " " << status << std::endl;
}

} // namespace forethought::nboard
