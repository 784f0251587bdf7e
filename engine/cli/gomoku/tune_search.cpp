#include "engine/cli/command.h"
#include "engine/cli/fields.h"
#include "engine/cli/files.h"
#include "engine/cli/gomoku/commands.h"
#include "engine/cli/interruption.h"
#include "engine/cli/json_text.h"
#include "engine/cli/rungs.h"
#include "engine/core/match.h"
#include "engine/gomoku/gomoku.h"
#include "engine/gomoku/training/tuned_constants.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <vector>

namespace forethought::cli {

namespace {

using gomoku::constants_of;
using gomoku::kSelectiveConstants;
using gomoku::kTunedConstants;
using gomoku::SearchConstants;

/// The rung whose constants are looked for: without the book of the one above.
constexpr int kTunedSearcher = 160;
/// Pairs between two checkpoints.
constexpr int kPairsOfCheckpoint = 10;
constexpr int kMostPairs = 1'000'000;

constexpr Kind kPairs{"a whole number from 0", [](const nlohmann::json& value) {
                          return value.is_number_unsigned() && value <= kMostPairs;
                      }};
constexpr Kind kConstants{"the constants, each in its range", [](const nlohmann::json& value) {
                              if (!value.is_array() || value.size() != std::size(kTunedConstants))
                                  return false;
                              for (std::size_t i = 0; i < value.size(); ++i)
                                  if (!value[i].is_number() || value[i] < kTunedConstants[i].least ||
                                      value[i] > kTunedConstants[i].most)
                                      return false;
                              return true;
                          }};
constexpr Field kFieldsOfSearchTuning[] = {{"pairs", kPairs}, {"constants", kConstants}};

/// Looks for the constants of the selective search in pairs of games: what is tried one way plays against
/// what is tried the other way, from the same opening with both colours.
class SearchTuning {
  public:
    explicit SearchTuning(const TuneOptions& options)
        : options_(options),
          tuner_(gomoku::numbers_to_tune(kSelectiveConstants), options.seed),
          rung_(ready_rung<Gomoku>(kTunedSearcher)) {
        if (options.of_rounds.resume) load();
    }

    void run() {
        const int pairs = options_.games / 2;
        while (tuner_.rounds() < pairs && !interruption().requested()) {
            tuner_.learn(play_pair());
            if (tuner_.rounds() % kPairsOfCheckpoint == 0) keep_on_the_way();
        }
        save();
        report();
    }

  private:
    /// What a checkpoint has to agree on with the run that goes on from it.
    nlohmann::json facts() const {
        nlohmann::json begun_with = nlohmann::json::array();
        for (const TunedNumber& number : gomoku::numbers_to_tune(kSelectiveConstants))
            begun_with.push_back(number.begin);
        return {{"seed", options_.seed}, {"nodes", options_.nodes}, {"begun_with", begun_with}};
    }

    void load() {
        const std::string title = title_of(options_.of_rounds.checkpoint);
        const UsageError damaged{title + " is not a checkpoint of this tuning"};
        const nlohmann::json checkpoint = [&] {
            try {
                return read_json(read_text(options_.of_rounds.checkpoint));
            } catch (const JsonMistake& mistake) {
                throw UsageError{damaged.what + ", by line " + std::to_string(mistake.line) +
                                 (mistake.what.empty() ? "" : ": " + mistake.what)};
            }
        }();
        if (!checkpoint.is_object()) throw damaged;
        const nlohmann::json facts = this->facts();
        for (const auto& [name, value] : facts.items())
            if (!checkpoint.contains(name) || checkpoint[name] != value)
                throw UsageError{title + " was begun with another " + name};
        if (!check_fields(checkpoint, kFieldsOfSearchTuning)) throw damaged;
        tuner_.go_on(checkpoint["pairs"], checkpoint["constants"].get<SpsaTuner::Numbers>());
    }

    void save() const {
        nlohmann::json checkpoint = facts();
        checkpoint["pairs"] = tuner_.rounds();
        checkpoint["constants"] = tuner_.numbers();
        write_text(options_.of_rounds.checkpoint, checkpoint.dump(1) + "\n");
    }

    /// By how much what is tried one way was better: -1 to 1.
    double play_pair() const {
        const SpsaTuner::Trial trial = tuner_.trial();
        const SearchConstants up = constants_of(trial.up);
        const SearchConstants down = constants_of(trial.down);
        gomoku::Switches a = rung_.switches;
        gomoku::Switches b = rung_.switches;
        a.constants = &up;
        b.constants = &down;
        const MatchSettings settings{.seed = options_.seed, .limits = {.nodes = options_.nodes}};
        SteadyClock clock;
        int halves = 0;
        for (const int number : {2 * tuner_.rounds(), 2 * tuner_.rounds() + 1})
            halves += half_points(play_match_game<Gomoku>(a, b, settings, number, clock));
        return halves / 2.0 - 1;
    }

    /// A row of the log, the same for people, and the checkpoint, which comes last: who goes on from it finds
    /// the rest as it has to be.
    void keep_on_the_way() const {
        std::string head = "pairs";
        std::ostringstream row;
        std::ostringstream line;
        row << tuner_.rounds();
        line << tuner_.rounds() << " pairs:" << std::fixed << std::setprecision(1);
        for (std::size_t i = 0; i < std::size(kTunedConstants); ++i) {
            head += "," + std::string(kTunedConstants[i].name);
            row << "," << tuner_.numbers()[i];
            line << " " << kTunedConstants[i].name << " " << tuner_.numbers()[i];
        }
        write_row(options_.of_rounds.checkpoint + ".csv", head, std::to_string(tuner_.rounds()) + ",",
                  row.str());
        std::cerr << line.str() << "\n";
        save();
    }

    void report() const {
        std::cout << "// Made by forethought tune --game gomoku --search --games " << 2 * tuner_.rounds()
                  << " --seed " << options_.seed << " --nodes " << options_.nodes << ".\n"
                  << gomoku::text_of(constants_of(tuner_.numbers()));
        if (options_.json) print_json({{"pairs", tuner_.rounds()}, {"constants", tuner_.numbers()}});
    }

    TuneOptions options_;
    SpsaTuner tuner_;
    Rung<gomoku::Switches> rung_;
};

} // namespace

void tune_gomoku_search(const TuneOptions& options) {
    const std::string& checkpoint = options.of_rounds.checkpoint;
    if (checkpoint.empty()) throw UsageError{"matches take long: name a --checkpoint"};
    if (!options.of_rounds.resume && is_there(checkpoint))
        throw UsageError{checkpoint + " is there already: --resume goes on with it"};
    require_writable(checkpoint);
    const Hold held = hold(checkpoint, "a tuning");
    SearchTuning tuning(options);
    end_in_order_when_interrupted();
    tuning.run();
}

} // namespace forethought::cli
