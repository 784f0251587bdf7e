import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appIcons, ICONS } from './app_icons.ts';
import { listedWorks } from './credits.ts';

/** Vite: the built page can be installed, and has the service worker by which it does without a connection. */
export function installedPage(description: string): Plugin[] {
  return [
    appIcons(),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/offline',
      filename: 'service_worker.ts',
      // The page registers it when it has nothing else to do.
      injectRegister: null,
      manifest: {
        name: 'Forethought',
        short_name: 'Forethought',
        description,
        ...LOCALIZED,
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#12161b',
        theme_color: '#12161b',
        categories: ['games'],
        icons: ICONS,
      },
      includeManifestIcons: false,
      injectManifest: {
        // The page and the engines, which it keeps when they are opened. Networks the page keeps by itself.
        globPatterns: [
          'index.html',
          'icon*.svg',
          'first_frame.js',
          'hero.css',
          'assets/*.{js,css,wasm}',
          'assets/inter-{latin,cyrillic}-wght-*.woff2',
        ],
        // Their names change with what is in them.
        dontCacheBustURLsMatching: /^assets\//,
        buildPlugins: { vite: [listedWorks()] },
      },
      integration: {
        configureCustomSWViteBuild(options) {
          options.logLevel = 'warn';
        },
      },
    }),
  ];
}

/** Of the manifest, for browsers that read it. */
const LOCALIZED = {
  description_localized: {
    zh: '浏览器中的棋类游戏：对手思考时，你看得见。',
    ru: 'Настольные игры в браузере: соперники думают у вас на глазах.',
  },
};
