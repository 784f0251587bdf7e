#include "engine/tactics/campaign/muster.h"

#include "engine/core/quoted.h"
#include "engine/core/rng.h"
#include "engine/tactics/maps/map_maker.h"
#include "engine/tactics/text/lines.h"
#include "engine/tactics/text/notation.h"
#include "engine/tactics/text/vocabulary.h"

#include <charconv>
#include <string>

namespace forethought::tactics {

namespace {

/// So many sketches or line-ups are tried.
constexpr int kTries = 400;

std::string joined(const Words& words, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i)
        text += (text.empty() ? "" : " ") + std::string(words[i]);
    return text;
}

/// A unit's line without the cell and the hit points that a position's text has.
struct Recruit {
    Side side = Side::first;
    UnitType type = UnitType::fighter;
    std::optional<Cell> cell{};
    TraitSet traits{};
    std::string extras{};

    std::string line(Cell at) const {
        Roster roster;
        roster.add(side, type, traits);
        return format_ready_unit(side, type, at, roster.hit_points[0]) +
               (extras.empty() ? "" : " " + extras) + "\n";
    }
};

class Mustering {
  public:
    explicit Mustering(std::string_view text) : lines_(split(text)) {}

    Result<Position> run() {
        if (lines_.empty() || joined(lines_[0].words, 0) != "muster 1")
            return Error{"line 1: a muster begins with 'muster 1'"};
        std::size_t next = 1;
        const auto complaint = read_map(next);
        if (!complaint.empty()) return Error{complaint};
        for (; next < lines_.size(); ++next) {
            const std::string wrong = read_line(lines_[next].words);
            if (!wrong.empty()) return Error{"line " + std::to_string(lines_[next].number) + ": " + wrong};
        }
        return draw_up();
    }

  private:
    std::string read_map(std::size_t& next) {
        const Words words = lines_.size() > 1 ? lines_[1].words : Words{};
        if (words.size() == 3 && words[0] == "map") {
            landscape_ = named<Landscape>(kLandscapeNames, words[1]);
            const auto [end, error] =
                std::from_chars(words[2].data(), words[2].data() + words[2].size(), seed_);
            next = 2;
            if (landscape_ && error == std::errc{} && end == words[2].data() + words[2].size()) return {};
        } else if (lines_.size() > kWidth && words.size() == kWidth) {
            for (next = 1; next <= kWidth; ++next) rows_ += joined(lines_[next].words, 0) + "\n";
            return {};
        }
        return "line 2: expected 'map', a landscape (open, river, corridors, forts) and a seed, or ten rows";
    }

    std::string read_line(const Words& words) {
        if (words[0] == "condition") {
            condition_ = joined(words, 0) + "\n";
            for (const std::string_view word : words)
                if (const auto cell = parse_cell(word)) needed_.insert(*cell);
            return {};
        }
        const auto side = words.size() > 2 ? named<Side>(kSideNames, words[1]) : std::nullopt;
        const auto type = words.size() > 2 ? named<UnitType>(kTypeNames, words[2]) : std::nullopt;
        if (words[0] != "unit" || !side || !type) return "expected 'unit', a side and a type of unit";
        Recruit recruit{.side = *side, .type = *type};
        std::size_t extras = 3;
        if (words.size() > extras) recruit.cell = parse_cell(words[extras]);
        if (recruit.cell) {
            needed_.insert(*recruit.cell);
            taken_.insert(*recruit.cell);
            ++extras;
        }
        recruit.extras = joined(words, extras);
        for (; extras < words.size(); ++extras)
            if (const auto trait = named<Trait>(kTraitNames, words[extras])) recruit.traits.insert(*trait);
        recruits_.push_back(std::move(recruit));
        return {};
    }

    Result<Position> draw_up() {
        Rng rng(mix(seed_, 0x6d7573746572));
        for (int i = 0; i < kTries; ++i) {
            const std::string units = unit_lines(rng);
            if (units.empty()) return Error{"there are no units, or more than a corner has room for"};
            std::string rows = rows_;
            if (landscape_) {
                const Terrain terrain = draw_terrain(*landscape_, rng);
                if (!is_passable(terrain) || !is_tactical(terrain) || !(needed_ - terrain.ground()).empty())
                    continue;
                rows = format_rows(terrain);
            }
            const Result<Position> drawn = parse(std::string(kStartHeader) + rows + condition_ + units);
            if (!drawn) return drawn;
            if (is_peaceful(*drawn.value().battle, drawn.value().state)) return drawn;
        }
        return Error{"no map was found on which nobody can be hit in the first turn"};
    }

    std::string unit_lines(Rng& rng) const {
        const auto corner = draw_corner(rng);
        std::string lines;
        std::array<std::size_t, 2> placed{};
        for (const Recruit& recruit : recruits_) {
            Cell cell = kNowhere;
            while (!recruit.cell && (cell == kNowhere || taken_.has(cell))) {
                const std::size_t place = placed[static_cast<std::size_t>(recruit.side)]++;
                if (place == corner.size()) return {};
                cell = recruit.side == Side::first ? corner[place] : half_turn(corner[place]);
            }
            lines += recruit.line(recruit.cell.value_or(cell));
        }
        return lines;
    }

    std::vector<Line> lines_;
    std::optional<Landscape> landscape_;
    std::uint64_t seed_ = 0;
    std::string rows_;
    std::string condition_;
    std::vector<Recruit> recruits_;
    /// Cells that have to be ground, and those of them where somebody has to stand.
    CellSet needed_;
    CellSet taken_;
};

} // namespace

Result<Position> muster(std::string_view text) {
    return Mustering(text).run();
}

} // namespace forethought::tactics
