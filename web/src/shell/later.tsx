import { signal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from './when_idle';

/** A component whose script is fetched once the page has nothing else to do; it shows nothing until that has come. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const component = signal<ComponentType<Props> | null>(null);
  return function Later(props: Props) {
    useEffect(
      () =>
        whenIdle(() => {
          // Without it the page is plainer, and nothing else.
          load().then(
            (come) => (component.value = come),
            () => {},
          );
        }),
      [],
    );
    return component.value === null ? null : createElement(component.value, props);
  };
}
