#pragma once

#include "engine/core/move_list.h"
#include "engine/tactics/rules/rules.h"

namespace forethought::tactics {

/// The most that a side with few units could do in its next turn, wherever anybody stood in its way: what is
/// out of its reach is so for certain.
class Fire {
  public:
    Fire(const Battle& battle, const State& state, Side side);

    /// Hit points that the side takes from one enemy in a turn at most.
    int on_one() const { return on_one_; }
    /// Cells on which an enemy could lose `damage` hit points or more.
    CellSet covered(int damage) const;

  private:
    struct Striker {
        CellSet strikes;
        int damage;
    };
    MoveList<Striker, params::kFewUnits - 1> strikers_;
    int on_one_ = 0;
};

/// Whether the battle has no condition, and neither a ring falls nor the last round is over before `attacker`
/// has had `turns` more turns, the present one counted if it is to move, and the enemy has answered the last
/// of them: until then units fall to strikes only.
bool is_calm(const Battle& battle, const State& state, Side attacker, int turns);

/// Whether `attacker`, whose units that are yet to strike in the present turn are `ready`, could take all hit
/// points of the enemy in this turn and `turns` more if every strike hit; told wrong only in its favour.
bool has_fire_for(const Battle& battle, const State& state, Side attacker, UnitSet ready, int turns);

/// In how many ways a defender could get out of the fire of `attacker`, who has `turns` turns left.
struct Escapes {
    /// One of them is certain: whoever goes there will not fall in time.
    bool is_certain = false;
    /// How many there are for all defenders together; the fewer, the nearer is the end.
    int ways = 1;
};

/// What the defenders could get out of with the next turn: theirs if they are to move, else by standing
/// where they stand. Certain only where it is calm.
Escapes escapes(const Battle& battle, const State& state, Side attacker, int turns);

} // namespace forethought::tactics
