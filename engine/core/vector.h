#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE4_1__)
#include <smmintrin.h>
#endif

/// Vectors of 128 bits, for what networks add up: SSE natively, SIMD128 in wasm, lists of numbers elsewhere,
/// with the same results to the bit. Only .cpp files include this header: files of one program may be
/// compiled with SIMD or without it, and these types then differ.
namespace forethought {

/// The same types of lists of numbers: what the others are held against.
namespace scalar {

/// Four numbers of 32 bits. Sums wrap around.
class Int32x4 {
  public:
    Int32x4() = default;
    explicit Int32x4(const std::array<std::int32_t, 4>& lanes) : lanes_(lanes) {}

    std::array<std::int32_t, 4> lanes() const { return lanes_; }
    friend Int32x4 operator+(const Int32x4& a, const Int32x4& b) {
        Int32x4 sum;
        for (std::size_t i = 0; i < 4; ++i) sum.lanes_[i] = added(a.lanes_[i], b.lanes_[i]);
        return sum;
    }
    /// Of all four lanes.
    std::int32_t sum() const { return added(added(lanes_[0], lanes_[1]), added(lanes_[2], lanes_[3])); }

  private:
    static std::int32_t added(std::int32_t a, std::int32_t b) {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
    }

    std::array<std::int32_t, 4> lanes_{};
};

/// Eight numbers of 16 bits. Sums and products wrap around.
class Int16x8 {
  public:
    static constexpr std::size_t kLanes = 8;

    Int16x8() = default;
    static Int16x8 load(const std::int16_t* numbers) {
        Int16x8 vector;
        std::copy(numbers, numbers + kLanes, vector.lanes_.begin());
        return vector;
    }
    /// The same number in every lane.
    static Int16x8 of(std::int16_t number) {
        Int16x8 vector;
        vector.lanes_.fill(number);
        return vector;
    }
    void store(std::int16_t* numbers) const { std::copy(lanes_.begin(), lanes_.end(), numbers); }

    friend Int16x8 operator+(const Int16x8& a, const Int16x8& b) {
        return by_lane(a, b, [](int x, int y) { return x + y; });
    }
    friend Int16x8 operator-(const Int16x8& a, const Int16x8& b) {
        return by_lane(a, b, [](int x, int y) { return x - y; });
    }
    friend Int16x8 operator*(const Int16x8& a, const Int16x8& b) {
        return by_lane(a, b, [](int x, int y) { return x * y; });
    }
    friend Int16x8 min(const Int16x8& a, const Int16x8& b) {
        return by_lane(a, b, [](int x, int y) { return std::min(x, y); });
    }
    friend Int16x8 max(const Int16x8& a, const Int16x8& b) {
        return by_lane(a, b, [](int x, int y) { return std::max(x, y); });
    }
    /// Of lanes without a sign.
    template <int bits>
    Int16x8 shifted_right() const {
        return by_lane(*this, *this, [](int x, int) { return static_cast<std::uint16_t>(x) >> bits; });
    }
    /// The products of lanes; those of two neighbours are added up.
    friend Int32x4 dot(const Int16x8& a, const Int16x8& b) {
        std::array<std::int32_t, 4> even;
        std::array<std::int32_t, 4> odd;
        for (std::size_t i = 0; i < 4; ++i) {
            even[i] = a.lanes_[2 * i] * b.lanes_[2 * i];
            odd[i] = a.lanes_[2 * i + 1] * b.lanes_[2 * i + 1];
        }
        return Int32x4(even) + Int32x4(odd);
    }

  private:
    template <class Operation>
    static Int16x8 by_lane(const Int16x8& a, const Int16x8& b, Operation operation) {
        Int16x8 result;
        for (std::size_t i = 0; i < kLanes; ++i)
            result.lanes_[i] = static_cast<std::int16_t>(operation(a.lanes_[i], b.lanes_[i]));
        return result;
    }

    std::array<std::int16_t, kLanes> lanes_{};
};

} // namespace scalar

#if defined(__wasm_simd128__)

class Int32x4 {
  public:
    Int32x4() : lanes_(wasm_i32x4_splat(0)) {}
    explicit Int32x4(v128_t lanes) : lanes_(lanes) {}

    std::array<std::int32_t, 4> lanes() const {
        std::array<std::int32_t, 4> numbers;
        wasm_v128_store(numbers.data(), lanes_);
        return numbers;
    }
    friend Int32x4 operator+(Int32x4 a, Int32x4 b) { return Int32x4(wasm_i32x4_add(a.lanes_, b.lanes_)); }
    std::int32_t sum() const {
        const v128_t halves = wasm_i32x4_add(lanes_, wasm_i32x4_shuffle(lanes_, lanes_, 2, 3, 0, 1));
        return wasm_i32x4_extract_lane(wasm_i32x4_add(halves, wasm_i32x4_shuffle(halves, halves, 1, 0, 3, 2)),
                                       0);
    }

  private:
    v128_t lanes_;
};

class Int16x8 {
  public:
    static constexpr std::size_t kLanes = 8;

    Int16x8() : lanes_(wasm_i16x8_splat(0)) {}
    static Int16x8 load(const std::int16_t* numbers) { return Int16x8(wasm_v128_load(numbers)); }
    static Int16x8 of(std::int16_t number) { return Int16x8(wasm_i16x8_splat(number)); }
    void store(std::int16_t* numbers) const { wasm_v128_store(numbers, lanes_); }

    friend Int16x8 operator+(Int16x8 a, Int16x8 b) { return Int16x8(wasm_i16x8_add(a.lanes_, b.lanes_)); }
    friend Int16x8 operator-(Int16x8 a, Int16x8 b) { return Int16x8(wasm_i16x8_sub(a.lanes_, b.lanes_)); }
    friend Int16x8 operator*(Int16x8 a, Int16x8 b) { return Int16x8(wasm_i16x8_mul(a.lanes_, b.lanes_)); }
    friend Int16x8 min(Int16x8 a, Int16x8 b) { return Int16x8(wasm_i16x8_min(a.lanes_, b.lanes_)); }
    friend Int16x8 max(Int16x8 a, Int16x8 b) { return Int16x8(wasm_i16x8_max(a.lanes_, b.lanes_)); }
    template <int bits>
    Int16x8 shifted_right() const {
        return Int16x8(wasm_u16x8_shr(lanes_, bits));
    }
    friend Int32x4 dot(Int16x8 a, Int16x8 b) { return Int32x4(wasm_i32x4_dot_i16x8(a.lanes_, b.lanes_)); }

  private:
    explicit Int16x8(v128_t lanes) : lanes_(lanes) {}

    v128_t lanes_;
};

#elif defined(__SSE4_1__)

class Int32x4 {
  public:
    Int32x4() : lanes_(_mm_setzero_si128()) {}
    explicit Int32x4(__m128i lanes) : lanes_(lanes) {}

    std::array<std::int32_t, 4> lanes() const {
        std::array<std::int32_t, 4> numbers;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(numbers.data()), lanes_);
        return numbers;
    }
    friend Int32x4 operator+(Int32x4 a, Int32x4 b) { return Int32x4(_mm_add_epi32(a.lanes_, b.lanes_)); }
    std::int32_t sum() const {
        const __m128i halves = _mm_add_epi32(lanes_, _mm_shuffle_epi32(lanes_, _MM_SHUFFLE(1, 0, 3, 2)));
        return _mm_cvtsi128_si32(_mm_add_epi32(halves, _mm_shuffle_epi32(halves, _MM_SHUFFLE(2, 3, 0, 1))));
    }

  private:
    __m128i lanes_;
};

class Int16x8 {
  public:
    static constexpr std::size_t kLanes = 8;

    Int16x8() : lanes_(_mm_setzero_si128()) {}
    static Int16x8 load(const std::int16_t* numbers) {
        return Int16x8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers)));
    }
    static Int16x8 of(std::int16_t number) { return Int16x8(_mm_set1_epi16(number)); }
    void store(std::int16_t* numbers) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(numbers), lanes_); }

    friend Int16x8 operator+(Int16x8 a, Int16x8 b) { return Int16x8(_mm_add_epi16(a.lanes_, b.lanes_)); }
    friend Int16x8 operator-(Int16x8 a, Int16x8 b) { return Int16x8(_mm_sub_epi16(a.lanes_, b.lanes_)); }
    friend Int16x8 operator*(Int16x8 a, Int16x8 b) { return Int16x8(_mm_mullo_epi16(a.lanes_, b.lanes_)); }
    friend Int16x8 min(Int16x8 a, Int16x8 b) { return Int16x8(_mm_min_epi16(a.lanes_, b.lanes_)); }
    friend Int16x8 max(Int16x8 a, Int16x8 b) { return Int16x8(_mm_max_epi16(a.lanes_, b.lanes_)); }
    template <int bits>
    Int16x8 shifted_right() const {
        return Int16x8(_mm_srli_epi16(lanes_, bits));
    }
    friend Int32x4 dot(Int16x8 a, Int16x8 b) { return Int32x4(_mm_madd_epi16(a.lanes_, b.lanes_)); }

  private:
    explicit Int16x8(__m128i lanes) : lanes_(lanes) {}

    __m128i lanes_;
};

#else

using scalar::Int16x8;
using scalar::Int32x4;

#endif

/// What all products of two lists of numbers add up to, as four sums; `count` is a multiple of eight.
inline Int32x4 dot(const std::int16_t* a, const std::int16_t* b, std::size_t count) {
    Int32x4 sum;
    for (std::size_t i = 0; i < count; i += Int16x8::kLanes)
        sum = sum + dot(Int16x8::load(a + i), Int16x8::load(b + i));
    return sum;
}

} // namespace forethought
