#include "engine/cli/othello/archive_files.h"

#include "engine/cli/usage_error.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace forethought::cli {

std::vector<std::string> files_of(const std::string& folder, const std::string& extension,
                                  const std::string& what) {
    std::vector<std::string> files;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem))
        if (entry.path().extension() == extension) files.push_back(entry.path().string());
    if (files.empty()) throw UsageError{folder + " is no folder with " + what + " (" + extension + ")"};
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<std::string> archive_files(const std::string& folder) {
    return files_of(folder, ".wtb", "files of the archive");
}

} // namespace forethought::cli
