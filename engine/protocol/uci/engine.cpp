#include "engine/protocol/uci/engine.h"

#include "engine/core/quoted.h"
#include "engine/protocol/uci/clock_times.h"
#include "engine/xiangqi/notation/iccs.h"

#include <algorithm>
#include <cstdlib>

namespace forethought::uci {

using namespace xiangqi;

namespace {

/// Nodes between two looks at the input.
constexpr Nodes kSlice = 1'024;
constexpr std::int64_t kMostPlies = 48;
/// Of the transposition table, in units of 2^20 bytes.
constexpr std::int64_t kMostTableSize = 1'024;

/// Whole numbers behind the words of a command, like "depth 7".
std::int64_t number_of(std::string_view text, std::int64_t least, std::int64_t most) {
    return std::clamp(protocol::to_number(text).value_or(least), least, most);
}

/// The rung of that number, or the next one below.
const Rung<Switches>& rung_at(int number) {
    const auto rungs = ladder();
    const Rung<Switches>* found = &rungs.front();
    for (const auto& rung : rungs)
        if (rung.number <= number) found = &rung;
    return *found;
}

constexpr Milliseconds kLongest = 1e10;

} // namespace

Engine::Engine(int rung, std::uint64_t seed, std::ostream& out, Clock& clock)
    : seed_(seed), out_(out), clock_(clock), rung_(rung), game_(begin_at(standard_start())) {}

void Engine::make_session() {
    if (session_) return;
    Switches switches = rung_at(rung_).switches;
    switches.table_bytes = table_size_ << 20;
    // A program of one thread: a second search would only take its time.
    switches.confers = false;
    session_.emplace(switches, seed_, Blur{}, clock_);
    session_->show(lines_);
    session_->set(game_);
}

bool Engine::obey(std::string_view line, Milliseconds arrived) {
    static constexpr protocol::Command<Engine> commands[] = {
        {"uci", &Engine::greet_uci},
        {"ucci", &Engine::greet_ucci},
        {"isready", &Engine::be_ready},
        {"ucinewgame", &Engine::begin_game},
        {"setoption", &Engine::set_option},
        {"position", &Engine::set_position},
        {"banmoves", &Engine::ban},
        {"go", &Engine::go},
        {"stop", &Engine::stop},
        {"ponderhit", &Engine::hit},
    };
    arrived_ = arrived;
    const auto [word, rest] = protocol::first_word(line);
    if (protocol::is_same_word(word, kLastCommand)) {
        if (speaks_ucci_) tell("bye");
        return false;
    }
    if (const auto* command = protocol::find_named(commands, word)) (this->*command->obey)(rest);
    return true;
}

void Engine::greet_uci(std::string_view) {
    speaks_ucci_ = false;
    tell("id name Forethought " FORETHOUGHT_VERSION);
    tell("id author the Forethought authors");
    tell_options();
    tell("uciok");
}

void Engine::greet_ucci(std::string_view) {
    speaks_ucci_ = true;
    tell("id name Forethought " FORETHOUGHT_VERSION);
    tell("id author the Forethought authors");
    tell_options();
    tell("ucciok");
}

void Engine::tell_options() {
    const auto option = [&](std::string_view ucci, std::string_view uci, const std::string& rest) {
        tell(speaks_ucci_ ? "option " + std::string(ucci) + " " + rest
                          : "option name " + std::string(uci) + " " + rest);
    };
    const std::string strongest = std::to_string(ladder().back().number);
    option("rung", "Rung", "type spin min 0 max " + strongest + " default " + strongest);
    option("hashsize", "Hash",
           "type spin min 1 max " + std::to_string(kMostTableSize) + " default " +
               std::to_string(kUsualTableSize));
    option("multipv", "MultiPV", "type spin min 1 max 128 default 1");
    option("ponder", "Ponder", "type check default false");
    option("repetition", "Repetition", "type combo var asianrule var none default asianrule");
    option("naturalbound", "NaturalBound", "type spin min 0 max 300 default " + std::to_string(kQuietLimit));
    if (speaks_ucci_) option("usemillisec", "", "type check default false");
}

void Engine::be_ready(std::string_view) {
    make_session();
    tell("readyok");
}

void Engine::begin_game(std::string_view) {
    if (thought_) answer();
    session_.reset();
}

void Engine::set_option(std::string_view text) {
    auto [name, rest] = protocol::first_word(text);
    if (protocol::is_same_word(name, "name")) {
        const auto words = protocol::first_word(rest);
        name = words.first;
        rest = words.rest;
        const auto value = protocol::first_word(rest);
        if (protocol::is_same_word(value.first, "value")) rest = value.rest;
    }
    const std::string_view option = name;
    const auto is = [option](std::string_view a) { return protocol::is_same_word(option, a); };
    if (thought_) answer();
    if (is("rung")) {
        rung_ = static_cast<int>(number_of(rest, 0, ladder().back().number));
    } else if (is("hash") || is("hashsize")) {
        table_size_ = static_cast<std::uint64_t>(number_of(rest, 1, kMostTableSize));
    } else if (is("multipv")) {
        lines_ = static_cast<std::size_t>(number_of(rest, 1, kMostMoves));
    } else if (is("repetition")) {
        knows_repetition_ = !protocol::is_same_word(rest, "none");
        return;
    } else if (is("naturalbound")) {
        quiet_limit_ = static_cast<int>(number_of(rest, 0, 300));
        return;
    } else if (is("usemillisec")) {
        ucci_unit_ = protocol::is_same_word(rest, "true") ? 1 : 1'000;
        return;
    } else if (!is("newgame")) {
        return;
    }
    session_.reset();
}

void Engine::set_position(std::string_view text) {
    if (thought_) answer();
    banned_.clear();
    const std::size_t at = text.find("moves");
    const std::string_view where = protocol::trimmed(text.substr(0, at));
    const std::string_view moves = at == std::string_view::npos ? "" : text.substr(at + 5);
    auto [kind, fen] = protocol::first_word(where);
    if (!protocol::is_same_word(kind, "fen")) fen = protocol::is_same_word(kind, "startpos") ? "" : where;
    const auto start = fen.empty() ? Result<Start>(standard_start()) : parse_fen(fen);
    if (!start) return complain("the position cannot be read: " + start.error());
    Position position = begin_at(start.value(), quiet_limit_);
    for (auto words = protocol::first_word(moves); !words.first.empty();
         words = protocol::first_word(words.rest)) {
        const auto action = parse_iccs(words.first);
        if (!action || !is_legal(position.board(), action.value())) {
            complain("the move " + in_quotes(words.first) + " is not legal");
            break;
        }
        play(position, action.value(), nullptr);
        // Played on after the end by the rules of repetition, or those do not count.
        const bool is_decided_by_way =
            position.outcome() != Outcome::playing && has_legal_move(position.board());
        if (is_decided_by_way || !knows_repetition_)
            position = begin_at(Start{.board = position.board(),
                                      .quiet_plies = is_decided_by_way ? 0 : position.path.quiet_plies(),
                                      .move_number = 1},
                                quiet_limit_);
    }
    game_ = position;
    if (session_) session_->set(game_);
}

std::vector<Action> Engine::read_moves(std::string_view text) const {
    std::vector<Action> actions;
    for (auto words = protocol::first_word(text); !words.first.empty();
         words = protocol::first_word(words.rest))
        if (const auto action = parse_iccs(words.first); action && is_legal(game_, action.value()))
            actions.push_back(action.value());
    return actions;
}

void Engine::ban(std::string_view moves) {
    banned_ = read_moves(moves);
}

void Engine::go(std::string_view text) {
    if (thought_) answer();
    Thought thought{.began = arrived_};
    allowed_.clear();
    ClockTimes times;
    bool has_clock = false;
    const Milliseconds unit = speaks_ucci_ ? ucci_unit_ : 1;
    const bool is_red = game_.to_move() == Side::first;
    auto words = protocol::first_word(text);
    const auto is = [&](std::string_view name) { return protocol::is_same_word(words.first, name); };
    const auto take = [&](std::int64_t least, std::int64_t most) {
        const auto value = protocol::first_word(words.rest);
        words.rest = value.rest;
        return number_of(value.first, least, most);
    };
    const auto time = [&] {
        return std::min(kLongest, unit * static_cast<Milliseconds>(take(0, 1'000'000'000)));
    };
    for (; !words.first.empty(); words = protocol::first_word(words.rest)) {
        if (is("searchmoves")) {
            allowed_ = read_moves(words.rest);
            break;
        }
        if (is("infinite"))
            thought.is_infinite = true;
        else if (is("ponder"))
            thought.ponders = true;
        else if (is("depth")) {
            const auto value = protocol::first_word(words.rest);
            // UCCI has "depth infinite".
            if (protocol::is_same_word(value.first, "infinite")) {
                thought.is_infinite = true;
                words.rest = value.rest;
            } else {
                thought.limits.depth = static_cast<int>(take(1, kMostPlies));
            }
        } else if (is("mate"))
            thought.limits.depth = static_cast<int>(std::min(kMostPlies, 2 * take(1, kMostPlies)));
        else if (is("nodes"))
            thought.limits.nodes = static_cast<Nodes>(take(1, std::int64_t{1} << 60));
        else if (is("movetime"))
            thought.time = std::max(1.0, time_for_limit(time()));
        else if (is("movestogo"))
            times.moves_to_go = static_cast<int>(take(0, 1'000));
        else if (is("time") || is(is_red ? "wtime" : "btime")) {
            times.left = time();
            has_clock = true;
        } else if (is("increment") || is(is_red ? "winc" : "binc"))
            times.increment = time();
    }
    if (has_clock) thought.time = time_for_move(times);
    const bool has_limit = thought.time > 0 || thought.limits.depth > 0 || thought.limits.nodes > 0;
    if (!has_limit) thought.is_infinite = true;
    begin(thought, !allowed_.empty() || !banned_.empty());
}

void Engine::begin(const Thought& thought, bool is_narrowed) {
    make_session();
    if (game_.outcome() != Outcome::playing) {
        if (has_legal_move(game_.board())) {
            // The manager wants it played on.
            game_ = begin_at(Start{.board = game_.board()}, quiet_limit_);
            session_->set(game_);
        } else {
            return tell(speaks_ucci_ ? "nobestmove" : "bestmove (none)");
        }
    }
    // The best of some moves is found among the values of all.
    session_->show(is_narrowed ? kMostMoves : lines_);
    session_->abort();
    thought_ = thought;
    Limits limits = thought.limits;
    if (!thought.ponders && thought.time > 0)
        limits.time = std::max(0.001, thought.time - (clock_.now() - thought.began));
    session_->begin(limits);
}

void Engine::hit(std::string_view) {
    if (!thought_ || !thought_->ponders) return;
    thought_->ponders = false;
    Limits limits = thought_->limits;
    // The clock has run since the question, which was before the other side moved.
    if (thought_->time > 0) limits.time = thought_->time;
    session_->begin(limits);
}

void Engine::stop(std::string_view) {
    if (thought_) answer();
}

void Engine::think() {
    if (!thought_) return;
    const bool goes_on = session_->advance(Budget{.nodes = kSlice});
    if (session_->info().depth != thought_->told_depth) {
        thought_->told_depth = session_->info().depth;
        tell_lines();
    }
    if (!goes_on && !thought_->ponders && !thought_->is_infinite) answer();
}

void Engine::answer() {
    const auto best = best_allowed();
    tell_lines();
    thought_.reset();
    session_->stop();
    banned_.clear();
    if (!best) return tell(speaks_ucci_ ? "nobestmove" : "bestmove (none)");
    std::string text = "bestmove " + format_iccs(*best);
    const auto lines = session_->multi_pv(1);
    if (!lines.empty() && lines.front().actions.size() > 1 && lines.front().actions.front() == *best)
        text += " ponder " + format_iccs(lines.front().actions[1]);
    tell(text);
}

bool Engine::is_allowed(Action action) const {
    const auto is_among = [action](const std::vector<Action>& list) {
        return std::find(list.begin(), list.end(), action) != list.end();
    };
    return !is_among(banned_) && (allowed_.empty() || is_among(allowed_));
}

std::optional<Action> Engine::best_allowed() const {
    const Action best = session_->best().action;
    if (is_allowed(best)) return best;
    for (const auto& line : session_->multi_pv(kMostMoves))
        if (is_allowed(line.actions.front())) return line.actions.front();
    for (const Action action : legal_actions(game_))
        if (is_allowed(action)) return action;
    return std::nullopt;
}

void Engine::tell_lines() {
    const Info info = session_->info();
    const Milliseconds spent = std::max(0.0, clock_.now() - thought_->began);
    const auto lines = session_->multi_pv(lines_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string text = "info depth " + std::to_string(std::max(1, info.depth));
        if (lines_ > 1) text += " multipv " + std::to_string(i + 1);
        text += " score " + score_of(lines[i]);
        const auto milliseconds = static_cast<std::int64_t>(std::min(spent, kLongest));
        text += " time " + std::to_string(milliseconds) + " nodes " + std::to_string(info.nodes_of_root);
        if (milliseconds > 0)
            text += " nps " +
                    std::to_string(static_cast<std::int64_t>(info.nodes_of_root) * 1'000 / milliseconds);
        text += " pv";
        for (const Action action : lines[i].actions) text += " " + format_iccs(action);
        tell(text);
    }
}

std::string Engine::score_of(const MultiPvLine<Action>& line) const {
    const auto score = static_cast<Score>(line.score);
    if (speaks_ucci_) {
        // Mates are near thirty thousand there.
        constexpr Score mate = 30'000;
        if (!is_decided(score)) return std::to_string(score);
        return std::to_string(is_win(score) ? mate - plies_to_end(score) : plies_to_end(score) - mate);
    }
    if (!is_decided(score)) return "cp " + std::to_string(score);
    const int moves = (plies_to_end(score) + 1) / 2;
    return "mate " + std::to_string(is_win(score) ? moves : -moves);
}

void Engine::tell(std::string_view line) {
    out_ << line << std::endl;
}

void Engine::complain(std::string_view what) {
    out_ << (speaks_ucci_ ? "info message " : "info string ") << what << std::endl;
}

} // namespace forethought::uci
