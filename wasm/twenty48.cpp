#include "engine/twenty48/twenty48.h"
#include "engine/plates/plates.h"
#include "wasm/bind_game.h"
#include "wasm/bind_match.h"
#include "wasm/bind_score.h"

namespace forethought::wasm {

/// What the page of 2048 asks for besides the common part; see wasm/twenty48.d.ts.
class Twenty48Handle : public RecordHandle<Twenty48> {
  public:
    std::string start_adversary(double seed) {
        const auto number = to_seed(seed);
        if (number) restart(twenty48::start(number.value(), twenty48::Mode::adversary));
        return reason(number);
    }
};

val plates_search(bool prunes) {
    std::vector<std::int32_t> steps;
    for (const plates::Step& step : plates::search(prunes))
        steps.insert(steps.end(),
                     {static_cast<std::int32_t>(step.kind), step.node, step.value, step.alpha, step.beta});
    return to_int32_array(steps);
}

val plates_notes() {
    std::vector<std::int32_t> notes;
    for (const auto& plate : plates::kNotes) notes.insert(notes.end(), plate.begin(), plate.end());
    return to_int32_array(notes);
}

} // namespace forethought::wasm

EMSCRIPTEN_BINDINGS(twenty48) {
    using namespace forethought::wasm;
    bind_game<forethought::Twenty48, Twenty48Handle>().function("startAdversary",
                                                                &Twenty48Handle::start_adversary);
    bind_match<forethought::Twenty48>();
    bind_score<forethought::Twenty48>();
    emscripten::function("platesSearch", &plates_search);
    emscripten::function("platesNotes", &plates_notes);
}
