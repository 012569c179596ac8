import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanReact } from './server/ssr/lean-react.ts';
import { leanRouter } from './server/ssr/lean-router.ts';

/** Small modules that all pages need, or nearly all: a file of its own costs each more than what few do without. */
const EVERY_PAGE = new RegExp(
  [
    '/web/(layout/(?!lost-road-picture)|api/)',
    '/web/i18n/(?!text-files/)',
    '/web/app/(document-context|first-script|page-meta|page-status|replay-early-input|served-address|server-clock|site-files|start-scripts)[.]',
    '/web/shared/structured/',
    '/web/theme/font-files[.]',
    '/web/ui/(badge|choice|field|picture|skeleton|visually-hidden)[.]',
    '/locales/format-number[.]',
    '/domain/places/italy[.]',
  ].join('|'),
);

/** The same for pages with a search form, nearly all of which name cars. */
const SEARCH =
  /\/web\/(shared\/(rental\/(search-state|stored-selection|use-open-list)|places\/place|cars\/car-name)|ui\/watch-near)\./;

/** The same for pages that write dates and money, most of which name cars. */
const FORMAT = /\/(locales\/(calendar-names|format)|web\/shared\/cars\/or-similar)\./;

export default defineConfig({
  plugins: [tailwindcss(), leanRouter(), leanReact(), reactRouter()],
  // Part of the names of the service worker's caches: those of an earlier build are deleted.
  define: { 'import.meta.env.VITE_BUILD_VERSION': JSON.stringify(Date.now().toString(36)) },
  build: {
    target: 'baseline-widely-available',
    // Inlined data: files would need `data:` in the policy's font-src and cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hints of the router for whoever writes the pages.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in two files instead of a dozen: one changes with releases, one hardly ever.
            { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'layout', test: EVERY_PAGE },
            // Before the groups whose files use it: each takes along what nobody took before.
            { name: 'format', test: FORMAT },
            { name: 'search', test: SEARCH },
            { name: 'quote-lines', test: /\/(locales|web\/shared\/cars)\/quote-line/ },
            { name: 'payment', test: /\/web\/shared\/payment\// },
            { name: 'map-boundary', test: /\/web\/shared\/map\/(can-draw-maps|map-boundary)[.]/ },
            { name: 'draft', test: /\/web\/shared\/forms\/(draft|use-form-draft)[.]/ },
          ],
        },
      },
    },
  },
});
