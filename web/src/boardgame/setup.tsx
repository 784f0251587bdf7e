import { opponentIdea, opponentName } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import { Icon } from '../shell/icons';
import { Segmented } from '../shell/segmented';
import type { PanelProps } from './panel';
import { WonGames } from './won_games';

/** How this game is set up, and what can be changed while it goes on. */
export function Setup({ game, session, preferences, onFiles, won, onOpenWon }: PanelProps) {
  const t = messages.value;
  const { rung, size, rule, opening } = game.settings;
  const rules = {
    freestyle: [t.gomokuRuleFreestyle, t.gomokuRuleHintFreestyle],
    standard: [t.gomokuRuleStandard, t.gomokuRuleHintStandard],
    renju: [t.gomokuRuleRenju, t.gomokuRuleHintRenju],
  } as const;
  const [ruleName, ruleHint] = rules[rule];
  return (
    <div class="setup">
      <dl class="setup-facts">
        <div>
          <dt>{t.opponent}</dt>
          <dd>
            {rung} · {opponentName(t, session, rung)}
            <span class="quiet">{opponentIdea(t, session, rung)}</span>
          </dd>
        </div>
        <div>
          <dt>{t.gomokuRule}</dt>
          <dd>
            {ruleName}, {size} × {size}
            {opening === 'swap2' ? `, ${t.gomokuOpeningSwap2}` : ''}
            <span class="quiet">{ruleHint}</span>
          </dd>
        </div>
      </dl>
      <Switch
        label={t.gomokuNumbers}
        testId="numbers"
        on={preferences.numbers.value}
        onChange={(on) => {
          preferences.numbers.value = on;
        }}
      />
      <Switch
        label={t.gomokuConfirm}
        testId="confirm-touch"
        on={preferences.confirm.value}
        onChange={(on) => {
          preferences.confirm.value = on;
        }}
      />
      <p class="quiet setup-hint">{t.gomokuConfirmHint}</p>
      <button type="button" class="button" data-testid="files-open" onClick={onFiles}>
        <Icon name="copy" />
        {t.filesTitle}
      </button>
      <WonGames games={won} session={session} onOpen={onOpenWon} />
    </div>
  );
}

interface SwitchProps {
  label: string;
  testId: string;
  on: boolean;
  onChange(on: boolean): void;
}

function Switch({ label, testId, on, onChange }: SwitchProps) {
  const t = messages.value;
  return (
    <div class="field field-row">
      {label}
      <Segmented
        label={label}
        testId={testId}
        narrow
        value={on ? 'on' : 'off'}
        choices={[
          { value: 'on', label: t.on },
          { value: 'off', label: t.off },
        ]}
        onChange={(value) => onChange(value === 'on')}
      />
    </div>
  );
}
