import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { formatMoney, formatList } from './format.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';
import { countryName } from './country-name.ts';

export type InclusionText = {
  about: 'kilometres' | 'fuel' | 'damage' | 'theft' | 'third_party' | 'winter' | 'roadside' | 'abroad';
  title: string;
  text: string;
};

type Words = { t: Translate<'inclusions'>; language: Language };

/** What a rental includes, in the order in which renters ask, the same on page and mail. */
export function inclusionTexts(words: Words, inclusions: Inclusions): InclusionText[] {
  return [
    kilometres(words, inclusions),
    fuel(words, inclusions),
    coverText(words, 'damage', inclusions.damage_excess),
    coverText(words, 'theft', inclusions.theft_excess),
    thirdParty(words, inclusions),
    { about: 'winter', title: words.t('winter'), text: words.t('winter_text') },
    roadside(words, inclusions),
    abroad(words, inclusions),
  ];
}

/** What somebody needs to drive the car, besides being on time. */
export function driverText({ t }: Words, { minimum_age, licence_years }: Inclusions) {
  const text = licence_years === 0 ? t('licence_any') : t('licence_years', { count: licence_years });
  return { title: t('driver', { age: String(minimum_age) }), text: `${text} ${t('documents')}` };
}

/** What is covered of damage or theft, and what stays with the renter. */
export function coverText(
  { t, language }: Words,
  about: 'damage' | 'theft',
  excess: number | null,
): InclusionText {
  if (excess === null) return { about, title: t(`${about}_none`), text: t(`${about}_none_text`) };
  if (excess === 0) return { about, title: t(`${about}_zero`), text: t(`${about}_zero_text`) };
  const amount = euro(excess, language);
  return { about, title: t(`${about}_excess`, { amount }), text: t(`${about}_excess_text`, { amount }) };
}

function kilometres({ t, language }: Words, { km_per_day, extra_km }: Inclusions): InclusionText {
  const about = 'kilometres';
  if (km_per_day === null) return { about, title: t('km_unlimited'), text: t('km_unlimited_text') };
  const text =
    extra_km === null ? t('km_limited_open') : t('km_limited_text', { amount: euro(extra_km, language) });
  return { about, title: t('km_limited', { count: km_per_day }), text };
}

function fuel({ t }: Words, { fuel_policy }: Inclusions): InclusionText {
  return { about: 'fuel', title: t(`fuel_${fuel_policy}`), text: t(`fuel_${fuel_policy}_text`) };
}

function thirdParty({ t, language }: Words, { third_party }: Inclusions): InclusionText {
  const amounts = {
    persons: euro(third_party.persons, language),
    property: euro(third_party.property, language),
  };
  return { about: 'third_party', title: t('third_party'), text: t('third_party_text', amounts) };
}

function roadside({ t }: Words, { roadside_help: help }: Inclusions): InclusionText {
  const text = help === 'none' ? t('roadside_none_text') : t('roadside_text');
  return { about: 'roadside', title: t(`roadside_${help}`), text };
}

function abroad({ t, language }: Words, { cross_border }: Inclusions): InclusionText {
  const about = 'abroad';
  if (cross_border.length === 0) return { about, title: t('abroad_none'), text: t('abroad_none_text') };
  const countries = formatCountries(cross_border, language);
  return { about, title: t('abroad'), text: t('abroad_text', { countries }) };
}

function euro(amountMinor: number, language: Language): string {
  return formatMoney(amountMinor, language, { short: true });
}

/** 'France, Monaco and Switzerland' from ISO 3166 codes. */
function formatCountries(codes: readonly string[], language: Language): string {
  return formatList(
    codes.map((code) => countryName(code, language)),
    language,
  );
}
