import type { VatNumber, VatState } from '@nolo/domain/billing/vat-number.ts';
import type { CompanyBilling } from '@nolo/contract/bookings.ts';
import type { Deps } from '../../deps.ts';
import { findVatToLookUp, saveVatState } from './vat-store.ts';
import type { VatRegistry } from './vat-registry.ts';

/** Whether a booking's VAT number can be looked up at all: it has one, and there is a register. */
export function isLookedUp(
  registry: VatRegistry | null,
  company: Pick<CompanyBilling, 'VAT_number'> | undefined,
): boolean {
  return registry !== null && company !== undefined && company.VAT_number !== null;
}

/** What the register says of a number; one that does not answer is no reason to wait. */
export async function stateOf(registry: VatRegistry, vat: VatNumber): Promise<VatState> {
  try {
    return (await registry.isRegistered(vat)) ? 'registered' : 'not_registered';
  } catch {
    return 'unanswered';
  }
}

/** Asks the register once and keeps what it said. A booking never waits for it, nor fails by it. */
export async function lookUpVatNumber(
  { clock, database, vatRegistry }: Pick<Deps, 'clock' | 'database' | 'vatRegistry'>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const vat = await findVatToLookUp(database, bookingId);
  if (vatRegistry === null || vat === null) return;
  const state = await stateOf(vatRegistry, vat);
  await saveVatState(database, bookingId, { state, at: clock.now() });
}
