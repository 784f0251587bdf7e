import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../shell/ui/icons';
import type { Player } from './contest';
import type { Lab } from './lab';
import { kindsOf, type OwnWeights, type WeightsFault } from './own_weights';
import { messages } from './words/messages';

interface WeightsFieldProps {
  lab: Lab;
  player: Player;
  /** Which player it is, for tests. */
  name: string;
  onChange(weights: OwnWeights | null): void;
}

/** A file of weights that a player plays with instead of its rung's; nothing where the rung has none. */
export function WeightsField({ lab, player, name, onChange }: WeightsFieldProps) {
  const t = messages.value;
  const fault = useSignal<WeightsFault | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { weights, rung } = player;
  if (kindsOf(rung, lab.weightsKinds).length === 0) return null;
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same file, mended, may be chosen again.
    input.value = '';
    if (file === undefined) return;
    const read = await lab.readWeights(file, rung);
    fault.value = typeof read === 'string' ? read : null;
    if (typeof read !== 'string') onChange(read);
  };
  return (
    <div class="weights-field">
      {weights === null ? null : (
        <p class="weights-own" data-testid={`weights-own-${name}`}>
          <span>{t.labWeightsOwn(weights.name)}</span>{' '}
          <code class="mono quiet" translate={false}>
            {weights.digest}
          </code>
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid={`weights-choose-${name}`}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="file" />
          {weights === null ? t.labWeightsChoose : t.labWeightsOther}
        </button>
        {weights === null ? null : (
          <button
            type="button"
            class="button"
            data-testid={`weights-remove-${name}`}
            onClick={() => {
              fault.value = null;
              onChange(null);
            }}
          >
            {t.labWeightsRemove}
          </button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,application/json"
          data-testid={`weights-file-${name}`}
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      </div>
      <div role="status">
        {fault.value === null ? null : (
          <p class="warning" data-testid={`weights-fault-${name}`}>
            {t.labWeightsFaults[fault.value]}
          </p>
        )}
      </div>
      {weights === null ? null : <p class="quiet">{t.labWeightsNoLink}</p>}
    </div>
  );
}
