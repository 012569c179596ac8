import { describe, expect, test } from 'vitest';
import { carSorts, type CarSort } from '@nolo/domain/cars/list-choices.ts';
import { RANKING, type RankingParameter } from '@nolo/domain/cars/ranking.ts';
import { NEAR_KM } from '@nolo/domain/places/geography.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { loadLegalDocument } from './load-content.ts';

const entity = { company: 'C', vat: 'V', address: 'A', email: 'E', site: 'S' };

/** The words by which both terms name a parameter of 'recommended'. A new parameter of `RANKING` needs some. */
const words: Record<Exclude<RankingParameter, 'distance' | 'price'>, Record<Language, RegExp>> = {
  bookable: {
    en: /cannot (be )?collect(ed)? or return/,
    it: /non si possono ritirare o riconsegnare/,
    fr: /ne peuvent être retirée?s ou rendue?s/,
  },
  near: {
    en: new RegExp(`within ${NEAR_KM} km of`),
    it: new RegExp(`entro ${NEAR_KM} km dal`),
    fr: new RegExp(String.raw`à moins de ${NEAR_KM}\s+km d`),
  },
  importance: {
    en: /importance, a value that/,
    it: /importanza, un valore che/,
    fr: /importance, une valeur que/,
  },
  added: {
    en: /was added, the latest first|the one added last comes first/,
    it: /è stato inserito, a partire dal più recente|viene prima l’auto inserita per ultima/,
    fr: /l’ajout du Véhicule, le plus récent en premier|la voiture ajoutée en dernier vient en premier/,
  },
};

/** The words for the orders that a renter may choose instead. */
const chosen: Record<Exclude<CarSort, 'imp'>, Record<Language, RegExp>> = {
  nearest: { en: /by distance from/, it: /per distanza dal/, fr: /par distance du/ },
  cheap: { en: /by price,/, it: /per prezzo,/, fr: /par prix,/ },
  expensive: { en: /by price,/, it: /per prezzo,/, fr: /par prix,/ },
  desc: {
    en: /were added, the (latest|newest) first/,
    it: /inserimento, a partire d/,
    fr: /par (moment de l’ajout|date d’ajout), /,
  },
};

const articleOf = { terms: 3, 'business-terms': 7 } as const;

describe.each(languages)('the order of the list, in %s', (language) => {
  test.each(['terms', 'business-terms'] as const)('%s name what the search sorts by', async (key) => {
    const { articles } = await loadLegalDocument(key, language, entity);
    const paragraphs = articles[articleOf[key]]?.text.flatMap((block) => block) ?? [];
    const text = paragraphs.join('\n');
    const at = RANKING.imp.map((parameter) => text.search(words[parameter][language]));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    const unnamed = carSorts.filter((sort) => sort !== 'imp' && !chosen[sort][language].test(text));
    expect(unnamed).toEqual([]);
  });
});
