#pragma once

namespace forethought {

/// Asks the memory for a line of the cache that will be read soon. Always inlined: a function that does
/// nothing else has no effect to GCC, which leaves calls of it out.
[[gnu::always_inline]] inline void prefetch_line(const void* memory) {
#ifdef __wasm__
    // There is no instruction for it: a plain read that nothing waits for.
    [[maybe_unused]] const unsigned char read = *static_cast<const volatile unsigned char*>(memory);
#else
    __builtin_prefetch(memory);
#endif
}

} // namespace forethought
