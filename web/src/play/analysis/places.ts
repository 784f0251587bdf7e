import type { Game } from '../../../../wasm/engine';
import type { Position } from '../../conductor/position';
import { type Action, type Colour, type GameSnapshot, Result, winnerOf } from '../game_types';
import type { PlaySpec } from '../spec';
import { terminalShare, type Verdict } from './verdict';

/** A position of a game, after its first `length` actions. */
export interface Place extends Position {
  length: number;
  snapshot: GameSnapshot;
  /** Of what is played next. */
  colour: Colour;
  /** There is something to weigh: the game goes on, with the colours taken. */
  weighable: boolean;
  /** The verdict where the game is over; null while it goes on. */
  ended: Verdict | null;
}

/** Walks through a game with rules of its own, which it frees. */
export class Walker {
  /** The actions that `rules` have played, and the positions on their way. */
  private walked: { actions: readonly Action[]; places: readonly Place[] } = { actions: [], places: [] };

  constructor(
    private readonly spec: Pick<PlaySpec, 'decodeSnapshot' | 'sides' | 'scoreScale'>,
    private readonly rules: Game,
    /** Text form of the position that the game begins with. */
    private readonly startText: string,
  ) {}

  /** The positions that actions lead through, the first one first; those of the last walk are not walked again. */
  walk(actions: readonly Action[]): readonly Place[] {
    const { rules } = this;
    const known = this.walked.actions;
    const common = known.findIndex((action, index) => action !== actions[index]);
    const kept = common < 0 ? known.length : common;
    const places = this.walked.places.slice(0, kept + 1);
    while (rules.length() > kept && rules.undo());
    if (places.length === 0) {
      rules.load(this.startText);
      places.push(this.placeOf(0));
    }
    for (const action of actions.slice(kept)) {
      if (rules.play(action) !== '') break;
      places.push(this.placeOf(places.length));
    }
    this.walked = { actions: actions.slice(0, places.length - 1), places };
    return places;
  }

  /** The position that an action leads to from another one; null where the rules refuse it. */
  beyond(place: Place, action: Action): Place | null {
    const { actions, places } = this.walked;
    if (places[place.length]?.key === place.key) {
      const led = this.walk([...actions.slice(0, place.length), action]);
      this.walk(actions);
      return led[place.length + 1] ?? null;
    }
    this.walked = { actions: [], places: [] };
    if (this.rules.load(place.text) !== '' || this.rules.play(action) !== '') return null;
    return this.placeOf(place.length + 1);
  }

  dispose(): void {
    this.rules.delete();
  }

  private placeOf(length: number): Place {
    const { rules, spec } = this;
    const { sides } = spec;
    const snapshot = spec.decodeSnapshot(rules.snapshot());
    const playing = snapshot.result === Result.playing;
    return {
      length,
      key: rules.key(),
      text: rules.text(),
      snapshot,
      colour: sides.colourToMove(snapshot),
      weighable: playing && sides.colourOf(snapshot, 0) !== null,
      ended: playing ? null : this.endOf(snapshot),
    };
  }

  private endOf(snapshot: GameSnapshot): Verdict {
    const { scoreScale, sides } = this.spec;
    const winner = winnerOf(snapshot.result);
    const share = terminalShare(winner === null ? null : sides.colourOf(snapshot, winner));
    return scoreScale.ended?.(snapshot) ?? { share, win: null };
  }
}
