#include "engine/cli/xiangqi/deadline.h"

namespace forethought::cli {

using namespace xiangqi;

namespace {

/// A depth is noticed when so many more nodes were searched at most.
constexpr Nodes kSlice = 16;

/// Everything that the rung finishes at a position, within `most` nodes where that is not 0.
std::vector<FinishedDepth> think(const XiangqiRung& rung, const Position& position, Nodes most) {
    ManualClock clock;
    Session<Xiangqi> session(rung.switches, 1, Blur{}, clock);
    session.set(position);
    session.begin(Limits{.nodes = most});
    std::vector<FinishedDepth> finished;
    for (bool goes_on = true; goes_on;) {
        goes_on = session.advance(Budget{.nodes = kSlice});
        const Info info = session.info();
        const int known = finished.empty() ? 0 : finished.back().depth;
        if (info.depth > known)
            finished.push_back(
                {.depth = info.depth, .nodes = info.nodes_of_root, .best = session.best().action});
    }
    return finished;
}

} // namespace

std::vector<Moment> find_moments(const MomentSettings& settings) {
    ManualClock clock;
    Session<Xiangqi> sampler(settings.sampler.switches, settings.seed,
                             Blur(settings.seed, settings.sampler.number), clock);
    Moment moment;
    moment.position = Xiangqi::start(0);
    sampler.set(moment.position);
    std::vector<Moment> moments;
    for (int ply = 0; static_cast<int>(moments.size()) < settings.moments; ++ply) {
        if (moment.position.outcome() != Outcome::playing) break;
        if (ply % settings.apart == 0) {
            const auto fixed = think(settings.fixed, moment.position, 0);
            moment.deepening = think(settings.deepening, moment.position, settings.most);
            moment.fixed = fixed.back();
            moments.push_back(moment);
        }
        sampler.begin(Limits{.nodes = settings.sampler_nodes});
        sampler.advance(Budget{});
        const Action action = sampler.best().action;
        play(moment.position, action, nullptr);
        sampler.play(action);
        moment.moves.push_back(action);
    }
    return moments;
}

MatchResult play_against_fixed(const XiangqiRung& deepening, const XiangqiRung& fixed, Nodes nodes, int games,
                               std::uint64_t seed) {
    ManualClock clock;
    const MatchSettings settings{
        .games = games, .seed = seed, .limits = Limits{.nodes = nodes}, .limits_b = Limits{}};
    std::vector<MatchGame> played;
    for (int number = 0; number < games; ++number)
        played.push_back(
            play_match_game<Xiangqi>(deepening.switches, fixed.switches, settings, number, clock));
    return sum_up(played);
}

} // namespace forethought::cli
