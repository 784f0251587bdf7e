#include "engine/protocol/gomocup/brain.h"

#include "engine/core/quoted.h"
#include "engine/protocol/gomocup/memory.h"
#include "engine/protocol/gomocup/notation.h"

#include <algorithm>

namespace forethought::gomocup {

using namespace gomoku;

namespace {

bool is_choice(Phase phase) {
    return phase == Phase::choosing || phase == Phase::deciding;
}

/// A turn as an answer: its stones, or SWAP for the choice that leaves the next stone to the opponent.
std::string answer_of(const std::vector<Action>& actions) {
    std::string text;
    for (const Action action : actions) {
        if (action == kTakeBlack) return "SWAP";
        if (!is_stone(action)) continue;
        text += (text.empty() ? "" : " ") + written(cell_of(action));
    }
    return text;
}

/// What the search says of its move, for those who read along; managers pass it over.
std::string thoughts(const Info& info) {
    const auto score = static_cast<Score>(info.score);
    std::string text = "DEBUG depth " + std::to_string(info.depth) + ", ";
    if (is_win(score) || is_loss(score))
        text += (score > 0 ? "wins in " : "loses in ") + std::to_string(plies_to_end(score)) + " plies";
    else
        text += "score " + std::to_string(score);
    return text + ", " + std::to_string(info.nodes_of_turn) + " nodes";
}

std::uint64_t table_bytes(const Settings& settings) {
    return protocol::table_bytes_for(settings.max_memory, kFootprint);
}

/// Own moves of a long match.
constexpr int kLongMatch = 36;

protocol::Course course_of(const Position& position) {
    const int cells = position.size * position.size;
    return {.played = position.stones / 2,
            .long_match = kLongMatch,
            .most_left = std::max(1, (cells - position.stones + 1) / 2)};
}

/// What the opponent has played when it places a stone on `cell`; in swap2 it has taken White before. Error:
/// why the stone cannot be answered.
Result<std::vector<Action>> opponents_actions(Position position, Cell cell) {
    std::vector<Action> actions;
    if (is_choice(position.phase)) actions.push_back(kTakeWhite);
    for (const Action choice : actions) play(position, choice, nullptr);
    if (!is_empty(position, cell)) return Error{"there is a stone on " + written(cell) + " already"};
    if (!is_legal(position, stone_on(cell)))
        return Error{"Black may not place a stone on " + written(cell) + " in renju"};
    play(position, stone_on(cell), nullptr);
    if (position.outcome != Outcome::playing)
        return Error{"a stone on " + written(cell) + " ends the game; there is no answer to it"};
    actions.push_back(stone_on(cell));
    return actions;
}

} // namespace

const protocol::Command<Brain>* Brain::find_command(std::string_view word) {
    static constexpr protocol::Command<Brain> commands[] = {
        {"START", &Brain::start},
        {"RECTSTART", &Brain::start_rectangle},
        {"RESTART", &Brain::restart},
        {"BEGIN", &Brain::begin},
        {"TURN", &Brain::turn},
        {"BOARD", &Brain::begin_board},
        {"SWAP2BOARD", &Brain::begin_swap2_board},
        {"DONE", &Brain::done},
        {"TAKEBACK", &Brain::take_back},
        {"INFO", &Brain::info},
        {"ABOUT", &Brain::about},
    };
    return protocol::find_named(commands, word);
}

Brain::Brain(const Switches& switches, std::uint64_t seed, std::ostream& out, Clock& clock,
             const std::atomic<protocol::Input>& input)
    : switches_(switches), seed_(seed), out_(out), clock_(clock), input_(input) {}

bool Brain::obey(std::string_view line, Milliseconds arrived) {
    const auto [word, rest] = protocol::first_word(line);
    if (word.empty()) return true;
    if (protocol::is_same_word(word, kLastCommand)) return false;
    const auto* command = find_command(word);
    if (list_ && !command) {
        list_->add(protocol::trimmed(line));
        return true;
    }
    if (!command) {
        answer("UNKNOWN command " + in_quotes(word));
        return true;
    }
    const bool ends_list = command->obey == &Brain::done;
    if (list_ && !ends_list) {
        list_.reset();
        refuse("the list of stones breaks off without DONE");
    }
    if (!list_) asked_ = command->name;
    arrived_ = arrived;
    (this->*command->obey)(rest);
    return true;
}

void Brain::start(std::string_view size) {
    const auto number = protocol::to_number(size);
    if (number) return start_game(*number);
    refuse("the size is " + in_quotes(size) + ", not a number");
}

void Brain::start_rectangle(std::string_view sides) {
    const auto numbers = to_triple(sides);
    if (!numbers || numbers->field) return refuse("the sides are " + in_quotes(sides) + ", not width,height");
    if (numbers->x != numbers->y) return refuse("only square boards are played");
    start_game(numbers->x);
}

void Brain::start_game(std::int64_t size) {
    if (size < kSmallestBoard || size > kLargestBoard)
        return refuse("a board has a size from " + std::to_string(kSmallestBoard) + " to " +
                      std::to_string(kLargestBoard));
    settings_.time.renew();
    renew_session(empty_board(static_cast<int>(size), settings_.rule, Opening::free));
    answer("OK");
}

void Brain::renew_session(const Position& position) {
    switches_.table_bytes = table_bytes(settings_);
    session_ = std::make_unique<Session<Gomoku>>(switches_, seed_, Blur{}, clock_);
    session_->set(position);
}

void Brain::restart(std::string_view) {
    if (has_game()) start_game(game()->size);
}

void Brain::begin(std::string_view) {
    if (!may_think()) return;
    if (game()->stones > 0) return refuse("the board is not empty");
    think();
}

void Brain::turn(std::string_view text) {
    if (!may_think()) return;
    if (game()->outcome != Outcome::playing) return refuse("the game is over");
    const auto cell = read_cell(text, game()->size);
    if (!cell) return refuse(cell.error());
    const auto actions = opponents_actions(*game(), cell.value());
    if (!actions) return refuse(actions.error());
    for (const Action action : actions.value()) session_->play(action);
    think();
}

void Brain::begin_board(std::string_view) {
    begin_list(StoneList::Form::owned);
}

void Brain::begin_swap2_board(std::string_view) {
    begin_list(StoneList::Form::plain);
}

void Brain::begin_list(StoneList::Form form) {
    list_.emplace(form, game() ? game()->size : kLargestBoard);
}

void Brain::done(std::string_view) {
    if (!list_) return refuse("there is no list of stones to be ended");
    const StoneList list = *list_;
    list_.reset();
    if (!may_think()) return;
    const auto stones = list.finish();
    if (!stones) return refuse(stones.error());
    const auto position = list.form() == StoneList::Form::plain ? swap2_position(*game(), stones.value().own)
                                                                : position_to_move(*game(), stones.value());
    if (!position) return refuse(position.error());
    session_->set(position.value());
    think();
}

void Brain::take_back(std::string_view text) {
    if (!has_game()) return;
    const auto cell = read_cell(text, game()->size);
    if (!cell) return refuse(cell.error());
    const auto position = without_stone(*game(), cell.value());
    if (!position) return refuse(position.error());
    session_->set(position.value());
    answer("OK");
}

void Brain::info(std::string_view key_and_value) {
    const std::uint64_t table = table_bytes(settings_);
    const Status entered = enter_info(settings_, key_and_value);
    if (!entered) complaint_ = entered.error();
    if (!session_) return;
    // A game that has begun keeps its rule.
    if (game()->stones == 0) session_->set(empty_board(game()->size, settings_.rule, Opening::free));
    // A table of another size belongs to another player.
    if (table_bytes(settings_) != table) renew_session(Position(*game()));
}

void Brain::about(std::string_view) {
    answer("name=\"Forethought\", version=\"" FORETHOUGHT_VERSION "\", author=\"Forethought\"");
}

bool Brain::has_game() {
    if (!session_) refuse("there is no game; it begins with START");
    return session_ != nullptr;
}

bool Brain::may_think() {
    if (!has_game()) return false;
    if (!complaint_) return true;
    refuse(*complaint_);
    complaint_.reset();
    return false;
}

void Brain::think() {
    const Milliseconds deadline = arrived_ + protocol::time_for_move(settings_.time, course_of(*game()));
    const auto turn = protocol::take_turn(*session_, clock_, deadline, input_);
    if (!turn) return;
    if (turn->info.depth > 0) answer(thoughts(turn->info));
    answer(answer_of(turn->actions));
    settings_.time.spend(clock_.now() - arrived_);
}

void Brain::answer(std::string_view text) {
    out_ << text << std::endl;
}

void Brain::refuse(std::string_view reason) {
    out_ << "ERROR " << asked_ << ": " << reason << std::endl;
}

} // namespace forethought::gomocup
