import type { Plugin } from 'vite';

/**
 * The strictest policy that the page runs under. Nothing is asked of any other server, and no script stands in the document;
 * WebAssembly is compiled. Links to files that the page makes are no matter of it.
 */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
].join('; ');

/** Vite: the built document carries the policy itself, for hosts that send none. While it is edited, scripts stand in it. */
export function pagePolicy(): Plugin {
  return {
    name: 'page-policy',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        '<head>',
        `<head>\n    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />`,
      ),
  };
}
