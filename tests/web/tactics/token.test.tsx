// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { CRESTS } from '../../../web/src/tactics/board/piece_shapes';
import { Token } from '../../../web/src/tactics/cards/token';
import { type Side, UnitType } from '../../../web/src/tactics/rules/snapshot';

afterEach(() => act(() => render(null, document.body)));

const TYPES = [UnitType.fighter, UnitType.archer, UnitType.wizard];

/** What stands out of a token's body, and whether it looks to the left. */
function crestOf(side: Side, type: UnitType) {
  act(() => render(<Token side={side} type={type} />, document.body));
  const path = document.querySelector(`.token-face path[d="${CRESTS[type]}"]`);
  return path?.getAttribute('transform')?.startsWith('scale(-');
}

it.each(TYPES)(
  'a token has the outline that a unit of type %d has on the board, mirrored for the second side',
  (type) => {
    expect([crestOf(0, type), crestOf(1, type)]).toEqual([false, true]);
  },
);

it('has the side’s shape alone where it stands for a side', () => {
  act(() => render(<Token side={0} />, document.body));
  expect(document.querySelectorAll('svg path')).toHaveLength(0);
  expect(document.querySelectorAll('svg circle')).toHaveLength(1);
});
