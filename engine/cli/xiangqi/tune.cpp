#include "engine/cli/files.h"
#include "engine/cli/game_lines.h"
#include "engine/cli/json_text.h"
#include "engine/cli/progress.h"
#include "engine/cli/rungs.h"
#include "engine/cli/shard_games.h"
#include "engine/cli/weights_file.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/xiangqi/training/fit.h"

#include <iostream>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

using namespace xiangqi;
using training::PlayedGame;

/// The strongest rung with weights set by hand, so that a fit does not hang on the one before.
constexpr int kPlayer = 130;

struct FitOptions {
    /// Of what the searches of the games said; the rest is how the games ended.
    double share_of_values = 0.5;
    /// A file of games; empty for none.
    std::string keep;
};

/// The games of a series, in a file that keeps each as it ends.
class KeptGames {
  public:
    /// Reads what there is. Throws `UsageError` for games of another series.
    KeptGames(const std::string& path, const TuneOptions& options)
        : path_(path),
          header_{
              {"game", Xiangqi::kName}, {"nodes", options.nodes}, {"rung", kPlayer}, {"seed", options.seed}} {
        if (path_.empty()) return;
        require_writable(path_);
        hold_.emplace(hold(path_, "a tuning"));
        const bool has_header = is_there(path_) && read() > 0;
        if (!has_header) append_lines(path_, header_.dump() + "\n");
    }

    /// Those that were played, in the order of their numbers.
    const std::vector<PlayedGame>& games() const { return games_; }

    void add(const PlayedGame& game) {
        games_.push_back(game);
        if (!path_.empty()) append_lines(path_, game_line_of<Xiangqi>(game).dump() + "\n");
    }

  private:
    /// Returns how many lines there are, without one whose writer was broken off.
    int read() {
        int number = 0;
        read_lines(path_, [&](std::string_view line, bool is_ended) {
            if (!is_ended) return;
            ++number;
            try {
                take(read_json(line), number);
            } catch (const JsonMistake& mistake) {
                refuse(number, mistake.what);
            } catch (const UsageError& error) {
                refuse(number, error.what);
            }
        });
        return number;
    }

    void take(const nlohmann::json& line, int number) {
        if (number == 1) {
            if (line != header_)
                throw UsageError{"these are other games: " + shown(line) + ", not " + shown(header_)};
            return;
        }
        value_or_usage_error(check_fields(line, kGameFields));
        games_.push_back(game_of_line<Xiangqi, PlayedGame>(line, Xiangqi::start(0)));
    }

    [[noreturn]] void refuse(int number, const std::string& why) const {
        throw UsageError{title_of(path_) + ", line " + std::to_string(number) + ": " + why};
    }

    std::string path_;
    nlohmann::json header_;
    std::vector<PlayedGame> games_;
    std::optional<Hold> hold_;
};

/// Takes one game after the other; which of its positions count hangs on its number among them.
class Sampler {
  public:
    /// Throws `UsageError` where a move is not legal.
    void add(const PlayedGame& game) {
        if (!samples_.add(game, mix(0x66697473, number_)))
            throw UsageError{"game " + std::to_string(number_) + " cannot be played again"};
        ++number_;
    }

    const training::Samples& samples() const { return samples_; }

  private:
    training::Samples samples_;
    std::uint64_t number_ = 0;
};

void sample_new_games(const TuneOptions& options, const FitOptions& own, Sampler& sampler) {
    const training::SelfPlay how{
        .seed = options.seed, .nodes = options.nodes, .player = rung_of<Xiangqi>(kPlayer).switches};
    KeptGames kept(own.keep, options);
    SteadyClock clock;
    Progress progress("games for tuning", options.games);
    for (int number = 0; number < options.games; ++number) {
        const auto place = static_cast<std::size_t>(number);
        if (place == kept.games().size()) kept.add(training::play_game(how, number, clock));
        sampler.add(kept.games()[place]);
        progress.add(50);
    }
    progress.finish();
}

void sample_shards(const ShardGames& played, Sampler& sampler) {
    for (std::size_t place = 0; place < played.games.size(); ++place) {
        const auto start = match_start<Xiangqi>(MatchSettings{.seed = played.seed}, static_cast<int>(place));
        PlayedGame game{.outcome = played.games[place].outcome};
        for (std::size_t ply = 0; ply < start.path.plies(); ++ply)
            game.actions.push_back(start.path.ply(ply).change.move);
        for (const std::int32_t code : played.codes[place])
            game.actions.push_back(parse_action<Xiangqi>(nlohmann::json(code)));
        sampler.add(game);
    }
}

/// As C++ takes a list.
void print(const std::vector<std::int32_t>& numbers) {
    constexpr std::size_t kOnLine = 20;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        std::cout << numbers[i] << (i + 1 == numbers.size() || (i + 1) % kOnLine == 0 ? ",\n" : ", ");
}

void tune(const TuneOptions& options, const FitOptions& own) {
    if (options.shard)
        throw UsageError{"games for a fit are played by 'match --shard I/N --codes', not by --shard"};
    if (!own.keep.empty() && !options.from.empty()) throw UsageError{"--keep excludes --from"};
    if (!options.save.empty()) require_writable(options.save);
    Sampler sampler;
    std::string made_of = "tune --game xiangqi";
    if (options.from.empty()) {
        made_of += " --games " + std::to_string(options.games) + " --seed " + std::to_string(options.seed) +
                   " --nodes " + std::to_string(options.nodes);
        sample_new_games(options, own, sampler);
    } else {
        made_of += " --from";
        for (const ShardGames& played : read_shard_games(Xiangqi::kName, options.from)) {
            made_of += " " + played.title + ",";
            sample_shards(played, sampler);
        }
    }
    training::Fit fit(sampler.samples(), weights_by_hand(), own.share_of_values);
    const double loss_by_hand = fit.loss();
    fit.improve(options.fit_rounds);
    const auto numbers = numbers_of(fit.weights());
    std::cout << "// Made by forethought " << made_of << " --value-share " << own.share_of_values
              << " --rounds " << options.fit_rounds << ".\n";
    print(numbers);
    if (!options.save.empty())
        write_text(options.save, text_of({options.game, std::string(kEvaluationKind), numbers}));
    if (options.json)
        print_json({{"samples", sampler.samples().size()},
                    {"tenfold", fit.tenfold()},
                    {"loss_by_hand", loss_by_hand},
                    {"loss_fitted", fit.loss()}});
}

} // namespace

Tuning add_xiangqi_tuning(Command options) {
    const auto own = std::make_shared<FitOptions>();
    options
        .add_option("--value-share", own->share_of_values,
                    "how much of what a position counts is what the search said that chose a move there; "
                    "the rest is how the game ended")
        .check(in_range(0.0, 1.0))
        .show_default();
    add_file(options, "--keep", own->keep,
             "a file that keeps each game as it ends; those that it has are not played again");
    return [own](const TuneOptions& given) { tune(given, *own); };
}

} // namespace forethought::cli
