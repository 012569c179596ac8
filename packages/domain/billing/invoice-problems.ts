import { isPostcode, readProvince } from '../companies/registered-data.ts';
import { isPersonsCode } from '../identity/fiscal-code.ts';
import type { InvoiceBuyer, InvoiceSeller } from './invoice.ts';
import { isRecipientCode } from './recipient-code.ts';
import { readItalianVatNumber } from './vat-number.ts';

/** What keeps a commission from having an invoice (docs/specification/money.md 3.5). */
export const INVOICE_PROBLEMS = [
  'name',
  'street',
  'zip',
  'city',
  'province',
  'vat_number',
  /** Neither a code of the exchange system nor certified mail. */
  'recipient',
  'fiscal_code',
  /** The platform does not invoice itself. */
  'same_as_seller',
  /** What a credit note takes back has no invoice yet. */
  'nothing_to_credit',
] as const;
export type InvoiceProblem = (typeof INVOICE_PROBLEMS)[number];

/** What of a buyer is missing, or cannot be right, for a lawful invoice; none: it can be numbered. */
export function buyerProblems(
  buyer: InvoiceBuyer,
  { vatNumber }: Pick<InvoiceSeller, 'vatNumber'>,
): InvoiceProblem[] {
  const isItalian = buyer.country === 'IT';
  const isCompany = buyer.kind === 'company';
  const found: Record<InvoiceProblem, boolean> = {
    name: isBlank(buyer.name),
    street: isBlank(buyer.street),
    zip: isItalian && !isPostcode(buyer.zip),
    city: isBlank(buyer.city),
    province: isCompany && readProvince(buyer.province ?? '') === null,
    vat_number: isCompany && readItalianVatNumber(buyer.vatNumber ?? '') === null,
    recipient: isCompany && recipientAddress(buyer) === null,
    fiscal_code: !isCompany && isItalian && !isPersonsCode(buyer.fiscalCode ?? ''),
    same_as_seller: isCompany && buyer.vatNumber === vatNumber,
    nothing_to_credit: false,
  };
  return INVOICE_PROBLEMS.filter((problem) => found[problem]);
}

const isBlank = (text: string) => text.trim() === '';

/** Codes that stand for none: of whoever has certified mail or none of the two, and of foreigners. */
const NO_CODE: readonly string[] = ['0000000', 'XXXXXXX'];
/** What FatturaPA takes as an address of certified mail, less the forms that nobody has. */
const PEC = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

export type RecipientAddress = { code: string; pec: string | null };

/** Where an e-invoice is sent: the code, certified mail beside the code that stands for none; null: nowhere. */
export function recipientAddress({
  kind,
  country,
  recipientCode,
  pec,
}: Pick<InvoiceBuyer, 'kind' | 'country' | 'recipientCode' | 'pec'>): RecipientAddress | null {
  if (country !== 'IT') return { code: 'XXXXXXX', pec: null };
  if (kind === 'person') return { code: '0000000', pec: null };
  const code = recipientCode?.trim().toUpperCase() ?? '';
  if (isRecipientCode(code) && !NO_CODE.includes(code)) return { code, pec: null };
  return pec !== null && PEC.test(pec) ? { code: '0000000', pec } : null;
}
