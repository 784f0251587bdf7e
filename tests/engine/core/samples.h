#pragma once

#include <cstddef>
#include <initializer_list>
#include <vector>

namespace forethought {

/// Whether the suite runs several times as slowly as natively: compiled to wasm, or under sanitizers.
#if defined(__EMSCRIPTEN__) || defined(FORETHOUGHT_SANITIZED)
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

/// How many random samples a test takes; a tenth where the build is slow.
constexpr int samples(int natively) {
    return kSlowBuild ? (natively + 9) / 10 : natively;
}

/// The cases that a test goes through; the first one alone where the build is slow.
template <class Case>
std::vector<Case> cases(std::initializer_list<Case> natively) {
    if (kSlowBuild) return {*natively.begin()};
    return natively;
}

/// The members of a list that a test looks at; every tenth where the build is slow.
template <class Member>
std::vector<Member> samples_of(const std::vector<Member>& natively) {
    std::vector<Member> chosen;
    for (std::size_t i = 0; i < natively.size(); i += kSlowBuild ? 10 : 1) chosen.push_back(natively[i]);
    return chosen;
}

} // namespace forethought
