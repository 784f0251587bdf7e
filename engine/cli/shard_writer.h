#pragma once

#include "engine/cli/command.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/shard_lines.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <utility>

namespace forethought::cli {

/// Plays a part of a match and writes it line by line, so that what is finished is not lost; with the codes
/// of the games' actions, if `with_codes`. `facts` are what tells the match from another. Returns whether it
/// could be written.
template <Game G>
bool write_shard(const Rung<typename G::Switches>& a, const Rung<typename G::Switches>& b,
                 const MatchSettings& settings, const Shard& shard, int jobs, nlohmann::json facts,
                 bool with_codes = false) {
    facts.update({{"a_signature", signature_of<G>(a.number)}, {"b_signature", signature_of<G>(b.number)}});
    print_json(header_line(std::move(facts), shard));
    play_shard<G>(a, b, settings, shard, jobs, [&](int number, const MatchGame& game, const auto& codes) {
        NumberedGame line{number, game};
        if (with_codes) line.codes = codes;
        print_json(game_line(line));
        return std::cout.good();
    });
    return std::cout.good();
}

} // namespace forethought::cli
