#include "engine/gomoku/network/accumulator.h"

#include "engine/core/vector.h"

#include <algorithm>
#include <limits>

namespace forethought::gomoku::network {

namespace {

/// Points of the evaluation for `kValueUnit`, in hundredths: 400 are odds of ten to one.
constexpr std::int64_t kPoints = 17'372;

/// Lines that can change with the stones of a whole game.
constexpr std::size_t kMostChanges = std::size_t{kMostCells} * kDirections * 2 * kArm;

static_assert(kNeurons % Int16x8::kLanes == 0 && kContext % Int16x8::kLanes == 0 &&
              kInputs % Int16x8::kLanes == 0);

Int16x8 counted(Int16x8 sums) {
    return min(max(sums, Int16x8::of(0)), Int16x8::of(kOn));
}

/// What a neuron behind the inputs counts to.
std::int32_t behind(const Inputs& inputs, const Inputs& weights, std::int32_t bias) {
    const std::int32_t sum = bias + dot(inputs.data(), weights.data(), kInputs).sum();
    return std::clamp(sum / kWeightUnit, 0, kOn);
}

} // namespace

void Accumulator::set(const Board& board, const LastStones& last) {
    last_ = last;
    walls_ = &walls(board.size());
    of_colour_ = board.of_colour();
    waiting_.clear();
    placed_.clear();
    placed_.reserve(kMostCells);
    changed_.clear();
    changed_.reserve(kMostChanges);
    counted_.fill(0);
    board.empty_cells().for_each([&](Cell cell) { look_at(cell); });
}

/// All lines through an empty cell, whatever was known of it.
void Accumulator::look_at(Cell cell) {
    auto& sums = neurons_[static_cast<std::size_t>(cell)].sums;
    sums.fill(0);
    const LineCodes& codes = LineCodes::all();
    for (int d = 0; d < kDirections; ++d) {
        const std::uint32_t wall = walls_->window(d, cell);
        const LineCode seen =
            codes(of_colour_[0].window(d, cell) | wall, of_colour_[1].window(d, cell) | wall);
        code(cell, static_cast<std::size_t>(d)) = seen;
        const std::array<LineCode, 2> for_colour{seen, codes.of_other(seen)};
        for (std::size_t i = 0; i < kBoth; ++i)
            sums[i] =
                static_cast<std::int16_t>(sums[i] + weights_->lines[for_colour[i / kNeurons]][i % kNeurons]);
    }
    count(cell, 1);
}

/// Counts an empty cell in or out.
void Accumulator::count(Cell cell, int sign) {
    const auto& sums = neurons_[static_cast<std::size_t>(cell)].sums;
    for (std::size_t i = 0; i < kBoth; i += Int16x8::kLanes) {
        const Int16x8 before = Int16x8::load(counted_.data() + i);
        const Int16x8 of_cell = counted(Int16x8::load(sums.data() + i));
        (sign > 0 ? before + of_cell : before - of_cell).store(counted_.data() + i);
    }
}

void Accumulator::take_in() {
    for (const Stone& stone : waiting_) place(stone);
    waiting_.clear();
}

void Accumulator::place(Stone stone) {
    placed_.push_back({stone, last_, changed_.size()});
    last_ = {stone.cell, last_[0]};
    count(stone.cell, -1);
    of_colour_[static_cast<std::size_t>(index(stone.colour))].set(stone.cell);
    for (int d = 0; d < kDirections; ++d) look_along(d, stone.cell);
}

/// The empty cells of one line from which the cell can be seen.
void Accumulator::look_along(int direction, Cell cell) {
    const std::uint32_t wall = walls_->whole(direction, cell);
    const std::uint32_t black = of_colour_[0].whole(direction, cell) | wall;
    const std::uint32_t white = of_colour_[1].whole(direction, cell) | wall;
    const std::uint32_t taken = black | white;
    const int place = LineBits::place(direction, cell);
    const int step = kSteps[static_cast<std::size_t>(direction)];
    const auto d = static_cast<std::size_t>(direction);
    const LineCodes& codes = LineCodes::all();
    for (int away = -kArm; away <= kArm; ++away) {
        const int begin = place + away;
        if (begin < 0 || ((taken >> (begin + kReach)) & 1u) != 0) continue;
        const auto seen_from = static_cast<Cell>(cell + away * step);
        const LineCode was = code(seen_from, d);
        const LineCode now = codes(black >> begin, white >> begin);
        if (was == now) continue;
        changed_.push_back({seen_from, was, static_cast<std::uint8_t>(direction)});
        change(seen_from, d, now);
    }
}

void Accumulator::change(Cell cell, std::size_t direction, LineCode now) {
    LineCode& code = this->code(cell, direction);
    const LineCodes& codes = LineCodes::all();
    change_neurons(cell, 0, code, now);
    change_neurons(cell, 1, codes.of_other(code), codes.of_other(now));
    code = now;
}

/// Those of one colour, for whom a line has another code now.
inline void Accumulator::change_neurons(Cell cell, std::size_t colour, LineCode was, LineCode now) {
    const std::int16_t* less = weights_->lines[was].data();
    const std::int16_t* more = weights_->lines[now].data();
    std::int16_t* sums = neurons_[static_cast<std::size_t>(cell)].sums.data() + colour * kNeurons;
    std::int16_t* counts = counted_.data() + colour * kNeurons;
    for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes) {
        const Int16x8 before = Int16x8::load(sums + i);
        const Int16x8 after = before + Int16x8::load(more + i) - Int16x8::load(less + i);
        after.store(sums + i);
        (Int16x8::load(counts + i) + counted(after) - counted(before)).store(counts + i);
    }
}

void Accumulator::unmake() {
    if (!waiting_.empty()) return waiting_.pop_back();
    const Placed last = placed_.back();
    placed_.pop_back();
    last_ = last.last;
    of_colour_[static_cast<std::size_t>(index(last.stone.colour))].reset(last.stone.cell);
    for (; changed_.size() > last.begin; changed_.pop_back()) {
        const Changed& line = changed_.back();
        change(line.cell, line.direction, line.was);
    }
    // The neurons of the cell itself have not been touched while the stone was there.
    count(last.stone.cell, 1);
}

Inputs Accumulator::inputs(const Board& board) const {
    const Colour me = board.to_move();
    const auto mine = static_cast<std::size_t>(index(me)) * kNeurons;
    Inputs inputs;
    const auto pool = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes)
            Int16x8::load(counted_.data() + from + i)
                .shifted_right<kPoolShift>()
                .store(inputs.data() + to + i);
    };
    pool(mine, 0);
    pool(kNeurons - mine, kNeurons);
    std::int16_t* next = inputs.data() + kBoth;
    for (const Colour colour : {me, other(me)})
        for (const Threat threat : kCountedThreats) {
            const int count = board.count(colour, threat);
            *next++ = static_cast<std::int16_t>(std::min(count, kMostCounted) * (kUnit / kMostCounted));
            *next++ = count > 0 ? kUnit : 0;
        }
    return inputs;
}

Score Accumulator::value(const Board& board) {
    take_in();
    const Inputs in = inputs(board);
    std::int32_t value = weights_->base + dot(in.data(), weights_->direct.data(), kInputs).sum();
    for (std::size_t j = 0; j < kHidden; ++j)
        value += behind(in, weights_->hidden[j], weights_->hidden_bias[j]) * weights_->worth[j];
    return static_cast<Score>(value * kPoints / (std::int64_t{100} * kValueUnit));
}

Attention Accumulator::attention(const Board& board) {
    take_in();
    const Inputs in = inputs(board);
    Attention attention;
    for (std::size_t k = 0; k < kContext; ++k)
        attention.context[k] =
            static_cast<std::int16_t>(behind(in, weights_->context[k], weights_->context_bias[k]));
    constexpr std::int32_t most = std::numeric_limits<std::int16_t>::max();
    for (std::size_t i = 0; i < kBoth; ++i) {
        const std::int32_t more =
            dot(attention.context.data(), weights_->neurons_in_context[i].data(), kContext).sum();
        attention.to_neurons[i] =
            static_cast<std::int16_t>(std::clamp(weights_->order[i] + more / kUnit, -most, most));
    }
    return attention;
}

int Accumulator::order(const Board& board, const Attention& attention, Cell cell) const {
    const Colour me = board.to_move();
    const auto mine = static_cast<std::size_t>(index(me)) * kNeurons;
    const auto& sums = neurons_[static_cast<std::size_t>(cell)].sums;
    Int32x4 sum;
    const auto look_at = [&](std::size_t from, std::size_t weights) {
        for (std::size_t i = 0; i < kNeurons; i += Int16x8::kLanes)
            sum = sum + dot(counted(Int16x8::load(sums.data() + from + i)),
                            Int16x8::load(attention.to_neurons.data() + weights + i));
    };
    look_at(mine, 0);
    look_at(kNeurons - mine, kNeurons);
    const CellView& view = board.at(cell);
    const std::size_t threats = threat_pair(view.threat(me), view.threat(other(me)));
    const RelativeFeatures& relative_features = RelativeFeatures::all();
    const std::size_t last = relative_features.to(last_[0])[static_cast<std::size_t>(cell)];
    const std::size_t before = relative_features.to(last_[1])[static_cast<std::size_t>(cell)];
    const auto& of_threats = weights_->threats_in_context[threats];
    const auto& of_last = weights_->relative_features_in_context[last];
    const auto& of_before = weights_->relative_features_in_context[kRelativeFeatures + before];
    for (std::size_t k = 0; k < kContext; k += Int16x8::kLanes) {
        const Int16x8 weights = Int16x8::load(of_threats.data() + k) + Int16x8::load(of_last.data() + k) +
                                Int16x8::load(of_before.data() + k);
        sum = sum + dot(Int16x8::load(attention.context.data() + k), weights);
    }
    return sum.sum() / kWeightUnit + weights_->order_of_threats[threats] +
           weights_->order_of_relative_features[0][last] + weights_->order_of_relative_features[1][before];
}

} // namespace forethought::gomoku::network
