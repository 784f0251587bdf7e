#include "engine/xiangqi/exposure.h"

#include "engine/core/bits.h"

namespace forethought::xiangqi {

template <class CellOf>
void Exposure::mark_line(Kind kind, LineBits bits, int place, int general, CellOf cell_of) {
    const unsigned between = places_between(place, general);
    const unsigned taken = bits & between;
    const int number = count_bits(taken);
    const bool is_cannon = kind == Kind::cannon;
    const bool would_attack = number == (is_cannon ? 2 : 1);
    if (is_cannon && number == 0)
        for (unsigned rest = between; rest != 0; rest &= rest - 1) mark(cell_of(lowest_bit(rest)), kEnters);
    if (would_attack)
        for (unsigned rest = taken; rest != 0; rest &= rest - 1) mark(cell_of(lowest_bit(rest)), kLeaves);
}

Exposure::Exposure(const Board& board, Side side) {
    const Side enemy = opponent(side);
    const Cell general = board.general(side);
    const Relations& relations = relations_to(general);
    const int file = file_of(general);
    const int rank = rank_of(general);
    const auto look_at = [&](Slot slot, Kind kind) {
        const Cell cell = board.where(slot);
        if (cell == kNowhere) return;
        const Relation relation = relations[static_cast<std::size_t>(cell)];
        if ((relation & kSameFile) != 0)
            mark_line(kind, board.file_bits(file), rank_of(cell), rank,
                      [file](int place) { return cell_at(file, place); });
        if ((relation & kSameRank) != 0)
            mark_line(kind, board.rank_bits(rank), file_of(cell), file,
                      [rank](int place) { return cell_at(place, rank); });
    };
    look_at(first_slot(enemy, Kind::general), Kind::general);
    for (Slot slot = first_slot(enemy, Kind::chariot); slot < end_slot(enemy, Kind::chariot); ++slot)
        look_at(slot, Kind::chariot);
    for (Slot slot = first_slot(enemy, Kind::cannon); slot < end_slot(enemy, Kind::cannon); ++slot)
        look_at(slot, Kind::cannon);
    for (Slot slot = first_slot(enemy, Kind::horse); slot < end_slot(enemy, Kind::horse); ++slot)
        if (const Cell cell = board.where(slot); cell != kNowhere)
            if (const Cell leg = leg_between(cell, general); leg != kNowhere) mark(leg, kLeaves);
}

} // namespace forethought::xiangqi
