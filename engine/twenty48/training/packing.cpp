#include "engine/twenty48/training/packing.h"

#include "engine/core/checksum.h"
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

constexpr Pattern pattern_in(std::size_t page, std::size_t weight) {
    return static_cast<Pattern>(page * kPageWeights + weight);
}

/// How much it matters that a weight is right: how often it is looked up. What a survey does not come by
/// other games do, which is told by how much was learned: that counts half as much, all in all.
class Importance {
  public:
    Importance(const LearningTables& tables, const Survey& survey) : tables_(tables), survey_(survey) {
        double visits = 0;
        double errors = 0;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
            for (std::size_t page = 0; page < kPagesOfTuple; ++page) {
                bool is_known = false;
                for (std::size_t i = 0; i < kPageWeights; ++i) {
                    const std::uint32_t looked_up = survey.visits(tuple, pattern_in(page, i));
                    const double learned = tables.errors(tuple, pattern_in(page, i));
                    visits += looked_up;
                    errors += learned;
                    is_known = is_known || looked_up > 0 || learned > 0;
                }
                if (is_known) known_pages_[tuple].push_back(page);
            }
        of_error_ = errors > 0 ? visits / (2 * errors) : 0;
    }

    double operator()(std::size_t tuple, Pattern pattern) const {
        return survey_.visits(tuple, pattern) + of_error_ * tables_.errors(tuple, pattern);
    }

    /// The pages of a tuple that have weights of any importance, in order.
    const std::vector<std::size_t>& known_pages(std::size_t tuple) const { return known_pages_[tuple]; }

    /// Calls `visit(pattern)` for each weight of a tuple's known pages.
    template <class Visit>
    void for_each_weight(std::size_t tuple, Visit visit) const {
        for (const std::size_t page : known_pages_[tuple])
            for (std::size_t i = 0; i < kPageWeights; ++i) visit(pattern_in(page, i));
    }

  private:
    const LearningTables& tables_;
    const Survey& survey_;
    double of_error_ = 0;
    std::array<std::vector<std::size_t>, kTuples> known_pages_;
};

/// The smallest unit, as the power of two, in which the weights fit sixteen bits.
std::uint32_t unit_shift_for(const LearningTables& tables, const Importance& importance) {
    float largest = 0;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
        importance.for_each_weight(tuple, [&](Pattern pattern) {
            if (importance(tuple, pattern) > 0)
                largest = std::max(largest, std::abs(tables.weight(tuple, pattern)));
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
    Packer(Stage stage, const LearningTables& tables, const Importance& importance,
           const PackingPrices& prices)
        : stage_(stage), tables_(tables), importance_(importance), prices_(prices) {
        packed_.stage.unit_shift = unit_shift_for(tables, importance_);
    }

    PackedStage pack() {
        PresenceModel presence;
        PageModel model;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) {
            set_default(tuple);
            pack_tuple(tuple, presence, model);
        }
        packed_.stage.chunks = static_cast<std::uint32_t>(chunks_.size());
        packed_.stage.code = encoder_.finish();
        return std::move(packed_);
    }

  private:
    double units(double points) const { return points / static_cast<double>(1u << packed_.stage.unit_shift); }

    /// What is left out has the mean weight of the tuple.
    void set_default(std::size_t tuple) {
        Mass mass;
        importance_.for_each_weight(tuple, [&](Pattern pattern) {
            mass.add(tables_.weight(tuple, pattern), importance_(tuple, pattern));
        });
        std::int16_t& mean = packed_.stage.defaults[tuple];
        mean = static_cast<std::int16_t>(std::lround(units(mass.mean())));
        PageWeights all_mean;
        all_mean.fill(mean);
        known_.assign(kPagesOfTuple, all_mean);
    }

    /// Different chunks are as good as different checksums.
    void count_chunks(const PageWeights& page) {
        StageWeights::for_each_chunk(stage_, page, [&](auto chunk) {
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(chunk.data());
            chunks_.insert(checksum(std::span(bytes, chunk.size_bytes())));
        });
    }

    void pack_tuple(std::size_t tuple, PresenceModel& presence, PageModel& model) {
        shapes_ = {};
        std::array<std::vector<bool>, PresenceModel::kLevels> is_wanted;
        for (std::size_t level = 0; level < is_wanted.size(); ++level)
            is_wanted[level].resize(std::size_t{16} << (4 * level));
        const std::int64_t pages_before = packed_.pages;
        const PageWeights all_mean = known_[0];
        for (const std::size_t page : importance_.known_pages(tuple)) {
            if (!is_worth_it(page_at(tuple, page), all_mean)) continue;
            for (std::size_t level = 0; level < is_wanted.size(); ++level)
                is_wanted[level][page >> (4 * (is_wanted.size() - 1 - level))] = true;
        }
        presence.code(
            encoder_,
            [&](int level, std::size_t prefix) {
                return static_cast<bool>(is_wanted[static_cast<std::size_t>(level)][prefix]);
            },
            [&](std::size_t page) {
                PageCode code = pack_page(page_at(tuple, page), page);
                model.code(encoder_, code);
                ++packed_.pages;
                count_chunks(known_[page]);
            });
        if (static_cast<std::size_t>(packed_.pages - pages_before) < kPagesOfTuple) count_chunks(all_mean);
    }

    Page page_at(std::size_t tuple, std::size_t number) const {
        Page page;
        for (std::size_t i = 0; i < kPageWeights; ++i) {
            const Pattern pattern = pattern_in(number, i);
            const double visits = importance_(tuple, pattern);
            if (visits == 0) continue;
            page.visits[i] = visits;
            page.weights[i] = units(tables_.weight(tuple, pattern));
        }
        return page;
    }

    bool is_worth_it(const Page& page, const PageWeights& known) const {
        double error = 0;
        for (std::size_t row = 0; row < kRowsOfPage; ++row) error += page.error(known, row);
        return error > prices_.of_page * prices_.of_bit;
    }

    /// Decides on a page's code, and what its reader knows of the page then.
    PageCode pack_page(const Page& page, std::size_t number) {
        PageWeights& known = known_[number];
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

    Stage stage_;
    const LearningTables& tables_;
    const Importance& importance_;
    PackingPrices prices_;
    BitEncoder encoder_;
    PackedStage packed_;
    /// What the reader of the file knows so far of each page of the tuple that is packed.
    std::vector<PageWeights> known_;
    /// The same of its rows.
    RowShapes shapes_;
    std::unordered_set<std::uint64_t> chunks_;
};

} // namespace

PackedStage pack(const LearningTables& tables, const Survey& survey, const PackingPrices& prices) {
    return Packer(survey.stage(), tables, Importance(tables, survey), prices).pack();
}

PackedStage pack_into(const LearningTables& tables, const Survey& survey, const PackingRoom& room,
                      PackingPrices prices) {
    const Importance importance(tables, survey);
    const auto pack_at = [&] { return Packer(survey.stage(), tables, importance, prices).pack(); };
    PackedStage packed = pack_at();
    for (int attempt = 0; attempt < 12; ++attempt) {
        const double ratio = static_cast<double>(packed.stage.code.size()) / static_cast<double>(room.bytes);
        const bool fits_memory = packed.stage.chunks <= room.chunks;
        if (fits_memory && ratio <= 1 && ratio > 0.99) break;
        if (!fits_memory) prices.of_page *= 1.4;
        // The size falls with about this power of a bit's price.
        prices.of_bit *= std::pow(ratio * 1.004, 1.8);
        packed = pack_at();
    }
    while (packed.stage.code.size() > room.bytes || packed.stage.chunks > room.chunks) {
        prices.of_bit *= 1.1;
        packed = pack_at();
    }
    return packed;
}

} // namespace forethought::twenty48
