import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

describe('the name a mail greets with', () => {
  it.each(['Giulia', "D'Angelo", 'José María', 'J. R.', 'Anne-Sophie', 'Zoë 🇮🇹', 'Giovanni 23', '👩‍🔧 Ada'])(
    'keeps %s',
    (name) => {
      expect(greetingName(name)).toBe(name);
    },
  );

  it.each([
    'Win at http://evil.example/now',
    'evil.example',
    'www.evil',
    'write to me@evil.example',
    '//evil',
    'Visit EVIL.COM today',
    'evil。example',
    'evil．example',
    'evil․example',
    '\\\\evil',
    'Call +39 333 123 4567',
    'Zoë, you have won a car: press the button below to have it',
    '',
  ])('leaves out %s', (name) => {
    expect(greetingName(name)).toBeNull();
  });

  it('has no line breaks', () => {
    expect(greetingName('Ada\r\nYou have won\u2028a car')).toBe('Ada You have won a car');
  });

  it('has nothing unseen in it, least of all what turns a text round', () => {
    expect(greetingName('\u202eailuiG\u2066\u0000\u0007')).toBe('ailuiG');
  });
});
