#include "engine/cli/interruption.h"

#include <csignal>

namespace forethought::cli {

namespace {

// Exists before any signal can come: a handler may not construct it.
StopSource g_interruption;

void interrupt(int) {
    g_interruption.request();
}

} // namespace

StopSource& interruption() {
    return g_interruption;
}

void end_in_order_when_interrupted() {
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
}

} // namespace forethought::cli
