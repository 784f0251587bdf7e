import type { Thinker } from './contract';

/** A thinker that is another one but for what is given; what it is set, the other one is set. */
export function overridden(thinker: Thinker, own: Partial<Thinker>): Thinker {
  return new Proxy(thinker, {
    get(target, name) {
      const value: unknown = Reflect.get(name in own ? own : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
