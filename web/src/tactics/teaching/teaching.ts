import { computed, type Signal, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Frames } from '../../conductor/contract';
import type { SavedGame } from '../../play/game_types';
import type { Battle } from '../battle/battle';
import type { BattleSetup } from '../tactics_types';
import { PUZZLES, THREE_AGAINST_THREE } from './lessons';
import { Puzzle } from './puzzle';

/** The opponent of three against three. */
export const TEACHING_RUNG = 20;

/** What the course is given; it frees what it opens. */
export interface TeachingParts {
  openBattle(from: SavedGame<BattleSetup>): Battle;
  openRules(): TacticsGame;
  frames: Frames;
}

/** A lesson in progress. */
type Lesson = { kind: 'puzzle'; puzzle: Puzzle } | { kind: 'skirmish'; battle: Battle };

/** The course: three puzzles of one turn each, then three against three. */
export class Teaching {
  /** Number of the lesson, from 0. */
  readonly place = signal(0);
  readonly lesson: Signal<Lesson>;
  readonly battle = computed(() => battleOf(this.lesson.value));
  /** Number of lessons. */
  readonly length = PUZZLES.length + 1;

  constructor(private readonly parts: TeachingParts) {
    this.lesson = signal(this.open(0));
  }

  /** Goes on to the next lesson; there is none after the small battle. */
  next(): void {
    if (this.place.value + 1 < this.length) this.goTo(this.place.value + 1);
  }

  /** The small battle from its beginning, or from an earlier moment of it. */
  playAgain(from: SavedGame<BattleSetup> = skirmish()): void {
    this.close();
    this.lesson.value = { kind: 'skirmish', battle: this.parts.openBattle(from) };
  }

  dispose(): void {
    this.close();
  }

  private goTo(place: number): void {
    this.close();
    this.place.value = place;
    this.lesson.value = this.open(place);
  }

  private open(place: number): Lesson {
    const { openBattle, openRules, frames } = this.parts;
    const lesson = PUZZLES[place];
    if (lesson === undefined) return { kind: 'skirmish', battle: openBattle(skirmish()) };
    const puzzle = new Puzzle(
      { battle: openBattle(begun(lesson.start)), rules: openRules(), frames, onSolved: () => this.next() },
      lesson,
    );
    return { kind: 'puzzle', puzzle };
  }

  private close(): void {
    const lesson = this.lesson.value;
    if (lesson.kind === 'puzzle') lesson.puzzle.dispose();
    else lesson.battle.dispose();
  }
}

function battleOf(lesson: Lesson): Battle {
  return lesson.kind === 'puzzle' ? lesson.puzzle.battle : lesson.battle;
}

/** A battle at its beginning, the player on the first side. */
function begun(start: string): SavedGame<BattleSetup> {
  return {
    settings: { rung: TEACHING_RUNG, seed: 0, map: 0, start, side: 0, nodes: 0 },
    actions: [],
    over: false,
  };
}

function skirmish(): SavedGame<BattleSetup> {
  return begun(THREE_AGAINST_THREE);
}
