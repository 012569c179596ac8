import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, namesMatch } from './name-match.ts';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('names match (docs/specification/accounts.md 5)', () => {
  it.each([
    ['case', name('MARIO', 'ROSSI'), name('Mario', 'Rossi')],
    ['accents', name('NICCOLO', 'FORTE'), name('Niccolò', 'Forté')],
    ['accents written apart', name('NICCOLO', 'FORTE'), name('Niccolo\u0300', 'Forte')],
    ['hyphens', name('ANNE MARIE', 'DUPONT'), name('Anne-Marie', 'Dupont')],
    ['apostrophes', name('LUCIA', 'DANGELO'), name('Lucia', 'D’Angelo')],
    ['apostrophe as a blank', name('LUCIA', 'D ANGELO'), name('Lucia', "D'Angelo")],
    ['particles', name('PAOLO', 'DELUCA'), name('Paolo', 'De Luca')],
    [
      'particles, with more given names on the document',
      name('PAOLO MARCO', 'DELUCA'),
      name('Paolo', 'De Luca'),
    ],
    ['particles written apart on the document', name('PAOLO MARCO', 'DE LUCA'), name('Paolo', 'Deluca')],
    ['given names written as one', name('ANNAMARIA LUISA', 'DELUCA'), name('Anna Maria', 'De Luca')],
    ['order', name('ROSSI', 'MARIO'), name('Mario', 'Rossi')],
    ['order of given names', name('MARIA ANNA', 'ROSSI'), name('Anna Maria', 'Rossi')],
    ['umlauts spelled out', name('JUERGEN', 'MUELLER'), name('Jürgen', 'Müller')],
    ['umlauts dropped', name('JURGEN', 'MULLER'), name('Jürgen', 'Müller')],
    ['sharp s', name('HANS', 'WEISS'), name('Hans', 'Weiß')],
    ['other letters', name('SOEREN', 'LUKASZ'), name('Søren', 'Łukasz')],
    ['letters of Malta', name('GANNI', 'BORG ZAMMIT HAGIUS'), name('Ġanni', 'Borg Żammit Ħaġius')],
    [
      'letters of the Sámi, Azeri and Catalan',
      name('NEGAT', 'TELIF PARALLEL'),
      name('Ŋegat', 'Ŧəlif Paraŀlel'),
    ],
    ['no family name', name('RAJESH KUMAR', ''), name('Rajesh', 'Kumar')],
    ['one name, in both fields', name('', 'SUHARTO'), name('Suharto', 'Suharto')],
    ['one name, and a sign', name('', 'SUHARTO'), name('Suharto', '-')],
    ['more given names on the document', name('ANNA MARIA', 'ROSSI'), name('Anna', 'Rossi')],
    ['blanks', name(' MARIO ', 'ROSSI'), name('Mario', ' Rossi  ')],
  ])('whatever the %s', (_what, document, profile) => {
    expect(namesMatch(document, profile)).toBe(true);
  });

  it.each([
    ['another given name', name('MARIO', 'ROSSI'), name('Marco', 'Rossi')],
    ['another family name', name('MARIO', 'ROSSI'), name('Mario', 'Russo')],
    ['a name the document does not have', name('MARIA', 'ROSSI'), name('Maria Luisa', 'Rossi')],
    ['half a double family name', name('MARIA', 'ROSSI BIANCHI'), name('Maria', 'Rossi')],
    ['the family name alone', name('MARIO', 'ROSSI'), name('', 'Rossi')],
    ['the given name twice', name('MARIO', 'ROSSI'), name('Mario Mario', 'Rossi')],
    ['the beginning of a name', name('MARIO', 'ROSSINI'), name('Mario', 'Rossi')],
    ['half of a name without a family name', name('RAJESH KUMAR', ''), name('Rajesh', 'Rajesh')],
    ['another name than the only one', name('', 'SUHARTO'), name('Suharto', 'Widodo')],
    ['the end of a given name', name('GIANPAOLO', 'DELUCA'), name('Paolo', 'De Luca')],
    ['nothing', name('', ''), name('', '')],
    ['signs for names', name('-', "'"), name('-', "'")],
  ])('but not %s', (_what, document, profile) => {
    expect(namesMatch(document, profile)).toBe(false);
  });

  it('every name matches itself, in capitals, and folds to letters without marks', () => {
    const word = fc.stringMatching(/^[A-Za-zàèéìòùäöüßçñøł]{1,12}$/);
    fc.assert(
      fc.property(word, word, fc.boolean(), (first, last, spelledOut) => {
        expect(namesMatch(name(first.toUpperCase(), last.toUpperCase()), name(first, last))).toBe(true);
        expect(foldName(first, spelledOut).join('')).toMatch(/^[A-Z]+$/);
      }),
    );
  });
});
