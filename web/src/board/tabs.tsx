import type { ComponentChildren } from 'preact';

interface TabsProps<Name extends string> {
  tabs: readonly { name: Name; label: string }[];
  open: Name;
  /** The body is a list whose latest entry stays in view. */
  latestInView?: boolean;
  onChoose(name: Name): void;
  children: ComponentChildren;
}

/** The panel beside a board, one of its tabs open. */
export function Tabs<Name extends string>({ tabs, open, latestInView, onChoose, children }: TabsProps<Name>) {
  return (
    <section class="panel">
      <div class="tabs" role="tablist">
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-testid={`tab-${name}`}
            aria-selected={open === name}
            onClick={() => onChoose(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div class={latestInView ? 'tab-body latest-in-view' : 'tab-body'} role="tabpanel" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
