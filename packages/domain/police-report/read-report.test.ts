import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dateTimeOf } from '../calendar/local-date-time.ts';
import { readRecord, recordLine, RECORD_FIELDS, RECORD_LENGTH, policeFields } from './police-record.ts';
import { readReport, reportLine, type ReportedDriver, type ReportFacts } from './read-report.ts';

const giulia: ReportedDriver = {
  first_name: 'Giulia',
  last_name: 'Conti',
  dob: dateOf('1985-04-12'),
  birth_place: '412058091',
  citizenship: '100000100',
  residence_place: '412058091',
  residence_address: 'Via dei Mille 5',
  document_code: 'PASOR',
  document_number: 'YA1234567',
  document_place: '412058091',
  licence_number: 'U1A2B3C4D5',
  licence_place: '412058091',
  phone: '+39 333 1234567',
};
const lukas: ReportedDriver = {
  ...giulia,
  first_name: 'Łukasz',
  last_name: 'Müller-Weiß',
  birth_place: '100000216',
  citizenship: '100000216',
  residence_place: null,
  residence_address: null,
};

const facts: ReportFacts = {
  contract: { id: 'NL-100001', at: dateTimeOf('2027-03-24T09:41'), payment: '0' },
  pickup: { at: dateTimeOf('2027-03-26T10:00'), place: '412058091', address: 'Via Giolitti 10, Roma' },
  return: { at: dateTimeOf('2027-03-29T09:05'), place: '412058091', address: 'Via Giolitti 10, Roma' },
  operator: 'Sara Marini',
  agency: {
    id: '01234567897',
    name: 'Autonoleggio Rossi S.r.l.',
    place: '412058091',
    address: 'Via Giolitti 10, 00185 Roma',
    phone: '+39 06 1234567',
  },
  car: { make: 'Fiat', model: '500', plate: 'GK900ZZ' },
  drivers: [giulia],
};
const withDriver = (changes: Partial<ReportedDriver>): ReportFacts => ({
  ...facts,
  drivers: [{ ...giulia, ...changes }],
});
const lineOf = (of: ReportFacts): string => reportLine(readReport(of)) ?? 'incomplete';

const missingOf = (of: ReportFacts) => readReport(of).missing;
const pad = (text: string, length: number) => text.padEnd(length, ' ');

describe('the record', () => {
  it('is 46 fields and 1,505 characters', () => {
    expect(policeFields).toHaveLength(46);
    expect(Object.values(RECORD_FIELDS).reduce((sum: number, length) => sum + length, 0)).toBe(RECORD_LENGTH);
    expect(RECORD_LENGTH).toBe(1505);
  });

  // `../shared/data/cargos/README.md`: where each part begins, by the lengths of those before it.
  it.each([
    ['contract_id', 0],
    ['contract_at', 50],
    ['payment', 66],
    ['pickup_at', 67],
    ['pickup_place', 83],
    ['pickup_address', 92],
    ['return_at', 242],
    ['return_place', 258],
    ['return_address', 267],
    ['operator', 417],
    ['agency_id', 467],
    ['agency_name', 497],
    ['agency_place', 567],
    ['agency_address', 576],
    ['agency_phone', 726],
    ['car_type', 746],
    ['make', 747],
    ['model', 797],
    ['plate', 897],
    ['colour', 912],
    ['gps', 962],
    ['engine_block', 963],
    ['driver_last_name', 964],
    ['driver_first_name', 1014],
    ['driver_dob', 1044],
    ['driver_birth_place', 1054],
    ['driver_citizenship', 1063],
    ['driver_residence_place', 1072],
    ['driver_residence_address', 1081],
    ['driver_document_code', 1231],
    ['driver_document_number', 1236],
    ['driver_document_place', 1256],
    ['driver_licence_number', 1265],
    ['driver_licence_place', 1285],
    ['driver_phone', 1294],
    ['second_last_name', 1314],
    ['second_first_name', 1364],
    ['second_dob', 1394],
    ['second_birth_place', 1404],
    ['second_citizenship', 1413],
    ['second_document_code', 1422],
    ['second_document_number', 1427],
    ['second_document_place', 1447],
    ['second_licence_number', 1456],
    ['second_licence_place', 1476],
    ['second_phone', 1485],
  ] as const)('has %s at %i', (field, offset) => {
    // A digit, because places are filled with zeros in front.
    const line = recordLine({ [field]: '7'.repeat(RECORD_FIELDS[field]) });
    expect(line.indexOf('7')).toBe(offset);
    expect(line).toHaveLength(RECORD_LENGTH);
    expect(line.replaceAll('7', '').trim()).toBe('');
  });

  it('of a rental with two drivers is this one', () => {
    const golden = [
      pad('NL-100001', 50),
      '24/03/2027 09:41',
      '0',
      '26/03/2027 10:00',
      '412058091',
      pad('VIA GIOLITTI 10, ROMA', 150),
      '29/03/2027 09:05',
      '412058091',
      pad('VIA GIOLITTI 10, ROMA', 150),
      pad('SARA MARINI', 50),
      pad('01234567897', 30),
      pad('AUTONOLEGGIO ROSSI S.R.L.', 70),
      '412058091',
      pad('VIA GIOLITTI 10, 00185 ROMA', 150),
      pad('+39 06 1234567', 20),
      '0',
      pad('FIAT', 50),
      pad('500', 100),
      pad('GK900ZZ', 15),
      pad('', 52),
      pad('CONTI', 50),
      pad('GIULIA', 30),
      '12/04/1985',
      '412058091',
      '100000100',
      '412058091',
      pad('VIA DEI MILLE 5', 150),
      'PASOR',
      pad('YA1234567', 20),
      '412058091',
      pad('U1A2B3C4D5', 20),
      '412058091',
      pad('+39 333 1234567', 20),
      pad('MULLER-WEISS', 50),
      pad('LUKASZ', 30),
      '12/04/1985',
      '100000216',
      '100000216',
      'PASOR',
      pad('YA1234567', 20),
      '412058091',
      pad('U1A2B3C4D5', 20),
      '412058091',
      pad('+39 333 1234567', 20),
    ].join('');
    expect(golden).toHaveLength(RECORD_LENGTH);
    expect(lineOf({ ...facts, drivers: [giulia, lukas] })).toBe(golden);
  });

  it('without a second driver ends in blanks', () => {
    expect(lineOf(facts).slice(1314)).toBe(' '.repeat(191));
  });

  it('fills numbers with zeros, texts with blanks, and cuts what is longer', () => {
    const line = recordLine({ pickup_place: '58091', plate: 'AB', car_type: 'XYZ' });
    expect(line.slice(83, 92)).toBe('000058091');
    expect(line.slice(897, 912)).toBe('AB             ');
    expect(line.slice(746, 747)).toBe('X');
  });

  it('has 1,505 characters whatever people are called', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 80 });
    const said = fc.record({ first_name: name, last_name: name, residence_address: name });
    fc.assert(
      fc.property(said, said, (first, second) => {
        const drivers = [
          { ...giulia, ...first },
          { ...lukas, ...second },
        ];
        const { values, missing } = readReport({ ...facts, drivers });
        const line = recordLine(values);
        expect(line).toHaveLength(RECORD_LENGTH);
        expect(line).toMatch(/^[A-Z0-9 '.,:/&()+-]*$/);
        expect(readRecord(line)).toEqual(values);
        expect(reportLine({ values, missing, furtherDrivers: 0 })).toBe(missing.length > 0 ? null : line);
      }),
    );
  });
});

describe('what is missing', () => {
  it('is nothing of a complete rental', () => {
    expect(missingOf(facts)).toEqual([]);
    expect(missingOf({ ...facts, drivers: [giulia, lukas] })).toEqual([]);
  });

  it('is said of whom it is', () => {
    expect(
      missingOf({
        ...facts,
        contract: { ...facts.contract, payment: null },
        car: { ...facts.car, plate: null },
        agency: { ...facts.agency, place: null },
        drivers: [
          { ...giulia, birth_place: null },
          { ...lukas, licence_number: '', document_place: null },
        ],
      }),
    ).toEqual([
      { part: 'rental', field: 'payment', why: 'missing' },
      { part: 'company', field: 'agency_place', why: 'missing' },
      { part: 'car', field: 'plate', why: 'missing' },
      { part: 'driver', field: 'driver_birth_place', why: 'missing' },
      { part: 'second', field: 'second_document_place', why: 'missing' },
      { part: 'second', field: 'second_licence_number', why: 'missing' },
    ]);
  });

  it('a record with something missing is none', () => {
    expect(lineOf(withDriver({ birth_place: null }))).toBe('incomplete');
    expect(lineOf({ ...facts, drivers: [] })).toBe('incomplete');
  });

  it('a second driver is complete, or there is none', () => {
    const blank = Object.fromEntries(Object.keys(lukas).map((field) => [field, null])) as ReportedDriver;
    const parts = missingOf({ ...facts, drivers: [giulia, { ...blank, last_name: 'Weiß' }] }).map(
      ({ part, field }) => [part, field],
    );
    expect(parts).toHaveLength(9);
    expect(parts.every(([part]) => part === 'second')).toBe(true);
  });

  it('a residence and a telephone may be left out; a residence without its address may not', () => {
    const without = withDriver({ residence_place: null, residence_address: 'Via Roma 1', phone: null });
    expect(missingOf(without)).toEqual([]);
    expect(lineOf(without).slice(1072, 1231)).toBe(' '.repeat(159));
    expect(missingOf(withDriver({ residence_address: null }))).toEqual([
      { part: 'driver', field: 'driver_residence_address', why: 'missing' },
    ]);
  });

  it('a citizenship is a country', () => {
    expect(missingOf(withDriver({ citizenship: '412058091' }))).toEqual([
      { part: 'driver', field: 'driver_citizenship', why: 'no_country' },
    ]);
  });

  it('a name that is longer than its field is cut, a number that is, is not', () => {
    const long = 'Maria Antonietta Francesca Immacolata Teresa';
    expect(readReport(withDriver({ first_name: long })).values.driver_first_name).toBe(
      'MARIA ANTONIETTA FRANCESCA IMM',
    );
    expect(missingOf(withDriver({ licence_number: '1'.repeat(21) }))).toEqual([
      { part: 'driver', field: 'driver_licence_number', why: 'too_long' },
    ]);
  });

  it('letters without accents are what is left of those outside Latin-1; other scripts are asked for in Latin', () => {
    const { values } = readReport(withDriver({ last_name: 'Şahin-Nguyễn Đỗ Æsir', first_name: 'D’Ânıe' }));
    expect([values.driver_last_name, values.driver_first_name]).toEqual(['SAHIN-NGUYEN DO AESIR', "D'ANIE"]);
    expect(missingOf(withDriver({ last_name: 'Петров', first_name: '李' }))).toEqual([
      { part: 'driver', field: 'driver_last_name', why: 'not_latin' },
      { part: 'driver', field: 'driver_first_name', why: 'not_latin' },
    ]);
  });

  it('of more than two drivers the others are counted: they are reported elsewhere', () => {
    const { furtherDrivers, missing } = readReport({ ...facts, drivers: [giulia, lukas, lukas, giulia] });
    expect([furtherDrivers, missing]).toEqual([2, []]);
    expect(readReport(facts).furtherDrivers).toBe(0);
  });
});
