#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace forethought {

/// Bytes of a huge page, where there are any.
inline constexpr std::size_t kHugePage = std::size_t{1} << 21;

/// Asks for huge pages under so many bytes of memory that has not been written to: a table that is read all
/// over the place misses the cache of page addresses at nearly every look with small ones. Does nothing
/// where the system has none to give.
void prefer_huge_pages(void* memory, std::size_t bytes);

/// Memory of a container that is read all over the place; small ones have theirs as usual.
template <class T>
struct HugePages {
    using value_type = T;

    HugePages() = default;
    template <class U>
    HugePages(const HugePages<U>&) {}

    T* allocate(std::size_t count) {
        void* const memory = ::operator new(count * sizeof(T), alignment(count));
        if (is_large(count)) prefer_huge_pages(memory, count * sizeof(T));
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) { ::operator delete(memory, alignment(count)); }

    bool operator==(const HugePages&) const = default;

  private:
    static constexpr bool is_large(std::size_t count) { return count * sizeof(T) >= kHugePage; }

    static constexpr std::align_val_t alignment(std::size_t count) {
#ifdef __linux__
        if (is_large(count)) return std::align_val_t{kHugePage};
#endif
        (void)count;
        return std::align_val_t{alignof(T)};
    }
};

/// A vector that is read all over the place.
template <class T>
using WideVector = std::vector<T, HugePages<T>>;

} // namespace forethought
