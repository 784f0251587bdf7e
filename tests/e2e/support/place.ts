/**
 * Somewhere a function can be run: a page or a frame of Playwright, a page of Puppeteer, a WebDriver session. The
 * function is sent as text, so it sees nothing but its argument and the page.
 */
export interface Place {
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  evaluate<Result>(run: () => Result): Promise<Result>;
}
