#pragma once

#include "engine/core/bit_coder.h"
#include "engine/core/result.h"
#include "engine/twenty48/frame_code.h"
#include "engine/twenty48/frame_weights.h"
#include "engine/twenty48/network_file.h"

#include <cstddef>
#include <memory>

namespace forethought::twenty48 {

/// Unpacks what frames add, weight by weight, in slices.
class FrameDecoder {
  public:
    explicit FrameDecoder(FrameCodes codes);
    // The decoder reads from its own code.
    FrameDecoder(const FrameDecoder&) = delete;
    FrameDecoder& operator=(const FrameDecoder&) = delete;

    /// Unpacks so many weights more, or those that are left. Returns whether any are left.
    bool advance(std::size_t weights);

    /// The weights, once nothing is left. Error: the code does not hold as much as its header says.
    Result<FrameWeights> take();

  private:
    void begin_frame();
    /// Nothing more is unpacked, and false is returned.
    bool refuse();

    FrameCodes codes_;
    FrameWeights weights_;
    /// Half a megabyte, which a stack of WebAssembly has no room for.
    std::unique_ptr<FrameModel> model_;
    BitDecoder decoder_;
    /// Where it is, and how many weights of it are there.
    std::size_t frame_ = 0;
    std::size_t unpacked_ = 0;
    /// Whether all frames so far had as many weights as they say, and these fit.
    bool is_right_ = true;
};

} // namespace forethought::twenty48
