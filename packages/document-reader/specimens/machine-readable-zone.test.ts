import { expect, test } from 'vitest';
import { identityCardZone, passportZone } from './machine-readable-zone.ts';

test('the passport of ICAO 9303 part 4', () => {
  const lines = passportZone({
    country: 'UTO',
    surname: 'Eriksson',
    givenNames: 'Anna Maria',
    number: 'L898902C3',
    dob: '1974-08-12',
    expiry: '2012-04-15',
    sex: 'F',
    personalNumber: 'ZE184226B',
  });
  expect(lines).toEqual([
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ]);
});

test('the identity card of ICAO 9303 part 5', () => {
  const lines = identityCardZone({
    country: 'UTO',
    surname: 'Eriksson',
    givenNames: 'Anna Maria',
    number: 'D23145890',
    dob: '1974-08-12',
    expiry: '2012-04-15',
    sex: 'F',
  });
  expect(lines).toEqual([
    'C<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ]);
});
