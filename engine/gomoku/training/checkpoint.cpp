#include "engine/core/training/checkpoint.h"
#include "engine/gomoku/training/trainer.h"

#include <algorithm>
#include <type_traits>

namespace forethought::gomoku {

// A checkpoint is a header, the network in whole numbers, and all games: for each its header, then its
// actions, then the values of the positions before them, then for each aside its header and its actions.

namespace {

constexpr std::uint64_t kMagic = 0x3230'6e6b'6d67'2d6eu; // "n-gmkn02"

struct Header {
    std::array<std::uint64_t, 2> format{kMagic, sizeof(network::Weights)};
    std::uint64_t seed = 0;
    std::int64_t games_of_round = 0;
    std::uint64_t nodes = 0;
    std::uint64_t aside_in = 0;
    std::int64_t rounds = 0;
    std::int64_t played = 0;
    double processor_seconds = 0;
    std::uint64_t games = 0;
};

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

bool read_game(CheckpointReader& reader, PlayedGame& game) {
    GameHeader header;
    if (!reader.read(&header, 1) || header.actions > kMostActions) return false;
    game.rule = header.rule;
    game.outcome = header.outcome;
    game.asides.resize(header.asides);
    return reader.read(game.actions, header.actions) && reader.read(game.values, header.actions) &&
           std::all_of(game.asides.begin(), game.asides.end(),
                       [&](Aside& aside) { return read_aside(reader, aside); });
}

} // namespace

Status Trainer::save(const std::filesystem::path& path) const {
    Header header;
    header.seed = plan_.seed;
    header.games_of_round = plan_.games;
    header.nodes = plan_.play.nodes;
    header.aside_in = plan_.play.aside_in;
    header.rounds = rounds_;
    header.played = played_;
    header.processor_seconds = processor_seconds_;
    header.games = games_.size();
    CheckpointWriter writer(path);
    writer.write(&header, 1);
    writer.write(&weights_, 1);
    for (const PlayedGame& game : games_) {
        const GameHeader of_game{static_cast<std::uint16_t>(game.actions.size()), game.rule, game.outcome,
                                 static_cast<std::uint16_t>(game.asides.size())};
        writer.write(&of_game, 1);
        writer.write(game.actions.data(), game.actions.size());
        writer.write(game.values.data(), game.values.size());
        for (const Aside& aside : game.asides) {
            const AsideHeader of_aside{aside.value, aside.best,
                                       static_cast<std::uint16_t>(aside.actions.size())};
            writer.write(&of_aside, 1);
            writer.write(aside.actions.data(), aside.actions.size());
        }
    }
    return writer.finish();
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckpointReader reader(path);
    Header header;
    if (const Status begun = reader.begin(header, "this network"); !begun) return begun;
    if (const Status same = require_same(path, {{"seed", header.seed, plan_.seed},
                                                {"games", header.games_of_round, plan_.games},
                                                {"nodes", header.nodes, plan_.play.nodes},
                                                {"asides in", header.aside_in, plan_.play.aside_in}});
        !same)
        return same;
    if (!reader.read(&weights_, 1)) return reader.damaged();
    // A count that the file cannot hold would ask for memory that is not there.
    if (header.games > reader.rest() / sizeof(GameHeader)) return reader.damaged();
    games_.resize(header.games);
    for (PlayedGame& game : games_)
        if (!read_game(reader, game)) return reader.damaged();
    if (const Status whole = reader.finish(); !whole) return whole;
    rounds_ = static_cast<int>(header.rounds);
    played_ = header.played;
    processor_seconds_ = header.processor_seconds;
    return success();
}

Result<std::unique_ptr<Trainer>> Trainer::resume(const std::filesystem::path& path, const TrainingPlan& plan,
                                                 int threads) {
    auto trainer = std::make_unique<Trainer>(plan, threads);
    if (const Status status = trainer->load(path); !status) return Error{status.error()};
    return trainer;
}

} // namespace forethought::gomoku
