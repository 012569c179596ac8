import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { POLICE_CAR, policeDocuments, policePayments } from '@nolo/domain/police-report/police-codes.ts';
import { policeText } from '@nolo/domain/police-report/police-text.ts';
import { PolicePlaces } from './police-places.ts';
import { readTable } from './read-table.ts';

const file = (name: string) => readFile(join(import.meta.dirname, 'data', `${name}.csv`), 'utf8');
const codesOf = async (name: string) => readTable(await file(name)).map(([code]) => code);
let places: PolicePlaces;

beforeAll(async () => {
  places = new PolicePlaces(await file('LUOGHI'));
});

const namesOf = (query: string) =>
  places.find(query).map(({ name, province }) => `${name} ${province}`.trim());

describe('codes', () => {
  it('of documents, payments and vehicles are those of the tables', async () => {
    expect(new Set(policeDocuments)).toEqual(new Set(await codesOf('TIPO_DOCUMENTO')));
    expect([...policePayments]).toEqual(await codesOf('TIPO_PAGAMENTO'));
    expect(await codesOf('TIPO_VEICOLO')).toContain(POLICE_CAR);
  });

  it('of places are all read, from commas as from the service’s own signs', async () => {
    const table = await file('LUOGHI');
    expect(places.count).toBe(table.trim().split('\n').length - 1);
    expect(new PolicePlaces(table.replaceAll(',', '#')).find('Roma')).toEqual(places.find('Roma'));
  });
});

describe('the search of places', () => {
  it('finds what is typed first, whatever its case and accents', () => {
    expect(places.find('roma')[0]).toMatchObject({ code: '412058091', name: 'Roma', province: 'RM' });
    expect(namesOf('FORLÌ')[0]).toMatch(/^Forli'/);
    expect(namesOf('santangelo lodigiano')[0]).toBe("Sant'Angelo Lodigiano LO");
  });

  it('finds municipalities of the past, with their last day, after those of today', () => {
    const [today, before] = places.find('Abbadia Cerreto');
    expect(today).toMatchObject({ code: '403098001', province: 'LO', endedOn: null });
    expect(before).toMatchObject({ code: '403015699', province: 'MI', endedOn: '1992-03-05' });
    expect(places.find('Fiume').find(({ name }) => name === 'Fiume')).toMatchObject({
      code: '450500511',
      endedOn: '1947-09-15',
    });
  });

  it('finds countries by their names in three languages, and by what people call them', () => {
    for (const query of ['Germania', 'Germany', 'Allemagne', 'germany'])
      expect(places.find(query)[0]).toMatchObject({ code: '100000216', province: '' });
    expect(places.find('England')[0]).toMatchObject({ name: 'Regno Unito' });
  });

  it.each([
    ['Federazione Russa', ['Russia', 'Russie', 'Russian Federation', 'federazione russa']],
    ["Stati Uniti d'America", ['USA', 'U.S.A.', 'America', 'Stati Uniti', 'États-Unis', 'United States']],
    ['Repubblica Slovacca', ['Slovacchia', 'Slovakia', 'Slovaquie']],
    ['Repubblica Ceca', ['Cechia', 'Czechia', 'Czech Republic']],
    ['Hong Kong', ['Hong Kong', 'hongkong']],
    ["Stato della Citta' del Vaticano", ['Vaticano', 'Vatican City']],
    ["Costa d'Avorio", ['Costa d’Avorio', 'Ivory Coast', 'Côte d’Ivoire', 'Costa dʼAvorio']],
    ['Palestina', ['Palestine', 'Territori Palestinesi']],
    ['Papuasia-N.Guinea', ['Papua Nuova Guinea', 'Papua New Guinea']],
  ])('finds %s by what people call it', (name, queries) => {
    for (const query of queries) {
      expect([query, places.find(query, { onlyCountries: true })[0]?.name]).toEqual([query, name]);
    }
  });

  it.each([
    ['Bolzano', ['Bolzano/Bozen', 'Bolzano - Bozen', 'Bozen', 'BOZEN/BOLZANO', 'Bolzano – Bozen']],
    ['Vipiteno', ['Sterzing', 'Vipiteno/Sterzing']],
    ['Appiano sulla Strada del Vino', ['Eppan', 'Eppan an der Weinstrasse']],
    ['Firenze', ['Florence']],
    ['Aosta', ['Aosta/Aoste', 'Aoste']],
    ['Monguelfo-Tesido', ['Monguelfo–Tesido', 'monguelfo tesido', 'Monguelfo‑Tesido']],
  ])('finds %s by either of its names', (name, queries) => {
    for (const query of queries) expect([query, places.find(query)[0]?.name]).toEqual([query, name]);
  });

  it('says the municipality of a location by either of its names', () => {
    for (const name of ['Bolzano', 'Bolzano/Bozen', 'Bozen'])
      expect(places.municipality(name)).toBe('404021008');
  });

  it.each("'’‘ʼ′`´＇".split(''))('takes %s for an apostrophe', (apostrophe) => {
    expect(places.find(`Sant${apostrophe}Angelo Lodigiano`)).toEqual(places.find("Sant'Angelo Lodigiano"));
    expect(policeText(`D${apostrophe}Amico`)).toBe("D'AMICO");
  });

  it.each('-‐‑‒–—−－'.split(''))('takes %s for a hyphen in what is sent', (hyphen) => {
    expect(policeText(`Rossi${hyphen}Bianchi`)).toBe('ROSSI-BIANCHI');
  });

  it('finds countries alone where a citizenship is asked for', () => {
    const found = places.find('fr', { onlyCountries: true });
    expect(found[0]).toMatchObject({ name: 'Francia' });
    expect(found.every(({ province }) => province === '')).toBe(true);
  });

  it('forgives a wrong letter, tells places of one name apart, and finds nothing for nothing', () => {
    expect(namesOf('firenzze')[0]).toBe('Firenze FI');
    expect(namesOf('San Teodoro me')[0]).toBe('San Teodoro ME');
    expect([places.find(''), places.find('x'), places.find('qqqqqq')]).toEqual([[], [], []]);
  });

  it('says the one municipality of a name, and none where there are two', () => {
    expect(places.municipality('Roma')).toBe('412058091');
    expect(places.municipality('San Teodoro')).toBeNull();
    expect(places.municipality('Fiume')).toBeNull();
    expect(places.municipality('Nowhere')).toBeNull();
  });
});
