#pragma once

#include "engine/tactics/rules/rules.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace forethought::tactics {

/// Kinds of events; a record is [kind, number of integers that follow, ...]. Layouts: wasm/tactics.d.ts.
enum class EventKind : std::int32_t {
    move = 1,
    attack = 2,
    hit = 3,
    death = 4,
    acted = 5,
    turn = 6,
    counter = 7,
    crack = 8,
    fall = 9,
    over = 10,
    mends = 11,
    progresses = 12,
};

/// A watcher that appends events to a list of integers.
class EventWriter {
  public:
    explicit EventWriter(std::vector<std::int32_t>& events) : events_(&events) {}

    void moves(const Battle& battle, const State& before, Unit unit, Cell to);
    void strikes(const Battle& battle, const State& state, Unit unit, Direction direction);
    void is_hit(Unit unit, int damage, int left) { write(EventKind::hit, {unit, damage, left}); }
    void dies(Unit unit, Cell cell) { write(EventKind::death, {unit, cell}); }
    void has_acted(Unit unit) { write(EventKind::acted, {unit}); }
    void turn_begins(const State& state) { write(EventKind::turn, {index(state.to_move), state.round}); }
    void counter_shows(int rounds) { write(EventKind::counter, {rounds}); }
    void mends(Unit unit, int gained, int hit_points) { write(EventKind::mends, {unit, gained, hit_points}); }
    void progresses(int done, int wanted) { write(EventKind::progresses, {done, wanted}); }
    void cells(EventKind kind, CellSet cells);
    void is_over(const State& state) {
        write(EventKind::over,
              {static_cast<std::int32_t>(state.outcome), static_cast<std::int32_t>(state.reason)});
    }

  private:
    void write(EventKind kind, std::initializer_list<std::int32_t> payload) {
        begin(kind, payload.size());
        events_->insert(events_->end(), payload);
    }
    void begin(EventKind kind, std::size_t count) {
        events_->push_back(static_cast<std::int32_t>(kind));
        events_->push_back(static_cast<std::int32_t>(count));
    }

    std::vector<std::int32_t>* events_;
};

} // namespace forethought::tactics
