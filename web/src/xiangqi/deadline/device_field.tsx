import type { Signal } from '@preact/signals';
import { figure } from '../../i18n/figures';
import { messages } from './words/messages';

interface DeviceProps {
  /** Place of the slider, 0-1. */
  share: Signal<number>;
  /** Nodes a second there, and of the device at hand. */
  speed: number;
  own: number;
}

const STEPS = 100;

/** How fast the device is, from a feature phone to the one at hand. */
export function DeviceField({ share, speed, own }: DeviceProps) {
  const t = messages.value;
  const words = t.speed(figure(rounded(speed)));
  return (
    <label class="field">
      <span class="field-head">
        {t.device}
        <b class="quiet">{words}</b>
      </span>
      <input
        type="range"
        class="slider"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(STEPS * share.value)}
        style={{ '--share': share.value }}
        aria-valuetext={words}
        data-testid="deadline-speed"
        onInput={(event) => {
          share.value = event.currentTarget.valueAsNumber / STEPS;
        }}
      />
      <span class="deadline-ends quiet">
        <span>{t.phone}</span>
        <span>{t.own(figure(rounded(own)))}</span>
      </span>
    </label>
  );
}

/** To two digits: more would be noise. */
function rounded(speed: number): number {
  return Number(speed.toPrecision(2));
}
