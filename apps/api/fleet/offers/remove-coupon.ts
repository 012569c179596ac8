import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { deleteCoupon, lockCoupon } from './offer-store.ts';
import { couponState } from './save-coupon.ts';

/** @throws AppError `coupon.not_found`; `coupon.used`: bookings name it, and it is ended by its last day instead */
export async function removeCoupon(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: number },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    const coupon = await lockCoupon(transaction, { companyId, id });
    if (coupon === null) throw new AppError('coupon.not_found');
    if (coupon.isUsed) throw new AppError('coupon.used');
    await deleteCoupon(transaction, { companyId, id });
    const change = { before: couponState(coupon), after: {} };
    const act = { action: 'coupon_removed', object: coupon.code, at: clock.now(), change } as const;
    await insertAuditEvent(transaction, caller, act);
  });
}
