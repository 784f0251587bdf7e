#include "engine/cli/games.h"
#include "engine/cli/match_runner.h"
#include "engine/cli/measuring.h"
#include "engine/cli/merged_shards.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace forethought::cli {

namespace {

using nlohmann::json;

struct MergeOptions {
    std::vector<std::string> files;
    bool is_partial = false;
    bool json = false;
    /// The file of the measured ladder; empty to keep nothing.
    std::string save;
};

/// Throws `UsageError` where a rung searches otherwise in this program than in the one that played.
template <Game G>
void check_signature(const json& facts, const char* rung, const char* field) {
    const int number = facts[rung];
    const std::string here = signature_of<G>(number);
    if (facts[field] != here)
        throw UsageError{"rung " + std::to_string(number) + " has the signature " + here +
                         " in this program and had " + facts[field].get<std::string>() +
                         " where it was played: only that program can keep it"};
}

/// Keeps what the whole came to, as the command that plays it does.
void save(const MergedShards& merged, const std::string& path) {
    with_opponents(merged.matches().front().facts()["game"], [&]<class G>(std::type_identity<G>) {
        for (const MergedMatch& match : merged.matches()) {
            if (match.facts().contains("a_weights") || match.facts().contains("b_weights"))
                throw UsageError{
                    "what is kept is of rungs as they are: --save is without weights of your own"};
            check_signature<G>(match.facts(), "a", "a_signature");
            check_signature<G>(match.facts(), "b", "b_signature");
        }
        Measuring<G> measuring(std::string(G::kName), path);
        for (const MergedMatch& match : merged.matches()) {
            const json facts = match.facts_of_match();
            measuring.take(facts, {{"a_signature", facts["a"]}, {"b_signature", facts["b"]}},
                           [&] { return match.figures(); });
        }
    });
}

/// What there is of a match, as the command that plays it tells it.
json told(const MergedMatch& match) {
    json told = match.facts_of_match();
    told.update(match.figures());
    if (const int missing = match.missing(); missing > 0) told["missing"] = missing;
    return told;
}

/// The matches of which there is anything.
json all_told(const MergedShards& merged) {
    json all = json::array();
    for (const MergedMatch& match : merged.matches())
        if (match.is_known() && match.missing() < match.games()) all.push_back(told(match));
    return all;
}

void run_merge(const MergeOptions& options) {
    MergedShards merged;
    for (const std::string& file : options.files) merged.add(file);
    if (merged.matches().empty()) throw UsageError{"there is no shard in what was given"};
    const json matches = all_told(merged);
    if (matches.empty()) throw UsageError{"no pair of games has been played to its end yet"};
    const bool is_whole = merged.missing() == 0;
    if (!is_whole && !options.is_partial)
        throw UsageError{merged.gap() + ": play these again, or take what is there with --partial"};
    if (!is_whole && !options.save.empty())
        throw UsageError{merged.gap() + ": a part is no measurement, --save is for the whole"};
    if (!options.save.empty()) save(merged, options.save);
    if (options.json)
        return print_json(merged.is_ladder() ? json{{"game", matches[0]["game"]}, {"matches", matches}}
                                             : matches[0]);
    for (const json& match : matches)
        std::cout << to_line(match) << (is_whole || merged.is_ladder() ? "" : "  (" + merged.gap() + ")")
                  << "\n";
    if (!is_whole && merged.is_ladder()) std::cout << "(" << merged.gap() << ")\n";
}

} // namespace

void add_merge(Command program) {
    const Command command =
        program.add_command("merge", "adds up shards: what 'match' or 'ladder' prints of the whole");
    const auto options = std::make_shared<MergeOptions>();
    add_files(command, "files", options->files,
              "what '--shard' had written, in any order; '-' is standard input")
        .required();
    command.add_flag("--partial", options->is_partial,
                     "take the pairs that are there where games are missing, and tell how many are");
    add_json(command, options->json);
    add_save(command, options->save);
    command.callback([options] { run_merge(*options); });
}

} // namespace forethought::cli
