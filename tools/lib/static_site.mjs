import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, relative, sep } from 'node:path';
import { ownCertificate } from './own_certificate.mjs';
import { filesUnder } from './stamp.mjs';

// By hand: sirv, with which Vite serves the page behind `npm start`, reads a folder alone, and tests serve what a zip holds, pages
// that frame the game and pages with a script of the test's.

/**
 * Files of a site by their path in it, `assets/index.js`. They are held in memory, so that a build that goes on
 * meanwhile changes nothing.
 * @typedef {ReadonlyMap<string, Uint8Array>} SiteFiles
 */

/**
 * A site that is being served.
 * @typedef {object} Site
 * @property {string} url where it begins, with a slash at its end
 * @property {string} origin
 * @property {() => Promise<void>} close
 */

/** The strictest policy that the page must run under. */
export const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ');

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Reads a folder.
 * @param {string} folder
 * @returns {SiteFiles}
 */
export function readSite(folder) {
  const name = (/** @type {string} */ path) => relative(folder, path).split(sep).join('/');
  return new Map(filesUnder(folder).map((path) => [name(path), readFileSync(path)]));
}

/**
 * Serves files on a free port of this machine, under `path` and nowhere else.
 * @param {SiteFiles} files
 * @param {object} [options]
 * @param {string} [options.path] with a slash at both ends
 * @param {string} [options.host] the name by which browsers call this machine: `localhost` and `127.0.0.1` are
 *   different sites to them
 * @param {Record<string, string>} [options.headers] sent with every file
 * @param {boolean} [options.modern] by HTTP/2, as hosts do, with a certificate that nobody knows
 * @param {boolean} [options.packed] whether files that lie beside it as `.gz` are sent packed, as servers do
 * @returns {Promise<Site>}
 */
export async function serveSite(
  files,
  { path = '/', host = '127.0.0.1', headers = {}, modern = false, packed = false } = {},
) {
  /** @type {Answer} */
  const answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = name.startsWith(path) ? files.get(name.slice(path.length)) : undefined;
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const smaller = packed ? files.get(`${name.slice(path.length)}.gz`) : undefined;
    const encoding = smaller === undefined ? {} : { 'Content-Encoding': 'gzip' };
    response
      .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...encoding, ...headers })
      .end(smaller ?? content);
  };
  const { server, drop } = modern ? modernServer(answer) : plainServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `${modern ? 'https' : 'http'}://${host}:${address.port}`;
  return {
    url: origin + path,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}

/**
 * @typedef {(request: { url?: string | undefined }, response: { writeHead(status: number, headers?: import('node:http').OutgoingHttpHeaders): { end(content?: Uint8Array): void } }) => void} Answer
 */

/** @param {Answer} answer */
function plainServer(answer) {
  const server = createServer(/** @type {import('node:http').RequestListener} */ (answer));
  return { server, drop: () => server.closeAllConnections() };
}

/** @param {Answer} answer */
function modernServer(answer) {
  const server = createSecureServer(ownCertificate());
  server.on('request', answer);
  /** @type {Set<import('node:http2').ServerHttp2Session>} */
  const sessions = new Set();
  server.on('session', (session) => sessions.add(session));
  const drop = () => {
    for (const session of sessions) session.destroy();
  };
  return { server, drop };
}
