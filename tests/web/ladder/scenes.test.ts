import { beforeEach, describe, expect, it } from 'vitest';
import { scenesOf } from '../../../web/plugins/ladder_scenes';
import type { Step } from '../../../web/src/conductor/contract';
import { lengthOf, SceneCourse } from '../../../web/src/ladder/scenes/scene_course';
import type { Valuation } from '../../../web/src/ladder/scenes/scene_game';
import { scriptOf } from '../../../web/src/ladder/scenes/scene_script';
import { valuationWords } from '../../../web/src/ladder/scenes/valuation';
import { messages } from '../../../web/src/ladder/words/messages';
import { FakeFrames } from '../support/fake_time';
import { countingGame, SCENE } from './support/counting_game';

describe('the script of a scene', () => {
  it('has the steps of both turns from the same position, without what cannot be seen', () => {
    const { game, freed } = countingGame();
    const script = scriptOf(game, SCENE);
    const told = (steps: readonly Step[]) =>
      steps.map(({ action, before, after }) => [action, before[0], after[0]]);
    expect(script.start).toEqual(Int32Array.of(5));
    expect(told(script.below)).toEqual([[1, 5, 6]]);
    expect(told(script.own)).toEqual([
      [2, 5, 7],
      [3, 7, 10],
    ]);
    expect(freed()).toBe(1);
  });

  it.each([
    [{ position: 'five' }, "'five' is no number"],
    [{ turn: ['sideways'] }, 'that is no action'],
  ])('refuses %j, and frees the rules all the same', (part, complaint) => {
    const { game, freed } = countingGame();
    expect(() => scriptOf(game, { ...SCENE, ...part })).toThrow(complaint);
    expect(freed()).toBe(1);
  });
});

describe('the course of a scene', () => {
  const STEP_MS = 500;
  let frames: FakeFrames;
  let shown: string[];
  let course: SceneCourse;
  beforeEach(() => {
    frames = new FakeFrames();
    shown = [];
    course = new SceneCourse(
      scriptOf(countingGame().game, SCENE),
      {
        perform({ action, start }) {
          shown.push(`${course.moment.peek()} +${action}`);
          return start + STEP_MS;
        },
        stepBack: ([count]) => shown.push(`${course.moment.peek()} at ${count}`),
      },
      frames,
    );
  });

  it('shows the lower turn, goes back, shows the upper one, in about five seconds', () => {
    course.play();
    expect([course.moment.value, shown]).toEqual(['start', []]);
    frames.paintUntil(6000);
    expect(course.moment.value).toBe('end');
    expect(shown).toEqual(['below +1', 'back at 5', 'own +2', 'own +3']);
    expect(frames.listening).toBe(false);
  });

  it('takes its time: nothing is shown before somebody had a look, and what was played stands a while', () => {
    course.play();
    frames.paintUntil(600);
    expect(shown).toEqual([]);
    frames.paintUntil(900);
    expect(shown).toEqual(['below +1']);
    frames.paintUntil(900 + STEP_MS + 700);
    expect(course.moment.value).toBe('below');
  });

  it('is as long as was planned for it', () => {
    const planned = lengthOf(scriptOf(countingGame().game, SCENE), {
      perform: ({ start }) => start + STEP_MS,
      stepBack() {},
    });
    course.play();
    frames.paintUntil(planned - 50);
    expect(course.moment.value).toBe('own');
    // Whatever waits goes on in the frame after its time.
    frames.paintUntil(planned + 150);
    expect(course.moment.value).toBe('end');
  });

  it('is played again from the start, also in the middle', () => {
    course.play();
    frames.paintUntil(1000);
    course.play();
    expect(course.moment.value).toBe('start');
    frames.paintUntil(7500);
    expect(shown).toEqual(['below +1', 'below at 5', 'below +1', 'back at 5', 'own +2', 'own +3']);
  });

  it('shows nothing more once it was stopped', () => {
    course.play();
    frames.paintUntil(1000);
    course.stop();
    frames.paintUntil(9000);
    expect(shown).toEqual(['below +1']);
    expect(frames.listening).toBe(false);
  });
});

describe('what the page is told of a file of scenes', () => {
  const kept = {
    rung: 20,
    below: 10,
    judge: 50,
    nodes: 100,
    below_nodes: 100,
    judge_nodes: 200,
    positions: 40,
    seed: 1,
    signature: '0123456789abcdef',
  };
  const found = {
    position: '5',
    turn: ['+2', '+3', 'end'],
    below_turn: ['+1', 'end'],
    value: 7,
    below_value: -7,
  };

  it('is each scene, and for whom none was found', () => {
    const text = JSON.stringify({
      game: 'toads',
      unit: { is: 'toads', score: 3 },
      scenes: [
        { ...kept, ...found },
        { ...kept, rung: 30, below: 20 },
      ],
    });
    expect(scenesOf(text, 'scenes.json')).toEqual({
      unit: 3,
      found: [SCENE],
      missed: [{ rung: 30, positions: 40 }],
    });
  });

  it.each(['Dear reader', '{"scenes":[]}', '{"unit":{"score":1}}'])('is refused where it is %j', (text) => {
    expect(() => scenesOf(text, 'scenes.json')).toThrow('scenes.json is not a file of scenes');
  });
});

describe('what somebody thinks of a turn', () => {
  it.each<[Valuation, string]>([
    [{ kind: 'wins' }, 'this wins'],
    [{ kind: 'loses' }, 'this loses'],
    [{ kind: 'strength', ratio: 1.02 }, 'about even'],
    [{ kind: 'strength', ratio: 1.5 }, '1.5 times as strong as the enemy'],
    [{ kind: 'strength', ratio: 0.5 }, 'the enemy is 2.0 times as strong'],
    [{ kind: 'chance', share: 0.51 }, 'about even'],
    [{ kind: 'chance', share: 0.9 }, 'about 90\u00a0% of the points'],
    [{ kind: 'points', points: 12345.4 }, 'about 12,345 more points'],
  ])('%j: %s', (valuation, words) => {
    expect(valuationWords(messages.value, valuation)).toBe(words);
  });
});
