import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BUILT } from './program.ts';

/** A player that speaks a protocol of lines, at the other end of a pipe. */
export class EngineProcess {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #exit: Promise<number | null>;
  readonly #answers: string[] = [];
  #waiting: ((answer: string | null) => void) | null = null;
  #over = false;
  #complaints = '';

  /**
   * @param command program of the native build, and its arguments
   * @param passedOver how lines begin that are not listened to
   */
  constructor([program, ...args]: readonly [string, ...string[]], passedOver?: string) {
    this.#process = spawn(fileURLToPath(new URL(program, BUILT)), args);
    this.#exit = new Promise((resolve, reject) => {
      this.#process.once('close', resolve);
      this.#process.once('error', reject);
    });
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints += text;
    });
    const lines = createInterface({ input: this.#process.stdout });
    lines.on('line', (line) => {
      if (passedOver === undefined || !line.startsWith(passedOver)) this.#hear(line);
    });
    lines.once('close', () => {
      this.#over = true;
      this.#hear(null);
    });
  }

  /** Sends lines, as managers do with CR and LF, and waits for nothing. */
  tell(...lines: string[]): void {
    this.#process.stdin.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  /** Sends lines and waits for one line of an answer. Throws when the process ends without it. */
  async ask(...lines: string[]): Promise<string> {
    this.tell(...lines);
    const answer = await this.hear();
    if (answer === null) throw new Error(`the process has ended instead of answering ${lines.join(' / ')}`);
    return answer;
  }

  /** The next line of an answer; null once the process has closed its output. */
  hear(): Promise<string | null> {
    const answer = this.#answers.shift();
    if (answer !== undefined || this.#over) return Promise.resolve(answer ?? null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** What it has said on standard error; all of it after its exit. */
  get complaints(): string {
    return this.#complaints;
  }

  closeInput(): void {
    this.#process.stdin.end();
  }

  /** Waits for the end of the process; its exit code. */
  exit(): Promise<number | null> {
    return this.#exit;
  }

  /** For the end of a test, whatever became of it. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  #hear(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting(line);
    else if (line !== null) this.#answers.push(line);
  }
}
