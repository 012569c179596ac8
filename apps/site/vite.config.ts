import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // Inlined data: files would need `data:` in the policy's font-src and cannot be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and hardly ever changes, in one file.
            { name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // What most pages need: dozens of small files would be larger, compressed each by itself.
            { name: 'common', test: /\/(apps\/site|packages\/(ui|i18n))\//, minShareCount: 13 },
          ],
        },
      },
    },
  },
});
