import { describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../web/src/conductor/conductor';
import { END_TURN } from '../support/fake_game';
import { holdTurn, setUp } from '../support/opponents_turn';

describe('the timeline', () => {
  it('asks for the key of a position once, however many frames are due, and for no text', () => {
    const { conductor, frames, thinker, rules, stage } = setUp();
    const [key, text] = [vi.spyOn(rules, 'key'), vi.spyOn(rules, 'text')];
    conductor.begin(0);
    frames.paintUntil(1000);
    expect([key.mock.calls.length, stage.steps.length]).toEqual([1, 0]);
    thinker.hold('0/', 1);
    frames.paintUntil(2000);
    expect([key.mock.calls.length, stage.steps.length]).toEqual([2, 1]);
    expect(text).not.toHaveBeenCalled();
  });

  it('commits the best action two frames ahead of the one that is nearest to its nominal start', () => {
    const { conductor, frames, thinker, stage } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(100);
    frames.paintUntil(48);
    expect(stage.steps).toHaveLength(0);
    frames.paint(64);
    expect(stage.steps).toEqual([
      {
        action: 1,
        events: Int32Array.of(1),
        before: Int32Array.of(0),
        after: Int32Array.of(0, 1),
        start: 92,
        by: 'opponent',
      },
    ]);
    expect([thinker.position, thinker.played]).toEqual(['0/1', [1]]);
  });

  it('passes on between which actions the opponent wavered, and tries a lost thinker anew', () => {
    const { conductor, frames, thinker, stage } = setUp();
    holdTurn(thinker);
    thinker.previousBests.set('0/1', 3);
    conductor.begin(100);
    expect(thinker.revivals).toBe(1);
    frames.paintUntil(1000);
    expect(stage.steps.map(({ previousBest }) => previousBest)).toEqual([undefined, 3, undefined]);
  });

  it('passes on what the thinker held each position to be worth', () => {
    const { conductor, frames, thinker, stage } = setUp();
    holdTurn(thinker);
    thinker.learn('0/1', 70);
    conductor.begin(100);
    frames.paintUntil(1000);
    expect(stage.steps.map(({ score }) => score)).toEqual([undefined, 70, undefined]);
  });

  it('takes the action that is best at that moment, not an earlier one', () => {
    const { conductor, frames, thinker, stage } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(100);
    frames.paintUntil(48);
    thinker.hold('0/', 3);
    frames.paintUntil(112);
    expect(stage.steps.map(({ action }) => action)).toEqual([3]);
  });

  it('chains nominal ends, each begun in the frame nearest to it, whatever the frames do', () => {
    const { conductor, frames, thinker, stage } = setUp();
    holdTurn(thinker);
    conductor.begin(50);
    frames.paint(16, 32, 48, 64, 141, 171, 180, 260, 300);
    expect(stage.starts).toEqual([expect.closeTo(41.67), 141, expect.closeTo(207.67)]);
  });

  it('plays several steps in one frame where they are shorter than a frame', () => {
    const { conductor, frames, thinker, stage } = setUp({ length: 4 });
    holdTurn(thinker);
    conductor.begin(0);
    frames.paint(0);
    expect(stage.starts).toEqual([0, 0, 0]);
  });

  it('commits well ahead where frames are dropped, and begins no sooner than two usual frames before it is due', () => {
    const { conductor, frames, thinker, stage } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(480);
    frames.paint(0, 100, 200, 300, 325);
    expect(stage.steps).toHaveLength(0);
    frames.paint(330);
    expect(stage.starts).toEqual([expect.closeTo(480 - 100 / 3)]);
  });

  it('ends at the nominal end of the last animation, when the other side is to move', () => {
    const { conductor, frames, thinker, told } = setUp();
    holdTurn(thinker);
    conductor.begin(0);
    frames.paintUntil(272);
    expect(told).toEqual(['commit 1', 'commit 2', 'commit 3']);
    expect(conductor.playing).toBe(true);
    frames.paintUntil(288);
    expect(told.at(-1)).toBe('turn over 284');
    expect(conductor.playing).toBe(false);
    expect(frames.listening).toBe(false);
  });

  it('ends with the game', () => {
    const { conductor, frames, thinker, told, rules } = setUp({ lastTurn: 1 });
    thinker.hold('0/', END_TURN);
    conductor.begin(0);
    frames.paintUntil(400);
    expect(told).toEqual([`commit ${END_TURN}`, 'game over 100']);
    expect(rules.result()).toBe(3);
    expect([thinker.position, thinker.played]).toEqual(['1/', [END_TURN]]);
  });

  it('lets the thinker look ahead of the player as soon as the last action is committed', () => {
    const { conductor, frames, thinker, told } = setUp();
    thinker.hold('0/', END_TURN);
    conductor.begin(0);
    frames.paint(0);
    expect(thinker.position).toBe('2/');
    expect(told).toEqual([`commit ${END_TURN}`]);
  });

  it('plays the next turn of the opponent too', () => {
    const { conductor, frames, thinker, stage, rules } = setUp();
    thinker.hold('0/', END_TURN);
    conductor.begin(0);
    frames.paintUntil(160);
    rules.play(END_TURN);
    thinker.hold('2/', 2);
    conductor.begin(500);
    frames.paintUntil(512);
    expect(stage.starts).toEqual([0, 492]);
  });
});

describe('the perceived wait', () => {
  it('is the time from the nominal start to the first frame that shows the action, none if that comes early', () => {
    const { conductor, frames, thinker, log, record } = setUp();
    holdTurn(thinker);
    conductor.begin(100);
    frames.paintUntil(80);
    expect(log.records()).toEqual([]);
    frames.paintUntil(304);
    expect(log.records()).toEqual([record(0), record(0), record(4)]);
  });

  it('is zero when a frame falls on the nominal start', () => {
    const { conductor, frames, thinker, log, record } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(96);
    frames.paintUntil(96);
    expect(log.records()).toEqual([record(0)]);
  });

  it('counts a late frame, which is not the worker’s doing', () => {
    const { conductor, frames, thinker, log, stage, record } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(100);
    frames.paint(16, 32, 48, 64, 80, 130);
    expect(stage.starts).toEqual([92]);
    expect(log.records()).toEqual([record(30)]);
  });

  it('of a starved step lasts until the answer is here; the step then starts at once', () => {
    const { conductor, frames, thinker, log, stage, record } = setUp();
    conductor.begin(100);
    frames.paintUntil(144);
    thinker.hold('0/', 1);
    frames.paint(160);
    expect(stage.starts).toEqual([160]);
    expect(log.records()).toEqual([record(60, true)]);
    thinker.hold('0/1', 2);
    frames.paintUntil(272);
    expect(stage.starts).toEqual([160, 252]);
    expect(log.records()).toEqual([record(60, true), record(0)]);
  });

  it('is not starved by an answer that comes before the due time is over', () => {
    const { conductor, frames, thinker, log, record } = setUp();
    conductor.begin(100);
    frames.paintUntil(96);
    thinker.hold('0/', 1);
    frames.paint(112);
    expect(log.records()).toEqual([record(12)]);
  });

  it('of the turn’s last action is recorded too', () => {
    const { conductor, frames, thinker, log, record } = setUp({ length: 0 });
    thinker.hold('0/', END_TURN);
    conductor.begin(20);
    frames.paint(10, 26);
    expect(log.records()).toEqual([record(6)]);
    expect(conductor.playing).toBe(false);
  });
});

describe('the same on every device', () => {
  it('commits only what is finished, and calls waiting for it starved', () => {
    const { conductor, frames, thinker, log, stage, record } = setUp({ nodes: 2000 });
    thinker.hold('0/', 1);
    conductor.begin(100);
    frames.paintUntil(100 + 2 * PATIENCE_MS);
    expect(stage.steps).toHaveLength(0);
    thinker.hold('0/', 2, true);
    const now = frames.now() + 16;
    frames.paint(now);
    expect(stage.steps.map(({ action }) => action)).toEqual([2]);
    expect(log.records()).toEqual([record(now - 100, true)]);
  });

  it('takes an unfinished action from a thinker that is lost', () => {
    const { conductor, frames, thinker, stage } = setUp({ nodes: 2000 });
    thinker.hold('0/', 1);
    thinker.lost = true;
    conductor.begin(0);
    frames.paint(0);
    expect(stage.steps.map(({ action }) => action)[0]).toBe(1);
  });
});

describe('a game that always goes on', () => {
  it('drops an illegal action and takes the next answer', () => {
    const { conductor, frames, thinker, stage, told } = setUp();
    thinker.hold('0/', 9);
    conductor.begin(100);
    frames.paintUntil(128);
    expect(stage.steps).toHaveLength(0);
    expect([thinker.position, thinker.played]).toEqual(['0/', []]);
    thinker.hold('0/', 2);
    frames.paintUntil(144);
    expect(told).toEqual(['commit 2']);
  });

  it('tries an illegal action once only', () => {
    const { conductor, frames, thinker, rules } = setUp();
    let plays = 0;
    const play = rules.play.bind(rules);
    rules.play = (code) => {
      plays++;
      return play(code);
    };
    thinker.hold('0/', 9);
    conductor.begin(0);
    frames.paintUntil(320);
    expect(plays).toBe(1);
  });

  it('ends the turn when an illegal action is all that ever comes', () => {
    const { conductor, frames, thinker, told } = setUp();
    thinker.hold('0/', 9);
    conductor.begin(0);
    frames.paintUntil(PATIENCE_MS + 32);
    expect(told).toEqual(['fallback silent', `commit ${END_TURN}`]);
  });

  it('ends the turn when nothing comes, not before its patience is at an end', () => {
    const { conductor, frames, told, record, log } = setUp();
    conductor.begin(160);
    frames.paintUntil(160 + PATIENCE_MS - 16);
    expect(told).toEqual([]);
    frames.paintUntil(160 + PATIENCE_MS);
    expect(told).toEqual(['fallback silent', `commit ${END_TURN}`]);
    expect(log.records()).toEqual([record(PATIENCE_MS, true)]);
  });

  it('is patient anew after a sleep', () => {
    const { conductor, frames, told } = setUp();
    conductor.begin(160);
    frames.paintUntil(1000);
    const woken = 10 * PATIENCE_MS;
    frames.paint(woken);
    frames.paintUntil(woken + PATIENCE_MS - 16);
    expect(told).toEqual([]);
    frames.paintUntil(woken + PATIENCE_MS + 16);
    expect(told).toEqual(['fallback silent', `commit ${END_TURN}`]);
  });

  it('ends the turn at once when the thinker is lost', () => {
    const { conductor, frames, thinker, told } = setUp();
    thinker.lost = true;
    conductor.begin(160);
    frames.paintUntil(144);
    expect(told).toEqual([]);
    frames.paintUntil(160);
    expect(told).toEqual(['fallback lost', `commit ${END_TURN}`]);
  });

  it('takes no answer that belongs to another position', () => {
    const { conductor, frames, thinker, stage } = setUp();
    thinker.hold('0/1', 2);
    conductor.begin(0);
    frames.paintUntil(320);
    expect(stage.steps).toHaveLength(0);
  });
});

describe('skipping', () => {
  it('brings every nominal end of the turn to the present moment', () => {
    const { conductor, frames, thinker, stage, told } = setUp({ length: 4500 });
    holdTurn(thinker);
    conductor.begin(4000);
    frames.paint(160);
    conductor.skip();
    frames.paint(176);
    expect(stage.starts).toEqual([160, 176, 176]);
    expect(told.at(-1)).toBe('turn over 176');
  });

  it('lasts for one turn', () => {
    const { conductor, frames, thinker, stage, rules } = setUp();
    thinker.hold('0/', END_TURN);
    conductor.begin(1000);
    conductor.skip();
    frames.paint(16);
    rules.play(END_TURN);
    thinker.hold('2/', 1);
    thinker.hold('2/1', 2);
    conductor.begin(1000);
    frames.paintUntil(1104);
    expect(stage.starts.slice(1)).toEqual([992, 1084]);
  });

  it('means nothing outside a turn', () => {
    const { conductor, frames, told } = setUp();
    conductor.skip();
    frames.paint(16);
    expect(told).toEqual([]);
  });
});

describe('leaving and hiding', () => {
  it('leaves a cancelled turn without a word', () => {
    const { conductor, frames, thinker, told } = setUp();
    holdTurn(thinker);
    conductor.begin(100);
    frames.paint(96);
    conductor.cancel();
    frames.paintUntil(1000);
    expect(told).toEqual(['commit 1']);
    expect(conductor.playing).toBe(false);
  });

  it('may be cancelled from within a commit', () => {
    const { conductor, frames, thinker, told, stage } = setUp({ length: 0 });
    holdTurn(thinker);
    const perform = stage.perform.bind(stage);
    stage.perform = (step) => {
      conductor.cancel();
      return perform(step);
    };
    conductor.begin(0);
    frames.paintUntil(1000);
    expect(told).toEqual(['commit 1']);
  });

  it('takes nothing of a cancelled turn into the next one', () => {
    const { conductor, frames, thinker, log, record } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(100);
    frames.paintUntil(80);
    conductor.cancel();
    conductor.begin(150);
    frames.paintUntil(192);
    conductor.cancel();
    expect(log.records()).toEqual([]);
    thinker.hold('0/1', 2);
    conductor.begin(300);
    frames.paintUntil(304);
    expect(log.records()).toEqual([record(4)]);
  });

  it('knows from one turn to the next how frames come, and takes the time between turns for none', () => {
    const { conductor, frames, thinker, stage } = setUp();
    thinker.hold('0/', 1);
    conductor.begin(5000);
    frames.paint(0, 33, 66, 99);
    conductor.cancel();
    frames.paint(800);
    conductor.begin(1000);
    frames.paint(900);
    expect(stage.steps).toHaveLength(0);
    frames.paint(933);
    expect(stage.starts).toEqual([983.5]);
  });

  it('does not let a hidden page think, in anybody’s turn', () => {
    const { conductor, thinker, visibility } = setUp();
    expect(thinker.paused).toBe(false);
    visibility.set(true);
    expect(thinker.paused).toBe(true);
    visibility.set(false);
    expect(thinker.paused).toBe(false);
    conductor.dispose();
    visibility.set(true);
    expect(thinker.paused).toBe(false);
  });
});
