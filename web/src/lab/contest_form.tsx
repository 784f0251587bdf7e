import { GAMES_MAX, NODES_MAX, SEED_MAX } from '../engine/fields';
import type { Rung } from '../shell/ladder';
import type { Lab } from './lab';
import type { MatchSettings } from './match_settings';
import { messages } from './words/messages';

interface FormProps {
  lab: Lab;
  ladder: readonly Rung[];
  nameOf(rung: Rung): string;
}

/** Which two, how many games, how much thinking, which starts. The browser says what is wrong with a number. */
export function MatchForm({ lab, ladder, nameOf }: FormProps) {
  const t = messages.value;
  return (
    <form
      class="card match-form"
      data-testid="match-form"
      onSubmit={(event) => {
        event.preventDefault();
        lab.begin();
      }}
    >
      <p class="quiet">{t.labHint}</p>
      <RungField lab={lab} ladder={ladder} nameOf={nameOf} name="a" label={t.labA} />
      <RungField lab={lab} ladder={ladder} nameOf={nameOf} name="b" label={t.labB} />
      <NumberField lab={lab} name="games" label={t.labGames} low={2} high={GAMES_MAX} step={2} />
      <NumberField lab={lab} name="nodes" label={t.labNodes} low={1} high={NODES_MAX} step={1} />
      <NumberField lab={lab} name="seed" label={t.labSeed} low={0} high={SEED_MAX} step={1} />
      <button type="submit" class="button primary" data-testid="match-start">
        {t.labStart}
      </button>
    </form>
  );
}

function RungField(props: FormProps & { name: 'a' | 'b'; label: string }) {
  const { lab, ladder, nameOf, name, label } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select
        name={name}
        value={lab.wanted.value[name]}
        onChange={(event) => change(lab, name, Number(event.currentTarget.value))}
      >
        {ladder.map((known) => (
          <option key={known.rung} value={known.rung}>
            {known.rung} · {nameOf(known)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NumberFieldProps {
  lab: Lab;
  name: keyof MatchSettings;
  label: string;
  low: number;
  high: number;
  step: number;
}

function NumberField({ lab, name, label, low, high, step }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        class="figures"
        name={name}
        inputMode="numeric"
        required
        min={low}
        max={high}
        step={step}
        value={lab.wanted.value[name]}
        onChange={(event) => {
          if (event.currentTarget.checkValidity()) change(lab, name, event.currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}

function change(lab: Lab, name: keyof MatchSettings, value: number): void {
  lab.wanted.value = { ...lab.wanted.value, [name]: value };
}
