import { useSignal } from '@preact/signals';
import { FairFight } from '../record/fair_fight';
import { Dialog } from '../shell/ui/dialog';
import { RungSelect } from '../shell/ui/rung_select';
import { Segmented } from '../shell/ui/segmented';
import { OpponentField } from './friends/opponent_field';
import { messages as friendWords } from './friends/words/messages';
import { asItIs, type Settings } from './game_types';
import type { GameView } from './game_view';
import { opponentIdea, opponentName } from './opponent';
import { messages } from './words/messages';

interface NewGameProps {
  view: GameView;
  /** A game that is not over is left. */
  leaves: boolean;
  onClose(): void;
}

/** What the next game is played with. */
export function NewGameDialog({ view, leaves, onClose }: NewGameProps) {
  const t = messages.value;
  const { spec, settings } = view.game;
  const { ladder, saves } = view.session;
  const wanted = useSignal(settings);
  const change = (part: Partial<Settings>) => {
    wanted.value = { ...wanted.value, ...part };
  };
  const { rung, side, friends } = wanted.value;
  const sides = spec.sides.choice(wanted.value);
  const { Fields } = spec.setup;
  return (
    <Dialog title={t.newGameTitle} onClose={onClose}>
      <div class="new-game">
        <OpponentField
          friends={friends}
          sides={[sides.first, sides.second]}
          onChange={(chosen) => change({ friends: chosen, side: chosen === undefined ? side : 0 })}
        >
          <label class="field">
            <RungSelect
              game={spec.game}
              ladder={ladder}
              value={rung}
              nameOf={(known) => opponentName(spec, ladder, known)}
              label={t.opponent}
              testId="choose-rung"
              onChange={(chosen) => change(asItIs(chosen, wanted.value))}
            />
            <span class="quiet">{opponentIdea(spec, ladder, rung)}</span>
          </label>
          <FairFight
            game={spec.game}
            ladder={ladder}
            words={spec.messages.value}
            saves={saves}
            chosen={{ rung, blur: wanted.value.blur ?? 0 }}
            onChoose={change}
          />
          <div class="field">
            {sides.label}
            <Segmented
              label={sides.label}
              testId="choose-side"
              value={side === 0 ? 'first' : 'second'}
              choices={[
                { value: 'first', label: sides.first },
                { value: 'second', label: sides.second },
              ]}
              onChange={(value) => change({ side: value === 'first' ? 0 : 1 })}
            />
          </div>
        </OpponentField>
        {Fields === undefined ? null : <Fields setup={wanted.value} onChange={change} />}
      </div>
      {leaves ? <p class="quiet">{t.newGameLeaves}</p> : null}
      <div class="row">
        <button
          type="button"
          class="button primary"
          data-testid="start-game"
          onClick={() => {
            onClose();
            view.onNewGame({ ...wanted.value, challenge: undefined });
          }}
        >
          {t.start}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** It, once all its words have come. */
export async function openNewGameDialog(): Promise<typeof NewGameDialog> {
  await friendWords.load();
  return NewGameDialog;
}
