import { computed, signal } from '@preact/signals';
import { after } from '../conductor/after';
import { Conductor } from '../conductor/conductor';
import type { Milliseconds, Opponent, Step } from '../conductor/contract';
import type { Substitution } from '../conductor/substitution';
import type { Cell, Rank } from './cells';
import { decodeEvents, type TileEvent } from './events';
import type { GameParts } from './game_parts';
import { type AdversarySettings, readActions, type SavedAdversary, writeActions } from './saved_adversary';
import { decodeSnapshot, Result, type Snapshot } from './snapshot';
import { TileStage } from './stage';

/** How long tiles are on their way here, and from one action of the engine's to what comes after it. */
const SLIDE_MS: Milliseconds = 180;
const ANSWER_MS: Milliseconds = 340;

/** What a game with an opponent is made of. */
export interface AdversaryParts
  extends Pick<
    GameParts,
    'rules' | 'thinker' | 'frames' | 'planning' | 'log' | 'stage' | 'visibility' | 'onFallback'
  > {
  /** Keeps the game as it is now. */
  keep(game: SavedAdversary): void;
}

let nextId = 1;

/** A game with an opponent: one side slides, the other places the tiles where they hurt. */
export class AdversaryGame {
  readonly snapshot;
  readonly phase = signal<'player' | 'opponent' | 'over'>('player');
  /** The tile that the player places next: 1 for a 2, 2 for a 4. */
  readonly tile = signal<Rank>(1);
  /** Events of the last action, and the action's code. */
  readonly heard = signal<{ events: readonly TileEvent[]; action: number } | null>(null);
  readonly canUndo = signal(false);
  /** Whether the player has won; null while the game goes on. */
  readonly won = computed(() => {
    const { result } = this.snapshot.value;
    if (this.phase.value !== 'over' || result === Result.playing) return null;
    return (result === Result.over) === (this.settings.role === 'slides');
  });
  readonly stage: TileStage;
  /** Tells games apart. */
  readonly id = nextId++;
  private readonly side: number;
  private readonly conductor: Conductor;
  private stopWaiting: () => void = () => {};

  /** `actions`: what has been played already. Throws an Error when the rules refuse it. */
  constructor(
    private readonly parts: AdversaryParts,
    readonly settings: AdversarySettings,
    actions = '',
  ) {
    const { rules, thinker, frames, planning, log, stage, visibility, onFallback } = parts;
    this.replay(actions);
    this.side = settings.role === 'slides' ? 0 : 1;
    this.snapshot = signal<Snapshot>(decodeSnapshot(rules.snapshot()));
    this.publish();
    this.stage = new TileStage(rules.snapshot(), {
      ...stage,
      slide: () => SLIDE_MS,
      interval: () => ANSWER_MS,
    });
    const { rung, seed, nodes } = settings;
    const opponent: Opponent = { rung, seed, blur: false, nodes };
    this.conductor = new Conductor({
      rules,
      thinker,
      stage: this.stage,
      frames: planning,
      opponent,
      log,
      visibility,
      onCommit: (step) => this.note(step),
      onTurnOver: () => this.beginPlayersTurn(),
      onGameOver: () => this.finish(),
      onFallback: (reason) => onFallback?.(reason),
    });
    thinker.configure(opponent);
    this.goOn(frames.now() + ANSWER_MS);
  }

  private replay(actions: string): void {
    const { rules } = this.parts;
    const refusals = [
      rules.startAdversary(this.settings.seed),
      ...readActions(actions).map((code) => rules.play(code)),
    ];
    const refusal = refusals.find((words) => words !== '');
    if (refusal !== undefined) throw new Error(refusal);
  }

  /** Takes the game up where the rules stand; `at` is the nominal end of what is on the timeline. */
  private goOn(at: Milliseconds): void {
    const { rules, frames } = this.parts;
    if (rules.result() !== 0) {
      this.phase.value = 'opponent';
      this.stopWaiting = after(frames, at, () => this.finish());
    } else if (rules.sideToMove() === this.side) {
      this.beginPlayersTurn();
    } else {
      this.phase.value = 'opponent';
      this.conductor.begin(at);
    }
  }

  /** Plays an action of the player. Returns why not, or the empty string. */
  play(code: number): string {
    const { rules, thinker, frames } = this.parts;
    if (rules.result() !== 0 || rules.sideToMove() !== this.side) return 'it is not the player’s turn';
    const before = rules.snapshot();
    const refusal = rules.play(code);
    if (refusal !== '') return refusal;
    this.conductor.cancel();
    thinker.play(code, rules.text());
    const step: Step = {
      action: code,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: frames.now(),
      by: 'player',
    };
    const end = this.stage.perform(step);
    this.note(step);
    this.goOn(end);
    return '';
  }

  /** Places the tile that is chosen. Returns why not, or the empty string. */
  place(cell: Cell): string {
    // The code of a new tile (wasm/twenty48.d.ts).
    return this.play(4 + 2 * cell + (this.tile.value - 1));
  }

  /** Takes back to before the player's last action. */
  undo(): boolean {
    const { rules, frames, thinker } = this.parts;
    if (!this.canUndo.value) return false;
    this.stopWaiting();
    this.conductor.cancel();
    while (rules.undo() && rules.sideToMove() !== this.side);
    thinker.resume();
    this.stage.stepBack(rules.snapshot(), frames.now());
    this.publish();
    this.save();
    this.goOn(frames.now());
    return true;
  }

  /** Who stands in for the opponent; absent where nobody ever has to. */
  get substitution(): Substitution | undefined {
    return this.parts.thinker.substitution;
  }

  text(): string {
    return this.parts.rules.text();
  }

  legalActions(): number[] {
    return Array.from(this.parts.rules.legalActions());
  }

  dispose(): void {
    this.stopWaiting();
    this.conductor.dispose();
    this.parts.thinker.pause();
    this.parts.rules.delete();
  }

  private beginPlayersTurn(): void {
    this.phase.value = 'player';
    const ponder = this.parts.rules.ponderText();
    if (ponder !== '') this.parts.thinker.think(ponder);
  }

  private finish(): void {
    this.phase.value = 'over';
    this.parts.thinker.pause();
  }

  private note({ action, events }: Step): void {
    this.heard.value = { action, events: decodeEvents(events) };
    this.publish();
    this.save();
  }

  private publish(): void {
    const { rules } = this.parts;
    this.snapshot.value = decodeSnapshot(rules.snapshot());
    // The side that places has nothing of its own to take back before its first tile.
    this.canUndo.value = rules.length() > this.side;
  }

  private save(): void {
    const { rules, keep } = this.parts;
    keep({
      settings: this.settings,
      actions: writeActions(rules.actions()),
      over: rules.result() !== 0,
    });
  }
}
