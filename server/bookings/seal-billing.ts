import type { Billing } from '../../contract/bookings.ts';
import type { Vault } from '../platform/sealing/vault.ts';

/** As it is stored: the fiscal code sealed, the rest as the invoice shows it. */
export function sealBilling(vault: Vault, accountId: string, billing: Billing): Billing {
  const { fiscal_code } = billing;
  if (!fiscal_code) return billing;
  return { ...billing, fiscal_code: vault.seal('booking.billing.fiscal_code', accountId, fiscal_code) };
}
