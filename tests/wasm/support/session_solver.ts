import type { EngineModule, Game, Session } from '../../../wasm/engine';
import { JUDGE_NODES } from '../../../web/src/boardgame/puzzles/engine_solver';
import { answerOf, followOnlyMoves } from '../../../web/src/boardgame/puzzles/only_moves';
import type { Solver, Verdict } from '../../../web/src/boardgame/puzzles/solver';

/** The strongest rung, or another, as the page asks it, without a worker. */
export class SessionSolver implements Solver {
  private readonly session: Session;
  private readonly rules: Game;

  constructor(module: EngineModule, rung?: number) {
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    this.rules = new module.Game();
    this.session = new module.Session();
    const refusal = this.session.configure(rung ?? ladder.at(-1)?.rung ?? 0, 0, null, '');
    if (refusal !== '') throw new Error(refusal);
  }

  judge(text: string): Promise<Verdict | null> {
    return followOnlyMoves(this.rules, text, (position) => {
      this.session.set(position.text, position.key);
      this.session.begin(JUDGE_NODES);
      while (this.session.advance(20_000));
      const unthought = { outcome: 'unthought', action: this.session.best() } as const;
      return Promise.resolve(answerOf(this.session.multiPv(3), this.session.info()[2]) ?? unthought);
    });
  }

  rest(): void {}

  delete(): void {
    this.session.delete();
    this.rules.delete();
  }
}
