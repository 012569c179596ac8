import { expect, it } from 'vitest';
import { trimmed } from './trim-manifest.ts';

const START = 'window.__reactRouterManifest=';

it('leaves out what routes import, and nothing else', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/frame.js'], css: [] };
  const home = {
    id: 'home',
    path: 'en',
    hasLoader: true,
    module: '/assets/home.js',
    css: ['/assets/home.css'],
  };
  const given = {
    entry,
    routes: { home: { ...home, imports: ['/assets/frame.js'] } },
    url: '/m.js',
    version: '1',
  };
  const text = trimmed(`${START}${JSON.stringify(given)};\n`);
  expect(text.startsWith(START)).toBe(true);
  expect(JSON.parse(text.slice(START.length, -1))).toEqual({ ...given, routes: { home } });
});

it('fails the build when the list looks otherwise', () => {
  expect(() => trimmed(`${START}{"routes":[]};`)).toThrow(/routes/);
});
