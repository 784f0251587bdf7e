import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { quoted } from '../quoted.mjs';

/** A program that does not do what a player has to: not weak, but broken. */
export class Broken extends Error {}

/**
 * How a version of the program is called, and what it is to play with.
 * @typedef {object} Version
 * @property {string} name for messages
 * @property {string} program
 * @property {readonly string[]} args
 */

/**
 * What a program says: the outcome so far with the side to move, or what it wants to play and the nodes that took.
 * @typedef {{ outcome?: number, side?: number, action?: number, nodes?: number }} Answer
 */

/** One player of a match: a process of its own, asked line by line. */
export class Seat {
  /**
   * @param {Version} version
   * @param {number} patience milliseconds for an answer; what takes longer hangs
   */
  constructor(version, patience) {
    this.version = version;
    this.patience = patience;
    this.child = spawn(version.program, version.args, { stdio: ['pipe', 'pipe', 'pipe'] });
    /** @type {{ resolve: (line: string) => void, reject: (error: Error) => void } | null} */
    this.waiting = null;
    /** What it printed last that was no answer. */
    this.complaint = '';
    /** @type {Broken | undefined} why nothing more can be asked */
    this.end = undefined;
    this.child.stderr.setEncoding('utf8').on('data', (text) => {
      this.complaint = (this.complaint + text).slice(-500);
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting?.resolve(line));
    // What could not be written is told by the process's end.
    this.child.stdin.on('error', () => {});
    this.child.on('error', ({ message }) => this.fail(`cannot be started: ${message}`));
    this.child.on('close', (status, signal) => this.fail(`ended with ${signal ?? status} ${this.complaint}`));
  }

  /**
   * @param {string} line
   * @returns {Promise<Answer>}
   * @throws {Broken} when there is none, or a complaint
   */
  async ask(line) {
    if (this.end !== undefined) throw this.end;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    /** @type {Promise<string>} */
    const heard = new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      timer = setTimeout(() => this.fail(`says nothing for ${this.patience / 1000} s`), this.patience);
    });
    this.child.stdin.write(`${line}\n`);
    try {
      return this.read(line, await heard);
    } finally {
      clearTimeout(timer);
      this.waiting = null;
    }
  }

  /**
   * @param {string} asked
   * @param {string} answer
   * @returns {Answer}
   */
  read(asked, answer) {
    /** @type {unknown} */
    let value;
    try {
      value = JSON.parse(answer);
    } catch {
      throw this.broken(`answered '${asked}' with ${quoted(answer)}`);
    }
    if (typeof value !== 'object' || value === null || 'error' in value)
      throw this.broken(`answered '${asked}' with ${JSON.stringify(value)}`);
    return value;
  }

  /** Ends the process. */
  close() {
    this.child.stdin.end();
    this.child.kill('SIGKILL');
  }

  /** @param {string} what */
  fail(what) {
    this.end ??= this.broken(what.trim());
    this.waiting?.reject(this.end);
  }

  /** @param {string} what */
  broken(what) {
    return new Broken(`${this.version.name} ${what}`);
  }
}
