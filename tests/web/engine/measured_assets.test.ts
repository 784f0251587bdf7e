import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import measured from '../../../LICENSE?measured';
import missing from '../../no_such_file.bin?measured';

describe('a measured file', () => {
  it('has its address, its size and its SHA-256', () => {
    const content = readFileSync('LICENSE');
    expect(measured).toEqual({
      url: expect.stringMatching(/LICENSE/),
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  });

  it('is null where it is not there', () => {
    expect(missing).toBeNull();
  });
});
