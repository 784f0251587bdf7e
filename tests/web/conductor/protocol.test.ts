import { describe, expect, it } from 'vitest';
import {
  parseReply,
  parseRequest,
  type WorkReply,
  type WorkRequest,
} from '../../../web/src/conductor/protocol';
import { BLUR_MAX, NODES_MAX } from '../../../web/src/engine/fields';
import { EMPTY_MODULE } from '../support/empty_module';
import fc from '../support/fast_check';

const position = fc.nat();
const action = fc.integer({ min: -1, max: 2 ** 31 - 1 });
const opponent = fc.record({
  rung: fc.integer({ min: 0, max: 9999 }),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  blur: fc.option(fc.integer({ min: 0, max: BLUR_MAX })),
  nodes: fc.integer({ min: 0, max: NODES_MAX }),
});
const thoughts = fc.record({
  score: fc.integer(),
  depth: fc.nat(),
  busyShare: fc.double({ min: 0, max: 1, noNaN: true }),
  finished: fc.boolean(),
});

const request: fc.Arbitrary<WorkRequest> = fc.oneof(
  fc.record({ type: fc.constant('load'), position, glue: fc.string(), compiled: fc.constant(EMPTY_MODULE) }),
  fc.record({ type: fc.constant('configure'), position, opponent }),
  fc.record({ type: fc.constant('think'), position, text: fc.string(), key: fc.string() }),
  fc.record({ type: fc.constant('play'), position, from: position, action }),
  fc.record({ type: fc.constantFrom('pause', 'resume'), position }),
);

const reply: fc.Arbitrary<WorkReply> = fc.oneof(
  fc.record({ type: fc.constant('ready'), position }),
  fc.record({ type: fc.constant('best'), position, action, finished: fc.boolean() }),
  fc.record({ type: fc.constant('info'), position, thoughts }),
  fc.record({
    type: fc.constant('multiPv'),
    position,
    lines: fc.array(fc.integer()).map((fields) => Int32Array.from(fields)),
  }),
  fc.record({ type: fc.constant('error'), position, message: fc.string() }),
);

/** Values that no field of any message accepts. */
const wrong = fc.constantFrom<unknown>(
  undefined,
  null,
  Number.NaN,
  -2,
  0.5,
  Number.POSITIVE_INFINITY,
  [],
  {},
);

describe.each([
  { kind: 'request', parse: parseRequest, valid: request as fc.Arbitrary<WorkRequest | WorkReply> },
  { kind: 'reply', parse: parseReply, valid: reply as fc.Arbitrary<WorkRequest | WorkReply> },
])('a $kind', ({ kind, parse, valid }) => {
  it('passes as it is when every field is right', () => {
    fc.assert(
      fc.property(valid, (message) => {
        expect(parse(message)).toEqual({ message });
      }),
    );
  });

  it('is refused with the name of the field that is wrong', () => {
    fc.assert(
      fc.property(valid, fc.nat(), wrong, (message, pick, value) => {
        const names = Object.keys(message).filter((name) => name !== 'type');
        const name = names[pick % names.length]!;
        const parsed = parse({ ...message, [name]: value });
        expect(parsed).toEqual({
          error: expect.stringContaining(`${kind} ${message.type}: ${name} must be`),
        });
      }),
    );
  });

  it('is refused with a sentence, and never by an exception, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(parse(anything)).toEqual({ error: expect.stringMatching(/^A .+\.$/) });
      }),
    );
  });

  it('has no type from the prototype of objects', () => {
    expect(parse({ type: 'toString', position: 1 })).toHaveProperty('error');
    expect(parse({ type: '__proto__', position: 1 })).toHaveProperty('error');
  });
});

describe('nested fields', () => {
  it.each(['rung', 'seed', 'blur', 'nodes'])('an opponent without %s is refused', (field) => {
    const whole = { rung: 50, seed: 1, blur: null, nodes: 0 };
    const parsed = parseRequest({ type: 'configure', position: 0, opponent: { ...whole, [field]: 'x' } });
    expect(parsed).toEqual({ error: expect.stringContaining(field) });
    expect(parseRequest({ type: 'configure', position: 0, opponent: whole })).toHaveProperty('message');
  });

  it('thoughts with a score that is no number are refused', () => {
    fc.assert(
      fc.property(thoughts, (whole) => {
        const parsed = parseReply({ type: 'info', position: 1, thoughts: { ...whole, score: Number.NaN } });
        expect(parsed).toHaveProperty('error');
      }),
    );
  });
});

describe('the weights in a load request', () => {
  it('may be absent, and are bytes else', () => {
    const load = { type: 'load', position: 0, glue: 'assets/twenty48.js', compiled: EMPTY_MODULE };
    const weights = Uint8Array.of(1, 2);
    expect(parseRequest({ ...load, weights })).toEqual({ message: { ...load, weights } });
    expect(parseRequest({ ...load, weights: [1, 2] })).toEqual({
      error: expect.stringContaining('request load: weights must be a Uint8Array, or absent'),
    });
  });
});
