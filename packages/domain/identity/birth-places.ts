import { foldName } from './name-match.ts';

/**
 * Cadastral codes (Belfiore) of the places we can check: larger Italian cities, and states for those born abroad. Of a
 * place that is not here, a fiscal code's characters 12 to 15 are taken as they are.
 */
const CODES: Readonly<Record<string, string>> = {
  ROMA: 'H501',
  MILANO: 'F205',
  NAPOLI: 'F839',
  TORINO: 'L219',
  PALERMO: 'G273',
  GENOVA: 'D969',
  BOLOGNA: 'A944',
  FIRENZE: 'D612',
  BARI: 'A662',
  CATANIA: 'C351',
  VENEZIA: 'L736',
  VERONA: 'L781',
  MESSINA: 'F158',
  PADOVA: 'G224',
  TRIESTE: 'L424',
  BRESCIA: 'B157',
  TARANTO: 'L049',
  MODENA: 'F257',
  PERUGIA: 'G478',
  CAGLIARI: 'B354',
  BERGAMO: 'A794',
  LECCE: 'E506',
  PISA: 'G702',
  FRANCIA: 'Z110',
  GERMANIA: 'Z112',
  'REGNO UNITO': 'Z114',
  SPAGNA: 'Z131',
  INDIA: 'Z222',
  ISRAELE: 'Z226',
};

/** What people write for the same place. */
const ALSO: Readonly<Record<string, string>> = {
  ROME: 'ROMA',
  MILAN: 'MILANO',
  NAPLES: 'NAPOLI',
  TURIN: 'TORINO',
  GENOA: 'GENOVA',
  BOLOGNE: 'BOLOGNA',
  FLORENCE: 'FIRENZE',
  VENICE: 'VENEZIA',
  VENISE: 'VENEZIA',
  FRANCE: 'FRANCIA',
  GERMANY: 'GERMANIA',
  ALLEMAGNE: 'GERMANIA',
  'UNITED KINGDOM': 'REGNO UNITO',
  'ROYAUME UNI': 'REGNO UNITO',
  SPAIN: 'SPAGNA',
  ESPAGNE: 'SPAGNA',
  INDE: 'INDIA',
  ISRAEL: 'ISRAELE',
};

/** The code of a place of birth as somebody writes it; null for one we do not know. */
export function birthPlaceCode(place: string): string | null {
  // The province, as documents add it: 'ROMA (RM)'.
  const name = foldName(place.replace(/\(.*\)/, ''), false).join(' ');
  return CODES[ALSO[name] ?? name] ?? null;
}
