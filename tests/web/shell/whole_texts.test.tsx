// @vitest-environment happy-dom

import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { translate, WAYS } from '../support/translator';

afterEach(() => act(() => render(null, document.body)));

/** What a picture of a screen may be made of, with figures that change and parts that come and go. */
interface State {
  count: number;
  name: string;
  shown: boolean;
  list: readonly string[];
}

const Bare = ({ count }: { count: number }) => `${count} bare`;
const Several = ({ state: { name, count } }: { state: State }) => (
  <>
    {name} has {count}
    <i>{count + 1}</i>
    {count === 0 ? '' : 'some'}
  </>
);

function Screen({ state }: { state: State }) {
  const { count, name, shown, list } = state;
  return (
    <main>
      <p role="status">{count} cells are empty</p>
      <p>
        {shown ? <b>{name}</b> : null} {name}: <em>{count}</em>, round {count} of 40{shown ? '!' : null}
      </p>
      <button type="button">
        {shown ? <svg /> : null}
        {name}
      </button>
      <p>
        <Bare count={count} />
        <Several state={state} />
        {shown ? 'text' : <b>element</b>}
      </p>
      <p>{shown ? count : <b>{count}</b>}</p>
      <ul>
        {list.map((word) => (
          <li key={word}>
            {word} <b>{count}</b>
          </li>
        ))}
        {list}
      </ul>
      <p>{shown && name}</p>
      <svg aria-hidden="true">
        <text key={count}>{count}</text>
      </svg>
    </main>
  );
}

const STATES: readonly State[] = [
  { count: 0, name: 'Ann', shown: false, list: ['a', 'b', 'c'] },
  { count: 1, name: 'Ann', shown: true, list: ['c', 'a'] },
  { count: 1, name: 'Боб', shown: true, list: ['a', 'd', 'b', 'c'] },
  { count: 60, name: '', shown: false, list: [] },
  { count: 59, name: '安', shown: true, list: ['b'] },
];

/** A page's markup without what a translator has put into it. */
function untranslated(root: Element): string {
  return root.innerHTML.replaceAll(/<\/?font>/g, '');
}

function shown(content: ComponentChild): string {
  const root = document.createElement('div');
  act(() => render(content, root));
  return untranslated(root);
}

describe.each(WAYS)('a page of which a translator %s the texts', (way) => {
  it.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
    'shows what changes, from %j to %j',
    (from, to) => {
      act(() => render(<Screen state={from} />, document.body));
      translate(document.body, way);
      for (const state of [to, from, to]) {
        act(() => render(<Screen state={state} />, document.body));
        expect(untranslated(document.body)).toBe(shown(<Screen state={state} />));
        translate(document.body, way);
      }
    },
  );

  it('keeps what was translated where nothing has changed', () => {
    const state = STATES[1]!;
    act(() => render(<Screen state={state} />, document.body));
    translate(document.body, way);
    const fonts = document.querySelectorAll('font').length;
    act(() => render(<Screen state={{ ...state, list: [...state.list] }} />, document.body));
    expect(document.querySelectorAll('font')).toHaveLength(fonts);
  });
});

it('a text beside elements is held by one without a box, and nothing is held twice', () => {
  const root = document.createElement('div');
  act(() =>
    render(
      <p>
        <b>1</b> of 2
      </p>,
      root,
    ),
  );
  expect(root.innerHTML).toBe('<p><b>1</b><text-run> of 2</text-run></p>');
});
