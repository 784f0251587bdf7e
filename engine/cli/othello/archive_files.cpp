#include "engine/cli/othello/archive_files.h"

#include "engine/cli/usage_error.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace forethought::cli {

std::vector<std::string> archive_files(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem))
        if (entry.path().extension() == ".wtb") files.push_back(entry.path().string());
    if (files.empty()) throw UsageError{folder + " is no folder with files of the archive (.wtb)"};
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace forethought::cli
