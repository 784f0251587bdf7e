#pragma once

#include "engine/core/bit_coder.h"
#include "engine/core/rng.h"
#include "engine/twenty48/frame_code.h"
#include "engine/twenty48/network_file.h"
#include "engine/twenty48/presence_code.h"
#include "engine/twenty48/row_code.h"
#include "engine/twenty48/row_predictor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace forethought::twenty48 {

/// A file written by hand: a few pages with numbers drawn by lot, and a slow map of what they stand for.
struct HandmadeNetwork {
    static constexpr std::array<std::array<std::int16_t, kTuples>, kStages> kDefaults{
        std::array<std::int16_t, kTuples>{7, -3, 100, 0}, {50, 0, -20, 9}};

    NetworkFile file;
    /// Weights by stage and tuple, then by pattern; those that are not there are defaults.
    std::map<std::pair<int, int>, std::map<Pattern, int>> weights;

    /// What one frame adds for one field, in points.
    static constexpr Frame kFrame = Frame::late_from_1024;
    static constexpr Field kField = 0x0120'3450'1236;
    static constexpr int kAdded = 3 * 64 * static_cast<int>(kFieldLookups);

    HandmadeNetwork() {
        Rng rng(48);
        for (int stage = 0; stage < kStages; ++stage) write(stage, rng);
        write_frame();
    }

    int weight(int stage, int tuple, Pattern pattern) const {
        const auto known = weights.find({stage, tuple});
        if (known == weights.end()) return default_of(stage, tuple);
        // A row that is not there is as the one below it, or else the lowest, in its page.
        const Pattern page = pattern & ~0xf0u;
        const int row = static_cast<int>(pattern >> 4 & 15);
        for (int y = row; y >= 0; --y)
            if (const auto found = known->second.find(page | static_cast<Pattern>(y) << 4);
                found != known->second.end())
                return found->second;
        for (int y = row + 1; y < 16; ++y)
            if (const auto found = known->second.find(page | static_cast<Pattern>(y) << 4);
                found != known->second.end())
                return found->second;
        return default_of(stage, tuple);
    }

    int value(Stage stage, Board seen) const {
        int sum = 0;
        for_each_lookup(seen, [&](std::size_t tuple, Pattern pattern) {
            sum += weight(static_cast<int>(stage), static_cast<int>(tuple), pattern);
        });
        return sum * (1 << file.of(stage).unit_shift);
    }

  private:
    static int default_of(int stage, int tuple) {
        return kDefaults[static_cast<std::size_t>(stage)][static_cast<std::size_t>(tuple)];
    }
    static std::size_t ranks_of(int stage) { return stage == 0 ? 14 : 13; }

    void write(int stage, Rng& rng) {
        const std::size_t ranks = ranks_of(stage);
        BitEncoder encoder;
        RowPredictor predictor = random_predictor(rng);
        predictor.code(encoder);
        PresenceModel presence;
        RowModel model(ranks);
        PatternRows rows(ranks, 4'000);
        const auto& defaults = kDefaults[static_cast<std::size_t>(stage)];
        std::size_t count = defaults.size();
        for (int tuple = 0; tuple < kTuples; ++tuple) {
            const std::set<std::size_t> pages = {0,
                                                 0x0001,
                                                 0x0012,
                                                 0x0111,
                                                 0x0122,
                                                 0x0123,
                                                 0x0124,
                                                 0x0222,
                                                 0x0223,
                                                 0x0323,
                                                 0x1223,
                                                 0x1234,
                                                 0x1235,
                                                 0x1335,
                                                 rng.below(kPagesOfTuple),
                                                 kPagesOfTuple - 1};
            const auto is_wanted = [&](std::size_t level, std::size_t prefix) {
                return std::any_of(pages.begin(), pages.end(), [&](std::size_t page) {
                    return page >> (4 * (PresenceModel::kLevels - 1 - level)) == prefix;
                });
            };
            rows.begin_tuple();
            presence.begin_tuple();
            for (std::size_t page = 0; presence.next(encoder, is_wanted, page);) {
                model.begin_page();
                for (std::size_t y = 0; y < ranks; ++y) {
                    const auto number = page * 16 + y;
                    RowCode code = random_row(ranks, rng);
                    model.code(encoder, y, rows.context(static_cast<std::size_t>(tuple), number), code);
                    if (!code.is_there) continue;
                    ++count;
                    const RowWeights decoded = apply(code, predictor, stage, tuple, number);
                    rows.add(number, decoded, code.kept(), code.coarseness);
                }
            }
        }
        StageCode& written = file.stages[static_cast<std::size_t>(stage)];
        written.unit_shift = static_cast<std::uint32_t>(stage + 1);
        written.rows = static_cast<std::uint32_t>(count);
        written.defaults = defaults;
        written.code = encoder.finish();
    }

    /// Each pattern of the field has a weight of 3 units.
    void write_frame() {
        std::set<FieldPattern> patterns;
        for_each_field_lookup(kField, [&](FieldPattern pattern) { patterns.insert(pattern); });
        BitEncoder encoder;
        FrameModel model;
        const auto is_wanted = [&](std::size_t group, std::size_t level, FieldPattern prefix) {
            return std::any_of(patterns.begin(), patterns.end(), [&](FieldPattern pattern) {
                FieldPattern beginning = pattern % kPatternsOfGroup;
                for (std::size_t digit = level + 1; digit < kCellsOfGroup; ++digit)
                    beginning /= kRanksOfField;
                return pattern / kPatternsOfGroup == group && beginning == prefix;
            });
        };
        for (FieldPattern pattern = 0; model.next(encoder, is_wanted, pattern);) model.code_units(encoder, 3);
        file.frames.unit_shift = 6;
        file.frames.of(kFrame) = {.weights = static_cast<std::uint32_t>(patterns.size()),
                                  .code = encoder.finish()};
    }

    static RowPredictor random_predictor(Rng& rng) {
        RowPredictor predictor;
        const auto number = [&](int size) {
            return static_cast<std::int16_t>(static_cast<int>(rng.below(static_cast<unsigned>(size))) -
                                             size / 3);
        };
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
            for (unsigned which = 0; which < 32; ++which) {
                RowPredictor::Shares& shares = predictor.shares(tuple, which);
                for (std::int16_t& share : shares.of_rows) share = number(3'000);
                shares.of_last = number(2'000);
                shares.bias = number(100);
            }
        return predictor;
    }

    static RowCode random_row(std::size_t ranks, Rng& rng) {
        RowCode row{.is_there = rng.chance(3, 4)};
        if (!row.is_there || rng.chance(1, 3)) return row;
        row.coarseness = rng.below(5);
        for (std::size_t x = 0; x < ranks; ++x)
            row.numbers[x] = rng.chance(1, 3) ? 0 : static_cast<int>(rng.below(600)) - 300;
        if (row.kept() == 0) row.coarseness = 0;
        return row;
    }

    /// A weight of a row that is there; 0 and false for others.
    std::pair<int, bool> there(int stage, int tuple, std::size_t row, std::size_t x) const {
        const auto known = weights.find({stage, tuple});
        if (known == weights.end()) return {0, false};
        const auto found = known->second.find(static_cast<Pattern>(row * 16 + x));
        return found == known->second.end() ? std::pair(0, false) : std::pair(found->second, true);
    }

    /// What the rows below tell of a weight, in shares; false if there are none.
    std::pair<int, bool> told(const RowPredictor& predictor, int stage, int tuple, std::size_t row,
                              std::size_t x) const {
        std::array<std::pair<int, bool>, 5> lower{};
        unsigned which = 0;
        const auto below = [&](std::size_t cells) {
            std::size_t from = row;
            for (std::size_t cell = 0; cell < 5; ++cell) {
                const std::size_t times = cells >> (4 * cell) & 15;
                if ((row >> (4 * cell) & 15) < times) return std::pair(0, false);
                from -= times << (4 * cell);
            }
            return there(stage, tuple, from, x);
        };
        for (std::size_t cell = 0; cell < 5; ++cell) {
            lower[cell] = below(std::size_t{1} << (4 * cell));
            if (lower[cell].second) which |= 1u << cell;
        }
        const auto& shares = predictor.shares(static_cast<std::size_t>(tuple), which);
        int sum = shares.bias * 4096;
        for (std::size_t cell = 0; cell < 5; ++cell) sum += shares.of_rows[cell] * lower[cell].first;
        const std::size_t first = tuple < 2 ? 3 : 1;
        const std::array<std::pair<std::size_t, std::size_t>, 3> steps{
            std::pair<std::size_t, std::size_t>{first, 4}, {first, first}, {4, 4}};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto [one, other] = steps[i];
            if (!lower[one].second || !lower[other].second) continue;
            const auto found = below((std::size_t{1} << (4 * one)) + (std::size_t{1} << (4 * other)));
            sum += shares.of_rows[5 + i] * (found.second ? found.first : lower[other].first);
        }
        return {sum, which != 0};
    }

    RowWeights apply(const RowCode& code, const RowPredictor& predictor, int stage, int tuple,
                     std::size_t row) {
        RowWeights decoded{};
        int before = default_of(stage, tuple);
        int last = 0;
        unsigned which = 0;
        for (std::size_t cell = 0; cell < 5; ++cell)
            if ((row >> (4 * cell) & 15) > 0 &&
                there(stage, tuple, row - (std::size_t{1} << (4 * cell)), 0).second)
                which |= 1u << cell;
        const int of_last = predictor.shares(static_cast<std::size_t>(tuple), which).of_last;
        std::map<Pattern, int> added;
        for (std::size_t x = 0; x < ranks_of(stage); ++x) {
            const auto [sum, is_told] = told(predictor, stage, tuple, row, x);
            const auto whole = [](int shares) {
                return static_cast<int>(std::floor((shares + 2048) / 4096.0));
            };
            const int own = code.numbers[x] * (1 << code.coarseness);
            const int expected = is_told ? whole(sum + of_last * last) : before + whole(of_last * last);
            before = std::clamp(std::clamp(expected, -32767, 32767) + own, -32767, 32767);
            if (own != 0) last = own;
            decoded[x] = static_cast<std::int16_t>(before);
            added[static_cast<Pattern>(row * 16 + x)] = before;
        }
        weights[{stage, tuple}].merge(added);
        return decoded;
    }
};

} // namespace forethought::twenty48
