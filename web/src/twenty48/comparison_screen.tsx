import { CopyLink } from '../board/copy_link';
import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import { KeyHelp } from '../board/key_help';
import type { KeyLine } from '../board/key_help/key_line';
import { useKeys } from '../board/keys';
import { figure } from '../i18n/figures';
import { linkTo } from '../shell/address/addresses';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';
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
      <header class="bar">
        <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
          <Icon name="home" />
        </button>
        <h1 class="bar-title">
          {NAME}: {t.twenty48CompareTitle}
        </h1>
      </header>
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
          <button
            type="button"
            class="button primary"
            data-testid="autoplay"
            disabled={over}
            onClick={() => comparison.toggle()}
          >
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? t.twenty48Pause : t.twenty48LetPlay}
          </button>
          <button
            type="button"
            class="button"
            data-testid="same-tiles"
            onClick={() => comparison.restart(comparison.seed.value)}
          >
            <Icon name="restart" />
            {t.twenty48SameTiles}
          </button>
          <button
            type="button"
            class="button"
            data-testid="other-tiles"
            onClick={() => comparison.restart(freshSeed())}
          >
            {t.twenty48OtherTiles}
          </button>
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
        <div>
          <dt>{t.twenty48Score}</dt>
          <dd data-testid={`score-${place}`}>{figure(score)}</dd>
        </div>
        <div>
          <dt>{t.twenty48Tile}</dt>
          <dd>{faceOf(largest)}</dd>
        </div>
        <div>
          <dt>{t.twenty48SlidesSoFar}</dt>
          <dd data-testid={`slides-${place}`}>{figure(moves)}</dd>
        </div>
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
