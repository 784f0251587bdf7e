import { signal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { provide } from './attempt';
import { whenIdle } from './when_idle';

/**
 * A component whose script is fetched once the page has nothing else to do; it shows nothing until that has come. Where it
 * does not, it is fetched again when the connection is back and the next time that it is to be shown.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What becomes of a fetch that fails: by default nothing is said, and the page is plainer. */
  fetching: (fetch: () => Promise<void>) => void = (fetch) => void fetch().catch(() => {}),
): ComponentType<Props> {
  const component = signal<ComponentType<Props> | null>(null);
  const fetch = async () => {
    component.value = await load();
  };
  return function Later(props: Props) {
    useEffect(() => {
      const begin = () => fetching(fetch);
      const cancel = whenIdle(begin);
      window.addEventListener('online', begin);
      return () => {
        cancel();
        window.removeEventListener('online', begin);
      };
    }, []);
    return component.value === null ? null : createElement(component.value, props);
  };
}

/** The same for what the page cannot do without: that it has not come is told. */
export function needed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return later(load, provide);
}
