#include "engine/tactics/heuristics/focus_fire.h"

#include <algorithm>

namespace forethought::tactics {

namespace {

/// A strike that could come next. The better of two is the one that kills, then the one that takes more, then
/// the one that leaves less.
struct Strike {
    Unit striker = kNobody;
    Unit target = kNobody;
    Value loss = 0;
    int left = 0;

    bool exists() const { return striker != kNobody; }
    bool kills() const { return left == 0; }
    bool is_better_than(const Strike& other) const {
        if (!other.exists()) return true;
        if (kills() != other.kills()) return kills();
        if (loss != other.loss) return loss > other.loss;
        return left < other.left;
    }
};

} // namespace

Value focus_fire(const Scene& scene, UnitSet targets) {
    UnitSet strikers;
    UnitSet exposed;
    std::array<int, kMaxUnits> left{};
    for_each(targets, [&](Unit target) {
        if (scene.attackers[target].empty()) return;
        strikers = strikers | scene.attackers[target];
        exposed.insert(target);
        left[target] = scene.hit_points(target);
    });
    Value taken = 0;
    while (!strikers.empty()) {
        Strike best;
        for_each(exposed, [&](Unit target) {
            for_each(scene.attackers[target] & strikers, [&](Unit striker) {
                const int damage = scene.damage(striker);
                const Strike strike{striker, target,
                                    scene.worth.loss(scene.type(target), left[target], damage),
                                    std::max(0, left[target] - damage)};
                if (strike.is_better_than(best)) best = strike;
            });
        });
        if (!best.exists()) break;
        taken += best.loss;
        left[best.target] = best.left;
        strikers.erase(best.striker);
        if (best.kills()) exposed.erase(best.target);
    }
    return taken;
}

} // namespace forethought::tactics
