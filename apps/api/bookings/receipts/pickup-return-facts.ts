import enReceipt from '@nolo/i18n/en/receipt.ts';
import { formatDayTime } from '@nolo/i18n/format.ts';
import frReceipt from '@nolo/i18n/fr/receipt.ts';
import itReceipt from '@nolo/i18n/it/receipt.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';
import type { ReservationRow } from '../reservation-store.ts';

const receipts = { en: enReceipt, it: itReceipt, fr: frReceipt };

export type PaperFact = { name: string; value: string };

export const paperTexts = (language: Language): Translate<'receipt'> =>
  translator<'receipt'>(receipts[language], language);

/**
 * When and where the car is handed over and comes back, in the words of the booking's page and mails
 * (docs/specification/languages.md 3).
 */
export function pickupReturnFacts(row: ReservationRow, language: Language): PaperFact[] {
  const t = paperTexts(language);
  const at = (local: string, place: { description: string }) =>
    `${formatDayTime(local, language)}, ${place.description}`;
  return [
    { name: t(row.is_delivery ? 'delivery' : 'pickup'), value: at(row.pickup_local, row.pickup_location) },
    { name: t('return'), value: at(row.return_local, row.return_location) },
  ];
}
