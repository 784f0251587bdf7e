import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTactics } from './modules';

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));

it('the bench searches the same natively and in wasm, node by node', async () => {
  const output = execFileSync(NATIVE, ['bench', '--json', '--game', 'tactics'], { encoding: 'utf8' });
  const native = JSON.parse(output.trimEnd().split('\n').at(-1)!);
  const wasm = JSON.parse((await openTactics()).bench());
  expect(wasm.nodes).toBe(native.nodes);
  expect(wasm.signature).toBe(native.signature);
});
