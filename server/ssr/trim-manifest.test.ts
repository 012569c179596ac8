import { expect, it } from 'vitest';
import { trimmed } from './trim-manifest.ts';

const START = 'window.__reactRouterManifest=';

it('leaves out what routes import, what says nothing and what is no page, and nothing else', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/frame.js'], css: [] };
  const home = {
    id: 'home',
    path: 'en',
    hasLoader: true,
    module: '/assets/home.js',
    css: ['/assets/home.css'],
  };
  const start = { id: 'start', parentId: 'root', module: '/assets/start.js', hasDefaultExport: false };
  const given = {
    entry,
    routes: {
      home: { ...home, hasAction: false, imports: ['/assets/frame.js'] },
      start: { ...start, css: [], imports: [] },
      robots: { ...start, path: 'robots.txt', css: [], imports: [] },
    },
    url: '/m.js',
    version: '1',
  };
  const text = trimmed(`${START}${JSON.stringify(given)};\n`);
  expect(text.startsWith(START)).toBe(true);
  expect(JSON.parse(text.slice(START.length, -1))).toEqual({
    ...given,
    routes: { home, start: { id: 'start', parentId: 'root', module: '/assets/start.js' } },
  });
});

it('fails the build when the list looks otherwise', () => {
  expect(() => trimmed(`${START}{"routes":[]};`)).toThrow(/routes/);
});
