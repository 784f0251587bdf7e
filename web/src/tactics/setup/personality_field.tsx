import { useId } from 'preact/hooks';
import { PERSONALITIES, type Personality } from './personality';
import { messages } from './words/messages';

interface PersonalityFieldProps {
  value: Personality;
  onChange(personality: Personality): void;
}

/** The choice of an opponent's character, with what it is and what it costs. */
export function PersonalityField({ value, onChange }: PersonalityFieldProps) {
  const t = messages.value;
  const help = useId();
  const { way } = t.personalities[value];
  return (
    <div class="field">
      <label class="field">
        <span>{t.personality}</span>
        <select
          value={value}
          aria-describedby={help}
          data-testid="personality"
          onChange={(event) => onChange(event.currentTarget.value as Personality)}
        >
          {PERSONALITIES.map((name) => (
            <option key={name} value={name}>
              {t.personalities[name].name}
            </option>
          ))}
        </select>
      </label>
      <p id={help} class="quiet" data-testid="personality-is">
        {way} {t.costs[value]}
      </p>
    </div>
  );
}
