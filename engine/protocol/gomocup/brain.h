#pragma once

#include "engine/gomoku/gomoku.h"
#include "engine/protocol/command.h"
#include "engine/protocol/gomocup/settings.h"
#include "engine/protocol/gomocup/stones.h"
#include "engine/protocol/turn.h"

#include <atomic>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace forethought::gomocup {

/// A Gomoku player that speaks the Gomocup protocol: one line in, at most one answer out. An answer that
/// begins with ERROR or UNKNOWN says why, and leaves the game and the settings as they were.
/// Source of the protocol: "Gomoku AI protocol" by Petr Lastovicka and Martin Petricek, with SWAP2BOARD of
/// Gomocup 2020.
class Brain {
  public:
    /// A player with these switches. Answers go to `out`; `clock` measures the time of moves; `input` is
    /// looked at while it thinks. All three must outlive the brain.
    Brain(const gomoku::Switches& switches, std::uint64_t seed, std::ostream& out, Clock& clock,
          const std::atomic<protocol::Input>& input);

    /// Ends the dialogue, also in the middle of a thought.
    static constexpr std::string_view kLastCommand = "END";

    /// Obeys a line that was read at the time `arrived` of the clock. Returns false after END.
    bool obey(std::string_view line, Milliseconds arrived);

    /// The present game; null before START.
    const gomoku::Position* game() const { return session_ ? &session_->position() : nullptr; }
    const Settings& settings() const { return settings_; }

  private:
    static const protocol::Command<Brain>* find_command(std::string_view word);

    void start(std::string_view size);
    void start_rectangle(std::string_view sides);
    void restart(std::string_view);
    void begin(std::string_view);
    void turn(std::string_view cell);
    void begin_board(std::string_view);
    void begin_swap2_board(std::string_view);
    void done(std::string_view);
    void take_back(std::string_view cell);
    void info(std::string_view key_and_value);
    void about(std::string_view);

    void start_game(std::int64_t size);
    void renew_session(const gomoku::Position& position);
    void begin_list(StoneList::Form form);
    /// Whether there is a game; says so if not.
    bool has_game();
    /// Whether there is a game and no complaint has to be told first; tells it.
    bool may_think();
    /// Makes the turn of the side to move and answers with it, within the time that is left since `arrived_`.
    void think();

    void answer(std::string_view text);
    void refuse(std::string_view reason);

    gomoku::Switches switches_;
    std::uint64_t seed_;
    std::ostream& out_;
    Clock& clock_;
    const std::atomic<protocol::Input>& input_;

    Settings settings_{};
    std::unique_ptr<Session<Gomoku>> session_;
    /// The name of the command that is being obeyed, and when it came.
    std::string_view asked_;
    Milliseconds arrived_ = 0;
    /// Between BOARD or SWAP2BOARD and DONE.
    std::optional<StoneList> list_;
    /// An INFO that cannot be kept to; told with the next command that asks for a move, since a manager does
    /// not listen while it informs.
    std::optional<std::string> complaint_;
};

} // namespace forethought::gomocup
