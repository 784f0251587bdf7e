#pragma once

#include "engine/protocol/gomocup/brain.h"

#include <atomic>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::gomocup {

/// Begins at zero with every line and takes a step at each reading; after some of them no limit lasts any
/// longer, so that no test thinks on and on.
class LineClock final : public Clock {
  public:
    Milliseconds now() override {
        constexpr int most_readings = 30;
        constexpr Milliseconds step = 10;
        constexpr Milliseconds beyond_every_limit = 1e30;
        return ++readings_ > most_readings ? beyond_every_limit : readings_ * step;
    }
    void begin_line() { readings_ = 0; }

  private:
    int readings_ = 0;
};

/// A manager's end of a conversation with a brain.
class Dialogue {
  public:
    explicit Dialogue(int rung = kStrongest)
        : brain_(find_rung(gomoku::ladder(), rung).value().switches, 7, out_, clock_, input_) {}

    /// Says a line and returns the lines of the answer, without those that managers pass over.
    std::vector<std::string> lines(std::string_view line) {
        out_.str("");
        clock_.begin_line();
        going_on_ = brain_.obey(line, clock_.now());
        std::vector<std::string> answers;
        std::istringstream said(out_.str());
        for (std::string text; std::getline(said, text);)
            if (text.rfind("DEBUG ", 0) != 0) answers.push_back(text);
        return answers;
    }

    /// The same where at most one line is expected; several are joined by '|'.
    std::string say(std::string_view line) {
        std::string all;
        for (const std::string& text : lines(line)) all += (all.empty() ? "" : "|") + text;
        return all;
    }

    /// Says several lines; the answer to the last one.
    std::string say_all(const std::vector<std::string>& several) {
        std::string last;
        for (const std::string& line : several) last = say(line);
        return last;
    }

    const gomoku::Position* game() const { return brain_.game(); }
    const Settings& settings() const { return brain_.settings(); }
    bool going_on() const { return going_on_; }
    std::atomic<protocol::Input>& input() { return input_; }

  private:
    std::ostringstream out_;
    LineClock clock_;
    std::atomic<protocol::Input> input_{protocol::Input::open};
    bool going_on_ = true;
    Brain brain_;
};

} // namespace forethought::gomocup
