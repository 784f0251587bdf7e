#pragma once

namespace forethought {

/// Whether the suite runs several times as slowly as natively: compiled to wasm, or under sanitizers.
#if defined(__EMSCRIPTEN__) || defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

/// How many random samples a test takes; a tenth where the build is slow.
constexpr int samples(int natively) {
    return kSlowBuild ? (natively + 9) / 10 : natively;
}

} // namespace forethought
