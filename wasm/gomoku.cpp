#include "engine/gomoku/gomoku.h"
#include "wasm/bind_game.h"
#include "wasm/bind_match.h"

EMSCRIPTEN_BINDINGS(gomoku) {
    forethought::wasm::bind_game<forethought::Gomoku>();
    forethought::wasm::bind_match<forethought::Gomoku>();
}
