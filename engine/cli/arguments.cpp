#include "engine/cli/arguments.h"

#include "engine/cli/number.h"
#include "engine/cli/usage_error.h"
#include "engine/core/quoted.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <sstream>
#include <string_view>
#include <type_traits>

namespace forethought::cli {

namespace {

CLI::Validator validator_of(const Check& check) {
    return CLI::Validator(check.complaint, check.description);
}

/// Characters of what CLI11 has to say, which may repeat an argument.
constexpr std::size_t kLongestComplaint = 160;

/// What a value is made of, whether it may be missing or there are several.
template <class Value>
struct Part {
    using Type = Value;
};
template <class Value>
struct Part<std::optional<Value>> {
    using Type = Value;
};
template <class Value>
struct Part<std::vector<Value>> {
    using Type = Value;
};

/// Accepts what `read_number` reads, and leaves a number that every library reads the same way: zeros before
/// it may mean another base.
template <class Number>
std::string complaint_of_number(std::string& text) {
    if (!read_number<Number>(text)) return in_quotes(text) + " is not " + number_name<Number>();
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    while (text.size() > sign + 1 && text[sign] == '0' && text[sign + 1] >= '0' && text[sign + 1] <= '9')
        text.erase(sign, 1);
    return {};
}

/// A number as a person writes it: 0.5, 1000000, 1e+15.
std::string told(double number) {
    std::ostringstream text;
    text << std::setprecision(12) << number;
    return text.str();
}

template <class Number>
Check in_range_of(Number least, Number most, const std::string& type) {
    const std::string range = told(static_cast<double>(least)) + " to " + told(static_cast<double>(most));
    const auto complaint = [=](std::string& text) {
        const auto number = read_number<Number>(text);
        const bool is_inside = number && *number >= least && *number <= most;
        return is_inside ? std::string() : in_quotes(text) + " is not " + type + " from " + range;
    };
    return {type + " from " + range, complaint};
}

std::string list_of_commands(const CLI::App& program) {
    std::string list;
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; }))
        list += (list.empty() ? "" : ", ") + command->get_name();
    return list;
}

} // namespace

Check in_range(int least, int most) {
    return in_range_of(least, most, number_name<int>());
}

Check in_range(double least, double most) {
    return in_range_of(least, most, number_name<double>());
}

Check one_of(const std::vector<std::string>& texts) {
    std::string set;
    for (const std::string& text : texts) set += (set.empty() ? "{" : ",") + text;
    set += "}";
    return {set, [=](std::string& text) {
                const bool is_there = std::find(texts.begin(), texts.end(), text) != texts.end();
                return is_there ? std::string() : one_line(text) + " not in " + set;
            }};
}

Option Option::check(const Check& check) const {
    return Option(option_->check(validator_of(check)));
}

Option Option::required() const {
    return Option(option_->required());
}

Option Option::expected(int values) const {
    return Option(option_->expected(values));
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

void Command::leave_out_empty() const {
    const auto is_of_group = [this](const CLI::Option* option) { return option != app_->get_help_ptr(); };
    if (app_->get_options(is_of_group).empty()) app_->group("");
}

template <OptionValue Value>
Option Command::add_option(const std::string& names, Value& target, const std::string& what) const {
    const Option option(app_->add_option(names, target, what));
    using Type = typename Part<Value>::Type;
    if constexpr (std::is_arithmetic_v<Type>)
        option.option_->transform(validator_of({"", complaint_of_number<Type>}));
    return option;
}

template Option Command::add_option(const std::string&, int&, const std::string&) const;
template Option Command::add_option(const std::string&, std::uint32_t&, const std::string&) const;
template Option Command::add_option(const std::string&, std::uint64_t&, const std::string&) const;
template Option Command::add_option(const std::string&, float&, const std::string&) const;
template Option Command::add_option(const std::string&, double&, const std::string&) const;
template Option Command::add_option(const std::string&, std::string&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<int>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<float>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::uint64_t>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::optional<std::string>&,
                                    const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<int>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<double>&, const std::string&) const;
template Option Command::add_option(const std::string&, std::vector<std::string>&, const std::string&) const;

template <class Number>
Option Command::add_list(const std::string& names, std::vector<Number>& target,
                         const std::string& what) const {
    const auto take = [names, &target](const std::string& text) {
        target.clear();
        std::size_t begin = 0;
        for (std::size_t end = 0; end != text.npos; begin = end + 1) {
            end = text.find(',', begin);
            const std::string part = text.substr(begin, end - begin);
            const auto number = read_number<Number>(part);
            if (!number)
                throw UsageError{names + ": " + in_quotes(part) + " is not " + number_name<Number>()};
            target.push_back(*number);
        }
    };
    std::string now;
    for (const Number number : target) now += (now.empty() ? "" : ",") + told(static_cast<double>(number));
    CLI::Option* const option = app_->add_option_function<std::string>(names, take, what);
    return Option(option->type_name(std::is_integral_v<Number> ? "INT,..." : "FLOAT,...")->default_str(now));
}

template Option Command::add_list(const std::string&, std::vector<int>&, const std::string&) const;
template Option Command::add_list(const std::string&, std::vector<double>&, const std::string&) const;

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
        throw UsageError{one_line(error.what(), kLongestComplaint)};
    }
    if (app_->get_subcommands().empty())
        throw UsageError{"name a command: " + list_of_commands(*app_) + " (--help tells more)"};
    return true;
}

} // namespace forethought::cli
