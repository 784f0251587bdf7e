import type { CounterLine } from '../play/losses/counter_lines';

/** Who moves by lot sees no threat: the stones that a line would end with are taken from it, the last one first. */
export const TAKE_ITS_END: CounterLine = {
  highest: 0,
  action(rules, lines) {
    const legal = new Set(rules.legalActions());
    return lines.flatMap((line) => line.filter((action) => legal.has(action)).reverse())[0];
  },
};
