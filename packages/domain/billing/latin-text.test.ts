import fc from 'fast-check';
import { expect, it } from 'vitest';
import { latinText } from './latin-text.ts';

const unknown = () => '';

it.each([
  ['Autonoleggio dell’Etna', "Autonoleggio dell'Etna"],
  ['“Città” – Évian…', '"Città" - Évian...'],
  ['Łódź, Čapek, Ağrı, Œuvre', 'Lódz, Capek, Agri, OEuvre'],
  ['10 € ™', '10 EUR TM'],
  ['ﬁne\u00a0\u2003x\ty', 'fine x y'],
  ['Иванов 李', '?????? ?'],
  ['\u200b\u0007', '?'],
  ['', '?'],
])('%j becomes %j', (text, latin) => expect(latinText(text, 80, unknown)).toBe(latin));

it('is as short as the schema demands', () => {
  expect(latinText('Via dei Condotti 12', 7, unknown)).toBe('Via dei');
  expect(latinText('Via dei Condotti 12', 8, unknown)).toBe('Via dei');
});

it('has no other letters, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(latinText(text, 40, unknown)).toMatch(/^[\u0020-\u007e\u00a1-\u00ff]{1,40}$/u);
    }),
  );
});

const transliterate = (letter: string) => ({ И: 'I', в: 'v', 李: 'Li ' })[letter] ?? '';

it('writes the letters of other scripts as they are transliterated, and only those', () => {
  expect(latinText('Ив’é 李x', 80, transliterate)).toBe("Iv'é Li x");
  expect(latinText('ж', 80, transliterate)).toBe('?');
});
