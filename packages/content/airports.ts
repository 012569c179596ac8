import type { Language } from '@nolo/i18n/language.ts';

export type Airport = {
  /** Below `/rent-a-car/airport/`, in every language; also the place's slug in the search. */
  slug: string;
  iata: string;
  citySlug: string;
  names: Record<Language, string>;
  lat: number;
  lon: number;
};

function airport(
  slug: string,
  iata: string,
  citySlug: string,
  names: [en: string, it: string, fr: string],
  [lat, lon]: [lat: number, lon: number],
): Airport {
  const [en, it, fr] = names;
  return { slug, iata, citySlug, names: { en, it, fr }, lat, lon };
}

const same = (name: string): [string, string, string] => [name, name, name];

/** The airports with a page of their own, those of our cities, by city. */
export const airports: readonly Airport[] = [
  airport('roma-fiumicino', 'FCO', 'roma', ['Rome Fiumicino', 'Roma Fiumicino', 'Rome Fiumicino'], [41.8045, 12.252]),
  airport('roma-ciampino', 'CIA', 'roma', ['Rome Ciampino', 'Roma Ciampino', 'Rome Ciampino'], [41.7994, 12.5949]),
  airport('milano-malpensa', 'MXP', 'milano', ['Milan Malpensa', 'Milano Malpensa', 'Milan Malpensa'], [45.6306, 8.7281]),
  airport('milano-linate', 'LIN', 'milano', ['Milan Linate', 'Milano Linate', 'Milan Linate'], [45.4451, 9.2767]),
  airport('bergamo-orio-al-serio', 'BGY', 'bergamo', ['Bergamo Orio al Serio', 'Bergamo Orio al Serio', 'Bergame Orio al Serio'], [45.6739, 9.7042]),
  airport('venezia-marco-polo', 'VCE', 'venezia', ['Venice Marco Polo', 'Venezia Marco Polo', 'Venise Marco-Polo'], [45.5053, 12.3519]),
  airport('napoli-capodichino', 'NAP', 'napoli', ['Naples Capodichino', 'Napoli Capodichino', 'Naples Capodichino'], [40.886, 14.2908]),
  airport('palermo-punta-raisi', 'PMO', 'palermo', ['Palermo Punta Raisi', 'Palermo Punta Raisi', 'Palerme Punta Raisi'], [38.176, 13.091]),
  airport('catania-fontanarossa', 'CTA', 'catania', ['Catania Fontanarossa', 'Catania Fontanarossa', 'Catane Fontanarossa'], [37.4668, 15.0664]),
  airport('bologna-marconi', 'BLQ', 'bologna', ['Bologna Marconi', 'Bologna Marconi', 'Bologne Marconi'], [44.5354, 11.2887]),
  airport('torino-caselle', 'TRN', 'torino', ['Turin Caselle', 'Torino Caselle', 'Turin Caselle'], [45.2008, 7.6496]),
  airport('bari-palese', 'BRI', 'bari', same('Bari Palese'), [41.1389, 16.7606]),
  airport('genova-cristoforo-colombo', 'GOA', 'genova', ['Genoa Cristoforo Colombo', 'Genova Cristoforo Colombo', 'Gênes Cristoforo Colombo'], [44.4133, 8.8375]),
  airport('verona-villafranca', 'VRN', 'verona', ['Verona Villafranca', 'Verona Villafranca', 'Vérone Villafranca'], [45.395, 10.8873]),
  airport('cagliari-elmas', 'CAG', 'cagliari', same('Cagliari Elmas'), [39.2515, 9.0543]),
  airport('trieste-ronchi-dei-legionari', 'TRS', 'trieste', same('Trieste Ronchi dei Legionari'), [45.8275, 13.4722]),
  airport('firenze-peretola', 'FLR', 'firenze', ['Florence Peretola', 'Firenze Peretola', 'Florence Peretola'], [43.81, 11.2051]),
]; // prettier-ignore

export function airportBySlug(slug: string): Airport | undefined {
  return airports.find((one) => one.slug === slug);
}
