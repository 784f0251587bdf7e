/** A failure that is explained by its message alone: no stack is shown. */
export class Failure extends Error {
  /**
   * @param {string} message what happened and what to do
   * @param {number} exitCode 1 when something failed, 2 when the arguments were wrong
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Ends the program with the error's message; an unexpected error also shows where it came from.
 * @param {unknown} error
 * @returns {never}
 */
export function explainAndExit(error) {
  if (error instanceof Failure) {
    console.error(error.message);
    process.exit(error.exitCode);
  }
  if (error instanceof Error && 'syscall' in error) {
    // The system's own words have file or address, and the reason.
    console.error(error.message);
    process.exit(1);
  }
  console.error(error);
  process.exit(1);
}
