#include "engine/cli/games.h"
#include "engine/cli/match_options.h"
#include "engine/cli/number.h"
#include "engine/cli/rungs.h"
#include "engine/cli/thread_clock.h"
#include "engine/core/quoted.h"
#include "engine/protocol/native/line_reader.h"
#include "engine/protocol/words.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace forethought::cli {

namespace {

/// What a line that makes no sense is answered with.
struct LineError {
    std::string what;
};

/// One player of a match whose other player is elsewhere, another version of this program perhaps. It is told
/// of the games line by line, and answers every line with one.
template <Game G>
class Seat {
  public:
    Seat(const Rung<typename G::Switches>& rung, const MatchSettings& settings)
        : rung_(rung), settings_(settings) {}

    /// Throws `LineError`.
    nlohmann::json answer(std::string_view line) {
        const auto [verb, rest] = protocol::first_word(line);
        if (verb == "new") return begin(rest);
        if (verb != "go" && verb != "play")
            throw LineError{in_quotes(verb) + " is not among new, go and play"};
        if (!session_) throw LineError{"no game has begun"};
        if (verb == "play") return play(rest);
        if (!rest.empty()) throw LineError{"'go' takes nothing, not " + in_quotes(rest)};
        return go();
    }

  private:
    nlohmann::json begin(std::string_view number_and_player) {
        const auto [text, player] = protocol::first_word(number_and_player);
        const auto number = read_number<int>(text);
        if (!number || *number < 0 || (player != "a" && player != "b"))
            throw LineError{"'new' takes the number of a game and the player, a or b"};
        position_ = match_start<G>(settings_, *number);
        session_.emplace(rung_.switches, player_seed(settings_, *number, player == "b"), Blur{}, clock_);
        session_->set(position_);
        nlohmann::json begun = state();
        begun["position"] = G::format(position_);
        return begun;
    }

    nlohmann::json go() {
        if (G::outcome(position_) != Outcome::playing) throw LineError{"the game is over"};
        session_->begin(settings_.limits);
        session_->advance(Budget{});
        return {{"action", G::encode(session_->best().action)}, {"nodes", session_->info().nodes_of_root}};
    }

    nlohmann::json play(std::string_view text) {
        const auto code = read_number<std::int32_t>(text);
        if (!code) throw LineError{"'play' takes the code of an action, not " + in_quotes(text)};
        const auto action = G::decode(*code);
        if (!action || !G::is_legal(position_, *action))
            throw LineError{"action " + std::to_string(*code) + " is not legal"};
        G::play(position_, *action, nullptr);
        if (!session_->play(*action)) throw LineError{"the player did not follow"};
        return state();
    }

    nlohmann::json state() const {
        return {{"outcome", static_cast<int>(G::outcome(position_))},
                {"side", static_cast<int>(G::side_to_move(position_))}};
    }

    Rung<typename G::Switches> rung_;
    MatchSettings settings_;
    ThreadClock clock_;
    typename G::Position position_{};
    std::optional<Session<G>> session_;
};

struct SeatOptions : MatchOptions {
    int rung = kStrongest;
};

void run_seat(const SeatOptions& options) {
    const MatchSettings settings = options.settings();
    with_opponents(options.game, [&]<class G>(std::type_identity<G>) {
        Seat<G> seat(ready_rung<G>(options.rung), settings);
        for (std::string line; protocol::read_line(std::cin, line);) {
            nlohmann::json answer;
            try {
                answer = seat.answer(line);
            } catch (const LineError& error) {
                answer = {{"error", error.what}};
            }
            print_json(answer);
        }
    });
}

} // namespace

void add_seat(Command program) {
    const Command command = program.add_command(
        "seat", "one player of a match, for a referee: 'new NUMBER a|b', 'go' and 'play ACTION' on stdin, an "
                "object a line on stdout");
    const auto options = std::make_shared<SeatOptions>();
    add_game(command, options->game);
    add_rung(command, options->rung, "the rung that plays");
    add_seed(command, options->seed, "seed of the match: of its starts and players");
    add_limits(command, *options);
    command.callback([options] { run_seat(*options); });
}

} // namespace forethought::cli
