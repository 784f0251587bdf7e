import type { FieldsProps } from '../play/spec';
import { Segmented } from '../shell/ui/segmented';
import { OPENINGS, RULES } from './parameters';
import type { Setup } from './setup';
import { messages } from './words/messages';

/** Boards that are offered; an address can ask for others. */
const SIZES = [9, 13, 15, 19, 20];

/** Rule, opening and board in the new-game dialog. */
export function SetupFields({ setup: { size, rule, opening }, onChange }: FieldsProps<Setup>) {
  const t = messages.value;
  const sizes = SIZES.includes(size) ? SIZES : [...SIZES, size].sort((a, b) => a - b);
  return (
    <>
      <div class="field">
        {t.gomokuRule}
        <Segmented
          label={t.gomokuRule}
          testId="choose-rule"
          value={rule}
          choices={RULES.map((value) => ({ value, label: ruleWords(value).name }))}
          onChange={(value) => onChange({ rule: value })}
        />
        <span class="quiet">{ruleWords(rule).hint}</span>
      </div>
      <div class="field">
        {t.gomokuOpening}
        <Segmented
          label={t.gomokuOpening}
          testId="choose-opening"
          value={opening}
          choices={OPENINGS.map((value) => ({ value, label: openingWords(value).name }))}
          onChange={(value) => onChange({ opening: value })}
        />
        <span class="quiet">{openingWords(opening).hint}</span>
      </div>
      <div class="field">
        {t.gomokuSize}
        <Segmented
          label={t.gomokuSize}
          testId="choose-size"
          value={String(size)}
          choices={sizes.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(value) => onChange({ size: Number(value) })}
        />
      </div>
    </>
  );
}

/** What is played, in the set-up tab: `Renju, 15 × 15, Swap2`. */
export function setupFacts({ size, rule, opening }: Setup) {
  const t = messages.value;
  const { name, hint } = ruleWords(rule);
  const swap2 = opening === 'swap2' ? `, ${t.gomokuOpeningSwap2}` : '';
  return { title: t.gomokuRule, value: `${name}, ${size} × ${size}${swap2}`, hint };
}

function ruleWords(rule: Setup['rule']): { name: string; hint: string } {
  const t = messages.value;
  const words = {
    freestyle: { name: t.gomokuRuleFreestyle, hint: t.gomokuRuleHintFreestyle },
    standard: { name: t.gomokuRuleStandard, hint: t.gomokuRuleHintStandard },
    renju: { name: t.gomokuRuleRenju, hint: t.gomokuRuleHintRenju },
  };
  return words[rule];
}

function openingWords(opening: Setup['opening']): { name: string; hint: string } {
  const t = messages.value;
  const words = {
    free: { name: t.gomokuOpeningFree, hint: t.gomokuOpeningHintFree },
    swap2: { name: t.gomokuOpeningSwap2, hint: t.gomokuOpeningHintSwap2 },
  };
  return words[opening];
}
