import type { TacticsEvent } from '../../../../web/src/tactics/rules/events';

/** Events as the engine would tell them (layout: wasm/tactics.d.ts); kept apart from the page's own decoder. */
export function encodeEvents(events: readonly TacticsEvent[]): Int32Array {
  return Int32Array.from(
    events.flatMap((event) => {
      const [kind, ...payload] = recordOf(event);
      return [kind, payload.length, ...payload];
    }),
  );
}

/** Kind and payload. */
function recordOf(event: TacticsEvent): [kind: number, ...payload: number[]] {
  switch (event.kind) {
    case 'move':
      return [1, event.unit, ...event.path];
    case 'attack':
      return [2, event.unit, event.direction, ...event.cells];
    case 'hit':
      return [3, event.unit, event.damage, event.left];
    case 'death':
      return [4, event.unit, event.cell];
    case 'acted':
      return [5, event.unit];
    case 'turn':
      return [6, event.side, event.round];
    case 'counter':
      return [7, event.rounds];
    case 'crack':
      return [8, ...event.cells];
    case 'fall':
      return [9, ...event.cells];
    case 'over':
      return [10, event.result, event.reason];
    case 'mends':
      return [11, event.unit, event.gained, event.hitPoints];
    case 'progress':
      return [12, event.done, event.count];
  }
}
