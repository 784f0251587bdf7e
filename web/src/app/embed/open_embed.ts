import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { ForethoughtCommand, ForethoughtParameters, ForethoughtState } from '../../../public/embed';
import type { UrlParameters } from '../../shell/address/url_text';
import type { Driver, DriverState } from '../../shell/session/driver_contract';
import type { ScreenController } from '../../shell/session/screen_controller';
import { freshSeed } from '../../shell/session/seed';
import { attempt } from '../../shell/ui/attempt';
import { type Arriving, arrive } from '../arrive';
import { applyAsked } from '../asked';
import { readEarly } from '../read_asked';
import { addressWith } from './commands';
import { type Host, openHost } from './host';
import { keepHostStill } from './still_host';

/** The page, as far as it is shown by another. */
export interface Embedded extends Arriving {
  readonly screen: ReadonlySignal<string>;
  readonly parameters: UrlParameters;
  controllerOf(screen: string): ScreenController | undefined;
}

/** A board without the page around it: it obeys whom it is shown by, and tells what happens on it. */
export function openEmbed(app: Embedded): void {
  keepHostStill();
  let driver: Driver | null = null;
  const host = openHost(window as never, (command) => attempt(() => obey(app, driver, command)));
  if (host === null) return;
  let stop = () => {};
  effect(() => {
    const controller = app.controllerOf(app.screen.value);
    untracked(stop);
    driver = null;
    if (controller === undefined) return;
    let isLeft = false;
    stop = () => {
      isLeft = true;
    };
    attempt(async () => {
      const own = await controller.driver();
      if (isLeft) return;
      driver = own;
      stop = follow(host, controller, own);
    });
  });
  tellSizes(host);
}

async function obey(app: Embedded, driver: Driver | null, command: ForethoughtCommand): Promise<void> {
  switch (command.type) {
    case 'undo':
      driver?.undo();
      break;
    case 'hint':
      driver?.hint();
      break;
    case 'set':
      await goTo(app, command.parameters);
      break;
    case 'new': {
      const { parameters = {} } = command;
      // The one that is kept is played with another seed: it is not the one that is asked for.
      await goTo(app, { game: gameOf(app), seed: freshSeed(), ...parameters });
      if (!('seed' in parameters)) delete app.parameters.seed;
    }
  }
}

function gameOf(app: Embedded): string {
  return app.controllerOf(app.screen.value)?.session.game ?? app.parameters.game ?? '';
}

/** As if somebody had edited the address; the history around the frame does not grow. */
async function goTo(app: Embedded, parameters: ForethoughtParameters): Promise<void> {
  const address = addressWith(location.search, parameters);
  history.replaceState(null, '', address);
  const isOfPage = Object.keys(parameters).every((name) => name === 'lang' || name === 'tempo');
  if (isOfPage) applyAsked(app.sessions.commons.settings, readEarly(location.href).parameters);
  else await arrive(app, null, () => false);
}

/** Tells of a controller's games, until the returned function is called. */
function follow(host: Host, { session }: ScreenController, driver: Driver): () => void {
  let before: DriverState | null = null;
  return effect(() => {
    const now = driver.state();
    const last = before;
    before = now;
    if (now === null) return;
    const state = untracked(() => stateOf(session.game, now, driver));
    // Between two games there is none.
    if (last === null) host.tell({ type: 'ready', version: __VERSION__, ...state });
    else if (last.length !== now.length) {
      const by =
        now.length < last.length ? 'undo' : last.sideToMove === now.playerSide ? 'player' : 'opponent';
      host.tell({ type: 'moved', by, ...state });
    }
    if (now.outcome !== null && last?.outcome !== now.outcome)
      host.tell({ type: 'ended', result: now.outcome, ...state });
  });
}

function stateOf(game: string, now: DriverState, driver: Driver): ForethoughtState {
  const isPlayers = now.sideToMove === now.playerSide;
  return {
    game,
    ai: now.rung,
    side: now.playerSide === 0 ? 'first' : 'second',
    moves: now.length,
    turn: now.phase === 'over' ? null : isPlayers ? 'player' : 'opponent',
    position: driver.text(),
  };
}

/** Tells how large the frame is and where its board lies, as often as that changes. */
function tellSizes(host: Host): void {
  let told = '';
  const tell = () => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (board === undefined) return;
    const { x, y, width, height } = board;
    const size = { width: innerWidth, height: innerHeight, board: { x, y, width, height } };
    const text = JSON.stringify(size);
    if (text !== told) host.tell({ type: 'resized', ...size });
    told = text;
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(tell));
  observer.observe(document.documentElement);
  const slots = new MutationObserver(() => {
    const board = document.querySelector('.board');
    if (board !== null) observer.observe(board);
  });
  slots.observe(document.body, { childList: true, subtree: true });
}
