import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Segmented } from '../../shell/ui/segmented';
import type { Friends } from '../game_types';
import { messages as shared } from '../words/messages';
import { NAME_MAX } from './names';
import { defaultNames } from './unnamed';
import { messages } from './words/messages';

interface OpponentFieldProps {
  friends: Friends | undefined;
  /** What the two sides are called: where a name is asked for. */
  sides: readonly [string, string];
  onChange(friends: Friends | undefined): void;
  /** What is asked of an engine. */
  children: ComponentChildren;
}

/** Whom the next game is against: an engine, with all that is asked of it, or a friend beside the player. */
export function OpponentField({ friends, sides, onChange, children }: OpponentFieldProps) {
  const t = messages.value;
  const { opponent, on, off } = shared.value;
  /** What was written last: it is there again where somebody looks at the engines in between. */
  const last = useSignal<Friends>(friends ?? { names: ['', ''], turns: false });
  const change = (part: Partial<Friends>) => {
    last.value = { ...last.value, ...part };
    const [first, second] = last.value.names.map((name) => name.trim());
    const [one, other] = defaultNames();
    onChange({ ...last.value, names: [first || one, second || other] });
  };
  return (
    <>
      <div class="field">
        {opponent}
        <Segmented
          label={opponent}
          testId="choose-opponent"
          value={friends === undefined ? 'engine' : 'friend'}
          choices={[
            { value: 'engine', label: t.engine },
            { value: 'friend', label: t.friendBeside },
          ]}
          onChange={(value) => (value === 'friend' ? change({}) : onChange(undefined))}
        />
      </div>
      {friends === undefined ? (
        children
      ) : (
        <>
          <div class="friend-names">
            {([0, 1] as const).map((side) => (
              <label key={side} class="field">
                {sides[side]}
                <input
                  type="text"
                  maxLength={NAME_MAX}
                  value={last.value.names[side]}
                  placeholder={defaultNames()[side]}
                  autocomplete="off"
                  data-testid={`friend-${side}`}
                  onInput={({ currentTarget: { value } }) => {
                    const [first, second] = last.value.names;
                    change({ names: side === 0 ? [value, second] : [first, value] });
                  }}
                />
              </label>
            ))}
          </div>
          <div class="field field-row">
            {t.screenTurns}
            <Segmented
              label={t.screenTurns}
              testId="screen-turns"
              narrow
              value={friends.turns ? 'on' : 'off'}
              choices={[
                { value: 'on', label: on },
                { value: 'off', label: off },
              ]}
              onChange={(value) => change({ turns: value === 'on' })}
            />
          </div>
          <p class="quiet">{t.screenTurnsHint}</p>
        </>
      )}
    </>
  );
}
