import { describe, it } from 'vitest';
import { gomokuParameters } from '../../../web/src/gomoku/parameters';
import { othelloParameters } from '../../../web/src/othello/parameters';
import type { OwnParameters } from '../../../web/src/shell/address/url_checks';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';
import { buildQuery, type UrlParameters } from '../../../web/src/shell/address/url_text';
import { tacticsParameters } from '../../../web/src/tactics/parameters';
import { twenty48Parameters } from '../../../web/src/twenty48/parameters';
import { xiangqiParameters } from '../../../web/src/xiangqi/parameters';

/** Every parameter of every game's address with values that were written to do harm. */

const SHARED: Record<keyof UrlParameters, true> = {
  game: true,
  ai: true,
  vs: true,
  games: true,
  seed: true,
  tempo: true,
  side: true,
  lang: true,
  perf: true,
  embed: true,
  daily: true,
  nodes: true,
  challenge: true,
  names: true,
};

const OWN: Record<string, OwnParameters> = {
  tactics: tacticsParameters,
  gomoku: gomokuParameters,
  othello: othelloParameters,
  xiangqi: xiangqiParameters,
  twenty48: twenty48Parameters,
};

const HOSTILE: readonly string[] = [
  ...['', ' ', '-1', '-0', '+5', '0.5', '1e9', '1e999', 'NaN', 'Infinity', '0x10', '１２', '٣', '4294967296'],
  ...['null', 'undefined', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', '{{1}}'],
  ...[
    '../../etc/passwd',
    '\u0000',
    '\u202e\u200b',
    '\ud800',
    '😀'.repeat(50),
    '%',
    '%ff',
    '%00',
    '&',
    '#',
    '?',
  ],
  ...[
    '9'.repeat(400),
    'a'.repeat(20_000),
    '('.repeat(10_000),
    '-'.repeat(10_000),
    'h8'.repeat(10_000),
    'D__'.repeat(5000),
  ],
];

const RUNGS = [0, 10, 50];

/** What else an address says. */
const BESIDE: readonly Record<string, string>[] = [
  {},
  { seed: '7' },
  { ai: '10', vs: '50', mode: 'adversary' },
];

function parse(game: string, query: string) {
  return parseUrl<object>(query, '', { games: Object.keys(OWN), rungs: RUNGS }, OWN[game]);
}

describe.each(Object.keys(OWN))('an address of %s', (game) => {
  const names = [...Object.keys(SHARED), ...Object.keys(OWN[game]?.checks ?? {})];

  it('with a hostile value of any parameter tells it, or says what it would say again', () => {
    for (const name of names) {
      for (const value of HOSTILE) {
        for (const beside of BESIDE) {
          const query = `?${new URLSearchParams({ game, ...beside, [name]: value })}`;
          const { parameters, notices } = parse(game, query);
          const again = parse(game, buildQuery(parameters));
          const same = JSON.stringify(again.parameters) === JSON.stringify(parameters);
          const short = notices.every(({ given }) => given.length <= 25);
          if (!same || !short || again.notices.length > 0) throw new Error(query.slice(0, 200));
        }
      }
    }
  });
});
