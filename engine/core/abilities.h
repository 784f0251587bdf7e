#pragma once

namespace forethought {

/// Whether a declaration of an ability is right: all of its functions are there where it is declared, and
/// none of that name, whatever it takes or returns, where it is not. So neither a misspelt function nor a
/// forgotten declaration turns an idea off unnoticed.
constexpr bool is_declared_rightly(bool is_declared, bool has_all, bool has_any) {
    return is_declared ? has_all : !has_any;
}

/// A type that has members of the names of `Names` twice where `T` has some of them: `&NamedTwice<T,
/// Names>::member` does not compile then. `T` is no final class.
template <class T, class Names>
struct NamedTwice : T, Names {};

} // namespace forethought
