#include "engine/twenty48/training/packing.h"

#include "engine/twenty48/presence_code.h"
#include "engine/twenty48/row_code.h"
#include "engine/twenty48/training/importance.h"
#include "engine/twenty48/training/predictor_fit.h"
#include "engine/twenty48/training/row_packing.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace forethought::twenty48 {

namespace {

/// What a page costs about before its rows are written, in bits.
constexpr double kBitsOfPage = 40;

/// The smallest unit, as the power of two, in which the weights fit sixteen bits.
std::uint32_t unit_shift_for(const LearningTables& tables, const Importance& importance) {
    float largest = 0;
    for (std::size_t tuple = 0; tuple < kTuples; ++tuple)
        importance.for_each_weight(tuple, [&](Pattern pattern, double) {
            largest = std::max(largest, std::abs(tables.weight(tuple, pattern)));
        });
    std::uint32_t shift = 0;
    while (largest > 32'000.0F * static_cast<float>(1u << shift)) ++shift;
    return shift;
}

/// Decides what of a stage's rows is worth its bits, writes it, and learns how they would have been told
/// better.
class Packer {
  public:
    Packer(Stage stage, const LearningTables& tables, const Importance& importance,
           const PackingPrices& prices, const RowPredictor& predictor)
        : tables_(tables),
          importance_(importance),
          prices_(prices),
          predictor_(predictor),
          ranks_(ranks_seen_in(stage)),
          model_(ranks_),
          rows_(ranks_, kTuples + ranks_ * known_pages(importance)) {
        packed_.stage.unit_shift = unit_shift_for(tables, importance_);
    }

    PackedStage pack() {
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) set_default(tuple);
        predictor_.code(encoder_);
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) pack_tuple(tuple);
        packed_.stage.rows = static_cast<std::uint32_t>(rows_.count());
        packed_.stage.code = encoder_.finish();
        return std::move(packed_);
    }

    RowPredictor fitted() const { return fit_.fitted(predictor_); }

  private:
    static std::size_t known_pages(const Importance& importance) {
        std::size_t pages = 0;
        for (std::size_t tuple = 0; tuple < kTuples; ++tuple) pages += importance.known_pages(tuple).size();
        return pages;
    }

    double units(double points) const { return points / static_cast<double>(1u << packed_.stage.unit_shift); }

    /// What is left out has the mean weight of the tuple.
    void set_default(std::size_t tuple) {
        double sum = 0;
        double all = 0;
        importance_.for_each_weight(tuple, [&](Pattern pattern, double importance) {
            sum += importance * tables_.weight(tuple, pattern);
            all += importance;
        });
        const auto mean = static_cast<std::int16_t>(std::lround(units(all > 0 ? sum / all : 0)));
        packed_.stage.defaults[tuple] = mean;
        defaults_[tuple].fill(mean);
        rows_.add(defaults_[tuple]);
    }

    void pack_tuple(std::size_t tuple) {
        rows_.begin_tuple();
        std::array<std::vector<bool>, PresenceModel::kLevels> is_wanted;
        for (std::size_t level = 0; level < is_wanted.size(); ++level)
            is_wanted[level].resize(std::size_t{16} << (4 * level));
        for (const std::size_t page : importance_.known_pages(tuple)) {
            if (!is_worth_it(tuple, page)) continue;
            for (std::size_t level = 0; level < is_wanted.size(); ++level)
                is_wanted[level][page >> (4 * (is_wanted.size() - 1 - level))] = true;
        }
        const auto is_here_wanted = [&](std::size_t level, std::size_t prefix) {
            return static_cast<bool>(is_wanted[level][prefix]);
        };
        presence_.begin_tuple();
        for (std::size_t page = 0; presence_.next(encoder_, is_here_wanted, page);) pack_page(tuple, page);
    }

    LearnedRow row_at(std::size_t tuple, std::size_t number) const {
        LearnedRow row;
        for (std::size_t x = 0; x < ranks_; ++x) {
            const auto pattern = static_cast<Pattern>(16 * number + x);
            row.importance[x] = importance_(tuple, pattern);
            if (row.importance[x] > 0) row.weights[x] = units(tables_.weight(tuple, pattern));
        }
        return row;
    }

    bool is_worth_it(std::size_t tuple, std::size_t page) const {
        double error = 0;
        for (std::size_t y = 0; y < ranks_; ++y)
            error += row_at(tuple, page * kRowsOfPage + y).error(defaults_[tuple].data());
        return error > kBitsOfPage * prices_.of_bit;
    }

    void pack_page(std::size_t tuple, std::size_t page) {
        ++packed_.pages;
        model_.begin_page();
        const std::int16_t* below = nullptr;
        for (std::size_t y = 0; y < ranks_; ++y) {
            const std::size_t number = page * kRowsOfPage + y;
            const RowContext context = rows_.context(tuple, number);
            const RowForecast forecast(predictor_, tuple, context, packed_.stage.defaults[tuple]);
            const LearnedRow row = row_at(tuple, number);
            RowCode code = pack_row(row, ranks_, forecast, below, prices_);
            model_.code(encoder_, y, context, code);
            if (!code.is_there) continue;
            const RowWeights weights = decode_row(code, ranks_, forecast);
            learn(tuple, context, row, code, weights);
            rows_.add(number, weights, code.kept(), code.coarseness);
            below = rows_.find(number);
        }
    }

    /// From the rows that have numbers of their own.
    void learn(std::size_t tuple, const RowContext& context, const LearnedRow& row, const RowCode& code,
               const RowWeights& weights) {
        if (code.kept() == 0) return;
        const int step = 1 << code.coarseness;
        int last = 0;
        for (std::size_t x = 0; x < ranks_; ++x) {
            const int own = code.numbers[x] * step;
            packed_.weights += own != 0 ? 1 : 0;
            const double off = row.weights[x] - (weights[x] - own);
            if (row.importance[x] >= kLeastToLearn || own != 0)
                fit_.add(tuple, context, x, last, row.weights[x], 1 / (step + std::abs(off)));
            if (own != 0) last = own;
        }
    }

    /// Weights that matter less tell nothing about the others.
    static constexpr double kLeastToLearn = 1;

    const LearningTables& tables_;
    const Importance& importance_;
    PackingPrices prices_;
    RowPredictor predictor_;
    std::size_t ranks_;
    BitEncoder encoder_;
    PresenceModel presence_;
    RowModel model_;
    PatternRows rows_;
    PredictorFit fit_;
    std::array<RowWeights, kTuples> defaults_{};
    PackedStage packed_;
};

/// Comes nearer to the price of a bit at which a file is as large as it may be.
class BitPrice {
  public:
    explicit BitPrice(double first) : log_price_(std::log(first)) {}

    double now() const { return std::exp(log_price_); }
    bool is_least() const { return log_price_ <= std::log(kLeast); }

    /// A file at this price was so many times as large as it may be.
    void learn(double times) {
        const double log_times = std::log(times * kAimBelow);
        const double moved = log_price_ - log_price_before_;
        const double shrunk = log_times_before_ - log_times;
        if (tries_++ > 0 && std::abs(shrunk) > 1e-3) power_ = std::clamp(moved / shrunk, 0.5, kMostPower);
        log_price_before_ = log_price_;
        log_times_before_ = log_times;
        log_price_ = std::max(log_price_ + power_ * std::clamp(log_times, -2.0, 2.0), std::log(kLeast));
    }

  private:
    /// A little smaller than it may be: tries differ by how rows are told, too.
    static constexpr double kAimBelow = 1.002;
    /// Of a file's size, with which the price goes: what files of network weights show.
    static constexpr double kMostPower = 3.5;
    /// A price of nothing would ask for steps of nothing.
    static constexpr double kLeast = 1e-3;

    double log_price_;
    double log_price_before_ = 0;
    double log_times_before_ = 0;
    double power_ = 2;
    int tries_ = 0;
};

} // namespace

PackedStage pack_into(const LearningTables& tables, const Survey& survey, const PackingRoom& room,
                      int tries) {
    const Importance importance(tables, survey);
    PackingPrices prices;
    RowPredictor predictor = PredictorFit::first_guess();
    const auto pack_at = [&] {
        Packer packer(survey.stage(), tables, importance, prices, predictor);
        PackedStage packed = packer.pack();
        predictor = packer.fitted();
        return packed;
    };
    const auto fits = [&](const PackedStage& packed) {
        return packed.stage.code.size() <= room.bytes && packed.stage.rows <= room.rows;
    };
    PackedStage packed;
    BitPrice price(prices.of_bit);
    for (int tried = 0; tried < tries; ++tried) {
        prices.of_bit = price.now();
        const std::int64_t weights_before = packed.weights;
        packed = pack_at();
        if (packed.stage.rows > room.rows) prices.of_row *= 1.4;
        const bool has_all = price.is_least() && packed.weights == weights_before;
        if (fits(packed) && has_all) break;
        price.learn(static_cast<double>(packed.stage.code.size()) / static_cast<double>(room.bytes));
    }
    while (!fits(packed)) {
        prices.of_bit *= 1.02;
        if (packed.stage.rows > room.rows) prices.of_row *= 1.4;
        packed = pack_at();
    }
    return packed;
}

} // namespace forethought::twenty48
