#include "engine/protocol/gomocup/native/serve.h"

/// The program that managers of the Gomocup start: the strongest rung, without arguments.
int main() {
    forethought::gomocup::serve(forethought::gomoku::ladder().back().switches, 1);
    return 0;
}
