import type { Billing } from '@nolo/contract/bookings.ts';
import type { Vault } from '../platform/sealing/vault.ts';

const PLACE = 'booking.billing.fiscal_code';

/** As it is stored: the fiscal code sealed, the rest as the invoice shows it. */
export function sealBilling(vault: Vault, accountId: string, billing: Billing): Billing {
  const { fiscal_code } = billing;
  if (!fiscal_code) return billing;
  return { ...billing, fiscal_code: vault.seal(PLACE, accountId, fiscal_code) };
}

/** As its owner reads it. */
export function openBilling(vault: Vault, accountId: string, billing: Billing): Billing {
  const { fiscal_code } = billing;
  if (!fiscal_code) return billing;
  return { ...billing, fiscal_code: vault.open(PLACE, accountId, fiscal_code) };
}
