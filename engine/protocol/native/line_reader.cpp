#include "engine/protocol/native/line_reader.h"

#include "engine/protocol/words.h"

#include <utility>

namespace forethought::protocol {

namespace {

/// A whole game with values and times, and room to spare.
constexpr std::size_t kLongestLine = 8192;
/// A sender that does not wait for answers has to wait here, so that it cannot fill the memory.
constexpr std::size_t kMostLinesWaiting = 1024;

} // namespace

bool read_line(std::istream& in, std::string& text) {
    text.clear();
    std::streambuf& buffer = *in.rdbuf();
    for (int c = buffer.sbumpc();; c = buffer.sbumpc()) {
        if (c == std::char_traits<char>::eof()) return !text.empty();
        if (c == '\n') return true;
        if (text.size() < kLongestLine) text += static_cast<char>(c);
    }
}

LineReader::LineReader(std::istream& in, Clock& clock, std::string_view last_command)
    : in_(in), clock_(clock), last_command_(last_command), thread_([this] { read(); }) {}

LineReader::~LineReader() {
    thread_.join();
}

std::optional<LineReader::Line> LineReader::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !lines_.empty() || input_ != Input::open; });
    if (input_ == Input::ended || lines_.empty()) return std::nullopt;
    Line line = std::move(lines_.front());
    lines_.pop_front();
    waiting_ = lines_.size();
    changed_.notify_all();
    return line;
}

void LineReader::read() {
    std::string text;
    while (read_line(in_, text)) {
        const Milliseconds arrived = clock_.now();
        std::unique_lock lock(mutex_);
        if (is_same_word(first_word(text).first, last_command_)) {
            input_ = Input::ended;
            changed_.notify_all();
            return;
        }
        changed_.wait(lock, [this] { return lines_.size() < kMostLinesWaiting; });
        lines_.push_back({text, arrived});
        waiting_ = lines_.size();
        changed_.notify_all();
    }
    const std::lock_guard lock(mutex_);
    input_ = Input::closed;
    changed_.notify_all();
}

} // namespace forethought::protocol
