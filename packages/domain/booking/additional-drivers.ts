import type { DocumentsStatus } from '../identity/documents.ts';
import { MAX_ADDITIONAL_DRIVERS } from '../pricing/extra.ts';

export type DriversProblem = 'booking.driver_twice' | 'booking.too_many_drivers' | 'booking.drivers_unnamed';

/** Why these drivers, by their ids, cannot be taken along (each a 422), or null. */
export function checkDrivers(ids: readonly string[]): DriversProblem | null {
  if (new Set(ids).size < ids.length) return 'booking.driver_twice';
  return ids.length > MAX_ADDITIONAL_DRIVERS ? 'booking.too_many_drivers' : null;
}

/** What is paid for is who drives: as many drivers as the chosen extras are for (docs/specification/accounts.md 7). */
export function checkPaidDrivers(named: number, paid: number): DriversProblem | null {
  return named === paid ? null : 'booking.drivers_unnamed';
}

type Account = { isEmailVerified: boolean; documentsStatus: DocumentsStatus; dob: string | null };

/** A validated account (docs/specification/accounts.md 7): somebody who could rent a car and drive off at once. */
export function isValidated({ isEmailVerified, documentsStatus, dob }: Account): boolean {
  return isEmailVerified && documentsStatus === 'verified' && dob !== null;
}

/**
 * 'Giulia C.': enough to tell drivers apart, not who an e-mail address belongs to. The letter is the first of the surname,
 * prefixes counted, with its accents.
 */
export function driverName(firstName: string, lastName: string): string {
  const initial = /\p{L}/u.exec(lastName.normalize('NFC'))?.[0];
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`;
}
