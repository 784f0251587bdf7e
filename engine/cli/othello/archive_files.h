#pragma once

#include <string>
#include <vector>

namespace forethought::cli {

/// The files of the WTHOR archive (.wtb) in a folder, by their names. Throws `UsageError` where there are
/// none.
std::vector<std::string> archive_files(const std::string& folder);

} // namespace forethought::cli
