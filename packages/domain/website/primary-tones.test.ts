import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, fromOklch, parseHex, toHex, toOklch, type Rgb } from './color.ts';
import { primaryTones, tonesAsCss, type PrimaryTones, type Scheme } from './primary-tones.ts';

const rgb = (hex: string) => parseHex(hex) as Rgb;
const hex = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map(([r, g, b]) => toHex([r / 255, g / 255, b / 255]));

/** Every pair of colours that meets as text and ground. */
function pairs(tones: PrimaryTones, scheme: Scheme): [string, string][] {
  const surfaces = scheme === 'light' ? ['#ffffff', '#f6f8fa', '#eef1f5'] : ['#0d1117', '#1d2430'];
  return [
    [tones.onPrimary, tones.primary],
    [tones.onPrimary, tones.primaryHover],
    [tones.onPrimary, tones.primaryPressed],
    [tones.onPrimarySoft, tones.primarySoft],
    [tones.primaryText, tones.primarySoft],
    [tones.primaryText, tones.primaryTint],
    [scheme === 'light' ? '#52606b' : '#aeaca6', tones.primarySoft],
    [scheme === 'light' ? '#52606b' : '#aeaca6', tones.primaryTint],
    ...surfaces.map((surface): [string, string] => [tones.primaryText, surface]),
  ];
}

test.each<Scheme>(['light', 'dark'])('any primary colour gives readable tones on %s surfaces', (scheme) => {
  fc.assert(
    fc.property(hex, (primary) => {
      for (const [text, ground] of pairs(primaryTones(primary, scheme), scheme)) {
        expect(contrast(rgb(text), rgb(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    {
      numRuns: 500,
      examples: [['#2196f3'], ['#000000'], ['#ffffff'], ['#458591'], ['#ffeb3b'], ['#808080']],
    },
  );
});

test('on dark pages whatever is filled stands out', () => {
  fc.assert(
    fc.property(hex, (primary) => {
      expect(contrast(rgb(primaryTones(primary, 'dark').primary), rgb('#1d2430'))).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 500, examples: [['#000000'], ['#ffffff'], ['#1a1a2e'], ['#00008b']] },
  );
});

test('the default blue darkens so that white can stand on it', () => {
  expect(contrast(rgb('#ffffff'), rgb('#2196f3'))).toBeLessThan(4.5);
  expect(primaryTones('#2196f3')).toMatchInlineSnapshot(`
    {
      "onPrimary": "#ffffff",
      "onPrimarySoft": "#0770bb",
      "primary": "#0279cb",
      "primaryHover": "#006db8",
      "primaryPressed": "#0861a3",
      "primaryPure": "#2196f3",
      "primarySoft": "#e6f2fd",
      "primaryText": "#0770bb",
      "primaryTint": "#f6fafe",
    }
  `);
});

test('a bright colour keeps its brightness and gets dark text', () => {
  const tones = primaryTones('#ffeb3b');
  expect(tones.primary).toBe('#ffeb3b');
  expect(tones.onPrimary).toBe('#111827');
});

test('what is no colour counts as the default', () => {
  expect(primaryTones('red;}body{display:none')).toEqual(primaryTones('#2196f3'));
});

test('OKLCH there and back is the same colour', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(toHex(fromOklch(toOklch(rgb(color))))).toBe(color);
    }),
  );
});

test('tones become custom properties', () => {
  expect(tonesAsCss(primaryTones('#2196f3'))).toMatch(/^:root\{--primary:#[\da-f]{6};--primary-hover:#/);
});
