#include "engine/othello/othello.h"
#include "wasm/bind_game.h"
#include "wasm/bind_match.h"

EMSCRIPTEN_BINDINGS(othello) {
    forethought::wasm::bind_game<forethought::Othello>();
    forethought::wasm::bind_match<forethought::Othello>();
}
