import { vatCountryOf, type VatCountry, type VatState } from '@nolo/domain/billing/vat-number.ts';
import type { Deps } from '../../deps.ts';
import { findVatToLookUp, saveVatState } from './vat-store.ts';
import type { VatRegistry } from './vat-registry.ts';

/** Whether a booking's VAT number can be looked up at all: its country's form is known, and there is a register. */
export function isLookedUp(
  registry: VatRegistry | null,
  company: { VAT_number: string } | undefined,
): boolean {
  return registry !== null && company !== undefined && vatCountryOf(company.VAT_number) !== null;
}

async function stateOf(registry: VatRegistry, country: VatCountry, number: string): Promise<VatState> {
  try {
    return (await registry.isRegistered(country, number)) ? 'registered' : 'not_registered';
  } catch {
    return 'unanswered';
  }
}

/** Asks the register once and keeps what it said. A booking never waits for it, nor fails by it. */
export async function lookUpVatNumber(
  { clock, database, vatRegistry }: Pick<Deps, 'clock' | 'database' | 'vatRegistry'>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const number = await findVatToLookUp(database, bookingId);
  const country = number === null ? null : vatCountryOf(number);
  if (vatRegistry === null || number === null || country === null) return;
  const state = await stateOf(vatRegistry, country, number);
  await saveVatState(database, bookingId, { state, at: clock.now() });
}
