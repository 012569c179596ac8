import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

describe('the name a mail greets with', () => {
  it.each(['Giulia', "D'Angelo", 'José María', 'J. R.', 'Anne-Sophie', 'Zoë 🇮🇹'])('keeps %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    'Win at http://evil.example/now',
    'evil.example',
    'www.evil',
    'write to me@evil.example',
    '//evil',
    'Visit EVIL.COM today',
    '',
  ])('leaves out %s', (name) => {
    expect(greetingName(name)).toBeNull();
  });

  it('has no line breaks', () => {
    expect(greetingName('Ada\r\nYou have won\u2028a car')).toBe('Ada You have won a car');
  });
});
