#pragma once

#include <filesystem>
#include <iterator>
#include <string>

namespace forethought {

/// A folder of a test's own: empty at first, gone with it.
class OwnFolder {
  public:
    /// `name`: no other test's.
    explicit OwnFolder(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / ("forethought_" + name)) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~OwnFolder() { std::filesystem::remove_all(path_); }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    std::filesystem::path operator/(const char* name) const { return path_ / name; }
    long files() const {
        return std::distance(std::filesystem::directory_iterator(path_),
                             std::filesystem::directory_iterator{});
    }

  private:
    std::filesystem::path path_;
};

} // namespace forethought
