import type { Remedy } from '../remedies';

/** Words about lines that win again and again, in English; its keys are every table’s. */
export const en = {
  title: 'The same mistake, again and again',
  story:
    'A programmer wrote an Othello program that always took the best move of one static evaluation. At first it beat him. Then he found a line that won, won with it every time, and got bored: the program never learned.',
  asked: (lines: number, finder: string, nodes: string) =>
    `This page measures that. ${finder}, with ${nodes} nodes per move, found ${lines} lines that beat such a program. Each is played again ten times, without a remedy and with one.`,
  opponent: 'The program',
  remedy: 'Remedy',
  same: 'The line wins, of 10',
  blind: 'Blindly, of 10',
  score: 'Against itself, %',
  remedies: {
    none: 'none',
    'several evaluations': 'several evaluations',
    jitter: 'weights a little off',
    'second-best moves': 'a second-best move now and then',
    'all three': 'all three',
    memory: 'a memory',
    'all three and memory': 'all three and a memory',
    blur: 'blur, as in games here',
    'blur and memory': 'blur and a memory, as in games here',
  } satisfies Record<Remedy, string> as Record<Remedy, string>,
  noteSame: 'The line wins: it is played again as long as the program gives the same answers.',
  noteBlind:
    'Blindly: the same discs in the same order wherever that is legal, whatever the program answers.',
  noteScore: (games: string) =>
    `Against itself: what the remedy costs, in ${games} games against the program without it. 50 is even.`,
  verdict:
    'A memory ends it and costs nothing: an answer that lost a game is replaced by another that is hardly worse.',
  linesTitle: 'Lines that won',
  lineOf: (winner: string, begin: string) => `${winner} wins: ${begin} …`,
};
