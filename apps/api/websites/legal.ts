import type { Config } from '../platform/config.ts';
import type { Website } from './website-store.ts';

/** Whose website it is; one without a legal line of its own is the operator's. */
export function legalOf(
  website: Pick<Website, 'legal_name' | 'vat_number'>,
  operator: Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_VAT'>,
): { company: string; vat: string } {
  return {
    company: website.legal_name ?? operator.OPERATOR_NAME,
    vat: website.vat_number ?? operator.OPERATOR_VAT,
  };
}
