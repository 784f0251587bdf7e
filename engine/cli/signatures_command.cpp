#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/cli/measurement_file.h"
#include "engine/cli/measuring.h"
#include "engine/cli/rungs.h"

#include <iostream>
#include <memory>
#include <optional>

namespace forethought::cli {

namespace {

struct SignaturesOptions {
    std::string game;
    /// The file of the measured ladder; empty to keep nothing.
    std::string save;
    /// The rung that is asked for, if not all of them.
    std::optional<int> only;
    bool json = false;
};

template <Game G>
void list(const SignaturesOptions& options) {
    const auto asked_for = rungs_asked_for<G>(options.only);
    std::optional<MeasurementFile> file;
    if (!options.save.empty()) file.emplace(options.save, options.game);
    nlohmann::json rungs = nlohmann::json::array();
    for (const auto& rung : asked_for) {
        const std::string signature = signature_of<G>(rung.number);
        if (file) file->keep_rung(rung.number, rung.name, signature);
        rungs.push_back({{"rung", rung.number}, {"name", rung.name}, {"signature", signature}});
        if (!options.json) std::cout << rung.number << " " << rung.name << ": " << signature << std::endl;
    }
    if (options.json) print_json({{"game", options.game}, {"rungs", rungs}});
}

void run_signatures(const SignaturesOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) { list<G>(options); });
}

} // namespace

void add_signatures(Command program) {
    const Command command =
        program.add_command("signatures", "the signature of every rung: what was measured under another "
                                          "one is out of date");
    const auto options = std::make_shared<SignaturesOptions>();
    add_game(command, options->game);
    add_json(command, options->json);
    add_save(command, options->save);
    command.add_option("--only", options->only, "the one rung that is asked for");
    command.callback([options] { run_signatures(*options); });
}

} // namespace forethought::cli
