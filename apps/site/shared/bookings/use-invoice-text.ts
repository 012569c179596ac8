import type { Reservation } from '@nolo/contract/bookings.ts';
import { invoiceText } from '@nolo/i18n/invoice-text.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** To whom a booking's company invoice goes, who sends it and when; null without one. The page names the namespace 'invoice'. */
export function useInvoiceText(): (
  booking: Pick<Reservation, 'company' | 'company_invoice'>,
) => string | null {
  const t = useTexts('invoice');
  const language = useLanguage();
  return ({ company, company_invoice: invoice }) =>
    invoice && invoiceText({ t, language }, { company: company.company_name, invoice });
}
