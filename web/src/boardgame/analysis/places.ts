import type { Game } from '../../../../wasm/engine';
import { type Colour, decodeSnapshot, Phase, Result, winnerOf } from '../../gomoku/snapshot';
import { type GameSettings, startText } from '../saved_game';

/** A position of a game, after its first `length` actions. */
export interface Place {
  length: number;
  text: string;
  /** Of the next stone. */
  colour: Colour;
  /** There is something to weigh: a stone is to be placed, with the colours taken. */
  weighable: boolean;
  /** Black's share where the game is over; null while it goes on. */
  settled: number | null;
}

/** Walks through a game with rules of its own, which it frees. */
export class Walker {
  /** The actions that `rules` have played, and the positions on their way. */
  private walked: { codes: readonly number[]; places: readonly Place[] } = { codes: [], places: [] };

  constructor(
    private readonly rules: Game,
    private readonly settings: GameSettings,
  ) {}

  /** The positions that actions lead through, the empty board first; those of the last walk are not walked again. */
  walk(codes: readonly number[]): readonly Place[] {
    const { rules } = this;
    const known = this.walked.codes;
    const common = known.findIndex((code, index) => code !== codes[index]);
    const kept = common < 0 ? known.length : common;
    const places = this.walked.places.slice(0, kept + 1);
    while (rules.length() > kept && rules.undo());
    if (places.length === 0) {
      rules.load(startText(this.settings));
      places.push(this.placeOf(0));
    }
    for (const code of codes.slice(kept)) {
      if (rules.play(code) !== '') break;
      places.push(this.placeOf(places.length));
    }
    this.walked = { codes: codes.slice(0, places.length - 1), places };
    return places;
  }

  /** The position that an action leads to from another one; null where the rules refuse it. */
  beyond(place: Place, code: number): Place | null {
    this.walked = { codes: [], places: [] };
    if (this.rules.load(place.text) !== '' || this.rules.play(code) !== '') return null;
    return this.placeOf(place.length + 1);
  }

  dispose(): void {
    this.rules.delete();
  }

  private placeOf(length: number): Place {
    const { rules } = this;
    const { phase, colour, result, black } = decodeSnapshot(rules.snapshot());
    const winner = winnerOf(result);
    const weighable = result === Result.playing && phase === Phase.playing;
    const settled = result === Result.playing ? null : winner === null ? 0 : winner === black ? 1 : -1;
    return { length, text: rules.text(), colour, weighable, settled };
  }
}
