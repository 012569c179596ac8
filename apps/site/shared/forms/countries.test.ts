import { describe, expect, it, test } from 'vitest';
import { countryAliases } from '@nolo/domain/account/country-aliases.ts';
import { languages } from '@nolo/i18n/language.ts';
import { defaultCountry } from './countries.ts';
import { countryOptions, matching, meant, named } from './country-options.ts';

test.each([
  ['it', 'IT'],
  ['fr', 'IT'],
  ['en', 'GB'],
] as const)('a reader of %s most likely lives in %s', (language, country) => {
  expect(defaultCountry(language)).toBe(country);
});

const names = (typed: string) => matching(countryOptions('it'), typed).map(({ name }) => name);

describe('the list of countries', () => {
  it('has those of the specification first, then all others by name', () => {
    const [first, others] = [names('').slice(0, 4), names('').slice(4)];
    expect(first).toEqual(['Italia', 'Regno Unito', 'India', 'Israele']);
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'it')));
    expect(others[0]).toBe('Afghanistan');
  });

  it.each([
    ['germ', 'Germania'],
    ['Germany', 'Germania'],
    ['allem', 'Germania'],
    ['+33', 'Francia'],
    ['33', 'Francia'],
    ['uniti', 'Emirati Arabi Uniti'],
    ['ch', 'Ciad'],
    ['cote d’iv', 'Costa d’Avorio'],
    ['REUNION', 'Riunione'],
  ])('%j finds %s', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it('puts names that begin with what was typed before words that do', () => {
    const guineas = ['Guinea', 'Guinea Equatoriale', 'Guinea-Bissau', 'Papua Nuova Guinea'];
    expect(names('guinea')).toEqual(guineas);
    expect(names('nowhere')).toEqual([]);
  });

  it.each([
    ['France', 'FR'],
    ['+44', 'GB'],
    ['it', 'IT'],
    ['svizzera', 'CH'],
  ])('%j names %s in full', (typed, country) => {
    expect(named(countryOptions('en'), typed)?.country).toBe(country);
  });

  it.each([
    ['UK', 'GB'],
    ['u.k.', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['Inghilterra', 'GB'],
    ['USA', 'US'],
    ['Stati Uniti d’America', 'US'],
    ['Schweiz', 'CH'],
    ['Suisse', 'CH'],
    ['Svizzera', 'CH'],
    ['ch', 'CH'],
    ['Deutschland', 'DE'],
    ['Holland', 'NL'],
    ['España', 'ES'],
    ['polska', 'PL'],
    ['Россия', 'RU'],
    ['Ukr', 'UA'],
    ['German', 'DE'],
    ['+44', 'GB'],
  ])('%j means %s in every language', (typed, country) => {
    for (const language of languages) expect(meant(countryOptions(language), typed)?.country).toBe(country);
  });

  it.each(['Un', 'S', 'Guin', 'nowhere', '', '9999'])('%j may mean several countries or none', (typed) => {
    expect(meant(countryOptions('en'), typed)).toBeUndefined();
  });

  it('calls no two countries the same', () => {
    const all = Object.entries(countryAliases).flatMap(([country, names]) =>
      (names ?? []).map((name) => [name, country]),
    );
    const found = all.map(([name]) => [name, meant(countryOptions('en'), name ?? '')?.country]);
    expect(found).toEqual(all);
  });

  it('knows no country half', () => {
    expect(named(countryOptions('en'), 'Ital')).toBeUndefined();
  });
});
