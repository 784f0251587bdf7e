#pragma once

#include "engine/core/session.h"
#include "engine/othello/othello.h"
#include "engine/protocol/command.h"
#include "engine/protocol/input.h"

#include <atomic>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

namespace forethought::nboard {

/// How an engine hears of what happens while it thinks.
struct Ears {
    const std::atomic<protocol::Input>& input;
    /// Whether a line waits to be obeyed.
    std::function<bool()> line_waits;
};

/// An Othello player that speaks the NBoard protocol: it values the position that it was told, and never
/// moves by itself. Thoughts end at the next line, whatever that is. Lines that it does not know are passed
/// over, as the protocol wants it; what is wrong with one that it knows is said in a status line, and changes
/// nothing. Source of the protocol: "NBoard Protocol" by Chris Welty, versions 1 and 2.
class Engine {
  public:
    /// A player with these switches; weights that they need are installed. Answers go to `out`; `clock`
    /// measures thoughts. All but the switches must outlive the engine.
    Engine(const othello::Switches& switches, std::uint64_t seed, std::ostream& out, Clock& clock, Ears ears);

    /// Ends the dialogue, also in the middle of a thought.
    static constexpr std::string_view kLastCommand = "quit";

    /// Obeys a line. Returns false after the last command.
    bool obey(std::string_view line, Milliseconds arrived);

    /// The present game.
    const othello::Position& game() const { return session_.position(); }

  private:
    void begin(std::string_view version);
    void set(std::string_view key_and_value);
    void set_depth(std::string_view depth);
    void set_contempt(std::string_view contempt);
    void set_game(std::string_view ggf);
    void move(std::string_view text);
    void hint(std::string_view lines);
    void go(std::string_view);
    void ping(std::string_view number);
    void learn(std::string_view);

    /// Whether there is anything to think about; says so if not.
    bool may_think();
    /// Thinks about the position and tells its lines, each time that it has looked deeper. Returns whether
    /// anybody still listens.
    bool think(std::size_t lines);
    void tell_lines(std::size_t most);
    /// A value for the side to move as it is told, in hundredths of a disc; of a proven draw it is what draws
    /// are worth.
    std::int64_t told_value(const MultiPvLine<othello::Action>& line) const;
    void tell(std::string_view line);
    void tell_status(std::string_view status);

    std::ostream& out_;
    Clock& clock_;
    Ears ears_;
    Session<Othello> session_;
    /// Plies of the middle game.
    int depth_;
    /// What a draw is worth to black, hundredths of a disc; to white it is worth as much less.
    Score draw_ = 0;
    /// Lines that get values of their own.
    std::size_t shown_ = 1;
    /// What the last thought has taken.
    Milliseconds spent_ = 0;
};

} // namespace forethought::nboard
