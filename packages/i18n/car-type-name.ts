import type { Translate } from './translate.ts';

const typeKeys = [
  'city-car',
  'convertible',
  'coupe',
  'electric-car',
  'limousine',
  'luxury-car',
  'luxury-suv',
  'minivan',
  'suv',
  'saloon',
  'sports-car',
] as const;

/** A car type in the reader's language; one that the texts do not know keeps the catalogue's name. */
export function typeName(t: Translate<'search'>, { key, name }: { key: string; name: string }): string {
  const known = typeKeys.find((one) => one === key);
  return known ? t(`type_${known}`) : name;
}
