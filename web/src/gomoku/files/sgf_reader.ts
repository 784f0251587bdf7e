import { readMainLine, type SgfNode, type SgfValue, simpleText } from '../../boardgame/files/sgf_tree';
import { type FaultKind, placeAt, type Reading, reading, type TakeNote } from '../../play/files/reading';
import { readResult, reasonIn, type Stated } from '../../play/files/stated_result';
import { type EndedBy, type Ending, readEnding } from '../../shell/session/ending';
import { columnOf, rowOf } from '../cells';
import type { GomokuRecord } from '../game_record';
import { isBoardSize, LARGEST_BOARD, type Setup, USUAL_SETUP } from '../setup';
import { type Colour, endingOf } from './colours';
import { type GomokuFault, refuse } from './faults';
import { cellAt, isStone, readCell, readChoice } from './notation';
import { ruleOf } from './rule_names';

/** A list of points in a property that SGF does not know. */
const POINTS = /^\s*[a-t]{2}([\s,;:]+[a-t]{2})*\s*$/;

/**
 * Reads the main line of the game of an SGF text that begins at `from`, of the first by default. Stones set up before the first move become moves, black and
 * white in turn. Comments, marks, variations and unknown properties are passed over; whether the moves are legal is
 * asked of the rules, in `checkRecord`.
 */
export function readSgf(text: string, from = 0): Reading<Setup> {
  return reading((note) => new GameReader(text, note, from).read());
}

class GameReader {
  /** The usual one in a file that does not say. */
  private size = USUAL_SETUP.size;
  private rule: GomokuRecord['rule'] = 'freestyle';
  private opening = '';
  /** How it ended by its result; the result as it stands there. */
  private stated: Stated | null = null;
  private result = '';
  /** Why, where programs say it beside the result. */
  private reason: EndedBy | null = null;
  /** How it ended before the colours were taken. */
  private openEnd: Ending | null = null;
  private readonly names: [string, string] = ['', ''];
  private readonly actions: number[] = [];
  private stones = 0;
  /** Stones set up that are not moves yet. */
  private setUp: Record<Colour, number[]> = { black: [], white: [] };

  constructor(
    private readonly text: string,
    private readonly note: TakeNote,
    private readonly from: number,
  ) {}

  read(): GomokuRecord {
    const nodes = readMainLine(this.text, this.from);
    this.readSize(nodes);
    this.refuseHiddenStones(nodes);
    for (const node of nodes) {
      for (const { name, values } of node) this.takeProperty(name, values);
      this.placeSetUp(node);
    }
    return this.record();
  }

  /** The size comes first: points are read against it, wherever in the first node it stands. */
  private readSize([root = []]: SgfNode[]): void {
    const value = root.find(({ name }) => name === 'SZ')?.values[0];
    if (value === undefined) return;
    const [columns, rows = columns] = simpleText(value.raw).split(':').map(Number);
    if (columns === undefined || columns !== rows || !isBoardSize(columns)) {
      this.refuse('size', value.offset, value.raw);
    }
    this.size = columns;
  }

  private takeProperty(name: string, values: SgfValue[]): void {
    const first = values[0]!;
    const word = simpleText(first.raw);
    if (name === 'GM' && word !== '4') this.refuse('otherGame', first.offset, word);
    else if (name === 'RU') this.takeRule(word, first.offset);
    else if (name === 'ON') this.opening = word.toLowerCase();
    else if (name === 'PB') this.names[0] = word;
    else if (name === 'PW') this.names[1] = word;
    else if (name === 'RE') this.takeResult(word);
    else if (name === 'TE') this.reason ??= reasonIn(word);
    else if (name === 'EN') this.openEnd = readEnding(word);
    else if (name === 'B' || name === 'W') this.takeMove(name === 'B' ? 'black' : 'white', first);
    else if (name === 'AB' || name === 'AW') this.takeSetUp(name === 'AB' ? 'black' : 'white', values);
    else if (name === 'AE') this.refuse('setup', first.offset);
    else if (name === 'SW') this.actions.push(readChoice(word) ?? this.refuse('choice', first.offset, word));
  }

  private takeRule(word: string, offset: number): void {
    const rule = ruleOf(word);
    if (rule === 'other') this.refuse('rule', offset, word);
    if (rule === null) this.note({ kind: 'ruleUnknown', found: word });
    this.rule = rule ?? 'freestyle';
  }

  /** Phone apps keep the stones of an opening in properties of their own, of which nobody else knows the colours. */
  private refuseHiddenStones(nodes: SgfNode[]): void {
    for (const node of nodes)
      for (const { name, offset, values } of node)
        if (name.length > 2 && values.every(({ raw }) => POINTS.test(raw)))
          this.refuse('hidden', offset, name);
  }

  private takeResult(word: string): void {
    const result = readResult(word);
    if (result === null) this.note({ kind: 'resultUnknown', found: word });
    this.stated = result === 'open' ? null : result;
    this.result = word;
  }

  private takeMove(colour: Colour, { raw, offset }: SgfValue): void {
    this.interleave(offset);
    const point = simpleText(raw);
    if (point === '' || (point === 'tt' && this.size < LARGEST_BOARD)) this.refuse('pass', offset);
    if (colour !== (this.stones % 2 === 0 ? 'black' : 'white')) this.refuse('colour', offset, point);
    this.actions.push(this.point(point, offset));
    this.stones++;
  }

  private takeSetUp(colour: Colour, values: SgfValue[]): void {
    for (const { raw, offset } of values) {
      if (this.actions.length > 0) this.refuse('setup', offset);
      this.setUp[colour].push(...this.points(simpleText(raw), offset));
    }
  }

  /** At the end of a node that sets stones up, its colours are known to be balanced or not. */
  private placeSetUp(node: SgfNode): void {
    const property = node.find(({ name }) => name === 'AB' || name === 'AW');
    if (property !== undefined) this.interleave(property.offset);
  }

  /** Makes moves of the stones set up so far: black has as many as white, or one more. */
  private interleave(offset: number): void {
    const { black, white } = this.setUp;
    const surplus = black.length - white.length;
    if (surplus !== 0 && surplus !== 1) this.refuse('setup', offset);
    black.forEach((cell, turn) => {
      this.actions.push(cell, ...white.slice(turn, turn + 1));
    });
    this.stones += black.length + white.length;
    this.setUp = { black: [], white: [] };
  }

  /** A point, or a rectangle of points by two of its corners, `aa:cc`. */
  private points(text: string, offset: number): number[] {
    const [from = '', to = from, ...more] = text.split(':');
    if (more.length > 0) this.refuse('point', offset, text);
    const corners = [this.point(from, offset), this.point(to, offset)];
    const cells: number[] = [];
    for (let y = Math.min(...corners.map(rowOf)); y <= Math.max(...corners.map(rowOf)); y++)
      for (let x = Math.min(...corners.map(columnOf)); x <= Math.max(...corners.map(columnOf)); x++)
        cells.push(cellAt(x, y, this.size)!);
    return cells;
  }

  /** `hh` from the top left; some programs write `h8`, rows from the bottom. */
  private point(text: string, offset: number): number {
    const cell = /^[a-z]{2}$/.test(text)
      ? cellAt(text.charCodeAt(0) - 0x61, text.charCodeAt(1) - 0x61, this.size)
      : readCell(text, this.size);
    return cell ?? this.refuse('point', offset, text);
  }

  private refuse(kind: FaultKind | GomokuFault, offset: number, found?: string): never {
    const place = placeAt(this.text, offset);
    return refuse(kind, found === undefined ? { place } : { place, found });
  }

  /**
   * A file that names swap2 but not who chose what is a game with a free opening, unless it is to be gone on with or
   * ended there.
   */
  private record(): GomokuRecord {
    const { size, rule, actions, names } = this;
    const choices = actions.some((code) => !isStone(code));
    const opens = this.opening === 'swap2' && actions.length <= 3 && this.stated?.winner == null;
    const opening = choices || opens ? 'swap2' : 'free';
    const ending = this.ending({ opening, actions });
    return {
      size,
      rule,
      opening,
      actions,
      ...(names.some((name) => name !== '') ? { players: names } : {}),
      ...(ending === null ? {} : { ending }),
    };
  }

  private ending(record: Pick<GomokuRecord, 'opening' | 'actions'>): Ending | null {
    const { stated, reason, openEnd } = this;
    if (stated === null) return openEnd;
    const by = stated.by === 'unsaid' && reason !== null ? reason : stated.by;
    const ending = endingOf({ ...stated, by }, record);
    if (ending === null) this.note({ kind: 'resultUnknown', found: this.result });
    return ending;
  }
}
