#include "engine/core/mail.h"

#include <algorithm>
#include <utility>

namespace forethought {

void Mail::clear() {
    for (auto& letters : letters_) letters.clear();
}

Status Mail::enter(Letter letter) {
    const std::string who = "island " + std::to_string(letter.island);
    if (letter.island < 0 || letter.island >= kMostIslands) return Error{"there is no " + who};
    auto& letters = letters_[static_cast<std::size_t>(letter.island)];
    if (!letters.empty() && letter.epoch <= letters.back().epoch)
        return Error{who + " writes of epoch " + std::to_string(letter.epoch) + " after epoch " +
                     std::to_string(letters.back().epoch)};
    letters.push_back(std::move(letter));
    return success();
}

const Letter* Mail::latest(int island) const {
    const auto& letters = letters_[static_cast<std::size_t>(island)];
    return letters.empty() ? nullptr : &letters.back();
}

const Letter* Mail::latest(int island, int epoch) const {
    const auto& letters = letters_[static_cast<std::size_t>(island)];
    const auto found = std::find_if(letters.rbegin(), letters.rend(),
                                    [&](const Letter& letter) { return letter.epoch <= epoch; });
    return found == letters.rend() ? nullptr : &*found;
}

std::span<const Letter> Mail::between(int island, int after, int last) const {
    const auto& letters = letters_[static_cast<std::size_t>(island)];
    const auto is_before = [](int epoch, const Letter& letter) { return epoch < letter.epoch; };
    const auto place_behind = [&](int epoch) {
        return static_cast<std::size_t>(std::upper_bound(letters.begin(), letters.end(), epoch, is_before) -
                                        letters.begin());
    };
    const std::size_t begin = place_behind(after);
    return std::span(letters).subspan(begin, place_behind(last) - begin);
}

void Mail::forget(int island, int epoch) {
    auto& letters = letters_[static_cast<std::size_t>(island)];
    const auto end = std::find_if(letters.begin(), letters.end(),
                                  [&](const Letter& letter) { return letter.epoch > epoch; });
    if (end == letters.begin()) return;
    letters.erase(letters.begin(), end == letters.end() ? end - 1 : end);
}

} // namespace forethought
