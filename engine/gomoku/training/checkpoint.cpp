#include "engine/core/training/checkpoint.h"
#include "engine/gomoku/training/trainer.h"

#include <algorithm>
#include <type_traits>

namespace forethought::gomoku {

// A game in a checkpoint is its header, its actions, the values of the positions before them, then for each
// aside its header and its actions.

namespace {

struct GameHeader {
    std::uint16_t actions = 0;
    Rule rule = Rule::freestyle;
    Outcome outcome = Outcome::playing;
    std::uint16_t asides = 0;
};

struct AsideHeader {
    Score value = 0;
    Action best{};
    std::uint16_t actions = 0;
};

static_assert(std::is_trivially_copyable_v<network::Weights> && std::is_trivially_copyable_v<Action>);

bool read_aside(CheckpointReader& reader, Aside& aside) {
    AsideHeader header;
    if (!reader.read(&header, 1) || header.actions > kMostActions) return false;
    aside.best = header.best;
    aside.value = header.value;
    return reader.read(aside.actions, header.actions);
}

} // namespace

bool Lessons::read(CheckpointReader& reader, PlayedGame& game) {
    GameHeader header;
    if (!reader.read(&header, 1) || header.actions > kMostActions) return false;
    game.rule = header.rule;
    game.outcome = header.outcome;
    game.asides.resize(header.asides);
    return reader.read(game.actions, header.actions) && reader.read(game.values, header.actions) &&
           std::all_of(game.asides.begin(), game.asides.end(),
                       [&](Aside& aside) { return read_aside(reader, aside); });
}

void Lessons::write(CheckpointWriter& writer, const PlayedGame& game) {
    const GameHeader of_game{static_cast<std::uint16_t>(game.actions.size()), game.rule, game.outcome,
                             static_cast<std::uint16_t>(game.asides.size())};
    writer.write(&of_game, 1);
    writer.write(game.actions.data(), game.actions.size());
    writer.write(game.values.data(), game.values.size());
    for (const Aside& aside : game.asides) {
        const AsideHeader of_aside{aside.value, aside.best, static_cast<std::uint16_t>(aside.actions.size())};
        writer.write(&of_aside, 1);
        writer.write(aside.actions.data(), aside.actions.size());
    }
}

} // namespace forethought::gomoku
