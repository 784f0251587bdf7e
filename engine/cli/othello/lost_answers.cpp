#include "engine/cli/othello/lost_answers.h"

#include "engine/othello/rules.h"

namespace forethought::cli {

using namespace othello;

void LostAnswers::learn_from(const Position& lost_game, Side loser) {
    Position position = begin_at(lost_game.start, lost_game.starter);
    for (const Action action : lost_game.actions) {
        if (position.to_move == loser) answers_.emplace(hash(position), encode(action));
        play(position, action, nullptr);
    }
}

bool LostAnswers::has(const Position& position, Action answer) const {
    return answers_.contains({hash(position), encode(answer)});
}

} // namespace forethought::cli
