import { useSignal } from '@preact/signals';
import { rungName } from '../../i18n/rungs';
import { OpponentField } from '../../play/friends/opponent_field';
import { messages as friendWords } from '../../play/friends/words/messages';
import type { Settings } from '../../play/game_types';
import type { GameView } from '../../play/game_view';
import { FairFight } from '../../record/fair_fight';
import { rungOf } from '../../shell/session/ladder';
import { freshSeed } from '../../shell/session/seed';
import { Dialog } from '../../shell/ui/dialog';
import { Icon } from '../../shell/ui/icons';
import { RungSelect } from '../../shell/ui/rung_select';
import { Segmented } from '../../shell/ui/segmented';
import type { Battle } from '../battle/battle';
import { ConcedeBattle } from '../battle/way_out';
import type { Side } from '../rules/snapshot';
import { PERSONALITIES, personalityOf } from './personality';
import { PersonalityField } from './personality_field';
import { messages } from './words/messages';

/** Ways that leave a battle, which is kept: for the course for beginners, the editor of maps, and the campaign. */
export interface WaysOut {
  onLearn(): void;
  onDraw(): void;
  /** `selected`: the battle of the campaign that is shown. */
  onCampaign(selected?: string): void;
}

interface SetupProps extends WaysOut {
  view: GameView<Battle>;
}

/** The set-up of this battle and the next. */
export function Setup({ view, onLearn, onDraw, onCampaign }: SetupProps) {
  const t = messages.value;
  const { game: battle, session, onNewGame, openFiles } = view;
  const { campaign } = battle.settings;
  const rung = useSignal(battle.settings.rung);
  const blur = useSignal(battle.settings.blur ?? 0);
  const personality = useSignal(personalityOf(battle.settings));
  const side = useSignal<Side>(battle.settings.side);
  const friends = useSignal(battle.settings.friends);
  const asking = useSignal(false);
  const start = () =>
    onNewGame({
      rung: rung.value,
      blur: blur.value,
      personality: personality.value,
      side: friends.value === undefined ? side.value : 0,
      friends: friends.value,
      map: freshSeed(),
      seed: battle.settings.seed,
      nodes: battle.settings.nodes,
    } as Settings);
  const startOrAsk = () => {
    if (battle.phase.value === 'over' || battle.moves.value.length === 0) start();
    else asking.value = true;
  };
  return (
    <div class="setup">
      {/* Of this battle, before all that is about the next: in sight where the panel is low. */}
      <ConcedeBattle battle={battle} />
      <OpponentField
        friends={friends.value}
        sides={[t.sideFirst, t.sideSecond]}
        onChange={(chosen) => {
          friends.value = chosen;
        }}
      >
        <label class="field">
          <RungSelect
            game="tactics"
            ladder={session.ladder}
            value={rung.value}
            nameOf={(known) => rungName(t, rungOf(session.ladder, known))}
            label={t.opponent}
            testId="choose-rung"
            onChange={(chosen) => {
              rung.value = chosen;
              blur.value = 0;
            }}
          />
        </label>
        <PersonalityField value={personality.value} onChange={(chosen) => (personality.value = chosen)} />
        <div class="field">
          <span>{t.yourSide}</span>
          <Segmented
            label={t.yourSide}
            value={side.value === 0 ? 'first' : 'second'}
            choices={[
              { value: 'first', label: t.sideFirst },
              { value: 'second', label: t.sideSecond },
            ]}
            onChange={(value) => {
              side.value = value === 'first' ? 0 : 1;
            }}
          />
        </div>
      </OpponentField>
      <button type="button" class="button" data-testid="new-battle" onClick={startOrAsk}>
        {t.newBattle}
      </button>
      {friends.value !== undefined ? null : (
        <FairFight
          game="tactics"
          ladder={session.ladder}
          words={t}
          saves={session.saves}
          onChoose={(opponent) => {
            rung.value = opponent.rung;
            blur.value = opponent.blur;
            personality.value = PERSONALITIES[0];
            startOrAsk();
          }}
        />
      )}
      {campaign === undefined ? (
        <p class="quiet figures">
          {t.seed} {battle.settings.map}
        </p>
      ) : null}
      <button type="button" class="button" data-testid="files-open" onClick={openFiles}>
        <Icon name="copy" />
        {t.filesTitle}
      </button>
      <button type="button" class="button" data-testid="map-editor-open" onClick={onDraw}>
        <Icon name="map" />
        {t.drawMap}
      </button>
      <button type="button" class="button" data-testid="campaign-open" onClick={() => onCampaign(campaign)}>
        <Icon name="flag" />
        {t.campaign}
      </button>
      <button type="button" class="link" data-testid="learn" onClick={onLearn}>
        {t.teachTitle}
      </button>
      {asking.value ? (
        <Dialog title={t.newBattleTitle} onClose={() => (asking.value = false)}>
          <p>{t.newBattleBody}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={start}>
              {t.newBattle}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

/** It, once all its words have come. */
export async function openSetup(): Promise<typeof Setup> {
  await Promise.all([friendWords.load(), messages.load()]);
  return Setup;
}
