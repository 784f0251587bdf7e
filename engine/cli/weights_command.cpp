#include "engine/cli/games.h"
#include "engine/cli/own_weights.h"
#include "engine/cli/rungs.h"
#include "engine/cli/weights_file.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

struct WeightsOptions {
    std::string game;
    int rung = kStrongest;
    /// The file to write.
    std::string save;
    /// A file to look at instead.
    std::string check;
    bool json = false;
};

void tell(const WeightsFile& weights, const std::string& where, bool as_json) {
    const std::string digest = digest_of(weights.numbers);
    if (as_json)
        return print_json({{"game", weights.game},
                           {"kind", weights.kind},
                           {"numbers", weights.numbers.size()},
                           {"digest", digest}});
    std::cout << where << ": " << weights.kind << " of " << weights.game << ", " << weights.numbers.size()
              << " numbers, digest " << digest << "\n";
}

template <Game G>
WeightsFile weights_of_rung(int number) {
    const auto rung = ready_rung<G>(number);
    if constexpr (WeighingGame<G>) {
        const std::vector<NamedWeights> weights = G::weights_of(rung.switches);
        if (!weights.empty())
            return {std::string(G::kName), std::string(weights[0].kind), weights[0].numbers};
    }
    throw UsageError{"rung " + std::to_string(rung.number) + " of " + std::string(G::kName) +
                     " plays by no weights that others could take the place of"};
}

void run_weights(const WeightsOptions& options) {
    if (options.save.empty() == options.check.empty())
        throw UsageError{"name a file: --save writes the weights of a rung to it, --check looks at it"};
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        if (!options.check.empty()) {
            auto rung = rung_of<G>(options.rung);
            OwnWeights<G> own;
            return tell(give_file<G>(rung, options.check, own), title_of(options.check), options.json);
        }
        const WeightsFile weights = weights_of_rung<G>(options.rung);
        write_text(options.save, text_of(weights));
        tell(weights, options.save, options.json);
    });
}

} // namespace

void add_weights(Command program) {
    const Command command = program.add_command(
        "weights",
        "writes the weights by which a rung plays to a file, which 'match' and the page's lab take for a "
        "player, or looks at such a file");
    const auto options = std::make_shared<WeightsOptions>();
    add_game(command, options->game);
    add_json(command, options->json);
    add_rung(command, options->rung, "the rung whose weights they are, or that is to play by them");
    add_file(command, "--save", options->save, "the file to write");
    add_file(command, "--check", options->check,
             "a file to look at instead: whether the rung can play by it");
    command.callback([options] { run_weights(*options); });
}

} // namespace forethought::cli
