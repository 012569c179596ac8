import type { CarCard } from '@nolo/contract/car-card.ts';
import type { City } from '@nolo/content/cities.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import en from '@nolo/i18n/en/share.ts';
import fr from '@nolo/i18n/fr/share.ts';
import it from '@nolo/i18n/it/share.ts';
import { translator } from '@nolo/i18n/translate.ts';
import type { ShareWords } from '../../platform/image-store.ts';

const texts = { en, it, fr };

type Site = { name: string; theme_color: string };

/** What the preview of a car's link says. */
export function carWords(
  car: Pick<CarCard, 'car_make' | 'car_model' | 'city' | 'price'>,
  language: Language,
  site: Site,
): ShareWords {
  const t = translator<'share'>(texts[language], language);
  const name = [car.car_make[0]?.car_make, car.car_model[0]?.car_model].filter(Boolean).join(' ');
  const price = formatMoney(car.price.day, language, { short: true });
  return { title: name, line: t('car_line', { city: car.city, price }), ...signed(site) };
}

/** What the preview of a city's link says. */
export function cityWords(city: City, language: Language, site: Site): ShareWords {
  const t = translator<'share'>(texts[language], language);
  return { title: t('city_title', { city: city.names[language] }), line: t('city_line'), ...signed(site) };
}

/** What the preview of any other link says. */
export function siteWords(language: Language, { name, theme_color }: Site): ShareWords {
  const t = translator<'share'>(texts[language], language);
  return { title: name, line: t('site_line'), site: null, colour: theme_color };
}

const signed = (site: Site) => ({ site: site.name, colour: site.theme_color });
