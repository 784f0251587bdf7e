#pragma once

#include "engine/cli/measurement.h"
#include "engine/cli/measurement_file.h"
#include "engine/cli/origin.h"
#include "engine/cli/rungs.h"
#include "engine/core/bench.h"
#include "engine/core/text.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace forethought::cli {

/// The signature that a rung's bench has in this program: what it searches, whatever changed elsewhere.
template <Game G>
std::string signature_of(int number) {
    return to_hex(run_bench<G>(ready_rung<G>(number)).signature);
}

/// Takes measurements, or takes them from a file where the same rungs, with the signatures that they have in
/// this program, have been measured with the same settings.
template <Game G>
class Measuring {
  public:
    /// With an empty `path` nothing is kept. Throws `UsageError` as `MeasurementFile` does.
    Measuring(const std::string& game, const std::string& path) {
        if (!path.empty()) file_.emplace(path, game);
    }

    /// `facts` say what is measured, `players` in which field the signature of which rung stands, and
    /// `play()` gives the figures. Returns all of it.
    template <class Play>
    nlohmann::json take(nlohmann::json facts, std::initializer_list<std::pair<const char*, int>> players,
                        Play play) {
        if (!file_) {
            facts.update(play());
            return facts;
        }
        // The file names the game once.
        const nlohmann::json game = facts["game"];
        facts.erase("game");
        for (const auto& [field, number] : players) facts[field] = known_signature(number);
        auto measurement = file_->find(facts);
        if (!measurement) {
            facts.update(play());
            facts.update({{"commit", commit_of_build()}, {"date", today()}});
            measurement = rounded(std::move(facts));
            file_->keep(*measurement);
        }
        measurement->emplace("game", game);
        return *measurement;
    }

    /// Keeps what the measurements came to on one scale, as `MeasurementFile` does.
    void keep_scale(const nlohmann::json& strengths) {
        if (file_) file_->keep_scale(strengths);
    }

  private:
    const std::string& known_signature(int number) {
        const auto known = signatures_.find(number);
        if (known != signatures_.end()) return known->second;
        const std::string signature = signature_of<G>(number);
        file_->keep_rung(number, rung_of<G>(number).name, signature);
        return signatures_.emplace(number, signature).first->second;
    }

    std::optional<MeasurementFile> file_;
    std::map<int, std::string> signatures_;
};

} // namespace forethought::cli
