#include "engine/cli/files.h"
#include "engine/cli/rungs.h"
#include "engine/cli/xiangqi/commands.h"
#include "engine/xiangqi/training/balanced_openings.h"

#include <iostream>
#include <string>
#include <vector>

namespace forethought::cli {

void print_xiangqi_openings(const OpeningsOptions& options) {
    std::vector<std::string> lines;
    read_lines(repository_file("engine/xiangqi/data/opening_lines.txt"), [&](std::string_view line, bool) {
        if (!line.empty() && line[0] != '#') lines.emplace_back(line);
    });
    const auto wanted = static_cast<std::size_t>(options.count);
    const auto openings = xiangqi::training::balanced_openings(
        lines, ready_rung<Xiangqi>(kStrongest).switches, options.nodes, wanted, options.seed);
    if (openings.size() < wanted)
        throw UsageError{"of " + std::to_string(lines.size()) + " lines no more than " +
                         std::to_string(openings.size()) + " are balanced"};
    for (const std::string& opening : openings) std::cout << opening << "\n";
}

} // namespace forethought::cli
