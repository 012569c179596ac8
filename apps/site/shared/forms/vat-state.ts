import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** What the register said of a VAT number, in words. The page names the namespace 'vat'. */
export function useVatState(): (found: CustomerProfile['vat_numbers'][number]) => string {
  const t = useTexts('vat');
  return ({ state, at }) => t(state, { date: formatDate(localDateTime(at)) });
}
