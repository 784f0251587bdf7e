#include "engine/core/checked_file.h"
#include "engine/gomoku/training/trainer.h"

#include <algorithm>
#include <type_traits>

namespace forethought::gomoku {

// A checkpoint is a header, the network in whole numbers, and all games: for each its header, then its
// actions, then the values of the positions before them, then for each aside its header and its actions.

namespace {

constexpr std::uint64_t kMagic = 0x3230'6e6b'6d67'2d6eu; // "n-gmkn02"

struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t weights = sizeof(network::Weights);
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

/// What a training cannot go on with another of; empty if it is the same.
std::string difference(const Header& begun, const TrainingPlan& plan) {
    const auto tell = [](const char* name, auto was, auto is) {
        return std::string(name) + " " + std::to_string(was) + ", not " + std::to_string(is);
    };
    if (begun.seed != plan.seed) return tell("seed", begun.seed, plan.seed);
    if (begun.games_of_round != plan.games) return tell("games", begun.games_of_round, plan.games);
    if (begun.nodes != plan.play.nodes) return tell("nodes", begun.nodes, plan.play.nodes);
    if (begun.aside_in != plan.play.aside_in) return tell("asides in", begun.aside_in, plan.play.aside_in);
    return {};
}

bool read_aside(CheckedReader& reader, Aside& aside) {
    AsideHeader header;
    if (!reader.read(&header, 1) || header.actions > kMostActions) return false;
    aside.best = header.best;
    aside.value = header.value;
    return reader.read(aside.actions, header.actions);
}

bool read_game(CheckedReader& reader, PlayedGame& game) {
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
    CheckedWriter writer(path);
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
    const Status written = writer.finish();
    if (written) return success();
    return Error{"cannot write the checkpoint " + path.string() + ": " + written.error()};
}

Status Trainer::load(const std::filesystem::path& path) {
    CheckedReader reader(path);
    if (!reader.is_open()) return Error{"cannot read " + path.string()};
    Header header;
    if (!reader.read(&header, 1) || header.magic != kMagic || header.weights != sizeof(network::Weights))
        return Error{path.string() + " is not a checkpoint of this network"};
    if (const std::string other = difference(header, plan_); !other.empty())
        return Error{path.string() + " was begun with " + other};
    const Error damaged{path.string() + " is damaged or cut short"};
    if (!reader.read(&weights_, 1)) return damaged;
    // A count that the file cannot hold would ask for memory that is not there.
    if (header.games > reader.rest() / sizeof(GameHeader)) return damaged;
    games_.resize(header.games);
    for (PlayedGame& game : games_)
        if (!read_game(reader, game)) return damaged;
    if (!reader.is_whole()) return damaged;
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
