/**
 * The typed contract between the page and every game's WebAssembly module. It is written by hand
 * (the compiler this builds with cannot emit it) and `tests/wasm/contract.test.ts` holds it against
 * the built modules.
 *
 * Conventions, for every game:
 * - An **action code** is one 32-bit integer; `NO_ACTION` (-1) means "none". Its layout belongs to
 *   the game (`tactics.d.ts`).
 * - Bad input never throws: a function that can refuse returns a sentence that says what was wrong
 *   and where, or the empty string when all went well. After a refusal nothing has changed.
 * - Typed arrays are copies: they stay valid whatever the module does next.
 * - Every object must be freed with `delete()`.
 */

/**
 * Imperfection on purpose: null for none, 0 by the rung's own measure, up to 100 for more than that, which makes any rung
 * steadily weaker.
 */
export type Blur = number | null;

/** Memory-managed C++ object. */
export interface Handle {
  delete(): void;
}

/**
 * The rules and the record of one game: what the page asks for legal actions, previews and the truth.
 * It never searches.
 */
export interface Game extends Handle {
  /** Starts the game that belongs to `seed` (an integer from 0 to 4294967295). */
  start(seed: number): string;
  /** Starts from a position's text form. */
  load(text: string): string;
  /** The present position's text form; `load` accepts it. */
  text(): string;
  /**
   * The 64-bit hash of the present position, 16 hexadecimal digits. Equal positions have equal hashes, however they
   * came about. Costs no text.
   */
  hash(): string;
  /**
   * The key of the present position, 16 hexadecimal digits: its identity in the game. It depends on the text with which
   * the game began and on all actions since, so equal positions that came about in different ways have different keys.
   * Costs no text.
   */
  key(): string;
  /** What a board view draws; the layout belongs to the game. */
  snapshot(): Int32Array;
  /** Codes of all legal actions, in the engine's order. */
  legalActions(): Int32Array;
  /** Plays an action; its events are then in `events()`. */
  play(code: number): string;
  /** Events of the last `play`: records `[kind, n, payload 0 ... n-1]`, one after the other. */
  events(): Int32Array;
  /** The events that `play(code)` would give, without playing it; empty if it is not legal. */
  preview(code: number): Int32Array;
  /** Takes the last action back. Returns false when there is none. */
  undo(): boolean;
  /** Number of actions played since the start. */
  length(): number;
  /** Codes of all actions played since the start. */
  actions(): Int32Array;
  /** 0 while the game goes on, 1 first side won, 2 second side won, 3 draw. */
  result(): number;
  /**
   * Of a game that is over: what its result tells about who is stronger, in hundredths of what a result tells of which
   * nothing but the winner is known.
   */
  resultWeight(): number;
  /** Side to move: 0 first, 1 second. */
  sideToMove(): number;
  /** An action's text form ("c3-d5:n"); the empty string for a code that is not an action. */
  actionText(code: number): string;
  /** The code of an action's text form in this position, or -1. */
  parseAction(text: string): number;
  /**
   * The position to think about while the player to move is still thinking: in tactics, this turn
   * ended now. The empty string when there is nothing to ponder.
   */
  ponderText(): string;
  /** The key that `key` will say of that position; the empty string when there is nothing to ponder. */
  ponderKey(): string;
}

/** Position and search: what the worker drives, slice by slice. */
export interface Session extends Handle {
  /**
   * Chooses the opponent. `rung` must be one of `ladder()`, and its weights, if it needs any, installed; `seed` feeds
   * every random draw. `personality` is the name of a character that the game has, or empty for the rung as it is. Drops
   * all thoughts.
   */
  configure(rung: number, seed: number, blur: Blur, personality: string): string;
  /**
   * Sets the root. `key` says which position of which game it is, as `Game.key` does; empty where a game begins with it.
   * The position with that key keeps its thoughts if it is held already.
   */
  set(text: string, key: string): string;
  /** Plays an action at the root; thoughts about what follows are kept. */
  play(code: number): string;
  /** Starts thinking. `nodes`: for the whole turn, 0 for no limit. */
  begin(nodes: number): void;
  /** Thinks for about `nodes` nodes. Returns whether there is anything left to improve. */
  advance(nodes: number): boolean;
  /** The best action known, -1 only when the game is over. There is always one before that. */
  best(): number;
  /** `[nodes of this turn, nodes of this root, score, depth or generation, alternatives held]`. */
  info(): Float64Array;
  /**
   * The MultiPV lines, the best ones at this root, at most `most`, best first, for showing: records `[scoreLoss, flags,
   * n, code 0 ... n-1, flags of the answer, m, code 0 ... m-1]`, one after the other. `scoreLoss`: how much worse
   * than the first line, in thousandths of all that the side to move has (0-1000). `flags`: bits that belong to the
   * game. The first codes are played from the root on, in order; a plan for a turn or a principal variation. Those of
   * the answer are what the other side is feared to do in its turn, played once that one is ended; none (and flags
   * of 0) where the search does not look so far or the line holds both sides' moves. Empty before anything was
   * thought. It costs nothing until it is asked for, and asking changes nothing.
   */
  multiPv(most: number): Int32Array;
  /**
   * How many of the best lines of `multiPv` should have values and continuations of their own, from the next root
   * on; more than one costs nodes. 1 after `configure`. A game that knows them anyway does not care.
   */
  showLines(lines: number): void;
  /**
   * Runs only these searches of the rung from now on, as bits by their numbers; the others run elsewhere, and the
   * messages of either side have to be delivered to the other. Search 0, the main search, has the answer. Within a limit
   * of nodes it is the same however the searches are laid, and whenever messages arrive. Drops all thoughts.
   */
  runOnly(searches: number): string;
  /** The sync messages about this root that were written here since they were asked for last; none where all searches run here. */
  takeMessages(): Int32Array[];
  /** Hands over a sync message that was written elsewhere about this root. Those of one search must come in their order. */
  deliver(message: Int32Array): string;
  /** Whether thinking goes on once a message has been delivered, and not before. */
  waits(): boolean;
  /** Ends thinking and returns the best action. */
  stop(): number;
  /** Ends thinking and forgets what was thought of this root. */
  abort(): void;
  /** The key of the root, as `Game.key` says it. */
  key(): string;
}

/** Who plays whom, and how: everything that the games of a match depend on but their numbers. */
export interface Pairing {
  /** Rungs of `ladder()`. */
  a: number;
  b: number;
  /** Feeds starts and players. */
  seed: number;
  /** Of each turn, 1 or more; 0 where time is the limit. */
  nodes: number;
  /** Of each turn; 0 where nodes are the limit. Games under a limit of time are not the same twice. */
  milliseconds: number;
  blurA: Blur;
  blurB: Blur;
  /** Names of characters that the game has, or empty for the rung as it is. */
  personalityA: string;
  personalityB: string;
  /**
   * Weights that a rung plays by instead of its own, as the numbers of a file that `forethought weights` writes; none for
   * those of the rung. Whole numbers of 32 bits, of a kind by which the rung plays.
   */
  weightsA: readonly number[];
  weightsB: readonly number[];
  /** Text form of the position in which every game begins; where it is not given, the seed draws them. */
  start?: string;
}

/** What a game of a match came to. */
export interface MatchFacts {
  /** As in `Game.result`; 0 before the first game. */
  outcome: number;
  /** Side that rung a played. */
  sideOfA: number;
  /** Turns begun by both sides together. */
  turns: number;
  /** Nodes of both sides together. */
  nodes: number;
  /** Lost by an illegal action; a fault of ours. */
  illegal: boolean;
}

/**
 * Plays the games of matches, those of `forethought match` with the same rungs, seed and nodes. A worker holds one.
 * Games depend on nothing but pairing and number, so they can be played in any order and anywhere.
 */
export interface MatchPlayer extends Handle {
  /**
   * Plays game `number` (from 0) of a pairing to its end, at one go. Games 2n and 2n + 1 begin alike; rung a plays the
   * first side in the even one, the second side in the odd one. `acted` hears the code of each action as it is played.
   */
  play(pairing: Pairing, number: number, acted: (code: number) => void): string;
  /** Of the game played last. */
  facts(): MatchFacts;
  /** Text form of the position in which game `number` begins; empty for what is no seed or number. */
  start(seed: number, number: number): string;
}

/** Who plays a series of games alone, and how: everything that the games depend on but their numbers. */
export interface Series {
  /** A rung of `ladder()`, whose weights, if it needs any, are installed. */
  rung: number;
  /** Feeds starts and player; the same seed brings the same tiles, whoever plays. */
  seed: number;
  /** Of each turn, 1 or more; 0 where time is the limit. */
  nodes: number;
  /** Of each turn; 0 where nodes are the limit. Games under a limit of time are not the same twice. */
  milliseconds: number;
}

/** What a game of a series came to. */
export interface ScoreFacts {
  score: number;
  /** The greatest thing reached, of which `milestones()` names those worth counting: in 2048 the largest tile. */
  milestone: number;
  moves: number;
  nodes: number;
}

/**
 * Plays the games of series, those of `forethought score` with the same rung, seed and nodes. A worker holds one. Games
 * depend on nothing but series and number, so they can be played in any order and anywhere.
 */
export interface ScorePlayer extends Handle {
  /** Plays game `number` (from 0) of a series to its end, at one go. `acted` hears the code of each action played. */
  play(series: Series, number: number, acted: (code: number) => void): string;
  /** Of the game played last. */
  facts(): ScoreFacts;
  /** Text form of the position in which game `number` begins; empty for what is no seed or number. */
  start(seed: number, number: number): string;
}

/** One module, one game. */
export interface EngineModule {
  Game: new () => Game;
  Session: new () => Session;
  MatchPlayer: new () => MatchPlayer;
  /**
   * JSON: `[{"rung":0,"name":"...","idea":"..."}, ...]` in ascending order; `"searches":N` where a rung thinks in so many
   * parallel searches, which can be laid on several workers, and `"needsWeights":true` where it plays by weights that come as a file
   * of their own.
   */
  ladder(): string;
  /** JSON: `{"signature":"...","nodes":N,"moves":N}` of the fixed bench; equal on every platform. */
  bench(): string;
  /** Version of the engine, as in package.json. */
  version(): string;
}

/** A module some of whose rungs play by weights: a file of their own, fetched only when such a rung is to play. */
export interface LearnedModule extends EngineModule {
  /**
   * Installs the weights, once for this instance of the module; takes about half a second. Returns why the file was
   * refused (not such a file, another version, cut short, damaged: a checksum covers every byte), or the empty string.
   */
  installWeights(bytes: Uint8Array): string;
}

/** A module whose weights are not all unpacked when they are installed. */
export interface PackedModule extends LearnedModule {
  /**
   * Goes on, for some milliseconds, to unpack weights that are played by later; whoever needs them sooner waits for
   * them. Returns whether any are left.
   */
  unpackWeights(): boolean;
}

/** A module of a game without an opponent, whose rungs are measured by their scores. */
export interface SolitaryModule extends EngineModule {
  ScorePlayer: new () => ScorePlayer;
  /** Milestones worth counting, ascending. */
  milestones(): Float64Array;
}

/** What the ES module's default export takes. */
export interface ModuleOptions {
  /** Called instead of fetching: instantiate the compiled module and hand the instance over. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ) => Record<string, never>;
  /** The bytes, where they are at hand (Node). */
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string) => string;
}
