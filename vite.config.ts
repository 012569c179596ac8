import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanReact } from './server/ssr/lean-react.ts';
import { leanRouter } from './server/ssr/lean-router.ts';

/** Small modules that all pages need, or nearly all: a file of its own costs each more than what few do without. */
const EVERY_PAGE = new RegExp(
  [
    '/web/(layout|api)/',
    '/web/i18n/(?!text-files/)',
    '/web/app/(document-context|first-script|page-meta|page-status|replay-early-input|served-address|site-files|start-scripts)[.]',
    '/web/shared/structured/',
    '/web/theme/font-files[.]',
    '/web/ui/(badge|choice|field|picture|skeleton|visually-hidden)[.]',
    '/locales/format[.]',
  ].join('|'),
);

/** The same for pages with a search form. */
const SEARCH = /\/web\/shared\/(rental\/(search-state|stored-selection)|places\/place)\./;

export default defineConfig({
  plugins: [tailwindcss(), leanRouter(), leanReact(), reactRouter()],
  // Tells the service worker one build from another.
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
            { name: 'search', test: SEARCH },
          ],
        },
      },
    },
  },
});
