#pragma once

#include "engine/gomocup/brain.h"

#include <atomic>
#include <sstream>
#include <string>
#include <vector>

namespace forethought::gomocup {

/// A manager's end of a conversation with a brain, whose clock takes a step at each reading.
class Dialogue {
  public:
    explicit Dialogue(int rung = kStrongest, Milliseconds step = 10)
        : clock_(step), brain_(find_rung(gomoku::ladder(), rung).value().switches, 7, out_, clock_, input_) {}

    /// Says a line and returns the lines of the answer, without those that managers pass over.
    std::vector<std::string> lines(std::string_view line) {
        out_.str("");
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
    ManualClock& clock() { return clock_; }
    std::atomic<Input>& input() { return input_; }

  private:
    std::ostringstream out_;
    ManualClock clock_;
    std::atomic<Input> input_{Input::open};
    bool going_on_ = true;
    Brain brain_;
};

} // namespace forethought::gomocup
