import { describe, expect, it } from 'vitest';
import { runBench } from '../../../web/src/shell/session/signature';
import {
  parseSignatureRequest,
  type SignatureRequest,
} from '../../../web/src/shell/session/signature_protocol';
import { EMPTY_MODULE } from '../support/empty_module';
import { FakeLine } from '../support/fake_line';

const REQUEST: SignatureRequest = { type: 'measure', glue: 'assets/tactics.js', compiled: EMPTY_MODULE };

function begin() {
  const worker = new FakeLine<SignatureRequest>();
  return { worker, signature: runBench(REQUEST, worker) };
}

describe('the signature', () => {
  it('is what the worker has measured, which ends with it', async () => {
    const { worker, signature } = begin();
    expect(worker.heard).toEqual([REQUEST]);
    worker.say({ type: 'measured', signature: '00c0ffee00c0ffee' });
    expect(await signature).toBe('00c0ffee00c0ffee');
    expect(worker.terminated).toBe(true);
  });

  it.each([
    [{ type: 'measured', signature: 'c0ffee' }, 'reply measured: signature must be 16 hexadecimal digits.'],
    [{ type: 'measured' }, 'reply measured: signature must be 16 hexadecimal digits.'],
    ['00c0ffee00c0ffee', 'A reply must be an object.'],
    [{ type: 'error', message: 'The engine did not start.' }, 'The engine did not start.'],
  ])('is not %j', async (reply, reason) => {
    const { worker, signature } = begin();
    worker.say(reply);
    await expect(signature).rejects.toThrow(reason);
    expect(worker.terminated).toBe(true);
  });

  it('is not measured where the worker fails', async () => {
    const { worker, signature } = begin();
    worker.crash();
    await expect(signature).rejects.toThrow('unreachable');
    expect(worker.terminated).toBe(true);
  });

  it('is measured of an engine, and of nothing else', () => {
    expect(parseSignatureRequest(REQUEST)).toEqual({ message: REQUEST });
    for (const request of [null, {}, { ...REQUEST, glue: 7 }, { ...REQUEST, compiled: {} }])
      expect(parseSignatureRequest(request)).toHaveProperty('error');
  });
});
