import type { Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { Face } from '../faces/face';
import type { GameView } from '../play/game_view';
import { WonGames } from '../play/losses/won_games';
import { opponentIdea, opponentName } from '../play/opponent';
import { messages } from '../play/words/messages';
import { Icon } from '../shell/ui/icons';
import { later } from '../shell/ui/later';
import { Segmented } from '../shell/ui/segmented';
import type { BoardPartsProps } from './board_parts_props';
import type { BoardGame } from './game';

const EditorButton = later(() => import('./editor/editor_button').then((all) => all.openEditorButton()));

type SetupTabProps = BoardPartsProps & { view: GameView<BoardGame> };

/** How this game is set up, and what can be changed while it goes on. */
export function SetupTab({ view, preferences, onLesson, onEdit, won }: SetupTabProps) {
  const { game, openFiles, openRules } = view;
  const { ladder } = view.session;
  const t = messages.value;
  const { settings, spec } = game;
  const { rung } = settings;
  const facts = spec.setup.facts(settings);
  return (
    <div class="setup">
      <dl class="setup-facts">
        <Fact
          face={<Face game={spec.game} rung={rung} size={44} />}
          title={t.opponent}
          value={`${rung} · ${opponentName(spec, ladder, rung)}`}
          hint={opponentIdea(spec, ladder, rung)}
        />
        {facts === null ? null : <Fact {...facts} />}
      </dl>
      {spec.look.marksPlaces ? (
        <Switch label={t.markPlaces} testId="mark-places" preference={preferences.places} />
      ) : null}
      {spec.look.numbered ? (
        <Switch label={t.moveNumbers} testId="numbers" preference={preferences.numbers} />
      ) : null}
      {spec.Appearance === undefined ? null : <spec.Appearance />}
      <Switch label={t.confirmTouch} testId="confirm-touch" preference={preferences.confirm} />
      <p class="quiet setup-hint">{spec.words.confirmHint()}</p>
      <button type="button" class="button" data-testid="files-open" onClick={openFiles}>
        <Icon name="copy" />
        {t.filesTitle}
      </button>
      {onEdit === undefined ? null : <EditorButton onEdit={onEdit} />}
      {onLesson === null ? null : (
        <button type="button" class="button" data-testid="lesson-open" onClick={onLesson}>
          <Icon name="bulb" />
          {t.lessonOpen}
        </button>
      )}
      <WonGames
        spec={spec}
        games={won.games}
        openRules={openRules}
        nameOf={(known) => opponentName(spec, ladder, known)}
        onOpen={won.onOpen}
      />
    </div>
  );
}

interface FactProps {
  face?: ComponentChild;
  title: string;
  value: string;
  hint: string;
}

function Fact({ face, title, value, hint }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd class={face === undefined ? undefined : 'setup-faced'}>
        {face}
        <span>
          {value}
          <span class="quiet">{hint}</span>
        </span>
      </dd>
    </div>
  );
}

interface SwitchProps {
  label: string;
  testId: string;
  preference: Signal<boolean>;
}

function Switch({ label, testId, preference }: SwitchProps) {
  const t = messages.value;
  return (
    <div class="field field-row">
      {label}
      <Segmented
        label={label}
        testId={testId}
        narrow
        value={preference.value ? 'on' : 'off'}
        choices={[
          { value: 'on', label: t.on },
          { value: 'off', label: t.off },
        ]}
        onChange={(value) => {
          preference.value = value === 'on';
        }}
      />
    </div>
  );
}
