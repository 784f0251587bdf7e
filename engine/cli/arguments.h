#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// What can be told to the program on its command line. CLI11 stands behind this, and only arguments.cpp
/// includes it: whatever does takes seconds longer to compile.
namespace forethought::cli {

/// Looks at the text of a value before it is read.
struct Check {
    /// What the help says of values that pass, after their type; may be empty.
    std::string description;
    /// Returns what is wrong with a value, or an empty text; it may also write the value otherwise.
    std::function<std::string(std::string& value)> complaint;
};

/// Accepts whole numbers, or numbers, from `least` to `most`.
Check in_range(int least, int most);
Check in_range(double least, double most);

/// Accepts these texts.
Check one_of(const std::vector<std::string>& texts);

/// What a value can be read into. Numbers are written with digits, whole ones with nothing else but a minus
/// before them; what is written otherwise is refused, whatever a library would make of it.
template <class Value, class... Values>
concept AmongTypes = (std::same_as<Value, Values> || ...);
template <class Value>
concept OptionValue =
    AmongTypes<Value, int, std::uint32_t, std::uint64_t, float, double, std::string, std::optional<int>,
               std::optional<std::uint64_t>, std::optional<float>, std::optional<std::string>,
               std::vector<int>, std::vector<double>, std::vector<std::string>>;

/// An option of a command, with a name like `--nodes` or known by its place; a handle that lives as long as
/// the program.
class Option {
  public:
    /// Refuses values of which the check complains; after the checks before.
    Option check(const Check& check) const;
    /// Refuses a command without the option.
    Option required() const;
    /// Takes exactly so many values.
    Option expected(int values) const;
    /// Refuses both at once.
    Option excludes(Option other) const;
    /// Tells in the help the value that the target has now.
    Option show_default() const;

    /// Whether it was given; when its command runs.
    bool is_given() const;
    /// As it is written, with its dashes.
    std::string name() const;

  private:
    friend class Command;
    explicit Option(CLI::Option* option) : option_(option) {}

    CLI::Option* option_;
};

/// A command, or the program as a whole, and what it takes; a handle that lives as long as the program.
/// `names` of options are separated by commas; `what` is their line in the help. Values are read into
/// targets, which have to be there when the program runs.
class Command {
  public:
    Command add_command(const std::string& name, const std::string& what) const;
    /// Options that stand under a title of their own in the help.
    Command add_group(const std::string& title) const;
    /// The title of a group that has no options is left out.
    void leave_out_empty() const;

    template <OptionValue Value>
    Option add_option(const std::string& names, Value& target, const std::string& what) const;
    /// An option that takes a list of numbers as one text, with commas between them.
    template <class Number>
    Option add_list(const std::string& names, std::vector<Number>& target, const std::string& what) const;
    /// An option whose text is given to a function.
    Option add_option(const std::string& names, const std::function<void(const std::string& text)>& take,
                      const std::string& what) const;
    /// An option without a value: it sets the target.
    Option add_flag(const std::string& names, bool& target, const std::string& what) const;

    /// What happens when this command is called, after all of its options were read.
    void callback(const std::function<void()>& run) const;

    /// The name of an option of this command or group that was given, if any.
    std::optional<std::string> given_option() const;

  private:
    friend class Program;
    explicit Command(CLI::App* app) : app_(app) {}

    CLI::App* app_;
};

/// The program, with `--help` and `--version`.
class Program {
  public:
    Program(const std::string& what, const std::string& version);
    ~Program();

    /// What commands are added to.
    Command root() const;

    /// Runs the command that the arguments name, and returns whether one ran: `--help` and `--version` are
    /// answered here. Throws `UsageError` for arguments that make no sense or name no command, and whatever
    /// the command throws.
    bool run(int argc, char** argv);

  private:
    std::unique_ptr<CLI::App> app_;
};

} // namespace forethought::cli
