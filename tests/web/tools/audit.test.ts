import { expect, it } from 'vitest';
import { flawsIn } from '../../../tools/lib/audit.mjs';

it('reads what npm knows of flaws in what is shipped, and tells an answer from none', () => {
  const shipped = ['preact', 'valibot'];
  const report = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: {} });
  expect(flawsIn(report({}), shipped)).toEqual([]);
  const flaws = { preact: { severity: 'high' }, happy: { severity: 'low' } };
  expect(flawsIn(report(flaws), shipped)).toEqual(['preact (high)']);
  for (const none of [null, '', '{', 'null', '{}', '{"message":"405","error":{"summary":""}}'])
    expect(flawsIn(none, shipped), `${none}`).toBeNull();
});
