#include "engine/core/training/checkpoint.h"
#include "engine/xiangqi/training/trainer.h"

#include <type_traits>

namespace forethought::xiangqi::training {

// A game in a checkpoint is its header, its moves, then the values of the positions before them.

namespace {

struct GameHeader {
    std::uint16_t actions = 0;
    Outcome outcome = Outcome::draw;
    std::uint8_t unused = 0;
};
static_assert(sizeof(GameHeader) == Lessons::kLeastBytes);
static_assert(std::is_trivially_copyable_v<network::Weights> && std::is_trivially_copyable_v<Action>);

} // namespace

bool Lessons::read(CheckpointReader& reader, PlayedGame& game) {
    GameHeader header;
    if (!reader.read(&header, 1)) return false;
    game.outcome = header.outcome;
    return reader.read(game.actions, header.actions) && reader.read(game.values, header.actions);
}

void Lessons::write(CheckpointWriter& writer, const PlayedGame& game) {
    const GameHeader header{static_cast<std::uint16_t>(game.actions.size()), game.outcome};
    writer.write(&header, 1);
    writer.write(game.actions.data(), game.actions.size());
    writer.write(game.values.data(), game.values.size());
}

} // namespace forethought::xiangqi::training
