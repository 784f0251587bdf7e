import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GAMES } from '../../tools/lib/games.mjs';
import { loadModule } from '../../tools/lib/wasm_module.mjs';

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));

it.each(GAMES)('the same nodes of %s are searched and the same moves found as natively', async (game) => {
  const lines = execFileSync(NATIVE, ['bench', '--json', '--game', game], { encoding: 'utf8' });
  const native = JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
  const module = await loadModule(game);
  const { signature, nodes } = JSON.parse(module.bench());
  expect(signature).toMatch(/^[0-9a-f]{16}$/);
  expect({ signature, nodes }).toEqual({ signature: native.signature, nodes: native.nodes });
});
