import { playTurn } from './play_turn.mjs';

/** @typedef {import('../../../wasm/tactics').TacticsGame} TacticsGame */

const END_TURN = 255;

/** Where things stand in snapshots and events (wasm/tactics.d.ts). */
const SNAPSHOT = { units: 9, firstUnit: 116, unitLength: 8 };
const UNIT = { side: 0, cell: 2 };
const EVENT = { hit: 3, death: 4 };

/** What an action is worth, in hit points of the enemy. */
const WORTH = { kill: 60, ownDamage: -1.5, ownDeath: -90, threat: -0.15, distance: -2 };

/** @type {import('./quick_player.mjs').QuickPlayer['play']} */
export const play = (page, { module }) =>
  playTurn(page, module, (rules) => playQuickTurn(/** @type {TacticsGame} */ (rules)));

/**
 * A turn of the side to move: quick and plain, but sensible enough for a battle to last. Unit after unit it takes
 * what does most damage for least in return, else what leads nearer.
 * @param {TacticsGame} rules at the position; the turn is played in it
 * @returns {number[]} action codes, ending the turn included unless the game is over before
 */
export function playQuickTurn(rules) {
  const side = rules.sideToMove();
  /** @type {number[]} */
  const turn = [];
  while (rules.result() === 0 && rules.sideToMove() === side) {
    const code = bestAction(rules, side);
    rules.play(code);
    turn.push(code);
  }
  return turn;
}

/**
 * @param {TacticsGame} rules
 * @param {number} side
 */
function bestAction(rules, side) {
  const units = unitsOf(rules.snapshot());
  const enemies = units.filter((unit) => unit.side !== side && unit.cell >= 0);
  let best = { code: END_TURN, worth: Number.NEGATIVE_INFINITY };
  for (const code of rules.legalActions()) {
    if (code === END_TURN) continue;
    const unit = code & 0xff;
    const cell = (code >> 8) & 0xff;
    const worth =
      worthOfEvents(rules.preview(code), units, side) +
      WORTH.threat * sumOfThreats(rules.threats(unit, cell)) +
      WORTH.distance * Math.min(...enemies.map((enemy) => distance(enemy.cell, cell)));
    if (worth > best.worth) best = { code, worth };
  }
  return best.code;
}

/** @param {Int32Array} snapshot */
function unitsOf(snapshot) {
  return Array.from({ length: snapshot[SNAPSHOT.units] ?? 0 }, (_, unit) => {
    const at = SNAPSHOT.firstUnit + unit * SNAPSHOT.unitLength;
    return { side: snapshot[at + UNIT.side] ?? 0, cell: snapshot[at + UNIT.cell] ?? -1 };
  });
}

/**
 * @param {Int32Array} events
 * @param {readonly { side: number }[]} units
 * @param {number} side
 */
function worthOfEvents(events, units, side) {
  let worth = 0;
  for (let at = 0; at < events.length; at += 2 + (events[at + 1] ?? 0)) {
    const own = units[events[at + 2] ?? -1]?.side === side;
    if (events[at] === EVENT.hit) worth += (events[at + 3] ?? 0) * (own ? WORTH.ownDamage : 1);
    if (events[at] === EVENT.death) worth += own ? WORTH.ownDeath : WORTH.kill;
  }
  return worth;
}

/** @param {Int32Array} threats pairs of enemy and damage */
function sumOfThreats(threats) {
  return threats.reduce((sum, value, index) => (index % 2 === 1 ? sum + value : sum), 0);
}

/**
 * @param {number} a
 * @param {number} b
 */
function distance(a, b) {
  return Math.abs((a % 10) - (b % 10)) + Math.abs(Math.trunc(a / 10) - Math.trunc(b / 10));
}
