#pragma once

#include <string>
#include <vector>

namespace forethought::cli {

/// The files in a folder that end in `extension`, by their names. Throws `UsageError`, which says `what` is
/// missing, where there are none.
std::vector<std::string> files_of(const std::string& folder, const std::string& extension,
                                  const std::string& what);

/// The files of the WTHOR archive (.wtb) in a folder, by their names. Throws `UsageError` where there are
/// none.
std::vector<std::string> archive_files(const std::string& folder);

} // namespace forethought::cli
