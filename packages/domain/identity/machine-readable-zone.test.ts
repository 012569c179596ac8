import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../calendar/local-date-time.ts';
import { checkDigit, parseBirthDate, parseExpiryDate } from './check-digit.ts';
import { isPassport, isUnexpired, parseMachineReadableZone } from './machine-readable-zone.ts';

const TODAY = '2027-03-26' as LocalDate;
// The specimens of ICAO Doc 9303 parts 4 and 5.
const PASSPORT = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];
const CARD = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];

const read = (lines: readonly string[]) => parseMachineReadableZone(lines.join('\n'), TODAY);
const filled = (text: string, length: number) => text.padEnd(length, '<');

/** A card's zone with right check digits. */
function makeCard(number: string, born: string, expiry: string, names = 'ROSSI<<ANNA'): string[] {
  const long = number.length > 9 ? `${number.slice(0, 9)}<${number.slice(9)}${checkDigit(number)}` : null;
  const first = filled(`C<ITA${long ?? filled(number, 9) + checkDigit(filled(number, 9))}`, 30);
  const dates = [born + checkDigit(born), expiry + checkDigit(expiry)] as const;
  const second = filled(`${dates[0]}F${dates[1]}ITA`, 29);
  return [first, second + checkDigit(first.slice(5) + dates.join('') + second.slice(18)), filled(names, 30)];
}

describe('passport (TD3)', () => {
  it('reads the specimen', () => {
    expect(read(PASSPORT)).toEqual({
      format: 'TD3',
      documentCode: 'P',
      issuingState: 'UTO',
      nationality: 'UTO',
      documentNumber: 'L898902C3',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      isNameCut: false,
      sex: 'female',
      isValid: true,
      birthDate: '1974-08-12',
      expiresOn: '2012-04-15',
      checks: {
        documentNumber: true,
        birthDate: true,
        expiry: true,
        personalNumber: true,
        composite: true,
      },
    });
  });

  it('accepts a filler for the digit of an empty personal number', () => {
    const second = 'L898902C36UTO7408122F1204159<<<<<<<<<<<<<<<';
    const composite = checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43));
    expect(read([PASSPORT[0] ?? '', second + composite])?.isValid).toBe(true);
  });

  it('is found among other lines, with blanks and guillemets', () => {
    const noisy = `REPUBBLICA ITALIANA\n\n ${PASSPORT[0]?.replace('<<', '« <')}\r\n${PASSPORT[1]?.toLowerCase()}\nxx`;
    expect(parseMachineReadableZone(noisy, TODAY)?.isValid).toBe(true);
  });

  it('letters read for digits in dates are put right, and still checked', () => {
    const [first = '', second = ''] = PASSPORT;
    expect(read([first, second.replace('7408122F1204159', '74O8I22FI2O4I59')])?.isValid).toBe(true);
    expect(read([first, second.replace('7408122F1204159', '74O8I22FI2O4I58')])?.isValid).toBe(false);
  });

  it('one wrong character in a checked place makes it invalid, never a crash', () => {
    const checked = [...Array(44).keys()].filter((place) => ![10, 11, 12, 20].includes(place));
    fc.assert(
      fc.property(fc.constantFrom(...checked), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const [first = '', second = ''] = PASSPORT;
        const digit = Number(second.charAt(place));
        fc.pre(!Number.isNaN(digit));
        const changed = second.slice(0, place) + String((digit + step) % 10) + second.slice(place + 1);
        expect(read([first, changed])?.isValid).toBe(false);
      }),
    );
  });
});

describe('identity card (TD1)', () => {
  it('reads the specimen', () => {
    expect(read(CARD)).toMatchObject({
      format: 'TD1',
      documentCode: 'I',
      issuingState: 'UTO',
      nationality: 'UTO',
      documentNumber: 'D23145890',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
      sex: 'female',
      isValid: true,
      birthDate: '1974-08-12',
      expiresOn: '2012-04-15',
    });
  });

  it('reads numbers of any length, also over nine characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,9}$|^[A-Z0-9]{10,13}$/), (number) => {
        const zone = read(makeCard(number, '850712', '300101'));
        expect(zone).toMatchObject({ documentNumber: number, isValid: true, birthDate: '1985-07-12' });
      }),
    );
  });

  it('a wrong digit shows in its own check and in the whole', () => {
    const [first = '', second = '', third = ''] = CARD;
    const zone = read([first, second.replace('7408122', '7408132'), third]);
    expect(zone?.checks).toMatchObject({
      birthDate: false,
      composite: false,
      expiry: true,
      documentNumber: true,
    });
    expect(zone?.isValid).toBe(false);
  });

  it('right check digits do not make a date of 31 February', () => {
    expect(read(makeCard('CA00000AA', '850231', '300101'))).toMatchObject({
      birthDate: null,
      isValid: false,
    });
  });
});

describe('names', () => {
  it.each([
    ['<<RAJESH<KUMAR', '', 'RAJESH KUMAR'],
    ['SUHARTO', 'SUHARTO', ''],
    ['<SUHARTO', 'SUHARTO', ''],
    ['HAGIUS<BORG<<GANNI', 'HAGIUS BORG', 'GANNI'],
  ])('%s: one of the two may be empty', (names, lastName, firstName) => {
    expect(read(makeCard('CA00000AA', '850712', '300101', names))).toMatchObject({
      lastName,
      firstName,
      isValid: true,
    });
    const [, second = ''] = PASSPORT;
    expect(read([filled(`P<IND${names}`, 44), second])).toMatchObject({ lastName, firstName, isValid: true });
  });

  it('without any name, or without a number, it is not valid', () => {
    expect(read(makeCard('CA00000AA', '850712', '300101', '<<'))?.isValid).toBe(false);
    expect(read(makeCard('', '850712', '300101'))?.isValid).toBe(false);
  });
});

describe('dates', () => {
  it.each(['991231', '990101', '<<<<<<'])('an expiry written %s is none', (expiry) => {
    expect(read(makeCard('CA00000AA', '500712', expiry))).toMatchObject({
      expiresOn: '9999-12-31',
      isValid: true,
    });
    expect(parseExpiryDate('<<<<<')).toBeNull();
    expect(parseExpiryDate('999999')).toBeNull();
  });

  it('nobody is born after today', () => {
    expect(parseBirthDate('270326', TODAY)).toBe('2027-03-26');
    expect(parseBirthDate('270327', TODAY)).toBe('1927-03-27');
    expect(parseBirthDate('85<<<<', TODAY)).toBeNull();
    expect(parseBirthDate('000229', TODAY)).toBe('2000-02-29');
  });

  it('the day of expiry is the last good one', () => {
    const zone = read(makeCard('CA00000AA', '850712', '270326'));
    expect(zone !== null && isUnexpired(zone, TODAY)).toBe(true);
    expect(zone !== null && isUnexpired(zone, '2027-03-27' as LocalDate)).toBe(false);
    expect(zone !== null && isPassport(zone)).toBe(false);
  });
});

it('finds no zone where there is none, and never throws', () => {
  expect(read([])).toBeNull();
  expect(read(PASSPORT.slice(0, 1))).toBeNull();
  expect(read(CARD.slice(0, 2))).toBeNull();
  const line = fc.stringMatching(/^P[A-Z0-9<]{43}$|^I[A-Z0-9<]{29}$|^[A-Z0-9<]{0,50}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const zone = read(lines);
      expect(zone === null || typeof zone.isValid === 'boolean').toBe(true);
    }),
  );
});

it('check digits are those of ICAO Doc 9303 part 3', () => {
  expect(checkDigit('520727')).toBe('3');
  expect(checkDigit('AB2134<<<')).toBe('5');
});
