import { expect, it } from 'vitest';
import { object } from '../../cli/support/program.ts';
import { startTactics } from './support/module';

it('the endless game is the same in the module as in the native program', async () => {
  const game = new (await startTactics()).Game();
  for (const seed of [1, 4_294_967_295]) {
    const { campaign } = object(['campaign', '--plus', String(seed), '--stages', '40']);
    const stages = Array.from({ length: 40 }, (_, stage) => JSON.parse(game.plusBattle(seed, stage)));
    expect(stages).toEqual(campaign);
  }
  game.delete();
});
