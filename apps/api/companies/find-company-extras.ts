import type { z } from 'zod';
import type { companyExtra } from '@nolo/contract/cars.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { listExtras } from './company-store.ts';

/** @throws AppError company.not_found, also for companies of another tenant, and for those that renters do not see */
export async function findCompanyExtras(
  { database }: Deps,
  caller: Caller,
  { companyId }: { companyId: number },
): Promise<z.infer<typeof companyExtra>[]> {
  const extras = await listExtras(database, companyId, caller);
  if (extras === null) throw new AppError('company.not_found');
  return extras;
}
