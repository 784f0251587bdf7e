#include "engine/cli/othello/repeats.h"

#include "engine/core/rng.h"
#include "engine/othello/rules.h"

#include <algorithm>
#include <optional>

namespace forethought::cli {

using namespace othello;

namespace {

const LostAnswers kNothingLost;

/// Plays on until the end, or until somebody has no answer.
template <class First, class Second>
Position play_out(Position position, First first, Second second) {
    while (position.outcome == Outcome::playing) {
        const std::optional<Action> action =
            position.to_move == Side::first ? first(position) : second(position);
        if (!action) break;
        play(position, *action, nullptr);
    }
    return position;
}

/// The same with the winner of a line on the side that it has there.
template <class Winner>
Position play_again(const WinningLine& line, Winner winner, StaticPlayer& loser) {
    const auto answer = [&](const Position& position) { return std::optional(loser.answer(position)); };
    const Position start = begin_at(line.game.start, line.game.starter);
    return line.winner == Side::first ? play_out(start, winner, answer) : play_out(start, answer, winner);
}

bool has_won(const Position& game, const WinningLine& line) {
    return game.outcome == win_for(line.winner);
}

/// The winner plays its line as long as it is answered as in it, and then no more.
Position play_same(const WinningLine& line, StaticPlayer& loser) {
    const auto winner = [&](const Position& position) -> std::optional<Action> {
        const auto& known = line.game.actions;
        const auto& actions = position.actions;
        const bool is_same =
            actions.size() < known.size() && std::equal(actions.begin(), actions.end(), known.begin());
        if (!is_same) return std::nullopt;
        return known[actions.size()];
    };
    return play_again(line, winner, loser);
}

/// The winner puts the discs of its line down in their order, wherever it can, and else any.
Position play_blindly(const WinningLine& line, StaticPlayer& loser) {
    std::vector<Action> own;
    Position position = begin_at(line.game.start, line.game.starter);
    for (const Action action : line.game.actions) {
        if (position.to_move == line.winner && action != kPass) own.push_back(action);
        play(position, action, nullptr);
    }
    const auto winner = [&](const Position& now) -> std::optional<Action> {
        const auto next =
            std::find_if(own.begin(), own.end(), [&](Action action) { return is_legal(now, action); });
        return next == own.end() ? legal_actions(now).front() : *next;
    };
    return play_again(line, winner, loser);
}

/// One game of the finder's against the evaluation without remedies.
WinningLine try_line(const RepeatSettings& settings, Side winner, std::uint64_t seed) {
    SteadyClock clock;
    // Its imperfection is what makes it try something else every time.
    Session<Othello> finder(settings.finder.switches, seed, Blur(seed, settings.finder.number), clock);
    StaticPlayer loser(settings.rung, {}, kNothingLost, seed);
    WinningLine line{.game = standard_start(), .winner = winner};
    const auto find = [&](const Position& position) {
        finder.set(position);
        finder.begin(Limits{.nodes = settings.finder_nodes});
        finder.advance(Budget{});
        return std::optional(finder.best().action);
    };
    line.game = play_again(line, find, loser);
    return line;
}

} // namespace

std::vector<WinningLine> find_lines(const RepeatSettings& settings) {
    std::vector<WinningLine> lines;
    std::uint64_t game = 0;
    int tries = 0;
    while (static_cast<int>(lines.size()) < settings.lines) {
        const Side winner = lines.size() % 2 == 0 ? Side::first : Side::second;
        WinningLine line = try_line(settings, winner, mix(settings.seed, game++));
        ++tries;
        const bool is_known = std::any_of(lines.begin(), lines.end(), [&](const WinningLine& known) {
            return std::equal(known.game.actions.begin(), known.game.actions.end(), line.game.actions.begin(),
                              line.game.actions.end());
        });
        if (is_known || !has_won(line.game, line)) continue;
        line.tries = tries;
        tries = 0;
        lines.push_back(line);
    }
    return lines;
}

Repeats repeat_lines(const RepeatSettings& settings, const Remedies& remedies,
                     const std::vector<WinningLine>& lines) {
    Repeats repeats;
    for (std::size_t number = 0; number < lines.size(); ++number) {
        const WinningLine& line = lines[number];
        const auto count_wins = [&](auto play_line) {
            LostAnswers lost;
            lost.learn_from(line.game, line.loser());
            int wins = 0;
            for (int game = 0; game < settings.games; ++game) {
                const std::uint64_t seed = mix(mix(settings.seed, number), static_cast<std::uint64_t>(game));
                StaticPlayer loser(settings.rung, remedies, lost, seed);
                const Position played = play_line(line, loser);
                if (!has_won(played, line)) continue;
                ++wins;
                lost.learn_from(played, line.loser());
            }
            return wins;
        };
        repeats.games += settings.games;
        repeats.same += count_wins(play_same);
        repeats.blind += count_wins(play_blindly);
    }
    return repeats;
}

Cost cost_of(const RepeatSettings& settings, const Remedies& remedies) {
    Cost cost;
    for (int pair = 0; pair < settings.cost_games / 2; ++pair) {
        const Position start =
            Othello::start(mix(settings.seed, static_cast<std::uint64_t>(pair)) & 0xffffffffu);
        std::size_t points = 0;
        for (const Side side : {Side::first, Side::second}) {
            const std::uint64_t seed = mix(mix(settings.seed, static_cast<std::uint64_t>(pair)),
                                           static_cast<std::uint64_t>(index(side)));
            StaticPlayer with(settings.rung, remedies, kNothingLost, seed);
            StaticPlayer without(settings.rung, {}, kNothingLost, seed);
            const auto answer_of = [](StaticPlayer& player) {
                return [&player](const Position& position) { return std::optional(player.answer(position)); };
            };
            const Position game = side == Side::first ? play_out(start, answer_of(with), answer_of(without))
                                                      : play_out(start, answer_of(without), answer_of(with));
            if (game.outcome == Outcome::draw) {
                ++cost.games.draws;
                points += 1;
            } else if (game.outcome == win_for(side)) {
                ++cost.games.wins;
                points += 2;
            } else {
                ++cost.games.losses;
            }
        }
        ++cost.pairs.pairs[points];
    }
    return cost;
}

} // namespace forethought::cli
