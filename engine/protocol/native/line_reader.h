#pragma once

#include "engine/core/clock.h"
#include "engine/protocol/input.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace forethought::protocol {

/// Reads a line without its end; what is longer than the longest line of any protocol is cut off. Returns
/// false when nothing is left. A last line without an end is a line.
bool read_line(std::istream& in, std::string& text);

/// Reads lines on a thread of its own, so that the last command and the end of the input are seen while the
/// engine thinks. The thread ends with either of them; until then the destructor waits for it.
class LineReader {
  public:
    struct Line {
        /// As `read_line` gives it.
        std::string text;
        Milliseconds arrived = 0;
    };

    /// `last_command` is the one that ends the dialogue, obeyed as soon as it is read. All three must outlive
    /// the reader.
    LineReader(std::istream& in, Clock& clock, std::string_view last_command);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    /// Waits for the next line; nothing once the input has ended, or at once when the last command was read.
    std::optional<Line> next();

    const std::atomic<Input>& input() const { return input_; }
    /// Whether a line waits to be taken.
    bool has_line() const { return waiting_ > 0; }

  private:
    void read();

    std::istream& in_;
    Clock& clock_;
    std::string_view last_command_;
    std::atomic<Input> input_{Input::open};
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Line> lines_;
    /// How many they are, for those who only look.
    std::atomic<std::size_t> waiting_{0};
    std::thread thread_;
};

} // namespace forethought::protocol
