#include "engine/cli/command.h"
#include "engine/cli/games.h"
#include "engine/core/judged.h"

#include <iostream>
#include <memory>

namespace forethought::cli {

namespace {

struct JudgeOptions {
    std::string game;
    std::string start = "standard";
    std::string moves;
    bool json = false;
};

/// The games whose rules look at more than the position.
std::vector<std::string> judged_games() {
    std::vector<std::string> judged;
    for (const std::string& name : game_names())
        if (with_game(name, []<class G>(std::type_identity<G>) { return JudgedGame<G>; }))
            judged.push_back(name);
    return judged;
}

void print(const Judgement& judgement) {
    std::cout << judgement.verdict << ": " << judgement.rule;
    if (!judgement.piece.empty()) std::cout << " of the " << judgement.piece << " on " << judgement.cell;
    if (judgement.ply > 0) std::cout << ", plies " << judgement.from_ply << " to " << judgement.ply;
    std::cout << "\n";
}

void run_judge(const JudgeOptions& options) {
    with_game(options.game, [&]<class G>(std::type_identity<G>) {
        if constexpr (JudgedGame<G>) {
            const auto judged = G::judge(options.start, options.moves);
            if (!judged) throw UsageError{judged.error()};
            const Judgement& judgement = judged.value();
            if (!options.json) return print(judgement);
            print_json({{"game", options.game},
                        {"verdict", judgement.verdict},
                        {"rule", judgement.rule},
                        {"piece", judgement.piece},
                        {"cell", judgement.cell},
                        {"from_ply", judgement.from_ply},
                        {"ply", judgement.ply}});
        }
    });
}

} // namespace

void add_judge(Command program) {
    const Command command = program.add_command(
        "judge", "what the rules say of a game, repetitions included: who has lost, and why");
    const auto options = std::make_shared<JudgeOptions>();
    const auto games = judged_games();
    options->game = games.front();
    command.add_option("--game", options->game, "the game").check(one_of(games)).show_default();
    command.add_option("--fen", options->start, "the position in which it begins").show_default();
    command.add_option("--moves", options->moves, "its moves, as one text");
    add_json(command, options->json);
    command.callback([options] { run_judge(*options); });
}

} // namespace forethought::cli
