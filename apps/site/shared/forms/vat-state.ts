import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { formatWrittenDate, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** What the register said of a VAT number, in words. The page names the namespace 'vat'. */
export function useVatState(): (found: CustomerProfile['vat_numbers'][number]) => string {
  const t = useTexts('vat');
  const language = useLanguage();
  return ({ state, at }) => t(state, { date: formatWrittenDate(localDateTime(at), language) });
}
