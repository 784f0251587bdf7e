#include "engine/core/stored_file.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace forethought {

namespace {

namespace fs = std::filesystem;

/// What lies beside a file while it is written, and while it is held.
constexpr const char* kUnfinished = ".unfinished";
constexpr const char* kLock = ".lock";
/// Most that a lock says.
constexpr std::size_t kMostOfLock = 1'000;
/// Most that a table has.
constexpr std::size_t kMostOfTable = std::size_t{64} << 20;
/// As many links as systems follow.
constexpr int kMostLinks = 40;
/// Looks at a lock that another program holds, and the time between two: half a minute in all.
constexpr int kMostLooks = 600;
constexpr std::chrono::milliseconds kBetweenLooks{50};
/// For everybody, but for what the user's mask takes away.
constexpr mode_t kNewFile = 0666;

Error last_problem() {
    return Error{std::strerror(errno)};
}

/// Whether that is a file; if not, why.
Status check_kind(const struct stat& facts) {
    if (S_ISREG(facts.st_mode)) return success();
    if (S_ISDIR(facts.st_mode)) return Error{std::strerror(EISDIR)};
    if (S_ISFIFO(facts.st_mode)) return Error{"it is a pipe, not a file"};
    return Error{S_ISSOCK(facts.st_mode) ? "it is a socket, not a file" : "it is a device, not a file"};
}

/// Opens a regular file. Whatever else it may be, this does not wait for it.
Result<int> open_regular(const fs::path& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_NONBLOCK | O_CLOEXEC, kNewFile);
    struct stat facts {};
    if (file < 0 && errno == ENXIO && ::stat(path.c_str(), &facts) == 0)
        if (const Status kind = check_kind(facts); !kind) return Error{kind.error()};
    if (file < 0) return last_problem();
    const Status kind = ::fstat(file, &facts) == 0 ? check_kind(facts) : Status(last_problem());
    if (kind) return file;
    ::close(file);
    return Error{kind.error()};
}

Result<OpenFile> as_stream(const Result<int>& file, const char* mode) {
    if (!file) return Error{file.error()};
    OpenFile stream(::fdopen(file.value(), mode));
    if (stream) return stream;
    const Error problem = last_problem();
    ::close(file.value());
    return problem;
}

/// Where a name leads to in the end; there may be nothing yet.
Result<fs::path> behind_links(fs::path path) {
    std::error_code problem;
    for (int links = 0; fs::is_symlink(path, problem); ++links) {
        if (links == kMostLinks) return Error{std::strerror(ELOOP)};
        const fs::path next = fs::read_symlink(path, problem);
        if (problem) return Error{problem.message()};
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

/// Whether a file may be written anew, there or not.
Status check_place(const fs::path& place) {
    struct stat facts {};
    if (::stat(place.c_str(), &facts) != 0) return errno == ENOENT ? success() : Status(last_problem());
    if (const Status kind = check_kind(facts); !kind) return kind;
    return ::access(place.c_str(), W_OK) == 0 ? success() : Status(last_problem());
}

/// Locks an open file once nobody else does.
Status lock(int file) {
    for (int looks = 0; ::flock(file, LOCK_EX | LOCK_NB) != 0; ++looks) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            return Error{std::string("it cannot be locked: ") + std::strerror(errno)};
        if (looks == kMostLooks) return Error{"another program has been writing it for half a minute"};
        std::this_thread::sleep_for(kBetweenLooks);
    }
    return success();
}

/// Locks an open file at once. Error: what the one who has locked it says in it.
Status lock_at_once(int file) {
    while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        if (errno != EWOULDBLOCK) return Error{std::string("it cannot be locked: ") + std::strerror(errno)};
        std::string owner(kMostOfLock, '\0');
        const ssize_t size = ::pread(file, owner.data(), owner.size(), 0);
        owner.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
        return Error{(owner.empty() ? "another program" : owner) + " is at work on it"};
    }
    return success();
}

bool is_still(int file, const fs::path& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file, &opened) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

/// A locked, empty file of that name; `lock` locks one that is open.
template <class Lock>
Result<int> open_locked(const fs::path& path, const Lock& lock) {
    while (true) {
        const Result<int> file = open_regular(path, O_RDWR | O_CREAT | O_NOFOLLOW);
        if (!file) return file;
        Status status = lock(file.value());
        // Whoever had it locked may have put it in its place, or taken it away.
        const bool is_ours = status && is_still(file.value(), path);
        if (is_ours && ::ftruncate(file.value(), 0) == 0) return file;
        if (is_ours) status = last_problem();
        ::close(file.value());
        if (!status) return Error{status.error()};
    }
}

/// Gives a file the owner and the permissions of another, as far as that is allowed.
void liken(int file, const fs::path& other) {
    struct stat facts {};
    if (::stat(other.c_str(), &facts) != 0) return;
    const bool is_owned = ::fchown(file, facts.st_uid, facts.st_gid) == 0;
    // A file that changes hands must not run as whom it was not given to.
    constexpr mode_t runs_as_owner = S_ISUID | S_ISGID;
    const mode_t mode = facts.st_mode & 07777;
    static_cast<void>(::fchmod(file, is_owned ? mode : mode & ~runs_as_owner));
}

/// So that a new name is on the disk as well; where it cannot be, the file is whole all the same.
void keep_names(const fs::path& folder) {
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    static_cast<void>(::fsync(file));
    ::close(file);
}

Status write_to(std::FILE* file, std::span<const std::uint8_t> bytes) {
    // No bytes may have no address, which the library refuses.
    if (bytes.empty() || std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size()) return success();
    return last_problem();
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Cuts off what comes behind the last end of a line.
Status cut_broken_line(int file) {
    struct stat facts {};
    if (::fstat(file, &facts) != 0) return last_problem();
    off_t whole = facts.st_size;
    for (char last = 0; whole > 0; --whole) {
        if (::pread(file, &last, 1, whole - 1) != 1) return last_problem();
        if (last == '\n') break;
    }
    return whole == facts.st_size || ::ftruncate(file, whole) == 0 ? success() : Status(last_problem());
}

std::string in_words(std::size_t bytes) {
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    return bytes % mebibyte == 0 ? std::to_string(bytes / mebibyte) + " MiB"
                                 : std::to_string(bytes) + " bytes";
}

} // namespace

Result<OpenFile> open_to_read(const fs::path& path) {
    return as_stream(open_regular(path, O_RDONLY), "rb");
}

Result<std::vector<std::uint8_t>> read_rest(std::FILE* file, std::size_t most) {
    constexpr std::size_t slice = std::size_t{1} << 16;
    std::vector<std::uint8_t> bytes;
    for (std::size_t size = 0;;) {
        bytes.resize(size + slice);
        const std::size_t read = std::fread(bytes.data() + size, 1, slice, file);
        if (std::ferror(file) != 0) return last_problem();
        size += read;
        if (size > most) return Error{"it has more than " + in_words(most)};
        bytes.resize(size);
        if (read == 0) return bytes;
    }
}

Result<std::vector<std::uint8_t>> read_whole(const fs::path& path, std::size_t most) {
    const Result<OpenFile> file = open_to_read(path);
    if (!file) return Error{file.error()};
    return read_rest(file.value().get(), most);
}

Replacement::Replacement(fs::path place, fs::path unfinished, OpenFile file)
    : place_(std::move(place)), unfinished_(std::move(unfinished)), file_(std::move(file)) {}

Result<Replacement> Replacement::of(const fs::path& path) {
    const Result<fs::path> place = behind_links(path);
    if (!place) return Error{place.error()};
    if (const Status status = check_place(place.value()); !status) return Error{status.error()};
    fs::path unfinished = place.value();
    unfinished += kUnfinished;
    Result<OpenFile> file = as_stream(open_locked(unfinished, lock), "wb");
    if (!file) return Error{file.error()};
    return Replacement(place.value(), std::move(unfinished), std::move(file.value()));
}

Replacement::~Replacement() {
    // While it is locked: afterwards it may be another program's.
    if (file_) ::unlink(unfinished_.c_str());
}

Status Replacement::write(std::span<const std::uint8_t> bytes) {
    return write_to(file_.get(), bytes);
}

Status Replacement::finish() {
    const int file = ::fileno(file_.get());
    // What was kept back is written now; that is where a full disk is often noticed.
    if (std::fflush(file_.get()) != 0 || ::fsync(file) != 0) return last_problem();
    liken(file, place_);
    if (::rename(unfinished_.c_str(), place_.c_str()) != 0) return last_problem();
    keep_names(place_.parent_path());
    file_.reset();
    return success();
}

Hold::Hold(fs::path lock, OpenFile file) : lock_(std::move(lock)), file_(std::move(file)) {}

Result<Hold> Hold::of(const fs::path& path, std::string_view what) {
    const Result<fs::path> place = behind_links(path);
    if (!place) return Error{place.error()};
    fs::path lock = place.value();
    lock += kLock;
    Result<OpenFile> file = as_stream(open_locked(lock, lock_at_once), "wb");
    if (!file) return Error{file.error()};
    Hold hold(std::move(lock), std::move(file.value()));
    const std::string owner = "process " + std::to_string(::getpid()) + ", " + std::string(what) + ",";
    if (const Status status = write_to(hold.file_.get(), bytes_of(owner)); !status)
        return Error{status.error()};
    if (std::fflush(hold.file_.get()) != 0) return last_problem();
    return hold;
}

Hold::~Hold() {
    // While it is locked: afterwards it may be another program's.
    if (file_) ::unlink(lock_.c_str());
}

Status append_lines(const fs::path& path, std::string_view lines) {
    Result<OpenFile> file = as_stream(open_regular(path, O_RDWR | O_APPEND | O_CREAT), "ab");
    if (!file) return Error{file.error()};
    std::FILE* const stream = file.value().get();
    if (const Status status = lock(::fileno(stream)); !status) return status;
    if (const Status status = cut_broken_line(::fileno(stream)); !status) return status;
    if (const Status status = write_to(stream, bytes_of(lines)); !status) return status;
    return std::fclose(file.value().release()) == 0 ? success() : Status(last_problem());
}

Status write_row(const fs::path& path, std::string_view head, std::string_view key, std::string_view row) {
    Result<Replacement> table = Replacement::of(path);
    if (!table) return Error{table.error()};
    std::vector<std::uint8_t> before;
    std::error_code problem;
    if (fs::exists(path, problem)) {
        auto read = read_whole(path, kMostOfTable);
        if (!read) return Error{read.error()};
        before = std::move(read.value());
    }
    std::string text;
    std::string_view rest(reinterpret_cast<const char*>(before.data()), before.size());
    for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
        if (rest.starts_with(key)) break;
        text += rest.substr(0, end + 1);
        rest.remove_prefix(end + 1);
    }
    if (text.empty()) text = std::string(head) + "\n";
    text += std::string(row) + "\n";
    if (const Status status = table.value().write(bytes_of(text)); !status) return status;
    return table.value().finish();
}

} // namespace forethought
