#include "engine/xiangqi/xiangqi.h"
#include "wasm/bind_game.h"
#include "wasm/bind_match.h"

EMSCRIPTEN_BINDINGS(xiangqi) {
    forethought::wasm::bind_game<forethought::Xiangqi>();
    forethought::wasm::bind_match<forethought::Xiangqi>();
}
