import type { Preferences } from './preferences';
import { SPEEDS } from './speed';
import { messages } from './words/messages';

interface SpeedFieldProps {
  preferences: Preferences;
  onChange(): void;
}

/** How fast the engine plays, on a slider from single slides to as fast as it can. */
export function SpeedField({ preferences, onChange }: SpeedFieldProps) {
  const t = messages.value;
  const { speed } = preferences;
  const words = {
    step: t.twenty48SpeedStep,
    '1': t.twenty48SpeedPerSecond(1),
    '5': t.twenty48SpeedPerSecond(5),
    '20': t.twenty48SpeedPerSecond(20),
    fastest: t.twenty48SpeedFastest,
  };
  return (
    <label class="field">
      <span class="field-head">
        {t.twenty48Speed}
        <b class="quiet">{words[speed.value]}</b>
      </span>
      <input
        type="range"
        class="slider"
        min={0}
        max={SPEEDS.length - 1}
        step={1}
        value={SPEEDS.indexOf(speed.value)}
        style={{ '--share': SPEEDS.indexOf(speed.value) / (SPEEDS.length - 1) }}
        aria-valuetext={words[speed.value]}
        data-testid="speed"
        onInput={(event) => {
          speed.value = SPEEDS[event.currentTarget.valueAsNumber] ?? '5';
          onChange();
        }}
        // After a finger or a mouse the arrow keys are the board's again.
        onPointerUp={(event) => event.currentTarget.blur()}
      />
    </label>
  );
}
