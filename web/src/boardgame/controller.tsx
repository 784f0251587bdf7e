import type { Signal } from '@preact/signals';
import type { Game } from '../../../wasm/engine';
import type { Thinker } from '../conductor/contract';
import { PlayController } from '../play/controller';
import type { OpenedParts } from '../play/game_parts';
import { GameScreen } from '../play/game_screen';
import { type Begun, type Friends, otherSide, type Settings } from '../play/game_types';
import type { GameViewProps } from '../play/game_view';
import { LossMemory, type LostGame } from '../play/losses/loss_memory';
import { steeredThinker } from '../play/losses/steered_thinker';
import { gameRecord } from '../play/saved_game';
import type { AppServices } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import { attempt } from '../shell/ui/attempt';
import { boardParts } from './board_parts';
import { BoardGame } from './game';
import { type Pace, paceOf } from './pace';
import { Preferences } from './preferences';
import type { SideScreenParts } from './side_screen';
import type { Spec } from './spec';
import { Timeline } from './timeline';

/** A board game's screens: the game in progress, its puzzles, its lesson. */
export class BoardGameController extends PlayController<BoardGame> {
  readonly screens: readonly string[];
  readonly offered: Signal<number>;
  private readonly preferences: Preferences;
  private readonly losses: LossMemory;

  constructor(
    override readonly spec: Spec,
    session: Session,
    app: AppServices<{ moves?: string; end?: string; blur?: number; friends?: Friends; chance?: number }>,
  ) {
    super(spec, session, app);
    this.screens = [spec.game, this.puzzlesScreen, this.lessonScreen, this.editorScreen];
    this.preferences = Preferences.of(session.saves, spec);
    this.offered = this.preferences.rung;
    this.losses = new LossMemory({ spec, openRules: () => this.openRules(), saves: session.saves });
  }

  get puzzlesScreen(): string {
    return `${this.spec.game}-puzzles`;
  }

  private get lessonScreen(): string {
    return `${this.spec.game}-lesson`;
  }

  private get editorScreen(): string {
    return `${this.spec.game}-editor`;
  }

  protected openGame(parts: OpenedParts, settings: Settings, begun?: Begun): BoardGame {
    const openStage = (snapshot: Int32Array) => this.openStage(snapshot, () => this.pace());
    const { answer } = this.pace();
    return new BoardGame(this.spec, { ...parts, openStage, firstAnswer: answer }, settings, begun);
  }

  private openStage(snapshot: Int32Array, pace: () => Pace): Timeline {
    const { reducedMotion } = this.session.settings;
    return new Timeline(this.spec, snapshot, {
      pace,
      motion: () => (reducedMotion.value ? 'fade' : 'travel'),
      cues: this.speaker,
    });
  }

  private pace(): Pace {
    return paceOf(this.session.settings.tempo.value);
  }

  protected gameView(props: GameViewProps<BoardGame>) {
    const onLesson = this.spec.lesson === null ? null : () => attempt(() => this.learn());
    const onEdit = this.spec.editor && (() => attempt(() => this.edit()));
    const won = { games: this.losses.games(), onOpen: (game: LostGame) => this.review(game) };
    return (
      <GameScreen {...props} parts={boardParts({ preferences: this.preferences, onLesson, onEdit, won })} />
    );
  }

  /** The opponent steers away from what it has lost with before, but not in games that are to be the same everywhere. */
  protected override thinkerFor({ rung, nodes }: Settings, rules: Game): Thinker {
    const { thinker } = this.session;
    const { losses } = this;
    if (nodes > 0) return thinker;
    losses.prepareCounterLine(rung).catch(() => {});
    const warn = (_key: string, text: string | null) => ({
      lost: losses.avoid(rung, rules.hash()),
      counterLine: text !== null ? losses.counterLine(rung, text) : null,
    });
    return steeredThinker(thinker, warn, losses.has(rung));
  }

  protected remember(game: BoardGame): void {
    const record = gameRecord(game.saved(), game.snapshot.value.result);
    this.losses.remember({ rung: game.settings.rung, side: game.opponentSide, record });
  }

  /** Shows a game that the player has won; the one that is kept stays. */
  private review(won: LostGame): void {
    const { rung, side, record } = won;
    this.app.clear();
    this.showRecord(record, { rung, side: otherSide(side) }, { way: () => this.review(won) });
  }

  protected async openOther(screen: string): Promise<boolean> {
    if (screen === this.puzzlesScreen) await this.solve();
    else if (screen === this.editorScreen) await this.edit();
    else await this.learn();
    return true;
  }

  /** The puzzles. Throws what their script fails with. */
  async solve(): Promise<void> {
    const { puzzles } = this.spec;
    if (puzzles === null) return;
    const [{ openPuzzles }, set] = await Promise.all([import('./puzzles/open_puzzles'), puzzles()]);
    const open = await openPuzzles(set);
    this.openSideScreen(
      this.puzzlesScreen,
      () => open(this.sideParts),
      () => this.solve(),
    );
  }

  /** The lesson, and the game that it ends in. Throws what its script fails with. */
  async learn(): Promise<void> {
    const { lesson } = this.spec;
    if (lesson === null) return;
    const [{ openLesson }, spec] = await Promise.all([import('./lesson/open_lesson'), lesson()]);
    const open = await openLesson(spec, (rung) => this.play(rung));
    this.openSideScreen(
      this.lessonScreen,
      () => open(this.sideParts),
      () => this.learn(),
    );
  }

  /** The editor of positions, with what is on the board. Throws what its script fails with. */
  private async edit(): Promise<void> {
    const { editor } = this.spec;
    if (editor === undefined) return;
    const from = this.game.value?.looked ?? null;
    const [{ openEditor }, spec] = await Promise.all([import('./editor/open_editor'), editor(from)]);
    const open = await openEditor(spec, from, (record, analysed) =>
      attempt(async () => {
        await this.openRecord(record);
        if (analysed) this.analyseSoon();
      }),
    );
    this.openSideScreen(
      this.editorScreen,
      () => open(this.sideParts),
      () => this.edit(),
    );
  }

  /** Shows the analysis of the game in progress, once it has come. */
  private analyseSoon(): void {
    const stop = this.analysis.subscribe((analysis) => {
      if (analysis === null) return;
      analysis.tab.value = true;
      queueMicrotask(() => stop());
    });
  }

  /** What screens beside the game get. */
  get sideParts(): SideScreenParts {
    const { app, session, spec } = this;
    return {
      spec,
      session,
      openRules: () => this.openRules(),
      openStage: (snapshot, pace) => this.openStage(snapshot, () => pace),
      strongest: this.strongest,
      onHome: () => app.home(),
    };
  }
}
