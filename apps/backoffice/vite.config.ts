import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/backoffice/',
  plugins: [tailwindcss()],
  build: {
    target: 'baseline-widely-available',
    // Inlined data: files would need `data:` in the policy's font-src.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
