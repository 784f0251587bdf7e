import type { ForethoughtCommand, ForethoughtEvent } from '../../../public/embed';
import { readCommand } from './commands';

type Told<Event> = Event extends unknown ? Omit<Event, 'forethought'> : never;

/** The page around the frame. */
export interface Host {
  tell(event: Told<ForethoughtEvent>): void;
}

/** As much of a window as is used. */
export interface Framed {
  parent: Pick<Window, 'postMessage'>;
  origin: string;
  location: { ancestorOrigins?: ArrayLike<string> };
  document: { referrer: string };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

/**
 * Hears and tells the page around the frame, and nobody else: another window, and the same window with a page of another origin
 * since, are not heard. Null where there is no frame.
 */
export function openHost(framed: Framed, obey: (command: ForethoughtCommand) => void): Host | null {
  const { parent } = framed;
  if (parent === (framed as unknown)) return null;
  let origin = originOfHost(framed);
  const host: Host = {
    // A page without an origin of its own cannot be named. What is told is no secret.
    tell: (event) => parent.postMessage({ forethought: 1, ...event }, targetOf(origin)),
  };
  framed.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== (parent as unknown) || (origin !== null && from !== origin)) return;
    const read = readCommand(data);
    if (read === null) return;
    origin ??= from;
    if ('refused' in read) host.tell({ type: 'refused', reason: read.refused });
    else obey(read);
  });
  return host;
}

function targetOf(origin: string | null): string {
  return origin === null || origin === 'null' ? '*' : origin;
}

/** Null where the browser does not tell: then the first command decides. */
function originOfHost({ location, document, origin }: Framed): string | null {
  const known = location.ancestorOrigins?.[0];
  if (known !== undefined) return known;
  const before = URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
  // A frame that was read anew was led there by itself.
  return before === origin ? null : before;
}
