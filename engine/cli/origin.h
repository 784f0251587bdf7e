#pragma once

#include <string>

namespace forethought::cli {

/// The commit that this program was built from, twelve digits; with "-dirty" behind it where sources had been
/// changed since, "unknown" where it was built outside a repository.
std::string commit_of_build();

/// The day it is, as 2026-01-31, in UTC.
std::string today();

} // namespace forethought::cli
