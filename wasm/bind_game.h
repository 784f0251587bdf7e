#pragma once

#include "engine/core/bench.h"
#include "engine/core/learned.h"
#include "engine/core/personality.h"
#include "engine/core/record.h"
#include "engine/core/session.h"
#include "engine/core/text.h"
#include "wasm/arrays.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The binding that every game's module shares; what the functions mean is told in wasm/engine.d.ts. Only
/// this folder knows Emscripten.
namespace forethought::wasm {

inline constexpr std::int32_t kNoAction = -1;

/// The empty string for success, else the reason.
template <class T>
std::string reason(const Result<T>& result) {
    return result ? std::string{} : result.error();
}

/// A number from JavaScript as a seed; outside 0 to 2^32 - 1 or with a fraction it is refused.
inline Result<std::uint64_t> to_seed(double number) {
    if (!(number >= 0) || number > 4294967295.0 ||
        number != static_cast<double>(static_cast<std::uint64_t>(number)))
        return Error{"a seed is a whole number from 0 to 4294967295"};
    return static_cast<std::uint64_t>(number);
}

/// The limit of a turn from JavaScript. Error: none, two, or one beyond all reason.
inline Result<Limits> to_limits(double nodes, double milliseconds) {
    constexpr double most = 1e15;
    if (!(nodes >= 0 && nodes <= most && milliseconds >= 0 && milliseconds <= most) ||
        (nodes >= 1) == (milliseconds > 0))
        return Error{"a game needs one limit of a turn: nodes, 1 to 10^15, or milliseconds"};
    return Limits{.nodes = static_cast<Nodes>(nodes), .time = milliseconds};
}

/// Imperfection on purpose from JavaScript: null for none, else what a rung has beyond its own. Error: any
/// other value.
inline Result<std::optional<Imperfection>> to_imperfection(const val& blur, int rung) {
    if (blur.isNull()) return std::optional<Imperfection>{};
    const double extra = blur.isNumber() ? blur.as<double>() : -1;
    if (!(extra >= 0 && extra <= Blur::kMostExtra) || extra != static_cast<int>(extra))
        return Error{"a blur is a whole number from 0 to " + std::to_string(Blur::kMostExtra) +
                     ", or null for none"};
    return std::optional(Imperfection{rung, static_cast<int>(extra)});
}

/// Rules and record of one game, for the page.
template <GameRules G>
class RecordHandle {
  public:
    std::string start(double seed) {
        const auto number = to_seed(seed);
        if (number) restart(G::start(number.value()));
        return reason(number);
    }
    std::string load(const std::string& text) {
        const auto position = G::parse(text);
        if (position) restart(position.value());
        return reason(position);
    }
    std::string text() const { return G::format(position()); }
    std::string hash() const { return to_hex(G::hash(position())); }
    std::string key() const { return to_hex(record().key()); }
    val snapshot() const { return to_int32_array(G::snapshot(position())); }
    val legal_actions() const { return codes(G::legal_actions(position())); }
    std::string play(std::int32_t code) {
        const auto action = G::decode(code);
        if (!action) return "the number " + std::to_string(code) + " is not an action";
        std::vector<std::int32_t> events;
        const Status status = record().play(*action, &events);
        if (status) events_ = std::move(events);
        return reason(status);
    }
    val events() const { return to_int32_array(events_); }
    val preview(std::int32_t code) const {
        std::vector<std::int32_t> events;
        const auto action = G::decode(code);
        if (action && G::is_legal(position(), *action)) {
            typename G::Position next = position();
            G::play(next, *action, &events);
        }
        return to_int32_array(events);
    }
    bool undo() {
        events_.clear();
        return record().undo();
    }
    int length() const { return static_cast<int>(record().actions().size()); }
    val actions() const { return codes(record().actions()); }
    int result() const { return static_cast<int>(G::outcome(position())); }
    int result_weight() const { return forethought::result_weight<G>(position()); }
    int side_to_move() const { return index(G::side_to_move(position())); }
    std::string action_text(std::int32_t code) const {
        const auto action = G::decode(code);
        return action ? G::format_action(position(), *action) : std::string{};
    }
    std::int32_t parse_action(const std::string& text) const {
        const auto action = G::parse_action(position(), text);
        return action ? G::encode(action.value()) : kNoAction;
    }
    std::string ponder_text() const {
        const auto actions = G::ponder(position());
        if (!actions) return {};
        typename G::Position next = position();
        for (const auto& action : *actions) G::play(next, action, nullptr);
        return G::format(next);
    }
    std::string ponder_key() const {
        const auto actions = G::ponder(position());
        if (!actions) return {};
        PositionKey key = record().key();
        for (const auto& action : *actions) key = key_after<G>(key, action);
        return to_hex(key);
    }

    const typename G::Position& position() const { return record().position(); }

  protected:
    /// For a game's own handle: begins anew from `position`.
    void restart(const typename G::Position& position) {
        record_.emplace(position);
        events_.clear();
    }

  private:
    Record<G>& record() const {
        if (!record_) record_.emplace();
        return *record_;
    }
    static val codes(const std::vector<typename G::Action>& actions) {
        std::vector<std::int32_t> codes;
        for (const auto& action : actions) codes.push_back(G::encode(action));
        return to_int32_array(codes);
    }

    /// Made when it is first asked for: to make a start may take long, and most handles are told another one
    /// at once.
    mutable std::optional<Record<G>> record_;
    std::vector<std::int32_t> events_;
};

/// Position and search, for the worker. Thinking is bounded in nodes only; the worker knows the time.
template <Game G>
class SessionHandle {
  public:
    SessionHandle() { rebuild(G::ladder().back(), 0, std::nullopt); }

    std::string configure(int rung, double seed, const val& blur, const std::string& personality) {
        const auto found = find_playable<G>(rung);
        const auto number = to_seed(seed);
        if (!found || !number) return found ? reason(number) : reason(found);
        const auto opponent = in_character<G>(found.value(), personality);
        const auto imperfection = to_imperfection(blur, found.value().number);
        if (!opponent || !imperfection) return opponent ? reason(imperfection) : reason(opponent);
        const typename G::Position position = session_->position();
        const PositionKey key = session_->key();
        rebuild(opponent.value(), number.value(), imperfection.value());
        session_->set(position, key);
        return {};
    }
    std::string set(const std::string& text, const std::string& key) {
        const auto position = G::parse(text);
        if (!position) return reason(position);
        const auto number = key.empty() ? std::optional(key_of_start<G>(position.value())) : from_hex(key);
        if (!number) return "a key has 16 hexadecimal digits, unlike \"" + key + "\"";
        session_->set(position.value(), *number);
        return {};
    }
    std::string play(std::int32_t code) {
        const auto action = G::decode(code);
        if (!action) return "the number " + std::to_string(code) + " is not an action";
        return reason(session_->play(*action));
    }
    void begin(double nodes) { session_->begin(Limits{.nodes = to_nodes(nodes)}); }
    bool advance(double nodes) { return session_->advance(Budget{.nodes = to_nodes(nodes)}); }
    std::int32_t best() const {
        if (G::outcome(session_->position()) != Outcome::playing) return kNoAction;
        return G::encode(session_->best().action);
    }
    val info() const {
        const Info info = session_->info();
        return to_float64_array({static_cast<double>(info.nodes_of_turn),
                                 static_cast<double>(info.nodes_of_root), static_cast<double>(info.score),
                                 static_cast<double>(info.depth), static_cast<double>(info.alternatives)});
    }
    val multi_pv(int most) const {
        std::vector<std::int32_t> records;
        const auto append = [&](std::uint32_t flags, const std::vector<typename G::Action>& actions) {
            records.push_back(static_cast<std::int32_t>(flags));
            records.push_back(static_cast<std::int32_t>(actions.size()));
            for (const auto& action : actions) records.push_back(G::encode(action));
        };
        for (const auto& line : session_->multi_pv(static_cast<std::size_t>(std::max(0, most)))) {
            records.push_back(line.score_loss);
            append(line.flags, line.actions);
            append(line.answer_flags, line.answer);
        }
        return to_int32_array(records);
    }
    std::string run_only(int searches) {
        return reason(session_->run_only(searches < 0 ? 0u : static_cast<unsigned>(searches)));
    }
    val take_messages() {
        val messages = val::array();
        for (const SyncMessage& message : session_->take_messages())
            messages.call<void>("push", to_int32_array(to_integers(message)));
        return messages;
    }
    std::string deliver(const val& integers) {
        const auto message =
            to_sync_message(emscripten::convertJSArrayToNumberVector<std::int32_t>(integers));
        return message ? reason(session_->deliver(message.value())) : reason(message);
    }
    bool waits() const { return session_->waits(); }
    void show_lines(int lines) { session_->show(static_cast<std::size_t>(std::max(1, lines))); }
    std::int32_t stop() {
        session_->stop();
        return best();
    }
    void abort() { session_->abort(); }
    std::string key() const { return to_hex(session_->key()); }

  private:
    static Nodes to_nodes(double nodes) { return nodes > 0 ? static_cast<Nodes>(nodes) : 0; }
    void rebuild(const Rung<typename G::Switches>& rung, std::uint64_t seed,
                 const std::optional<Imperfection>& imperfection) {
        session_ = std::make_unique<Session<G>>(rung.switches, seed,
                                                imperfection ? Blur(seed, *imperfection) : Blur{}, clock_);
    }

    ManualClock clock_;
    std::unique_ptr<Session<G>> session_;
};

inline std::string searches_json(int searches) {
    return searches > 1 ? ",\"searches\":" + std::to_string(searches) : "";
}

template <Game G>
std::string ladder_json() {
    std::string json = "[";
    for (const auto& rung : G::ladder())
        json += (json.size() > 1 ? "," : "") + std::string("{\"rung\":") + std::to_string(rung.number) +
                ",\"name\":" + json_string(rung.name) + ",\"idea\":" + json_string(rung.idea) +
                searches_json(searches_of(rung.switches)) +
                (needs_weights<G>(rung.switches) ? ",\"needsWeights\":true}" : "}");
    return json + "]";
}

template <Game G>
std::string bench_json() {
    const BenchResult bench = run_bench<G>();
    return "{\"signature\":\"" + to_hex(bench.signature) + "\",\"nodes\":" + std::to_string(bench.nodes) +
           ",\"moves\":" + std::to_string(bench.actions) + "}";
}

/// Bytes from JavaScript, a `Uint8Array`.
template <LearnedGame G>
std::string install_weights(const val& bytes) {
    const auto file = emscripten::convertJSArrayToNumberVector<std::uint8_t>(bytes);
    if constexpr (GameWithPackedWeights<G>)
        return reason(G::open_weights(file));
    else
        return reason(G::install_weights(file));
}

inline std::string version() {
    return FORETHOUGHT_VERSION;
}

/// A member function of a base, as one of the handle that is registered: embind goes by the pointer's class.
template <class Handle, class Base, class Return, class... Arguments>
auto of(Return (Base::*function)(Arguments...)) -> Return (Handle::*)(Arguments...) {
    return function;
}
template <class Handle, class Base, class Return, class... Arguments>
auto of(Return (Base::*function)(Arguments...) const) -> Return (Handle::*)(Arguments...) const {
    return function;
}

/// Registers what every module has. `Handle` is the game's own record handle, with what the game adds; its
/// class is returned so that the game can register that.
template <Game G, class Handle = RecordHandle<G>>
emscripten::class_<Handle> bind_game() {
    using Thinker = SessionHandle<G>;
    emscripten::function("ladder", &ladder_json<G>);
    emscripten::function("bench", &bench_json<G>);
    emscripten::function("version", &version);
    if constexpr (LearnedGame<G>) emscripten::function("installWeights", &install_weights<G>);
    if constexpr (GameWithPackedWeights<G>) emscripten::function("unpackWeights", &G::unpack_weights);
    emscripten::class_<Thinker>("Session")
        .template constructor<>()
        .function("configure", &Thinker::configure)
        .function("set", &Thinker::set)
        .function("play", &Thinker::play)
        .function("begin", &Thinker::begin)
        .function("advance", &Thinker::advance)
        .function("best", &Thinker::best)
        .function("info", &Thinker::info)
        .function("multiPv", &Thinker::multi_pv)
        .function("showLines", &Thinker::show_lines)
        .function("runOnly", &Thinker::run_only)
        .function("takeMessages", &Thinker::take_messages)
        .function("deliver", &Thinker::deliver)
        .function("waits", &Thinker::waits)
        .function("stop", &Thinker::stop)
        .function("abort", &Thinker::abort)
        .function("key", &Thinker::key);
    emscripten::class_<Handle> game("Game");
    game.template constructor<>()
        .function("start", of<Handle>(&Handle::start))
        .function("load", of<Handle>(&Handle::load))
        .function("text", of<Handle>(&Handle::text))
        .function("hash", of<Handle>(&Handle::hash))
        .function("key", of<Handle>(&Handle::key))
        .function("snapshot", of<Handle>(&Handle::snapshot))
        .function("legalActions", of<Handle>(&Handle::legal_actions))
        .function("play", of<Handle>(&Handle::play))
        .function("events", of<Handle>(&Handle::events))
        .function("preview", of<Handle>(&Handle::preview))
        .function("undo", of<Handle>(&Handle::undo))
        .function("length", of<Handle>(&Handle::length))
        .function("actions", of<Handle>(&Handle::actions))
        .function("result", of<Handle>(&Handle::result))
        .function("resultWeight", of<Handle>(&Handle::result_weight))
        .function("sideToMove", of<Handle>(&Handle::side_to_move))
        .function("actionText", of<Handle>(&Handle::action_text))
        .function("parseAction", of<Handle>(&Handle::parse_action))
        .function("ponderText", of<Handle>(&Handle::ponder_text))
        .function("ponderKey", of<Handle>(&Handle::ponder_key));
    return game;
}

} // namespace forethought::wasm
