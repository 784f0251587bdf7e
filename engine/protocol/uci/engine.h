#pragma once

#include "engine/core/session.h"
#include "engine/protocol/command.h"
#include "engine/xiangqi/xiangqi.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace forethought::uci {

/// A Xiangqi player that speaks UCI and UCCI, whichever it is greeted in. It thinks in slices, between which
/// whoever serves it lets it obey what has come. Lines that it does not know are passed over; what is wrong
/// with one that it knows is said in an information line. Sources: "Description of the universal chess
/// interface" (Huber and Meyer-Kahlen, 2004); the Chinese chess protocol UCCI, version 3.0.
///
/// A game that the rules of repetition have decided is played on if the manager wants so: what came before is
/// forgotten then.
class Engine {
  public:
    Engine(int rung, std::uint64_t seed, std::ostream& out, Clock& clock);

    static constexpr std::string_view kLastCommand = "quit";

    /// Obeys a line that came at that time. Returns false after the last command.
    bool obey(std::string_view line, Milliseconds arrived);

    bool is_thinking() const { return thought_.has_value(); }
    /// Thinks on for a while, and answers once the limits are reached.
    void think();
    /// Nobody will stop it any more: the answer is given at once.
    void stop() { stop({}); }

    const xiangqi::Position& game() const { return game_; }

  private:
    static constexpr std::uint64_t kUsualTableSize = xiangqi::params::kTableBytes >> 20;

    /// What was asked for.
    struct Thought {
        Milliseconds began = 0;
        /// From the start, or from a hit on; 0: without a limit.
        Milliseconds time = 0;
        Limits limits{};
        /// Not answered before it is told to.
        bool is_infinite = false;
        bool ponders = false;
        int told_depth = 0;
    };

    void greet_uci(std::string_view);
    void greet_ucci(std::string_view);
    void be_ready(std::string_view);
    void begin_game(std::string_view);
    void set_option(std::string_view text);
    void set_position(std::string_view text);
    void ban(std::string_view moves);
    void go(std::string_view text);
    void stop(std::string_view);
    void hit(std::string_view);

    void tell_options();
    /// Made when it is needed first: a manager sets several options before.
    void make_session();
    /// Reads moves into a list; unknown and illegal ones are left out.
    std::vector<xiangqi::Action> read_moves(std::string_view text) const;
    void begin(const Thought& thought, bool is_narrowed);
    void answer();
    void tell_lines();
    std::string score_of(const MultiPvLine<xiangqi::Action>& line) const;
    bool is_allowed(xiangqi::Action action) const;
    std::optional<xiangqi::Action> best_allowed() const;
    void tell(std::string_view line);
    void complain(std::string_view what);

    std::uint64_t seed_;
    std::ostream& out_;
    Clock& clock_;
    bool speaks_ucci_ = false;
    int rung_;
    std::size_t lines_ = 1;
    /// Of the transposition table, in units of 2^20 bytes.
    std::uint64_t table_size_ = kUsualTableSize;
    bool knows_repetition_ = true;
    int quiet_limit_ = xiangqi::kQuietLimit;
    /// By how many milliseconds a unit of time in UCCI counts.
    Milliseconds ucci_unit_ = 1'000;
    xiangqi::Position game_;
    std::optional<Session<Xiangqi>> session_;
    std::optional<Thought> thought_;
    /// The only moves that may be answered; all where there are none.
    std::vector<xiangqi::Action> allowed_;
    std::vector<xiangqi::Action> banned_;
    Milliseconds arrived_ = 0;
};

} // namespace forethought::uci
