import { ActionButton } from '../board/action_button';
import { CopyLink } from '../board/copy_link';
import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import { KeyHelp } from '../board/key_help';
import type { KeyLine } from '../board/key_help/key_line';
import { useKeys } from '../board/keys';
import { figure } from '../i18n/figures';
import { linkTo } from '../shell/address/addresses';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { HomeBar } from '../shell/ui/home_bar';
import { RungSelect } from '../shell/ui/rung_select';
import { comparisonAddress } from './addresses';
import { faceOf } from './cells';
import type { Comparison } from './comparison';
import { ScoreChart } from './score_chart';
import { NAME, rungTitle } from './sentences';
import { SpeedField } from './speed_field';
import { TileBoard } from './tile_board';
import { messages } from './words/messages';

interface ComparisonProps {
  comparison: Comparison;
  session: Session;
  onHome(): void;
}

/** Two rungs side by side on the same tiles. */
export function ComparisonScreen({ comparison, session, onHome }: ComparisonProps) {
  const t = messages.value;
  const playing = comparison.playing.value;
  const over = comparison.over.value;
  useKeys(comparison, (key) => {
    if (key !== ' ' || document.activeElement instanceof HTMLButtonElement) return false;
    comparison.toggle();
    return true;
  });
  return (
    <main class="comparison">
      <HomeBar title={`${NAME}: ${t.twenty48CompareTitle}`} onHome={onHome} />
      <div class="comparison-games">
        <Side comparison={comparison} session={session} place={0} />
        <Side comparison={comparison} session={session} place={1} />
      </div>
      <div class="comparison-controls">
        <ScoreChart
          key={comparison.games.value[0].id}
          games={comparison.games.value}
          names={[
            rungTitle(t, session, comparison.rungs.value[0]),
            rungTitle(t, session, comparison.rungs.value[1]),
          ]}
        />
        <p class="quiet" role="status" data-testid="comparison-verdict">
          {over ? verdict(comparison, session) : t.twenty48CompareLine}
        </p>
        <SpeedField preferences={comparison.preferences} onChange={() => comparison.changed()} />
        <div class="row">
          <ActionButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? t.twenty48Pause : t.twenty48LetPlay}
            testId="autoplay"
            look="primary"
            disabled={over}
            onAct={() => comparison.toggle()}
          />
          <ActionButton
            icon="restart"
            label={t.twenty48SameTiles}
            testId="same-tiles"
            onAct={() => comparison.restart(comparison.seed.value)}
          />
          <ActionButton
            label={t.twenty48OtherTiles}
            testId="other-tiles"
            onAct={() => comparison.restart(freshSeed())}
          />
          <CopyLink
            key={comparison.games.value[0].id}
            link={() => linkTo(comparisonAddress(comparison.settings))}
          />
        </div>
      </div>
      <KeyHelp lines={COMPARISON_KEYS} />
    </main>
  );
}

const COMPARISON_KEYS: readonly KeyLine[] = ['Space engine'];

/** One of the two games, with its rung and how far it has come. */
function Side({
  comparison,
  session,
  place,
}: Pick<ComparisonProps, 'comparison' | 'session'> & { place: 0 | 1 }) {
  const t = messages.value;
  const game = comparison.games.value[place];
  const rung = comparison.rungs.value[place];
  const { score, moves, largest } = game.snapshot.value;
  const label = place === 0 ? t.twenty48LeftGame : t.twenty48RightGame;
  return (
    <section class="comparison-side" aria-label={label}>
      <RungSelect
        game="twenty48"
        ladder={session.ladder}
        value={rung}
        nameOf={(known) => rungTitle(t, session, known)}
        label={`${label}: ${t.twenty48WhoPlays}`}
        testId={`rung-${place}`}
        onChange={(chosen) => comparison.choose(place, chosen)}
      />
      <TileBoard
        key={game.id}
        stage={game.stage}
        ranks={game.snapshot.value.ranks}
        frames={session.frames}
        dark={session.settings.dark.value}
      />
      <dl class="comparison-facts figures">
        {[
          { name: 'score', label: t.twenty48Score, told: figure(score) },
          { name: 'tile', label: t.twenty48Tile, told: faceOf(largest) },
          { name: 'slides', label: t.twenty48SlidesSoFar, told: figure(moves) },
        ].map(({ name, label, told }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-testid={`${name}-${place}`}>{told}</dd>
          </div>
        ))}
      </dl>
      <FallbackEngineNote substitution={game.substitution} nameOf={(known) => rungTitle(t, session, known)} />
    </section>
  );
}

/** Who has come further, once both are done. */
function verdict(comparison: Comparison, session: Session): string {
  const t = messages.value;
  const [left, right] = comparison.games.value.map((game) => game.snapshot.value.score);
  if (left === undefined || right === undefined || left === right) return t.twenty48CompareEven;
  const [leftRung, rightRung] = comparison.rungs.value;
  const better = left > right ? leftRung : rightRung;
  const times = Math.max(left, right) / Math.max(1, Math.min(left, right));
  return t.twenty48CompareWon(rungTitle(t, session, better), figure(Number(times.toFixed(1))));
}
