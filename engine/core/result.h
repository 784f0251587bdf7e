#pragma once

#include <string>
#include <utility>
#include <variant>

namespace forethought {

/// Why something was refused: one sentence that says what was wrong and where.
struct Error {
    std::string what;
};

/// A value, or the reason why there is none. Used at the edges (texts, codes, settings), where bad
/// input is expected; never on the path of a node.
template <class T>
class Result {
  public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    bool ok() const { return std::holds_alternative<T>(content_); }
    explicit operator bool() const { return ok(); }

    /// The value; only when `ok()`.
    const T& value() const { return *std::get_if<T>(&content_); }
    T& value() { return *std::get_if<T>(&content_); }
    /// The reason; only when not `ok()`.
    const std::string& error() const { return std::get_if<Error>(&content_)->what; }

  private:
    std::variant<T, Error> content_;
};

/// Success, or the reason of a refusal.
using Status = Result<std::monostate>;
inline Status success() {
    return Status(std::monostate{});
}

} // namespace forethought
