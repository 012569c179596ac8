import { expect, test } from 'vitest';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { checkFiscalCode } from '@nolo/domain/identity/fiscal-code.ts';
import { fiscalCodeMismatches } from '@nolo/domain/identity/fiscal-code-holder.ts';
import { parseMachineReadableZone } from '@nolo/domain/identity/machine-readable-zone.ts';
import { DEMO_RENTERS } from './demo.ts';
import { renters } from './renters.ts';
import { identityCardZone } from '@nolo/document-reader/specimens/machine-readable-zone.ts';

const TODAY = '2027-03-20' as LocalDate;
const italians = renters.flatMap(({ fiscalCode, dob, ...renter }) =>
  fiscalCode === null || dob === null ? [] : [{ ...renter, fiscalCode, dob }],
);

test('the accounts of the demo', () => {
  expect(renters.map(({ email }) => email)).toEqual(Object.values(DEMO_RENTERS));
});

test.each(italians)('the fiscal code of $firstName is theirs', ({ fiscalCode, documents, ...holder }) => {
  expect(checkFiscalCode(fiscalCode)).toBe(null);
  expect(
    fiscalCodeMismatches(fiscalCode, { ...holder, placeOfBirth: documents?.placeOfBirth ?? '' }),
  ).toEqual([]);
});

test.each(italians)('what is printed on the specimen of $firstName reads back as the profile', (renter) => {
  const lines = identityCardZone({
    country: 'ITA',
    surname: renter.lastName,
    givenNames: renter.firstName,
    number: renter.documents?.number ?? '',
    dob: renter.dob,
    expiry: '2034-06-11',
    sex: renter.gender === 'female' ? 'F' : 'M',
  });
  const zone = parseMachineReadableZone(lines.join('\n'), TODAY);
  expect(zone).toMatchObject({ isValid: true, birthDate: renter.dob, sex: renter.gender });
  expect(zone?.documentNumber).toBe(renter.documents?.number);
  expect(zone?.lastName.toLowerCase()).toBe(renter.lastName.toLowerCase());
});
