#include "engine/twenty48/network_values.h"

namespace forethought::twenty48 {

NetworkValues::NetworkValues(const Network& network, const NetworkParts& parts, const Blur& blur)
    : network_(&network),
      parts_(parts),
      weights_(&network.of(Stage::opening)),
      blur_(blur),
      known_(std::size_t{1} << kKnownLog2, Known{0, 0}) {}

bool NetworkValues::begin(Board root) {
    const bool is_late = parts_.stages && stage_played(root, parts_.laps_early) == Stage::late &&
                         network_->of(Stage::late).has_any();
    const int lap = is_late ? laps_of(root) : kNoLap;
    const FrameWeights* const frames =
        parts_.frames && network_->frames().has_any() ? &network_->frames() : nullptr;
    if (lap == lap_ && frames == frames_) return false;
    lap_ = lap;
    frames_ = frames;
    weights_ = &network_->of(lap == kNoLap ? Stage::opening : Stage::late);
    std::fill(known_.begin(), known_.end(), Known{0, 0});
    return true;
}

void NetworkValues::ask(Board after, Asked& asked) const {
    asked.board = after;
    const Stage stage = lap_ == kNoLap ? Stage::opening : Stage::late;
    asked.framed = frames_ == nullptr ? FramedBoard{} : framed(stage, after);
    weights_->ask(seen_in(stage, after), asked.question);
    if (asked.framed.is_framed) frames_->ask(asked.framed, asked.question_of_frame);
}

Score NetworkValues::answer(const Asked& asked) const {
    Score value = weights_->answer(asked.question);
    if (asked.framed.is_framed) value += frames_->answer(asked.question_of_frame);
    return (lap_ != kNoLap && laps_of(asked.board) > lap_ ? carried_over(value) : value) +
           static_cast<Score>(blur_.waver(asked.board, params::kPointsWaverUnit));
}

Score NetworkValues::look_up(Board after) const {
    Asked asked;
    ask(after, asked);
    return answer(asked);
}

void NetworkValues::look_up_all(std::span<const Placed> all) {
    std::array<Asked, kAtOnce> waiting;
    std::size_t asked = 0;
    std::size_t answered = 0;
    const auto take_answer = [&] {
        const Asked& oldest = waiting[answered++ % kAtOnce];
        // Another one may have taken its place in the meantime; then it is looked up again.
        Known& known = known_[index_of(oldest.board)];
        if (known.board == oldest.board) known.value = answer(oldest);
    };
    for (const auto& [board, slides] : all)
        for (const Board slid : slides) {
            Known& known = known_[index_of(slid)];
            if (slid == board || known.board == slid) continue;
            if (asked - answered == kAtOnce) take_answer();
            known.board = slid;
            ask(slid, waiting[asked++ % kAtOnce]);
        }
    while (answered < asked) take_answer();
}

std::int64_t NetworkValues::sum_over_tiles(Board after) {
    AllPlaced all;
    std::size_t count = 0;
    for (Board cells = empty_cells(after); cells != 0; cells &= cells - 1)
        for (const Rank rank : {1, 2}) {
            const Board board = with_tile(after, first_cell(cells), rank);
            all[count++] = {board, all_slides(board)};
        }
    look_up_all(std::span(all).first(count));
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += (i % 2 == 0 ? 9 : 1) * std::int64_t{best_of(all[i])};
    return sum;
}

} // namespace forethought::twenty48
