#include "engine/cli/arguments.h"

#include "engine/cli/usage_error.h"

#include <CLI/CLI.hpp>

namespace forethought::cli {

namespace {

Check check_of(const CLI::Validator& validator) {
    return {validator.get_description(), [validator](std::string& value) { return validator(value); }};
}

CLI::Validator validator_of(const Check& check) {
    return CLI::Validator(check.complaint, check.description);
}

std::string list_of_commands(const CLI::App& program) {
    std::string list;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
        list += (list.empty() ? "" : ", ") + command->get_name();
    return list;
}

} // namespace

Check in_range(int least, int most) {
    return check_of(CLI::Range(least, most));
}

Check in_range(double least, double most) {
    return check_of(CLI::Range(least, most));
}

Check one_of(const std::vector<std::string>& texts) {
    return check_of(CLI::IsMember(texts));
}

Option Option::check(const Check& check) const {
    return Option(option_->check(validator_of(check)));
}

Option Option::transform(const Check& check) const {
    return Option(option_->transform(validator_of(check)));
}

Option Option::required() const {
    return Option(option_->required());
}

Option Option::expected(int values) const {
    return Option(option_->expected(values));
}

Option Option::delimiter(char separator) const {
    return Option(option_->delimiter(separator));
}

Option Option::excludes(Option other) const {
    return Option(option_->excludes(other.option_));
}

Option Option::show_default() const {
    return Option(option_->capture_default_str());
}

Command Command::add_command(const std::string& name, const std::string& what) const {
    return Command(app_->add_subcommand(name, what));
}

Command Command::add_group(const std::string& title) const {
    return Command(app_->add_option_group(title));
}

template <OptionValue Value>
Option Command::add_option(const std::string& names, Value& target, const std::string& what) const {
    return Option(app_->add_option(names, target, what));
}

template Option Command::add_option(const std::string&, int&, const std::string&) const;
template Option Command::add_option(const std::string&, std::uint32_t&, const std::string&) const;
template Option Command::add_option(const std::string&, std::uint64_t&, const std::string&) const;
template Option Command::add_option(const std::string&, float&, const std::string&) const;
template Option Command::add_option(const std::string&, double&, const std::string&) const;
template Option Command::add_option(const std::string&, std::string&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<int>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::uint64_t>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::string>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<int>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<double>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<std::string>&, const std::string&) const;

Option Command::add_option(const std::string& names, const std::function<void(const std::string&)>& take,
                           const std::string& what) const {
    return Option(app_->add_option_function<std::string>(names, take, what));
}

Option Command::add_flag(const std::string& names, bool& target, const std::string& what) const {
    return Option(app_->add_flag(names, target, what));
}

void Command::callback(const std::function<void()>& run) const {
    app_->callback(run);
}

bool Option::is_given() const {
    return option_->count() > 0;
}

std::string Option::name() const {
    return option_->get_name();
}

std::optional<std::string> Command::given_option() const {
    for (const CLI::Option* option : app_->get_options())
        if (option->count() > 0) return option->get_name();
    return std::nullopt;
}

Program::Program(const std::string& what, const std::string& version)
    : app_(std::make_unique<CLI::App>(what)) {
    app_->set_version_flag("--version", version);
}

Program::~Program() = default;

Command Program::root() const {
    return Command(app_.get());
}

bool Program::run(int argc, char** argv) {
    try {
        app_->parse(argc, argv);
    } catch (const CLI::Success& success) {
        app_->exit(success);
        return false;
    } catch (const CLI::ParseError& error) {
        throw UsageError{error.what()};
    }
    if (app_->get_subcommands().empty())
        throw UsageError{"name a command: " + list_of_commands(*app_) + " (--help tells more)"};
    return true;
}

} // namespace forethought::cli
