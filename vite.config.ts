import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './server/ssr/lean-router.ts';

export default defineConfig({
  plugins: [tailwindcss(), leanRouter(), reactRouter()],
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
            { name: 'layout', test: /\/web\/(layout|i18n|api)\// },
          ],
        },
      },
    },
  },
});
