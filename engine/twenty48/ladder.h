#pragma once

#include "engine/core/ladder.h"

namespace forethought::twenty48 {

/// What a rung turns on; each rung adds one idea to those of the rung below.
struct Switches {
    int rung = 0;
    /// Rung 10: the slide that merges most instead of a random one.
    bool merges = false;
    /// Rung 20: the four-term evaluation of the grid after the slide.
    bool evaluates = false;
    /// Plies that are searched; 0 for a move without a search, 99 for as many as there is time for.
    int depth = 0;
    /// Rung 40: alpha-beta instead of minimax.
    bool prunes = false;
    /// Rung 40: only the most annoying of the new tiles are searched.
    bool only_annoying = false;
    /// Rung 50: one ply more as long as there is time.
    bool deepens = false;
    /// Rung 60: results are kept between depths and moves, in a table of 2^table_log2 entries.
    bool remembers = false;
    int table_log2 = 18;
    /// Rung 70: the search plays on a board of one word, by look-ups, instead of an array of tiles.
    bool looks_up = false;
    /// Rung 80: the true odds of new tiles, and the values of rows, instead of the worst tile.
    bool expects = false;
    /// Rung 90: boards with less than one chance in ten thousand are evaluated at once.
    bool cuts_unlikely = false;
    /// Rung 100: the depth follows the number of different tiles.
    bool follows_tiles = false;
    /// Rung 110: values of boards are kept with their depths, in a table of 2^table_log2 entries.
    bool keeps_values = false;
    /// Rung 120: the values of the network, which comes as a file; without a search.
    bool is_learned = false;
    /// Rung 140: late boards have weights of their own, and are played in laps. Rung 130 searches again, as
    /// rung 110 does.
    bool has_stages = false;
    /// Rung 150: boards with less than one chance in a hundred are evaluated at once.
    bool cuts_more = false;
    /// Rung 150: boards with a frame (frames.h) get further weights.
    bool has_frames = false;
    /// Rung 150: late weights play the lap to the first 16384, too.
    bool laps_early = false;
};

Ladder<Switches> ladder();

} // namespace forethought::twenty48
