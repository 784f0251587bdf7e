import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { credits } from './web/plugins/credits.ts';
import { embedScript } from './web/plugins/embed_script.ts';
import { assetName, engineAssets } from './web/plugins/engine_assets.ts';
import { firstFrame } from './web/plugins/first_frame.ts';
import { heroPicture, showcaseStart } from './web/plugins/hero_picture.ts';
import { installedPage } from './web/plugins/installed_page.ts';
import { ladderScenes } from './web/plugins/ladder_scenes.ts';
import { ladderSteps } from './web/plugins/ladder_steps.ts';
import { measuredAssets } from './web/plugins/measured_assets.ts';
import { PAGE_POLICY, pagePolicy } from './web/plugins/page_policy.ts';
import { previewPages } from './web/plugins/preview_pages.ts';
import { opponentStrengths } from './web/plugins/strengths.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Scripts that come when the page has nothing else to do or for what is seldom asked for, and those that need little that
 * is not there.
 */
const UNANNOUNCED =
  /\/(in_game|beside|turn_notes|end_turn_question|open_task|open_campaign|after_campaign|way_in|open_friends|seat|unnamed|address_text|arrive|idle|read_asked|driven_game|driver|own_record|kept_places|fair_parameters|setup_panel|open_lab|open_workshop|open_settings|open_unkept|open_address|open_plain|open_aside|browser_locks|offer_saves|download|faces|painter|learned_thinker|learned_files|banner|way_out|result_card|shared_card|files_dialog|open_teaching|lab_game|ladder_scenes|lost_battles|open_review|open_key_help|loupe|open_perf|open_after_game|open_strip|ghost_plan|play_plan|past_turn|plan_words|fair_fight_view|fold|forecast|open_marks|own_daily|open_daily|daily|open_puzzles|open_lesson|open_repeats|open_deadline|open_credits|open_scenes|open_offline|playable|open_embed|open_full_screen|panel|new_game_dialog|rewind_bar|open_analysis|open_plans|open_chosen|open_comparison|open_adversary|plates_screen|painters|judged|finished_game|past_card|end_of_battle|move_list|report|battle_analysis|analysis|sidestepping|tactics_card|gomoku_card|othello_card|xiangqi_card|twenty48_card)-/;

/**
 * Scripts that stand together, since in one file they are smaller than in many: what home needs first, what its cards
 * need besides, and what every game does. A module goes to the first of them that it belongs to, with all that it needs.
 */
const TOGETHER = [
  { name: 'library', test: /node_modules\/(?!glicko2-lite)/ },
  { name: 'home', test: /web\/src\/(?!main\.tsx)/, tags: ['$initial' as const] },
  { name: 'face', test: /web\/src\/faces\/face\.tsx$/ },
  {
    name: 'cards',
    test: /web\/src\/(i18n\/(figures|plural|rungs)|ladder\/(ladder_link|results|standing|steps)|shell\/\w+\/(ending|ladder|later|seed|segmented)|sound\/cues|engine\/event_records|board\/(board_loop|easing|layout|open_context|read_colours|shape|surface))\.tsx?$/,
  },
  {
    name: 'around_games',
    test: /web\/src\/(board\/(?!copy_link|living_canvas|hint_head|turning_button|concede_button)\w+|sound\/speaker|conductor\/(after|conductor)|record\/keep|shell\/\w+\/(attention|dialog|keep_fitted|opponents_mood|playable_rung|perf\/perf_overlay)|play\/(game_controller|rewind|rewind_by_key|shown_stage))\.tsx?$/,
  },
  {
    name: 'games',
    test: /web\/src\/play\/(saved_game|game_types|opponent|words\/messages|files\/reading)\.ts$/,
  },
  {
    name: 'play',
    test: /web\/src\/(play\/(controller|game_screen|play_game|turns|analysis\/(verdict|later_analysis)|marks\/later_marks)|conductor\/overridden|board\/fallback_engine\/fallback_engine_note|engine\/multi_pv_line)\.tsx?$/,
  },
  {
    name: 'pieces',
    test: /web\/src\/(boardgame\/(paint\/\w+|action_to|pace|showcase|address_moves|files\/move_list)|play\/(analysis\/odds_scale|losses\/symmetry))\.ts$/,
  },
  { name: 'copy_link', test: /web\/src\/(board\/copy_link|shell\/ui\/use_copy)\.tsx?$/ },
  { name: 'engines', test: /web\/src\/(engine\/(engines|load_module|patience|timer)|conductor\/clock)\.ts$/ },
  { name: 'battle', test: /web\/src\/tactics\/(tactics_controller|board\/craft)\.tsx?$/ },
  { name: 'xiangqi', test: /web\/src\/xiangqi\/(board_spec|spec|sentences)\.tsx?$/ },
];

export default defineConfig({
  root: fromRoot('web'),
  // Relative, so that the page runs from any sub-path and from a zip in an iframe.
  base: './',
  // `import sword from '~icons/game-icons/broadsword'` gives the SVG's text. (Under Vitest the query `?raw` is denied.)
  plugins: [
    icons({ compiler: 'raw' }),
    measuredAssets(),
    engineAssets(),
    ladderSteps(),
    ladderScenes(),
    opponentStrengths(),
    credits(),
    pagePolicy(),
    embedScript(),
    previewPages(),
    firstFrame(),
    heroPicture(),
    showcaseStart(),
    installedPage(packageJson.description),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  worker: { format: 'es' },
  build: {
    outDir: fromRoot('build/page'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the policy above allows neither inline scripts nor fonts from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What those need is looked for when they come: the scripts that come first do not have to name it.
      resolveDependencies: (script, needed) => (UNANNOUNCED.test(script) ? [] : needed),
    },
    // Which script needs which: the table of bytes is made from it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: TOGETHER },
        // Scripts name many files: shorter names are fewer bytes before the first screen.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: assetName,
      },
    },
  },
  server: { fs: { allow: [fromRoot('.')] } },
  preview: { headers: { 'Content-Security-Policy': PAGE_POLICY } },
});
