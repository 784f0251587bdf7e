#pragma once

#include "engine/core/rng.h"
#include "engine/core/session.h"
#include "engine/core/sync_message.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <deque>
#include <memory>
#include <vector>

namespace forethought {

/// The searches of a rung laid on several sessions, as a page lays them on workers: messages are integers
/// on their way, and who thinks how far before which message arrives is drawn by lot. Messages of one session
/// keep their order.
template <Game G>
class Fleet {
  public:
    /// `crews`: the searches of each session, as bits; the first one has the main search.
    Fleet(const typename G::Switches& switches, std::uint64_t seed, const std::vector<unsigned>& crews,
          std::uint64_t lot)
        : rng_(lot) {
        for (const unsigned crew : crews) {
            sessions_.push_back(std::make_unique<Session<G>>(switches, seed, Blur{}, clock_));
            if (crews.size() > 1) REQUIRE(sessions_.back()->run_only(crew));
        }
        on_the_way_.resize(crews.size());
    }

    void set(const typename G::Position& position) {
        for (auto& session : sessions_) session->set(position);
        forget_messages();
    }
    void play(const typename G::Action& action) {
        for (auto& session : sessions_) REQUIRE(session->play(action));
        forget_messages();
    }

    /// Thinks to the end of the limit.
    void think(Nodes limit) {
        for (auto& session : sessions_) session->begin(Limits{.nodes = limit});
        std::vector<bool> unfinished(sessions_.size(), true);
        for (int steps = 0; std::find(unfinished.begin(), unfinished.end(), true) != unfinished.end();
             ++steps) {
            REQUIRE(steps < 100'000);
            const std::size_t who = any();
            unfinished[who] = sessions_[who]->advance(Budget{.nodes = 1 + rng_.below(700)});
            send(who, sessions_[who]->take_messages());
            arrive(any());
        }
        for (std::size_t i = 0; i < sessions_.size(); ++i)
            while (arrive(i)) {
            }
    }

    const Session<G>& main_search() const { return *sessions_.front(); }
    const Session<G>& operator[](std::size_t i) const { return *sessions_[i]; }

  private:
    std::size_t any() { return rng_.below(static_cast<std::uint32_t>(sessions_.size())); }

    void forget_messages() {
        for (auto& messages : on_the_way_) messages.clear();
    }
    void send(std::size_t from, const std::vector<SyncMessage>& messages) {
        for (const SyncMessage& message : messages)
            for (std::size_t to = 0; to < sessions_.size(); ++to)
                if (to != from) on_the_way_[to].push_back(to_integers(message));
    }
    bool arrive(std::size_t to) {
        if (on_the_way_[to].empty()) return false;
        const auto message = to_sync_message(on_the_way_[to].front());
        on_the_way_[to].pop_front();
        REQUIRE(message);
        REQUIRE(sessions_[to]->deliver(message.value()));
        return true;
    }

    ManualClock clock_;
    Rng rng_;
    std::vector<std::unique_ptr<Session<G>>> sessions_;
    std::vector<std::deque<std::vector<std::int32_t>>> on_the_way_;
};

} // namespace forethought
