#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace forethought {

/// How likely the next bit of a kind is set, learned from those before: both ends of a code learn the same.
class BitModel {
  public:
    /// Of 65536; never quite 0 or 1.
    std::uint32_t chance() const { return chance_; }
    void learn(bool bit) {
        const int target = bit ? 65535 - kMargin : kMargin;
        chance_ = static_cast<std::uint16_t>(chance_ + (target - chance_) / kMemory);
    }

  private:
    static constexpr int kMargin = 32;
    /// About as many bits are remembered.
    static constexpr int kMemory = 32;

    std::uint16_t chance_ = 1u << 15;
};

/// Binary arithmetic coding: the code is a number between two bounds, and each bit takes its share of what is
/// between them. An encoder and a decoder have the same face, so that what is coded is written down once:
/// `code` returns the bit, which only the encoder has to be told.
class BitEncoder {
  public:
    bool code(BitModel& model, bool bit) {
        const std::uint32_t middle =
            low_ + static_cast<std::uint32_t>(std::uint64_t{high_ - low_} * model.chance() >> 16);
        (bit ? high_ : low_) = bit ? middle : middle + 1;
        model.learn(bit);
        while ((low_ ^ high_) >> 24 == 0) {
            bytes_.push_back(static_cast<std::uint8_t>(high_ >> 24));
            low_ <<= 8;
            high_ = high_ << 8 | 255;
        }
        return bit;
    }

    /// There is room for whatever comes.
    static constexpr bool is_overrun() { return false; }

    /// The code of all bits; the encoder is done.
    std::vector<std::uint8_t> finish() {
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes_.push_back(static_cast<std::uint8_t>(high_ >> shift));
        return std::move(bytes_);
    }

    std::size_t size() const { return bytes_.size(); }

  private:
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xffffffff;
    std::vector<std::uint8_t> bytes_;
};

/// Reads what a `BitEncoder` wrote. Code that was cut short or damaged gives bits all the same, without an
/// end: whoever reads as long as the bits say so has to look at `is_overrun` on the way, and at `is_spent` in
/// the end.
class BitDecoder {
  public:
    explicit BitDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
        for (int i = 0; i < 4; ++i) read();
    }

    bool code(BitModel& model, bool = false) {
        const std::uint32_t middle =
            low_ + static_cast<std::uint32_t>(std::uint64_t{high_ - low_} * model.chance() >> 16);
        const bool bit = code_ <= middle;
        (bit ? high_ : low_) = bit ? middle : middle + 1;
        model.learn(bit);
        while ((low_ ^ high_) >> 24 == 0) {
            low_ <<= 8;
            high_ = high_ << 8 | 255;
            read();
        }
        return bit;
    }

    /// Whether all code was read, and nothing beyond it: so it is when what was written has been read.
    bool is_spent() const { return next_ == bytes_.size(); }
    /// Whether bits were asked for that were never written: nothing read since then means anything.
    bool is_overrun() const { return next_ > bytes_.size(); }

  private:
    void read() {
        code_ = code_ << 8 | (next_ < bytes_.size() ? bytes_[next_] : 0);
        ++next_;
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t next_ = 0;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xffffffff;
    std::uint32_t code_ = 0;
};

/// Models of a signed number: its size in bits, then the bits from the highest, the first two with a model.
class NumberModel {
  public:
    template <class Coder>
    int code(Coder& coder, int number = 0) {
        const auto wanted = static_cast<unsigned>(number < 0 ? -number : number);
        int width = 0;
        while (width < kWidest && coder.code(width_[width], wanted >> width != 0)) ++width;
        if (width == 0) return 0;
        unsigned size = 1;
        for (int bit = width - 2; bit >= 0; --bit) {
            const bool is_modelled = bit >= width - 3;
            BitModel even;
            BitModel& model = is_modelled ? bits_[width][size & 3] : even;
            size = size << 1 | static_cast<unsigned>(coder.code(model, (wanted >> bit & 1) != 0));
        }
        const bool is_negative = coder.code(sign_, number < 0);
        return is_negative ? -static_cast<int>(size) : static_cast<int>(size);
    }

  private:
    static constexpr int kWidest = 16;

    BitModel width_[kWidest + 1];
    BitModel bits_[kWidest + 1][4];
    BitModel sign_;
};

} // namespace forethought
