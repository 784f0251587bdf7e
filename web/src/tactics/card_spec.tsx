import * as v from 'valibot';
import { ACTION, BLUR, NODES, NUMBER_OF, RUNG, SEED, SIDE, TEXT, TRUTH } from '../engine/fields';
import type { CardSpec } from '../play/spec';
import { resignationOf } from '../shell/session/ending';
import { freshSeed } from '../shell/session/seed';
import { recordMove } from './battle/record';
import { describeAction, describeEvents, resultReason, sideName } from './battle/sentences';
import { Token } from './cards/token';
import { startOfCode } from './files/drawn_start';
import type { TacticsParameters } from './parameters';
import { decodeEvents } from './rules/events';
import { decodeSnapshot, livingUnits } from './rules/snapshot';
import { PERSONALITIES } from './setup/personality';
import { sign } from './sign';
import type { BattleSetup, Tactics } from './tactics_types';
import { messages } from './words/messages';

const SETUP = v.object({
  map: SEED,
  start: v.optional(TEXT),
  campaign: v.optional(TEXT),
  personality: v.optional(v.picklist(PERSONALITIES)),
});

/** A battle as earlier releases keep it: `seed` is that of its map, `temper` that of the opponent. */
const EARLIER_BATTLE = v.pipe(
  v.object({
    settings: v.object({
      rung: RUNG,
      personality: v.optional(v.picklist(PERSONALITIES)),
      seed: SEED,
      temper: v.optional(SEED),
      side: SIDE,
      nodes: NODES,
      blur: v.optional(BLUR),
      again: v.optional(TRUTH),
    }),
    start: TEXT,
    actions: v.array(ACTION),
    round: NUMBER_OF,
    over: TRUTH,
    conceded: v.optional(TRUTH),
    hinted: v.optional(TRUTH),
  }),
  v.transform(
    ({ settings: { seed, temper, again, ...settings }, start, conceded, hinted, round, ...battle }) => ({
      ...battle,
      settings: { ...settings, map: seed, seed: temper ?? seed, start },
      ...(conceded === true ? { ending: resignationOf(settings.side) } : {}),
      ...(hinted === true ? { aid: 'hint' as const } : {}),
      ...(again === true ? { again } : {}),
      number: round,
    }),
  ),
);

/** Tactics as its card and `play/` know it: what can be said and played. */
export const BATTLE: CardSpec<Tactics> = {
  game: 'tactics',
  blur: true,
  messages,
  decodeSnapshot,
  decodeEvents,
  record: recordMove,
  place: { key: 'tactics.battle', schemaOf: (saved) => v.union([EARLIER_BATTLE, saved]) },
  setup: {
    // Another map each time.
    get usual(): BattleSetup {
      return { map: freshSeed() };
    },
    schema: SETUP,
    seeds: 'start',
    next: ({ personality }) => ({ personality }),
    fromAddress: ({ seed, start, personality }: { seed?: number } & TacticsParameters) => ({
      ...(seed === undefined ? {} : { map: seed }),
      ...(start === undefined ? {} : { map: 0, start: startOfCode(start) ?? start }),
      ...(personality === undefined ? {} : { personality }),
    }),
    startText: ({ start = '' }) => start,
    // A position tells where a battle may begin, but not how it came about.
    fromText: (start) => ({ map: 0, start, actions: [] }),
    facts: ({ map }) => ({ title: messages.value.seed, value: String(map), hint: '' }),
  },
  sides: {
    colourToMove: ({ sideToMove }) => sideToMove,
    colourOf: (_, side) => side,
    name: (side) => sideName(messages.value, side),
    openPart: () => '',
    choice: () => {
      const t = messages.value;
      return { label: t.yourSide, first: t.sideFirst, second: t.sideSecond };
    },
    count: (snapshot, side) => livingUnits(snapshot, side).length,
    look: (side) => (side === 1 ? 'second' : 'first'),
    Token: ({ colour, size }) => <Token side={colour ?? 0} {...(size === undefined ? {} : { size })} />,
  },
  words: {
    name: () => sign().title,
    boardHelp: () => messages.value.boardHelp,
    events: (events, _who, _snapshot, before) => describeEvents(messages.value, events, before),
    notation: (action, _setup, before) => describeAction(messages.value, action, before),
    resultReason: (snapshot) => resultReason(messages.value, snapshot),
    length: ({ round }) => messages.value.afterRounds(round),
    saved: ({ number = 1 }, opponent) => messages.value.continueRound(number, opponent),
    swap: () => messages.value.rematchSwap,
    playOnFrom: (round) => messages.value.playOnFrom(round),
  },
};
