#include "engine/twenty48/frame_decoder.h"

#include <algorithm>
#include <utility>

namespace forethought::twenty48 {

FrameDecoder::FrameDecoder(FrameCodes codes)
    : codes_(std::move(codes)), model_(std::make_unique<FrameModel>()), decoder_(codes_.frames[0].code) {
    weights_.set_unit_shift(static_cast<int>(codes_.unit_shift));
}

void FrameDecoder::begin_frame() {
    model_ = std::make_unique<FrameModel>();
    unpacked_ = 0;
    if (frame_ < kFrames) decoder_ = BitDecoder(codes_.frames[frame_].code);
}

bool FrameDecoder::refuse() {
    is_right_ = false;
    frame_ = kFrames;
    return false;
}

bool FrameDecoder::advance(std::size_t weights) {
    const auto nothing_wanted = [](std::size_t, std::size_t, FieldPattern) { return false; };
    FieldPattern pattern = 0;
    while (frame_ < kFrames && weights > 0) {
        const FrameCode& frame = codes_.frames[frame_];
        if (frame.weights > 0 && model_->next(decoder_, nothing_wanted, pattern)) {
            const auto units =
                static_cast<std::int16_t>(std::clamp(model_->code_units(decoder_), -32767, 32767));
            if (++unpacked_ > frame.weights || !weights_.add(static_cast<Frame>(frame_), pattern, units))
                return refuse();
            --weights;
            continue;
        }
        if (unpacked_ != frame.weights) return refuse();
        ++frame_;
        begin_frame();
    }
    return frame_ < kFrames;
}

Result<FrameWeights> FrameDecoder::take() {
    if (!is_right_) return refusal("frames have other weights than the file says");
    return std::move(weights_);
}

} // namespace forethought::twenty48
