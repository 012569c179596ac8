import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

test('own inline scripts by hash; data, files and foreign scripts not', () => {
  const html = [
    '<script nonce="n0nce">go()</script>',
    '<script async="" nonce="n0nce">\nlet a = "<p>";\n</script>',
    '<script nonce="n0nce" src="/assets/a.js"></script>',
    '<script type="application/json" nonce="n0nce">{"go":1}</script>',
    '<script type="application/ld+json" nonce="n0nce">{"@type":"Car"}</script>',
    '<script>steal()</script>',
    '<script nonce="guess">steal()</script>',
    '<script nonce="n0nce">go()</script>',
  ].join('');
  expect(inlineScriptHashes(html, 'n0nce')).toEqual([
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    "'sha256-HGXgPgUZOBUrRg6ptocWDhspTy7pw2GETPU0vETO4kY='",
  ]);
});
