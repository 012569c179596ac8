import type { InvoiceSeller } from '@nolo/domain/billing/invoice.ts';
import { readPostalAddress } from '@nolo/domain/billing/postal-address.ts';
import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import type { Config } from '../platform/config.ts';

type Operator = Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_VAT' | 'OPERATOR_ADDRESS'>;

/** The operator as its invoices name it. @throws Error when the configuration is not that of an Italian company */
export function sellerFrom({ OPERATOR_NAME, OPERATOR_VAT, OPERATOR_ADDRESS }: Operator): InvoiceSeller {
  const vatNumber = readItalianVatNumber(OPERATOR_VAT);
  const address = readPostalAddress(OPERATOR_ADDRESS);
  if (vatNumber === null || address === null) {
    throw new Error('invoices need OPERATOR_VAT and OPERATOR_ADDRESS of an Italian company');
  }
  return { name: OPERATOR_NAME, vatNumber, ...address, taxRegime: 'RF01' };
}
