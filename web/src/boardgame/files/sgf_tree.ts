import { placeAt, refuse } from '../../play/files/reading';

/** A value as it stands between its brackets, escapes included. */
export interface SgfValue {
  raw: string;
  /** Of its first character in the text. */
  offset: number;
}

export interface SgfProperty {
  /** Upper-case letters. */
  name: string;
  offset: number;
  /** At least one. */
  values: SgfValue[];
}

/** The properties between two semicolons, in the order of the text. */
export type SgfNode = SgfProperty[];

/**
 * The main line of the game in an SGF text that begins at or after `from` (FF[1]-FF[4], red-bean.com/sgf): the nodes up to the first closing
 * parenthesis, since a game's first line stands before its variations. What comes before the first `(;`, as in a
 * letter, and after that line is not looked at. Refuses what is no SGF.
 */
export function readMainLine(text: string, from = 0): SgfNode[] {
  const begin = beginOf(text, from);
  if (begin < 0) refuse('unknownFormat');
  const reader = new TreeReader(text, begin);
  return reader.mainLine();
}

/** Where the games of a text begin. */
export function gameStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = beginOf(text, 0); at >= 0; at = beginOf(text, endOf(text, at))) starts.push(at);
  return starts;
}

/** The next `(;`; negative where there is none. */
function beginOf(text: string, from: number): number {
  const pattern = /\(\s*;/g;
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** Behind the bracket that closes the one at `begin`; brackets in values do not count. */
function endOf(text: string, begin: number): number {
  let depth = 0;
  let isValue = false;
  for (let at = begin; at < text.length; at++) {
    const letter = text[at];
    if (isValue && letter === '\\') at++;
    else if (letter === '[' || letter === ']') isValue = letter === '[';
    else if (!isValue && letter === '(') depth++;
    else if (!isValue && letter === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

class TreeReader {
  private readonly nodes: SgfNode[] = [];

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  mainLine(): SgfNode[] {
    for (;;) {
      this.skipSpace();
      const letter = this.text[this.at];
      if (letter === undefined) return this.breaksOff();
      if (letter === ')') return this.nodes;
      if (letter === ';') {
        this.nodes.push([]);
        this.at++;
      } else if (letter === '(') this.at++;
      else this.nodeInHand().push(this.property());
    }
  }

  private nodeInHand(): SgfNode {
    return this.nodes.at(-1) ?? this.unexpected();
  }

  private property(): SgfProperty {
    const offset = this.at;
    const [name] = /^[A-Za-z]+/.exec(this.text.slice(offset, offset + 64)) ?? this.unexpected();
    this.at += name.length;
    const values: SgfValue[] = [];
    for (this.skipSpace(); this.text[this.at] === '['; this.skipSpace()) values.push(this.value());
    if (values.length === 0) this.at >= this.text.length ? this.breaksOff() : this.unexpected();
    return { name: capitals(name), offset, values };
  }

  private value(): SgfValue {
    const offset = this.at + 1;
    for (this.at = offset; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at];
      if (letter === '\\') this.at++;
      else if (letter === ']') return { raw: this.text.slice(offset, this.at++), offset };
    }
    return this.breaksOff();
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private unexpected(): never {
    const letter = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    return refuse('unexpected', { place: placeAt(this.text, this.at), found: letter });
  }

  private breaksOff(): never {
    return refuse('breaksOff', { place: placeAt(this.text, this.text.length) });
  }
}

/** Before FF[4] a name could be padded with small letters that do not count: `CoPyright` is CP. */
function capitals(name: string): string {
  return name.replace(/[a-z]/g, '') || name.toUpperCase();
}

/** A value as one line of text: escapes resolved, white space made blank. */
export function simpleText(raw: string): string {
  return raw
    .replace(/\\(\r\n|\n\r|[\s\S])/g, (_, escaped: string) => (/[\r\n]/.test(escaped) ? '' : escaped))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text as it may stand between brackets, on one line. */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\\]]/g, '\\$&');
}
