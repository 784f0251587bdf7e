import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startTactics } from './support/tactics_module';

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));

it('the same nodes are searched and the same moves found as natively', async () => {
  const lines = execFileSync(NATIVE, ['bench', '--json', '--game', 'tactics'], { encoding: 'utf8' });
  const native = JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
  const module = await startTactics();
  const { signature, nodes } = JSON.parse(module.bench());
  expect(signature).toMatch(/^[0-9a-f]{16}$/);
  expect({ signature, nodes }).toEqual({ signature: native.signature, nodes: native.nodes });
});
