import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const page = (head: string, script: string) =>
  `<html><head>${head}</head><body><p>Cars</p>${script}</body></html>`;

test('what React Router has written waits, and one script starts it at the end of the page', () => {
  const html = page(
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>',
    '<script nonce="n" type="module" async="">import("/a.js")</script>',
  );
  const deferred = deferHydration(html, 'n');
  expect(deferred).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(deferred.match(/<link rel="deferred" href="\/[ab]\.js"\/>/g)).toHaveLength(2);
  expect(deferred).toContain(
    '<script nonce="n" type="deferred">import("/a.js")</script><script nonce="n">(async',
  );
  expect(deferred).toMatch(/<\/script><\/body><\/html>$/);
});

test.each([
  ['no module', page('<link rel="modulepreload" href="/a.js"/>', '')],
  ['no preloads', page('', '<script type="module" async="">import("/a.js")</script>')],
  [
    'a module written in another way',
    page('<link rel="modulepreload" href="/a.js"/>', '<script type="module" src="/a.js"></script>'),
  ],
])('a page with %s stays as it is', (_, html) => {
  expect(deferHydration(html, 'n')).toBe(html);
});
