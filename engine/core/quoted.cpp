#include "engine/core/quoted.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace forethought {

namespace {

constexpr std::string_view kDots = "...";

/// The first character of a text: its bytes, and its number; no number where they are no UTF-8.
struct Character {
    std::string_view bytes;
    std::int32_t code = -1;
};

/// Bits that the first byte of a character has above those of its number, by how many bytes follow.
constexpr std::array<std::uint8_t, 4> kLead{0x00, 0xc0, 0xe0, 0xf0};
/// The least number that needs so many bytes more.
constexpr std::array<std::int32_t, 4> kLeast{0, 0x80, 0x800, 0x10000};

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const Character none{text.substr(0, 1)};
    const std::size_t more = byte(0) < 0x80 ? 0 : byte(0) < 0xe0 ? 1 : byte(0) < 0xf0 ? 2 : 3;
    if (more >= text.size() || byte(0) < kLead[more]) return none;
    std::int32_t code = byte(0) - kLead[more];
    for (std::size_t i = 1; i <= more; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return none;
        code = code << 6 | (byte(i) & 0x3f);
    }
    const bool is_half = code >= 0xd800 && code < 0xe000;
    if (code < kLeast[more] || code > 0x10ffff || is_half) return none;
    return {text.substr(0, more + 1), code};
}

/// Whether a character shows as itself: no control, and none that hides, breaks the line or turns the
/// direction of writing.
bool prints(std::int32_t code) {
    struct Range {
        std::int32_t first;
        std::int32_t last;
    };
    constexpr Range hidden[] = {{0, 0x1f},          {0x7f, 0x9f},     {0xad, 0xad},     {0x61c, 0x61c},
                                {0x200b, 0x200f},   {0x2028, 0x202e}, {0x2060, 0x206f}, {0xfe00, 0xfe0f},
                                {0xfeff, 0xfeff},   {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe000, 0xf8ff},
                                {0xe0000, 0x10ffff}};
    return std::none_of(std::begin(hidden), std::end(hidden),
                        [&](const Range& range) { return code >= range.first && code <= range.last; });
}

std::string hexadecimal(std::uint32_t number, int digits) {
    while (number >> 4 * digits > 0) ++digits;
    std::string text(static_cast<std::size_t>(digits), '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15];
    return text;
}

std::string shown(const Character& character) {
    if (character.code < 0) return "\\x" + hexadecimal(static_cast<std::uint8_t>(character.bytes[0]), 2);
    if (prints(character.code)) return std::string(character.bytes);
    if (character.code == '\n') return "\\n";
    if (character.code == '\r') return "\\r";
    if (character.code == '\t') return "\\t";
    const auto code = static_cast<std::uint32_t>(character.code);
    return code < 0x80 ? "\\x" + hexadecimal(code, 2) : "\\u{" + hexadecimal(code, 4) + "}";
}

/// The characters of a text as they are shown; no more than `most` and one, however long it is.
std::vector<std::string> characters_of(std::string_view text, std::size_t most) {
    std::vector<std::string> characters;
    while (!text.empty() && characters.size() <= most) {
        const Character character = first_character(text);
        characters.push_back(shown(character));
        text.remove_prefix(character.bytes.size());
    }
    return characters;
}

std::size_t width_of(const std::string& shown) {
    return shown[0] == '\\' ? shown.size() : 1;
}

/// As many of the characters, in their order, as fit into `most`; whether all do.
bool fill(const std::vector<std::string>& characters, std::size_t most, std::string& filled) {
    std::size_t width = 0;
    for (const std::string& character : characters) {
        width += width_of(character);
        if (width > most) return false;
        filled += character;
    }
    return true;
}

} // namespace

std::string one_line(std::string_view text, std::size_t most) {
    std::string line;
    std::size_t width = 0;
    // Where the line ends if dots have to follow.
    std::size_t cut = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        const std::string next = shown(character);
        width += width_of(next);
        if (width > most) return line.substr(0, cut).append(kDots);
        line += next;
        if (width + kDots.size() <= most) cut = line.size();
        text.remove_prefix(character.bytes.size());
    }
    return line;
}

std::string in_quotes(std::string_view text) {
    return "'" + one_line(text, kMostQuoted - 2) + "'";
}

std::string shown_path(std::string_view path) {
    auto characters = characters_of(path, path.size());
    std::string whole;
    if (fill(characters, kMostQuoted, whole)) return whole;
    std::size_t width = kDots.size();
    auto begin = characters.end();
    while (width + width_of(*(begin - 1)) <= kMostQuoted) width += width_of(*--begin);
    std::string ending(kDots);
    for (; begin != characters.end(); ++begin) ending += *begin;
    return ending;
}

} // namespace forethought
