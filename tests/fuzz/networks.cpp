#include "engine/othello/patterns/weights.h"
#include "engine/twenty48/network.h"
#include "engine/xiangqi/network/network.h"
#include "tests/fuzz/target.h"

namespace forethought::fuzz {

static std::vector<std::uint8_t> weights_of_othello() {
    std::array<othello::PatternWeights::Stage, othello::kStages> stages;
    for (auto& stage : stages) stage.resize(othello::kWeights);
    return othello::write_weights(othello::PatternWeights(std::move(stages)), 1,
                                  othello::WeightsFrom::own_games);
}

/// Files of weights and networks, by the first byte.
static void networks(Input input) {
    static const auto of_othello = weights_of_othello();
    static const auto of_xiangqi = xiangqi::network::write_network(xiangqi::network::Weights{});
    const int of = take_byte(input) % 3;
    if (of == 0)
        load_coded(of_othello, input,
                   [](Input file) { static_cast<void>(othello::PatternWeights::load(file)); });
    if (of == 1)
        load_coded(of_xiangqi, input,
                   [](Input file) { static_cast<void>(xiangqi::network::read_network(file)); });
    if (of == 2) static_cast<void>(twenty48::Network::load(input));
}

static const Added networks_target("networks", networks);

} // namespace forethought::fuzz
