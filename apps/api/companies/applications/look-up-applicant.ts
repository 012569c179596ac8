import type { Deps } from '../../deps.ts';
import { stateOf } from '../../bookings/vat/look-up-vat-number.ts';
import { findApplication, updateVatState } from './application-store.ts';

/** Asks the register of VAT numbers once, for the staff to see. An application never waits for it. */
export async function lookUpApplicant(
  { database, vatRegistry, vault }: Pick<Deps, 'database' | 'vatRegistry' | 'vault'>,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const application = await findApplication(database, vault, applicationId);
  if (vatRegistry === null || application === null) return;
  const state = await stateOf(vatRegistry, { country: 'IT', number: application.vat_number });
  await updateVatState(database, applicationId, state);
}
