/** What kept an engine from starting; the shell shows a sentence for each. */
export type EngineFailure =
  /** This browser has no WebAssembly, or the page's security policy forbids it. */
  | 'unsupported'
  /** The module could not be fetched. */
  | 'fetch'
  /** What was fetched is not a module that this browser can compile. */
  | 'compile'
  /** The module compiled but did not start. */
  | 'start';

/** An engine that could not be loaded: `failure` for the program, `message` for a report. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly failure: EngineFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The words of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
