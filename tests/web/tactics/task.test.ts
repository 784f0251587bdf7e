import { describe, expect, it } from 'vitest';
import { decodeSnapshot, type Snapshot } from '../../../web/src/tactics/rules/snapshot';
import {
  cellWords,
  markedUnits,
  progressSentence,
  stepsOf,
  taskSentence,
} from '../../../web/src/tactics/task/task_words';
import { signsOf } from '../../../web/src/tactics/task/trait_glyphs';
import { messages } from '../../../web/src/tactics/task/words/messages';
import { tablesOf } from '../support/tables';
import { openRules } from './support/skirmish';

const { en } = tablesOf(messages);

/** The start of a battle with a condition; each side has a fighter and a wizard. */
function begun(condition: string, first = 'wizard', second = 'fighter'): Snapshot {
  const rules = openRules();
  const text = [
    'muster 1',
    'map open 3',
    `condition ${condition}`,
    'unit first fighter swift tough',
    `unit first ${first}`,
    'unit second wizard',
    `unit second ${second}`,
    '',
  ].join('\n');
  expect(rules.muster(text)).toBe('');
  const snapshot = decodeSnapshot(rules.snapshot());
  rules.delete();
  return snapshot;
}

function said(snapshot: Snapshot, own: 0 | 1 = 0) {
  const { condition } = snapshot;
  if (condition === null) throw new Error('the battle has no condition');
  return [
    taskSentence(en, condition, own, markedUnits(snapshot)),
    progressSentence(en, condition),
    stepsOf(condition),
  ];
}

describe('the task of a battle', () => {
  it('is told in one sentence, to either side, with how far it has come', () => {
    expect(said(begun('first hold 4 on e5 e6'))).toEqual([
      en.own.hold(4),
      'Held 0 of 4 rounds',
      { done: 0, count: 4 },
    ]);
    expect(said(begun('first cross 2 on j9 j10'), 1)[0]).toBe(en.theirs.cross(2));
    expect(said(begun('first save', 'wizard marked'))).toEqual([
      en.own.save(1),
      'Starred and standing: 1',
      null,
    ]);
    expect(said(begun('first fell 1', 'wizard', 'fighter f6 marked rooted'))).toEqual([
      en.own.fell(1),
      '0 of 1 struck down',
      { done: 0, count: 1 },
    ]);
    expect(said(begun('second survive 6'))[0]).toBe(en.theirs.survive(6));
  });

  it('is told of the squares and the units that it is about', () => {
    const snapshot = begun('first hold 4 on e5 e6');
    expect(cellWords(en, snapshot, 44)).toEqual([en.flagged]);
    expect(cellWords(en, snapshot, 45)).toEqual([]);
    const [fighter] = snapshot.units;
    expect(signsOf(fighter!)).toEqual(['swift', 'tough']);
    expect(cellWords(en, snapshot, fighter!.cell)).toEqual(['swift', 'tough']);
    const saving = begun('first save', 'wizard marked');
    const wizard = saving.units.find(({ marked }) => marked);
    expect(cellWords(en, saving, wizard!.cell)).toEqual([en.starred]);
  });
});
