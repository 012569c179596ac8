import { describe, expect, it } from 'vitest';
import { lightnessOf, mix, tone } from './colour-tones.ts';

describe('colour tones', () => {
  it.each(['#000000', '#ffffff', '#c8272d', '#1f4e9c', '#e2a21b'])('keeps %s at amount 0', (hex) => {
    expect(tone(hex, 0)).toBe(hex);
  });

  it('goes to white and to black', () => {
    expect(lightnessOf(tone('#c8272d', 1))).toBeGreaterThan(0.95);
    expect(lightnessOf(tone('#c8272d', -1))).toBeLessThan(0.05);
  });

  it('orders tones by lightness', () => {
    const light = [-0.6, -0.3, 0, 0.3, 0.6].map((amount) => lightnessOf(tone('#1f4e9c', amount)));
    expect(light.toSorted((a, b) => a - b)).toEqual(light);
  });

  it('mixes from the first colour to the second', () => {
    expect(mix('#c8272d', '#1f4e9c', 0)).toBe('#c8272d');
    expect(mix('#c8272d', '#1f4e9c', 1)).toBe('#1f4e9c');
  });
});
