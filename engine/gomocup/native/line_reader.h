#pragma once

#include "engine/core/clock.h"
#include "engine/gomocup/turn.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace forethought::gomocup {

/// Reads lines on a thread of its own, so that END and the end of the input are seen while the engine thinks.
/// The thread ends with the input or with END; until then the destructor waits for it.
class LineReader {
  public:
    struct Line {
        /// Without its end; what is longer than the longest line of the protocol is cut off.
        std::string text;
        Milliseconds arrived = 0;
    };

    LineReader(std::istream& in, Clock& clock);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    /// Waits for the next line; nothing once the input has ended, or at once when END was read.
    std::optional<Line> next();

    const std::atomic<Input>& input() const { return input_; }

  private:
    void read();
    bool read_line(std::string& text);

    std::istream& in_;
    Clock& clock_;
    std::atomic<Input> input_{Input::open};
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Line> lines_;
    std::thread thread_;
};

} // namespace forethought::gomocup
