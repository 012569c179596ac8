import type { SpecimenHolder } from '../specimens/document-pictures.ts';
import { between, oneOf, type Random } from './seeded-random.ts';

/** The day on which the synthetic documents are read. */
export const READ_ON = '2027-03-26';

/** Family name, given names, country, as people write them; documents write them otherwise. */
type Person = readonly [family: string, given: string, country: string];
const PEOPLE: readonly [Person, ...Person[]] = [
  ['Müller', 'Jürgen', 'D<<'],
  ["D'Angelo", 'Giulia', 'ITA'],
  ['Núñez Ibáñez', 'María José', 'ESP'],
  ['Rossi', 'Mario', 'ITA'],
  ['García Márquez', 'Gabriel', 'ESP'],
  ['Østergård', 'Søren', 'DNK'],
  ['Große-Wilde', 'Änne', 'D<<'],
  ['Łukasiewicz', 'Małgorzata', 'POL'],
  ["O'Neill-Fitzgerald", 'Siobhán', 'IRL'],
  ['Papadopoulou', 'Eleni', 'GRC'],
  ['Dell’Acqua', 'Niccolò', 'ITA'],
  ['Lefèvre', 'Noël François', 'FRA'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Maximilian Alexander Konstantin', 'D<<'],
  ['Di Giovannantonio Della Valle', 'Massimiliano Francesco Maria', 'ITA'],
  ['Þórðardóttir', 'Guðrún', 'ISL'],
  ['Smith', 'John', 'GBR'],
];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => LETTERS[Math.floor(random() * 26)]).join('');
const date = (random: Random, from: number, to: number): string =>
  [
    Math.floor(between(random, from, to + 1)),
    String(Math.floor(between(random, 1, 13))).padStart(2, '0'),
    String(Math.floor(between(random, 1, 29))).padStart(2, '0'),
  ].join('-');

/** Somebody who does not exist, with a valid document. */
export function inventedHolder(random: Random): SpecimenHolder {
  const [surname, givenNames, country] = oneOf(random, PEOPLE);
  return {
    country,
    surname,
    givenNames,
    // Half the numbers mix letters among the digits, the hardest to read.
    number: random() < 0.5 ? letters(random, 2) + digits(random, 5) + letters(random, 2) : digits(random, 9),
    dob: date(random, 1950, 2003),
    expiry: date(random, 2028, 2036),
    sex: random() < 0.5 ? 'F' : 'M',
    placeOfBirth: 'Roma',
    address: 'Via Roma 1, 00184 Roma',
    fiscalCode: 'RSSMRA85T10A562S',
    issue: '2020-05-06',
    licenceNumber: `U1${letters(random, 1)}${digits(random, 5)}${letters(random, 1)}`,
    licenceIssue: '2012-01-01',
    licenceExpiry: '2032-01-01',
  };
}
