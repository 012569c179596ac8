import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The portal installs like an application, and opens without a network: its files alone are kept, never an answer. */
const installable = VitePWA({
  registerType: 'autoUpdate',
  // `main.tsx` does it: the page's policy allows no script inside it.
  injectRegister: false,
  manifest: {
    id: '/business/',
    name: 'Nolo for rental companies',
    short_name: 'Nolo',
    start_url: '/business/',
    scope: '/business/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    // Of the site that serves it (apps/api/websites/icon-routes.ts).
    icons: [192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    navigateFallback: '/business/index.html',
    inlineWorkboxRuntime: true,
  },
});

export default defineConfig({
  base: '/business/',
  plugins: [tailwindcss(), installable],
  build: {
    target: 'baseline-widely-available',
    // Inlined data: files would need `data:` in the policy's font-src.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
