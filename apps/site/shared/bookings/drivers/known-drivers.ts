import type { Driver } from '@nolo/contract/drivers.ts';
import { fieldOf } from '@nolo/domain/records.ts';

/** The drivers of a kept form; what is none is left out. */
export function knownDrivers(kept: unknown): Driver[] {
  const drivers: unknown[] = Array.isArray(kept) ? kept : [];
  return drivers.flatMap((one) => {
    const [id, name] = [fieldOf(one, 'id'), fieldOf(one, 'name')];
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}
