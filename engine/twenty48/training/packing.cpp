#include "engine/twenty48/training/packing.h"

#include "engine/twenty48/checksum.h"
#include "engine/twenty48/page_code.h"
#include "engine/twenty48/presence_code.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace forethought::twenty48 {

namespace {

using PageWeights = std::array<std::int16_t, kPageWeights>;
constexpr std::size_t kPagesOfTuple = kPatterns / kPageWeights;

/// What a part of a page costs about before its numbers are written, in bits.
constexpr double kBitsOfRow = 14;
constexpr double kBitsOfWeight = 8;
constexpr int kCoarsest = 12;

/// A number of weights with their visits, as far as their mean is concerned.
struct Mass {
    double visits = 0;
    double sum = 0;

    void add(double weight, double with_visits) {
        visits += with_visits;
        sum += weight * with_visits;
    }
    double mean() const { return visits > 0 ? sum / visits : 0; }
};

template <class Visit>
void for_each_weight(Visit visit) {
    for (std::size_t stage = 0; stage < kStages; ++stage)
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
            for (Pattern pattern = 0; pattern < kPatterns; ++pattern)
                visit(static_cast<Stage>(stage), tuple, pattern);
}

/// How much it matters that a weight is right: how often it is looked up. What a survey does not come by
/// other games do, which is told by how much was learned: that counts half as much, all in all.
class Importance {
  public:
    Importance(const LearningTables& tables, const Survey& survey) : tables_(tables), survey_(survey) {
        double visits = 0;
        double errors = 0;
        for_each_weight([&](Stage stage, std::size_t tuple, Pattern pattern) {
            visits += survey.visits(stage, tuple, pattern);
            errors += tables.errors(stage, tuple, pattern);
        });
        of_error_ = errors > 0 ? visits / (2 * errors) : 0;
    }

    double operator()(Stage stage, std::size_t tuple, Pattern pattern) const {
        return survey_.visits(stage, tuple, pattern) + of_error_ * tables_.errors(stage, tuple, pattern);
    }

  private:
    const LearningTables& tables_;
    const Survey& survey_;
    double of_error_ = 0;
};

/// The smallest unit, as the power of two, in which the weights fit sixteen bits.
std::uint32_t unit_shift_for(const LearningTables& tables, const Importance& importance) {
    float largest = 0;
    for_each_weight([&](Stage stage, std::size_t tuple, Pattern pattern) {
        if (importance(stage, tuple, pattern) > 0)
            largest = std::max(largest, std::abs(tables.weight(stage, tuple, pattern)));
    });
    std::uint32_t shift = 0;
    while (largest > 32'000.0F * static_cast<float>(1u << shift)) ++shift;
    return shift;
}

/// The weights of a page as the network learned them, in units, and how much they matter.
struct Page {
    std::array<double, kPageWeights> weights{};
    std::array<double, kPageWeights> visits{};

    /// Squared errors when `known` stands for a row, each times its visits.
    double error(const PageWeights& known, std::size_t row) const {
        double sum = 0;
        for (std::size_t i = 16 * row; i < 16 * row + 16; ++i) {
            const double off = weights[i] - known[i];
            sum += visits[i] * off * off;
        }
        return sum;
    }
};

/// Decides what of a tuple's pages is worth its bits, and writes it.
class Packer {
  public:
    Packer(const LearningTables& tables, const Survey& survey, const PackingPrices& prices)
        : tables_(tables), importance_(tables, survey), prices_(prices) {
        header_.unit_shift = unit_shift_for(tables, importance_);
    }

    PackedNetwork pack() {
        known_.resize(kTuples * kPagesOfTuple);
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) set_default(tuple);
        pack_stage(Stage::opening);
        opening_ = known_;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) guess_late(tuple);
        pack_stage(Stage::late);
        const std::vector<std::uint8_t> code = encoder_.finish();
        packed_.chunks = static_cast<std::uint32_t>(chunks_.size());
        header_.chunks = packed_.chunks;
        header_.code_bytes = static_cast<std::uint32_t>(code.size());
        header_.code_checksum = checksum(code);
        packed_.file = header_.write();
        packed_.file.insert(packed_.file.end(), code.begin(), code.end());
        return std::move(packed_);
    }

  private:
    double units(double points) const { return points / static_cast<double>(1u << header_.unit_shift); }

    /// What is left out of the first stage has the mean weight of the tuple.
    void set_default(std::size_t tuple) {
        Mass mass;
        for (Pattern pattern = 0; pattern < kPatterns; ++pattern)
            mass.add(tables_.weight(Stage::opening, tuple, pattern),
                     importance_(Stage::opening, tuple, pattern));
        header_.defaults[tuple] = static_cast<std::int16_t>(std::lround(units(mass.mean())));
        for (std::size_t page = 0; page < kPagesOfTuple; ++page)
            known_[tuple * kPagesOfTuple + page].fill(header_.defaults[tuple]);
    }

    /// From the opening's weights to the late ones: the straight line with the least squared error.
    void guess_late(std::size_t tuple) {
        double visits = 0, x = 0, y = 0, xx = 0, xy = 0;
        for (Pattern pattern = 0; pattern < kPatterns; ++pattern) {
            const double count = importance_(Stage::late, tuple, pattern);
            if (count == 0) continue;
            const double known =
                known_[tuple * kPagesOfTuple + pattern / kPageWeights][pattern % kPageWeights];
            const double late = units(tables_.weight(Stage::late, tuple, pattern));
            visits += count;
            x += count * known;
            y += count * late;
            xx += count * known * known;
            xy += count * known * late;
        }
        const double spread = visits * xx - x * x;
        const double part = spread > 0 ? (visits * xy - x * y) / spread : LearningTables::kPromoted;
        const double more = visits > 0 ? (y - part * x) / visits : 0;
        LateGuess& guess = header_.late_guesses[tuple];
        guess.part = static_cast<std::int16_t>(std::lround(part * LateGuess::kWhole));
        guess.more = static_cast<std::int16_t>(std::lround(more));
        for (std::size_t page = 0; page < kPagesOfTuple; ++page) {
            PageWeights& known = known_[tuple * kPagesOfTuple + page];
            std::transform(known.begin(), known.end(), known.begin(), guess);
        }
    }

    void pack_stage(Stage stage) {
        PresenceModel presence;
        PageModel model;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) pack_tuple(stage, tuple, presence, model);
        for (std::size_t page = 0; page < known_.size(); ++page) count_chunks(played_page(stage, page));
    }

    /// The weights of a page as its reader has them in memory.
    PageWeights played_page(Stage stage, std::size_t number) const {
        PageWeights page = known_[number];
        if (stage == Stage::late)
            std::transform(page.begin(), page.end(), opening_[number].begin(), page.begin(), late_weight);
        return page;
    }

    /// Different chunks are as good as different checksums.
    void count_chunks(const PageWeights& page) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(page.data());
        constexpr std::size_t kBytes = Network::kChunk * sizeof(std::int16_t);
        for (std::size_t at = 0; at < sizeof(page); at += kBytes)
            chunks_.insert(checksum(std::span(bytes + at, kBytes)));
    }

    void pack_tuple(Stage stage, std::size_t tuple, PresenceModel& presence, PageModel& model) {
        shapes_ = {};
        std::array<std::vector<bool>, PresenceModel::kLevels> is_wanted;
        for (std::size_t level = 0; level < is_wanted.size(); ++level)
            is_wanted[level].resize(std::size_t{16} << (4 * level));
        for (std::size_t page = 0; page < kPagesOfTuple; ++page) {
            if (!is_worth_it(page_at(stage, tuple, page), known_[tuple * kPagesOfTuple + page])) continue;
            for (std::size_t level = 0; level < is_wanted.size(); ++level)
                is_wanted[level][page >> (4 * (is_wanted.size() - 1 - level))] = true;
        }
        presence.code(
            encoder_,
            [&](int level, std::size_t prefix) {
                return static_cast<bool>(is_wanted[static_cast<std::size_t>(level)][prefix]);
            },
            [&](std::size_t page) {
                PageCode code = pack_page(page_at(stage, tuple, page), tuple, page);
                model.code(encoder_, code);
                ++packed_.pages;
            });
    }

    Page page_at(Stage stage, std::size_t tuple, std::size_t number) const {
        Page page;
        for (std::size_t i = 0; i < kPageWeights; ++i) {
            const auto pattern = static_cast<Pattern>(number * kPageWeights + i);
            const double visits = importance_(stage, tuple, pattern);
            if (visits == 0) continue;
            page.visits[i] = visits;
            page.weights[i] = units(tables_.weight(stage, tuple, pattern));
        }
        return page;
    }

    bool is_worth_it(const Page& page, const PageWeights& known) const {
        double error = 0;
        for (std::size_t row = 0; row < kRowsOfPage; ++row) error += page.error(known, row);
        return error > prices_.of_page * prices_.of_bit;
    }

    /// Decides on a page's code, and what its reader knows of the page then.
    PageCode pack_page(const Page& page, std::size_t tuple, std::size_t number) {
        PageWeights& known = known_[tuple * kPagesOfTuple + number];
        PageCode code;
        Mass mass;
        for (std::size_t i = 0; i < kPageWeights; ++i) mass.add(page.weights[i] - known[i], page.visits[i]);
        code.mean = static_cast<int>(std::lround(mass.mean() / kMeanStep));
        for (std::size_t y = 0; y < kRowsOfPage; ++y) {
            const std::size_t row = number * kRowsOfPage + y;
            const PatternRow before = row_in(known, y);
            const PatternRow shape = shapes_.shape(row);
            decode_row(code, y, shape, before, &known[16 * y]);
            if (page.error(known, y) > kBitsOfRow * prices_.of_bit) {
                code.rows[y].is_coded = true;
                decode_row(code, y, shape, before, &known[16 * y]);
                code.rows[y] = row_code_of(page, known, y);
                decode_row(code, y, shape, before, &known[16 * y]);
            }
            shapes_.set(row, &known[16 * y], before, level_of(code, y));
        }
        return code;
    }

    static PatternRow row_in(const PageWeights& page, std::size_t y) {
        PatternRow row;
        std::copy_n(page.begin() + static_cast<std::ptrdiff_t>(16 * y), 16, row.begin());
        return row;
    }

    /// What a row differs by from what is known without a code of its own.
    RowCode row_code_of(const Page& page, const PageWeights& known, std::size_t row) {
        RowCode code{.is_coded = true};
        Mass mass;
        Mass of_kept;
        int kept = 0;
        const auto off = [&](std::size_t x) { return page.weights[16 * row + x] - known[16 * row + x]; };
        for (std::size_t x = 0; x < 16; ++x) mass.add(off(x), page.visits[16 * row + x]);
        const auto is_kept = [&](std::size_t x, double mean) {
            const double rest = off(x) - mean;
            return page.visits[16 * row + x] * rest * rest > kBitsOfWeight * prices_.of_bit;
        };
        for (std::size_t x = 0; x < 16; ++x)
            if (is_kept(x, mass.mean())) {
                of_kept.add(1, page.visits[16 * row + x]);
                ++kept;
            }
        // At this step a finer one would save as much error as its bits are worth: with steps of s the mean
        // squared error is s^2 / 12, and a bit quarters it.
        const double visits = kept > 0 ? of_kept.visits / kept : mass.visits;
        const double step = std::sqrt(12 * prices_.of_bit / (2 * std::log(2.0) * visits));
        code.coarseness = static_cast<std::size_t>(
            std::clamp(static_cast<int>(std::lround(std::log2(step))), 0, kCoarsest));
        const auto in_steps = [&](double weight) {
            return static_cast<int>(std::lround(weight / static_cast<double>(1 << code.coarseness)));
        };
        code.mean = in_steps(mass.mean());
        for (std::size_t x = 0; x < 16; ++x) {
            const double mean = static_cast<double>(code.mean) * static_cast<double>(1 << code.coarseness);
            if (!is_kept(x, mean)) continue;
            code.weights[x] = in_steps(off(x) - mean);
            packed_.weights += code.weights[x] != 0 ? 1 : 0;
        }
        return code;
    }

    const LearningTables& tables_;
    Importance importance_;
    PackingPrices prices_;
    NetworkHeader header_;
    BitEncoder encoder_;
    PackedNetwork packed_;
    /// What the reader of the file knows of each page so far, in the stage that is packed.
    std::vector<PageWeights> known_;
    /// What the reader knows of the opening's pages, once they are packed.
    std::vector<PageWeights> opening_;
    /// Of the tuple that is packed.
    RowShapes shapes_;
    std::unordered_set<std::uint64_t> chunks_;
};

} // namespace

PackedNetwork pack(const LearningTables& tables, const Survey& survey, const PackingPrices& prices) {
    return Packer(tables, survey, prices).pack();
}

PackedNetwork pack_into(const LearningTables& tables, const Survey& survey, std::size_t bytes,
                        PackingPrices prices) {
    PackedNetwork packed = pack(tables, survey, prices);
    for (int attempt = 0; attempt < 12; ++attempt) {
        const double ratio = static_cast<double>(packed.file.size()) / static_cast<double>(bytes);
        const bool fits_memory = packed.chunks <= Network::kMostChunks;
        if (fits_memory && ratio <= 1 && ratio > 0.99) break;
        if (!fits_memory) prices.of_page *= 1.4;
        // The size falls with about this power of a bit's price.
        prices.of_bit *= std::pow(ratio * 1.004, 1.8);
        packed = pack(tables, survey, prices);
    }
    while (packed.file.size() > bytes || packed.chunks > Network::kMostChunks) {
        prices.of_bit *= 1.1;
        packed = pack(tables, survey, prices);
    }
    return packed;
}

} // namespace forethought::twenty48
